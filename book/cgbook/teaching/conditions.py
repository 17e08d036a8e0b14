"""What an answer must be before it is judged, told once in Python and read on the page too.

A public test is a few assertions about `answer`. `compile_conditions` turns them into plain JSON, which the front end's
`maths/conditions.js` reads: so a reader who writes three numbers where two are wanted is told so, and loses nothing.

**Invariant.** A program is a list of [expression, message] pairs, in order; the first expression that is false names its
message. An expression is a literal int (as text beyond 2⁵³) or a list that begins with its operator, as in
["<=", ["n", 1], ["var", "answer"], ...]. Tuples and lists are one
thing here; a test compares the two readings on thousands of answers to every exercise.
"""

from __future__ import annotations

import ast
from typing import Any

__all__ = ["Program", "compile_conditions"]

#: Conditions as the page reads them: each a pair of an expression and a sentence.
Program = list[list[Any]]

_COMPARE = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.In: "in",
    ast.NotIn: "not in",
}
_BINARY = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Pow: "**", ast.Mod: "%", ast.FloorDiv: "//"}
_CALLS = {  # name in Python: operator, number of arguments
    **{name: (name, 1) for name in ("len", "min", "max", "sum", "all", "any", "sorted", "set")},
    "tuple": ("list", 1),
    "list": ("list", 1),
    "zip": ("zip", 2),
}


def compile_conditions(source: str) -> Program:
    """Return the assertions of a public test as the page reads them.

    >>> compile_conditions('assert len(answer) == 2, "two numbers"')
    [[['compare', ['len', ['var', 'answer']], ['==', ['n', 2]]], 'two numbers']]

    Parameters
    ----------
    source : Python made of assertions with a message each, and of assignments of names for them to use.

    Returns
    -------
    list of [expression, message], as JSON types.

    Raises
    ------
    ValueError : for an assertion without a message, or Python that the page does not read.
    """
    known: dict[str, Any] = {}
    program: Program = []
    for line in ast.parse(source).body:
        if isinstance(line, ast.Assert):
            if not isinstance(line.msg, ast.Constant) or not isinstance(line.msg.value, str):
                raise ValueError(f"a public test says in a sentence what is wanted: {ast.unparse(line)}")
            program.append([_expression(line.test, known), line.msg.value])
        elif isinstance(line, ast.Assign) and len(line.targets) == 1:
            known |= _bound(line.targets[0], line.value, known)
        else:
            raise ValueError(f"a public test is made of assertions and names for them, got {ast.unparse(line)}")
    return program


def _bound(target: ast.expr, value: ast.expr, known: dict[str, Any]) -> dict[str, Any]:
    """A name stands for its expression, wherever it is used."""
    if isinstance(target, ast.Name):
        return {target.id: _expression(value, known)}
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        found: dict[str, Any] = {}
        for part, its in zip(target.elts, value.elts, strict=True):
            found |= _bound(part, its, known)
        return found
    raise ValueError(f"the page does not read the names of {ast.unparse(target)}")


def _expression(node: ast.expr, known: dict[str, Any]) -> list[Any]:
    def read(part: ast.expr) -> list[Any]:
        return _expression(part, known)

    match node:
        case ast.Constant(value=bool() | None):
            pass
        case ast.Constant(value=int(number)):
            return ["n", number if abs(number) < 2**53 else str(number)]
        case ast.Name(id=name):
            bound: list[Any] = known.get(name, ["var", name])
            return bound
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            return ["tuple", *map(read, parts)]
        case ast.Set(elts=parts):
            return ["set", ["tuple", *map(read, parts)]]
        case ast.UnaryOp(op=ast.Not(), operand=part):
            return ["not", read(part)]
        case ast.BoolOp(op=operator, values=parts):
            return ["and" if isinstance(operator, ast.And) else "or", *map(read, parts)]
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in _BINARY:
            return [_BINARY[type(operator)], read(left), read(right)]
        case ast.Compare(left=left, ops=operators, comparators=others):
            pairs = [[_COMPARE[type(o)], read(other)] for o, other in zip(operators, others, strict=True)]
            return ["compare", read(left), *pairs]
        case ast.Subscript(value=whole, slice=ast.Slice(lower=lower, upper=upper, step=None)):
            bounds = [read(bound) if bound else None for bound in (lower, upper)]
            return ["slice", read(whole), *bounds]
        case ast.Subscript(value=whole, slice=index):
            return ["at", read(whole), read(index)]
        case ast.Call(func=ast.Name(id="range"), args=bounds, keywords=[]) if 1 <= len(bounds) <= 2:
            return ["range", *map(read, [ast.Constant(0), *bounds][-2:])]
        case ast.Call(func=ast.Name(id="enumerate"), args=[items, *start], keywords=[]):
            return ["enumerate", read(items), read(start[0]) if start else ["n", 0]]
        case ast.Call(func=ast.Name(id=name), args=parts, keywords=[]) if _CALLS.get(name, ("", -1))[1] == len(parts):
            return [_CALLS[name][0], *map(read, parts)]
        case (
            ast.GeneratorExp(elt=each, generators=[ast.comprehension(target=target, iter=items, ifs=[])])
            | ast.SetComp(elt=each, generators=[ast.comprehension(target=target, iter=items, ifs=[])])
        ):
            listed = ["each", _names(target), read(items), read(each)]
            return ["set", listed] if isinstance(node, ast.SetComp) else listed
    raise ValueError(f"the page does not read {ast.unparse(node)!r} in a public test")


def _names(target: ast.expr) -> list[str]:
    parts = target.elts if isinstance(target, ast.Tuple) else [target]
    if not all(isinstance(part, ast.Name) for part in parts):
        raise ValueError(f"the page does not read the names of {ast.unparse(target)}")
    return [part.id for part in parts if isinstance(part, ast.Name)]
