# What people and machines do with Bagatto, one word each. `make` alone lists the words.

PYTHON ?= python3
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check -qq
TYPINGS := build/typings
NODE := build/node

.PHONY: help play test lint heap prove screens hardware clean
.DELETE_ON_ERROR:

help:
	@echo 'make play      play on the simulated handheld (ARGS="--lang it --deal 17" passes options on)'
	@echo 'make test      lint, type checks and every test that this machine can run'
	@echo 'make prove     the large counts: resumable, seeded, ends in a table of what held'
	@echo 'make heap      bytes live at the table on the 32-bit WebAssembly VM (needs node and npm)'
	@echo 'make screens   renders every screen in every language, rewrites the gallery of README.md'
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

screens: $(VENV)/.dev
	@$(PY) -m host_tools screens $(ARGS)

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
	@$(PIP) install --editable '.[dev]'
	@touch $@ $(VENV)/.play

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
	  { echo 'make heap runs MicroPython under node. Install it with: apt install nodejs npm' >&2; exit 1; }
	@echo 'Fetching the WebAssembly VM (once) ...'
	@npm install --silent --no-fund --no-audit --prefix $(NODE) '@micropython/micropython-webassembly-pyscript@^1.27'
	@touch $@
