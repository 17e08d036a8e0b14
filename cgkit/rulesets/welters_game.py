"""Welter's game, with coins on a strip and at most one coin on each square.

**Theorem** (Welter). The value is the nim-sum of the squares and of the numbers 2^(k + 1) - 1, one for each pair of coins, where 2^k is the
largest power of 2 that divides the distance between them. Conway's *mating rule* gives the same value. Pair off the two coins whose
distance is divisible by the largest power of 2, and do the same with the coins that are left. Then nim-add the coin
left over, if there is one, and, for each pair, one less than the pair's nim-sum.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from types import MappingProxyType
from typing import Any

from cgkit.checks import check_ints, in_order, listed, short_repr
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Ruleset
from cgkit.numbers.nim_sums import nim_sum

Squares = tuple[int, ...]


class Welter(Ruleset[Squares]):
    """Welter's game, where a move slides one coin to any empty square on its left and can pass other coins.

    >>> welter(1, 5, 8).winning_moves()
    [move the coin from square 8 to square 3: leaves 1, 3, 5, a P-position (value 0)]
    >>> welter(3, 7).value()  # (3 ⊕ 7) - 1
    3

    A position is the square of each coin, different integers >= 0. Their order doesn't matter.

    Finding the value takes time quadratic in the number of coins. The method `mates` pairs the coins off.

    References
    ----------
    Welter 1954; On Numbers and Games, chapter 13.
    """

    expression, title = "welter", "Welter's game"
    rule = "A move takes one coin to any empty square on its left, past other coins if there are any."
    words = MappingProxyType({"slide": "move the coin from square {0} to square {1}"})
    skin = "strip"

    def parse(self, *parts: Any) -> Any:
        return listed(parts)

    def check(self, position: Any) -> Squares:
        squares = sorted(check_ints(in_order(position, "squares of coins"), "squares of coins"))
        if len(set(squares)) < len(squares):
            raise ValueError(f"no two coins can be on the same square, got {short_repr(squares)}")
        return tuple(squares)

    def moves(self, position: Squares) -> Iterator[Move[Squares]]:
        for start in position:
            rest = [square for square in position if square != start]
            for goal in range(start):
                if goal not in rest:
                    yield Move(tuple(sorted([*rest, goal])), (Step("slide", (start, goal)),))

    def located(self, position: Squares, move: Move[Squares]) -> tuple[Step, ...]:
        ((verb, (start, goal), _),) = move.steps
        return (Step(verb, (start - goal,), (position.index(start),)),)

    def grundy_theory(self, position: Squares) -> int:
        pairs = combinations(position, 2)
        return nim_sum(*position, *((a ^ b) ^ ((a ^ b) - 1) for a, b in pairs))

    def mates(self, position: Squares) -> list[Squares]:
        """Return the pairs made by the mating rule, in order, with any single coin last.

        >>> welter.mates((1, 2, 3, 7, 12))
        [(3, 7), (2, 12), (1,)]
        """
        left = list(self.check(position))
        made: list[Squares] = []
        while len(left) > 1:
            pair = max(combinations(left, 2), key=lambda two: (two[0] ^ two[1]) & -(two[0] ^ two[1]))
            made.append(pair)
            left = [square for square in left if square not in pair]
        return [*made, *((square,) for square in left)]


welter = Welter()
