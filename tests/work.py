"""Work that is counted, not timed: a test says how much there may be, and no clock and no load of the machine decides it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

__all__ = ["TooMuchWorkError", "Work", "at_most"]


class TooMuchWorkError(AssertionError):
    """What runs inside `at_most` has executed more lines than it may."""


class Work:
    """How many lines of Python have been executed."""

    lines = 0


@contextmanager
def at_most(lines: int) -> Iterator[Work]:
    """Ends what runs inside at its first line of Python beyond so many, in this thread, comprehensions and all that is called.

    >>> with at_most(1_000) as work:
    ...     _ = [n * n for n in range(10)]
    >>> 0 < work.lines < 100
    True
    >>> with at_most(1_000):
    ...     while True:
    ...         pass
    Traceback (most recent call last):
    tests.work.TooMuchWorkError: more than 1,000 lines of Python
    """
    work, before = Work(), sys.gettrace()

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            work.lines += 1
            if work.lines > lines:
                raise TooMuchWorkError(f"more than {lines:,} lines of Python")
        return trace

    if "MUTANT_UNDER_TEST" in os.environ:  # mutmut asks at each call whether it is the one, which is no work of ours
        yield work
        return
    frame = sys._getframe(2)  # whose `with` it is
    sys.settrace(trace)
    inner, frame.f_trace = frame.f_trace, trace
    try:
        yield work
    finally:
        sys.settrace(before)
        frame.f_trace = inner
