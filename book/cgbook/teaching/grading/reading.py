"""A reader for answers that are written as literals, which runs no code and understands cells as Jupyter does."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any

from cgbook.extras import needs
from cgbook.teaching.grading.cells import Cell
from cgbook.teaching.grading.plain import RefusedError, plain

RUN_THE_CELL = ("time", "capture", "prun")  # magics that run their cell or line in the notebook's namespace
MAKERS = {"set": set, "frozenset": frozenset, "list": list, "tuple": tuple, "range": range, "int": int, "float": float}
MAKERS |= {"Fraction": Fraction, "Decimal": Decimal}
HARMLESS = {"print", "display", "len", "type", "repr", "str", "sorted", "sum", "max", "min", "check"}
LONGEST = 60  # maximum number of lines of an answer to look for in a cell that isn't Python
MOST_ITEMS = 10_000
LONG = 100_000  # length above which a cell counts as long, in characters


@dataclass(frozen=True)
class Written:
    """The findings about one answer in the cells.

    Parameters
    ----------
    value : JSON from `plain`, if the answer is a literal; otherwise None.
    computed : whether the name is bound to anything but `...` or a literal, or could be changed, so that a program must find the value.
    where : number and type of the cell, if only a cell that Jupyter doesn't run has the answer.
    """

    value: Any = None
    computed: bool = False
    where: str = ""


def python_of(source: str) -> str:
    """Return the Python that Jupyter would run, without commands to the computer (magics, `!` and `?`).

    >>> python_of("%%time\\nx = 1"), python_of("y = !ls"), python_of("%matplotlib inline\\nx = 5 % 3")
    ('x = 1', 'y = []', 'None\\nx = 5 % 3')
    """
    long = len(source) > LONG and not any(mark in source for mark in "%!?")  # parsing a long cell takes seconds
    if long or _parsed(source) is not None:
        return source
    try:
        with needs("cgbook"):
            from IPython.core.inputtransformer2 import TransformerManager

        transformed = TransformerManager().transform_cell(source)
    except (ImportError, SyntaxError):
        return "\n".join("" if line.lstrip()[:1] in ("%", "!") else line for line in source.split("\n"))
    tree = _parsed(transformed)
    return transformed if tree is None else ast.unparse(ast.fix_missing_locations(_Magics().visit(tree)))


class _Magics(ast.NodeTransformer):
    """A transformer that replaces calls to methods of `get_ipython()` by the code that they run in the notebook, or by an empty value."""

    def visit_Expr(self, node: ast.Expr) -> Any:
        name, words = _magic(node.value)
        if name in ("run_cell_magic", "run_line_magic") and words[0] in RUN_THE_CELL:
            code = re.sub(r"^(\s*-\w+)+\s+", "", words[-1]) if name == "run_line_magic" else words[-1]
            tree = _parsed(python_of(code))
            if tree is not None:
                return tree.body or ast.Expr(ast.Constant(None))
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        name, _ = _magic(node)
        if name:
            return ast.List([], ast.Load()) if name == "getoutput" else ast.Constant(None)
        return self.generic_visit(node)


def _magic(node: ast.AST) -> tuple[str, list[str]]:
    """Return the method of `get_ipython()` that a node calls, and its string arguments; both are empty for any other node."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Call):
        asked = node.func.value.func
        if isinstance(asked, ast.Name) and asked.id == "get_ipython":
            words = [one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
            return node.func.attr, words or [""]
    return "", []


def _parsed(source: str) -> ast.Module | None:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def written(name: str, cells: Sequence[Cell]) -> Written:
    """Return the findings about an answer in the cells, where the last binding counts.

    A literal counts only if no later code could change the answer; otherwise a program must find the value. A cell that Jupyter doesn't run
    counts only if none of the cells that it runs sets the name to anything but `...`.

    >>> written("a", [Cell(1, "a = {1, 2}\\nprint(a)")]).value
    ['set', [1, 2]]
    >>> written("a", [Cell(1, "a = 3"), Cell(2, "a += 1")])
    Written(value=None, computed=True, where='')
    """
    named = re.compile(rf"\b{re.escape(name)}\b")
    run = [cell for cell in cells if not cell.check and not cell.kind and named.search(cell.source)]
    found = _last(name, (part for cell in run for part in _statements(name, cell.source)))
    if found.value is None and not found.computed:
        for cell in reversed(cells):
            if cell.kind and named.search(cell.source):
                told = _last(name, _picked(name, cell.source))
                if told.value is not None or told.computed:
                    return Written(told.value, told.computed, f"cell {cell.number} is a {cell.kind} cell")
    return found


def _statements(name: str, source: str) -> Iterator[ast.stmt]:
    tree = _parsed(python_of(source))
    yield from _picked(name, source) if tree is None else tree.body


def _picked(name: str, source: str) -> Iterator[ast.stmt]:
    """Yield the statements that bind the name in a cell that isn't valid Python as a whole."""
    lines = source.split("\n")
    for at, line in enumerate(lines):
        if re.match(rf"\s*(%time\s+)?{re.escape(name)}\s*=(?!=)", line):
            begun = re.sub(r"^\s*(%time\s+)?", "", line)
            for end in range(at + 1, min(len(lines), at + LONGEST) + 1):
                if (tree := _parsed("\n".join([begun, *lines[at + 1 : end]]))) is not None:
                    yield from tree.body
                    break
            else:
                yield ast.Assign([ast.Name(name, ast.Store())], ast.Name("unreadable", ast.Load()))


def _last(name: str, statements: Iterator[ast.stmt]) -> Written:
    found = Written()
    immutable = True
    for statement in statements:
        told = _bound(name, statement)
        if told is not None:
            found = told
            immutable = not isinstance(found.value, list) or found.value[0] == "tuple"
        elif _touches(name, statement, immutable):
            found = Written(computed=True)
    return found


def _bound(name: str, statement: ast.stmt) -> Written | None:
    """Return the finding if the statement is a plain assignment to the name, otherwise None."""
    if isinstance(statement, ast.Assign):
        targets, value = statement.targets, statement.value
    elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
        targets, value = [statement.target], statement.value
    else:
        return None
    if not any(isinstance(target, ast.Name) and target.id == name for target in targets):
        return None
    if isinstance(value, ast.Constant) and value.value is ...:
        return Written()
    try:
        return Written(plain(_value(value))) if len(targets) == 1 else Written(computed=True)
    except (ValueError, TypeError, ArithmeticError, RecursionError, RefusedError, MemoryError):
        return Written(computed=True)


def _value(node: ast.expr) -> Any:
    """Return the value of a literal, or of a set, a range, a fraction or something similar made of literals."""
    if isinstance(node, ast.Call) and not node.keywords:
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if called in MAKERS and (isinstance(node.func, ast.Name) or called in ("Fraction", "Decimal")):
            value = MAKERS[called](*map(_value, node.args))
            if isinstance(value, range) and len(value) > MOST_ITEMS:
                raise ValueError(f"a range can have at most {MOST_ITEMS:,} items")
            return value
    if isinstance(node, ast.List | ast.Tuple | ast.Set):
        kind = {ast.List: list, ast.Tuple: tuple, ast.Set: set}[type(node)]
        return kind(map(_value, node.elts))
    return ast.literal_eval(node)


def _touches(name: str, statement: ast.stmt, immutable: bool) -> bool:
    """Return whether a statement could change the value of the name."""
    if isinstance(statement, ast.FunctionDef) and not any(isinstance(one, ast.Global) for one in ast.walk(statement)):
        own = {one.arg for one in ast.walk(statement.args) if isinstance(one, ast.arg)}
        own |= {one.id for one in ast.walk(statement) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
        if name in own and statement.name != name:
            return False  # a local name of the function
    shown: set[int] = set()
    for node in ast.walk(statement):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in HARMLESS:
            shown |= {id(one) for one in node.args}
        elif isinstance(node, ast.Expr | ast.Compare):
            shown |= {id(one) for one in ast.iter_child_nodes(node)}
    for node in ast.walk(statement):
        if isinstance(node, ast.Name) and node.id == name:
            if not isinstance(node.ctx, ast.Load) or not (immutable or id(node) in shown):
                return True
        elif name in _names(node):
            return True
    return False


def _names(node: ast.AST) -> Sequence[str | None]:
    """Return the names in a node that isn't a plain name, including a string, as in `globals()["name"]`."""
    if isinstance(node, ast.Global | ast.Nonlocal):
        return node.names
    if isinstance(node, ast.alias):
        return (node.asname, node.name)
    if isinstance(
        node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef | ast.ExceptHandler | ast.MatchAs | ast.MatchStar
    ):
        return (node.name,)
    return (node.value,) if isinstance(node, ast.Constant) and isinstance(node.value, str) else ()
