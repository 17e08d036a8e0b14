"""Tables that readers sort and search."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NotRequired, TypedDict

import traitlets as tl

from cgbook.widgets.base import Widget, synced
from cgbook.widgets.octal_explorer import OctalFormat, octal_words
from cgbook.widgets.table import MOST_ROWS
from cgkit.checks import check_choice, check_int, check_list, check_type, short_repr
from cgkit.sequences.octal_codes import plain_code

LONGEST = 100_000  # maximum number of rows in a table to sort


class TextTable(TypedDict):
    """A table to sort and search."""

    columns: list[str]
    rows: list[list[int | str | None]]
    alike: NotRequired[int]  # number of the column that decides which rows are equal
    codes: NotRequired[int]  # number of the column with codes, which can be opened
    game: NotRequired[OctalFormat]  # game to play with the codes
    opened: NotRequired[str]  # code that is open at the beginning


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
    """Show a table that can be sorted by each of its columns, and searched.

    >>> sorted_table(["code", "period"], [["0.77", 12], ["0.07", 34], ["0.6", None]], title="Three codes")
    SortedTable('Three codes')

    Parameters
    ----------
    columns : names of the columns.
    rows : rows of numbers, words, or None for an unknown entry.
    title, rule : title, and a sentence below it.
    codes : name of the column with codes of take-and-break games; opening a code shows its values and its period.
    alike : name of the column that is the same in equal rows; the reader can choose to see only the first of these rows.
    opened : code that is open at the beginning.

    Raises
    ------
    ValueError : if a named column or the code doesn't exist, an entry isn't a valid code, a row has the wrong length, or the table has no
        rows.
    """
    names = [check_type(str, name, "'period'") for name in check_list(columns, "columns", MOST_ROWS)]
    cells = [check_list(row, "rows", MOST_ROWS) for row in check_list(rows, "rows", LONGEST)]
    check_int(len(cells), "numbers of rows", least=1)
    for row in cells:
        if len(row) != len(names):
            raise ValueError(f"each row needs {len(names)} cells, one for each column, got {short_repr(row)}")
        for i, cell in enumerate(row):
            if not isinstance(cell, str | None):
                row[i] = check_int(cell, "cells that are neither words nor None", least=None)
    if opened is not None and codes is None:
        raise ValueError(
            f"if opened is given, codes must name the column of codes, got opened={short_repr(opened)} without codes"
        )
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
                raise ValueError(f"opened must be a code in the table, got {short_repr(opened)}")
            text_table["opened"] = opened
    return SortedTable(title=title, rule=rule, table=text_table)
