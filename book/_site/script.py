"""Writes the generators of `cgbook.teaching.practice` in JavaScript, function by function, so that page and Python share one source.

It reads the part of Python that `lore.py` and the modules in `kinds` keep to, and refuses everything else, by file and line. What
the two languages do differently (sums of lists, remainders, equality, the last item) is called by name from `practice/python.js`.
`tests/cgbook/page/test_practice.py` compares thousands of problems, byte for byte.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable
from pathlib import Path

from cgbook.teaching.practice.registry import FOLDER, every_kind

LORE = FOLDER.parent / "lore.py"
HELPERS = (
    "add", "at", "eq", "every", "has", "items", "least", "most", "numbered", "ordered", "pairs", "range", "remainder", "repeated",
    "some", "total", "truth",
)  # fmt: skip
HEAD = f"""// Written by book/_site/bundle.py from book/cgbook/teaching/practice: change it there.
// @ts-nocheck
/* eslint-disable */
import {{ {", ".join(HELPERS)} }} from "./python.js";
"""
RESERVED = {"arguments", "case", "const", "default", "delete", "eval", "false", "function", "in", "let", "new", "null", "switch", "this",
    "true", "typeof", "var", "void"}  # fmt: skip
CALLS = {  # what a built-in function of Python is called in python.js
    "abs": "Math.abs", "all": "every", "any": "some", "enumerate": "numbered", "list": "items", "max": "most", "min": "least",
    "range": "range", "sorted": "ordered", "str": "String", "sum": "total", "zip": "pairs",
}  # fmt: skip
METHODS = {"append": "push", "index": "indexOf"}
SIGNS = {ast.Sub: "-", ast.BitXor: "^", ast.BitAnd: "&", ast.BitOr: "|", ast.LShift: "<<", ast.RShift: ">>"}
CALLED = {ast.Add: "add", ast.Mult: "repeated", ast.Mod: "remainder"}
COMPARED = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


def script() -> str:
    """The text of `practice/written.mjs`: every kind, with its title, its pages and its generator."""
    lore = Writer(LORE)
    kinds = []
    for kind in every_kind().values():
        body = Writer(FOLDER / f"{kind.name.replace(' ', '_')}.py", lore).module()
        ends = "return { title: TITLE, pages: PAGES, draw };"
        kinds.append(f"  {json.dumps(kind.name)}: (() => {{\n{body}\n{ends}\n}})(),\n")
    return f"{HEAD}\n{lore.module()}\n\nexport const kinds = {{\n{''.join(kinds)}}};\n"


class Writer:
    """One module of Python, written in JavaScript."""

    def __init__(self, path: Path, before: Writer | None = None) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text("utf8"))
        functions = [node for node in self.tree.body if isinstance(node, ast.FunctionDef)]
        self.parameters: dict[str, list[str]] = dict(before.parameters) if before else {}
        self.parameters |= {one.name: [a.arg for a in one.args.args] for one in functions}

    def refused(self, node: ast.AST) -> ValueError:
        line = getattr(node, "lineno", 0)
        return ValueError(f"{self.path}:{line}: {ast.unparse(node)!r} is not written in JavaScript")

    def module(self) -> str:
        lines = []
        for node in self.tree.body:
            match node:
                case ast.FunctionDef():
                    lines.append(self.function(node))
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    if name != "__all__" and not isinstance(value, ast.Subscript):  # a name for a type
                        lines.append(f"const {name} = {self.value(value)};")
                case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant()):
                    pass
                case _:
                    raise self.refused(node)
        return "\n".join(lines)

    def function(self, node: ast.FunctionDef) -> str:
        arguments = node.args
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
            raise self.refused(node)
        plain = len(arguments.args) - len(arguments.defaults)
        heads = [named(one.arg) for one in arguments.args[:plain]]
        heads += [
            f"{named(one.arg)} = {self.value(default)}"
            for one, default in zip(arguments.args[plain:], arguments.defaults, strict=True)
        ]
        own = sorted(bound(node.body) - {one.arg for one in arguments.args})
        let = f"let {', '.join(map(named, own))};\n" if own else ""
        return f"function {named(node.name)}({', '.join(heads)}) {{\n{let}{self.block(node.body)}\n}}"

    def block(self, body: list[ast.stmt]) -> str:
        return "\n".join(line for node in body if (line := self.statement(node)))

    def statement(self, node: ast.stmt) -> str:
        match node:
            case ast.Expr(value=ast.Constant()) | ast.AnnAssign(value=None):
                return ""
            case ast.Expr(value=value):
                return f"{self.value(value)};"
            case ast.Assign(targets=[target], value=value) | ast.AnnAssign(target=target, value=ast.expr() as value):
                return f"{self.target(target)} = {self.value(value)};"
            case ast.AugAssign(target=target, op=op, value=value):
                both = ast.copy_location(ast.BinOp(target, op, value), node)
                return f"{self.target(target)} = {self.value(both)};"
            case ast.Return(value=value):
                return f"return {self.value(value)};" if value else "return;"
            case ast.If(test=test, body=body, orelse=other):
                rest = f" else {{\n{self.block(other)}\n}}" if other else ""
                return f"if ({self.test(test)}) {{\n{self.block(body)}\n}}{rest}"
            case ast.While(test=test, body=body, orelse=[]):
                return f"while ({self.test(test)}) {{\n{self.block(body)}\n}}"
            case ast.For(target=target, iter=values, body=body, orelse=[]):
                return f"for ({self.target(target)} of {self.value(values)}) {{\n{self.block(body)}\n}}"
            case ast.Break():
                return "break;"
            case ast.Continue():
                return "continue;"
        raise self.refused(node)

    def target(self, node: ast.expr) -> str:
        match node:
            case ast.Name(id=name):
                return named(name)
            case ast.Tuple(elts=parts):
                return f"[{', '.join(map(self.target, parts))}]"
            case ast.Subscript(value=whole, slice=ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(back)))):
                return f"{self.value(whole)}[{self.value(whole)}.length - {back}]"
            case ast.Subscript(value=whole, slice=index) if not isinstance(index, ast.Slice):
                return f"{self.value(whole)}[{self.value(index)}]"
        raise self.refused(node)

    def test(self, node: ast.expr) -> str:
        """A condition: JavaScript takes an empty list for true."""
        match node:
            case ast.Compare() | ast.Constant(value=bool()):
                return self.value(node)
            case ast.BoolOp(op=op, values=parts):
                return f"({(' && ' if isinstance(op, ast.And) else ' || ').join(map(self.test, parts))})"
            case ast.UnaryOp(op=ast.Not(), operand=part):
                return f"!{self.test(part)}"
        return f"truth({self.value(node)})"

    def value(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=bool() | None as known):
                return {True: "true", False: "false", None: "null"}[known]
            case ast.Constant(value=int() | str() as known):
                return json.dumps(known, ensure_ascii=False)
            case ast.Name(id=name):
                return named(name)
            case ast.JoinedStr(values=parts):
                return f"`{''.join(map(self.piece, parts))}`"
            case ast.List(elts=parts) | ast.Tuple(elts=parts):
                return f"[{self.some(parts)}]"
            case ast.Dict(keys=keys, values=values) if all(isinstance(key, ast.Constant) for key in keys):
                entries = [
                    f"{self.value(key)}: {self.value(one)}" for key, one in zip(keys, values, strict=True) if key
                ]
                return f"{{ {', '.join(entries)} }}"
            case ast.Starred(value=part):
                return f"...{self.value(part)}"
            case ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
                return self.test(node)
            case ast.UnaryOp(op=ast.USub(), operand=part):
                return f"(-{self.value(part)})"
            case ast.BinOp(left=left, op=ast.FloorDiv(), right=right):
                return f"Math.floor({self.value(left)} / {self.value(right)})"
            case ast.BinOp(left=left, op=op, right=right) if type(op) in SIGNS:
                return f"({self.value(left)} {SIGNS[type(op)]} {self.value(right)})"
            case ast.BinOp(left=left, op=op, right=right) if type(op) in CALLED:
                return f"{CALLED[type(op)]}({self.value(left)}, {self.value(right)})"
            case ast.Compare(left=left, ops=ops, comparators=others):
                pairs = zip([left, *others], ops, others, strict=False)
                return f"({' && '.join(self.compared(*pair) for pair in pairs)})"
            case ast.IfExp(test=test, body=body, orelse=other):
                return f"({self.test(test)} ? {self.value(body)} : {self.value(other)})"
            case ast.Subscript(value=whole, slice=ast.Slice(lower=None, upper=None, step=ast.UnaryOp())):
                return f"[...{self.value(whole)}].reverse()"
            case ast.Subscript(value=whole, slice=ast.Slice(lower=lower, upper=upper, step=None)):
                bounds = [self.value(lower) if lower else "0", *([self.value(upper)] if upper else [])]
                return f"{self.value(whole)}.slice({', '.join(bounds)})"
            case ast.Subscript(value=whole, slice=index) if not isinstance(index, ast.Slice):
                return f"at({self.value(whole)}, {self.value(index)})"
            case ast.ListComp(elt=each, generators=loops) | ast.GeneratorExp(elt=each, generators=loops):
                return self.listed(each, loops)
            case ast.Call():
                return self.call(node)
        raise self.refused(node)

    def piece(self, part: ast.expr) -> str:
        match part:
            case ast.Constant(value=str(text)):
                return text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${").replace("\n", "\\n")
            case ast.FormattedValue(value=value, conversion=-1, format_spec=None):
                return f"${{{self.value(value)}}}"
        raise self.refused(part)

    def some(self, parts: Iterable[ast.expr]) -> str:
        return ", ".join(map(self.value, parts))

    def compared(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> str:
        a, b = self.value(left), self.value(right)
        if type(op) in COMPARED:
            return f"{a} {COMPARED[type(op)]} {b}"
        if isinstance(op, ast.In | ast.NotIn):
            return f"{'!' * isinstance(op, ast.NotIn)}has({b}, {a})"
        if isinstance(op, ast.Eq | ast.NotEq):
            return f"{'!' * isinstance(op, ast.NotEq)}eq({a}, {b})"
        raise self.refused(left)

    def listed(self, each: ast.expr, loops: list[ast.comprehension]) -> str:
        loop, *inner = loops
        target, found = self.target(loop.target), f"items({self.value(loop.iter)})"
        head = f"({target})"
        for test in loop.ifs:
            found += f".filter({head} => {self.test(test)})"
        if inner:
            return f"{found}.flatMap({head} => {self.listed(each, inner)})"
        return found if self.value(each) == target else f"{found}.map({head} => ({self.value(each)}))"

    def call(self, node: ast.Call) -> str:
        match node:
            case ast.Call(func=ast.Name(id="len"), args=[one], keywords=[]):
                return f"{self.value(one)}.length"
            case ast.Call(func=ast.Name(id="next"), args=[one], keywords=[]):
                return f"{self.value(one)}[0]"
            case ast.Call(func=ast.Name(id=name), args=given, keywords=[]) if name in CALLS:
                return f"{CALLS[name]}({self.some(given)})"
            case ast.Call(func=ast.Name(id=name), args=given, keywords=words) if name in self.parameters:
                values = {one.arg: self.value(one.value) for one in words}
                places = self.parameters[name][len(given) :] if words else []
                while places and places[-1] not in values:
                    places = places[:-1]
                further = [values.get(place, "undefined") for place in places]
                return f"{named(name)}({', '.join([*map(self.value, given), *further])})"
            case ast.Call(func=ast.Attribute(value=whole, attr="join"), args=[parts], keywords=[]):
                return f"{self.value(parts)}.join({self.value(whole)})"
            case ast.Call(func=ast.Attribute(value=ast.Name(id="chance"), attr=name), args=given, keywords=[]):
                return f"chance.{name}({self.some(given)})"
            case ast.Call(func=ast.Attribute(value=whole, attr=name), args=given, keywords=[]) if name in METHODS:
                return f"{self.value(whole)}.{METHODS[name]}({self.some(given)})"
            case ast.Call(func=ast.Attribute(value=whole, attr="replace"), args=[old, new], keywords=[]):
                return f"{self.value(whole)}.replaceAll({self.value(old)}, {self.value(new)})"
        raise self.refused(node)


def named(name: str) -> str:
    """A name that JavaScript and its helpers leave free."""
    return f"{name}_" if name in RESERVED or name in HELPERS else name


def bound(body: list[ast.stmt]) -> set[str]:
    """The names that a function binds, other than those of its comprehensions."""
    found: set[str] = set()
    for node in body:
        match node:
            case ast.Assign(targets=targets):
                found |= {one.id for target in targets for one in stored(target)}
            case ast.AnnAssign(target=target) | ast.AugAssign(target=target):
                found |= {one.id for one in stored(target)}
            case ast.For(target=target, body=inner):
                found |= {one.id for one in stored(target)} | bound(inner)
            case ast.If(body=inner, orelse=other):
                found |= bound(inner) | bound(other)
            case ast.While(body=inner):
                found |= bound(inner)
    return found


def stored(target: ast.expr) -> list[ast.Name]:
    """The names that a target binds; in `row[i] = n` there is none."""
    return [one for one in ast.walk(target) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)]
