"""A ring of coins: take from 1 to k neighbours, with no gap between them. Gaps are never closed.

**Theorem.** For k >= 2 the first player wins a ring of n >= 1 coins just when n <= k. *Proof.* Then the whole ring may be taken.
Else the first move leaves a row, and the second takes its middle, one coin or two, which leaves two equal rows, or
none; from then on each move in one row is mirrored in the other. The same opening wins a single row. For k = 1 every
move takes one coin, so n coins are worth n mod 2.

A ring of n > k >= 2 coins has value 0, being a P-position, and two equal rows or rings cancel in any sum. Single rows have
other values: for k = 2 they are those of Kayles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from cgkit.errors import whole_number
from cgkit.games.ruleset import Step
from cgkit.rulesets.rings import Row, RowsOrRing, is_ring, rows_or_ring, sizes
from cgkit.rulesets.subtraction import Bash

__all__ = ["CoinRing"]

TAKE_NEIGHBOURS = MappingProxyType(
    {
        "open": "take {0} from the ring",
        "coin": "take coin {0}",
        "coin@": "take coin {0} of row {at}",
        "coins": "take coins {0} to {1}",
        "coins@": "take coins {0} to {1} of row {at}",
    }
)


@dataclass(frozen=True, repr=False)
class CoinRing(RowsOrRing):
    """A ring of coins, or what is left of one: a move takes up to k neighbours.

    >>> CoinRing(2).ring(8).outcome(), CoinRing(8).ring(8).outcome()
    ('P', 'N')
    >>> CoinRing(2)(7).winning_moves()[0]
    take coin 4: leaves 3, 3, a P-position (each row has its twin)

    Parameters
    ----------
    most : k, an integer >= 1. `CoinRing(k).ring(n)` is a ring of n coins; `CoinRing(k)(a, b, …)` are the rows that are left of
        one, integers >= 1. The plain position of a ring is (n, "ring").

    Raises
    ------
    ValueError : if `most` is not an integer >= 1, a ring or a row is not one >= 1.

    Complexity
    ----------
    By theorem for a ring, a single row, and rows in pairs. Else by search, cubic in the longest row.

    References
    ----------
    HDU Online Judge, problem 3951; Winning Ways, chapter 4 (Kayles).
    """

    most: int

    words = TAKE_NEIGHBOURS
    skin = "ring"

    def __post_init__(self) -> None:
        object.__setattr__(self, "most", whole_number(self.most, "the most that may be taken", least=1))

    def __repr__(self) -> str:
        return f"CoinRing({self.most})"

    @property
    def title(self) -> str:
        return "Coins in a ring"

    @property
    def rule(self) -> str:
        if self.most == 1:
            return "A move takes one coin."
        return f"A move takes {Bash(self.most).amounts()} coins that lie side by side, with no gap between them."

    @property
    def ending(self) -> str:
        return "Whoever takes the last coin wins."

    def check(self, position: Any) -> Row:
        return rows_or_ring(position, "rows and rings of coins", least=1)

    def runs(self, size: int) -> Iterator[tuple[Step, int, int]]:
        for number in range(1, min(self.most, size) + 1):
            for before in range(size - number + 1):
                first, last = before + 1, before + number
                yield Step("coin", (first,)) if number == 1 else Step("coins", (first, last)), before, size - last

    def opening(self, size: int) -> Iterator[tuple[Step, int]]:
        for number in range(1, min(self.most, size) + 1):
            yield Step("open", (number,)), size - number

    def left(self, before: int, after: int) -> Row:
        return tuple(size for size in (before, after) if size)

    def show(self, position: Row) -> str:
        if is_ring(position):
            return f"a ring of {position[0]}"
        return ", ".join(map(str, position)) or "0"

    def _lone(self, position: Row) -> list[Row]:
        """The components that are left when rings of value 0 are dropped and equal rows are cancelled."""
        counts = Counter(component for component in self.components(position) if not self._is_large_ring(component))
        return [component for component, count in counts.items() if count % 2]

    def _is_large_ring(self, position: Row) -> bool:
        return is_ring(position) and self.most >= 2 and sizes(position)[0] > self.most

    def grundy_theory(self, position: Row) -> int | None:
        if self.most == 1:
            return sum(sizes(position)) % 2
        return None if self._lone(position) else 0

    def outcome_theory(self, position: Row) -> str | None:
        value = self.grundy_theory(position)
        if value is not None:
            return "N" if value else "P"
        return "N" if len(self._lone(position)) == 1 else None

    def reason(self, position: Row) -> str | None:
        if self.most == 1:
            return "an even number of coins, taken one by one"
        if is_ring(position):
            return "what the first move leaves is halved, and then mirrored" if self._is_large_ring(position) else None
        return None if self._lone(position) else "each row has its twin"
