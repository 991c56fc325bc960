"""The engine without node: rp2040py, the same chip in Python."""

import functools
from collections.abc import Callable
from typing import Any

from rp2040py.boards import BoardSpec, build_rp2040_from_spec
from rp2040py.execute_batch import execute_batch
from rp2040py.simulator import Simulator
from rp2040py.usb.cdc import USBCDC
from rp2040py.utils.logging import ConsoleLogger, LogLevel

from host_tools.emulator.engine import Event, Outcome, Transfer
from host_tools.pico.uf2 import FLASH_BASE, FLASH_SIZE

_NS_A_CYCLE = 8
_POLL_NS = 1e6
_TX_EMPTY = 1 << 4  # of I2C
_SIO = 5  # a pin's function when software moves it
_PACKET = 63  # a full one of 64 would wait for the next


class PyEngine:
    """An engine.Engine in this process.

    It mends what the emulator lacks: I2C takes no time there and sees no transfers that software
    makes with the pins, a read of an output pin gives 0, and USB answers the firmware's question
    for input with endless empty packets.
    """

    def __init__(self, flash: bytes, bootrom: list[int], block: int, sda: int, scl: int) -> None:
        self.busy_ns = 0.0
        self.resets = 0
        self._bootrom = bootrom
        self._wiring = (block, sda, scl)
        self._levels: dict[int, int] = {}
        self._answering: list[int] = []
        self._text = b""
        self._transfers: list[Transfer] = []
        self._input = bytearray()
        self._before = 0.0
        self._boot(flash)

    @property
    def ns(self) -> float:
        return self._before + self._clock.nanos

    def run(
        self, milliseconds: float, until: bytes = b"", events: list[Event] | None = None
    ) -> Outcome:
        end = self.ns + milliseconds * 1e6
        planned = [(self.ns + after, pin, level) for after, pin, level in events or []]
        planned.sort(key=lambda event: event[0])
        while self.ns < end - 1 and not (until and until in self._text):
            while planned and planned[0][0] <= self.ns:
                self._set_pin(*planned.pop(0)[1:])
            limit = min(end, planned[0][0]) if planned else end
            step = limit - self.ns
            self._stop.schedule(min(step, _POLL_NS) if until else step)
            self._simulator.stopped = False
            while not self._simulator.stopped:
                execute_batch(self._simulator, 1)
        outcome = Outcome(bool(until) and until in self._text, self._text, self._transfers)
        self._text, self._transfers = b"", []
        return outcome

    def send(self, data: bytes) -> None:
        self._input += data
        self._give()

    def answer(self, addresses: list[int]) -> None:
        self._answering = addresses

    def cut(self) -> None:
        self._before = self.ns
        self.resets += 1
        self._boot(self.flash())

    def flash(self) -> bytes:
        return bytes(self._mcu.flash[:FLASH_SIZE])

    def close(self) -> None:
        """Nothing to end."""

    def _boot(self, flash: bytes) -> None:
        mcu = self._mcu = build_rp2040_from_spec(BoardSpec())
        self._simulator = Simulator(rp2040=mcu)
        self._clock = mcu.clock
        mcu.logger = ConsoleLogger(LogLevel.ERROR)
        mcu.load_bootrom(self._bootrom)
        mcu.flash[:FLASH_SIZE] = flash
        mcu.watchdog.on_watchdog_trigger = self._reset
        self._stop = self._clock.create_alarm(self._stopped)
        self._attach_console()
        self._attach_i2c()
        self._attach_bits()
        for number in range(30):
            if number not in self._wiring[1:]:
                mcu.gpio[number].add_listener(functools.partial(self._read_back, number))
                mcu.gpio[number].set_input_value(bool(self._levels.get(number, 1)))
        mcu.core.pc = FLASH_BASE

    def _stopped(self) -> None:
        self._simulator.stopped = True

    def _reset(self) -> None:
        self.resets += 1
        self._mcu.enter_reset(from_watchdog=True)
        self._mcu.leave_reset()

    def _set_pin(self, number: int, level: int | None) -> None:
        if level is None:
            self._levels.pop(number, None)
        else:
            self._levels[number] = level
        self._mcu.gpio[number].set_input_value(bool(self._levels.get(number, 1)))

    def _read_back(self, number: int, state: int, before: int) -> None:
        level = bool(state) if state <= 1 else bool(self._levels.get(number, 1))
        self._mcu.gpio[number].set_input_value(level)

    # The console

    def _attach_console(self) -> None:
        usb: Any = self._mcu.usb_ctrl  # its hooks are typed as if they were never set
        self._cdc: Any = USBCDC(usb)
        self._asked = False
        self._cdc.on_device_connected = lambda: self.send(b"\r\n")
        self._cdc.on_serial_data = self._said
        others, when_reset = usb.on_endpoint_read, usb.on_reset

        def read(endpoint: int, size: int) -> None:
            if endpoint and endpoint == self._cdc._out_endpoint:
                self._asked = True
                self._give()
            else:
                others(endpoint, size)

        def reset() -> None:
            self._asked = False
            when_reset()

        usb.on_endpoint_read, usb.on_reset = read, reset

    def _said(self, data: bytes | bytearray) -> None:
        self._text += bytes(data)

    def _give(self) -> None:
        if self._asked and self._input:
            self._asked = False
            packet = bytes(self._input[:_PACKET])
            del self._input[:_PACKET]
            self._mcu.usb_ctrl.endpoint_read_done(self._cdc._out_endpoint, packet)

    # The I2C bus

    def _attach_i2c(self) -> None:
        i2c: Any = self._mcu.i2c[self._wiring[0]]
        abort = i2c._abort

        def aborted(reason: int) -> None:
            # What is thrown away when nobody acknowledges leaves the queue empty, and the
            # firmware waits for word of that before it looks why.
            abort(reason)
            i2c._set_interrupts(_TX_EMPTY)

        i2c._abort = aborted
        then: list[Callable[[], None]] = []
        alarm = self._clock.create_alarm(lambda: then.pop()())
        transfer: list = [0.0, 0, bytearray()]

        def after(bits: int, action: Callable[[], None]) -> None:
            low = i2c.scl_low_period
            spikes = 1 if low < 16 else low // 16
            then.append(action)
            alarm.schedule(bits * (i2c.scl_high_period + spikes + 7 + low + 1) * _NS_A_CYCLE)

        def connect(address: int, mode: object) -> None:
            transfer[:] = [self.ns, address & 0x7F, bytearray()]
            there = address & 0x7F in self._answering
            after(9, lambda: i2c.complete_connect(there))

        def write(byte: int) -> None:
            transfer[2].append(byte)
            after(9, lambda: i2c.complete_write(transfer[1] in self._answering))

        def stop() -> None:
            if transfer[1] in self._answering:
                self._transfers.append((transfer[0], transfer[1], bytes(transfer[2])))

            def done() -> None:
                self.busy_ns += self.ns - transfer[0]
                i2c.complete_stop()

            after(1, done)

        i2c.on_start = lambda repeated: after(1, i2c.complete_start)
        i2c.on_connect, i2c.on_write_byte, i2c.on_stop = connect, write, stop
        i2c.on_read_byte = lambda acknowledge: after(9, lambda: i2c.complete_read(0))

    def _attach_bits(self) -> None:
        """Acknowledges nothing-but-an-address, which the firmware writes by moving the pins."""
        data, tick = (self._mcu.gpio[pin] for pin in self._wiring[1:])
        was = [1, 1]  # data, tick
        bit, value, address = -1, 0, True

        def is_high(pin) -> int:
            moved = pin.function_select == _SIO and pin.output_enable
            return int(not moved or bool(pin.output_value))

        def changed(*_: object) -> None:
            nonlocal bit, value, address
            (d, t), (is_data, is_tick) = was, (is_high(data), is_high(tick))
            was[:] = [is_data, is_tick]
            if data.function_select != _SIO:
                return
            if is_tick and t and is_data != d:
                bit, value, address = (-1 if is_data else 0), 0, True
                data.set_input_value(True)
            elif bit >= 0 and is_tick and not t:
                if bit < 8:
                    value = value << 1 | is_data
                bit += 1
            elif bit == 8 and t and not is_tick:
                there = not address or value >> 1 in self._answering
                data.set_input_value(not there)
            elif bit >= 9 and t and not is_tick:
                bit, value, address = 0, 0, False
                data.set_input_value(True)

        data.add_listener(changed)
        tick.add_listener(changed)
        data.set_input_value(True)
        tick.set_input_value(True)
