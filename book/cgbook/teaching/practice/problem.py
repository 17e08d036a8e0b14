"""A problem of practice: what is asked, how it is answered, what is said to an answer, and how it is worked."""

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

__all__ = ["Problem", "Verdict"]


class Verdict(NamedTuple):
    """What an answer is worth: "right", "wrong", or "unfit", which is not what was asked for; and what is said to it.

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
    """One problem, which its kind, level and seed make again.

    >>> from cgbook.teaching.practice import practice
    >>> problem = practice("grundy values", level=1, seed=7)
    >>> problem
    practice('grundy values', level=1, seed='7')
    >>> problem.question
    'The moves from a position lead to positions with the values 3, 1, 2 and 8. What is the value of the position?'
    >>> problem.answer, problem.check(problem.answer).right
    (0, True)

    Parameters
    ----------
    question : Markdown.
    how : the kind of its answer, of `cgbook.teaching.answers`.
    accept : all right answers, in the text of their kind.
    likely : likely wrong answers, in the text of their kind, each with what to say to it.
    given : the numbers that make it what it is.
    hint : what is said to any other wrong answer.
    options : what may be chosen.
    shown : what stands beside the question, by its name and what it shows, as `lore.problem` tells it.
    many : how many numbers a list must have, if not 0.
    kind, level, seed : what makes it.
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
        """The answer, or the first of several: an int, a tuple, a frozenset, a text for what is chosen and for a move."""
        return self.how.plain(self.accept[0], self.options)

    @cached_property
    def form(self) -> Form | None:
        """A board, a graph or cells to answer with, where there is one."""
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
        """On a board, each move that does not win with one by which the opponent wins then."""
        return self.form.replies() if isinstance(self.form, Board) else []

    def __repr__(self) -> str:
        return f"practice({self.kind!r}, level={self.level}, seed={self.seed!r})"

    def _repr_markdown_(self) -> str:
        options = "".join(f"\n{i}. {text}" for i, text in enumerate(self.options, 1))
        return f"{self.question}\n{options}" if options else self.question

    @property
    def must(self) -> Must:
        """What any answer must be, right or wrong."""
        return Must(count=(self.many, self.many)) if self.many else Must()

    def explain(self) -> str:
        """Return the way to the answer, in Markdown, with the problem's own numbers."""
        return self.worked

    def check(self, answer: Any) -> Verdict:
        """Return what the answer is worth, and what is said to it: to a likely mistake, which one it is.

        >>> from cgbook.teaching.practice import practice
        >>> practice("grundy values", level=1, seed=7).check(4)
        Verdict(verdict='wrong', say='That is the number of moves. Only which values occur counts.')

        Parameters
        ----------
        answer : an int, a list or a set of ints; an option, or its number from 1; a move, or its words; several of them.

        Raises
        ------
        ValueError : if the answer is no such thing.
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
            return Verdict("unfit", f"{self.many} numbers are wanted")
        reply = dict(self.replies).get(given)
        return Verdict("wrong", f"Your opponent answers: {reply}." if reply else self.hint)

    def spec(self) -> dict[str, Any]:
        """What an answer box needs to know, as that of an exercise, in plain JSON; without the table of a board.

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
        """Python that reads an answer as it is written."""
        return self.how.reading(self.form.words() if isinstance(self.form, Board) else (), self.options)
