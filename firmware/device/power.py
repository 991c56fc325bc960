"""What the device does when nobody presses: dims its panel, darkens it, sleeps."""

DIM_MS = 30_000
DARK_MS = 120_000

BUSY_MS = 8  # between two turns of the loop while something moves
NAP_MS = 4  # while the player thinks: a press shows within 50 ms, drawing included
DARK_NAP_MS = 40  # in the dark: a press of 80 ms is still seen

_NAPS = 12  # between two turns of the loop, unless a button stirs

_BRIGHT = 0
_DIM = 1
_DARK = 2


class Vigil:
    """The buttons as the app knows them, watched: a press in the dark only brings the light back.

    `on_usb()` tells whether USB feeds the board, `doze(milliseconds)` sleeps deeply. Deep sleep
    switches USB off and with it the console, so it is for batteries; it ends by time alone, since
    no pin reliably ends it.
    """

    def __init__(self, buttons, display, clock, sound, on_usb, doze):
        self._buttons = buttons
        self._display = display
        self._clock = clock
        self._sound = sound
        self._on_usb = on_usb
        self._doze = doze
        self._light = _BRIGHT
        self._last = clock.ticks_ms()
        self._was_busy = False

    def poll(self):
        """The next event's name, or None."""
        key = self._buttons.poll()
        if key is None:
            return None
        self._last = self._clock.ticks_ms()
        before = self._light
        if before != _BRIGHT:
            self._shine(_BRIGHT)
        if before == _DARK:
            return None
        if self._sound is not None:
            self._sound.click()
        return key

    def drain(self):
        """Forget the presses that nobody could have meant."""
        while self._buttons.poll() is not None:
            pass

    def rest(self, busy):
        """Let time pass until the next turn; busy while something on the display moves."""
        now = self._clock.ticks_ms()
        idle = self._clock.diff(now, self._last)
        if self._light == _BRIGHT and idle >= DIM_MS:
            self._shine(_DIM)
        elif self._light == _DIM and idle >= DARK_MS:
            self._shine(_DARK)
        if self._sound is not None:
            if self._was_busy and not busy:
                self._sound.call()
            self._sound.tick(now)
        self._was_busy = busy
        if busy:
            self._clock.sleep_ms(BUSY_MS)
        elif self._sound is not None and self._sound.sounding:
            self._clock.sleep_ms(NAP_MS)
        else:
            self._nap()

    def _nap(self):
        sleep = self._clock.sleep_ms if self._on_usb() else self._doze
        for _ in range(_NAPS):
            sleep(DARK_NAP_MS if self._light == _DARK else NAP_MS)
            if self._buttons.stirring():
                break

    def _shine(self, light):
        if self._light == _DARK or light == _DARK:
            self._display.darken(light == _DARK)
        self._display.dim(light != _BRIGHT)
        self._light = light
