"""Answers that are one move on a board."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill
from typing import TYPE_CHECKING, Any

from cgbook.teaching.answers.kind import Kind, by_text, run_reading
from cgbook.teaching.forms import Board, Form

if TYPE_CHECKING:
    from cgbook.teaching.exercise import Exercise

#: Python that normalises words for comparison.
PLAIN = """import unicodedata


def plain(words):
    return " ".join(unicodedata.normalize("NFKC", words).casefold().replace("-", " ").split()).rstrip(" .!")

"""
_MOVE = (
    PLAIN
    + '''
legal = """
{legal}
"""


def bare(one):  # "take 2 chips" is "take 2"
    return " ".join(word for word in plain(one).split() if word not in ("chip", "chips"))


legal = {{bare(one): " ".join(one.split()) for one in legal.split(";")}}


def move(one):
    words = bare(one) if isinstance(one, str) else ""
    assert words in legal, f"expected a legal move in words, such as {some}; got {{one!r:.60}}"
    return legal[words]

'''
)


def legal(moves: Sequence[str], examples: Sequence[str]) -> str:
    """Return Python that defines `move`, which reads one of these moves or raises an error that lists examples of moves."""
    return _MOVE.format(legal=fill("; ".join(moves), 110), some=", ".join(map(repr, examples or moves[:3])))


class Move(Kind):
    """One move on a board, given in words.

    >>> from cgkit import nim
    >>> Move().read("Take  2 chips", Board(nim(3))).after
    nim(1)
    """

    name = title = "move"
    wanted = 'a move in words, such as "take 3 from heap 2"'
    sections: tuple[str, ...] = ("Form", "Hidden test", "Feedback")
    forms = (Board,)
    to_tests = "answer = form.read(answer)"

    def reading(self, moves: Sequence[str] = (), options: Sequence[str] = (), examples: Sequence[str] = ()) -> str:
        return f"""{legal(moves, examples)}
alone = isinstance(answer, (set, frozenset, list, tuple)) and len(answer) == 1  # such as {{"take 1"}}
answer = move(*answer if alone else [answer])"""

    def wanted_as(self, example: str) -> str:
        return f'a move in words, such as "{example}"'

    def read(self, given: Any, form: Form | None = None, options: Sequence[str] = ()) -> Any:
        assert isinstance(form, Board)
        return form.read(run_reading(self.reading(form.words()), given))

    def text(self, answer: Any) -> str:
        return str(answer.text)

    def plain(self, text: str, options: Sequence[str] = ()) -> Any:
        return text

    def bogus(self, exercise: Exercise) -> list[Any]:
        return self.domain(exercise)

    def domain(self, exercise: Exercise) -> list[Any]:
        return exercise.moves()

    def from_file(self, exercise: Exercise, answer: Any) -> Any:
        return exercise.named(answer)

    def ask(self, exercise: Exercise) -> dict[str, Any]:
        form = exercise.shown()
        assert isinstance(form, Board)
        return {**super().ask(exercise), "replies": by_text(form.replies())}
