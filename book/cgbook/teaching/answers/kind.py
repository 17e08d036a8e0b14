"""The kinds of answers, with an object for each kind that says what the page, assignments, checks and the grader do with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from cgbook.teaching.answers.must import Must
from cgbook.teaching.forms import Board, Cells, Form, Graph
from cgkit.position import LegalMove

if TYPE_CHECKING:
    from cgbook.teaching.exercise import Exercise

#: Python that reads one whole number.
WHOLE = """def whole(one):
    if isinstance(one, str) and one.strip().removeprefix("-").isdecimal():  # "15"
        return int(one)
    if not isinstance(one, bool) and hasattr(one, "as_integer_ratio") and one == one // 1:  # 30 / 2
        return int(one)
    assert hasattr(one, "__index__") and not isinstance(one, bool), f"expected a whole number, got {one!r:.60}"
    return one.__index__()

"""
#: Python that takes an answer out of a list or set that contains nothing else.
ALONE = """
if isinstance(answer, (list, tuple, set, frozenset)) and len(answer) == 1:
    (answer,) = answer"""
#: Python that splits a string such as "1, 4, 7" into its numbers, which are still text.
APART = """
if isinstance(answer, str):
    answer = answer.strip("[](){} ").replace(",", " ").split()"""
#: Forms that give numbers as answers.
NUMBERS = (Graph, Cells)


class Kind:
    """A kind of answer; `cgbook.teaching.answers.KINDS` has one object for each kind.

    An answer takes four forms. The *given* answer is what a student writes. The *read* answer is what tests take, such as a `LegalMove` for
    a move. The *text* is for comparing two answers, and the page's `front/answers` produces the same text. The *plain* answer, which has
    only numbers and words, is for readers.

    >>> from cgbook.teaching.answers import KINDS
    >>> answer = KINDS["set"].read([9, 2.0, 9])
    >>> answer, KINDS["set"].text(answer), KINDS["set"].write("2,9")
    ({9, 2}, '2,9', '{2, 9}')
    """

    name = ""
    #: Name of the answer in one word.
    title = ""
    #: Form of the answer in a few words.
    wanted = ""
    #: Python that turns `answer` into the form judged by the tests, or raises an error that says what is expected.
    lines = ""
    #: Required sections in a file of this kind, in addition to Question and Solution.
    sections: tuple[str, ...] = ("Answer", "Hidden test", "Feedback")
    #: Forms that can replace the text field.
    forms: tuple[type[Form], ...] = ()
    #: Kind of space needed for the answer on paper.
    room = "lines"
    #: Words to add to the request for a move on a board, and Python that turns words into the form judged by the hidden test.
    how_many = to_tests = ""
    #: Whether a teacher reads the answer.
    by_hand = False
    #: Whether the answer is a function that the tests call.
    is_program = False
    #: Whether the book's solution contains the exact answer; proofs and programs don't have one.
    is_known = True

    @property
    def on_board(self) -> bool:
        """Whether an exercise of this kind needs a board."""
        return self.forms == (Board,)

    def minutes(self, usual: int) -> int:
        """Return the minutes that an answer takes, given the usual number at its level."""
        return usual

    def public_points(self, points: int) -> int:
        """Return the points for passing only the tests visible to the student."""
        return 0

    def reading(self, moves: Sequence[str] = (), options: Sequence[str] = (), examples: Sequence[str] = ()) -> str:
        """Return Python lines that read an answer.

        A student's notebook shows these lines, and the grader runs them, so both accept the same answers. The lines don't need cgkit.

        Parameters
        ----------
        moves : all legal moves, in words, if the answer is one or more moves.
        options : options to choose from, if the reader chooses by first words.
        examples : moves to give as examples (default: the first three moves).
        """
        return self.lines

    def wanted_as(self, example: str) -> str:
        """Return the form of an answer in a few words, with the example if the answer is one or more moves."""
        return self.wanted

    def read(self, given: Any, form: Form | None = None, options: Sequence[str] = ()) -> Any:
        """Return a given answer in the form that tests take."""
        return run_reading(self.reading(options=options), given)

    def text(self, answer: Any) -> str:
        """Return the text of a read answer, for comparing two answers."""
        raise NotImplementedError

    def plain(self, text: str, options: Sequence[str] = ()) -> Any:
        """Return the plain answer with this text, in numbers and words."""
        raise NotImplementedError

    def write(self, text: str, options: Sequence[str] = ()) -> str:
        """Return the answer with this text, as Python for the answer's cell."""
        answer = self.plain(text, options)
        if isinstance(answer, frozenset):
            return "{" + ", ".join(map(repr, sorted(answer))) + "}" if answer else "set()"
        return repr(list(answer)) if isinstance(answer, tuple) else repr(answer)

    def called(self, exercise: Exercise) -> str:
        """Return the name of the answer in a student's notebook."""
        return exercise.id.replace("-", "_")

    def domain(self, exercise: Exercise) -> list[Any]:
        """Return every answer worth testing: the solver's answer, or a domain from the exercise's file."""
        names = exercise.bound(exercise.answer, "answer")
        return list(names["domain"]) if "domain" in names else [names["answer"]]

    def bogus(self, exercise: Exercise) -> list[Any]:
        """Return answers of the right form that can't all be right; a hidden test that accepts all of them is broken."""
        raise NotImplementedError

    def from_file(self, exercise: Exercise, answer: Any) -> Any:
        """Return a wrong answer from the exercise's file in the form that tests take."""
        return answer

    def names(self, exercise: Exercise, answer: Any) -> dict[str, Any]:
        """Return the names that tests can use in addition to `answer`."""
        return {}

    def cells(self, exercise: Exercise, wanted: str) -> tuple[str, str]:
        """Return the answer's cell in two versions, one to hand out and one with the solution."""
        right = exercise.accepted()[0]
        return f"{self.called(exercise)} = ...  # {wanted}", f"{self.called(exercise)} = {self.write(right)}"

    def ask(self, exercise: Exercise) -> dict[str, Any]:
        """Return the data needed by the page to ask for an answer and to judge it by look-up, as plain JSON."""
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
        """Return Python, visible to the student, that tests the form of `answer`."""
        return must.lines(self.title)

    def labelled(self, things: str, labels: Sequence[str]) -> str:
        """Return the request to write down labels, for places where the reader can't touch the drawing."""
        return f"Write a list of the labels, in this order: {things}."


def by_text(pairs: Iterable[tuple[str, str]]) -> list[dict[str, Any]]:
    """Return the answers grouped by their replies, so that each reply occurs once."""
    by_saying: dict[str, list[str]] = {}
    for answer, say in pairs:
        by_saying.setdefault(say, []).append(answer)
    return [{"answers": answers, "say": say} for say, answers in by_saying.items()]


def run_reading(source: str, answer: Any) -> Any:
    """Return an answer in the form that tests take, read with the lines of `Kind.reading`.

    >>> run_reading("answer = answer + 1", 2)
    3
    """
    names = {"answer": _bare(answer)}
    try:
        exec(source, names)
    except (AssertionError, TypeError) as error:
        raise ValueError(str(error)) from None
    return names["answer"]


def _bare(answer: Any) -> Any:
    """Return an answer with Python's numbers instead of numpy's, and with words instead of moves."""
    if hasattr(answer, "tolist"):
        return answer.tolist()
    if isinstance(answer, LegalMove):
        return answer.text
    if isinstance(answer, list | tuple | set | frozenset) and any(isinstance(item, LegalMove) for item in answer):
        return [_bare(item) for item in answer]
    return answer
