"""Coins on a board of rows and columns, each set of them led by the coin furthest down and furthest right.

**Theorem** (Acrostic Twins). Count rows and columns from 0. A single head in row r and column c is worth r ⊕ c. *Proof.* Its options are
worth r′ ⊕ c with r′ < r, and r ⊕ c′ with c′ < c, by induction, since the head turned over adds nothing. Those are the
options of two heaps of Nim, and their mex is r ⊕ c.

**Products of coin-turning games** are worth products. A move of A × B combines a move of A with a move of B. If A may turn the
coins of a set R and B those of a set C, then their product may turn all coins whose row is in R and whose column is in C; the last
of them, furthest down and furthest right, must go from heads to tails.

**The order.** Take the places in reading order, row by row from the top. Then the coin that leads a set is the last of it: any
other crossing of R and C lies in an earlier row, or in the same row further left. So the board is a row of coins, and a head is
worth the mex, over the sets that it leads, of what the other coins are worth together.

**The Tartan theorem** (Winning Ways). Let the last coin of each set of A and of B be the one that must go from heads to tails. A
single head of A × B in row r and column c is then worth g(r) ⊗ h(c), where g and h are the values of single heads of A and of B.
*Proof.* By induction in reading order. Let a move of A turn r and coins worth a together, and one of B turn c and coins worth
b. Since ⊗ distributes over ⊕, the coins of the product set are worth (g(r) ⊕ a) ⊗ (h(c) ⊕ b) together, counting g(r) ⊗ h(c)
for the head itself. So the option is worth (g(r) ⊕ a) ⊗ (h(c) ⊕ b) ⊕ g(r) ⊗ h(c). This is not g(r) ⊗ h(c), for a field has no
divisors of zero, a is not g(r) and b is not h(c). And each t below g(r) ⊗ h(c) is reached: by the definition of ⊗ it is (g(r) ⊕
a) ⊗ (h(c) ⊕ b) ⊕ g(r) ⊗ h(c) for some a < g(r) and b < h(c), and these are values of options of r and of c, since g and h are
mexes.

**The move.** If all heads together are worth s, then a move wins just when (g(r) ⊕ a) ⊗ (h(c) ⊕ b) = s. So each option a
of the row asks for one b, by a division in the field.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from threading import RLock
from types import MappingProxyType
from typing import Any, TypeAlias

from cgkit.doors import (
    MOST_LISTED,
    SearchLimitError,
    check_int,
    check_list,
    in_order,
    joined,
    listed_pairs,
    short_repr,
)
from cgkit.games.move import Move, Step
from cgkit.numbers.nim_field import nim_inverse, nim_product
from cgkit.rulesets.coins.known import ruler, twins
from cgkit.rulesets.coins.row import CoinRow, CoinTurning
from cgkit.solving.values import Memo, grundy

__all__ = ["AcrosticTwins", "CoinGrid", "Tartan", "TartanMove", "acrostic_twins", "rugs", "turning_corners"]

Place: TypeAlias = tuple[int, int]
GridHeads: TypeAlias = frozenset[Place]

FORMS = ("1", "2", "3", "4", "-")  # how many rows, or columns, a step names; "-" stands for a run of them


def _list(form: str, first: int) -> str:
    """Return how some rows, or columns, read, whose numbers begin with number `first` of the step.

    >>> _list("3", 2), _list("-", 0)
    ('s {2}, {3} and {4}', 's {0} to {1}')
    """
    if form == "-":
        return f"s {{{first}}} to {{{first + 1}}}"
    numbers = joined(f"{{{first + i}}}" for i in range(int(form)))
    return f" {numbers}" if form == "1" else f"s {numbers}"


def _form(lines: Sequence[int]) -> tuple[str, tuple[int, ...]]:
    """Return how some rows, or columns, are listed, and the numbers in that list."""
    if len(lines) > 2 and lines[-1] - lines[0] == len(lines) - 1:
        return "-", (lines[0], lines[-1])
    return str(len(lines)), tuple(lines)


class CoinGrid(CoinTurning[Place]):
    """Coins on a board. A subclass says what may be turned with a coin: `turns`.

    >>> from cgkit import turning_corners
    >>> from cgkit.rulesets.coins.grid import Tartan
    >>> issubclass(Tartan, CoinGrid), turning_corners((1, 2), (3, 1)).value()
    (True, 1)

    A position is the places of the heads, as pairs (row, column), or a string of H and T for each row from the top.

    Attributes
    ----------
    firsts : the number of the uppermost row and that of the leftmost column, each 0 or 1.
    """

    firsts: tuple[int, int]
    skin = "coin_grid"
    words = MappingProxyType(
        {
            "turn": "turn ({0}, {1})",
            "pair": "turn ({0}, {1}) and ({2}, {3})",
            "many": "turn {0} rows by {1} columns of coins, led by ({2}, {3})",
            **{
                f"{rows}x{columns}": f"turn row{_list(rows, 0)}, column{_list(columns, 2 if rows == '-' else int(rows))}"
                for rows in FORMS
                for columns in FORMS
            },
        }
    )

    def drawing(self) -> dict[str, Any]:
        return {"firsts": list(self.firsts)}

    def checked(self, coin: Any) -> Place:
        pair = tuple(islice(in_order(coin, "the numbers of a place"), 3)) if isinstance(coin, Iterable) else ()
        if len(pair) != 2:
            raise ValueError(f"a place is a pair (row, column), got {short_repr(coin)}")
        row, column = pair
        return (
            check_int(row, "numbers of rows", least=self.firsts[0]),
            check_int(column, "numbers of columns", least=self.firsts[1]),
        )

    def place(self, coin: Place) -> tuple[int, ...]:
        return coin[0] - self.firsts[0], coin[1] - self.firsts[1]

    def parse(self, *heads: Any) -> Any:
        if len(heads) == 2 and not any(isinstance(part, Iterable) for part in heads):
            return [heads]  # two numbers alone are one place
        rows = check_list(listed_pairs(heads), "rows and heads")
        if not rows or not all(isinstance(row, str) for row in rows):
            return rows
        if sum(map(len, rows)) > MOST_LISTED or any(set(row) - set("HT") for row in rows):
            raise ValueError(
                f"the rows of a board are written with H and T, at most {MOST_LISTED:,} of them in all, got {short_repr(rows)}"
            )
        return frozenset(
            (r, c)
            for r, row in enumerate(rows, self.firsts[0])
            for c, face in enumerate(row, self.firsts[1])
            if face == "H"
        )

    def step(self, coin: Place, others: Sequence[Place]) -> Step:
        if len(others) < 2:
            places = sorted((coin, *others))
            return Step(("turn", "pair")[len(others)], tuple(number for place in places for number in place))
        rows, columns = (sorted({place[axis] for place in (coin, *others)}) for axis in (0, 1))
        (of_rows, row_numbers), (of_columns, column_numbers) = _form(rows), _form(columns)
        verb = f"{of_rows}x{of_columns}"
        if verb not in self.words:
            return Step("many", (len(rows), len(columns), *coin))
        return Step(verb, row_numbers + column_numbers)


class AcrosticTwins(CoinGrid):
    """Acrostic Twins: turn two coins in one row or in one column, the one further right or further down from heads to tails.

    >>> acrostic_twins((2, 1), (0, 2)).winning_moves()
    [turn (2, 0) and (2, 1): leaves (0, 2), (2, 0), a P-position (nim-sum 2 ⊕ 2 = 0)]

    A position is the places of the heads, as pairs (row, column) of integers >= 0, or a string of H and T for each row.

    Value and all winning moves are linear in the number of heads.

    References
    ----------
    *Winning Ways*, chapter 14; Ferguson, Part I, section 5.2.
    """

    expression, title = "acrostic_twins", "Acrostic Twins"
    rule = (
        "A move turns two coins of one row or of one column; the one further right, or further down, must go from heads"
        " to tails."
    )
    firsts = (0, 0)

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

MOST_LOOKED_AT = 200_000  # coins that one coin of a factor may turn, move by move
MOST_LEFT = 5_000_000  # coins, by all winning moves of a board: what each leaves is written out

_LAST = "the last of them, furthest down and furthest right, must go from heads to tails."
_NAMED: dict[tuple[CoinRow, CoinRow], tuple[str, str, str]] = {
    (twins, twins): ("turning_corners", "Turning Corners", f"A move turns the four corners of a rectangle; {_LAST}"),
    (ruler, ruler): ("rugs", "Rugs", f"A move turns all coins of a rectangle; {_LAST}"),
}


@dataclass(frozen=True)
class TartanMove:
    """A winning move and how it was found. `Tartan.construct` makes one.

    >>> found = turning_corners.construct(turning_corners((1, 2), (3, 1)).state)
    >>> found.total, found.head, found.value, found.rows, found.columns
    (1, (3, 1), 3, (2,), (0,))

    Attributes
    ----------
    total : the value of all heads together.
    head : the head that leads the move, as (row, column).
    values : the values of its row and of its column in the two factors.
    value : their nim-product, which is what the head is worth; with the total added it gets smaller.
    goals : the values a and b that the row and the column are to be turned into.
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
    """The product of two games with rows of coins: its moves are the products of their moves. Write it `rows * columns`.

    >>> turning_corners((1, 2), (3, 1)).winning_moves()
    [turn rows 2 and 3, columns 0 and 1: leaves (1, 2), (2, 0), (2, 1), (3, 0), a P-position (nim-sum 2 ⊕ 0 ⊕ 2 ⊕ 0 = 0)]
    >>> from cgkit import mock_turtles
    >>> (mock_turtles * ruler)("TTTH", "HTTT").value()
    6

    The value takes one nim-product for each head. Winning moves take, for each head, a look at each move of its row in
    the one factor and each move of its column in the other; all pairs of them are not tried.

    The factors may be any two rulesets with a row of coins: the first says which rows may be turned together, the second which
    columns. A position is the places of the heads, as pairs (row, column), numbered as the factors number their coins; or a string
    of H and T for each row.

    References
    ----------
    *Winning Ways*, chapter 14; Ferguson, Part I, section 5.4.
    """

    def __init__(self, rows: CoinRow, columns: CoinRow) -> None:
        for factor in (rows, columns):
            if not isinstance(factor, CoinRow):
                raise ValueError(f"a product needs two games with a row of coins, got {short_repr(factor)}")
        self.rows, self.columns = rows, columns
        self.firsts = (rows.first, columns.first)

    def __repr__(self) -> str:
        named = _NAMED.get((self.rows, self.columns))
        return named[0] if named else f"({self.rows!r} * {self.columns!r})"

    @property
    def title(self) -> str:
        named = _NAMED.get((self.rows, self.columns))
        return named[1] if named else f"{self.rows.title} × {self.columns.title}"

    @property
    def rule(self) -> str:
        named = _NAMED.get((self.rows, self.columns))
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
        written = 0
        for coin in self.ordered(position):
            row, column = self.factors(coin)
            columns_to = _options(self.columns, coin[1])
            fitting: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
            for value, choices in _options(self.rows, coin[0]).items():
                other = column ^ nim_product(total, nim_inverse(row ^ value))
                fitting |= dict.fromkeys(choices, columns_to.get(other, []))
            for rows in map(tuple, self.rows.turns(coin[0])):
                for columns in fitting[rows]:
                    written += len(position) + 1
                    if written > MOST_LEFT:
                        raise SearchLimitError(
                            written,
                            "coins that the winning moves leave",
                            "take a smaller board, or ask construct() for one move",
                        )
                    yield self.turn(position, coin, _crossings(coin, rows, columns))

    def construct(self, position: GridHeads) -> TartanMove | None:
        """Return one winning move with the steps that lead to it; None for a P-position.

        >>> found = turning_corners.construct(turning_corners((1, 2), (3, 1)).state)
        >>> found.total, found.head, found.values, found.goals
        (1, (3, 1), (3, 1), (2, 0))

        Complexity
        ----------
        At most as many divisions as the value of the row says, and one look at the moves of a row and of a column.
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
    """Return the coins where the coin's row and the other rows cross its column and the others, the coin itself left out."""
    return tuple((r, c) for r in (*rows, coin[0]) for c in (*columns, coin[1]) if (r, c) != coin)


_SEARCHING = RLock()  # a search marks what it has begun in the memo, so only one thread at a time may


@lru_cache(maxsize=64)
def _memo(rules: CoinRow) -> Memo:
    """The values that searches of a factor have found; those of the factors used last are kept."""
    return {}


@lru_cache(maxsize=1 << 12)
def _head(rules: CoinRow, coin: int) -> int:
    """Return the value of a single head: by a theorem, or else by search."""
    value = rules.coin_theory(coin)
    if value is None:
        with _SEARCHING:
            return grundy(rules, frozenset({coin}), _memo(rules))
    return value


@lru_cache(maxsize=1 << 8)
def _options(rules: CoinRow, coin: int) -> dict[int, list[tuple[int, ...]]]:
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


def product(rows: CoinRow, columns: CoinRow) -> Tartan:
    """Return the game on a board whose rows are turned as in one game and whose columns as in the other: `rows * columns`."""
    return Tartan(rows, columns)


CoinRow.__mul__ = product  # type: ignore[method-assign]
turning_corners, rugs = twins * twins, ruler * ruler
