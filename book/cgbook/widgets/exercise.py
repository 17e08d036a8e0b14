"""The exercises as the reader meets them: the question, the answer box, hints and solution folded."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import traitlets as tl

from cgbook.pictures.cards import board_picture
from cgbook.teaching.exercises import FOLDER, Exercise, every_exercise, find_exercise
from cgbook.teaching.forms import Board
from cgbook.widgets.base import Widget
from cgbook.widgets.table import first_moves

__all__ = ["AnswerBox", "answer_box", "exercise"]


class AnswerBox(Widget):
    """What an exercise is answered with: a text field, a choice, a board, a graph or a table.

    `exercise` shows it between the question and the solution. `answer` is what the reader has answered, a move in words.

    >>> box = answer_box(find_exercise("first-move", "book/exercises"), "book/exercises")
    >>> box.answer, box.correct
    ('', False)
    """

    kind = tl.Unicode("exercise").tag(sync=True)
    spec = tl.Dict().tag(sync=True)
    answer = tl.Unicode().tag(sync=True)
    correct = tl.Bool().tag(sync=True)

    def _static(self) -> dict[str, str]:
        said = "<p>Write your answer down; with scripts on, it is checked here.</p>"
        return super()._static() or {"text/html": said}


def exercise(id: str) -> None:
    """Shows an exercise: the question, the answer box, the hints and the solution, folded.

    >>> from contextlib import chdir
    >>> with chdir("book"):
    ...     exercise("first-move")
    <IPython.core.display.Markdown object>
    AnswerBox('2.1 The first move from 102')
    <IPython.core.display.Markdown object>

    Raises
    ------
    ValueError : when no exercise file has that id.
    """
    from IPython.display import Markdown, display

    found = find_exercise(id)
    display(Markdown(f"{found.heading}\n\n{found.question}{_to_write(found)}"))
    display(answer_box(found))
    folded = [(f"Hint {n}", text) for n, text in enumerate(found.hints, 1)] + [("Solution", found.solution)]
    display(
        Markdown("\n\n".join(f"<details><summary>▸ {name}</summary>\n\n{text}\n\n</details>" for name, text in folded))
    )


def _to_write(found: Exercise) -> str:
    """Of a program: what it begins with, and how it is checked."""
    if not found.kind.is_program:
        return ""
    block = "\n\n```python\n{}\n```".format
    call = block(f'from cgbook.teaching import check\n\ncheck("{found.id}", {found.name})')
    return f"{block(found.starter)}\n\nIn JupyterLab, write it in a cell of this page, and check it in the next:{call}"


def answer_box(found: Exercise, folder: Path | str = FOLDER) -> AnswerBox:
    """Return the box in which the answer of an exercise is typed, which knows what comes after it."""
    form, spec = found.shown(), {**found.spec(), **_around(found, folder)}
    if isinstance(form, Board):
        spec["board"] = first_moves(form.position.rules, form.position.state)
    box = AnswerBox(title=f"{found.number} {found.title}", spec=spec)
    if isinstance(form, Board):
        box.picture = board_picture(form.position)
    return box


def _around(found: Exercise, folder: Path | str) -> dict[str, Any]:
    """What the box says after a right answer: the points of the chapter, and the exercise that comes next."""
    chapter = found.number.split(".")[0]
    others = list(every_exercise(folder, chapter=int(chapter)))
    at = [other.id for other in others].index(found.id)
    follows = [{"id": o.id, "number": o.number, "title": o.title} for o in others[at + 1 : at + 2]]
    points = sum(other.points for other in others)
    return {"chapter": {"ids": [o.id for o in others], "points": points}, "next": follows[0] if follows else None}
