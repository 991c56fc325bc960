"""The handheld in a window: the panel's pixels, and six buttons that keys and the mouse press."""

import os
import sys
from pathlib import Path

from host_tools.errors import Unusable
from host_tools.simulator.picture import DARK, LIT, Colour
from host_tools.viewers import Viewed

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

# The face of the handheld, in panel pixels: everything scales with the panel by whole numbers.
FACE = (160, 140)
PANEL = pygame.Rect(16, 14, 128, 64)
CROSS = (42, 107)
BUTTONS = {  # name: (centre, label, key that presses it)
    "up": ((CROSS[0], CROSS[1] - 12), "", "up"),
    "down": ((CROSS[0], CROSS[1] + 12), "", "down"),
    "left": ((CROSS[0] - 12, CROSS[1]), "", "left"),
    "right": ((CROSS[0] + 12, CROSS[1]), "", "right"),
    "b": ((100, 110), "B", "Backspace  x"),
    "a": ((127, 100), "A", "Enter  z"),
}
RADIUS = {"a": 9, "b": 9}
ARROW = 6  # half a side of an arrow's key

KEYS = {
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_RETURN: "a",
    pygame.K_KP_ENTER: "a",
    pygame.K_z: "a",
    pygame.K_BACKSPACE: "b",
    pygame.K_x: "b",
}

DESK: Colour = (28, 27, 31)
BODY: Colour = (58, 78, 74)
EDGE: Colour = (38, 53, 51)
BEZEL: Colour = (14, 16, 18)
KEY: Colour = (34, 38, 41)
PRESSED: Colour = (240, 176, 74)
PRINT: Colour = (206, 214, 200)
FAINT: Colour = (120, 142, 134)
GAP = (*DARK, 110)
CAPTION = "Bagatto"


def check() -> None:
    """Says in one sentence why no window can be opened here."""
    driver = ""
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        try:
            pygame.display.init()
            driver = pygame.display.get_driver()
        except pygame.error:
            pass
    # Without a screen SDL starts happily with one of these.
    if driver in ("", "dummy", "offscreen"):
        raise Unusable("There is no display for the window; play with --view terminal.")


