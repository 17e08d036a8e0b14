"""Matrix games on the page, as tables whose entries the reader can change.

**Invariant.** The page computes the bounds, dominated lines, graph and solution of the current entries (`front/maths/matrix_games.js`), in
exact numbers, as `cgbook.strategic` does. Python computes only the static picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, TypedDict

import traitlets as tl

from cgbook.pictures.matrices import matrix_picture
from cgbook.strategic.matrices import matrix
from cgbook.widgets.base import STATIC, RefusedError, Widget, refused, synced
from cgkit.checks import check_choice, check_int, check_list, check_type, short_repr

PARTS = ("bounds", "strike", "graph", "solution")
MOST_SIDE, MOST_ENTRY, MOST_NAME = 6, 99, 24
LETTERS = "ABCDEF", "uvwxyz"


class PayTable(TypedDict):
    """A matrix game, with the names of rows and columns, and the column player's payments."""

    rows: list[str]
    columns: list[str]
    entries: list[list[int]]


class MatrixOptions(TypedDict):
    """The features of a matrix game's board."""

    parts: list[str]  # any of "bounds", "strike", "graph", "solution"
    most: int  # largest absolute value of an entry


class MatrixGame(Widget):
    """A matrix game to work on. `matrix_game` makes one; `entries` holds the current entries, and `struck` holds the lines struck out.

    >>> board = matrix_game([[3, -1], [0, 2]])
    >>> board.entries, board.struck
    ([[3, -1], [0, 2]], [])
    """

    _esm = STATIC / "strategic.js"
    kind: str = synced(tl.Unicode("matrix game"))
    table: PayTable = synced(tl.Dict())
    options: MatrixOptions
    entries: list[list[int]] = synced(tl.List())
    struck: list[list[int]] = synced(tl.List())

    @tl.validate("entries")
    def _validate_entries(self, proposal: dict[str, Any]) -> list[list[int]]:
        shape, most = (len(self.table["rows"]), len(self.table["columns"])), self.options["most"]
        with refused():
            rows = [
                [check_int(entry, "entries", -most, most) for entry in check_list(row, "entries")]
                for row in check_list(proposal["value"], "rows")
            ]
        if (len(rows), {len(row) for row in rows}) != (shape[0], {shape[1]}):
            raise RefusedError(f"entries must be {shape[0]} rows of {shape[1]}, got {short_repr(proposal['value'])}")
        return rows

    @tl.validate("struck")
    def _validate_struck(self, proposal: dict[str, Any]) -> list[list[int]]:
        names = self.table["rows"], self.table["columns"]
        lines = []
        with refused():
            for pair in proposal["value"]:
                side, at = pair
                side = check_int(side, "sides", 0, 1)
                lines.append([side, check_int(at, "lines", 0, len(names[side]) - 1)])
        return lines

    def _static(self) -> dict[str, str]:
        rows, columns, entries = self.table["rows"], self.table["columns"], self.table["entries"]
        graph = "graph" in self.options["parts"]
        return {"image/svg+xml": matrix_picture(entries, self.title, self.rule, rows, columns, graph=graph)}


def matrix_game(
    table: Any,
    *,
    title: str = "A matrix game",
    rule: str = "",
    rows: Iterable[str] = (),
    columns: Iterable[str] = (),
    parts: Iterable[str] = PARTS,
    most: int = 20,
) -> MatrixGame:
    """Let the reader change the entries of a matrix game and see the effects.

    >>> matrix_game([[3, -1], [0, 2]])
    MatrixGame('A matrix game')

    Parameters
    ----------
    table : whole numbers that the column player pays; at most 6 rows and 6 columns.
    title, rule : name of the game, and its rule in a sentence or two.
    rows, columns : names of the rows and columns (default: A, B, … and u, v, …).
    parts : parts to show: "bounds" (row minima, column maxima, saddle points), "strike" (readers can strike out dominated lines), "graph"
        (two rows, or two columns, as lines that can be dragged) and "solution" (the value and optimal
        mixtures).
    most : largest absolute value of an entry that the reader can type; at most 99.
    """
    bound = check_int(most, "entries", 1, MOST_ENTRY)
    seen = list(dict.fromkeys(check_choice(PARTS, part, "a part") for part in check_list(parts, "parts", len(PARTS))))
    pays = _table(table, rows, columns, bound)
    options: MatrixOptions = {"parts": seen, "most": bound}
    return MatrixGame(title=title, rule=rule, table=pays, options=options, entries=pays["entries"])


def _table(table: Any, rows: Iterable[str], columns: Iterable[str], most: int) -> PayTable:
    entries = matrix(table)
    if max(entries.shape) > MOST_SIDE:
        raise ValueError(
            f"at most {MOST_SIDE} rows and {MOST_SIDE} columns can be shown, got {entries.shape[0]} rows of {entries.shape[1]}"
        )
    for entry in chain.from_iterable(entries):
        if entry.denominator != 1 or abs(entry) > most:
            raise ValueError(f"entries on a board must be whole numbers from {-most} to {most}, got {entry}")
    return {
        "rows": _names(rows, "rows", LETTERS[0][: entries.shape[0]]),
        "columns": _names(columns, "columns", LETTERS[1][: entries.shape[1]]),
        "entries": [[int(entry) for entry in row] for row in entries],
    }


def _names(given: Iterable[str], what: str, usual: Sequence[str]) -> list[str]:
    names = [check_type(str, name, "'heads'") for name in check_list(given, f"names of {what}", MOST_SIDE)] or list(
        usual
    )
    if (
        len(names) != len(usual)
        or len(set(names)) != len(names)
        or not all(0 < len(name) <= MOST_NAME for name in names)
    ):
        raise ValueError(
            f"expected {len(usual)} different names for the {what}, each of 1 to {MOST_NAME} letters, got {short_repr(names)}"
        )
    return names
