"""The one switch between plain Python and faster twins, tested equal: numpy, where it is installed and pays.

`import cgkit` never imports it; the first long work does.
"""

from __future__ import annotations

import os
from functools import cache
from itertools import count
from typing import Any

__all__ = ["least_missing", "xor"]

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


def xor(left: memoryview, right: memoryview) -> bytes:
    """Return the XOR of two stretches of bytes of one length.

    >>> xor(memoryview(b"abc"), memoryview(b"aaa"))
    b'\\x00\\x03\\x02'
    """
    if len(left) >= LONG and (np := _numpy()):
        both: bytes = np.bitwise_xor(np.frombuffer(left, np.uint8), np.frombuffer(right, np.uint8)).tobytes()
        return both
    return (int.from_bytes(left, "little") ^ int.from_bytes(right, "little")).to_bytes(len(left), "little")


def least_missing(few: set[int], many: bytes) -> int:
    """Return the least number >= 0 that is neither in the set nor among these numbers of four bytes each, the lowest first.

    >>> least_missing({0, 3}, (1).to_bytes(4, "little") + (7).to_bytes(4, "little"))
    2
    """
    if len(many) >= LONG and (np := _numpy()):
        numbers = np.frombuffer(many, "<u4")
        met = np.zeros(max(int(numbers.max()), *few, 0) + 2, bool)  # so that the last is not met
        met[numbers] = met[list(few)] = True
        return int(met.argmin())
    all_of_them = few.union(memoryview(many).cast("I"))
    return next(number for number in count() if number not in all_of_them)
