"""A proof or a story, which people read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cgbook.teaching.answers.kind import Kind

if TYPE_CHECKING:
    from cgbook.teaching.exercise import Exercise

__all__ = ["BEGUN", "Doubt", "Text"]

BEGUN = "*Write your answer here.*"  # in the cell of an answer, as it is handed out


@dataclass(frozen=True)
class Doubt:
    """A question that is asked back about a proof.

    >>> Doubt("Who wins from 4?", {"the other": "Each take has its answer.", "whoever moves": "By which take?"}).spec()["right"]
    0
    """

    ask: str
    #: the answers, each with what is said to it; the first is right
    choices: dict[str, str]
    #: Python that asserts what they say
    check: str = ""

    @property
    def right(self) -> str:
        """The right answer."""
        return next(iter(self.choices))

    def spec(self) -> dict[str, Any]:
        """What the page needs to ask it, as plain JSON: the answers in an order that does not tell the right one."""
        shown = sorted(self.choices, key=lambda text: (int(text) if text.isdecimal() else 0, text))
        return {
            "ask": self.ask,
            "choices": shown,
            "say": [self.choices[text] for text in shown],
            "right": shown.index(self.right),
        }


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
        return BEGUN, exercise.solution

    def ask(self, exercise: Exercise) -> dict[str, Any]:
        return {"rubric": list(exercise.rubric), "doubts": [doubt.spec() for doubt in exercise.doubts]}
