"""The door of the functions on whole arrays: integers from 0 to 2^64 - 1, in one kind of array, and not too many."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

from cgkit._accel import enough_memory
from cgkit.errors import MOST_LISTED, needs, told, whole_number

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

__all__ = ["broadcast", "columns", "unsigned"]

MOST_PAIRS = 100_000_000
MOST_ENTRIES = 1 << 26  # of a result: half a gigabyte of 64-bit integers


def unsigned(given: Any, what: str, most: int = 2**64 - 1) -> npt.NDArray[np.uint64]:
    """Return the numbers as an array of 64-bit unsigned integers, or say what is allowed.

    >>> unsigned([1, 2**64 - 1], "factors").tolist()
    [1, 18446744073709551615]
    >>> unsigned([True, 2.5], "factors")
    Traceback (most recent call last):
    ValueError: factors must be integers from 0 to 18446744073709551615, got True

    Parameters
    ----------
    given : an array of integers of any kind, or lists of them.
    what : what they are, in the plural.
    most : the greatest number allowed.

    Raises
    ------
    ValueError : if a number is not such an integer, or the lists are ragged.
    """
    with needs("arrays"):
        import numpy as np

    if not isinstance(given, np.ndarray):
        for listed in (given, *given) if isinstance(given, list | tuple) else (given,):
            if isinstance(listed, list | tuple | range) and len(listed) > MOST_LISTED:
                raise ValueError(f"{what}: a list holds at most {MOST_LISTED:,}, an array more; got {len(listed):,}")
        try:  # a list may mix numbers below and above 2^63, for which numpy by itself would choose floating point
            given = np.array(given, dtype=object)
        except ValueError:
            raise ValueError(f"{what} must form an array, all rows of one length, got {told(given)}") from None
    if given.dtype.kind not in "iu":
        for one in given.flat:
            whole_number(one, what, most=most)
    elif given.size and (given.min() < 0 or given.max() > most):
        raise ValueError(f"{what} must be integers from 0 to {most}, got {told(given)}")
    return given.astype(np.uint64)  # type: ignore[no-any-return]


def broadcast(*arrays: npt.NDArray[np.uint64]) -> tuple[npt.NDArray[np.uint64], ...]:
    """Return the arrays stretched to one shape, of at most 2^26 entries.

    >>> [one.shape for one in broadcast(unsigned([[1], [2]], "rows"), unsigned([1, 2, 3], "columns"))]
    [(2, 3), (2, 3)]

    Raises
    ------
    ValueError : if the shapes do not fit together, or make more entries.
    """
    with needs("arrays"):
        import numpy as np

    try:
        stretched = np.broadcast_arrays(*arrays)
    except ValueError:
        raise ValueError(
            f"arrays of shapes that fit together are wanted, got {told([a.shape for a in arrays])}"
        ) from None
    if stretched and stretched[0].size > MOST_ENTRIES:
        raise ValueError(f"arrays together make at most {MOST_ENTRIES:,} entries, got the shape {stretched[0].shape}")
    return tuple(stretched)


def columns(pairs: npt.NDArray[Any], what: str) -> tuple[array[int], array[int], int]:
    """Return the two columns of an array of pairs of vertices' numbers, and how many vertices there are at least.

    >>> import numpy as np
    >>> columns(np.array([[0, 1], [1, 5]]), "edges")
    (array('i', [0, 1]), array('i', [1, 5]), 6)

    Parameters
    ----------
    pairs : an array of shape (m, 2) of integers >= 0 below 100,000,000, and no more of them.
    what : what they are, in the plural.

    Raises
    ------
    ValueError : if it is no such array, or memory is too small for it.
    """
    if pairs.ndim != 2 or pairs.shape[1] != 2 or pairs.dtype.kind not in "iu":
        given = f"{pairs.dtype} in the shape {pairs.shape}"
        raise ValueError(f"{what} in an array are integers, in the shape (m, 2); got {told(given)}")
    count = int(pairs.max()) + 1 if pairs.size else 0
    if len(pairs) > MOST_PAIRS or count > MOST_PAIRS or pairs.min(initial=0) < 0:
        most = f"at most {MOST_PAIRS:,} {what} between vertices from 0 to {MOST_PAIRS - 1}"
        raise ValueError(f"{most} are allowed, got {told(pairs)}")
    enough_memory((40 * count + 30 * len(pairs)) // 10**6, f"a graph of {count:,} vertices and {len(pairs):,} {what}")
    one, other = (array("i", column.astype("i4").tobytes()) for column in pairs.T)
    return one, other, count
