"""A runner for the cells of a page, which share one namespace and show their results as in a notebook."""

from __future__ import annotations

import ast
import inspect
import linecache
import sys
import traceback
from typing import Any

from cglive import outputs, packages, wire


def space() -> dict[str, Any]:
    """Return the namespace that all cells share."""
    return sys.modules["__main__"].__dict__


def no_input(*_: Any) -> str:
    """Raise the error for a call to `input`, which a page can't answer."""
    raise RuntimeError(
        "a program in a page can't ask for input. Write the value into it, or let a function take it as an argument"
    )


async def run(id: int, code: str) -> bool:
    """Run a cell, display the value of a final expression, report any error to the page, and return whether the cell succeeded."""
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
    """Return the traceback, starting at the cell, with a note on a missing package."""
    trace = error.__traceback__
    while trace and trace.tb_frame.f_code.co_filename != file:
        trace = trace.tb_next
    if isinstance(error, ModuleNotFoundError) and (note := packages.note(error)):
        error.add_note(note)
    return "".join(traceback.format_exception(type(error), error, trace))
