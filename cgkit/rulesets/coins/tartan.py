"""Products of games with rows of coins: one game says which rows are turned together, the other which columns.

**Products of coin-turning games** have products as values. A move of A × B combines a move of A with a move of B. If A may turn the
coins of a set R and B those of a set C, then their product may turn all coins whose row is in R and whose column is in C; the last
of them, furthest down and furthest right, must go from heads to tails.

**The order.** Take the places in reading order, row by row from the top. Then the coin that leads a set is the last of it: any other
crossing of R and C lies in an earlier row, or in the same row further left. So the board is a row of coins, and the value of a head
is the mex, over the sets that it leads, of what the other coins are worth together.

**The Tartan theorem** (Winning Ways). Let the last coin of each set of A and of B be the one that must go from heads to tails. A
single head of A × B in row r and column c is then worth g(r) ⊗ h(c), where g and h are the values of single heads of A and of B.
Chapter 8 of the book has the proof.

**The move.** If all heads together are worth s, then a move wins exactly when (g(r) ⊕ a) ⊗ (h(c) ⊕ b) = s. So each option a of the
row requires one particular b, found by a division in the field.
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

MOST_LOOKED_AT = 200_000  # coins that one coin of a factor may turn, move by move
_LAST = "the last of them, furthest down and furthest right, must go from heads to tails."
_NAMED = {  # by how the factors print: the names of the product, and its rule
    ("twins", "twins"): (
        "turning_corners",
        "Turning Corners",
        f"A move turns the four corners of a rectangle; {_LAST}",
    ),
    ("ruler", "ruler"): ("rugs", "Rugs", f"A move turns all coins of a rectangle; {_LAST}"),
}


@dataclass(frozen=True)
class TartanMove:
    """A winning move together with how it was found; `Tartan.construct` makes one.

    >>> from cgkit import turning_corners
    >>> found = turning_corners.construct(turning_corners((1, 2), (3, 1)).state)
    >>> found.total, found.head, found.value, found.rows, found.columns
    (1, (3, 1), 3, (2,), (0,))

    Attributes
    ----------
    total : the value of all heads together.
    head : the head that leads the move, as (row, column).
    values : the values of its row and of its column in the two factors.
    value : their nim-product, the value of the head; adding the total makes it smaller.
    goals : the values a and b into which the row and the column are to be turned.
    rows, columns : what is turned with the head's row and with its column, in the two factors.
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
    """The product of two games with rows of coins, whose moves are the products of their moves; write it `rows * columns`.

    >>> from cgkit import mock_turtles, ruler, turning_corners
    >>> turning_corners((1, 2), (3, 1)).winning_moves()
    [turn rows 2 and 3, columns 0 and 1: leaves (1, 2), (2, 0), (2, 1), (3, 0), a P-position (nim-sum 2 ⊕ 0 ⊕ 2 ⊕ 0 = 0)]
    >>> (mock_turtles * ruler)("TTTH", "HTTT").value()
    6

    The value takes one nim-product for each head. Winning moves take, for each head, a look at each move of its row in one factor and
    each move of its column in the other; the pairs of moves are not all tried.

    The factors may be any two rulesets with a row of coins: the first says which rows may be turned together, the second which
    columns. A position is the places of the heads, as pairs (row, column), numbered as the factors number their coins; or a string
    of H and T for each row.

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

    def __repr__(self) -> str:
        named = _NAMED.get((repr(self.rows), repr(self.columns)))
        return named[0] if named else f"({self.rows!r} * {self.columns!r})"

    @property
    def title(self) -> str:
        named = _NAMED.get((repr(self.rows), repr(self.columns)))
        return named[1] if named else f"{self.rows.title} × {self.columns.title}"

    @property
    def rule(self) -> str:
        named = _NAMED.get((repr(self.rows), repr(self.columns)))
        return (
            named[2]
            if named
            else (
                f"Choose rows that {self.rows.title} may turn together, and columns that {self.columns.title} may."
                f" A move turns the coins where they cross; {_LAST}"
            )
        )

    def turns(self, coin: Place) -> Iterator[tuple[Place, ...]]:
        row, column = coin
        for rows in self.rows.turns(row):
            for columns in self.columns.turns(column):
                yield _crossings(coin, tuple(rows), tuple(columns))

    def factors(self, coin: Place) -> tuple[int, int]:
        """Return the values of a head's row and of its column, as single heads of the two factors."""
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
        At most as many divisions as the value of the row, and one look at the moves of a row and of a column.
        """
        total = self.grundy_theory(position)
        if not total:
            return None
        for head in self.ordered(position):
            row, column = self.factors(head)
            value = nim_product(row, column)
            if value ^ total > value:
                continue
            # such a head exists, as in Nim: it has a one where the total has its leading one
            for a in range(row):
                b = column ^ nim_product(total, nim_inverse(row ^ a))
                if b < column:
                    rows, columns = _options(self.rows, head[0])[a][0], _options(self.columns, head[1])[b][0]
                    move = self.turn(position, head, _crossings(head, rows, columns))
                    return TartanMove(total, head, (row, column), value, (a, b), rows, columns, move)
        raise AssertionError(f"{self!r}: no winning move found in {self.show(position)}")


def _crossings(coin: Place, rows: tuple[int, ...], columns: tuple[int, ...]) -> tuple[Place, ...]:
    """Return the coins where the coin's row and the other rows cross its column and the other columns, without the coin itself."""
    return tuple((r, c) for r in (*rows, coin[0]) for c in (*columns, coin[1]) if (r, c) != coin)


_SEARCHING = RLock()  # a search marks what it has begun in the memo, so only one thread at a time may


@lru_cache(maxsize=64)
def _memo(rules: CoinTurning[int]) -> Memo:
    """The values that searches of a factor have found; they are kept for the factors used most recently."""
    return {}


@lru_cache(maxsize=1 << 12)
def _head(rules: CoinTurning[int], coin: int) -> int:
    """Return the value of a single head, by a theorem or otherwise by search."""
    value = rules.coin_theory(coin)
    if value is None:
        with _SEARCHING:
            return grundy(rules, frozenset({coin}), _memo(rules))
    return value


@lru_cache(maxsize=1 << 8)
def _options(rules: CoinTurning[int], coin: int) -> dict[int, list[tuple[int, ...]]]:
    """Return the moves that a coin leads, by the value of what they turn with it."""
    by_value: dict[int, list[tuple[int, ...]]] = {}
    turned = 0
    for others in rules.turns(coin):
        turned += len(others) + 1
        if turned > MOST_LOOKED_AT:
            raise SearchLimitError(turned, f"coins that coin {coin} of {rules!r} may turn", "take a smaller board")
        value = 0
        for other in others:
            value ^= _head(rules, other)
        by_value.setdefault(value, []).append(tuple(others))
    return by_value
