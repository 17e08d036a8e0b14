"""How long a page takes: a formula that README.md beside this package states, on what the page holds."""

from __future__ import annotations

import math
import re
from functools import cache
from typing import Any

from docutils import nodes
from node import SITE
from run import VIEW

from cgbook.teaching.exercises import every_exercise
from cgsite.code import tags
from cgsite.cover import EXTRA
from cgsite.references import EXERCISE as TASK

WORDS = 200  # a minute, of a text that one wants to understand; half as many of a theorem or a proof
FORMULA, DISPLAYED = 2, 50  # words for which a formula stands, in a line and in lines of its own
BOARD = 2.0  # minutes with whatever plays or answers: a board, a story, sliders
PICTURE = 0.5
GUESS = 0.25  # what is asked before it is told

_NUMBER = re.compile(r"Exercise (\d+(?:\.\d+)+)\. ")


@cache
def _known() -> dict[str, int]:
    return {exercise.number: exercise.minutes for exercise in every_exercise(SITE.parent / "exercises")}


def _cell(cell: nodes.Element) -> float:
    if TASK in tags(cell):
        return 0  # they are counted by themselves
    if "guess" in tags(cell):
        return GUESS
    if any(part.get("mime_type") == VIEW for part in cell.findall(nodes.container)):
        return BOARD
    return PICTURE if next(iter(cell.findall(nodes.image)), None) else 0


def minutes(node: nodes.Node, *, optional: bool = True) -> float:
    """What reading and playing take, without the exercises and the programs; without what is optional too, if told so."""
    if isinstance(node, nodes.Text):
        return len(node.split()) / WORDS
    if not isinstance(node, nodes.Element) or isinstance(node, nodes.raw | nodes.comment):
        return 0
    if isinstance(node, nodes.math | nodes.math_block):
        return (FORMULA if isinstance(node, nodes.math) else DISPLAYED) / WORDS
    if node.get("nb_element") == "cell_code":
        return _cell(node)
    if not optional and EXTRA in node.get("classes", ()):
        return 0
    slowly = 2 if "proof" in node.get("classes", ()) else 1
    return slowly * sum(minutes(child, optional=optional) for child in node.children)


def exercises(node: nodes.Node) -> list[int]:
    """The minutes of each exercise of the book."""
    cells: Any = node.findall(lambda part: isinstance(part, nodes.Element) and part.get("nb_element") == "cell_code")
    tasks = [cell for cell in cells if TASK in tags(cell)]
    numbers = [match[1] for cell in tasks if (match := _NUMBER.search(cell.astext()))]
    return [_known()[number] for number in numbers if number in _known()]


def clock(time: float) -> str:
    """So many minutes as one says them, in steps of five.

    >>> clock(3.2), clock(52), clock(60), clock(97)
    ('5 minutes', '55 minutes', 'an hour', '1 h 40')
    """
    hours, rest = divmod(5 * math.ceil(time / 5), 60)
    if (hours, rest) == (1, 0):
        return "an hour"
    return f"{rest} minutes" if not hours else f"{hours} h {rest}" if rest else f"{hours} h"


def time_line(page: nodes.document) -> str:
    """The line at the head of a chapter."""
    core, whole, tasks = minutes(page, optional=False), minutes(page), exercises(page)
    parts = [f"About {clock(core)}" if core else f"Optional, about {clock(whole)}"]
    if core and clock(whole) != clock(core):
        parts.append(f"{clock(whole)} with everything optional")
    if tasks:
        parts.append(f"another {clock(sum(tasks))} for the {len(tasks)} exercises")
    return "; ".join(parts) + "."
