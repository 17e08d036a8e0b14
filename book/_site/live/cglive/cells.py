"""Runs the cells of a page, one after the other, in one namespace, and says what came of it as a notebook does."""

from __future__ import annotations

import ast
import inspect
import linecache
import sys
import traceback
from typing import Any

from cglive import outputs, packages, wire

__all__ = ["run", "space"]


def space() -> dict[str, Any]:
    """The names of all cells."""
    return sys.modules["__main__"].__dict__


def no_input(*_: Any) -> str:
    """What stands for `input`."""
    raise RuntimeError("a cell of a page cannot ask for input; write the value into the cell")


async def run(id: int, code: str) -> bool:
    """Runs a cell: displays what its last line is worth, tells the page an error; whether it went well."""
    names = space()
    names.setdefault("display", outputs.display)
    names.setdefault("input", no_input)
    file = f"<cell {id}>"
    linecache.cache[file] = (len(code), None, code.splitlines(True), file)
    with outputs.of_cell(id, fresh=True):
        try:
            result = await _worth(code, file, names)
            if result is not None:
                names["_"] = result
                outputs.display(result)
            return True
        except BaseException as error:
            outputs.flush()
            wire.post(type="error", id=id, text=traceback_from(error, file))
            return False


async def _worth(code: str, file: str, names: dict[str, Any]) -> Any:
    tree = ast.parse(code, file)
    last = None
    end = tree.body[-1] if tree.body else None
    if isinstance(end, ast.Expr) and not code.rstrip().endswith(";"):
        tree.body.pop()
        last = ast.Expression(end.value)
    result = None
    for part, kind in ((tree, "exec"), (last, "eval")):
        if part is not None:
            value = eval(compile(part, file, kind, flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT), names)
            result = await value if inspect.iscoroutine(value) else value
    return result


def traceback_from(error: BaseException, file: str) -> str:
    """The traceback, from the cell on, and a word on what is not there."""
    trace = error.__traceback__
    while trace and trace.tb_frame.f_code.co_filename != file:
        trace = trace.tb_next
    if isinstance(error, ModuleNotFoundError) and (note := packages.note(error)):
        error.add_note(note)
    return "".join(traceback.format_exception(type(error), error, trace))
