"""The code of the widgets, sent once per notebook and requested by a short loader in each widget (`front/loader.js`).

Otherwise the fifty boards in a chapter would need fifty copies of the code, twelve megabytes in all.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import ipywidgets
import traitlets as tl

LOADER = Path(__file__).with_name("static") / "loader.js"


class Code(ipywidgets.Widget):  # type: ignore[misc]  # ipywidgets has no types
    """A model without a view that contains a module of the front end and its style sheet."""

    _esm = tl.Unicode().tag(sync=True)
    _css = tl.Unicode().tag(sync=True)


def loader(module: str, sheet: str) -> dict[str, str]:
    """Return the loader that a widget has in place of its code, or the code itself where no kernel keeps models.

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
