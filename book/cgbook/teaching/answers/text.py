"""Answers that are proofs or stories, which people read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cgbook.teaching.answers.kind import Kind

if TYPE_CHECKING:
    from cgbook.teaching.exercise import Exercise

BEGUN = "*Write your answer here.*"  # text in the answer's cell when the notebook is handed out


@dataclass(frozen=True)
class Doubt:
    """A follow-up question about a proof.

    >>> Doubt("Who wins from 4?", {"the other": "Each take has its answer.", "whoever moves": "By which take?"}).spec()["right"]
    0
    """

    ask: str
    #: Choices and the reply to each; the first choice is right.
    choices: dict[str, str]
    #: Python that checks the claims in the choices.
    check: str = ""

    @property
    def right(self) -> str:
        """The right choice."""
        return next(iter(self.choices))

    def spec(self) -> dict[str, Any]:
        """Return the data needed by the page for the question, as plain JSON, with the choices in an order that hides the right one."""
        shown = sorted(self.choices, key=lambda text: (int(text) if text.isdecimal() else 0, text))
        return {
            "ask": self.ask,
            "choices": shown,
            "say": [self.choices[text] for text in shown],
            "right": shown.index(self.right),
        }


class Text(Kind):
    """A proof or a story, which a teacher marks or the reader compares with the rubric.

    >>> Text().by_hand, Text().minutes(5)
    (True, 15)
    """

    name, title = "text", "proof"
    sections = ("Rubric",)
    room = "proof"
    by_hand = True
    is_known = False

    def minutes(self, usual: int) -> int:
        return 3 * usual  # includes the time to write the proof so that others can follow it

    def cells(self, exercise: Exercise, wanted: str) -> tuple[str, str]:
        return BEGUN, exercise.solution

    def ask(self, exercise: Exercise) -> dict[str, Any]:
        return {"rubric": list(exercise.rubric), "doubts": [doubt.spec() for doubt in exercise.doubts]}
