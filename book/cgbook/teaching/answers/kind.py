"""What is known of a kind of answer, in one object: page, assignment, check and grader ask it, and need not ask which kind it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from cgbook.teaching.answers.must import Must
from cgbook.teaching.forms import Board, Cells, Form, Graph
from cgkit.position import LegalMove

if TYPE_CHECKING:
    from cgbook.teaching.exercise import Exercise

__all__ = ["ALONE", "APART", "NUMBERS", "WHOLE", "Kind", "run_reading"]

#: Python that reads one whole number.
WHOLE = """def whole(one):
    if isinstance(one, str) and one.strip().removeprefix("-").isdecimal():  # "15"
        return int(one)
    if not isinstance(one, bool) and hasattr(one, "as_integer_ratio") and one == one // 1:  # 30 / 2
        return int(one)
    assert hasattr(one, "__index__") and not isinstance(one, bool), f"a whole number is wanted, got {one!r:.60}"
    return one.__index__()

"""
#: Python that takes an answer out of the list or set in which it is the only one.
ALONE = """
if isinstance(answer, (list, tuple, set, frozenset)) and len(answer) == 1:
    (answer,) = answer"""
#: Python that takes "1, 4, 7" for the numbers in it.
APART = """
if isinstance(answer, str):
    answer = answer.strip("[](){} ").replace(",", " ").split()"""
#: The forms with which numbers are given.
NUMBERS = (Graph, Cells)


class Kind:
    """A kind of answer; `cgbook.teaching.answers.KINDS` has one object of each.

    An answer is *given* as a student writes it, *read* as tests take it (a move is a `LegalMove`), *text* where two are compared (the
    page's `front/answers` write the same), and *plain* where it is shown: numbers and words alone.

    >>> from cgbook.teaching.answers import KINDS
    >>> answer = KINDS["set"].read([9, 2.0, 9])
    >>> answer, KINDS["set"].text(answer), KINDS["set"].write("2,9")
    ({9, 2}, '2,9', '{2, 9}')
    """

    name = ""
    #: what is answered, in a word
    title = ""
    #: the form of an answer, in a few words
    wanted = ""
    #: Python that makes of what `answer` is bound to the answer that tests judge, or says what is wanted
    lines = ""
    #: the sections that a file of this kind cannot do without
    sections: tuple[str, ...] = ("Answer", "Hidden test", "Feedback")
    #: what may stand for a text field
    forms: tuple[type[Form], ...] = ()
    #: what there is room for on paper
    room = "lines"
    #: on a board, what is added to the words that ask for a move, and Python that makes of words what the hidden test judges
    how_many = to_tests = ""
    #: whether a teacher reads the answer
    by_hand = False
    #: whether the answer is a function, which the tests call
    is_program = False
    #: whether the book's solution gives the answer away
    is_known = True

    @property
    def on_board(self) -> bool:
        """Whether it is answered on a board, and on nothing else."""
        return self.forms == (Board,)

    def minutes(self, usual: int) -> int:
        """How long it takes where others of its level take so long."""
        return usual

    def public_points(self, points: int) -> int:
        """What is given for passing the tests that the student sees, and not the others."""
        return 0

    def reading(self, moves: Sequence[str] = (), options: Sequence[str] = (), examples: Sequence[str] = ()) -> str:
        """Return the lines that read an answer.

        A student's notebook shows these lines, and the grader runs them: what the one takes, the other reads. They need no cgkit.

        Parameters
        ----------
        moves : in words, all that are legal, where one or several are the answer.
        options : what may be chosen, where it is chosen by its first words.
        examples : moves that are named where one is wanted; the first three, if not given.
        """
        return self.lines

    def wanted_as(self, example: str) -> str:
        """The form of an answer in a few words, with an example."""
        return self.wanted

    def read(self, given: Any, form: Form | None = None, options: Sequence[str] = ()) -> Any:
        """Return an answer, as it is given, as tests take it.

        Raises
        ------
        ValueError : when it is no such thing, with what is wanted.
        """
        return run_reading(self.reading(options=options), given)

    def text(self, answer: Any) -> str:
        """Return the text by which an answer that was read is compared."""
        raise NotImplementedError

    def plain(self, text: str, options: Sequence[str] = ()) -> Any:
        """Return the answer of a text in numbers and words."""
        raise NotImplementedError

    def write(self, text: str, options: Sequence[str] = ()) -> str:
        """Return Python of the answer of a text, as it stands in the answer's cell."""
        answer = self.plain(text, options)
        if isinstance(answer, frozenset):
            return "{" + ", ".join(map(repr, sorted(answer))) + "}" if answer else "set()"
        return repr(list(answer)) if isinstance(answer, tuple) else repr(answer)

    def called(self, exercise: Exercise) -> str:
        """The name that a student's notebook gives the answer."""
        return exercise.id.replace("-", "_")

    def domain(self, exercise: Exercise) -> list[Any]:
        """Every answer worth testing: the one that the solver gives, or all of a stated domain."""
        names = exercise.bound(exercise.answer, "answer")
        return list(names["domain"]) if "domain" in names else [names["answer"]]

    def bogus(self, exercise: Exercise) -> list[Any]:
        """Answers of the right shape that nobody finds by thinking; no hidden test may accept them all."""
        raise NotImplementedError

    def from_file(self, exercise: Exercise, answer: Any) -> Any:
        """A wrong answer, as the exercise's file tells it, as tests take it."""
        return answer

    def names(self, exercise: Exercise, answer: Any) -> dict[str, Any]:
        """What tests find beside `answer`."""
        return {}

    def cells(self, exercise: Exercise, wanted: str) -> tuple[str, str]:
        """The answer's cell, as it is handed out and as it is solved."""
        right = exercise.accepted()[0]
        return f"{self.called(exercise)} = ...  # {wanted}", f"{self.called(exercise)} = {self.write(right)}"

    def ask(self, exercise: Exercise) -> dict[str, Any]:
        """What the page needs to know to ask for the answer, and to judge it by looking it up, as plain JSON."""
        spec = {
            "accept": exercise.accepted(),
            "feedback": by_text((self.text(answer), say) for answer, say in exercise.wrong()),
            "idea": exercise.idea,
        }
        form = exercise.shown()
        marks = form.spec() if isinstance(form, NUMBERS) else None
        if self.forms == NUMBERS:
            spec["must"] = exercise.must.spec("of them" if marks else self.title)
        return {**spec, "marks": marks} if marks else spec

    def shape(self, must: Must, options: Sequence[str]) -> str:
        """Python that tests the form of `answer`, which a student may see."""
        return must.lines(self.title)

    def labelled(self, things: str, labels: Sequence[str]) -> str:
        """What is to be written where things are labelled and nothing can be touched."""
        return f"Write a list of the labels, in this order: {things}."


def by_text(pairs: Iterable[tuple[str, str]]) -> list[dict[str, Any]]:
    """Answers with what is said to them, each saying once."""
    by_saying: dict[str, list[str]] = {}
    for answer, say in pairs:
        by_saying.setdefault(say, []).append(answer)
    return [{"answers": answers, "say": say} for say, answers in by_saying.items()]


def run_reading(source: str, answer: Any) -> Any:
    """Return an answer as the lines of `Kind.reading` read it.

    >>> run_reading("answer = answer + 1", 2)
    3

    Raises
    ------
    ValueError : when it is no such thing, with what is wanted.
    """
    names = {"answer": _bare(answer)}
    try:
        exec(source, names)
    except (AssertionError, TypeError) as error:
        raise ValueError(str(error)) from None
    return names["answer"]


def _bare(answer: Any) -> Any:
    """Numbers of numpy as Python's, and moves by their words."""
    if hasattr(answer, "tolist"):
        return answer.tolist()
    if isinstance(answer, LegalMove):
        return answer.text
    if isinstance(answer, list | tuple | set | frozenset) and any(isinstance(item, LegalMove) for item in answer):
        return [_bare(item) for item in answer]
    return answer
