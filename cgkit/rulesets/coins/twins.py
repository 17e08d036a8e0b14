"""Twins and Triplets: turn exactly two coins, or exactly three.

**Theorem.** Count the coins from 0. In Twins a single head x is worth x. In Triplets the heads 0 and 1 are worth
nothing, and x >= 2 is worth what x − 2 is in Mock Turtles. *Proof.* Coin 0 can lead no move of Twins. It serves as the
second coin for whoever would like to turn one coin only. So Twins is Turning Turtles with a coin to spare. In Triplets
the coins 0 and 1 can lead no move, and serve for whoever would like to turn one coin (both are turned with it) or two
(either of them is). So Triplets is Mock Turtles with two coins to spare.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cgkit.games.ruleset import Move
from cgkit.rulesets.coins.coin_turning import CoinRow, Heads, choices
from cgkit.rulesets.coins.mock_turtles import mock_turtles

__all__ = ["Triplets", "Twins", "triplets", "twins"]


@dataclass(frozen=True, repr=False)
class Twins(CoinRow):
    """Twins: turn exactly two coins, the right one from heads to tails.

    >>> twins(2, 5, 6).winning_moves()
    [turn coins 4 and 5: leaves 2, 4, 6, a P-position (nim-sum 2 ⊕ 4 ⊕ 6 = 0)]

    Parameters
    ----------
    A position is the numbers of the heads, different integers >= 0: the leftmost coin is coin 0.

    Raises
    ------
    ValueError : if a number is not an integer >= 0, or is named twice.

    Complexity
    ----------
    Value and all winning moves are linear in the number of heads.

    References
    ----------
    Ferguson, Part I, section 5.1; *Winning Ways*, chapter 14.
    """

    first = 0

    def __repr__(self) -> str:
        return "twins"

    @property
    def title(self) -> str:
        return "Twins"

    @property
    def rule(self) -> str:
        return "A move turns exactly two coins; the right one must go from heads to tails."

    def turns(self, coin: int) -> Iterator[tuple[int, ...]]:
        for other in range(coin):
            yield (other,)

    def coin_theory(self, coin: int) -> int:
        return coin

    def winning_theory(self, position: Heads) -> Iterator[Move[Heads]]:
        total = self.grundy_theory(position) or 0
        return (self.turn(position, coin, (coin ^ total,)) for coin in sorted(position) if coin ^ total < coin)


@dataclass(frozen=True, repr=False)
class Triplets(CoinRow):
    """Triplets: turn exactly three coins, the rightmost from heads to tails.

    >>> [triplets(n).value() for n in range(9)]
    [0, 0, 1, 2, 4, 7, 8, 11, 13]

    Parameters, Raises, References
    ------------------------------
    As for `Twins`.

    Complexity
    ----------
    The value is linear in the number of heads; winning moves are found by trying all.
    """

    first = 0

    def __repr__(self) -> str:
        return "triplets"

    @property
    def title(self) -> str:
        return "Triplets"

    @property
    def rule(self) -> str:
        return "A move turns exactly three coins; the rightmost of them must go from heads to tails."

    def turns(self, coin: int) -> Iterator[tuple[int, ...]]:
        yield from choices(0, coin, 2)

    def coin_theory(self, coin: int) -> int:
        return mock_turtles.coin_theory(coin - 2) if coin >= 2 else 0


twins, triplets = Twins(), Triplets()
