"""A habit of the reader's own, which plays round after round against the habits of the book.

The front end plays the matches (`front/maths/habits.js`); a test checks that it agrees with `cgbook.examples`.
"""

from __future__ import annotations

from html import escape
from typing import Any, TypedDict

import traitlets as tl

from cgbook.examples import HABITS, generations, tournament
from cgbook.strategic import Bimatrix
from cgbook.strategic.matrices import EXAMPLE
from cgbook.widgets.base import STATIC, RefusedError, Widget, below, refused, synced
from cgkit.checks import check_int, check_list, check_type, short_repr

SWITCHES = 5
ROUNDS, LAST = 10, 30  # rounds of a match, and generations
BEGINS = [1, 0, 1, 0, 1]  # tit for tat, except that it begins by confessing; none of the book's six habits is the same
RULE = "Set the five switches. Your habit plays ten rounds against each of the others, and against itself."


class HabitFormat(TypedDict):
    """A habit with its states, as in `cgbook.examples.Habit`."""

    name: str
    states: list[list[int]]


class OwnHabit(Widget):
    """Five switches that make a habit, the habit's tournament against others, and generations of all habits. `own_habit` makes one.

    >>> from cgbook.examples import prisoners
    >>> board = own_habit(prisoners)
    >>> board.switches, board.generation
    ([1, 0, 1, 0, 1], 0)
    """

    _esm = STATIC / "bimatrix.js"
    kind: str = synced(tl.Unicode("habits"))
    pays: list[list[int]] = synced(tl.List())
    habits: list[HabitFormat] = synced(tl.List())
    rounds: int = synced(tl.Int(ROUNDS))
    last: int = synced(tl.Int(LAST))
    switches: list[int] = synced(tl.List(BEGINS))
    generation: int = synced(tl.Int(0))

    @tl.validate("switches")
    def _validate_switches(self, proposal: dict[str, Any]) -> list[int]:
        with refused():
            switches = [check_int(one, "switches", 0, 1) for one in check_list(proposal["value"], "switches", SWITCHES)]
        if len(switches) != SWITCHES:
            raise RefusedError(f"there must be {SWITCHES} switches, got {short_repr(proposal['value'])}")
        return switches

    @tl.validate("generation")
    def _validate_generation(self, proposal: dict[str, Any]) -> int:
        return below(proposal["value"], self.last + 1, "generations")

    def _static(self) -> dict[str, str]:
        return {"text/html": self.picture}


def own_habit(game: Bimatrix) -> OwnHabit:
    """Let the reader make a habit for a game of two choices, and enter it among the habits of the book.

    >>> from cgbook.examples import prisoners
    >>> own_habit(prisoners)
    OwnHabit('Your own habit')

    Parameters
    ----------
    game : a game of two rows and two columns, such as `prisoners`, where the first player's payoffs are whole numbers from 0 to 99.
    """
    habits = list(HABITS.values())
    scores = tournament(check_type(Bimatrix, game, EXAMPLE), habits, ROUNDS)
    pays = [
        [check_int(int(entry) if entry == int(entry) else entry, "entries", 0, 99) for entry in row]
        for row in game.first
    ]
    widget = OwnHabit(
        title="Your own habit",
        rule=RULE,
        pays=pays,
        habits=[{"name": one.name, "states": [[*state] for state in one.states]} for one in habits],
    )
    cells = zip(habits, scores, generations(scores, LAST)[-1], strict=True)
    rows = (f"<tr><th>{escape(one.name)}</th><td>{sum(row)}</td><td>{share:.0%}</td></tr>" for one, row, share in cells)
    head = f"<tr><th>habit</th><th>total</th><th>share after {LAST} generations</th></tr>"
    widget.picture = f"<table>{head}{''.join(rows)}</table>"
    return widget
