"""Answers that are functions, which the tests call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cgbook.teaching.answers.kind import Kind
from cgbook.teaching.programs import defined, guarded

if TYPE_CHECKING:
    from cgbook.teaching.exercise import Exercise


class Code(Kind):
    """A function that the tests call.

    >>> Code().is_program, Code().minutes(5), Code().public_points(5)
    (True, 15, 1)
    """

    name, title = "code", "program"
    sections = ("Starter", "Public test", "Hidden test", "Feedback")
    room = "program"
    is_program = True
    is_known = False

    def minutes(self, usual: int) -> int:
        return usual + 10

    def public_points(self, points: int) -> int:
        return points // 3

    def read(self, given: Any, *_: Any) -> Any:
        return guarded(given)

    def called(self, exercise: Exercise) -> str:
        return defined(exercise.starter)

    def domain(self, exercise: Exercise) -> list[Any]:
        return [exercise.bound(exercise.program, "solution")[exercise.name]]

    def names(self, exercise: Exercise, answer: Any) -> dict[str, Any]:
        return {exercise.name: guarded(answer)}

    def cells(self, exercise: Exercise, wanted: str) -> tuple[str, str]:
        return exercise.starter, exercise.program

    def ask(self, exercise: Exercise) -> dict[str, Any]:
        return {"name": exercise.name, "idea": exercise.idea}
