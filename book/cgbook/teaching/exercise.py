"""One exercise: what is asked, and which answers are right.

**Invariant.** An answer is right if and only if it passes the hidden test. The page only looks answers up: the right ones are
those of the domain that pass, so page and grader cannot disagree. A move is a `LegalMove` to the tests and its words to the page,
where moves in words are those of Python.
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
    """One exercise, as its file tells it.

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
        """The name that a student's notebook gives the answer: that of the function, or the id's."""
        return self.kind.called(self)

    @property
    def program(self) -> str:
        """The right program, where the answer is one."""
        return first_block(self.solution)

    @property
    def minutes(self) -> int:
        """How long it takes: by its level and its kind, or as its file says."""
        return self.stated or self.kind.minutes(MINUTES[self.level])

    def shown(self) -> Form | None:
        """What the reader answers with, if it is no text field.

        Raises
        ------
        ValueError : when the section `Form` binds none, or one that does not go with the kind.
        """
        form = self._names.get("form")
        if self.form and not isinstance(form, Form):
            raise ValueError(
                f"{self.id}: the section Form binds form to a Board, a Graph or Cells, got {short_repr(form)}"
            )
        if not isinstance(form, self.kind.forms) if form else self.kind.on_board:
            raise ValueError(f"{self.id}: the kind {self.kind.name!r} is not answered with {short_repr(form)}")
        return form

    @cached_property
    def _names(self) -> dict[str, Any]:
        return _run(self.form, {}, f"{self.id}: form")

    def read(self, answer: Any) -> Any:
        """Return an answer, as it is written, as the tests of its kind take it.

        >>> from cgbook.teaching.exercises import find_exercise
        >>> find_exercise("first-move", "book/exercises").read("Take  2").text
        'take 2'

        Raises
        ------
        ValueError : when it is no such thing, with what is wanted.
        """
        return self.kind.read(answer, self.shown())

    def public(self, example: str = "") -> str:
        """Python that reads `answer` and tests it as the student sees it, with a move that is named where one is wanted."""
        lines = self.kind.reading([move.text for move in self.moves()], examples=[example] if example else ())
        return "\n".join(part for part in (lines, self.public_test) if part)

    def passes(self, answer: Any, *, hidden: bool = True, seed: int = 0) -> bool:
        """Whether an answer passes the public test and, unless told otherwise, the hidden one."""
        return self.failure(answer, hidden=hidden, seed=seed) is None

    def failure(self, answer: Any, *, hidden: bool = True, seed: int = 0) -> str | None:
        """What the first test that an answer fails says of it, which may be nothing; None where it passes.

        Raises
        ------
        Exception : whatever the test raises other than AssertionError, TypeError or ValueError: the test itself is
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
        """Every answer worth testing: the one that the solver gives, or all of a stated domain."""
        return self.kind.domain(self)

    def accepted(self) -> list[str]:
        """The right answers of the domain, in the text of their kind.

        Complexity
        ----------
        The first time, one run of the tests for each answer.
        """
        return list(self._accepted)

    @cached_property
    def _accepted(self) -> list[str]:
        return [self.kind.text(answer) for answer in self.domain() if self.passes(answer)]

    def wrong(self) -> list[tuple[Any, str]]:
        """The likely wrong answers, each with what to say to it; moves, which the file tells in words, as moves.

        Raises
        ------
        ValueError : when a move that it names is not legal.
        """
        pairs = self.bound(self.feedback, "feedback").get("feedback", [])
        return [(self.kind.from_file(self, answer), text) for answer, text in pairs]

    def foreseen(self, answer: Any) -> str:
        """What the file says of this very answer, where it is no program."""
        if self.kind.is_program:
            return ""
        given = self.kind.text(answer)
        return next((text for wrong, text in self.wrong() if self.kind.text(wrong) == given), "")

    def moves(self) -> list[LegalMove[Any]]:
        """The moves of the board, where it is answered on one."""
        form = self.shown()
        return form.position.moves() if isinstance(form, Board) else []

    def bound(self, source: str, where: str) -> dict[str, Any]:
        """The names that a section of Python binds, beside those of the form."""
        return _run(source, {**self._names}, f"{self.id}: {where}")

    def named(self, words: str) -> LegalMove[Any]:
        """The move of the board that the file tells in words."""
        form = self.shown()
        assert isinstance(form, Board)
        try:
            return form.read(words)
        except ValueError as error:
            raise ValueError(f"{self.id}: {error}") from None

    def spec(self) -> dict[str, Any]:
        """What the answer box needs to know, as plain JSON."""
        return {"id": self.id, "kind": self.kind.name, "points": self.points, **self.kind.ask(self)}

    def item(self, id: str, source: str) -> Item:
        """The exercise in an assignment; what the book answers on a board, a graph or a table, in words.

        Parameters
        ----------
        id : of the exercise there.
        source : the text of its file, which the grader reads.
        """
        from cgbook.teaching.in_words import in_words  # which draws, and a grader does not

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
        """What it tests, in a sentence: its idea, or the first thing that a good proof says."""
        return self.idea or (self.rubric[0] if self.rubric else "")

    @property
    def read_for(self) -> str:
        """What a teacher reads a proof for, in Markdown: what a good answer says, and what may be asked back."""
        if not self.rubric:
            return ""
        lines = ["What a good answer says:", "", *(f"- {point}" for point in self.rubric)]
        if self.doubts:
            lines += ["", "What you may ask back; the first answer is right, and each has a reply:", ""]
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
    # The files are the book's own, as trusted as the notebooks that show them.
    exec(_compiled(source, where), names)
    return names


@lru_cache(1_000)  # a test is run once for each answer of a domain
def _compiled(source: str, where: str) -> CodeType:
    return compile(source, where, "exec")
