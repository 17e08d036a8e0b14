"""A practice problem, with its question, its answer, replies to answers, and its solution."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from cgbook.teaching.answers import Kind
from cgbook.teaching.answers.kind import by_text
from cgbook.teaching.answers.must import Must
from cgbook.teaching.forms import Board, Cells, Form, Graph
from cgkit.checks import check_int
from cgkit.rulesets import nim


class Verdict(NamedTuple):
    """The verdict on an answer, "right", "wrong" or "unfit" (a list of the wrong length), and the reply to it.

    >>> from cgbook.teaching.practice import practice
    >>> problem = practice("periods", level=3, seed=12)
    >>> problem.check(problem.answer).verdict, problem.check(problem.answer + 1).verdict
    ('right', 'wrong')
    """

    verdict: str
    say: str

    @property
    def right(self) -> bool:
        """Whether the answer is right."""
        return self.verdict == "right"


@dataclass(frozen=True, repr=False)
class Problem:
    """One problem, which can be made again from its kind, level and seed.

    >>> from cgbook.teaching.practice import practice
    >>> problem = practice("grundy values", level=1, seed=7)
    >>> problem
    practice('grundy values', level=1, seed='7')
    >>> problem.question
    'The moves from a position lead to positions with values 3, 1, 2 and 8. What is the value of the position?'
    >>> problem.answer, problem.check(problem.answer).right
    (0, True)

    Parameters
    ----------
    question : question in Markdown.
    how : kind of answer, from `cgbook.teaching.answers`.
    accept : all right answers, as text in the form of their kind.
    likely : likely wrong answers, as text in the form of their kind, each with the reply to it.
    worked : way to the answer, in Markdown.
    given : data that determine the problem.
    hint : reply to wrong answers that have no reply of their own.
    options : options to choose from.
    shown : name and contents of a form or drawing next to the question, as for `lore.problem`.
    many : required length of a list, or 0 for any length.
    kind, level, seed : kind, level and seed that make the problem.
    """

    question: str
    how: Kind
    accept: tuple[str, ...]
    likely: tuple[tuple[str, str], ...]
    worked: str = field(compare=False)
    given: Sequence[Any]
    hint: str
    options: tuple[str, ...] = ()
    shown: Sequence[Any] = ()
    many: int = 0
    kind: str = ""
    level: int = 1
    seed: str = ""

    @property
    def answer(self) -> Any:
        """The answer, or the first of several: an int, a tuple, a frozenset, or a string for an option or a move."""
        return self.how.plain(self.accept[0], self.options)

    @cached_property
    def form(self) -> Form | None:
        """The board, graph or cells to answer with, or None if the problem has none of these."""
        match self.shown:
            case ["nim", heaps]:
                return Board(nim(*heaps))
            case ["misere nim", heaps]:
                return Board(nim(*heaps).misere())
            case ["row", numbers, labels]:
                return Cells([numbers], labels=labels)
            case ["coins", first, many, heads]:
                coins = range(first, first + many)
                return Cells([[f"{n} {'H' if n in heads else 'T'}" for n in coins]], [list(coins)])
            case ["graph", arrows, labels]:
                return Graph({i: [to + 1 for to in targets] for i, targets in enumerate(arrows, 1)}, labels=labels)
        return None

    @cached_property
    def replies(self) -> list[tuple[str, str]]:
        """The moves on a board that don't win, each with a winning reply of the opponent."""
        return self.form.replies() if isinstance(self.form, Board) else []

    def __repr__(self) -> str:
        return f"practice({self.kind!r}, level={self.level}, seed={self.seed!r})"

    def _repr_markdown_(self) -> str:
        options = "".join(f"\n{i}. {text}" for i, text in enumerate(self.options, 1))
        return f"{self.question}\n{options}" if options else self.question

    @property
    def must(self) -> Must:
        """The conditions on any answer, right or wrong."""
        return Must(count=(self.many, self.many)) if self.many else Must()

    def explain(self) -> str:
        """Return the way to the answer, in Markdown, with the problem's own numbers."""
        return self.worked

    def check(self, answer: Any) -> Verdict:
        """Return the verdict on an answer, with a reply that explains a likely mistake.

        >>> from cgbook.teaching.practice import practice
        >>> practice("grundy values", level=1, seed=7).check(4)
        Verdict(verdict='wrong', say="That's the number of moves. It only matters which values occur.")

        Parameters
        ----------
        answer : an int, a list or a set of ints; an option, or its number from 1; a move, or its words; or several moves.

        Raises
        ------
        TypeError, ValueError : if the answer has another form.
        """
        if self.options and isinstance(answer, list | tuple | set | frozenset) and len(answer) == 1:
            (answer,) = answer
        if self.options and not isinstance(answer, str):
            answer = self.options[check_int(answer, "the numbers of options", 1, len(self.options)) - 1]
        given = self.how.text(self.how.read(answer, self.form, self.options))
        if given in self.accept:
            return Verdict("right", "")
        for wrong, say in self.likely:
            if wrong == given:
                return Verdict("wrong", say)
        if self.many and len(given.split(",")) != self.many:
            return Verdict("unfit", f"the answer must be {self.many} numbers")
        reply = dict(self.replies).get(given)
        return Verdict("wrong", f"Your opponent answers: {reply}." if reply else self.hint)

    def spec(self) -> dict[str, Any]:
        """Return the data for an answer box, as plain JSON in the format of an exercise, but without a board.

        >>> from cgbook.teaching.practice import practice
        >>> spec = practice("wythoff pairs", level=2, seed="class-a-1").spec()
        >>> spec["kind"], spec["accept"], spec["must"]
        ('list', ['16,26', '19,31'], [{'field': 'count', 'value': [2, 2], 'say': '2 numbers'}])
        """
        spec = {
            "kind": self.how.name, "accept": list(self.accept), "options": list(self.options), "must": self.must.spec("numbers"),
            "feedback": by_text(self.likely), "replies": by_text(self.replies),
        }  # fmt: skip
        return {**spec, "marks": self.form.spec()} if isinstance(self.form, Cells | Graph) else spec

    @property
    def reading(self) -> str:
        """Python that reads a written answer."""
        return self.how.reading(self.form.words() if isinstance(self.form, Board) else (), self.options)
