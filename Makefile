# What people and machines do with Bagatto, one word each. `make` alone lists the words.

PYTHON ?= python3
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check -qq
TYPINGS := build/typings
NODE := build/node

.PHONY: help play test lint heap prove screens build flash run doctor pull image emulate emulator budgets hardware strength bench clean
.DELETE_ON_ERROR:

help:
	@echo 'make play      play on the simulated handheld (ARGS="--lang it --deal 17" passes options on)'
	@echo 'make test      lint, type checks and every test that this machine can run'
	@echo 'make prove     the large counts: resumable, seeded, ends in a table of what held'
	@echo 'make heap      bytes live at the table on the 32-bit WebAssembly VM (needs node and npm)'
	@echo 'make strength  duels between the levels: the table of README.md, and a picture of it'
	@echo 'make bench     decisions a second beside other card games for Python, as ratios'
	@echo 'make screens   renders every screen in every language, rewrites the gallery of README.md'
	@echo 'make build     compiles what goes to the Pico into build/device, with sizes'
	@echo 'make flash     puts the firmware onto the Pico on USB and starts it; copies what changed'
	@echo 'make run       runs this checkout on the Pico without copying it'
	@echo 'make doctor    says what is wrong with the Pico, and which wire or setting to look at'
	@echo 'make pull      fetches hand records, statistics and crash logs from the Pico'
	@echo 'make image     one-file images from an official one (UF2=FILE)'
	@echo 'make emulate   boots a firmware image on an emulated chip (UF2=FILE)'
	@echo 'make emulator  fetches the fast emulator (needs node and npm)'
	@echo 'make budgets   measures a firmware image in the emulator, with the limits beside (UF2=FILE)'
	@echo 'make hardware  draws wiring, boards, case and build guide anew (needs KiCad, OpenSCAD; as root it fetches them)'
	@echo 'make lint      ruff and the two type checks'
	@echo 'make clean     removes what the above made'

play: $(VENV)/.play
	@$(PY) -m host_tools play $(ARGS)

# With npm at hand the tests can measure the heap too.
test: lint $(VENV)/.dev $(if $(shell command -v npm),$(NODE)/.installed)
	@$(PY) -m pytest -n auto $(ARGS)

lint: $(VENV)/.dev $(TYPINGS)/.installed
	@$(PY) -m ruff check .
	@$(PY) -m mypy --config-file mypy-firmware.ini
	@$(PY) -m mypy

prove: $(VENV)/.dev
	@$(PY) -m host_tools prove $(ARGS)

heap: $(VENV)/.dev $(NODE)/.installed
	@$(PY) -m host_tools heap $(ARGS)

strength: $(VENV)/.cluster
	@$(PY) -m host_tools strength $(ARGS)

bench: $(VENV)/.bench
	@$(PY) -m host_tools bench $(ARGS)

screens: $(VENV)/.dev
	@$(PY) -m host_tools screens $(ARGS)

build: $(VENV)/.device
	@$(PY) -m host_tools build $(ARGS)

flash doctor pull: $(VENV)/.device
	@$(PY) -m host_tools $@ $(ARGS)

run: $(VENV)/.device
	@$(PY) -m host_tools flash --run $(ARGS)

image emulate: $(VENV)/.device $(if $(shell command -v npm),$(NODE)/.installed)
	@$(PY) -m host_tools $@ $(if $(UF2),--uf2 $(UF2)) $(ARGS)

budgets: $(VENV)/.device $(if $(shell command -v npm),$(NODE)/.installed)
	@$(PY) -m host_tools budgets $(if $(UF2),--uf2 $(UF2)) $(ARGS)

emulator: $(NODE)/.installed

hardware: $(VENV)/.hardware
	@PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(PY) -m hardware.generator $(ARGS)

clean:
	@rm -rf $(VENV) build .hypothesis .mypy_cache .pytest_cache .ruff_cache

# One sentence for whatever a bare machine lacks; a half-made environment is made anew.
$(VENV)/.made:
	@command -v $(PYTHON) >/dev/null || \
	  { echo 'Bagatto needs Python 3.11 or newer. Install it with: apt install python3 python3-venv' >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Bagatto needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) -V). Name another with: make PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "Python's venv package is missing. Install it with: apt install python3-venv" >&2; exit 1; }
	@echo 'Setting up Python in $(VENV) (once) ...'
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# The stamps make every later run start at once.
$(VENV)/.play: $(VENV)/.made pyproject.toml
	@echo 'Fetching what playing needs (once) ...'
	@$(PIP) install --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.made pyproject.toml
	@echo 'Fetching what the tests need (once) ...'
	@$(PIP) install --editable '.[dev,device]'
	@touch $@ $(VENV)/.play $(VENV)/.device

$(VENV)/.device: $(VENV)/.made pyproject.toml
	@echo 'Fetching what the device needs (once) ...'
	@$(PIP) install --editable '.[device]'
	@touch $@ $(VENV)/.play

$(VENV)/.cluster: $(VENV)/.dev
	@echo 'Fetching what measuring strength needs (once) ...'
	@$(PIP) install --editable '.[dev,cluster]'
	@touch $@

$(VENV)/.bench: $(VENV)/.dev
	@echo 'Fetching the games to compare with (once) ...'
	@$(PIP) install --editable '.[dev,bench]'
	@touch $@

$(VENV)/.hardware: $(VENV)/.made pyproject.toml
	@echo 'Fetching what drawing needs (once) ...'
	@$(PIP) install --editable '.[hardware]'
	@touch $@

$(TYPINGS)/.installed: $(VENV)/.made Makefile
	@echo "Fetching the Pico's type stubs (once) ..."
	@rm -rf $(TYPINGS)
	@$(PIP) install --target $(TYPINGS) 'micropython-rp2-rpi_pico-stubs>=1.28,<1.29'
	@touch $@

$(NODE)/.installed: Makefile
	@command -v npm >/dev/null || \
	  { echo 'This runs under node. Install it with: apt install nodejs npm' >&2; exit 1; }
	@echo 'Fetching the WebAssembly VM and the emulator (once) ...'
	@npm install --silent --no-fund --no-audit --prefix $(NODE) '@micropython/micropython-webassembly-pyscript@^1.27' 'rp2040js@^1.4'
	@touch $@
