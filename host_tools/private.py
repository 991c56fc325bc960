"""Numbers the private names, which no module but their own knows.

MicroPython keeps every name for ever: some 30 bytes each, and past 1,270 names another 10 kB in
one piece. So a build calls those of each module _n0, _n1 and so on, the same in all modules. A
traceback has these numbers; explain() puts the names back.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping

_PRIVATE = re.compile(r"_[A-Za-z0-9]\w*")
_PLACE = re.compile(r'(File "([\w.]+)", line \d+, in )(\w+)')
_WORD = re.compile(r"\w+")


class Private:
    """Those of some modules, given by their dotted names; `others` may reach into them."""

    def __init__(self, trees: Mapping[str, ast.Module], others: Iterable[ast.Module] = ()):
        names = {module: _own(tree) for module, tree in trees.items()}
        related = _related(trees)
        kept = {name for tree in others for name in _told(tree) | _reached(tree)}
        for module, tree in trees.items():
            kept |= _told(tree)
            # What is read of another object belongs to the same module, or is nobody's alone.
            for name in _reached(tree):
                if any(name in names[other] for other in names if other != module):
                    kept.add(name)
        self._numbers: dict[str, dict[str, str]] = {}  # by module and name
        for module in trees:
            kin = related[module]
            shared = {name for other in kin for name in names[other]}
            # An object of a class that inherits has the names of several modules.
            taken = {number for other in kin for number in self._numbers.get(other, {}).values()}
            free = (name for name in map("_n{}".format, range(1000)) if name not in taken)
            alone = sorted(names[module] - kept - shared)
            self._numbers[module] = dict(zip(alone, free, strict=False))

    def number(self, tree: ast.Module, module: str) -> None:
        """Rename those of one of the modules; any other stays as it is."""
        numbers = self._numbers.get(module, {})
        for node in ast.walk(tree):
            for field in _FIELDS.get(type(node), ()):
                name = getattr(node, field)
                setattr(node, field, numbers.get(name, name))
            if isinstance(node, ast.Global | ast.Nonlocal):
                node.names = [numbers.get(name, name) for name in node.names]

    def explain(self, text: str) -> str:
        """A text with tracebacks, the functions in them by their names."""

        def named(match: re.Match[str]) -> str:
            for name, number in self._numbers.get(match[2], {}).items():
                if number == match[3]:
                    return match[1] + name
            return match[0]

        return _PLACE.sub(named, text)


_FIELDS: dict[type[ast.AST], tuple[str, ...]] = {
    ast.Name: ("id",),
    ast.Attribute: ("attr",),
    ast.FunctionDef: ("name",),
    ast.ClassDef: ("name",),
    ast.arg: ("arg",),
    ast.ExceptHandler: ("name",),
}


def _own(tree: ast.Module) -> set[str]:
    """The private names in a module, but those of constants, which mpy-cross forgets itself."""
    found = {
        getattr(node, field) for node in ast.walk(tree) for field in _FIELDS.get(type(node), ())
    }
    constants = {
        target.id
        for statement in tree.body
        if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Call)
        if isinstance(statement.value.func, ast.Name) and statement.value.func.id == "const"
        for target in statement.targets
        if isinstance(target, ast.Name)
    }
    return {name for name in found - constants if name and _PRIVATE.fullmatch(name)}


def _told(tree: ast.Module) -> set[str]:
    """The names that are imported, given in calls or written in texts."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.alias):
            found |= {*node.name.split("."), node.asname or node.name}
        elif isinstance(node, ast.keyword) and node.arg:
            found.add(node.arg)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.update(_WORD.findall(node.value))
    return found


def _reached(tree: ast.Module) -> set[str]:
    """The names of attributes of anything but self."""
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        if not (isinstance(node.value, ast.Name) and node.value.id == "self")
    }


def _related(trees: Mapping[str, ast.Module]) -> dict[str, set[str]]:
    """For each module those others whose classes meet its own in the ancestry of a class."""
    bases = {
        (module, node.name): list(_bases(module, tree, node))
        for module, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found: dict[str, set[str]] = {module: set() for module in trees}
    for one in bases:
        line = [one]
        for ancestor in line:
            line += [base for base in bases.get(ancestor, ()) if base not in line]
        modules = {module for module, _ in line if module in trees}
        for module in modules:
            found[module] |= modules - {module}
    return found


def _bases(module: str, tree: ast.Module, made: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Module and name of each class that a class is made of."""
    imported = {
        alias.asname or alias.name: (node.module, alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    for base in made.bases:
        if isinstance(base, ast.Name):
            yield imported.get(base.id, (module, base.id))
        elif isinstance(base, ast.Attribute):
            path, _, name = ast.unparse(base).rpartition(".")
            first, dot, rest = path.partition(".")
            yield ".".join(imported.get(first, (first,))) + dot + rest, name
