"""One exercise, with its question and its right answers.

**Invariant.** An answer is right if and only if it passes the public and the hidden test. The page runs no tests. It looks up every answer,
except a program or a proof, in the list of right answers, which has the answers of the domain that pass. That's why page and grader agree
on the whole domain. In tests, a move is a `LegalMove`. On the page it's a string with the same words as in Python.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from types import CodeType
from typing import Any

from cgbook.teaching.answers import Kind
from cgbook.teaching.answers.must import Must
from cgbook.teaching.answers.text import Doubt
from cgbook.teaching.forms import Board, Form
from cgbook.teaching.items import LEVELS, MINUTES, Item, counted
from cgbook.teaching.programs import first_block
from cgkit.checks import short_repr
from cgkit.position import LegalMove


@dataclass(frozen=True)
class Exercise:
    """One exercise, as read from its file.

    >>> from cgbook.teaching.exercises import find_exercise
    >>> first = find_exercise("first-move", "book/exercises")
    >>> first.number, first.title, first.points
    ('2.1.1', 'The first move from 102', 1)
    """

    id: str
    number: str
    title: str
    level: int
    points: int
    kind: Kind
    rows: tuple[str, ...]
    question: str
    hints: tuple[str, ...]
    solution: str
    options: tuple[str, ...] = ()
    rubric: tuple[str, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    answer: str = ""
    public_test: str = ""
    hidden_test: str = ""
    feedback: str = ""
    idea: str = ""
    form: str = ""
    starter: str = ""
    stated: int = 0
    must: Must = field(default_factory=Must)

    @property
    def name(self) -> str:
        """The name of the answer in a student's notebook, which is the function's name or comes from the id."""
        return self.kind.called(self)

    @property
    def program(self) -> str:
        """The right program, if the answer is a program."""
        return first_block(self.solution)

    @property
    def minutes(self) -> int:
        """The minutes needed for the exercise, estimated from its level and kind, or stated in its file."""
        return self.stated or self.kind.minutes(MINUTES[self.level])

    def shown(self) -> Form | None:
        """Return the form that the reader answers with, or None if the file has no form.

        Raises
        ------
        ValueError : if the section `Form` doesn't bind a form, or its form doesn't suit the kind.
        """
        form = self._names.get("form")
        if self.form and not isinstance(form, Form):
            raise ValueError(
                f"{self.id}: the section Form must set form to a Board, a Graph or Cells, got {short_repr(form)}"
            )
        if not isinstance(form, self.kind.forms) if form else self.kind.on_board:
            raise ValueError(f"{self.id}: the kind {self.kind.name!r} can't be answered with {short_repr(form)}")
        return form

    @cached_property
    def _names(self) -> dict[str, Any]:
        return _run(self.form, {}, f"{self.id}: form")

    def read(self, answer: Any) -> Any:
        """Return a written answer in the form that tests take.

        >>> from cgbook.teaching.exercises import find_exercise
        >>> find_exercise("first-move", "book/exercises").read("Take  2").text
        'take 2'

        Raises
        ------
        ValueError : if the answer has the wrong form; the message says what is expected.
        """
        return self.kind.read(answer, self.shown())

    def public(self, example: str = "") -> str:
        """Return Python that reads `answer` and runs the public test; the error for a move that isn't legal quotes the example."""
        lines = self.kind.reading([move.text for move in self.moves()], examples=[example] if example else ())
        return "\n".join(part for part in (lines, self.public_test) if part)

    def passes(self, answer: Any, *, hidden: bool = True, seed: int = 0) -> bool:
        """Return whether an answer passes the public test and, by default, the hidden test."""
        return self.failure(answer, hidden=hidden, seed=seed) is None

    def failure(self, answer: Any, *, hidden: bool = True, seed: int = 0) -> str | None:
        """Return the message of the first test that an answer fails, which can be empty, or None if the answer passes.

        Raises
        ------
        Exception : if the test raises anything but AssertionError, TypeError or ValueError, because then the test itself is
            broken.
        """
        own = self.kind.names(self, answer)
        for source in (self.public_test, self.hidden_test if hidden else ""):
            try:
                _run(source, {**self._names, "answer": answer, "seed": seed, **own}, f"{self.id}: test")
            except (AssertionError, TypeError, ValueError) as error:
                return str(error)
        return None

    def domain(self) -> list[Any]:
        """Return every answer worth testing: the answer or domain in the file, all moves on the board, or the right program."""
        return self.kind.domain(self)

    def accepted(self) -> list[str]:
        """Return the right answers of the domain, as texts.

        Complexity
        ----------
        One run of the tests for each answer, on the first call only.
        """
        return list(self._accepted)

    @cached_property
    def _accepted(self) -> list[str]:
        return [self.kind.text(answer) for answer in self.domain() if self.passes(answer)]

    def wrong(self) -> list[tuple[Any, str]]:
        """Return the likely wrong answers, each with its reply; words that describe a move become the move.

        Raises
        ------
        ValueError : if a move in the file isn't legal.
        """
        pairs = self.bound(self.feedback, "feedback").get("feedback", [])
        return [(self.kind.from_file(self, answer), text) for answer, text in pairs]

    def foreseen(self, answer: Any) -> str:
        """Return the file's reply to exactly this answer, or "" if there's none or the answer is a program."""
        if self.kind.is_program:
            return ""
        given = self.kind.text(answer)
        return next((text for wrong, text in self.wrong() if self.kind.text(wrong) == given), "")

    def moves(self) -> list[LegalMove[Any]]:
        """Return the legal moves on the board, or [] if the exercise has no board."""
        form = self.shown()
        return form.position.moves() if isinstance(form, Board) else []

    def bound(self, source: str, where: str) -> dict[str, Any]:
        """Return the names that a section of Python binds, together with the names of the form."""
        return _run(source, {**self._names}, f"{self.id}: {where}")

    def named(self, words: str) -> LegalMove[Any]:
        """Return the legal move on the board that has these words."""
        form = self.shown()
        assert isinstance(form, Board)
        try:
            return form.read(words)
        except ValueError as error:
            raise ValueError(f"{self.id}: {error}") from None

    def spec(self) -> dict[str, Any]:
        """Return the data needed by the answer box, as plain JSON."""
        return {"id": self.id, "kind": self.kind.name, "points": self.points, **self.kind.ask(self)}

    def item(self, id: str, source: str) -> Item:
        """Return the exercise as an item of an assignment, where students write moves and numbers instead of using a board, graph or table.

        Parameters
        ----------
        id : id of the exercise in the assignment.
        source : text of the exercise's file, which the grader reads.
        """
        from cgbook.teaching.in_words import in_words  # imported here, because `library` in parcel.py has no pictures

        words = in_words(self)
        begun, right = self.kind.cells(self, self.kind.wanted_as(words.example) if words.example else self.kind.wanted)
        return Item(
            id, self.kind, self.points, self.name, source, self.title, self.level, self.minutes,
            f"{self.question}\n\n{words.asked}".strip(), self.solution, begun, right, self.public(words.example),
            "\n".join(part for part in (self.form, self.kind.to_tests, self.hidden_test) if part),
            options=tuple(f"**{i}**: {text}" for i, text in enumerate(self.options)),
            hints=self.hints, read_for=self.read_for, tests=self.tests,
            known=self.kind.is_known, drawing=words.drawing,
        )  # fmt: skip

    @property
    def tests(self) -> str:
        """A sentence about what the exercise tests, which is its idea or the first point of its rubric."""
        return self.idea or (self.rubric[0] if self.rubric else "")

    @property
    def read_for(self) -> str:
        """The points that a teacher looks for in a proof, and possible follow-up questions, in Markdown."""
        if not self.rubric:
            return ""
        lines = ["What a good answer says:", "", *(f"- {point}" for point in self.rubric)]
        if self.doubts:
            lines += ["", "Questions to follow up; the first answer is right, and each answer has a reply:", ""]
        for doubt in self.doubts:
            lines.append(f"- {doubt.ask}")
            for text, reply in doubt.choices.items():
                shown = f"**{text}**" if text == doubt.right else f"*{text}*"
                lines.append(f"  - {shown}: {reply}")
        return "\n".join(lines)

    @property
    def heading(self) -> str:
        """The line that opens the exercise, in Markdown."""
        points = f"{counted(self.points, 'point')}{', a program' * self.kind.is_program}"
        return f"**Exercise {self.number}. {self.title}** ({LEVELS[self.level]}, {points})"


def _run(source: str, names: dict[str, Any], where: str) -> dict[str, Any]:
    # These files belong to the book, so they're as trusted as the notebooks that show them.
    exec(_compiled(source, where), names)
    return names


@lru_cache(1_000)  # a test runs once for each answer of a domain
def _compiled(source: str, where: str) -> CodeType:
    return compile(source, where, "exec")
