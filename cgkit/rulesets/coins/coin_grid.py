"""Coins on a board of rows and columns, each set of them led by the coin furthest down and furthest right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from types import MappingProxyType
from typing import Any, TypeAlias

from cgkit.errors import MOST_LISTED, at_most_listed, in_order, listed, listed_pairs, told, whole_number
from cgkit.games.ruleset import Step
from cgkit.rulesets.coins.coin_turning import CoinTurning
from cgkit.words import joined

__all__ = ["CoinGrid", "GridHeads", "Place"]

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

    >>> from cgkit import Tartan, turning_corners
    >>> issubclass(Tartan, CoinGrid), turning_corners((1, 2), (3, 1)).value()
    (True, 1)

    Attributes
    ----------
    firsts : the number of the uppermost row and that of the leftmost column, each 0 or 1.

    Parameters
    ----------
    A position is the places of the heads, as pairs (row, column), or a string of H and T for each row from the top.

    Raises
    ------
    ValueError : if a place is no pair of integers from `firsts` on, or is named twice; if a string holds anything but H
    and T.
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
            raise ValueError(f"a place is a pair (row, column), got {told(coin)}")
        row, column = pair
        return (
            whole_number(row, "numbers of rows", least=self.firsts[0]),
            whole_number(column, "numbers of columns", least=self.firsts[1]),
        )

    def place(self, coin: Place) -> tuple[int, ...]:
        return coin[0] - self.firsts[0], coin[1] - self.firsts[1]

    def parse(self, *heads: Any) -> GridHeads:
        rows = tuple(at_most_listed(listed(heads), "rows and heads"))
        if not rows or not all(isinstance(row, str) for row in rows):
            return super().parse(*heads)
        if sum(map(len, rows)) > MOST_LISTED or any(set(row) - set("HT") for row in rows):
            raise ValueError(
                f"the rows of a board are written with H and T, at most {MOST_LISTED:,} of them in all, got {told(rows)}"
            )
        return frozenset(
            (r, c)
            for r, row in enumerate(rows, self.firsts[0])
            for c, face in enumerate(row, self.firsts[1])
            if face == "H"
        )

    def listed(self, heads: tuple[Any, ...]) -> Iterable[Any]:
        """Return the heads that a call names; two numbers alone are one place."""
        alone = len(heads) == 2 and not any(isinstance(part, Iterable) for part in heads)
        return [heads] if alone else listed_pairs(heads)

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
