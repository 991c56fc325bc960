"""The piezo: short tones that end by themselves at the next tick, and a mute."""

_LOUD = 32768  # half of the time high


class Sound:
    """Tones on a machine.PWM; nothing waits for them and no timer ends them."""

    def __init__(self, pwm, clock):
        self.muted = False
        self.sounding = False
        self._pwm = pwm
        self._clock = clock
        self._until = 0
        pwm.duty_u16(0)

    def click(self):
        """A button was pressed."""
        self._tone(2000, 8)

    def call(self):
        """It is the player's turn."""
        self._tone(880, 60)

    def _tone(self, hertz, milliseconds):
        if self.muted:
            return
        self._pwm.freq(hertz)
        self._pwm.duty_u16(_LOUD)
        self.sounding = True
        self._until = self._clock.add(self._clock.ticks_ms(), milliseconds)

    def tick(self, now):
        """End the tone whose time is over."""
        if self.sounding and self._clock.diff(now, self._until) >= 0:
            self.sounding = False
            self._pwm.duty_u16(0)
