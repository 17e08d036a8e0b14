"""A proof or a story, which people read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cgbook.teaching.answers.kind import Kind

if TYPE_CHECKING:
    from cgbook.teaching.exercise import Exercise

__all__ = ["Text"]


class Text(Kind):
    """A proof or a story, which people read: the reader beside the rubric, or a teacher.

    >>> Text().by_hand, Text().minutes(5)
    (True, 15)
    """

    name, title = "text", "proof"
    sections = ("Rubric",)
    room = "proof"
    by_hand = True
    is_known = False

    def minutes(self, usual: int) -> int:
        return 3 * usual  # it is found, and then written so that somebody else follows it

    def cells(self, exercise: Exercise, wanted: str) -> tuple[str, str]:
        return "*Write your answer here.*", exercise.solution

    def ask(self, exercise: Exercise) -> dict[str, Any]:
        return {"rubric": list(exercise.rubric)}
