"""The switch between plain Python and faster code in numpy and numba; tests check that both give the same answers.

`import cgkit` imports neither package. The first long computation imports them, if they're installed and worth the wait. If CGKIT_PURE is
set in the environment, neither package is used.

A kernel is a function that takes only arrays and numbers, and uses only the part of Python that numba can compile. `compiled` stores the
machine code of kernels on disk. Without numba, or with CGKIT_PURE, a kernel runs slowly as plain Python, so its callers check `pays` first.
A kernel doesn't hold Python's lock while it runs, so several threads can run kernels at the same time.
"""

from __future__ import annotations

import os
import re
import sys
from array import array
from collections.abc import Callable
from functools import cache
from itertools import count
from tempfile import TemporaryFile
from typing import Any, TypeVar

LONG = 2_000  # length in bytes below which numpy's overhead costs more than it saves


@cache
def _numpy() -> Any:
    """Return numpy, or None if it isn't installed or CGKIT_PURE is set in the environment."""
    if os.environ.get("CGKIT_PURE"):
        return None
    try:
        import numpy
    except ModuleNotFoundError:
        return None
    return numpy


@cache
def numba() -> Any:
    """Return numba, or None if it isn't installed, if its compiler is switched off, or if CGKIT_PURE is set in the environment.

    >>> getattr(numba(), "__name__", "numba")
    'numba'
    """
    if _numpy() is None:
        return None
    try:
        import numba as compiler
    except ImportError:  # numba isn't installed, or wasn't built for this numpy
        return None
    return None if getattr(compiler.config, "DISABLE_JIT", 0) else compiler


def pays(work: int, cold: int, warm: int | None = None) -> bool:
    """Return whether numba is available and there's enough work for a kernel: at least `cold`, or `warm` once numba has been imported.

    >>> pays(10, cold=1_000, warm=100)
    False

    Parameters
    ----------
    work : amount of work, in a unit that the caller chooses.
    cold : amount of work that plain Python does in the time it takes to import numba and load the machine code (half a second or more).
    warm : amount of work that plain Python does in the time of one call to a kernel.
    """
    ready = warm is not None and "numba" in sys.modules
    return work >= (warm if ready and warm is not None else cold) and numba() is not None


def enough_memory(megabytes: int, what: str) -> None:
    """Raise ValueError if some work would need more memory than the machine reports as free; do nothing if it reports nothing.

    >>> enough_memory(1, "a table")
    """
    try:
        with open("/proc/meminfo") as report:
            left = next(int(line.split()[1]) // 1024 for line in report if line.startswith("MemAvailable"))
    except (OSError, StopIteration):
        return
    if megabytes > left:
        raise ValueError(
            f"{what} would need about {megabytes:,} MB of memory, but only {left:,} MB are left. Ask for less"
        )


def xor(left: memoryview, right: memoryview) -> bytes:
    """Return the XOR of two byte strings of equal length.

    >>> xor(memoryview(b"abc"), memoryview(b"aaa"))
    b'\\x00\\x03\\x02'
    """
    if len(left) >= LONG and (np := _numpy()):
        both: bytes = np.bitwise_xor(np.frombuffer(left, np.uint8), np.frombuffer(right, np.uint8)).tobytes()
        return both
    return (int.from_bytes(left, "little") ^ int.from_bytes(right, "little")).to_bytes(len(left), "little")


def nonzero(given: bytes) -> array[int]:
    """Return the indices of the bytes that aren't 0.

    >>> nonzero(bytes([0, 7, 0, 0, 1])).tolist()
    [1, 4]
    """
    if len(given) >= LONG and (np := _numpy()):
        return array("I", np.flatnonzero(np.frombuffer(given, np.uint8)).astype(np.uint32).tobytes())
    return array("I", (match.start() for match in re.finditer(rb"[^\0]", given)))


def least_missing(few: set[int], many: bytes) -> int:
    """Return the smallest number >= 0 that isn't in `few` or among the four-byte numbers in `many`, stored lowest byte first.

    >>> least_missing({0, 3}, (1).to_bytes(4, "little") + (7).to_bytes(4, "little"))
    2
    """
    if len(many) >= LONG and (np := _numpy()):
        numbers = np.frombuffer(many, "<u4")
        present = np.zeros(max(int(numbers.max()), *few, 0) + 2, bool)  # one extra entry, so a gap always exists
        present[numbers] = present[list(few)] = True
        return int(present.argmin())
    all_of_them = few.union(memoryview(many).cast("I"))
    return next(number for number in count() if number not in all_of_them)


F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Return the function compiled to machine code, or unchanged if there's no compiler.

    >>> @compiled
    ... def twice(number: int) -> int:
    ...     return 2 * number
    >>> twice(21)
    42
    """
    compiler = numba()
    if compiler is None:
        return function
    try:
        kept: F = compiler.njit(cache=True, nogil=True)(function)
        folder = kept.stats.cache_path  # type: ignore[attr-defined]  # numba adds this attribute
        os.makedirs(folder, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except (OSError, RuntimeError):  # there's no folder that can hold the machine code
        kept = compiler.njit(nogil=True)(function)
    return kept
