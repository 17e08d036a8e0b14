"""Exercises as readers see them, with the question, the answer box, and folded hints and solution."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, NotRequired, TypedDict

import traitlets as tl

from cgbook.pictures.cards import board_picture
from cgbook.teaching.exercises import FOLDER, Exercise, exercise_files, find_exercise, place, read_exercise
from cgbook.teaching.forms import Board
from cgbook.widgets.base import Widget, synced
from cgbook.widgets.table import TableFormat, first_moves


class Feedback(TypedDict):
    """A reply to some likely wrong answers."""

    answers: list[str]
    say: str


class MarkItem(TypedDict):
    """An item to mark or label, which is a vertex or a cell of a table."""

    name: str
    answer: str  # the item's form in an answer: one number, or several


class MarksFormat(TypedDict):
    """Items to mark or to label as an answer: the vertices of a graph or the cells of a table."""

    items: list[MarkItem]  # items to mark; the cells of a table come row by row
    labels: list[str]  # labels to choose from; without labels, each item is marked or not
    options: NotRequired[list[list[int]]]  # arrows of a graph
    columns: NotRequired[list[str]]  # names of a table's columns, of its rows, and of its corner
    rows: NotRequired[list[str]]
    corner: NotRequired[str]


class ChapterPoints(TypedDict):
    """The ids of a chapter's exercises, and the sum of their points."""

    ids: list[str]
    points: int


class NextExercise(TypedDict):
    """The next exercise of the chapter."""

    id: str
    number: str
    title: str


class Asked(TypedDict):
    """An answer's input and the answers that it's compared with."""

    kind: str  # kind of answer, one of `cgbook.teaching.answers.KINDS`
    options: NotRequired[list[str]]  # choices to offer
    accept: NotRequired[list[str]]  # right answers, in the form used for comparison
    must: NotRequired[list[Any]]  # properties of any answer, as in `cgbook.teaching.answers.must`
    feedback: NotRequired[list[Feedback]]
    board: NotRequired[TableFormat]  # board to make a move or mark moves on
    replies: NotRequired[list[Feedback]]  # the opponent's replies to moves that don't win
    marks: NotRequired[MarksFormat]


class DoubtFormat(TypedDict):
    """A follow-up question about a proof."""

    ask: str
    choices: list[str]
    say: list[str]  # a reply to each choice
    right: int


class Spec(Asked):
    """An exercise in the format of its answer box."""

    id: str
    name: NotRequired[str]  # name of the function, if a program is the answer
    rubric: NotRequired[list[str]]  # points that a good text makes
    doubts: NotRequired[list[DoubtFormat]]  # questions to answer before the rubric is shown
    points: int
    chapter: ChapterPoints
    next: NextExercise | None
    idea: NotRequired[str]  # the idea that leads to the right answer


class AnswerBox(Widget):
    """The answer box of an exercise: a text field, a choice, a board, a graph or a table.

    `exercise` shows the box between the question and the solution. `answer` is the reader's answer; a move is in words.

    >>> box = answer_box(find_exercise("first-move", "book/exercises"), "book/exercises")
    >>> box.answer, box.correct
    ('', False)
    """

    kind: str = synced(tl.Unicode("exercise"))
    spec: Spec = synced(tl.Dict())
    answer: str = synced(tl.Unicode())
    correct: bool = synced(tl.Bool())

    def _static(self) -> dict[str, str]:
        how = "It's checked in Jupyter once this cell has run, and on the website when scripts are on."
        return super()._static() or {"text/html": f"<p>Write your answer down. {how}</p>"}


def exercise(id: str) -> None:
    """Show an exercise with its question, its answer box, and its folded hints and solution.

    >>> from contextlib import chdir
    >>> with chdir("book"):
    ...     exercise("first-move")
    <IPython.core.display.Markdown object>
    AnswerBox('2.1.1 The first move from 102')
    <IPython.core.display.Markdown object>
    """
    from IPython.display import Markdown, display

    asked = find_exercise(id)
    program = asked.kind.is_program
    display(Markdown("\n\n".join([asked.heading, asked.question, *([_block(asked.starter)] if program else ())])))
    display(answer_box(asked))
    folded = [(f"Hint {n}", text) for n, text in enumerate(asked.hints, 1)]
    if program:
        call = _block(f'from cgbook.teaching import check\n\ncheck("{asked.id}", {asked.name})')
        folded.append(("In JupyterLab", f"Write it in a cell of this page, and check it in the next:\n\n{call}"))
    folded.append(("Solution", asked.solution))
    display(
        Markdown("\n\n".join(f"<details><summary>▸ {name}</summary>\n\n{text}\n\n</details>" for name, text in folded))
    )


def _block(code: str) -> str:
    return f"```python\n{code}\n```"


def answer_box(exercise: Exercise, folder: Path | str = FOLDER) -> AnswerBox:
    """Return the answer box of an exercise, which also knows the next exercise."""
    form, spec = exercise.shown(), {**exercise.spec(), **_around(exercise, folder)}
    if isinstance(form, Board):
        spec["board"] = first_moves(form.position.rules, form.position.state)
    box = AnswerBox(title=f"{exercise.number} {exercise.title}", spec=spec)
    if isinstance(form, Board):
        box.picture = board_picture(form.position)
    return box


def _around(exercise: Exercise, folder: Path | str) -> dict[str, Any]:
    """Return the ids and points of the chapter's exercises, and the next exercise, which the box shows after a right answer."""
    chapter = int(exercise.number.split(".")[0])
    files = [path for path in exercise_files(folder) if place(path)[0] == chapter]
    others = _chapter(tuple((path, path.stat().st_mtime_ns) for path in files))
    at = [other.id for other in others].index(exercise.id)
    follows = [{"id": o.id, "number": o.number, "title": o.title} for o in others[at + 1 : at + 2]]
    points = sum(other.points for other in others)
    return {"chapter": {"ids": [o.id for o in others], "points": points}, "next": follows[0] if follows else None}


@lru_cache(maxsize=1)
def _chapter(files: tuple[tuple[Path, int], ...]) -> list[Exercise]:
    """Return the exercises in these files, cached until the files change, because each box on a page needs all of them."""
    return [read_exercise(path) for path, _ in files]
