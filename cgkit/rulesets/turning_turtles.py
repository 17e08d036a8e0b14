"""Turning Turtles: Nim with a row of coins.

**Theorem.** A single head on place n is worth n, so the value of a row is the nim-sum of the places of its heads. *Proof.* From a head on n
alone one can get no head, or a head on m for each m < n: worth 0, and m by induction. The mex of 0, 1, …, n − 1 is n. And two heads on one
place would be a coin turned twice, which is no head at all: equal components cancel, as equal numbers do in the nim-sum.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType

from cgkit.errors import whole_number
from cgkit.numbers import nim_sum
from cgkit.rules import Move, Piece, Ruleset, Step

__all__ = ["TurningTurtles", "turning_turtles"]

Heads = frozenset[int]


@dataclass(frozen=True, repr=False)
class TurningTurtles(Ruleset[Heads]):
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

    words = MappingProxyType({"turn": "turn coin {0}", "both": "turn coins {1} and {0}"})
    cancels = True
    skin = "coins"

    def __repr__(self) -> str:
        return "turning_turtles"

    def title(self) -> str:
        return "Turning Turtles"

    def rule(self) -> str:
        return "A move turns one coin from heads to tails and, if you like, one more coin to its left, either way."

    def parse(self, *heads: int) -> Heads:
        for place in heads:
            whole_number(place, "places of heads", least=1)
        if len(set(heads)) < len(heads):
            raise ValueError(f"each head is named once, got {heads}")
        return frozenset(heads)

    def check(self, position: Heads) -> None:
        self.parse(*position)

    def _move(self, position: Heads, coin: int, other: int) -> Move[Heads]:
        """Turn a coin and, unless it is 0, another."""
        turned = (coin, other) if other else (coin,)
        return Move(position.symmetric_difference(turned), (Step("both" if other else "turn", turned),))

    def moves(self, position: Heads) -> Iterator[Move[Heads]]:
        for coin in sorted(position):
            for other in range(coin):
                yield self._move(position, coin, other)

    def components(self, position: Heads) -> tuple[Heads, ...]:
        return tuple(frozenset({coin}) for coin in sorted(position))

    def boards(self, position: Heads) -> list[list[Piece | None]]:
        return [[(self, component) for component in self.components(position)]]

    def grundy_theory(self, position: Heads) -> int:
        return nim_sum(*position)

    def winning_theory(self, position: Heads) -> list[Move[Heads]]:
        total = nim_sum(*position)
        return [self._move(position, coin, coin ^ total) for coin in sorted(position) if coin ^ total < coin]

    def reason(self, position: Heads) -> str:
        return f"nim-sum {' ⊕ '.join(map(str, sorted(position)))} = 0"

    def show(self, position: Heads) -> str:
        return ", ".join(map(str, sorted(position))) or "no head"


turning_turtles = TurningTurtles()
