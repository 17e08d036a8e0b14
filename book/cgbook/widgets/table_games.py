"""Games of two players in a table, on the page: entries to change, rounds to play, agreements to strike.

The front end finds best replies, equilibria and shares anew for what the reader enters (`front/maths/tables.js`,
`front/maths/habits.js`); it is tested equal to `cgbook.strategic`.

**Invariant.** Entries are whole numbers from -99 to 99, in at most four rows and columns.
"""

from __future__ import annotations

from typing import Any, TypedDict

import traitlets as tl

from cgbook.examples import HABITS, Habit
from cgbook.pictures.tables import bimatrix_picture
from cgbook.strategic import Bimatrix
from cgbook.strategic.matrices import EXAMPLE
from cgbook.widgets.base import STATIC, Lots, OneOfSeveral, RefusedError, Widget, below, refused, seeded, synced
from cgkit.checks import check_bool, check_choice, check_int, check_list, check_type, short_repr

__all__ = ["Bargain", "BimatrixBoard", "RoundsBoard", "bargain", "bimatrix", "play_rounds"]

MOST, MOST_LINES, MOST_GAMES, MOST_ROUNDS, TWELFTHS = 99, 4, 12, 20, 12
SHOWN = f"entries of a table to be changed are whole numbers from -{MOST} to {MOST}"
TABLES = "Games in a table"
CHANGE = "Change any entry, and see what the players would rather do."
AGREE = "A chip is worth the same to both, and what they agree upon binds them. Change the entries, and the threats."
Pays = list[list[list[int]]]
MODULE = STATIC / "bimatrix.js"


class TableGameFormat(TypedDict):
    """A game of two players in a table."""

    title: str
    rule: str
    rows: list[str]
    columns: list[str]
    pays: list[list[list[int]]]  # of each cell what the two players get


class HabitFormat(TypedDict):
    """What somebody does round after round."""

    name: str
    does: str
    states: list[list[int]]  # [its choice, the state after the other's first choice, the state after the second]


class RoundsOptions(Lots):
    """How a game is played again and again."""

    rounds: int


class BimatrixBoard(OneOfSeveral):
    """Games in a table. `bimatrix` makes one.

    `pays` are the entries as they stand, `table` the same as a `Bimatrix`; `mix` is where the cross is, in twelfths;
    `mixtures` says whether the square in which it stands is shown.

    >>> from cgbook.examples import prisoners
    >>> bimatrix(prisoners).pays
    [[[3, 3], [0, 5]], [[5, 0], [1, 1]]]
    """

    _esm = MODULE
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


class RoundsBoard(Widget):
    """A game round after round. `play_rounds` makes one; `played` are the reader's choices, `chosen` the habit, -1 where it is hidden.

    >>> from cgbook.examples import prisoners
    >>> board = play_rounds(prisoners)
    >>> board.played, board.chosen
    ([], -1)
    """

    _esm = MODULE
    kind: str = synced(tl.Unicode("rounds"))
    options: RoundsOptions
    game: TableGameFormat = synced(tl.Dict())
    habits: list[HabitFormat] = synced(tl.List())
    chosen: int = synced(tl.Int(-1))
    played: list[int] = synced(tl.List())

    @tl.validate("chosen")
    def _validate_chosen(self, proposal: dict[str, Any]) -> int:
        return -1 if proposal["value"] == -1 else below(proposal["value"], len(self.habits), "habits")

    @tl.validate("played")
    def _validate_played(self, proposal: dict[str, Any]) -> list[int]:
        most = self.options.get("rounds", MOST_ROUNDS)
        with refused():
            return [check_int(choice, "choices", 0, 1) for choice in check_list(proposal["value"], "choices", most)]


class Bargain(Widget):
    """What two players can agree upon. `bargain` makes one; `threats` are the twelfths in which each threatens the first choice.

    >>> from cgbook.examples import river
    >>> bargain(river).threats
    [0, 0]
    """

    _esm = MODULE
    kind: str = synced(tl.Unicode("bargain"))
    game: TableGameFormat = synced(tl.Dict())
    pays: list[list[list[int]]] = synced(tl.List())
    threats: list[int] = synced(tl.List())

    @tl.validate("pays")
    def _validate_pays(self, proposal: dict[str, Any]) -> Pays:
        return _entries(proposal["value"])

    @tl.validate("threats")
    def _validate_threats(self, proposal: dict[str, Any]) -> list[int]:
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


def play_rounds(
    game: Bimatrix, *habits: Habit | str, rounds: int = 10, hidden: bool = True, seed: int | None = None
) -> RoundsBoard:
    """Let the reader play a game of two choices each round after round, against a habit that is named, or hidden and guessed.

    >>> from cgbook.examples import prisoners
    >>> play_rounds(prisoners)
    RoundsBoard('The prisoners, 10 rounds')

    Parameters
    ----------
    game : two rows, which the reader chooses, and two columns; whole numbers from -99 to 99.
    habits : whom the reader may meet; all of `HABITS` if none is given.
    rounds : from 2 to 20.
    hidden : whether the reader begins against one of them that is not named.
    seed : of the lot that chooses it; without one each visit has its own.
    """
    shown = _format(game)
    if (len(shown["rows"]), len(shown["columns"])) != (2, 2):
        raise ValueError(f"habits choose between two things, got {short_repr(game)}")
    count = check_int(rounds, "rounds", 2, MOST_ROUNDS)

    known = [_habit(habit) for habit in check_list(habits or HABITS.values(), "habits", MOST_GAMES)]
    widget = RoundsBoard(
        title=f"{game.title}, {count} rounds",
        rule=game.rule,
        game=shown,
        habits=[_habit_format(habit) for habit in known],
        chosen=-1 if check_bool(hidden, "hidden") else 0,
        options={"rounds": count, **seeded(seed)},
    )
    widget.picture = bimatrix_picture(game)
    return widget


def bargain(game: Bimatrix) -> Bargain:
    """Show what two players can agree upon: the polygon, side payments, and how threats divide the largest sum.

    >>> from cgbook.examples import river
    >>> bargain(river)
    Bargain('The river')

    Parameters
    ----------
    game : two rows and two columns of whole numbers from -99 to 99, which the reader may change.
    """
    shown = _format(game)
    if (len(shown["rows"]), len(shown["columns"])) != (2, 2):
        raise ValueError(f"threats are moved for two rows and two columns, got {short_repr(game)}")
    rule = f"{game.rule} {AGREE}".strip()
    widget = Bargain(title=game.title, rule=rule, game=shown, pays=shown["pays"], threats=[0, 0])
    widget.picture = bimatrix_picture(game, rule)
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


def _habit(given: object) -> Habit:
    if isinstance(given, str):
        return HABITS[check_choice(HABITS, given, "a habit")]
    return check_type(Habit, given, "HABITS['tit for tat']")


def _habit_format(habit: Habit) -> HabitFormat:
    return {"name": habit.name, "does": habit.does, "states": [list(state) for state in habit.states]}
