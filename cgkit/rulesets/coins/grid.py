"""Coins on a board of rows and columns, where the lowest and rightmost coin of each set leads the set.

**Theorem** (Acrostic Twins). Number rows and columns from 0. A single head in row r and column c is worth r ⊕ c.
Chapter 8 of the book has the proof.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from types import MappingProxyType
from typing import Any, TypeAlias

from cgkit.checks import MOST_LISTED, check_int, check_list, in_order, listed, listed_pairs, short_repr
from cgkit.games.move import Move, Step
from cgkit.rulesets.coins.turning import CoinTurning
from cgkit.wording import joined

Place: TypeAlias = tuple[int, int]
GridHeads: TypeAlias = frozenset[Place]

FORMS = ("1", "2", "3", "4", "-")  # numbers of rows or columns listed in a step; "-" means a run


def _list(form: str, first: int) -> str:
    """Return the words for some rows or columns; `first` is the index of their first number in the step.

    >>> _list("3", 2), _list("-", 0)
    ('s {2}, {3} and {4}', 's {0} to {1}')
    """
    if form == "-":
        return f"s {{{first}}} to {{{first + 1}}}"
    numbers = joined(f"{{{first + i}}}" for i in range(int(form)))
    return f" {numbers}" if form == "1" else f"s {numbers}"


def _form(lines: Sequence[int]) -> tuple[str, tuple[int, ...]]:
    """Return the form of a list of rows or columns, and the numbers to put into its words."""
    if len(lines) > 2 and lines[-1] - lines[0] == len(lines) - 1:
        return "-", (lines[0], lines[-1])
    return str(len(lines)), tuple(lines)


class CoinGrid(CoinTurning[Place]):
    """Coins on a board; a subclass defines in `turns` which coins can turn together with a given coin.

    >>> from cgkit import turning_corners
    >>> from cgkit.rulesets.coins.tartan import Tartan
    >>> issubclass(Tartan, CoinGrid), turning_corners((1, 2), (3, 1)).value()
    (True, 1)

    A position is either the heads' places, as pairs (row, column), or one string of H and T for each row from the top.

    Attributes
    ----------
    firsts : numbers of the top row and the leftmost column, each 0 or 1.
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
        pair = tuple(islice(listed((in_order(coin, "the numbers of a place"),)), 3))
        if len(pair) != 2:
            raise ValueError(f"a place must be a pair (row, column), got {short_repr(coin)}")
        row, column = pair
        return (
            check_int(row, "numbers of rows", least=self.firsts[0]),
            check_int(column, "numbers of columns", least=self.firsts[1]),
        )

    def place(self, coin: Place) -> tuple[int, ...]:
        return coin[0] - self.firsts[0], coin[1] - self.firsts[1]

    def parse(self, *heads: Any) -> Any:
        if len(heads) == 2 and not any(isinstance(part, Iterable) for part in heads):
            return [heads]  # two numbers without a list are one place
        rows = check_list(listed_pairs(heads), "rows and heads")
        if not rows or not all(isinstance(row, str) for row in rows):
            return rows
        if sum(map(len, rows)) > MOST_LISTED or any(set(row) - set("HT") for row in rows):
            raise ValueError(
                f"the rows of a board must be strings of H and T, at most {MOST_LISTED:,} letters in all, got {short_repr(rows)}"
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
    """Acrostic Twins, where a move turns two coins in one row or column, and the right or lower coin goes from heads to tails.

    >>> acrostic_twins((2, 1), (0, 2)).winning_moves()
    [turn (2, 0) and (2, 1): leaves (0, 2), (2, 0), a P-position (nim-sum 2 ⊕ 2 = 0)]

    A position is either the heads' places, as pairs (row, column) of integers >= 0, or one string of H and T for each row.

    Finding the value takes time linear in the number of heads, and so does finding each winning move.

    References
    ----------
    *Winning Ways*, chapter 14; Ferguson, Part I, section 5.2.
    """

    expression, title = "acrostic_twins", "Acrostic Twins"
    rule = (
        "A move turns two coins in one row or in one column; the one further right, or further down, must go from heads"
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
            # A winning move changes the row or the column number so that the value changes by the nim-sum of all heads.
            if row ^ total < row:
                yield self.turn(position, (row, column), ((row ^ total, column),))
            if column ^ total < column:
                yield self.turn(position, (row, column), ((row, column ^ total),))


acrostic_twins = AcrosticTwins()
