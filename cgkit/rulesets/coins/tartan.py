"""Products of two games with rows of coins, where one game decides which rows a move turns and the other decides which columns.

**Products of coin-turning games** have nim-products as values. A move of A × B combines a move of A with a move of B. If A can turn the
coins of a set R and B can turn the coins of a set C, then A × B can turn all coins whose row is in R and whose column is in C. The last of
these coins, which is furthest down and furthest right, must go from heads to tails.

**The order.** Read the board row by row from the top. Then the coin that leads a set comes last, because any other crossing of R and C is
in an earlier row, or further left in the same row. The board is therefore a row of coins. To find the value of a head, take each set that
it leads, nim-add the values of the other coins in the set, and take the mex of the results.

**The Tartan theorem** (Winning Ways). Suppose that the last coin of each set of A and of B must go from heads to tails. A
single head of A × B in row r and column c is then worth g(r) ⊗ h(c), where g and h are the values of single heads of A and of B.
Chapter 8 of the book has the proof.

**The move.** Let all heads together be worth s ≠ 0, and let a move combine an option of the row with value a and an option of the column
with value b. The move wins exactly when (g(r) ⊕ a) ⊗ (h(c) ⊕ b) = s. For each a, a division in the nim-field therefore gives the only b
that works.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from threading import RLock

from cgkit.checks import SearchLimitError, short_repr
from cgkit.games.move import Move
from cgkit.numbers.nim_field import nim_inverse, nim_product
from cgkit.rulesets.coins.grid import CoinGrid, GridHeads, Place
from cgkit.rulesets.coins.turning import CoinTurning
from cgkit.solving.values import Memo, grundy

MOST_LOOKED_AT = 200_000  # limit on the total number of coins turned by all moves led by one coin of a factor
_LAST = "the last of them, furthest down and furthest right, must go from heads to tails."
_NAMED = {  # the two factors as printed -> name and rule of the product
    ("twins", "twins"): (
        "turning_corners",
        "Turning Corners",
        f"A move turns the four corners of a rectangle; {_LAST}",
    ),
    ("ruler", "ruler"): ("rugs", "Rugs", f"A move turns all coins of a rectangle; {_LAST}"),
}


@dataclass(frozen=True)
class TartanMove:
    """A winning move with the steps that find it; `Tartan.construct` makes one.

    >>> from cgkit import turning_corners
    >>> found = turning_corners.construct(turning_corners((1, 2), (3, 1)).state)
    >>> found.total, found.head, found.value, found.rows, found.columns
    (1, (3, 1), 3, (2,), (0,))

    Attributes
    ----------
    total : value of all heads together.
    head : head that leads the move, as (row, column).
    values : values of this head's row and column in the two factors.
    value : value of the head, the nim-product of the two; nim-adding the total makes it smaller.
    goals : values a and b that replace the values of the row and the column.
    rows, columns : rows and columns that turn together with the head's row and column.
    move : the move itself.
    """

    total: int
    head: Place
    values: tuple[int, int]
    value: int
    goals: tuple[int, int]
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    move: Move[GridHeads]


class Tartan(CoinGrid):
    """The product of two games with rows of coins, whose moves are products of moves; write `rows * columns` to make one.

    >>> from cgkit import mock_turtles, ruler, turning_corners
    >>> turning_corners((1, 2), (3, 1)).winning_moves()
    [turn rows 2 and 3, columns 0 and 1: leaves (1, 2), (2, 0), (2, 1), (3, 0), a P-position (nim-sum 2 ⊕ 0 ⊕ 2 ⊕ 0 = 0)]
    >>> (mock_turtles * ruler)("TTTH", "HTTT").value()
    6

    Finding the value takes one nim-product for each head, once the values of its row and its column are known. Finding the winning moves
    takes time linear in their number and in the number of moves that the factors have from each head's row and column. There's no need to
    try pairs of moves.

    The factors can be any two rulesets with a row of coins. The first decides which rows can turn together, and the second decides which
    columns. A position is either the heads' places, as pairs (row, column) with the factors' numbering, or one string of H and T for each
    row.

    References
    ----------
    *Winning Ways*, chapter 14; Ferguson, Part I, section 5.4.
    """

    def __init__(self, rows: CoinTurning[int], columns: CoinTurning[int]) -> None:
        for factor in (rows, columns):
            if not isinstance(factor, CoinTurning) or isinstance(factor, CoinGrid):
                raise TypeError(f"a product needs two games with a row of coins, got {short_repr(factor)}")
        self.rows, self.columns = rows, columns
        self.firsts = (rows.first, columns.first)

    @property
    def _words(self) -> tuple[str, str, str]:
        """The name, the title and the rule of the product."""
        rule = (
            f"Choose rows that {self.rows.title} can turn together, and columns that {self.columns.title} can."
            f" A move turns the coins where they cross; {_LAST}"
        )
        own = f"({self.rows!r} * {self.columns!r})", f"{self.rows.title} × {self.columns.title}", rule
        return _NAMED.get((repr(self.rows), repr(self.columns)), own)

    def __repr__(self) -> str:
        return self._words[0]

    @property
    def title(self) -> str:
        return self._words[1]

    @property
    def rule(self) -> str:
        return self._words[2]

    def turns(self, coin: Place) -> Iterator[tuple[Place, ...]]:
        row, column = coin
        for rows in self.rows.turns(row):
            for columns in self.columns.turns(column):
                yield _crossings(coin, tuple(rows), tuple(columns))

    def factors(self, coin: Place) -> tuple[int, int]:
        """Return the values of a head's row and column, each as a single head in its factor."""
        return _head(self.rows, coin[0]), _head(self.columns, coin[1])

    def coin_theory(self, coin: Place) -> int:
        return nim_product(*self.factors(coin))

    def winning_theory(self, position: GridHeads) -> Iterator[Move[GridHeads]]:
        total = self.grundy_theory(position)
        if not total:
            return
        for coin in self.ordered(position):
            row, column = self.factors(coin)
            columns_to = _options(self.columns, coin[1])
            fitting: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
            for value, choices in _options(self.rows, coin[0]).items():
                other = column ^ nim_product(total, nim_inverse(row ^ value))
                fitting |= dict.fromkeys(choices, columns_to.get(other, []))
            for rows in map(tuple, self.rows.turns(coin[0])):
                for columns in fitting[rows]:
                    yield self.turn(position, coin, _crossings(coin, rows, columns))

    def construct(self, position: GridHeads) -> TartanMove | None:
        """Return one winning move with the steps that lead to it, or None for a P-position.

        >>> from cgkit import turning_corners
        >>> found = turning_corners.construct(turning_corners((1, 2), (3, 1)).state)
        >>> found.total, found.head, found.values, found.goals
        (1, (3, 1), (3, 1), (2, 0))

        Complexity
        ----------
        At most as many divisions as the value of the row, and one pass through the moves of a row and a column.
        """
        total = self.grundy_theory(position)
        if not total:
            return None
        for head in self.ordered(position):
            row, column = self.factors(head)
            value = nim_product(row, column)
            if value ^ total > value:
                continue
            # as in Nim, such a head exists, because some head's value has a 1 where the total has its leading 1
            for a in range(row):
                b = column ^ nim_product(total, nim_inverse(row ^ a))
                if b < column:
                    rows, columns = _options(self.rows, head[0])[a][0], _options(self.columns, head[1])[b][0]
                    move = self.turn(position, head, _crossings(head, rows, columns))
                    return TartanMove(total, head, (row, column), value, (a, b), rows, columns, move)
        raise AssertionError(f"{self!r}: no winning move found in {self.show(position)}")