def play(device: Viewed, screenshots: Path) -> None:
    """Plays until q or until the window is closed."""
    pygame.display.init()
    pygame.font.init()
    desktop = pygame.display.get_desktop_sizes()[0]
    scale = max(2, min(6, *(int(0.85 * d) // f for d, f in zip(desktop, FACE, strict=True))))
    pygame.display.set_caption(CAPTION)
    surface = pygame.display.set_mode((FACE[0] * scale, FACE[1] * scale), pygame.RESIZABLE)
    view = WindowView(device, screenshots)
    ticker = pygame.time.Clock()
    try:
        while not view.leaving:
            for event in pygame.event.get():
                view.happened(event)
            device.step()
            if view.draw(pygame.display.get_surface() or surface):
                pygame.display.flip()
            ticker.tick(100)
    except KeyboardInterrupt:
        pass  # Ctrl-C in the shell leaves as q does
    finally:
        pygame.quit()


def save_picture(device: Viewed, path: Path, scale: int = 4) -> None:
    """Saves the whole handheld as a window would show it; needs no display."""
    pygame.font.init()
    surface = pygame.Surface((FACE[0] * scale, FACE[1] * scale))
    WindowView(device, path.parent).draw(surface)
    pygame.image.save(surface, path)


class WindowView:
    """Turns the window's events into presses and the device into a picture of itself."""

    def __init__(self, device: Viewed, screenshots: Path) -> None:
        self.device = device
        self.screenshots = screenshots
        self.leaving = False
        self.fingers: dict[str, str] = {}  # what presses (a key, the mouse) -> the button
        self.scale = 0
        self.origin = (0, 0)
        self.shown: object = None

    def happened(self, event: pygame.event.Event) -> None:
        """Takes one event of the window."""
        if event.type == pygame.QUIT:
            self.leaving = True
        elif event.type == pygame.KEYDOWN:
            if event.key == pygame.K_q:
                self.leaving = True
            elif event.key in (pygame.K_F12, pygame.K_s):
                self.take_screenshot()
            elif event.key in KEYS:
                self.press(f"key {event.key}", KEYS[event.key])
        elif event.type == pygame.KEYUP:
            self.release(f"key {event.key}")
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            button = self.button_at(event.pos)
            if button:
                self.press("mouse", button)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.release("mouse")
        elif event.type == pygame.WINDOWFOCUSLOST:
            for finger in list(self.fingers):  # the key-up will go to another window
                self.release(finger)

    def press(self, finger: str, button: str) -> None:
        """A finger goes down on a button."""
        if button not in self.fingers.values():
            self.device.down(button)
        self.fingers[finger] = button

    def release(self, finger: str) -> None:
        """A finger lifts; the button comes up with the last one."""
        button = self.fingers.pop(finger, "")
        if button and button not in self.fingers.values():
            self.device.up(button)

    def button_at(self, position: tuple[int, int]) -> str:
        """The button under a point of the window, or nothing."""
        for name, (centre, _, _) in BUTTONS.items():
            reach = (RADIUS.get(name, ARROW) + 1) * self.scale
            if pygame.Vector2(self.at(centre)).distance_to(position) <= reach:
                return name
        return ""

    def take_screenshot(self) -> None:
        """Saves the panel as a PNG under the next free number."""
        self.screenshots.mkdir(parents=True, exist_ok=True)
        number = 1 + len(list(self.screenshots.glob("bagatto-*.png")))
        path = self.screenshots / f"bagatto-{number:03}.png"
        self.device.screenshot(path)
        pygame.display.set_caption(f"{CAPTION} - {path}")

    def at(self, point: tuple[int, int]) -> tuple[int, int]:
        """A point of the face in the window's coordinates."""
        return (self.origin[0] + point[0] * self.scale, self.origin[1] + point[1] * self.scale)

    def draw(self, surface: pygame.Surface) -> bool:
        """Draws the face if a pixel, a button or the window's size has changed; whether it has."""
        rows = self.device.pixels()
        pressed = set(self.fingers.values())
        state = (rows, pressed, self.device.contrast(), surface.get_size())
        if state == self.shown:
            return False
        self.shown = state
        width, height = surface.get_size()
        self.scale = max(1, min(width // FACE[0], height // FACE[1]))
        self.origin = ((width - FACE[0] * self.scale) // 2, (height - FACE[1] * self.scale) // 2)
        surface.fill(DESK)
        self.draw_body(surface)
        self.draw_panel(surface, rows)
        for name, (centre, label, key) in BUTTONS.items():
            self.draw_button(surface, name, centre, label, key, name in pressed)
        return True

    def rect(self, rect: pygame.Rect) -> pygame.Rect:
        """A rectangle of the face in the window's coordinates."""
        return pygame.Rect(self.at(rect.topleft), (rect.w * self.scale, rect.h * self.scale))

    def draw_body(self, surface: pygame.Surface) -> None:
        """The case, the glass and what is printed on them."""
        s = self.scale
        face = pygame.Rect(0, 0, *FACE)
        pygame.draw.rect(surface, EDGE, self.rect(face.inflate(-4, -4)), border_radius=10 * s)
        pygame.draw.rect(surface, BODY, self.rect(face.inflate(-6, -6)), border_radius=9 * s)
        pygame.draw.rect(surface, BEZEL, self.rect(PANEL.inflate(10, 8)), border_radius=3 * s)
        arm = pygame.Rect(0, 0, 38, 14)
        for rect in (arm, pygame.Rect(0, 0, 14, 38)):
            rect.center = CROSS
            pygame.draw.rect(surface, EDGE, self.rect(rect.inflate(2, 2)), border_radius=3 * s)
        for rect in (arm, pygame.Rect(0, 0, 14, 38)):
            rect.center = CROSS
            pygame.draw.rect(surface, KEY, self.rect(rect), border_radius=2 * s)
        self.print(surface, "q leaves    s takes a picture", (FACE[0] // 2, 132), 4, FAINT)

    def draw_panel(self, surface: pygame.Surface, rows: list[bytes]) -> None:
        """The pixels, a hair apart as on the real panel where there is room for it."""
        light = 0.45 + 0.55 * self.device.contrast() / 255
        lit = [round(d + (c - d) * light) for c, d in zip(LIT, DARK, strict=True)]
        panel = pygame.Surface(PANEL.size, depth=8)
        panel.set_palette([DARK, tuple(lit)])
        panel.get_buffer().write(b"".join(rows))
        target = self.rect(PANEL)
        surface.blit(pygame.transform.scale(panel.convert(surface), target.size), target)
        if self.scale >= 4:
            surface.blit(self.grid(target.size), target)

    def grid(self, size: tuple[int, int]) -> pygame.Surface:
        """The thin gaps between the pixels, to be laid over them."""
        grid = pygame.Surface(size, pygame.SRCALPHA)
        for x in range(0, size[0], self.scale):
            pygame.draw.line(grid, GAP, (x, 0), (x, size[1]))
        for y in range(0, size[1], self.scale):
            pygame.draw.line(grid, GAP, (0, y), (size[0], y))
        return grid

    def draw_button(
        self,
        surface: pygame.Surface,
        name: str,
        centre: tuple[int, int],
        label: str,
        key: str,
        pressed: bool,
    ) -> None:
        """One button, lit while it is pressed, with the keys that press it."""
        x, y = self.at(centre)
        if label:
            radius = RADIUS[name] * self.scale
            pygame.draw.circle(surface, EDGE, (x, y), radius + self.scale)
            pygame.draw.circle(surface, PRESSED if pressed else KEY, (x, y), radius)
            self.print(surface, label, centre, 11, BEZEL if pressed else PRINT)
            self.print(surface, key, (centre[0], centre[1] + 14), 5, PRINT)
        else:
            self.draw_arrow(surface, name, pressed)

    def draw_arrow(self, surface: pygame.Surface, name: str, pressed: bool) -> None:
        """A triangle that points where the arm of the cross does."""
        centre = pygame.Vector2(BUTTONS[name][0])
        ahead = (centre - CROSS).normalize()
        aside = ahead.rotate(90)
        base = centre - 2 * ahead
        corners = (centre + 4 * ahead, base + 4 * aside, base - 4 * aside)
        points = [self.origin + corner * self.scale for corner in corners]
        pygame.draw.polygon(surface, PRESSED if pressed else PRINT, points)

    def print(
        self,
        surface: pygame.Surface,
        text: str,
        centre: tuple[int, int],
        size: int,
        colour: Colour,
    ) -> None:
        """Prints a text on the case."""
        image = pygame.font.Font(None, size * self.scale * 5 // 4).render(text, True, colour)
        surface.blit(image, image.get_rect(center=self.at(centre)))
