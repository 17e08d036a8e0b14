"""Standard forms of take-and-break codes; codes with the same standard form have the same values, apart from a shift.

**A digit 1 that adds nothing.** The 1 in digit dₖ lets a player take a whole heap of k. If such a heap has another move to value 0, its mex
is the same without this digit, and no other heap has this move.

**First cousins.** Suppose that a heap of one chip has no move, so that g(1) = 0 = g(0). Then we can rename a heap of n + 1 as a heap of n.
Its non-empty parts a and b become a - 1 and b - 1, which can be empty, and a heap named 0 is worth 0, as if it were not there. A move that
takes k chips and leaves two heaps therefore becomes a move that takes k + 1 and leaves any two heaps, one or none. A move that takes k and
leaves one heap becomes one that takes k and leaves one heap or none. A move that takes a whole heap of k becomes one that takes a whole
heap of k - 1. In this way, 0.07 (Dawson's Kayles) becomes 0.137 (Dawson's chess), and the value of n + 1 in 0.07 is the value of n in
0.137. These steps are repeated until d₁ is odd.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from cgkit.sequences.octal_codes import Breaks, read_code


def standard_form(code: str) -> tuple[str, int]:
    """Return the standard form of a code and its shift s, such that a heap of n + s plays like a heap of n in the standard form.

    >>> standard_form("0.07"), standard_form("0.137"), standard_form("0.771")
    (('0.137', 1), ('0.137', 0), ('0.77', 0))

    A code with 4! or with digits of 8 or more isn't shifted. The standard form omits every digit 1 that adds nothing, and its d₁ is odd if
    possible. Heaps smaller than the shift are worth 0.

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
    """Return the code without the digits 1 that add nothing."""
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
    """Return the first cousin, where the name of each heap is one less."""
    two = {taken + 1 for taken in breaks.two}
    one = two.union(breaks.one)
    none = one.union(taken - 1 for taken in breaks.none)
    return Breaks(tuple(sorted(none)), tuple(sorted(one)), tuple(sorted(two)))


def _written(breaks: Breaks) -> str:
    """Return the code that describes these moves."""
    bits = (breaks.none, breaks.one, breaks.two, breaks.three)
    digits = [sum((taken in numbers) << bit for bit, numbers in enumerate(bits)) for taken in range(breaks.most + 1)]
    head, *tail = (f"{digit:x}" for digit in digits)
    return f"{head}{'!' * breaks.unequal}.{''.join(tail) or '0'}"
