"""Games of two players in tables, whose entries readers change on the page.

The front end finds the best replies and equilibria of the reader's entries (`front/maths/tables.js`); a test checks that it agrees with
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

MOST, MOST_LINES, MOST_GAMES, TWELFTHS = 99, 4, 12, 12
SHOWN = f"entries of a table that can be changed must be whole numbers from -{MOST} to {MOST}"
TABLES = "Games in a table"
CHANGE = "Change any entry, and see what the players would rather do."
Pays = list[list[list[int]]]


class TableGameFormat(TypedDict):
    """A game of two players in a table."""

    title: str
    rule: str
    rows: list[str]
    columns: list[str]
    pays: list[list[list[int]]]  # payoffs of the two players in each cell


class BimatrixBoard(OneOfSeveral):
    """Games in a table. `bimatrix` makes one.

    `pays` holds the current entries, and `table` is the same game as a `Bimatrix`. `mix` is the place of the cross, in twelfths, and
    `mixtures` says whether the square of mixtures, which contains the cross, is visible.

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
        """The game with the current entries, including the reader's changes."""
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
    """Show a game of two players in a table whose entries the reader changes, with best replies, domination and equilibria.

    >>> from cgbook.examples import chicken, prisoners
    >>> bimatrix(prisoners, chicken)
    BimatrixBoard('Games in a table')

    For a game of two choices each, the two best-reply curves and all equilibria are drawn in the square of mixtures.

    Parameters
    ----------
    games : 1 to 12 games with at most four rows and columns, and whole numbers from -99 to 99; if there are several, the reader can choose.
    mixtures : whether to show the square of mixtures.
    """
    those = check_list(games, "games", MOST_GAMES)
    if not those:
        raise ValueError(f"expected at least one game in a table, such as {EXAMPLE}, got none")
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
    """Return the entries, or raise an error if they're wrong."""
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
        raise RefusedError(f"a table must have rows of the same length, made of pairs, got {short_repr(pays)}")
    return rows


def _twelfths(value: Any) -> list[int]:
    with refused():
        twelfths = [check_int(number, "twelfths", 0, TWELFTHS) for number in check_list(value, "twelfths", 2)]
    if len(twelfths) != 2:
        raise RefusedError(
            f"expected a number of twelfths for each of two players, such as [6, 6], got {short_repr(value)}"
        )
    return twelfths
