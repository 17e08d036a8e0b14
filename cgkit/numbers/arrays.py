"""Nim-sums, nim-products and the nim table for whole arrays of integers from 0 to 2^64 - 1."""

from __future__ import annotations

from functools import cache, reduce
from typing import TYPE_CHECKING, Any

from cgkit.checks import MOST_LISTED, check_int, needs, short_repr
from cgkit.numbers.nim_field import SMALL, logarithm_tables

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


MOST_ENTRIES = 1 << 26  # maximum number of entries in a result, which is half a gigabyte of 64-bit integers


def unsigned(given: Any, what: str, most: int = 2**64 - 1) -> npt.NDArray[np.uint64]:
    """Return the numbers as an array of 64-bit unsigned integers, or raise an error that says which integers are allowed.

    >>> unsigned([1, 2**64 - 1], "factors").tolist()
    [1, 18446744073709551615]
    >>> unsigned([True, 2.5], "factors")
    Traceback (most recent call last):
    TypeError: factors must be integers from 0 to 18446744073709551615, got True
    """
    with needs("arrays"):
        import numpy as np

    if not isinstance(given, np.ndarray):
        for listed in (given, *given) if isinstance(given, list | tuple) else (given,):
            if isinstance(listed, list | tuple | range) and len(listed) > MOST_LISTED:
                raise ValueError(
                    f"{what}: a list can hold at most {MOST_LISTED:,} numbers (an array can hold more), got {len(listed):,}"
                )
        try:  # for a list with numbers on both sides of 2^63, numpy would choose floating point
            given = np.array(given, dtype=object)
        except ValueError:
            raise ValueError(f"{what} must form an array with rows of equal length, got {short_repr(given)}") from None
    if given.dtype.kind not in "iu":
        for number in given.reshape(-1):  # nested lists can have more dimensions than `flat` allows
            check_int(number, what, most=most)
    elif given.size and (given.min() < 0 or given.max() > most):
        raise ValueError(f"{what} must be integers from 0 to {most}, got {short_repr(given)}")
    return given.astype(np.uint64)  # type: ignore[no-any-return]


def broadcast(*arrays: npt.NDArray[np.uint64]) -> tuple[npt.NDArray[np.uint64], ...]:
    """Return the arrays stretched to one common shape with at most 2^26 entries.

    >>> [one.shape for one in broadcast(unsigned([[1], [2]], "rows"), unsigned([1, 2, 3], "columns"))]
    [(2, 3), (2, 3)]
    """
    with needs("arrays"):
        import numpy as np

    try:
        stretched = np.broadcast_arrays(*arrays)
    except ValueError:
        raise ValueError(
            f"arrays must have shapes that fit together, got {short_repr([a.shape for a in arrays])}"
        ) from None
    if stretched and stretched[0].size > MOST_ENTRIES:
        raise ValueError(
            f"the arrays' common shape can have at most {MOST_ENTRIES:,} entries, got {stretched[0].shape}"
        )
    return tuple(stretched)


MOST_SIDE = 1 << 13  # side of the largest table, which has 2^26 numbers and takes 128 MB
BLOCK = 1 << 14  # number of pairs multiplied in one go, which fit into the processor's cache


def nim_sums(*terms: Any) -> npt.NDArray[np.uint64]:
    """Return the nim-sums of arrays, element by element; `nim_sum` calls this function if one of its terms is an array.

    >>> nim_sums([1, 2, 3], 1).tolist()
    [0, 3, 2]

    The numbers can be from 0 to 2^64 − 1, and shapes are broadcast.
    """
    with needs("arrays"):
        import numpy as np

    arrays = broadcast(*(unsigned(term, "a nim-sum's terms in arrays") for term in terms))
    return reduce(np.bitwise_xor, arrays, np.zeros(arrays[0].shape, np.uint64))


def nim_products(a: npt.ArrayLike, b: npt.ArrayLike) -> npt.NDArray[np.uint64]:
    """Return the nim-products of two arrays, element by element; use `nim_product` for single numbers of any size.

    >>> nim_products([2, 3, 4, 2**63], [2, 3, 5, 2**63]).tolist()
    [3, 2, 2, 16017865340936038689]

    The numbers can be from 0 to 2^64 − 1, and shapes are broadcast.

    Complexity
    ----------
    3, 12 or 48 look-ups for each product of 16, 32 or 64 bits. The arrays are multiplied in blocks that fit into the processor's cache.
    """
    with needs("arrays"):
        import numpy as np

    left_factors, right_factors = broadcast(
        *(unsigned(factors, "a nim-product's factors in arrays") for factors in (a, b))
    )
    products = np.empty(left_factors.shape, np.uint64)
    flat, left, right = products.reshape(-1), left_factors.reshape(-1), right_factors.reshape(-1)
    bits, most = SMALL, int((left | right).max(initial=0))
    while most >> bits:
        bits *= 2
    for start in range(0, flat.size, BLOCK):
        some = slice(start, start + BLOCK)
        flat[some] = _products(left[some], right[some], bits)
    return products


@cache
def _tables() -> tuple[npt.NDArray[np.uint32], npt.NDArray[np.uint16]]:
    """Return logarithms and three copies of the powers; the logarithm of 0 is so large that any sum with it looks up a 0."""
    with needs("arrays"):
        import numpy as np

    logarithms, powers = logarithm_tables()
    thrice = [*powers, *powers[: len(powers) // 2]]
    return (
        np.array([len(thrice), *logarithms[1:]], np.uint32),
        np.array(thrice + [0] * (2 * len(thrice) + 1), np.uint16),
    )


def _products(a: npt.NDArray[np.uint64], b: npt.NDArray[np.uint64], bits: int) -> npt.NDArray[np.uint64]:
    """Return products of numbers of at most this many bits by the first formula of `cgkit.numbers.nim_field`."""
    with needs("arrays"):
        import numpy as np

    if bits == SMALL:
        logarithms, powers = _tables()
        return powers[logarithms[a] + logarithms[b]].astype(np.uint64)  # type: ignore[no-any-return]
    half = bits // 2
    shift, mask = np.uint64(half), np.uint64((1 << half) - 1)
    high_a, low_a, high_b, low_b = a >> shift, a & mask, b >> shift, b & mask
    low, high = _products(low_a, low_b, half), _products(high_a, high_b, half)
    both = _products(high_a ^ low_a, high_b ^ low_b, half)
    return (both ^ low) << shift ^ low ^ _products(high, np.full_like(high, 1 << half - 1), half)


def nim_table(side: int) -> npt.NDArray[np.uint16]:
    """Return the multiplication table of nim-products for 0, 1, …, side − 1.

    >>> nim_table(4).tolist()
    [[0, 0, 0, 0], [0, 1, 2, 3], [0, 2, 3, 1], [0, 3, 1, 2]]

    The side is at most 8192.

    Complexity
    ----------
    One operation for each entry. The row of a ⊕ b is the nim-sum of the rows of a and b, so only the rows of powers of two need products.
    """
    with needs("arrays"):
        import numpy as np

    side = check_int(side, "sides of a table", least=1, most=MOST_SIDE)
    numbers = np.arange(side, dtype=np.uint64)
    table = np.zeros((side, side), np.uint16)
    power = 1
    while power < side:
        rows = min(power, side - power)
        row = nim_products(np.full_like(numbers, power), numbers).astype(np.uint16)
        np.bitwise_xor(table[:rows], row, out=table[power : power + rows])
        power *= 2
    return table
