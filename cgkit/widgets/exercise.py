"""The exercises as the reader meets them: the question, the answer box, hints and solution folded."""

from __future__ import annotations

import traitlets as tl

from cgkit.teaching.exercises import find_exercise
from cgkit.widgets.base import Widget

__all__ = ["AnswerBox", "exercise"]


class AnswerBox(Widget):
    """The answer box of an exercise. `exercise` shows it between the question and the solution."""

    kind = tl.Unicode("exercise").tag(sync=True)
    spec = tl.Dict().tag(sync=True)
    answer = tl.Unicode().tag(sync=True)
    correct = tl.Bool().tag(sync=True)

    def _static(self) -> dict[str, str]:
        return {"text/html": "<p>Write your answer down; with scripts on, it is checked here.</p>"}


def exercise(id: str) -> None:
    """Shows an exercise: the question, the answer box, the hints and the solution, folded.

    Raises
    ------
    ValueError
        When no exercise file has that id.
    """
    from IPython.display import Markdown, display

    found = find_exercise(id)
    display(Markdown(f"{found.heading}\n\n{found.question}"))
    display(AnswerBox(title=f"{found.number} {found.title}", spec=found.spec()))
    folded = [(f"Hint {n}", text) for n, text in enumerate(found.hints, 1)] + [("Solution", found.solution)]
    display(
        Markdown("\n\n".join(f"<details><summary>▸ {name}</summary>\n\n{text}\n\n</details>" for name, text in folded))
    )
