"""Heaps as coins: subtraction games, and Grundy's game with four coins.

Where a heap game changes a heap of n into heaps of other sizes, the coin game turns head n and the coins of those
sizes. Two equal heaps would be one coin turned twice; they are worth nothing together, so nothing is lost. A heap of 0
is a coin 0 to the left of the row, which is only imagined and never looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cgkit.rulesets.coins.coin_turning import CoinRow
from cgkit.rulesets.subtraction import Subtraction
from cgkit.sequences.periods import Period

__all__ = ["GrundyCoins", "SubtractionCoins", "grundy_coins"]


@dataclass(frozen=True, repr=False)
class SubtractionCoins(CoinRow):
    """A subtraction game with coins: turn coin n from heads to tails, and coin n − s, where s is one of the given numbers.

    >>> SubtractionCoins({1, 3, 4})(6).winning_moves()
    [turn coins 2 and 6: leaves 2, a P-position (value 0)]
    >>> SubtractionCoins({1, 2, 3})(3, 5).moves()
    [turn coins 2 and 3, turn coins 1 and 3, turn coin 3, turn coins 4 and 5, turn coins 3 and 5, turn coins 2 and 5]

    Parameters
    ----------
    numbers : as for `Subtraction`. A position is the numbers of the heads, different integers >= 1; coin 0 is only
    imagined.

    Raises
    ------
    ValueError : if the set is empty or has a number below 1; if a head is not an integer >= 1, or is named twice.

    Complexity
    ----------
    That of `Subtraction`, for heaps as large as the heads' numbers.

    References
    ----------
    Ferguson, Part I, section 5.1.
    """

    heaps: Subtraction
    imagined = True

    def __init__(self, numbers: Iterable[int]) -> None:
        object.__setattr__(self, "heaps", Subtraction(numbers))

    @property
    def numbers(self) -> frozenset[int]:
        """How far the second coin may lie to the left."""
        return self.heaps.numbers

    def __repr__(self) -> str:
        return f"SubtractionCoins{repr(self.heaps).removeprefix('Subtraction')}"

    @property
    def title(self) -> str:
        return f"Subtraction coins: {self.heaps.amounts()}"

    @property
    def rule(self) -> str:
        return (
            f"A move turns a coin from heads to tails, and the coin that lies {self.heaps.amounts()} places to its left;"
            " there, a coin 0 is imagined before coin 1."
        )

    def turns(self, coin: int) -> Iterator[tuple[int, ...]]:
        for number in self.heaps.ordered:
            if number <= coin:
                yield (coin - number,) if number < coin else ()

    def coin_theory(self, coin: int) -> int | None:
        return self.heaps.grundy_theory((coin,))

    def period_theory(self, limit: int) -> Period | None:
        return self.heaps.period_theory(limit)


@dataclass(frozen=True, repr=False)
class GrundyCoins(CoinRow):
    """Grundy's game with coins: turn coin x from heads to tails, the coins n and x − n, where 0 < n < x − n, and the imagined coin 0.

    >>> grundy_coins(7).moves()
    [turn coins 1, 6 and 7, turn coins 2, 5 and 7, turn coins 3, 4 and 7]

    Parameters
    ----------
    A position is the numbers of the heads, different integers >= 1.

    Raises
    ------
    ValueError : if a head is not an integer >= 1, or is named twice.

    Complexity
    ----------
    By search, quadratic in the largest head; no theorem tells the values of Grundy's game.

    References
    ----------
    Ferguson, Part I, section 5.1; Grundy (1939).
    """

    imagined = True

    def __repr__(self) -> str:
        return "grundy_coins"

    @property
    def title(self) -> str:
        return "Grundy's game with coins"

    @property
    def rule(self) -> str:
        return (
            "A move turns coin x from heads to tails, and two coins to its left whose different numbers add up to x;"
            " the fourth coin, 0, is only imagined."
        )

    def turns(self, coin: int) -> Iterator[tuple[int, ...]]:
        for part in range(1, (coin + 1) // 2):
            yield part, coin - part


grundy_coins = GrundyCoins()
