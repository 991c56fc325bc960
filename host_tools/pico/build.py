"""What goes to the root of the device's flash: compiled modules, main.py, pages of rules."""

import shutil
from pathlib import Path

from host_tools import vm
from host_tools.firmware_path import FIRMWARE, ROOT
from host_tools.pico.cross import Cross

DEVICE = ROOT / "build" / "device"
DRIVERS = ROOT / "build" / "drivers"  # as source, for firmware/manifest.py

MAIN = "main.py"  # MicroPython runs it at power-on only as source


def build(cross: Cross, folder: Path = DEVICE) -> list[tuple[str, int]]:
    """Makes the folder anew; the names in it with their sizes."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, source in vm.firmware_sources():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        text = vm.with_few_names(source.read_text("utf-8"), vm.module_name(name))
        if name == MAIN:
            target.write_text(text, "utf-8")
        else:
            cross.compile(text, vm.module_name(name), target.with_suffix(".mpy"))
    for page in FIRMWARE.rglob("*.txt"):
        target = folder / page.relative_to(FIRMWARE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(page, target)
    return [(name, len(data)) for name, data in contents(folder).items()]


def contents(folder: Path = DEVICE) -> dict[str, bytes]:
    """The files of a build by their names on the device."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def copy_drivers(folder: Path = DRIVERS) -> None:
    """Lays the display's driver as source where firmware/manifest.py looks for it."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, source in vm.firmware_sources():
        if not source.is_relative_to(FIRMWARE):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, folder / name)
