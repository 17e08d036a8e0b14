"""The names that a program makes and the names it needs, which let a page run only the cells that another cell needs.

>>> made, wanted = names("from math import sqrt\\ndef f(x):\\n    return sqrt(x) + y")
>>> sorted(made), sorted(wanted)
(['f', 'sqrt'], ['y'])
"""

from __future__ import annotations

import ast
import symtable
from collections.abc import Container, Iterator, Sequence


def names(code: str) -> tuple[set[str], set[str]]:
    """Return the names that a program makes and the names it needs from earlier cells, both empty if it can't be parsed."""
    try:
        tree = _Lazy().visit(ast.parse(code))
        table = symtable.symtable(ast.unparse(tree), "<cell>", "exec")
    except (SyntaxError, ValueError, RecursionError):
        return set(), set()
    makes = {
        symbol.get_name()
        for symbol in table.get_symbols()
        if symbol.is_assigned() or symbol.is_imported() or symbol.is_namespace()
    }
    inner = [symbol for below in _all(table) for symbol in below.get_symbols()]
    makes |= {symbol.get_name() for symbol in inner if symbol.is_declared_global() and symbol.is_assigned()}
    wanted = {symbol.get_name() for symbol in table.get_symbols() if symbol.is_referenced()}
    wanted |= {symbol.get_name() for symbol in inner if symbol.is_global() and symbol.is_referenced()}
    return makes, (wanted - makes) | (_used_first(code) & makes)


class _Lazy(ast.NodeTransformer):
    """A transformer that turns all comprehensions into generators, because only generators have separate names in every Python."""

    def visit(self, node: ast.AST) -> ast.AST:
        self.generic_visit(node)
        match node:
            case ast.ListComp() | ast.SetComp():
                return ast.GeneratorExp(node.elt, node.generators)
            case ast.DictComp():
                return ast.GeneratorExp(ast.Tuple([node.key, node.value], ast.Load()), node.generators)
        return node


def _all(table: symtable.SymbolTable) -> Iterator[symtable.SymbolTable]:
    for inner in table.get_children():
        yield inner
        yield from _all(inner)


def _used_first(code: str) -> set[str]:
    """Return the names that a program uses before it makes them, going through its body statement by statement."""
    known: set[str] = set()
    used: set[str] = set()
    for line in ast.parse(code).body:
        if isinstance(line, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            known.add(line.name)  # the body of a function runs later
        elif isinstance(line, ast.Import | ast.ImportFrom):
            known |= {(alias.asname or alias.name).partition(".")[0] for alias in line.names}
        else:
            bound = _occurring(line, ast.Store)
            before = bound  # a loop makes its names before its body runs; an assignment computes its value first
            if isinstance(line, ast.Assign | ast.AnnAssign | ast.AugAssign) and line.value:
                before = _occurring(line.value, ast.Store)
            used |= _occurring(line, ast.Load) - known - before
            if isinstance(line, ast.AugAssign):
                used |= bound - known
            known |= bound
    return used


def _occurring(node: ast.AST, how: type[ast.expr_context]) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, how)}


def needed(cells: Sequence[str], at: int, ran: Container[int] = ()) -> list[int]:
    """Return, in order, the earlier cells that define the names a cell needs, except those that have already run."""
    before: list[int] = []
    wanted = names(cells[at])[1]
    for i in range(at - 1, -1, -1):
        makes, wants = names(cells[i])
        if makes & wanted:
            wanted = wanted - makes
            if i not in ran:
                before.append(i)
                wanted |= wants
    return before[::-1]


def leaning(cells: Sequence[str], on: Container[int]) -> set[int]:
    """Return the cells that need a name last made by one of the cells in `on`, directly or through other cells."""
    maker: dict[str, int] = {}
    dependent: set[int] = set()
    for i, code in enumerate(cells):
        makes, wants = names(code)
        if i not in on and any(maker.get(name) in dependent or maker.get(name, -1) in on for name in wants):
            dependent.add(i)
        maker.update(dict.fromkeys(makes, i))
    return dependent
