"""The exercises of an assignment, with what's needed to hand them out and to grade them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cgbook.teaching.answers import Kind
from cgkit.checks import short_repr

#: Names of the levels, and the usual minutes for an exercise of each level.
LEVELS = {1: "warm-up", 2: "practice", 3: "challenge"}
MINUTES = {1: 2, 2: 5, 3: 10}


@dataclass(frozen=True)
class Item:
    """One exercise of an assignment. A grader needs the first five attributes, the title and a proof's question, but not the rest.

    Parameters
    ----------
    name : name of the answer in the student's notebook.
    source : text of the exercise's file (for the grader, the path of the file in the teacher's folder), or data of a practice problem.
    begun, right : answer's cell as it's handed out, and with the solution; Markdown if a teacher reads the answer.
    public, hidden : tests in Python, about `answer`, or about the name if it's a program; the hidden test can use `seed`.
    number : number in the book, such as 3.22; empty for an exercise that isn't on a page.
    read_for : points that a teacher looks for in a proof, in Markdown.
    known : whether the book's own solution has the answer.
    drawing : drawing of the question, as SVG, if the book's readers answer on a board or a graph.
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
        """The points for a function that passes only the tests visible to the student: a third, rounded down."""
        return self.kind.public_points(self.points)

    @property
    def heading(self) -> str:
        """The title with level, points and minutes."""
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
    """Return a number and a noun, in the plural unless the number is 1.

    >>> counted(1, "point"), counted(20, "point")
    ('1 point', '20 points')
    """
    return f"{number} {thing}{'s' * (number != 1)}"


def check_apart(items: Sequence[Item]) -> None:
    """Raise ValueError if two exercises of an assignment have the same id, or the same name for their answers."""
    for what in ("id", "name"):
        seen = [getattr(item, what) for item in items]
        if twice := [value for value in seen if seen.count(value) > 1]:
            raise ValueError(f"the {what} {short_repr(twice[0])} occurs twice in the assignment")
