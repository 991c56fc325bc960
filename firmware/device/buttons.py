"""Buttons: interrupts note every edge, poll() turns the edges into one event a gesture."""

from array import array

from micropython import const

HOLD_MS = 600
QUIET_MS = 25  # contacts bounce for up to 20 ms; quieter than this, they have settled

_RING = const(128)  # a hard press and release may bounce into 36 edges
_LOW = const(1)  # low bit of a mark: the line went low, which is a button going down


class _Button:
    """One line: notes its edges in the shared ring, and knows what they mean so far."""

    def __init__(self, name, pin, ring, index, clock):
        self.name = name
        self.pin = pin
        self.held_name = "hold-b" if name == "b" else None
        self._ring = ring
        self._mark = index << 1
        self._clock = clock
        self.low = pin.value() == 0
        self._since = self._last = clock.ticks_ms()
        # One held at power-on has had its say: it counts from its next press.
        self.down = self._told = self.low
        self._irq = pin.irq()  # before it is armed: the first edge may come at once
        pin.irq(handler=self._edge, trigger=pin.IRQ_FALLING | pin.IRQ_RISING, hard=True)

    def _edge(self, pin):
        # A hard interrupt: nothing here may allocate. While flash is written interrupts wait,
        # and then one call stands for both edges; the level tells which came last.
        flags = self._irq.flags()
        low = pin.value() == 0
        if flags == pin.IRQ_FALLING | pin.IRQ_RISING:
            self._note(not low)
            self._note(low)
        else:
            self._note(flags == pin.IRQ_FALLING)

    def _note(self, low):
        self._ring.put(self._clock.ticks_ms(), self._mark | low)

    def edge(self, low, now):
        """Take in an edge; the name of the event it makes, or None."""
        event = None
        if low and not self.down:
            self.down = True
            self._since = now
            # Of a button that can be held, a press alone does not say what is meant.
            self._told = self.held_name is None
            if self._told:
                event = self.name
        elif not low and not self._told and self._clock.diff(now, self._last) >= QUIET_MS:
            self._told = True
            event = self.name
        self.low = low
        self._last = now
        return event

    def pass_time(self, now):
        """Let time pass up to now; the name of the event that falls due, or None."""
        if not self.down:
            return None
        if self.low:
            if not self._told and self._clock.diff(now, self._since) >= HOLD_MS:
                self._told = True
                return self.held_name
        elif self._clock.diff(now, self._last) >= QUIET_MS:
            self.down = False
            if not self._told:
                # A tap so short that its release was taken for bouncing.
                self._told = True
                return self.name
        return None


class _Ring:
    """Edges in order of time; when it is full the newest are dropped."""

    def __init__(self):
        self._times = array("i", [0] * _RING)
        self._marks = bytearray(_RING)
        self._head = 0  # written by the interrupt alone
        self._tail = 0  # written by poll alone

    def put(self, time, mark):
        head = self._head
        after = (head + 1) % _RING
        if after != self._tail:
            self._times[head] = time
            self._marks[head] = mark
            self._head = after

    def empty(self):
        return self._head == self._tail

    def time(self):
        return self._times[self._tail]

    def mark(self):
        return self._marks[self._tail]

    def drop(self):
        self._tail = (self._tail + 1) % _RING


class Buttons:
    """Events of (name, machine.Pin) pairs; the pins are inputs with pull-up, pressed is low.

    A press makes one event, when it begins. Only "b" waits: for its release, or for HOLD_MS,
    which makes it "hold-b". When nobody polls, edges wait in the ring with the time they came.
    """

    def __init__(self, pins, clock):
        self._clock = clock
        self._ring = _Ring()
        buttons = []
        for name, pin in pins:
            buttons.append(_Button(name, pin, self._ring, len(buttons), clock))
        self._buttons = tuple(buttons)

    def poll(self):
        """The next event's name, or None; allocates nothing."""
        ring = self._ring
        while True:
            waiting = not ring.empty()
            now = ring.time() if waiting else self._clock.ticks_ms()
            # All lines reach the time of the edge before it counts, so that events come in the
            # order in which they happened, whenever poll is called.
            for button in self._buttons:
                event = button.pass_time(now)
                if event is not None:
                    return event
            if not waiting:
                return self._missed(now)
            mark = ring.mark()
            ring.drop()
            event = self._buttons[mark >> 1].edge(bool(mark & _LOW), now)
            if event is not None:
                return event

    def stirring(self):
        """Whether poll has something to do: cheaper than to ask it, for those who nap."""
        if not self._ring.empty():
            return True
        for button in self._buttons:
            if button.down or button.low != (button.pin.value() == 0):
                return True
        return False

    def _missed(self, now):
        """Make good what a full ring lost: the level of a line tells what came last."""
        for button in self._buttons:
            low = button.pin.value() == 0
            if low != button.low and self._ring.empty():
                event = button.edge(low, now)
                if event is not None:
                    return event
        return None

    def held(self, name):
        """Whether that button is down right now, bouncing or not."""
        for button in self._buttons:
            if button.name == name:
                return button.pin.value() == 0
        raise ValueError("no button named " + name)