def _crossings(coin: Place, rows: tuple[int, ...], columns: tuple[int, ...]) -> tuple[Place, ...]:
    """Return all crossings, except the coin itself, of its row and the given rows with its column and the given columns."""
    return tuple((r, c) for r in (*rows, coin[0]) for c in (*columns, coin[1]) if (r, c) != coin)


_SEARCHING = RLock()  # only one thread searches at a time, because all threads share the memo


@lru_cache(maxsize=64)
def _memo(rules: CoinTurning[int]) -> Memo:
    """Return the values that searches of a factor have found; a cache keeps them for the factors used most recently."""
    return {}


@lru_cache(maxsize=1 << 12)
def _head(rules: CoinTurning[int], coin: int) -> int:
    """Return the value of a single head, by a theorem if there is one, otherwise by search."""
    value = rules.coin_theory(coin)
    if value is None:
        with _SEARCHING:
            return grundy(rules, frozenset({coin}), _memo(rules))
    return value


@lru_cache(maxsize=1 << 8)
def _options(rules: CoinTurning[int], coin: int) -> dict[int, list[tuple[int, ...]]]:
    """Return the moves led by a coin, grouped by the value of the other coins that turn."""
    by_value: dict[int, list[tuple[int, ...]]] = {}
    turned = 0
    for others in rules.turns(coin):
        turned += len(others) + 1
        if turned > MOST_LOOKED_AT:
            raise SearchLimitError(turned, f"coins in the moves of coin {coin} of {rules!r}", "use a smaller board")
        value = 0
        for other in others:
            value ^= _head(rules, other)
        by_value.setdefault(value, []).append(tuple(others))
    return by_value
