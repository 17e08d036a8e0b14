"""Matrix games on the page: a table to work on, a machine that chooses by lot, and fictitious play.

**Invariant.** What a reader's own entries are worth is computed by the page, in exact numbers, as `cgbook.strategic` does; all else comes
from here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, TypedDict

import traitlets as tl

from cgbook.pictures.matrices import matrix_picture
from cgbook.strategic import solve
from cgbook.strategic.matrices import matrix, mixture
from cgbook.widgets.base import STATIC, Lots, RefusedError, Widget, below, refused, seeded, synced, weights
from cgkit.checks import check_choice, check_int, check_list, check_type, short_repr

__all__ = ["FictitiousRounds", "MatrixGame", "MixedPlay", "matrix_game", "play_mixed", "show_fictitious_play"]

PARTS = ("bounds", "strike", "graph", "solution")
MOST_SIDE, MOST_ENTRY, MOST_NAME, MOST_ROUNDS, MOST_MACHINES = 6, 99, 24, 10_000, 6
LETTERS = "ABCDEF", "uvwxyz"


class PayTable(TypedDict):
    """A matrix game: names of rows and columns, and what the player of the columns pays."""

    rows: list[str]
    columns: list[str]
    entries: list[list[int]]


class MatrixOptions(TypedDict):
    """What can be done with a matrix game."""

    parts: list[str]  # of "bounds", "strike", "graph", "solution"
    most: int  # the largest entry, without its sign


class MixedMachine(TypedDict):
    """Who plays the columns by lot."""

    name: str
    odds: list[int]  # whole numbers in proportion to how likely each column is


class FictitiousOptions(TypedDict):
    """How fictitious play begins, and how long it may last."""

    most: int
    row: int
    column: int


class Table(Widget):
    """What the three have in common."""

    _esm = STATIC / "strategic.js"
    table: PayTable = synced(tl.Dict())

    def _whole(self, value: Any, what: str, most: int) -> list[list[int]]:
        """Rows of whole numbers, as many as the table has."""
        shape = len(self.table["rows"]), len(self.table["columns"])
        rows = [
            [check_int(entry, what, -most, most) for entry in check_list(row, what)] for row in check_list(value, what)
        ]
        if (len(rows), {len(row) for row in rows}) != (shape[0], {shape[1]}):
            raise RefusedError(f"{what} stand in {shape[0]} rows of {shape[1]}, got {short_repr(value)}")
        return rows

    def _static(self) -> dict[str, str]:
        rows, columns, entries = self.table["rows"], self.table["columns"], self.table["entries"]
        graph = "graph" in self.options.get("parts", ())
        return {"image/svg+xml": matrix_picture(entries, self.title, self.rule, rows, columns, graph=graph)}


class MatrixGame(Table):
    """A matrix game to work on. `matrix_game` makes one; `entries` are those that the reader has left, `struck` the lines struck out.

    >>> board = matrix_game([[3, -1], [0, 2]])
    >>> board.entries, board.struck
    ([[3, -1], [0, 2]], [])
    """

    kind: str = synced(tl.Unicode("matrix game"))
    options: MatrixOptions
    entries: list[list[int]] = synced(tl.List())
    struck: list[list[int]] = synced(tl.List())

    @tl.validate("entries")
    def _validate_entries(self, proposal: dict[str, Any]) -> list[list[int]]:
        with refused():
            return self._whole(proposal["value"], "entries", self.options["most"])

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


class MixedPlay(Table):
    """Rounds against a machine that chooses by lot. `play_mixed` makes one; `tally` counts the rounds of each cell.

    >>> play_mixed([[1, -1], [-1, 1]]).tally
    [[0, 0], [0, 0]]
    """

    kind: str = synced(tl.Unicode("mixed play"))
    options: Lots
    machines: list[MixedMachine] = synced(tl.List())
    machine: int = synced(tl.Int(0))
    tally: list[list[int]] = synced(tl.List())

    @tl.validate("machine")
    def _validate_machine(self, proposal: dict[str, Any]) -> int:
        return below(proposal["value"], len(self.machines), "machines")

    @tl.validate("tally")
    def _validate_tally(self, proposal: dict[str, Any]) -> list[list[int]]:
        with refused():
            return self._whole(proposal["value"], "counts", 10**9)


class FictitiousRounds(Table):
    """Fictitious play, round by round. `show_fictitious_play` makes one; `rounds` is how many have been played.

    >>> show_fictitious_play([[1, -1], [-1, 1]]).rounds
    0
    """

    kind: str = synced(tl.Unicode("fictitious"))
    options: FictitiousOptions
    rounds: int = synced(tl.Int(0, min=0, max=MOST_ROUNDS))


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
    """Let the reader change the entries of a matrix game, and see what becomes of it.

    >>> matrix_game([[3, -1], [0, 2]])
    MatrixGame('A matrix game')

    Parameters
    ----------
    table : whole numbers, what the player of the columns pays; at most 6 rows and 6 columns.
    title, rule : a name, and a sentence or two.
    rows, columns : the names of rows and columns; A, B, … and u, v, …, if not given.
    parts : what is shown: "bounds" (the least of each row, the greatest of each column, saddle points), "strike" (dominated lines
        can be struck out), "graph" (two rows, or two columns, as lines that can be dragged) and "solution" (the value).
    most : the largest entry that the reader may write, without its sign; at most 99.
    """
    bound = check_int(most, "entries", 1, MOST_ENTRY)
    seen = list(dict.fromkeys(check_choice(PARTS, part, "a part") for part in check_list(parts, "parts", len(PARTS))))
    pays = _table(table, rows, columns, bound)
    options: MatrixOptions = {"parts": seen, "most": bound}
    return MatrixGame(title=title, rule=rule, table=pays, options=options, entries=pays["entries"])


def play_mixed(
    table: Any,
    machines: Mapping[str, Any] | None = None,
    *,
    title: str = "Against a mixture",
    rule: str = "",
    rows: Iterable[str] = (),
    columns: Iterable[str] = (),
    seed: int | None = None,
) -> MixedPlay:
    """Let the reader choose rows against a machine that chooses columns by lot.

    >>> play_mixed([[1, -1], [-1, 1]])
    MixedPlay('Against a mixture')

    Parameters
    ----------
    table : whole numbers, what the machine pays the reader; at most 6 rows and 6 columns.
    machines : name -> a probability for each column. Without any, one machine plays a best mixture.
    title, rule, rows, columns : as for `matrix_game`.
    seed : of the lots; without one each visit has its own.
    """
    pays = _table(table, rows, columns, MOST_ENTRY)
    if machines is not None and not (isinstance(machines, Mapping) and 0 < len(machines) <= MOST_MACHINES):
        raise TypeError(
            f"machines are a dictionary from names to mixtures, one to {MOST_MACHINES}, got {short_repr(machines)}"
        )
    given = machines if machines is not None else {"The machine": solve(pays["entries"]).columns}
    return MixedPlay(
        title=title,
        rule=rule,
        table=pays,
        machines=[_machine(name, mix, len(pays["columns"])) for name, mix in given.items()],
        tally=[[0] * len(row) for row in pays["entries"]],
        options=seeded(seed),
    )


def show_fictitious_play(
    table: Any,
    *,
    title: str = "Fictitious play",
    rule: str = "",
    rows: Iterable[str] = (),
    columns: Iterable[str] = (),
    row: int = 0,
    column: int = 0,
) -> FictitiousRounds:
    """Show fictitious play round by round, up to 10,000 rounds, with the two bounds of the value.

    >>> show_fictitious_play([[1, -1], [-1, 1]])
    FictitiousRounds('Fictitious play')

    Parameters
    ----------
    table : whole numbers, what the player of the columns pays; at most 6 rows and 6 columns.
    title, rule, rows, columns : as for `matrix_game`.
    row, column : the choices of the first round, counted from 0.
    """
    pays = _table(table, rows, columns, MOST_ENTRY)
    options: FictitiousOptions = {
        "most": MOST_ROUNDS,
        "row": check_int(row, "rows", 0, len(pays["rows"]) - 1),
        "column": check_int(column, "columns", 0, len(pays["columns"]) - 1),
    }
    return FictitiousRounds(title=title, rule=rule, table=pays, options=options)


def _table(table: Any, rows: Iterable[str], columns: Iterable[str], most: int) -> PayTable:
    entries = matrix(table)
    if max(entries.shape) > MOST_SIDE:
        raise ValueError(
            f"at most {MOST_SIDE} rows and {MOST_SIDE} columns can be shown, got {entries.shape[0]} rows of {entries.shape[1]}"
        )
    for entry in chain.from_iterable(entries):
        if entry.denominator != 1 or abs(entry) > most:
            raise ValueError(f"entries on a board are whole numbers from {-most} to {most}, got {entry}")
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
            f"{len(usual)} {what} need as many names, all different, of 1 to {MOST_NAME} letters, got {short_repr(names)}"
        )
    return names


def _machine(name: object, mix: Any, columns: int) -> MixedMachine:
    lots = weights(mixture(mix, columns, "columns"))
    if sum(lots) > 2**40:
        raise ValueError(f"probabilities on a board have a common denominator of at most 2**40, got {short_repr(mix)}")
    return {"name": check_type(str, name, "'Machine A'"), "odds": lots}
