"""Freezes Bagatto into a MicroPython image: make BOARD=RPI_PICO FROZEN_MANIFEST=.../manifest.py.

Frozen code takes a third of the heap. `make build` puts the display's driver where this looks for
it. The pages of rules/ are files all the same: they go to the filesystem.
"""

include("$(PORT_DIR)/boards/manifest.py")

for folder in ("bots", "device", "tarocchi", "ui"):
    package(folder, base_path=".")
for name in ("board", "diagnose", "main", "trouble", "version", "wishes"):
    module(name + ".py", base_path=".")

package("adafruit_bus_device", base_path="../build/drivers")
module("adafruit_ssd1306.py", base_path="../build/drivers")
