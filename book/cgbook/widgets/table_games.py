"""Games of two players in a table, on the page: the reader changes entries.

The front end finds best replies and equilibria of what the reader enters (`front/maths/tables.js`); it is tested equal to
`cgbook.strategic`.

**Invariant.** Entries are whole numbers from -99 to 99, in at most four rows and columns.
"""

from __future__ import annotations

from typing import Any, TypedDict

import traitlets as tl

from cgbook.pictures.tables import bimatrix_picture
from cgbook.strategic import Bimatrix
from cgbook.strategic.matrices import EXAMPLE
from cgbook.widgets.base import STATIC, OneOfSeveral, RefusedError, refused, synced
from cgkit.checks import check_bool, check_int, check_list, check_type, short_repr

__all__ = ["BimatrixBoard", "bimatrix"]

MOST, MOST_LINES, MOST_GAMES, TWELFTHS = 99, 4, 12, 12
SHOWN = f"entries of a table to be changed are whole numbers from -{MOST} to {MOST}"
TABLES = "Games in a table"
CHANGE = "Change any entry, and see what the players would rather do."
Pays = list[list[list[int]]]


class TableGameFormat(TypedDict):
    """A game of two players in a table."""

    title: str
    rule: str
    rows: list[str]
    columns: list[str]
    pays: list[list[list[int]]]  # of each cell what the two players get


class BimatrixBoard(OneOfSeveral):
    """Games in a table. `bimatrix` makes one.

    `pays` are the entries as they stand, `table` the same as a `Bimatrix`; `mix` is where the cross is, in twelfths;
    `mixtures` says whether the square in which it stands is shown.

    >>> from cgbook.examples import prisoners
    >>> bimatrix(prisoners).pays
    [[[3, 3], [0, 5]], [[5, 0], [1, 1]]]
    """

    _esm = STATIC / "bimatrix.js"
    kind: str = synced(tl.Unicode("bimatrix"))
    games: list[TableGameFormat]
    pays: list[list[list[int]]] = synced(tl.List())
    mix: list[int] = synced(tl.List())
    mixtures: bool = synced(tl.Bool(True))

    @property
    def table(self) -> Bimatrix:
        """The game as its entries stand, with what the reader has changed."""
        game, tables = self.games[self.chosen], [[[pair[i] for pair in row] for row in self.pays] for i in (0, 1)]
        return Bimatrix(*tables, rows=game["rows"], columns=game["columns"], title=game["title"], rule=game["rule"])

    @tl.validate("pays")
    def _validate_pays(self, proposal: dict[str, Any]) -> Pays:
        return _entries(proposal["value"])

    def _begun(self) -> dict[str, Any]:
        return {"pays": self.games[self.chosen]["pays"], "mix": [TWELFTHS // 2] * 2}

    @tl.validate("mix")
    def _validate_mix(self, proposal: dict[str, Any]) -> list[int]:
        return _twelfths(proposal["value"])


def bimatrix(*games: Bimatrix, mixtures: bool = True) -> BimatrixBoard:
    """Show a game of two players in a table whose entries the reader changes: best replies, domination, equilibria.

    >>> from cgbook.examples import chicken, prisoners
    >>> bimatrix(prisoners, chicken)
    BimatrixBoard('Games in a table')

    Of a game of two choices each, the two best-reply curves and all equilibria are drawn in the square of mixtures.

    Parameters
    ----------
    games : one or more, of at most four rows and columns, with whole numbers from -99 to 99; the reader chooses among them.
    mixtures : whether that square is shown.
    """
    those = check_list(games, "games", MOST_GAMES)
    if not those:
        raise ValueError(f"at least one game in a table is shown, as {EXAMPLE}, got none")
    shown = [_format(given) for given in those]
    widget = BimatrixBoard(
        title=shown[0]["title"] if len(shown) == 1 else TABLES,
        rule=CHANGE,
        games=shown,
        pays=shown[0]["pays"],
        mix=[TWELFTHS // 2] * 2,
        mixtures=check_bool(mixtures, "mixtures"),
    )
    widget.picture = bimatrix_picture(those[0])
    return widget


def _format(game: Bimatrix) -> TableGameFormat:
    both = zip(check_type(Bimatrix, game, EXAMPLE).first, game.second, strict=True)
    pays = [[[_entry(a), _entry(b)] for a, b in zip(*rows, strict=True)] for rows in both]
    return {
        "title": game.title,
        "rule": game.rule,
        "rows": list(game.rows),
        "columns": list(game.columns),
        "pays": _entries(pays),
    }


def _entry(number: Any) -> int:
    if number.denominator != 1:
        raise ValueError(f"{SHOWN}, got {short_repr(number)}")
    return int(number)


def _entries(pays: Any) -> Pays:
    """The entries, or what is wrong with them."""
    try:
        rows = [
            [
                [check_int(entry, "entries", -MOST, MOST) for entry in check_list(pair, "pairs", 2)]
                for pair in check_list(row, "cells", MOST_LINES)
            ]
            for row in check_list(pays, "rows", MOST_LINES)
        ]
    except (TypeError, ValueError) as error:
        raise RefusedError(f"{SHOWN}, in at most {MOST_LINES} rows and columns: {error}"[:500]) from None
    if (
        not rows
        or not rows[0]
        or {len(row) for row in rows} != {len(rows[0])}
        or any(len(p) != 2 for row in rows for p in row)
    ):
        raise RefusedError(f"a table has rows of one length, of pairs, got {short_repr(pays)}")
    return rows


def _twelfths(value: Any) -> list[int]:
    with refused():
        twelfths = [check_int(number, "twelfths", 0, TWELFTHS) for number in check_list(value, "twelfths", 2)]
    if len(twelfths) != 2:
        raise RefusedError(f"each of two players has a number of twelfths, such as [6, 6], got {short_repr(value)}")
    return twelfths
