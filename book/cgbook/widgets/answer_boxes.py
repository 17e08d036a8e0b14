"""The exercises as the reader meets them: the question, the answer box, hints and solution folded."""

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

__all__ = ["AnswerBox", "answer_box", "exercise"]


class Feedback(TypedDict):
    """What is said to some likely wrong answers."""

    answers: list[str]
    say: str


class MarkItem(TypedDict):
    """What a reader can mark or label: a vertex, or a cell of a table."""

    name: str
    answer: str  # what it stands for in an answer: a number, or several


class MarksFormat(TypedDict):
    """Things to be marked, or to be labelled, as an answer: the vertices of a graph, or the cells of a table."""

    items: list[MarkItem]  # of a table row by row
    labels: list[str]  # one of them for each; without any, each is marked or not
    options: NotRequired[list[list[int]]]  # of a graph
    columns: NotRequired[list[str]]  # the names of a table's columns and rows, and of the corner where they meet
    rows: NotRequired[list[str]]
    corner: NotRequired[str]


class ChapterPoints(TypedDict):
    """The exercises of a chapter, and the points of all together."""

    ids: list[str]
    points: int


class NextExercise(TypedDict):
    """The exercise that comes next in the chapter."""

    id: str
    number: str
    title: str


class Asked(TypedDict):
    """How an answer is asked for, and judged by looking it up."""

    kind: str  # one of `cgbook.teaching.answers.KINDS`
    options: NotRequired[list[str]]  # of a choice
    accept: NotRequired[list[str]]  # the right answers, as they are compared
    must: NotRequired[list[Any]]  # what any answer must be, as `cgbook.teaching.answers.must` tells it
    feedback: NotRequired[list[Feedback]]
    board: NotRequired[TableFormat]  # where a move is made, or moves are marked
    replies: NotRequired[list[Feedback]]  # to moves that do not win, what the opponent does
    marks: NotRequired[MarksFormat]


class DoubtFormat(TypedDict):
    """A question that is asked back about a proof."""

    ask: str
    choices: list[str]
    say: list[str]  # to each choice
    right: int


class Spec(Asked):
    """An exercise, as its answer box needs it."""

    id: str
    name: NotRequired[str]  # of the function, where a program is asked for
    rubric: NotRequired[list[str]]  # of a text: what a good answer says
    doubts: NotRequired[list[DoubtFormat]]  # and what is asked before that is shown
    points: int
    chapter: ChapterPoints
    next: NextExercise | None
    idea: NotRequired[str]  # what a right answer turned on


class AnswerBox(Widget):
    """What an exercise is answered with: a text field, a choice, a board, a graph or a table.

    `exercise` shows it between the question and the solution. `answer` is what the reader has answered, a move in words.

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
    """Show an exercise: the question, the answer box, the hints and the solution, folded.

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
    """Return the box in which the answer of an exercise is typed, which knows what comes after it."""
    form, spec = exercise.shown(), {**exercise.spec(), **_around(exercise, folder)}
    if isinstance(form, Board):
        spec["board"] = first_moves(form.position.rules, form.position.state)
    box = AnswerBox(title=f"{exercise.number} {exercise.title}", spec=spec)
    if isinstance(form, Board):
        box.picture = board_picture(form.position)
    return box


def _around(exercise: Exercise, folder: Path | str) -> dict[str, Any]:
    """What the box says after a right answer: the points of the chapter, and the exercise that comes next."""
    chapter = int(exercise.number.split(".")[0])
    files = [path for path in exercise_files(folder) if place(path)[0] == chapter]
    others = _chapter(tuple((path, path.stat().st_mtime_ns) for path in files))
    at = [other.id for other in others].index(exercise.id)
    follows = [{"id": o.id, "number": o.number, "title": o.title} for o in others[at + 1 : at + 2]]
    points = sum(other.points for other in others)
    return {"chapter": {"ids": [o.id for o in others], "points": points}, "next": follows[0] if follows else None}


@lru_cache(maxsize=1)
def _chapter(files: tuple[tuple[Path, int], ...]) -> list[Exercise]:
    """The exercises of these files, which are read again when one has changed; each box of a page asks for all of them."""
    return [read_exercise(path) for path, _ in files]
