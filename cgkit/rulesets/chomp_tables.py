"""Chomp by the table: every position of a board at once, and the P-positions with three rows on very long boards.

**Three rows.** For lengths y >= z of the second and the third row there is at most one x >= y such that (x, y, z) is a P-position, the
least from which no bite into the upper two leads to one. So the P-positions are found layer by layer, in the order of z and then of y,
from three sets of lengths x: those of (x, y′, z) with y′ < y, of (x, y, z′) with z′ < z, and of (x, y′, y′) with y′ < z. If x = y, no
larger y has one, for a bite into the first row leads to (y, y, z). No other bite matters: (x, x, x) is N, by Gale's theorem.
"""

from __future__ import annotations

from array import array
from itertools import combinations_with_replacement, repeat
from math import comb

from cgkit._accel import enough_memory, pays
from cgkit.errors import needs, whole_number

__all__ = ["chomp_losses", "chomp_values"]

Rows = tuple[int, ...]

MOST_BITES = 20_000_000  # about, for one table: twice as many as it takes at most
MOST_SHORT, MOST_LONG = 12, 5_000  # sides
MOST_COLUMNS = 20_000
COLD, WARM = 500_000, 3_000  # bites from which on a kernel pays: while numba is not imported, and then


def chomp_values(rows: int, columns: int) -> dict[Rows, int]:
    """Return the Grundy value of every position of Chomp on a board, from the single poisoned square up to the whole.

    >>> chomp_values(2, 2)
    {(1,): 0, (1, 1): 1, (2,): 1, (2, 1): 0, (2, 2): 2}
    >>> len(chomp_values(6, 7)), chomp_values(6, 7)[4, 2, 2]
    (1715, 0)

    Parameters
    ----------
    rows, columns : integers from 1 to 5,000; there are C(rows + columns, rows) − 1 positions, and this number times rows times columns
        is at most 20,000,000: 10 by 10 is the largest square.

    Returns
    -------
    dict from the lengths of the rows, the poisoned one first, to integers >= 0; in lexicographic order, so that options stand before.

    Raises
    ------
    ValueError : if the sides are no such integers.

    Complexity
    ----------
    An operation for each bite of each position: seconds for 10 by 10, and with numba some tenths of one.
    """
    rows, columns = (whole_number(side, "the sides of a board", least=1, most=MOST_LONG) for side in (rows, columns))
    if min(rows, columns) > MOST_SHORT or comb(rows + columns, rows) * rows * columns > MOST_BITES:
        raise ValueError(
            f"a board of {rows} by {columns} has too many positions for a table; 10 by 10 is the largest square"
        )
    across = combinations_with_replacement(range(columns, -1, -1), rows)
    positions = [lengths[: lengths.index(0)] if lengths[-1] == 0 else lengths for lengths in across][-2::-1]
    if rows + columns < 32 and pays(len(positions) * rows * columns // 2, COLD, WARM):
        from cgkit.kernels import chomp

        values = chomp.board(rows, columns)
        return {lengths: int(values[_code(lengths, rows)]) for lengths in positions}
    return _by_bites(positions)


def _code(lengths: Rows, rows: int) -> int:
    """Return the code of `cgkit.kernels.chomp.board`; missing rows are rows without a square."""
    steps = sum(1 << length + rows - 1 - i for i, length in enumerate(lengths))
    return steps | (1 << rows - len(lengths)) - 1


def _by_bites(positions: list[Rows]) -> dict[Rows, int]:
    """Return the values of positions, in an order in which options stand before."""
    values: dict[Rows, int] = {}
    for position in positions:
        met = 0  # bit v tells whether some option has the value v
        for i, length in enumerate(position):
            kept, above = position[:i], position[i:]
            if i:
                met |= 1 << values[kept]
            for left in range(1, length):
                met |= 1 << values[(*kept, *(row if row < left else left for row in above))]
        values[position] = (~met & met + 1).bit_length() - 1
    return values


def chomp_losses(columns: int) -> tuple[array[int], array[int], array[int]]:
    """Return the P-positions of Chomp with at most three rows: the lengths of the first row, of the second and of the third.

    >>> first, second, third = chomp_losses(6)
    >>> sorted(zip(first, second, third))[:9]
    [(1, 0, 0), (2, 1, 0), (2, 2, 1), (3, 1, 1), (3, 2, 0), (4, 2, 2), (4, 3, 0), (5, 3, 2), (5, 4, 0)]

    Parameters
    ----------
    columns : the greatest length of a row, an integer from 1 to 20,000.

    Returns
    -------
    three arrays of one length, with a 0 for a row that is not there; in the order of the third row, then of the second.

    Raises
    ------
    ValueError : if `columns` is no such integer, or memory is too small.

    Complexity
    ----------
    For each pair of a second and a third row a few operations on integers of as many bits as there are columns. A thousand columns take
    some tenths of a second; ten thousand, of which 17,169,755 positions come, take some seconds with numba.

    References
    ----------
    Zeilberger, "Three-rowed Chomp", *Advances in Applied Mathematics* 26 (2001).
    """
    columns = whole_number(columns, "the columns of a board of Chomp", least=1, most=MOST_COLUMNS)
    enough_memory(columns * columns * 3 // 10**6, f"a board of {columns:,} columns")
    return (_layers if pays(columns**2, COLD, WARM) else _by_sets)(columns)


def _layers(columns: int) -> tuple[array[int], array[int], array[int]]:
    """By a kernel, layer by layer."""
    with needs("arrays"):
        import numpy as np

    from cgkit.kernels import chomp

    words = columns // 64 + 1
    pairs, squares = np.zeros((columns + 1, words), np.uint64), np.zeros(words, np.uint64)
    firsts, seconds = np.zeros(columns + 1, np.int32), np.zeros(columns + 1, np.int32)
    found = array("H"), array("H"), array("H")
    for third in range(columns + 1):
        count = chomp.layer(columns, third, pairs, squares, firsts, seconds)
        found[0].frombytes(firsts[:count].astype(np.uint16).tobytes())
        found[1].frombytes(seconds[:count].astype(np.uint16).tobytes())
        found[2].extend(repeat(third, count))
    return found


def _by_sets(columns: int) -> tuple[array[int], array[int], array[int]]:
    """The same, with an integer for each set of lengths."""
    found = array("H"), array("H"), array("H")
    pairs, squares = [0] * (columns + 1), 0
    pairs[0] = 1  # not to be left without a square
    for third in range(columns + 1):
        same = square = 0
        for second in range(third, columns + 1):
            taken = (same | squares | pairs[second]) >> second
            bit = (~taken & taken + 1) << second
            first = bit.bit_length() - 1
            if first > columns:
                continue
            for lengths, length in zip(found, (first, second, third), strict=True):
                lengths.append(length)
            same |= bit
            pairs[second] |= bit
            if second == third:
                square = bit
            if first == second:  # from every larger second row a bite leads here
                break
        squares |= square
    return found
