"""The programs that drawings need beside Python: found, installed where we may, or named."""

import os
import shutil
import subprocess
import sys
from functools import cache

PACKAGES = {
    "dot": ("graphviz", "fonts-dejavu-core", "libcairo2"),
    "openscad": ("openscad",),
    "xvfb-run": ("xvfb", "xauth"),
    "pcbnew": ("kicad", "kicad-footprints"),
}
KICAD = "6."  # its Python module has changed with every large version since


class Missing(Exception):
    """Something that cannot be had here, in one sentence."""


def need(names):
    """Make sure of programs; as root on Debian, install what is missing."""
    missing = [name for name in names if not _found(name)]
    if not missing:
        return
    packages = [package for name in missing for package in PACKAGES[name]]
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Installing {' '.join(packages)} (once) ...", flush=True)
        quiet = {
            "stdout": subprocess.DEVNULL,
            "env": os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        }
        subprocess.run(["apt-get", "update", "-qq"], check=False, **quiet)
        install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages]
        subprocess.run(install, check=False, **quiet)
        kicad_python.cache_clear()
    still = [name for name in missing if not _found(name)]
    if still:
        packages = [package for name in still for package in PACKAGES[name]]
        raise Missing(
            f"make hardware needs more. Install it with: apt install {' '.join(packages)}"
        )


@cache
def kicad_python():
    """The Python that can import pcbnew, and KiCad's version; (None, None) without."""
    for python in (sys.executable, "/usr/bin/python3"):
        asked = [python, "-c", "import pcbnew; print(pcbnew.GetBuildVersion())"]
        try:
            run = subprocess.run(asked, capture_output=True, text=True, check=False)
        except OSError:
            continue
        if run.returncode == 0:
            return python, run.stdout.split()[-1]
    return None, None


def _found(name):
    return kicad_python()[0] is not None if name == "pcbnew" else shutil.which(name) is not None
