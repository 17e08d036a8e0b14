"""Nim-sums and nim-products of whole arrays, and the multiplication table."""

from __future__ import annotations

from functools import cache, reduce
from typing import TYPE_CHECKING, Any

from cgkit._accel import pays
from cgkit.errors import needs, whole_number
from cgkit.numbers.arrays import broadcast, unsigned
from cgkit.numbers.nim_field import SMALL, logarithm_tables

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

__all__ = ["nim_products", "nim_sums", "nim_table"]

MOST_SIDE = 1 << 13  # a table of 2^26 numbers, 128 MB
BLOCK = 1 << 14  # pairs multiplied at a time, so that they stay in the processor's cache
COLD, WARM = (
    50_000_000,
    1_000_000,
)  # bits in the products from which on a kernel pays: while numba is not imported, and then


def nim_sums(*terms: Any) -> npt.NDArray[np.uint64]:
    """Return the nim-sums of arrays, place by place; `nim_sum` calls this where an array is among its terms.

    >>> nim_sums([1, 2, 3], 1).tolist()
    [0, 3, 2]

    Parameters
    ----------
    *terms : at least one array of integers from 0 to 2^64 − 1, or such a number; shapes are broadcast.

    Raises
    ------
    ValueError : if a number is not such an integer, or the shapes do not fit together.
    """
    with needs("arrays"):
        import numpy as np

    arrays = broadcast(*(unsigned(term, "a nim-sum's terms in arrays") for term in terms))
    return reduce(np.bitwise_xor, arrays, np.zeros(arrays[0].shape, np.uint64))


def nim_products(a: npt.ArrayLike, b: npt.ArrayLike) -> npt.NDArray[np.uint64]:
    """Return the nim-products of two arrays, place by place; `nim_product` is for single numbers of any size.

    >>> nim_products([2, 3, 4, 2**63], [2, 3, 5, 2**63]).tolist()
    [3, 2, 2, 16017865340936038689]

    Parameters
    ----------
    a, b : arrays of integers from 0 to 2^64 − 1; shapes are broadcast.

    Returns
    -------
    array of 64-bit unsigned integers.

    Raises
    ------
    ValueError : if a number is not such an integer, or the shapes do not fit together.
    ModuleNotFoundError : without numpy, which comes with `cgkit[arrays]`.

    Complexity
    ----------
    3, 9 or 31 look-ups for each product of 16, 32 or 64 bits by a kernel, 3, 12 or 48 without; a block at a time.
    """
    with needs("arrays"):
        import numpy as np

    one, other = broadcast(*(unsigned(factors, "a nim-product's factors in arrays") for factors in (a, b)))
    products = np.empty(one.shape, np.uint64)
    flat, left, right = products.reshape(-1), one.reshape(-1), other.reshape(-1)
    bits, most = SMALL, int((left | right).max(initial=0))
    while most >> bits:
        bits *= 2
    if pays(flat.size * bits, COLD, WARM):
        from cgkit.kernels import nimbers

        logarithms, powers = _tables()
        kernel = {16: nimbers.products16, 32: nimbers.products32, 64: nimbers.products64}[bits]
        kernel(left, right, logarithms[1 << SMALL - 1], logarithms, powers, flat)
        return products
    for start in range(0, flat.size, BLOCK):
        some = slice(start, start + BLOCK)
        flat[some] = _products(left[some], right[some], bits)
    return products


@cache
def _tables() -> tuple[npt.NDArray[np.uint32], npt.NDArray[np.uint16]]:
    """Return logarithms, and powers three times over; the logarithm of 0 lies so far out that a sum of three with it leads to a 0."""
    with needs("arrays"):
        import numpy as np

    logarithms, powers = logarithm_tables()
    thrice = [*powers, *powers[: len(powers) // 2]]
    return (
        np.array([len(thrice), *logarithms[1:]], np.uint32),
        np.array(thrice + [0] * (2 * len(thrice) + 1), np.uint16),
    )


def _products(a: npt.NDArray[np.uint64], b: npt.NDArray[np.uint64], bits: int) -> npt.NDArray[np.uint64]:
    """Multiply numbers of so many bits, by the first formula of `cgkit.numbers.nim_field`."""
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
    """Return the multiplication table: the nim-products of 0, 1, …, side − 1.

    >>> nim_table(4).tolist()
    [[0, 0, 0, 0], [0, 1, 2, 3], [0, 2, 3, 1], [0, 3, 1, 2]]

    Parameters
    ----------
    side : an integer from 1 to 8192.

    Returns
    -------
    array of 16-bit unsigned integers.

    Raises
    ------
    ValueError : if the side is not such an integer.
    ModuleNotFoundError : without numpy.

    Complexity
    ----------
    One operation for each entry: the row of a ⊕ b is the nim-sum of the rows of a and b, so only the rows of powers of
    two are multiplied out.
    """
    with needs("arrays"):
        import numpy as np

    side = whole_number(side, "sides of a table", least=1, most=MOST_SIDE)
    numbers = np.arange(side, dtype=np.uint64)
    table = np.zeros((side, side), np.uint16)
    power = 1
    while power < side:
        rows = min(power, side - power)
        row = nim_products(np.full_like(numbers, power), numbers).astype(np.uint16)
        np.bitwise_xor(table[:rows], row, out=table[power : power + rows])
        power *= 2
    return table
