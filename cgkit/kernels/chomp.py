"""Chomp from arrays: the values of all positions on a board, and the P-positions with three rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cgkit._accel import compiled
from cgkit.doors import needs

with needs("arrays"):
    import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    Bits = npt.NDArray[np.uint64]
    Numbers = npt.NDArray[np.int32]

__all__ = ["board", "layer"]

FULL = np.uint64(0xFFFFFFFFFFFFFFFF)


@compiled
def board(rows: int, columns: int) -> Numbers:
    """Return the value of each position at its code: the way along its edge, with a 1 for each step from row to row.

    Row i, counted from 0 at the poisoned one, has its 1 at bit length + rows − 1 − i. A bite makes the code smaller, so one sweep
    upwards meets all options of a position before it.
    """
    last = ((1 << rows) - 1) << columns
    values = np.full(last + 1, -1, np.int32)
    lengths = np.zeros(rows, np.int64)
    met = np.full(rows * columns + 1, -1, np.int64)
    code = (1 << rows) - 1
    while code < last:
        low = code & -code  # the next larger code with as many ones
        high = code + low
        code = high | ((code ^ high) // low >> 2)
        row = rows
        for bit in range(rows + columns):
            if code >> bit & 1:
                row -= 1
                lengths[row] = bit - (rows - 1 - row)
        for i in range(rows):
            for left in range(lengths[i]):
                if i or left:
                    option = 0
                    for j in range(rows):
                        option |= 1 << (min(lengths[j], left) if j >= i else lengths[j]) + rows - 1 - j
                    met[values[option]] = code
        value = 0
        while met[value] == code:
            value += 1
        values[code] = value
    return values


@compiled
def layer(columns: int, third: int, pairs: Bits, squares: Bits, firsts: Numbers, seconds: Numbers) -> int:
    """Write the P-positions with this third row, the least first row for each second one; return how many there are.

    pairs : bit x of row y tells whether (x, y, z) is a P-position for some smaller z.
    squares : bit x tells the same of (x, z, z). Both are carried from layer to layer.
    """
    one = np.uint64(1)
    words = len(squares)
    same = np.zeros(words, np.uint64)  # bit x tells it of (x, y, this z) for some smaller y
    count, square = 0, -1
    for second in range(third, columns + 1):
        least = max(second, 1)
        word = least >> 6
        taken = same[word] | squares[word] | pairs[second, word] | ((one << np.uint64(least & 63)) - one)
        while taken == FULL:
            word += 1
            if word == words:
                break
            taken = same[word] | squares[word] | pairs[second, word]
        if word == words:
            continue
        first = word << 6
        bit = ~taken & (taken + one)
        while bit >> np.uint64(first & 63) != one:
            first += 1
        if first > columns:
            continue
        firsts[count], seconds[count] = first, second
        count += 1
        same[word] |= bit
        pairs[second, word] |= bit
        if second == third:
            square = first
        if first == second:  # from every larger second row a bite leads here
            break
    if square >= 0:
        squares[square >> 6] |= one << np.uint64(square & 63)
    return count
