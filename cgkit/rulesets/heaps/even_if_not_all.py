"""Even if not all, all if odd: take an even number of chips but not the whole heap, or the whole heap if it is odd.

**Theorem.** g(2k - 1) = k and g(2k) = k - 1 for k >= 1, and g(0) = 0. *Proof*, by induction. From 2k a move leaves 2, 4, …, 2k - 2, of
values 0, …, k - 2, and nothing else. From 2k - 1 a move leaves 1, 3, …, 2k - 3, of values 1, …, k - 1, or nothing, of value 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cgkit.games.heaps import TAKE, Heaps
from cgkit.games.ruleset import Step
from cgkit.numbers.nim import nim_sum
from cgkit.sequences.periods import Period, described

__all__ = ["EvenIfNotAll", "even_if_not_all"]

Sizes = tuple[int, ...]


@dataclass(frozen=True)
class EvenIfNotAll(Heaps):
    """Even if not all, all if odd.

    >>> even_if_not_all(10, 13, 20).value(), even_if_not_all(3, 7).winning_moves()
    (10, [take 4 from heap 2: leaves 3, 3, a P-position (nim-sum 2 ⊕ 2 = 0)])

    Parameters
    ----------
    A position is any number of heaps, integers >= 0.

    Raises
    ------
    ValueError : if a heap is not an integer >= 0.

    Complexity
    ----------
    Values by theorem; winning moves are found by trying each.

    References
    ----------
    Ferguson, Part I, section 4.5.
    """

    words = TAKE

    def __repr__(self) -> str:
        return "even_if_not_all"

    @property
    def title(self) -> str:
        return "Even if not all, all if odd"

    @property
    def rule(self) -> str:
        return "A move takes an even number of chips from a heap, but not all of them; or a whole heap, if it is odd."

    def heap(self, size: int) -> Iterator[tuple[Step, Sizes]]:
        for taken in range(2, size, 2):
            yield Step("take", (taken,)), (size - taken,)
        if size % 2:
            yield Step("take", (size,)), (0,)

    def grundy_theory(self, position: Sizes) -> int:
        return nim_sum(*((size + 1) // 2 if size % 2 else max(size // 2 - 1, 0) for size in position))

    def period_theory(self, limit: int) -> Period:
        values = [self.grundy_theory((size,)) for size in range(4)]
        return described(values, 1, 2, "By the theorem on this game, for all heaps but the empty one.", proved=True)


even_if_not_all = EvenIfNotAll()
