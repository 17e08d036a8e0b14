"""Coin-turning games on a row, where the rightmost coin of a set leads it, and their products, which are played on a board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from types import MappingProxyType
from typing import Any

from cgkit.checks import MOST_LISTED, check_int, short_repr
from cgkit.games.move import Step
from cgkit.rulesets.coins.tartan import Tartan
from cgkit.rulesets.coins.turning import CoinTurning

LAID_OUT = 10_000
Heads = frozenset[int]


class CoinRow(CoinTurning[int]):
    """A coin-turning game on a row; in this example a move turns a coin and, if you like, its left neighbour.

    >>> class Neighbours(CoinRow):
    ...     def turns(self, coin):
    ...         yield ()
    ...         if coin > self.first:
    ...             yield (coin - 1,)
    >>> Neighbours()(3, 4).moves()
    [turn coin 3, turn coins 2 and 3, turn coin 4, turn coins 3 and 4]
    >>> Neighbours()("TTHHT").moves()[0]
    turn coin 3

    A position is either the heads' numbers or the row as a string of H and T.

    Attributes
    ----------
    first : number of the leftmost coin, 1 or 0.
    imagined : whether an imaginary coin 0 precedes the leftmost coin, so that a move can refer to it.
    """

    first = 1
    imagined = False
    skin = "coins"
    words = MappingProxyType(
        {
            "turn": "turn coin {0}",
            "both": "turn coins {0} and {1}",
            "three": "turn coins {0}, {1} and {2}",
            "run": "turn coins {0} to {1}",
            "several": "turn coins {all}",
        }
    )

    def place(self, coin: int) -> tuple[int, ...]:
        return (coin - self.first,)

    def drawing(self) -> dict[str, Any]:
        return {"first": self.first, "imagined": self.imagined}

    def checked(self, coin: Any) -> int:
        return check_int(coin, "numbers of coins", least=self.first)

    def parse(self, *heads: Any) -> Any:
        row = heads[0] if len(heads) == 1 else None
        if isinstance(row, str):
            if len(row) > MOST_LISTED or set(row) - set("HT"):
                raise ValueError(
                    f"a row of coins must be a string of at most {MOST_LISTED:,} letters H and T, got {short_repr(row)}"
                )
            return frozenset(i for i, face in enumerate(row, self.first) if face == "H")
        return super().parse(*heads)

    def __mul__(self, columns: CoinRow) -> Tartan:
        """Return the product, a game on a board where this game decides which rows turn, and the other game which columns."""
        return Tartan(self, columns)

    def step(self, coin: int, others: Sequence[int]) -> Step:
        coins = sorted((coin, *others))
        if len(coins) > 2 and coins[-1] - coins[0] == len(coins) - 1:
            return Step("run", (coins[0], coins[-1]))
        return Step({1: "turn", 2: "both", 3: "three"}.get(len(coins), "several"), tuple(coins))


def choices(first: int, end: int, count: int) -> Iterator[tuple[int, ...]]:
    """Yield each set of `count` coins numbered from `first` to `end` - 1, in order.

    >>> list(choices(1, 4, 2))
    [(1, 2), (1, 3), (2, 3)]

    The result is the same as `itertools.combinations` of a range, but a long range isn't stored, so the row can have any length.
    """
    if end - first <= LAID_OUT:
        yield from combinations(range(first, end), count)
        return
    chosen = list(range(first, first + count))
    while True:
        yield tuple(chosen)
        place = next((i for i in range(count - 1, -1, -1) if chosen[i] < end - count + i), None)
        if place is None:
            return
        chosen[place:] = range(chosen[place] + 1, chosen[place] + 1 + count - place)
