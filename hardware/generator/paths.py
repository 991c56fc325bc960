"""Where things lie."""

from pathlib import Path

HARDWARE = Path(__file__).resolve().parent.parent
ROOT = HARDWARE.parent
BOARD_PY = ROOT / "firmware" / "board.py"
