"""Loops through dots: Rims and Rayles, which are Nim and Kayles in disguise.

A loop through k of the n dots of a region divides the others into those inside and those outside. **Theorem.** In Rims,
where k may be any positive number, n dots are worth n: some loop leaves each number of dots below n on one side, and
nothing on the other; and a ⊕ b <= a + b < n for each division. In Rayles, where k is 1 or 2, the moves are those of Kayles.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType

from cgkit.games.heaps import Heaps
from cgkit.games.ruleset import Step
from cgkit.numbers.nim import nim_sum
from cgkit.rulesets.rows.takes import kayles, parts
from cgkit.sequences.periods import Period, described

__all__ = ["Rayles", "Rims", "rayles", "rims"]

Sizes = tuple[int, ...]

LOOP = MappingProxyType(
    {
        "loop": "loop through {0}, parting {1} and {2}",
        "loop@": "loop through {0} of region {at}, parting {1} and {2}",
    }
)


@dataclass(frozen=True)
class Rims(Heaps):
    """Rims: draw a loop through one or more dots of a region; loops do not meet.

    >>> rims(3, 5).winning_moves()[0]
    loop through 2 of region 2, parting 0 and 3: leaves 3, 3, a P-position (nim-sum 3 ⊕ 3 = 0)

    Parameters
    ----------
    A position is the numbers of dots in the regions, integers >= 0.

    Raises
    ------
    ValueError : if a number is not an integer >= 0.

    Complexity
    ----------
    Values by theorem; winning moves are found by trying each.

    References
    ----------
    Winning Ways, chapter 17; Ferguson, Part I, section 4.5.
    """

    words = LOOP
    skin = "dots"

    def __repr__(self) -> str:
        return type(self).__name__.lower()

    @property
    def title(self) -> str:
        return type(self).__name__

    @property
    def rule(self) -> str:
        return "A move draws a loop through one or more dots, which no other loop may meet."

    def most(self, size: int) -> int:
        """Return through how many dots a loop may go, where there are so many."""
        return size

    def heap(self, size: int) -> Iterator[tuple[Step, Sizes]]:
        for through in range(1, self.most(size) + 1):
            for inside in range((size - through) // 2 + 1):
                outside = size - through - inside
                yield Step("loop", (through, inside, outside)), parts(inside, outside)

    def grundy_theory(self, position: Sizes) -> int | None:
        return nim_sum(*position)

    def period_theory(self, limit: int) -> Period | None:
        return described([0, 1], 0, 1, "A region is worth the number of its dots, by the theorem on Rims.", proved=True)


@dataclass(frozen=True, repr=False)
class Rayles(Rims):
    """Rayles: draw a loop through one dot of a region, or through two; loops do not meet.

    >>> rayles(3).winning_moves()
    [loop through 1, parting 1 and 1: leaves 1, 1, a P-position (nim-sum 1 ⊕ 1 = 0)]

    Parameters, Raises, Complexity, References
    ------------------------------------------
    As for `Rims`.
    """

    @property
    def rule(self) -> str:
        return "A move draws a loop through one dot or two, which no other loop may meet."

    def most(self, size: int) -> int:
        return min(size, 2)

    def grundy_theory(self, position: Sizes) -> int | None:
        return kayles.grundy_theory(position)

    def sequence(self, terms: int) -> list[int] | None:
        return kayles.sequence(terms)

    def period_theory(self, limit: int) -> Period | None:
        return kayles.period_theory(limit)


rims = Rims()
rayles = Rayles()
