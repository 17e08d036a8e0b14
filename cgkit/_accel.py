"""The one switch between plain Python and faster twins, tested equal: numpy, where it is installed and pays.

`import cgkit` never imports it; the first long work does.
"""

from __future__ import annotations

import os
from functools import cache
from typing import Any

__all__ = ["xor"]

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
