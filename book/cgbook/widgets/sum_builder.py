"""The sum builder: games side by side, chosen by the reader, with their values, the nim-sum and the winning moves; and tables to sort."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, NotRequired, TypedDict

import traitlets as tl

from cgbook.pictures.frame import listing
from cgbook.widgets.base import RefusedError, Widget, synced
from cgbook.widgets.octal_explorer import OctalFormat, octal_words
from cgbook.widgets.table import MOST_ROWS, TableFormat, table
from cgkit.doors import check_choice, check_int, check_list, check_type, short_repr
from cgkit.games.heaps import Heaps
from cgkit.numbers.nim import nim_sum
from cgkit.position import EXAMPLE, Position, add
from cgkit.sequences.octal import plain_code

__all__ = ["SortedTable", "SumBuilder", "build_sum", "sorted_table"]

MOST_CELLS = 100_000  # of a table to sort


class TextTable(TypedDict):
    """A table to be sorted and searched."""

    columns: list[str]
    rows: list[list[int | str | None]]
    alike: NotRequired[int]  # the column that is the same in equal rows
    codes: NotRequired[int]  # the column of codes, which open
    game: NotRequired[OctalFormat]  # for them
    opened: NotRequired[str]  # the code that is open at the beginning


class SumBuilder(Widget):
    """A sum to be put together. `build_sum` makes one; `parts` holds pairs (game, size), the games counted from 0.

    >>> from cgkit import kayles, nim
    >>> build_sum([nim(3), kayles(5)], nim(9), kayles(12)).parts
    [[0, 3], [1, 5]]
    """

    kind: str = synced(tl.Unicode("sum builder"))
    table: TableFormat = synced(tl.Dict())
    parts: list[list[int]] = synced(tl.List())

    @tl.validate("parts")
    def _validate_parts(self, proposal: dict[str, Any]) -> Any:
        choices = {(game, size) for game, (size,), *_ in self.table["rows"]} | {
            (game, 0) for game in range(len(self.table["games"]))
        }
        for part in proposal["value"]:
            if tuple(part) not in choices:
                raise RefusedError(f"a part is [game, size] within the table of this sum, got {short_repr(part)}")
        return [list(part) for part in proposal["value"]]

    def _static(self) -> dict[str, str]:
        worth = {(game, size): value for game, (size,), value, _ in self.table["rows"]}
        summands = [
            (f"{self.table['games'][game]['title']}, {size}", worth.get((game, size), 0)) for game, size in self.parts
        ]
        lines = [f"{name}: value {value}" for name, value in summands]
        lines.append(
            f"nim-sum {' ⊕ '.join(str(value) for _, value in summands)} = {nim_sum(*(value for _, value in summands))}"
        )
        return {"image/svg+xml": listing(self.title, lines)}


def build_sum(parts: Sequence[Position[Any]], *largest: Position[Any]) -> SumBuilder:
    """Let the reader put heaps of several games side by side, and play their sum.

    >>> from cgkit import kayles, nim
    >>> build_sum([nim(3), kayles(5)], nim(9), kayles(12))
    SumBuilder('A sum of your own')

    Parameters
    ----------
    parts : what stands there at the start: positions of one heap each.
    largest : for each game the largest heap that may be chosen.

    Raises
    ------
    ValueError : if there is no game, a position is not one heap, a game is given twice, or a part is of none of the games, or too large.
    """
    chosen = check_list(parts, "parts", MOST_ROWS)
    for position in [*chosen, *largest]:
        if not isinstance(check_type(Position, position, EXAMPLE).rules, Heaps) or len(position.state) != 1:
            raise ValueError(f"a sum is built of positions of one heap each, got {short_repr(position)}")
        check_int(position.state[0], "heaps that may be chosen", 0, MOST_ROWS)
    if not largest:
        raise ValueError("a sum needs at least one game, given by its largest heap, got none")
    games = [position.rules for position in largest]
    if len(set(games)) < len(games):
        raise ValueError(f"each game is given once, by its largest heap, got {', '.join(map(repr, largest))}")
    most = {position.rules: position.state[0] for position in largest}
    for part in chosen:
        if part.state[0] > most.get(part.rules, -1):
            raise ValueError(f"{part!r} is not among the heaps that may be chosen: {', '.join(map(repr, largest))}")
    # every size may be chosen, also one that no larger heap leads to
    sizes = range(max(most.values()), -1, -1)
    starts = [tuple((min(size, position.state[0]),) for position in largest) for size in sizes]
    whole = table(add(*largest).rules, *starts)
    return SumBuilder(
        title="A sum of your own",
        rule="A move is a move in one of the parts. Whoever cannot move loses.",
        table={**whole, "start": whole["start"][:1]},
        parts=[[games.index(part.rules), part.state[0]] for part in chosen],
    )


class SortedTable(Widget):
    """A table that the reader sorts and searches. `sorted_table` makes one.

    >>> codes = sorted_table(["code", "period"], [["0.77", 12], ["0.07", 34]], title="Two codes")
    >>> codes.table["rows"]
    [['0.77', 12], ['0.07', 34]]
    """

    kind: str = synced(tl.Unicode("sorted table"))
    table: TextTable = synced(tl.Dict())

    def _static(self) -> dict[str, str]:
        def line(cells: Sequence[object], tag: str) -> str:
            return "".join(f"<{tag}>{escape('–' if cell is None else str(cell))}</{tag}>" for cell in cells)

        rows = "".join(f"<tr>{line(row, 'td')}</tr>" for row in self.table["rows"])
        return {
            "text/html": f"<table><caption>{escape(self.title)}</caption><thead><tr>{line(self.table['columns'], 'th')}</tr></thead>"
            f"<tbody>{rows}</tbody></table>"
        }


def sorted_table(
    columns: Sequence[str],
    rows: Sequence[Sequence[int | str | None]],
    *,
    title: str,
    rule: str = "",
    codes: str | None = None,
    alike: str | None = None,
    opened: str | None = None,
) -> SortedTable:
    """A table to be sorted by each of its columns, and searched.

    >>> sorted_table(["code", "period"], [["0.77", 12], ["0.07", 34], ["0.6", None]], title="Three codes")
    SortedTable('Three codes')

    Parameters
    ----------
    columns : their names.
    rows : numbers, words, or None for what is not known.
    title, rule : a name, and a sentence below it.
    codes : the column that holds codes of take-and-break games; each opens, and shows its values and its period.
    alike : the column that is the same in rows that are equal; the reader may see only the first of these.
    opened : the code that is open at the beginning.

    Raises
    ------
    ValueError : if there is no such column or code, a code is none, a cell is none of these, a row is not as long as there
        are columns, or there is no row.
    """
    names = [check_type(str, name, "'period'") for name in check_list(columns, "columns", MOST_ROWS)]
    cells = [check_list(row, "rows", MOST_ROWS) for row in check_list(rows, "rows", MOST_CELLS)]
    check_int(len(cells), "numbers of rows", least=1)
    for row in cells:
        if len(row) != len(names):
            raise ValueError(f"each row needs {len(names)} cells, one for each column, got {short_repr(row)}")
        for i, cell in enumerate(row):
            if not isinstance(cell, str | None):
                row[i] = check_int(cell, "cells that are neither words nor None", least=None)
    if opened is not None and codes is None:
        raise ValueError(f"opened is a code, and codes names their column; got {short_repr(opened)} without codes")
    text_table: TextTable = {"columns": names, "rows": cells}
    if alike is not None:
        text_table["alike"] = names.index(check_choice(names, alike, "a column"))
    if codes is not None:
        text_table["codes"] = names.index(check_choice(names, codes, "a column"))
        text_table["game"] = octal_words()
        for row in cells:
            plain_code(row[text_table["codes"]])
        if opened is not None:
            if opened not in [row[text_table["codes"]] for row in cells]:
                raise ValueError(f"opened is a code of the table, got {short_repr(opened)}")
            text_table["opened"] = opened
    return SortedTable(title=title, rule=rule, table=text_table)
