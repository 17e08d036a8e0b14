"""How a kernel is made: numba compiles it, where it is installed, and keeps the machine code on disk.

A kernel is a function of arrays and numbers alone, in the part of Python that numba compiles. Without numba, or with CGKIT_PURE in the
environment, the same function runs as it stands, slowly; so whoever calls it asks `cgkit._accel.pays` first. It holds no lock while it
runs: threads may run several at a time.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from tempfile import TemporaryFile
from typing import Any, TypeVar

from cgkit._accel import numba

__all__ = ["compiled"]

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Return the function as machine code, or the function itself where there is no compiler.

    >>> @compiled
    ... def twice(number: int) -> int:
    ...     return 2 * number
    >>> twice(21)
    42

    Parameters
    ----------
    function : of arrays and numbers, in the part of Python that numba compiles.
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
