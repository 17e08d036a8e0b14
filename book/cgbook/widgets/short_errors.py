"""Short tracebacks in notebooks, without the lines of cgkit and cgbook."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import Any


def shorten(tb: TracebackType | None) -> TracebackType | None:
    """Return a traceback without the frames of cgkit and cgbook."""
    if tb is None:
        return None
    rest = shorten(tb.tb_next)
    if str(tb.tb_frame.f_globals.get("__name__")).partition(".")[0] in ("cgkit", "cgbook"):
        return rest
    return TracebackType(rest, tb.tb_frame, tb.tb_lasti, tb.tb_lineno)


def _show(shell: Any, kind: type[BaseException], error: BaseException, tb: TracebackType, tb_offset: Any = None) -> Any:
    """Show an error of a cell, as a handler that IPython calls; `%tb` shows the whole traceback."""
    sys.last_type, sys.last_value, sys.last_traceback = kind, error, tb
    lines = shell.InteractiveTB.structured_traceback(kind, error, shorten(tb), tb_offset=tb_offset)
    shell._showtraceback(kind, error, lines)
    return lines


def shorten_in_notebook() -> None:
    """Make the running IPython shorten the tracebacks of value, type and import errors, unless it already has a custom handler."""
    shell: Any = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    if hasattr(shell, "set_custom_exc") and not shell.custom_exceptions:
        shell.set_custom_exc((ValueError, TypeError, ImportError), _show)
