"""Take-and-break games that play alike: each code has a standard form, and codes with the same one have the same values, but for a shift.

**A digit 1 that adds nothing.** The 1 of digit dₖ lets one take a whole heap of k. If such a heap has another move to value 0,
its value, a mex, is the same without; and no other heap is asked about that move.

**First cousins.** Let a heap of one chip have no move, so that g(1) = 0 = g(0). Then a heap of n + 1 may as well be called a heap of n:
its parts a and b, which are not empty, become a - 1 and b - 1, which may be, and a heap called 0 is worth 0 as a heap that is
not there. What takes k chips and leaves two heaps thus takes k + 1 and leaves any two, one or none; what takes k and leaves one
heap takes k and leaves one or none; what takes k, all that there are, takes the k - 1 of the new heap. So 0.07, Dawson's
Kayles, becomes 0.137, Dawson's chess, and g of 0.07 at n + 1 is g of 0.137 at n. Each such step brings the first odd digit one place
forwards, until it is d₁.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from cgkit.sequences.octal_codes import Breaks, read_code

__all__ = ["standard_form"]


def standard_form(code: str) -> tuple[str, int]:
    """Return the standard form of a code, and by how much it is shifted: a heap of n + shift plays as one of n in the standard form.

    >>> standard_form("0.07"), standard_form("0.137"), standard_form("0.771")
    (('0.137', 1), ('0.137', 0), ('0.77', 0))

    A code with 4! or with digits from 8 on is not shifted. In the standard form the digit 1 is left out where it adds nothing,
    and d₁ is odd if that can be. What comes before the shift is worth 0.

    Complexity
    ----------
    At most as many steps as the code has digits, each with so many Grundy values.

    References
    ----------
    Winning Ways, chapter 4.
    """
    breaks, shift = _standard(read_code(code))
    return _written(breaks), shift


@lru_cache(maxsize=4096)
def _standard(breaks: Breaks) -> tuple[Breaks, int]:
    breaks, shift = _plainest(breaks), 0
    while not breaks.three and not breaks.unequal and breaks.most and 1 not in breaks.none:
        breaks = _plainest(_shifted(breaks))
        shift += 1
    return breaks, shift


def _plainest(breaks: Breaks) -> Breaks:
    """Without the takes of a whole heap that has another move to value 0."""
    values = breaks.sequence(breaks.most + 1)

    def has_another(heap: int) -> bool:
        if any(values[heap - taken] == 0 for taken in breaks.one if taken < heap):
            return True
        parted = ((a, heap - taken - a) for taken in breaks.two for a in range(1, heap - taken))
        if any(values[a] == values[b] and not (breaks.unequal and a == b) for a, b in parted):
            return True
        return any(
            values[a] ^ values[b] == values[heap - taken - a - b]
            for taken in breaks.three
            for a in range(1, heap - taken - 1)
            for b in range(1, heap - taken - a)
        )

    return replace(breaks, none=tuple(heap for heap in breaks.none if not has_another(heap)))


def _shifted(breaks: Breaks) -> Breaks:
    """The first cousin, in which each heap is called one less."""
    two = {taken + 1 for taken in breaks.two}
    one = two.union(breaks.one)
    none = one.union(taken - 1 for taken in breaks.none)
    return Breaks(tuple(sorted(none)), tuple(sorted(one)), tuple(sorted(two)))


def _written(breaks: Breaks) -> str:
    """The code that says what may be done."""
    bits = (breaks.none, breaks.one, breaks.two, breaks.three)
    digits = [sum((taken in numbers) << bit for bit, numbers in enumerate(bits)) for taken in range(breaks.most + 1)]
    head, *tail = (f"{digit:x}" for digit in digits)
    return f"{head}{'!' * breaks.unequal}.{''.join(tail) or '0'}"
