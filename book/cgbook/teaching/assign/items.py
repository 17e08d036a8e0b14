"""What an assignment is made of: exercises of the book and problems made from a seed, in one shape.

**Invariant.** No item stores an answer beside its tests: the hidden test asks the solver. The right answer of the solutions
comes from the same file, and is found by running the tests.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cgbook.teaching.assign.in_words import WANTED, in_words
from cgbook.teaching.exercises import LEVELS, MINUTES, Exercise, read_exercise
from cgbook.teaching.marking import BY_HAND, seen_points
from cgbook.teaching.practice import Problem, practice
from cgbook.teaching.practice.registry import every_kind
from cgbook.teaching.seeds import drawn_from

__all__ = ["Item", "from_book", "from_practice"]

OWN = ("code", "text")  # what the solution in the book does not give away by a number


@dataclass(frozen=True)
class Item:
    """One exercise of an assignment.

    Parameters
    ----------
    name : what the student's notebook calls the answer.
    begun, right : the answer's cell, as it is handed out and as it is solved; Markdown where a teacher reads it.
    public, hidden : the tests, Python about the name; the hidden one may draw from `seed`.
    source : the text of its file, or the problem that it is, as the grader reads them.
    known : whether the book's own solution holds the answer.
    drawing : of what it is about, as SVG; where it is answered on a board or a graph of the book.
    """

    id: str
    kind: str
    title: str
    level: int
    points: int
    minutes: int
    name: str
    question: str
    solution: str
    begun: str
    right: str
    public: str
    hidden: str
    source: str | dict[str, Any]
    options: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()
    rubric: tuple[str, ...] = ()
    tests: str = ""
    known: bool = False
    drawing: str = ""

    @property
    def by_hand(self) -> bool:
        """Whether a teacher reads the answer."""
        return self.kind == BY_HAND

    @property
    def public_points(self) -> int:
        """What a function gets that passes the tests that the student sees, and not the others: a third, rounded down."""
        return seen_points(self.kind, self.points)

    @property
    def heading(self) -> str:
        """Its title with level, points and minutes."""
        points = f"{self.points} point{'s' * (self.points != 1)}"
        return f"{self.title} ({LEVELS[self.level]}, {points}, {self.minutes} minutes)"

    @property
    def asked(self) -> str:
        """The question, with its options."""
        return "\n".join([self.question, "", *(f"- {text}" for text in self.options)]).strip()

    def worth(self, points: int) -> Item:
        """Return the same exercise with other points."""
        return replace(self, points=points)


def from_book(path: Path) -> Item:
    """Return the exercise of a file, for an assignment; what the book answers on a board, a graph or a table, in words."""
    one = read_exercise(path)
    id = f"{path.parent.name}/{path.stem}"
    told = in_words(one) if one.form else None
    begun, right = _cells(one, told.wanted if told else WANTED.get(one.kind, ""))
    question, public, hidden = one.question, one.public_test, one.hidden_test
    if one.kind not in OWN:
        public = f"{one.reading}\n{public}"
    if told:
        question, public = f"{question}\n\n{told.asked}", told.public
        hidden = "\n".join(part for part in (one.form, told.reads, one.hidden_test) if part)
    return Item(
        id, one.kind, one.title, one.level, one.points, one.minutes, one.name, question, one.solution, begun, right,
        public=public, hidden=hidden, drawing=told.drawing if told else "", source=path.read_text("utf8"),
        options=tuple(f"**{i}**: {text}" for i, text in enumerate(one.options)),
        hints=one.hints, rubric=one.rubric, tests=one.idea or (one.rubric[0] if one.rubric else ""),
        known=one.kind not in OWN,
    )  # fmt: skip


def _cells(one: Exercise, wanted: str) -> tuple[str, str]:
    """The answer's cell, as it is handed out and as it is solved."""
    if one.kind == "text":
        return "*Write your answer here.*", one.solution
    if one.kind == "code":
        return one.starter, one.program
    right = next(answer for answer in one.domain() if one.passes(answer))
    if one.kind == "move":
        told = repr(right.text)
    elif one.kind == "moves":
        told = "{" + ", ".join(repr(move.text) for move in right) + "}"
    elif one.kind == "set":
        told = "{" + ", ".join(map(str, sorted(right))) + "}" if right else "set()"
    else:
        told = str(list(right)) if one.kind == "list" else str(int(right))
    return f"{one.name} = ...  # {wanted}", f"{one.name} = {told}"


def from_practice(kind: str, level: int, secret: str, number: int) -> Item:
    """Return a problem of practice, for an assignment: the numbers are drawn for this class, and stand in no book.

    >>> from_practice("grundy values", 1, "maple", 1).id
    'practice/grundy-values-1'

    Parameters
    ----------
    kind, level : as `cgbook.teaching.practice.practice` has them.
    secret : the seed of the class.
    number : 1 for the first of its kind, and so on.

    Raises
    ------
    ValueError : for a kind or a level that there is not.
    """
    id = f"practice/{kind.replace(' ', '-')}-{number}"
    seed = drawn_from(secret, id)[:12]
    one = practice(kind, level, seed)
    name = f"{kind.replace(' ', '_')}_{number}"
    public = one.reading
    if one.many:
        public += f'\nassert len(answer) == {one.many}, "{one.many} numbers are wanted"'
    hidden = (
        "from cgbook.teaching.practice import practice\n\n"
        f'found = practice("{kind}", {level}, "{seed}").check(answer)\nassert found.right, found.say'
    )
    wanted = (
        'the beginning of an option, in quotes, as "{}"'.format(one.options[0].partition(":")[0])
        if one.options
        else WANTED[one.how]
    )
    title = every_kind()[kind].title
    return Item(
        id, one.how, title, level, level, MINUTES[LEVELS[level]], name, one.question, one.explain(),
        f"{name} = ...  # {wanted}", f"{name} = {_written(one)}", public, hidden,
        {"practice": {"kind": kind, "level": level, "seed": seed}}, options=one.options, tests=title,
    )  # fmt: skip


def _written(one: Problem) -> str:
    """A right answer, as Python."""
    if isinstance(one.answer, frozenset):
        return "{" + ", ".join(map(repr, sorted(one.answer))) + "}" if one.answer else "set()"
    if one.how == "choice":
        return repr(one.answer.partition(":")[0])
    return repr(list(one.answer)) if isinstance(one.answer, tuple) else repr(one.answer)
