"""Mutants of Python code: its syntax tree says where an operator, a number or an argument stands; the text is changed there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

__all__ = ["Mutant", "mutants"]

COMPARED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "in": "not in", "is": "is not"}
COMPARED |= {"not in": "in", "is not": "is"}
COMBINED = {"+": "-", "-": "+", "*": "+", "//": "*", "/": "*", "%": "//", "**": "*", "^": "|", "&": "|", "|": "&"}
COMBINED |= {"<<": ">>", ">>": "<<", "and": "or", "or": "and"}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
SYMMETRIC = {
    "min",
    "max",
    "isinstance",
    "range",
    "zip",
    "product",
}  # swapping their arguments changes little, or fails at once
LARGEST = 1_000  # larger numbers are bounds on work, and whether they are one more or less is no law


@dataclass(frozen=True)
class Mutant:
    """In this file, the text from `start` to `end` becomes `text`."""

    file: str
    start: int
    end: int
    text: str
    kind: str

    def applied(self, source: str) -> str:
        return source[: self.start] + self.text + source[self.end :]

    def lines(self, source: str) -> tuple[str, str]:
        """The line as it is, and as it becomes; the lines, where several change."""
        first = source.rfind("\n", 0, self.start) + 1
        last = (source.find("\n", self.end) + 1 or len(source) + 1) - 1
        was = source[first:last]
        now = source[first : self.start] + self.text + source[self.end : last]
        return "\n".join(map(str.strip, was.splitlines())), "\n".join(map(str.strip, now.splitlines()))


def mutants(file: str, source: str) -> list[Mutant]:
    """Every mutant of a module, in the order of its text; docstrings, annotations and messages are left alone."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    lines = source.splitlines(keepends=True)

    def at(line: int, byte: int) -> int:  # the tree counts bytes
        return starts[line - 1] + len(lines[line - 1].encode()[:byte].decode())

    def span(node: ast.AST) -> tuple[int, int]:
        return at(node.lineno, node.col_offset), at(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]

    found = []
    for node in _code(ast.parse(source)):
        for start, end, text, kind in _changes(node, source, span):
            found.append(Mutant(file, start, end, text, kind))
    return sorted(set(found), key=lambda one: (one.start, one.end, one.text))


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that do something, and not those that only say something."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_comment") or isinstance(node, ast.Raise):
            continue
        if isinstance(node, ast.Assign | ast.AnnAssign) and _names(node) & {"__all__", "T", "Q"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _code(child)


def _names(node: ast.Assign | ast.AnnAssign) -> set[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return {target.id for target in targets if isinstance(target, ast.Name)}


def _changes(node: ast.AST, source: str, span) -> Iterator[tuple[int, int, str, str]]:  # type: ignore[no-untyped-def]
    def between(left: ast.AST, right: ast.AST, table: dict[str, str], kind: str) -> Iterator[tuple[int, int, str, str]]:
        start, end = span(left)[1], span(right)[0]
        for word in re.finditer(
            r"not in|is not|\*\*|//|<<|>>|[<>=!]=|[-+*/%^&|<>]|\b(?:in|is|and|or)\b", source[start:end]
        ):
            if word.group() in table:
                yield start + word.start(), start + word.end(), table[word.group()], kind
            return

    def whole(text: str, kind: str, of: ast.AST = node) -> tuple[int, int, str, str]:
        return (*span(of), text, kind)

    def text_of(some: ast.AST) -> str:
        start, end = span(some)
        return source[start:end]

    match node:
        case ast.Compare():
            for left, right in pairwise([node.left, *node.comparators]):
                yield from between(left, right, COMPARED, "comparison")
        case ast.BinOp():
            yield from between(node.left, node.right, COMBINED, "arithmetic")
        case ast.AugAssign():
            yield from between(node.target, node.value, COMBINED, "arithmetic")
        case ast.BoolOp():
            for left, right in pairwise(node.values):
                yield from between(left, right, COMBINED, "boolean")
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert()):
            yield whole(text_of(node.operand), "operator removed")
        case ast.Constant(value=bool() as value):
            yield whole(str(not value), "constant")
        case ast.Constant(value=int() as value) if abs(value) <= LARGEST:
            yield whole(str(value + 1), "constant")
            yield whole(str(value - 1), "constant")
        case ast.Return(value=ast.expr() as value) if text_of(value) != "None":
            yield whole("None", "return", value)
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test) if text_of(test) != "True":
            yield whole(f"(not ({text_of(test)}))", "condition", test)
        case ast.comprehension(ifs=tests):
            for test in tests:
                yield whole(f"(not ({text_of(test)}))", "condition", test)
        case ast.Break():
            yield whole("continue", "break")
        case ast.Continue():
            yield whole("break", "break")
        case ast.Slice():
            for bound in (node.lower, node.upper):
                if bound is not None and not isinstance(bound, ast.Constant):
                    yield whole(f"{text_of(bound)} + 1", "slice", bound)
        case ast.Call(func=func, args=[first, second, *_]) if not any(
            isinstance(a, ast.Starred) for a in (first, second)
        ):
            if text_of(func) not in SYMMETRIC and text_of(first) != text_of(second):
                start, end = span(first)[0], span(second)[1]
                gap = source[span(first)[1] : span(second)[0]]
                yield start, end, text_of(second) + gap + text_of(first), "arguments swapped"
    if isinstance(node, ast.Call) and text_of(node.func) in CALLED:
        yield whole(CALLED[text_of(node.func)], "call", node.func)
