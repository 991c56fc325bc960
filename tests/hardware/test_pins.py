"""One source of pins: whatever shows a pin shows that of firmware/board.py."""

import importlib.util
import re

import pytest

import board
from hardware.generator import circuit, pins
from hardware.generator.paths import HARDWARE

# RP2040 data sheet, GPIO functions; Pico data sheet, pinout.
I2C0_SDA = (0, 4, 8, 12, 16, 20)
I2C0_SCL = (1, 5, 9, 13, 17, 21)
ADC = (26, 27, 28)
NOT_ON_THE_EDGE = (23, 24, 25, 29)


def page(name):
    return (HARDWARE / name).read_text(encoding="utf-8")


def used():
    numbers = [number for _, number in board.BUTTONS]
    return [board.SDA, board.SCL, *numbers, board.PIEZO, board.BATTERY_SENSE]


def test_the_pins_can_do_what_they_are_for():
    assert board.I2C_ID == 0
    assert board.SDA in I2C0_SDA
    assert board.SCL in I2C0_SCL
    assert board.BATTERY_SENSE in ADC


def test_no_pin_serves_twice_and_all_can_be_soldered():
    assert len(set(used())) == len(used())
    assert not set(used()) & set(NOT_ON_THE_EDGE)


def test_the_generator_reads_what_the_firmware_runs_with():
    for name, value in pins.BOARD.items():
        assert getattr(board, name) == value


@pytest.mark.parametrize("number", used())
def test_every_pin_is_in_the_circuit_once(number):
    nets = [net for net, legs in circuit.NETS.items() if circuit.gp(number) in legs]
    assert len(nets) == 1


@pytest.mark.parametrize("number", used())
def test_the_wiring_table_names_pin_and_number(number):
    assert re.search(
        rf"^\| GP{number} \| {pins.pico_pin(f'GP{number}')} \|", page("wiring.md"), re.M
    )


def test_the_table_joins_each_button_to_its_pin():
    for name, number in board.BUTTONS:
        word = name.upper() if len(name) == 1 else name
        assert re.search(rf"^\| GP{number} \|.*button {word}, one side", page("wiring.md"), re.M)


@pytest.mark.parametrize("name", ["needed", "options"])
def test_the_drawing_shows_every_pin_with_its_number(name):
    words = re.findall(r">([^<>]+)</text>", page(f"wiring/{name}.svg"))
    harness = page(f"wiring/{name}.yml")
    for number, leg in pins.PICO.items():
        if re.search(rf"'Pico': \[.*\b{number}\b", harness):
            assert leg in words
            assert str(number) in words


def test_the_schematic_shows_every_pin_with_its_number():
    words = re.findall(r">([^<>]+)</tspan>", page("wiring/schematic.svg"))
    for number in used():
        assert f"GP{number}" in words
        assert str(pins.pico_pin(f"GP{number}")) in words
    for net in set(circuit.NETS) - {"GND", "SOUND", "BATTERY", "SWITCHED"}:
        assert words.count(net) >= 2, "a label at each end"


def test_the_wire_check_has_the_firmwares_pins():
    spec = importlib.util.spec_from_file_location("wire_check", HARDWARE / "wire_check.py")
    wire_check = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(wire_check)
    for name in pins.BOARD:
        assert getattr(wire_check, name) == getattr(board, name)


def test_the_guides_words_are_those_of_today():
    bus = f"0x{board.OLED_ADDRESS:02X} on SDA GP{board.SDA}, SCL GP{board.SCL}"
    assert f"panel: {bus};" in page("build.md")
    assert f"piezo: a short tone on GP{board.PIEZO}" in page("build.md")
    assert f"V on GP{board.BATTERY_SENSE};" in page("build.md")
    assert f"at address 0x{board.OLED_ADDRESS:02X}" in page("panels.md")
    assert f"halve the voltage behind the switch for GP{board.BATTERY_SENSE}" in page("power.md")
