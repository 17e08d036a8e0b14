"""A time limit that needs neither threads nor signals, so it works in a browser's Python and in a notebook."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from types import FrameType
from typing import Any

EVENTS = 1_000  # number of calls and returns between two looks at the clock
# packages that can't be used again in this session if a call to them is cut off
WHOLE = ("importlib", "numba", "llvmlite")


class OutOfTimeError(BaseException):
    """The error raised when time runs out in a `within` block; it isn't an `Exception`, so `except Exception` in the block can't catch it.

    >>> issubclass(OutOfTimeError, Exception)
    False
    """


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Stop the enclosed block after this many seconds.

    >>> with within(0.01):
    ...     sum(len(str(n)) for n in range(10**9))
    Traceback (most recent call last):
    cgbook.lab.clock.OutOfTimeError

    The clock is checked once every thousand calls and returns in this thread, built-in functions included. This makes a search
    about twice as slow, and code that is mostly short calls even slower. Nothing can interrupt a single long call into C code, and imports
    and numba's compiler are never interrupted, so the block can end late.

    Parameters
    ----------
    seconds : time limit of the block. While one limit is inside another, only the inner one is checked.

    Raises
    ------
    OutOfTimeError : if the time runs out.
    """
    end, left, before = monotonic() + seconds, EVENTS, sys.getprofile()
    outside = sys._getframe(2)  # the frame with the block, below this generator and contextlib

    def tick(frame: FrameType, *_: Any) -> None:
        nonlocal left
        left -= 1
        if left <= 0:
            left = EVENTS
            if monotonic() > end and not _cuts_off(frame, outside):
                raise OutOfTimeError

    collecting = gc.isenabled()
    gc.disable()  # Python 3.11.2 can crash if it collects garbage while every call is profiled
    sys.setprofile(tick)
    try:
        yield
    finally:
        sys.setprofile(before)
        if collecting:
            gc.enable()


def _cuts_off(frame: FrameType | None, outside: FrameType) -> bool:
    """Return whether an error in this frame would cut off a call to one of the packages in WHOLE."""
    while frame is not None and frame is not outside:
        if frame.f_globals.get("__name__", "").partition(".")[0] in WHOLE:
            return True
        frame = frame.f_back
    return False
