"""Coin-turning games, where every head is a component.

A coin-turning rule defines which sets of coins can turn together. Each set has a leading coin, which must go from heads to tails; on a row
it's the rightmost coin. The other coins of the set can show either side.

**Theorem.** For each set that the coin x leads, take the nim-sum of g over the set's other coins. Let g(x) be the mex of these nim-sums.
Then a position is worth the nim-sum of g over its heads. Chapter 7 of the book has the proof.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import reduce
from operator import xor
from typing import Any, Generic, TypeVar

from cgkit.checks import SearchLimitError, check_list, listed, short_repr
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Ruleset
from cgkit.wording import zero_nim_sum

C = TypeVar("C", bound=Hashable)

MOST_TURNED = 5_000_000  # limit on the other coins turned in one move, because the move lists every head it leaves


class CoinTurning(Ruleset[frozenset[C]], Generic[C]):
    """A coin-turning game; a subclass defines in `turns` which coins can turn together with a given coin.

    A position is the set of the coins that show heads.

    >>> from cgkit import mock_turtles
    >>> issubclass(type(mock_turtles), CoinTurning), mock_turtles(0, 1, 2).value()
    (True, 7)
    """

    cancels = True
    by_coin = True  # lets a search ask `turns` for the other coins of each move

    def turns(self, coin: C) -> Iterator[Sequence[C]]:
        """Yield each set of other coins that can turn when this coin leads the move and goes from heads to tails."""
        raise NotImplementedError(
            f"{type(self).__name__} must define which other coins can turn when a given coin leads the move"
        )

    def coin_theory(self, coin: C) -> int | None:
        """Return the value of a single head if a theorem gives it, otherwise None."""
        return None

    def step(self, coin: C, others: Sequence[C]) -> Step:
        """Return the step that turns these coins."""
        raise NotImplementedError(f"{type(self).__name__} must define what a move that turns coins is called")

    def checked(self, coin: Any) -> C:
        """Return the coin in its plain form, or raise an error if there is no such coin."""
        raise NotImplementedError(f"{type(self).__name__} must define which coins there are")

    def turn(self, position: frozenset[C], coin: C, others: Sequence[C]) -> Move[frozenset[C]]:
        """Return the move that turns a head together with these other coins."""
        if len(others) > MOST_TURNED:
            raise SearchLimitError(MOST_TURNED, "coins that one move turns", "use a shorter row")
        return Move(position.symmetric_difference((coin, *others)), (self.step(coin, others),))

    def moves(self, position: frozenset[C]) -> Iterator[Move[frozenset[C]]]:
        for coin in self.ordered(position):
            for others in self.turns(coin):
                yield self.turn(position, coin, others)

    def place(self, coin: C) -> tuple[int, ...]:
        """Return the place of a coin, as a tuple of one number, or of a row and a column; all numbers start at 0."""
        raise NotImplementedError(f"{type(self).__name__} must define where a coin lies")

    def located(self, position: frozenset[C], move: Move[frozenset[C]]) -> tuple[Step, ...]:
        turned = position.symmetric_difference(move.after)
        return tuple(Step("turn", (), self.place(coin)) for coin in self.ordered(turned))

    def components(self, position: frozenset[C]) -> tuple[frozenset[C], ...]:
        return tuple(frozenset({coin}) for coin in self.ordered(position))

    def ordered(self, position: frozenset[C]) -> list[C]:
        """Return the heads in order."""
        return sorted(position)  # type: ignore[type-var]

    def grundy_theory(self, position: frozenset[C]) -> int | None:
        values = [self.coin_theory(coin) for coin in position]
        return None if None in values else reduce(xor, values, 0)

    def reason(self, position: frozenset[C]) -> str | None:
        values = [self.coin_theory(coin) for coin in self.ordered(position)]
        return None if None in values or len(values) < 2 else zero_nim_sum(values)

    def parse(self, *heads: Any) -> Any:
        return listed(heads)

    def check(self, position: Any) -> frozenset[C]:
        coins = [self.checked(coin) for coin in check_list(position, "heads")]
        if len(set(coins)) < len(coins):
            raise ValueError(f"each head must be listed only once, got {short_repr(coins)}")
        return frozenset(coins)

    def show(self, position: frozenset[C]) -> str:
        return ", ".join(map(str, self.ordered(position))) or "no head"

    def write(self, position: frozenset[C]) -> str:
        return f"{self!r}({', '.join(map(str, self.ordered(position)))})"
