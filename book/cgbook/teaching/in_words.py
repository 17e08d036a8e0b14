"""Drawings, and requests for answers in words or numbers, for places where readers can't touch a board, a graph or a table.

**Invariant.** A written answer is read as the same numbers or moves as an answer given on the page, so both are judged alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any

from cgbook.pictures.cards import arrows_picture, board_picture
from cgbook.teaching.forms import Board, Cells, Graph, digits
from cgkit.wording import joined

if TYPE_CHECKING:
    from cgbook.teaching.exercise import Exercise

SHAPES = 5  # maximum number of kinds of moves shown as examples


@dataclass(frozen=True)
class InWords:
    """A replacement for a board, a graph or a table.

    Parameters
    ----------
    asked : Markdown that follows the question.
    drawing : SVG, or empty.
    example : example of a move, if moves are the answer.
    """

    asked: str
    drawing: str = ""
    example: str = ""


def in_words(exercise: Exercise) -> InWords:
    """Return the replacement for an exercise's form, empty if the exercise has no form.

    >>> from cgbook.teaching.exercises import find_exercise
    >>> words = in_words(find_exercise("first-move", "book/exercises"))
    >>> words.asked, words.example
    ('Write a move in words, such as `take 1`.', 'take 1')
    """
    form = exercise.shown()
    if isinstance(form, Board):
        return _board(exercise, form)
    if isinstance(form, Graph):
        arrows = "; ".join(f"{v} → {', '.join(map(str, to)) or 'none'}" for v, to in form.arrows.items())
        return _marked(
            exercise, [f"The arrows: {arrows}."], list(form.arrows), form.labels, arrows_picture(form.arrows)
        )
    if isinstance(form, Cells):
        return _cells(exercise, form)
    return InWords("")


def _board(exercise: Exercise, form: Board) -> InWords:
    moves, right = form.words(), set("; ".join(exercise.accepted()).split("; "))
    shapes: dict[str, str] = {}
    for text in moves:
        shapes.setdefault(re.sub(r"\d+", "#", text), text)
    # choose examples that give nothing away, if there are any
    for text in moves:
        shape = re.sub(r"\d+", "#", text)
        if shapes[shape] in right and text not in right:
            shapes[shape] = text
    examples = list(shapes.values())[:SHAPES]
    shown = joined((f"`{text}`" for text in examples), "or")
    example = next((text for text in examples if text not in right), examples[0])
    return InWords(
        f"Write a move in words, such as {shown}.{exercise.kind.how_many}", board_picture(form.position), example
    )


def _cells(exercise: Exercise, form: Cells) -> InWords:
    shown, given = list(chain(*form.cells)), list(chain(*(form.answers or form.cells)))
    if given == [(x, y) for y in form.rows for x in form.columns]:
        asked = (
            f"Write two numbers, the column before the row; columns are {_span(form.columns)}, rows {_span(form.rows)}."
        )
        table = [_table(form, [[str(cell) for cell in row] for row in form.cells])] if any(shown) else []
        return _marked(exercise, [*table, asked], [], (), "")
    if shown == given:
        choice = [] if form.labels else [f"The numbers to choose from: {_span(shown)}."]
        return _marked(exercise, choice, shown, form.labels, "")
    if not form.columns and not form.rows:
        names = "; ".join(f"{digits(answer, ', ')} for {cell}" for cell, answer in zip(shown, given, strict=True))
        return _marked(exercise, [f"Write numbers: {names}."], shown, form.labels, "")
    numbered = [
        [f"{cell} ({digits(answer, ', ')})".strip() for cell, answer in zip(cells, answers, strict=True)]
        for cells, answers in zip(form.cells, form.answers, strict=True)
    ]
    asked = "The numbers in brackets are the ones you choose."
    return _marked(exercise, [_table(form, numbered), asked], shown, form.labels, "")


def _marked(
    exercise: Exercise, parts: list[str], things: Sequence[Any], labels: Sequence[str], drawing: str
) -> InWords:
    """Return the replacement for a graph or a table; if its vertices or cells are labelled, the text explains how to write the answer."""
    if labels:
        parts = [*parts, exercise.kind.labelled(", ".join(map(str, things)), labels)]
    return InWords("\n\n".join(parts), drawing)


def _table(form: Cells, cells: list[list[str]]) -> str:
    """Return the table in Markdown."""
    spec = form.spec()
    lines = [[form.corner, *spec["columns"]], ["---"] * (len(cells[0]) + 1)]
    lines += [[f"**{name}**" if name else "", *row] for name, row in zip(spec["rows"], cells, strict=True)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _span(numbers: Iterable[Any]) -> str:
    """Return numbers as text, as a range if they are consecutive.

    >>> _span([3, 2, 1]), _span([1, 2, 4])
    ('1 to 3', '1, 2, 4')
    """
    values = list(numbers)
    low, high = min(values), max(values)
    return (
        f"{low} to {high}"
        if sorted(values) == list(range(low, high + 1)) and low < high
        else ", ".join(map(str, values))
    )
