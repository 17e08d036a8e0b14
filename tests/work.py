"""A limit on work that is counted and not timed, so that a test doesn't depend on how busy the machine is."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

__all__ = ["TooMuchWorkError", "Work", "at_most"]


class TooMuchWorkError(AssertionError):
    """The error for code inside `at_most` that has executed too many lines."""


class Work:
    """A counter of executed lines of Python."""

    lines = 0


@contextmanager
def at_most(lines: int) -> Iterator[Work]:
    """Yield a counter, and raise an error once the code inside, with everything that it calls in this thread, exceeds this many lines.

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

    if "MUTANT_UNDER_TEST" in os.environ:  # mutmut's own code in each call would be counted as work
        yield work
        return
    frame = sys._getframe(2)  # the frame with the `with` statement
    sys.settrace(trace)
    inner, frame.f_trace = frame.f_trace, trace
    try:
        yield work
    finally:
        sys.settrace(before)
        frame.f_trace = inner
