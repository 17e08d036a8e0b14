"""The code of the widgets, sent once a notebook: each widget asks for it by a short loader (`front/loader.js`).

Fifty boards of a chapter would else bring fifty copies of it, twelve megabytes in one chapter.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import ipywidgets
import traitlets as tl

__all__ = ["Code", "loader"]

LOADER = Path(__file__).with_name("static") / "loader.js"


class Code(ipywidgets.Widget):  # type: ignore[misc]  # it carries no types
    """A module of the front end with its style sheet: a model without a view."""

    _esm = tl.Unicode().tag(sync=True)
    _css = tl.Unicode().tag(sync=True)


def loader(module: str, sheet: str) -> dict[str, str]:
    """Return what is told of a widget in place of its code; the code itself where no kernel keeps models to be asked for.

    >>> loader("export default {}", ".cg {}")
    {'_esm': 'export default {}', '_css': '.cg {}'}
    """
    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    if not hasattr(shell, "kernel"):
        return {"_esm": module, "_css": sheet}
    code = _code(module, sheet)
    if code.comm is None:  # a reader has closed all widgets
        code.open()
    return {"_esm": LOADER.read_text("utf8").replace("CODE", code.model_id), "_css": ""}


@cache
def _code(module: str, sheet: str) -> Code:
    return Code(_esm=module, _css=sheet)
