"""Writes numbers where modules name constants of each other, as mpy-cross does within a module.

MicroPython keeps every name for ever: one of a constant costs some 30 bytes, each import of it 20
more, and past 1,260 names another 10 kB in one piece. So a build knows the numbers alone.

A constant is a name in capitals that a module gives an int once, at its top level.
"""

import ast
import re
from collections.abc import Mapping

_NAME = re.compile(r"_?[A-Z][A-Z0-9_]*")


class Constants:
    """Those of some modules, given by their dotted names."""

    def __init__(self, trees: Mapping[str, ast.Module]):
        self._trees = trees
        self._found: dict[str, dict[str, int]] = {}
        for module in trees:
            self._of(module)
        self._kept = self._read_otherwise()

    def write_out(self, tree: ast.Module) -> None:
        """Put numbers for names into a module; its own constants go from it."""
        _Writer(self._known(tree), self._modules(tree), self._kept).visit(tree)
        read = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]
        if "const" not in read:
            _Writer({"const": 0}, {}, set()).visit(tree)
        for statement in tree.body:
            match statement:
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    # mpy-cross forgets such a name itself, but copies the value to each use.
                    if name[0] == "_" and read.count(name) == 2 and _is_plain(value):
                        statement.value = ast.Call(ast.Name("const"), [value], [])

    def _of(self, module: str) -> dict[str, int]:
        """The constants of one of the modules."""
        if module not in self._found:
            self._found[module] = {}  # while it is looked at, should modules import in a ring
            self._found[module] = self._own(self._trees[module])
        return self._found[module]

    def _own(self, tree: ast.Module) -> dict[str, int]:
        known = self._imported(tree)
        given = _names_given(tree)
        own: dict[str, int] = {}
        for statement in tree.body:
            names = [name for name in _names(statement) if given.count(name) == 1]
            if not isinstance(statement, ast.Assign) or names != _names(statement):
                continue
            scope = {"__builtins__": {}, "const": int, "range": range, **known, **own}
            try:
                value = eval(compile(ast.Expression(statement.value), "", "eval"), scope)
                values = list(value) if isinstance(statement.targets[0], ast.Tuple) else [value]
            except (NameError, TypeError):
                continue
            if names and all(type(value) is int for value in values):
                own.update(zip(names, values, strict=True))
        return own

    def _known(self, tree: ast.Module) -> dict[str, int]:
        return {**self._imported(tree), **self._own(tree)}

    def _imported(self, tree: ast.Module) -> dict[str, int]:
        given = _names_given(tree)
        return {
            alias.name: self._of(node.module)[alias.name]
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module and node.module in self._trees
            for alias in node.names
            if alias.name in self._of(node.module) and not alias.asname
            if alias.name not in given
        }

    def _modules(self, tree: ast.Module) -> dict[str, dict[str, int]]:
        """The constants of the modules that a module knows by a name of one word."""
        found = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Import | ast.ImportFrom):
                package = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
                for alias in node.names:
                    if package + alias.name in self._trees:
                        found[alias.asname or alias.name] = self._of(package + alias.name)
        return found

    def _read_otherwise(self) -> set[str]:
        """The names of attributes that are read of what may or may not be a module."""
        return {
            node.attr
            for tree in self._trees.values()
            for modules in [self._modules(tree)]
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute)
            if not (isinstance(node.value, ast.Name) and node.value.id in modules)
        }


class _Writer(ast.NodeTransformer):
    def __init__(self, known: dict[str, int], modules: dict[str, dict[str, int]], kept: set[str]):
        self._known = known
        self._modules = modules
        self._kept = kept

    def visit_ImportFrom(self, node):
        node.names = [name for name in node.names if name.asname or name.name not in self._known]
        return node if node.names else ast.Pass()

    def visit_Assign(self, node):
        names = _names(node)
        if names and all(name in self._known and name not in self._kept for name in names):
            return ast.Pass()
        return self.generic_visit(node)

    def visit_Name(self, node):
        if isinstance(node.ctx, ast.Load) and node.id in self._known:
            return ast.Constant(self._known[node.id])
        return node

    def visit_Attribute(self, node):
        value = _constant_of(node, self._modules)
        return self.generic_visit(node) if value is None else ast.Constant(value)


def _constant_of(node: ast.Attribute, modules: dict[str, dict[str, int]]) -> int | None:
    if isinstance(node.ctx, ast.Load) and isinstance(node.value, ast.Name):
        return modules.get(node.value.id, {}).get(node.attr)
    return None


def _is_plain(value: ast.expr) -> bool:
    """Whether it is a text, some bytes or a tuple that mpy-cross can write down."""
    plain = ast.Tuple | ast.Constant | ast.UnaryOp | ast.USub | ast.Load
    return all(isinstance(node, plain) for node in ast.walk(value))


def _names(statement: ast.stmt) -> list[str]:
    """The names that a statement gives values, when all are spelt as those of constants."""
    if not isinstance(statement, ast.Assign) or len(statement.targets) != 1:
        return []
    target = statement.targets[0]
    targets = target.elts if isinstance(target, ast.Tuple) else [target]
    names = [node.id for node in targets if isinstance(node, ast.Name)]
    spelt = len(names) == len(targets) and all(_NAME.fullmatch(name) for name in names)
    return names if spelt else []


def _names_given(tree: ast.Module) -> list[str]:
    """Each name as often as the module gives it a value, wherever."""
    return [
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
    ]
