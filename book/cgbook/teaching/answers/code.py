"""A function, which the tests call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cgbook.teaching.answers.kind import Kind
from cgbook.teaching.programs import defined, guarded

if TYPE_CHECKING:
    from cgbook.teaching.exercises import Exercise

__all__ = ["Code"]


class Code(Kind):
    """A function, which the tests call.

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

    def called(self, one: Exercise) -> str:
        return defined(one.starter)

    def domain(self, one: Exercise) -> list[Any]:
        return [one.bound(one.program, "solution")[one.name]]

    def names(self, one: Exercise, answer: Any) -> dict[str, Any]:
        return {one.name: guarded(answer)}

    def cells(self, one: Exercise, wanted: str) -> tuple[str, str]:
        return one.starter, one.program

    def ask(self, one: Exercise) -> dict[str, Any]:
        return {"name": one.name, "idea": one.idea}
