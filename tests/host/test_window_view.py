"""The view in a window, drawn on a surface that no screen shows."""

import os

import pygame
import pytest

from host_tools.errors import Unusable
from host_tools.simulator.picture import DARK
from host_tools.viewers import window
from host_tools.viewers.window import BUTTONS, FACE, PANEL, PRESSED, WindowView


@pytest.fixture
def surface(monkeypatch):
    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((FACE[0] * 3, FACE[1] * 3))
    pygame.quit()


@pytest.fixture
def view(device, surface, tmp_path):
    made = WindowView(device, tmp_path / "screenshots")
    made.draw(surface)
    return made


def key(kind, name):
    return pygame.event.Event(kind, key=name)


def mouse(kind, position):
    return pygame.event.Event(kind, pos=position, button=1)


@pytest.mark.parametrize("driver", ["dummy", "offscreen"])
def test_a_driver_without_a_screen_is_no_display(monkeypatch, driver):
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", driver)
    with pytest.raises(Unusable, match="no display"):
        window.check()
    pygame.quit()


def test_every_pixel_of_the_panel_is_drawn(view, surface):
    for y, row in enumerate(view.device.pixels()):
        for x, pixel in enumerate(row):
            shown = surface.get_at((3 * (PANEL.x + x) + 1, 3 * (PANEL.y + y) + 1))
            assert (shown[:3] != DARK) == bool(pixel)


@pytest.mark.parametrize("scale", [1, 2, 5])
def test_the_face_scales_by_whole_numbers_and_stays_in_the_middle(view, scale):
    surface = pygame.Surface((FACE[0] * scale + 37, FACE[1] * scale + 11))
    view.draw(surface)
    assert view.scale == scale
    assert view.origin == (18, 5)


@pytest.mark.parametrize("name", BUTTONS)
def test_a_button_lights_up_while_the_mouse_is_on_it(view, surface, name):
    middle = view.at(BUTTONS[name][0])
    spot = (middle[0], middle[1] - 15) if name in "ab" else middle
    before = surface.get_at(spot)
    view.happened(mouse(pygame.MOUSEBUTTONDOWN, middle))
    view.draw(surface)
    assert surface.get_at(spot)[:3] == PRESSED
    view.happened(mouse(pygame.MOUSEBUTTONUP, (0, 0)))
    view.draw(surface)
    assert surface.get_at(spot) == before


def test_a_key_presses_its_button_until_it_is_let_go(view):
    before = view.device.text()
    view.happened(key(pygame.KEYDOWN, pygame.K_DOWN))
    view.device.wait(100)
    assert view.device.text() != before
    assert set(view.fingers.values()) == {"down"}
    view.happened(key(pygame.KEYUP, pygame.K_DOWN))
    assert not view.fingers


def test_two_fingers_on_one_button_are_one_press(view):
    view.happened(key(pygame.KEYDOWN, pygame.K_DOWN))
    view.happened(mouse(pygame.MOUSEBUTTONDOWN, view.at(BUTTONS["down"][0])))
    view.device.wait(100)
    once = view.device.text()
    view.happened(key(pygame.KEYUP, pygame.K_DOWN))
    view.device.wait(100)
    view.happened(mouse(pygame.MOUSEBUTTONUP, (0, 0)))
    view.device.wait(100)
    assert view.device.text() == once


def test_keys_come_up_when_the_window_loses_the_keyboard(view):
    view.happened(key(pygame.KEYDOWN, pygame.K_x))
    view.happened(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not view.fingers


def test_the_screenshot_key_saves_what_the_panel_shows(view):
    for name in (pygame.K_s, pygame.K_F12):
        view.happened(key(pygame.KEYDOWN, name))
    saved = sorted(path.name for path in view.screenshots.iterdir())
    assert saved == ["bagatto-001.png", "bagatto-002.png"]
    assert pygame.image.load(view.screenshots / saved[0]).get_size() == (512, 256)


def test_q_and_closing_the_window_leave(view):
    view.happened(key(pygame.KEYDOWN, pygame.K_q))
    assert view.leaving
    view.leaving = False
    view.happened(pygame.event.Event(pygame.QUIT))
    assert view.leaving
