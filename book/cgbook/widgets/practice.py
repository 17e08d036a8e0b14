"""Practice without end, as a board: the page itself makes the problems of `cgbook.teaching.practice`."""

from __future__ import annotations

from typing import TypedDict

import traitlets as tl

from cgbook.teaching.practice import LEVELS, problem_kinds
from cgbook.widgets.base import STATIC, Widget, synced
from cgkit.doors import check_choice, check_int

__all__ = ["PracticeBoard", "practice_board"]


class PracticeOptions(TypedDict):
    """With what practice begins: a kind of problem or "mixed", and the level."""

    kind: str
    level: int


class PracticeBoard(Widget):
    """Problems of a kind and level, one after the other. `practice_board` makes one.

    >>> practice_board("periods").options
    {'kind': 'periods', 'level': 1}

    `answered` counts the problems that were answered, and `right` those of which the first answer was right.

    >>> board = practice_board("nim moves", level=2)
    >>> board.answered, board.right
    (0, 0)
    """

    _esm = STATIC / "practice.js"
    kind: str = synced(tl.Unicode("practice"))
    options: PracticeOptions
    answered: int = synced(tl.Int(0, min=0))
    right: int = synced(tl.Int(0, min=0))

    def _static(self) -> dict[str, str]:
        return {
            "text/html": "<p>With scripts on, problems are asked here, one after the other, and answers are checked.</p>"
        }


def practice_board(kind: str = "mixed", level: int = 1) -> PracticeBoard:
    """Asks problems without end, checks the answers, and tells the way to each with its own numbers.

    >>> practice_board("nim moves", level=2)
    PracticeBoard('Practice')

    Parameters
    ----------
    kind : one of `cgbook.teaching.practice.problem_kinds()`, or "mixed"; the reader may choose another.
    level : 1, 2 or 3, with which it begins.

    Raises
    ------
    ValueError : for a kind or a level that there is not.
    """
    options: PracticeOptions = {
        "kind": check_choice(("mixed", *problem_kinds()), kind, "kind"),
        "level": check_int(level, "levels", min(LEVELS), max(LEVELS)),
    }
    return PracticeBoard(title="Practice", rule="", options=options)
