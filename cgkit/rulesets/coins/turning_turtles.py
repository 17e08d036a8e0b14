"""Turning Turtles: Nim with a row of coins.

**Theorem.** A single head on place n is worth n, so the value of a row is the nim-sum of the places of its heads. *Proof.* From a head on n
alone one can get no head, or a head on m for each m < n: worth 0, and m by induction. The mex of 0, 1, …, n − 1 is n. And two heads on one
place would be a coin turned twice, which is no head at all: equal components cancel, as equal numbers do in the nim-sum.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cgkit.games.ruleset import Move
from cgkit.numbers.nim import nim_sum
from cgkit.rulesets.coins.coin_turning import CoinRow, Heads

__all__ = ["TurningTurtles", "turning_turtles"]


@dataclass(frozen=True, repr=False)
class TurningTurtles(CoinRow):
    """Turning Turtles: turn one coin from heads to tails, and, if you like, one more coin to its left.

    >>> turning_turtles(2, 5, 6).winning_moves()
    [turn coins 4 and 5: leaves 2, 4, 6, a P-position (nim-sum 2 ⊕ 4 ⊕ 6 = 0)]

    Parameters
    ----------
    A position is the places of the heads, different integers >= 1, counted from the left.

    Raises
    ------
    ValueError : if a place is not an integer >= 1, or is named twice.

    Complexity
    ----------
    Value and all winning moves are linear in the number of heads.

    References
    ----------
    Ferguson, Part I, section 2.6, exercise 4, who names H. W. Lenstra.
    """

    def __repr__(self) -> str:
        return "turning_turtles"

    @property
    def title(self) -> str:
        return "Turning Turtles"

    @property
    def rule(self) -> str:
        return "A move turns one coin from heads to tails and, if you like, one more coin to its left, either way."

    def turns(self, coin: int) -> Iterator[tuple[int, ...]]:
        yield ()
        for other in range(1, coin):
            yield (other,)

    def coin_theory(self, coin: int) -> int:
        return coin

    def winning_theory(self, position: Heads) -> Iterator[Move[Heads]]:
        total = nim_sum(*position)
        left = ((coin, coin ^ total) for coin in sorted(position))
        return (self.turn(position, coin, (other,) if other else ()) for coin, other in left if other < coin)


turning_turtles = TurningTurtles()
