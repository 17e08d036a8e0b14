"""A time limit that needs no thread and no signal, so that it works in a browser's Python as in a notebook."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

__all__ = ["OutOfTimeError", "within"]

EVENTS = 1_000  # calls between two looks at the clock


class OutOfTimeError(BaseException):
    """What was asked took longer than `within` allows. It is no Exception, so that no `except Exception` on its way keeps it.

    >>> issubclass(OutOfTimeError, Exception)
    False
    """


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Stop what is done inside after so many seconds.

    >>> with within(0.01):
    ...     sum(len(str(n)) for n in range(10**9))
    Traceback (most recent call last):
    cgbook.lab.clock.OutOfTimeError

    The clock is looked at once in a thousand calls of this thread, those of built-in functions too, which makes what is
    watched three times as slow. A single call that stays in C for long ends late.

    Parameters
    ----------
    seconds : how long it may last. What is inside one limit can have another only if that ends sooner.

    Raises
    ------
    OutOfTimeError : when the time is over.
    """
    end, left, before = monotonic() + seconds, EVENTS, sys.getprofile()

    def tick(*_: Any) -> None:
        nonlocal left
        left -= 1
        if left <= 0:
            left = EVENTS
            if monotonic() > end:
                raise OutOfTimeError

    collecting = gc.isenabled()
    gc.disable()  # Python 3.11.2 may crash where it collects while each call is watched
    sys.setprofile(tick)
    try:
        yield
    finally:
        sys.setprofile(before)
        if collecting:
            gc.enable()
