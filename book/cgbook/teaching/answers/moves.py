"""Answers that are all moves with a given property on a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cgbook.teaching.answers.kind import Kind, run_reading
from cgbook.teaching.answers.move import Move, legal
from cgbook.teaching.forms import Board, Form

if TYPE_CHECKING:
    from cgbook.teaching.exercise import Exercise


class Moves(Move):
    """All moves with a given property on a board, each written in words.

    >>> from cgkit import nim
    >>> moves = Moves().read({"take 2", "take 1"}, Board(nim(3)))
    >>> Moves().text(moves), Moves().write("take 1; take 2")
    ('take 1; take 2', "{'take 1', 'take 2'}")
    """

    name = title = "moves"
    wanted = 'a set of moves in words, such as {"take 3 from heap 2"}'
    sections = ("Form", "Answer", "Hidden test", "Feedback")
    how_many = " Write a set of all of them."
    to_tests = "answer = [form.read(move) for move in answer]"

    def reading(self, moves: Sequence[str] = (), options: Sequence[str] = (), examples: Sequence[str] = ()) -> str:
        return f"""{legal(moves, examples)}
some = [answer] if isinstance(answer, str) else answer
assert isinstance(some, (set, frozenset, list, tuple)), f"expected a set of moves in words, got {{answer!r:.60}}"
answer = {{move(one) for one in some}}"""

    def wanted_as(self, example: str) -> str:
        return f'a set of moves in words, such as {{"{example}"}}'

    def read(self, given: Any, form: Form | None = None, options: Sequence[str] = ()) -> Any:
        assert isinstance(form, Board)
        return [form.read(words) for words in sorted(run_reading(self.reading(form.words()), given))]

    def text(self, answer: Any) -> str:
        return "; ".join(sorted(move.text for move in answer))

    def plain(self, text: str, options: Sequence[str] = ()) -> Any:
        return frozenset(text.split("; "))

    def domain(self, exercise: Exercise) -> list[Any]:
        return Kind.domain(self, exercise)

    def bogus(self, exercise: Exercise) -> list[Any]:
        form = exercise.shown()
        assert isinstance(form, Board)
        moves = form.position.moves()
        return [*([move] for move in moves), moves]

    def from_file(self, exercise: Exercise, answer: Any) -> Any:
        return {exercise.named(words) for words in answer}
