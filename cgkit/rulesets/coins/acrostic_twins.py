"""Acrostic Twins: turn two coins of one row or of one column.

**Theorem.** Count rows and columns from 0. A single head in row r and column c is worth r ⊕ c. *Proof.* Its options are
worth r′ ⊕ c with r′ < r, and r ⊕ c′ with c′ < c, by induction, since the head turned over adds nothing. Those are the
options of two heaps of Nim, and their mex is r ⊕ c.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cgkit.games.ruleset import Move
from cgkit.rulesets.coins.coin_grid import CoinGrid, GridHeads, Place

__all__ = ["AcrosticTwins", "acrostic_twins"]


@dataclass(frozen=True, repr=False)
class AcrosticTwins(CoinGrid):
    """Acrostic Twins: turn two coins in one row or in one column, the one further right or further down from heads to tails.

    >>> acrostic_twins((2, 1), (0, 2)).winning_moves()
    [turn (2, 0) and (2, 1): leaves (0, 2), (2, 0), a P-position (nim-sum 2 ⊕ 2 = 0)]

    Parameters
    ----------
    A position is the places of the heads, as pairs (row, column) of integers >= 0, or a string of H and T for each row.

    Raises
    ------
    ValueError : if a place is no such pair, or is named twice.

    Complexity
    ----------
    Value and all winning moves are linear in the number of heads.

    References
    ----------
    *Winning Ways*, chapter 14; Ferguson, Part I, section 5.2.
    """

    firsts = (0, 0)

    def __repr__(self) -> str:
        return "acrostic_twins"

    @property
    def title(self) -> str:
        return "Acrostic Twins"

    @property
    def rule(self) -> str:
        return (
            "A move turns two coins of one row or of one column; the one further right, or further down, must go from heads"
            " to tails."
        )

    def turns(self, coin: Place) -> Iterator[tuple[Place]]:
        row, column = coin
        for above in range(row):
            yield ((above, column),)
        for left in range(column):
            yield ((row, left),)

    def coin_theory(self, coin: Place) -> int:
        return coin[0] ^ coin[1]

    def winning_theory(self, position: GridHeads) -> Iterator[Move[GridHeads]]:
        total = self.grundy_theory(position) or 0
        for row, column in sorted(position):
            # a move changes one of the two numbers, and so the value, by the nim-sum of all values
            if row ^ total < row:
                yield self.turn(position, (row, column), ((row ^ total, column),))
            if column ^ total < column:
                yield self.turn(position, (row, column), ((row, column ^ total),))


acrostic_twins = AcrosticTwins()
