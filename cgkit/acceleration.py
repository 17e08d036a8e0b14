"""The one switch between plain Python and faster twins in numpy and numba, tested to agree, where these are installed and worth while.

`import cgkit` imports neither; the first long computation does. With CGKIT_PURE in the environment, neither is used.

A kernel is a function of arrays and numbers alone, in the part of Python that numba compiles; `compiled` keeps its machine code on disk.
Without numba, or with CGKIT_PURE, the same function runs as it stands, slowly; so whoever calls it asks `pays` first. It holds no lock
while it runs: threads may run several at a time.
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

LONG = 2_000  # below so many bytes, numpy's overhead is more than it saves


@cache
def _numpy() -> Any:
    """The module, or None: where it is not installed, or CGKIT_PURE is set in the environment."""
    if os.environ.get("CGKIT_PURE"):
        return None
    try:
        import numpy
    except ModuleNotFoundError:
        return None
    return numpy


@cache
def numba() -> Any:
    """Return the compiler's module, or None: where it is not installed or told not to compile, or CGKIT_PURE is set in the environment.

    >>> getattr(numba(), "__name__", "numba")
    'numba'
    """
    if _numpy() is None:
        return None
    try:
        import numba as compiler
    except ImportError:  # not there, or not made for this numpy
        return None
    return None if getattr(compiler.config, "DISABLE_JIT", 0) else compiler


def pays(work: int, cold: int, warm: int | None = None) -> bool:
    """Say whether a kernel is worth while: from `cold` units of work on, or from `warm` on once numba has been imported.

    >>> pays(10, cold=1_000, warm=100)
    False

    Parameters
    ----------
    work : how much there is to do, in any unit that the caller likes.
    cold : how much work takes as long as importing numba and loading machine code, half a second or more.
    warm : how much work takes as long as calling a kernel.
    """
    ready = warm is not None and "numba" in sys.modules
    return work >= (warm if ready and warm is not None else cold) and numba() is not None


def enough_memory(megabytes: int, what: str) -> None:
    """Raise ValueError before work that would need more memory than is left, if the machine says how much that is.

    >>> enough_memory(1, "a table")
    """
    try:
        with open("/proc/meminfo") as report:
            left = next(int(line.split()[1]) // 1024 for line in report if line.startswith("MemAvailable"))
    except (OSError, StopIteration):
        return
    if megabytes > left:
        raise ValueError(f"{what} would need about {megabytes:,} MB of memory, and {left:,} MB are left: ask for less")


def xor(left: memoryview, right: memoryview) -> bytes:
    """Return the XOR of two stretches of bytes of equal length.

    >>> xor(memoryview(b"abc"), memoryview(b"aaa"))
    b'\\x00\\x03\\x02'
    """
    if len(left) >= LONG and (np := _numpy()):
        both: bytes = np.bitwise_xor(np.frombuffer(left, np.uint8), np.frombuffer(right, np.uint8)).tobytes()
        return both
    return (int.from_bytes(left, "little") ^ int.from_bytes(right, "little")).to_bytes(len(left), "little")


def nonzero(given: bytes) -> array[int]:
    """Return the places of the bytes that are not 0.

    >>> nonzero(bytes([0, 7, 0, 0, 1])).tolist()
    [1, 4]
    """
    if len(given) >= LONG and (np := _numpy()):
        return array("I", np.flatnonzero(np.frombuffer(given, np.uint8)).astype(np.uint32).tobytes())
    return array("I", (match.start() for match in re.finditer(rb"[^\0]", given)))


def least_missing(few: set[int], many: bytes) -> int:
    """Return the least number >= 0 that is neither in the set nor among these four-byte numbers, lowest byte first.

    >>> least_missing({0, 3}, (1).to_bytes(4, "little") + (7).to_bytes(4, "little"))
    2
    """
    if len(many) >= LONG and (np := _numpy()):
        numbers = np.frombuffer(many, "<u4")
        present = np.zeros(max(int(numbers.max()), *few, 0) + 2, bool)  # so that the last is not met
        present[numbers] = present[list(few)] = True
        return int(present.argmin())
    all_of_them = few.union(memoryview(many).cast("I"))
    return next(number for number in count() if number not in all_of_them)


F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Return the function compiled to machine code, or the function itself where there is no compiler.

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
        folder = kept.stats.cache_path  # type: ignore[attr-defined]  # of numba's, not of the function's
        os.makedirs(folder, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except (OSError, RuntimeError):  # there is no folder where machine code could be kept
        kept = compiler.njit(nogil=True)(function)
    return kept
