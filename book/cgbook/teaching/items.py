"""An exercise of an assignment, as it is handed out and as it is graded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cgbook.teaching.answers import Kind
from cgkit.checks import short_repr

__all__ = ["Item", "check_apart", "counted"]

#: How hard the exercises of a level are, and how many minutes they take for the most part.
LEVELS = {1: "warm-up", 2: "practice", 3: "challenge"}
MINUTES = {1: 2, 2: 5, 3: 10}


@dataclass(frozen=True)
class Item:
    """One exercise of an assignment. A grader needs the first five; the rest is what is handed out.

    Parameters
    ----------
    name : what the student's notebook calls the answer.
    source : the text of its file, to the grader its path below the teacher's folder; or the problem of practice that it is.
    begun, right : the answer's cell, as it is handed out and as it is solved; Markdown where a teacher reads it.
    public, hidden : the tests, Python about the name; the hidden one may draw from `seed`.
    number : what the book calls it, such as 3.22; nothing for what stands on no page.
    read_for : what a teacher reads a proof for, in Markdown.
    known : whether the book's own solution holds the answer.
    drawing : of what it is about, as SVG; where it is answered on a board or a graph of the book.
    """

    id: str
    kind: Kind
    points: int
    name: str
    source: str | dict[str, Any]
    title: str = ""
    level: int = 1
    minutes: int = 0
    question: str = ""
    solution: str = ""
    begun: str = ""
    right: str = ""
    public: str = ""
    hidden: str = ""
    options: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()
    read_for: str = ""
    tests: str = ""
    known: bool = False
    drawing: str = ""
    number: str = ""

    @property
    def by_hand(self) -> bool:
        """Whether a teacher reads the answer."""
        return self.kind.by_hand

    @property
    def public_points(self) -> int:
        """What a function gets that passes the tests that the student sees, and not the others: a third, rounded down."""
        return self.kind.public_points(self.points)

    @property
    def heading(self) -> str:
        """Its title with level, points and minutes."""
        return (
            f"{self.title} ({LEVELS[self.level]}, {counted(self.points, 'point')}, {counted(self.minutes, 'minute')})"
        )

    @property
    def asked(self) -> str:
        """The question, with its options."""
        return "\n".join([self.question, "", *(f"- {text}" for text in self.options)]).strip()

    @property
    def solved(self) -> str:
        """The right answer and why it's right, in Markdown."""
        if self.by_hand or self.kind.is_program:
            return self.solution
        return f"**{self.right.partition('=')[2].strip()}**\n\n{self.solution}"


def counted(number: int, thing: str) -> str:
    """Return how many there are of a thing, for a teacher.

    >>> counted(1, "point"), counted(20, "point")
    ('1 point', '20 points')
    """
    return f"{number} {thing}{'s' * (number != 1)}"


def check_apart(items: Sequence[Item]) -> None:
    """Refuse an assignment in which two exercises have the same id, or ask for answers of the same name."""
    for what in ("id", "name"):
        seen = [getattr(item, what) for item in items]
        if twice := [value for value in seen if seen.count(value) > 1]:
            raise ValueError(f"the {what} {short_repr(twice[0])} stands in the assignment twice")
