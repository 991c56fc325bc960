"""Numbers the parameters whose names nothing but their own functions knows.

MicroPython keeps the name of every parameter, although a call that goes by place needs none. So a
build calls them _1, _2 and so on, the same in all functions.
"""

import ast
from collections.abc import Iterable, Iterator


class Parameters:
    """Those of all functions in some modules."""

    def __init__(self, trees: Iterable[ast.Module]):
        required, known = set(), set()
        for tree in trees:
            required |= _required(tree)
            known |= _known(tree)
        self._private = required - known - {"self"}

    def number(self, tree: ast.Module) -> None:
        """Rename them in one of the modules, function by function with those inside it."""
        for function in _outermost(tree):
            places: dict[str, str] = {}
            for node in ast.walk(function):
                if isinstance(node, ast.arg) and node.arg in self._private:
                    places.setdefault(node.arg, f"_{len(places) + 1}")
            for node in ast.walk(function):
                if isinstance(node, ast.arg):
                    node.arg = places.get(node.arg, node.arg)
                elif isinstance(node, ast.Name):
                    node.id = places.get(node.id, node.id)
                elif isinstance(node, ast.ExceptHandler) and node.name:
                    node.name = places.get(node.name, node.name)
                elif isinstance(node, ast.Nonlocal):
                    node.names = [places.get(name, name) for name in node.names]


def _outermost(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield node
        else:
            yield from _outermost(node)


def _required(tree: ast.Module) -> set[str]:
    """The names of the parameters that every call gives."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            given = node.args
            found |= {arg.arg for arg in given.args[: len(given.args) - len(given.defaults)]}
            if given.vararg:
                found.add(given.vararg.arg)
    return found


def _known(tree: ast.Module) -> set[str]:
    """The names that mean something beyond one function, or that a call may give by name."""
    found = {name for statement in tree.body for name in _bound(statement)}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            given = node.args
            found |= {arg.arg for arg in given.args[len(given.args) - len(given.defaults) :]}
            found |= {arg.arg for arg in given.kwonlyargs}
            if given.kwarg:
                found.add(given.kwarg.arg)
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            found |= {name for statement in node.body for name in _bound(statement)}
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.keyword) and node.arg:
            found.add(node.arg)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)  # kept as a name anyway
        elif isinstance(node, ast.alias):
            found |= {*node.name.split("."), node.asname or node.name}
    return found


def _bound(statement: ast.stmt) -> set[str]:
    """The names in a statement at the top level of a module or a class."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return set()
    return {node.id for node in ast.walk(statement) if isinstance(node, ast.Name)}
