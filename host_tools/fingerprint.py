"""A fingerprint of what Python files do: counts and duels of other code are not carried on."""

import ast
import hashlib
from pathlib import Path

from host_tools.firmware_path import ROOT

_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def fingerprint(*names: str) -> str:
    """The fingerprint of files and folders of the checkout; words about the code do not change it.

    Hours of counting hang on it, so a mended comment must not cost them.
    """
    digest = hashlib.sha256()
    for name in names:
        path = ROOT / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            digest.update(f"{file.relative_to(ROOT)}\n{_meaning(file)}\n".encode())
    return digest.hexdigest()


def _meaning(file: Path) -> str:
    """A file without comments, docstrings and layout."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, _DOCUMENTED) and ast.get_docstring(node) is not None:
            node.body = node.body[1:]
    return ast.dump(tree)
