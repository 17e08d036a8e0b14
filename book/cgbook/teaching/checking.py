"""An answer, checked in a notebook by the same tests that a grader runs."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from cgbook.extras import needs
from cgbook.teaching.exercises import FOLDER, Exercise, find_exercise
from cgbook.teaching.programs import sentence

__all__ = ["check", "verdict"]


def check(id: str, answer: Any, folder: Path | str = FOLDER) -> None:
    """Print whether an answer to an exercise of the book is right, and what the first test that it fails says.

    In a chapter that is open in JupyterLab, `check("a-move-that-wins", nim_move)` checks the function that a cell above
    has defined.

    >>> check("first-move", "take 2", "book/exercises")
    Right. Leave a multiple of 4. Then, whatever your opponent takes, you can answer so that the two takes make four.
    >>> check("first-move", "take 1", "book/exercises")
    Not yet. That leaves 101. Your opponent takes 1 and leaves you 100.

    Parameters
    ----------
    id : of the exercise.
    answer : a function, where a program is asked for; a move or its words, on a board; else a number or several.
    folder : of the exercises; that of the book, for a notebook of the book.

    Raises
    ------
    ValueError : when there is no such exercise, it is answered with a proof, or what is given is no answer of its kind.
    """
    said = verdict(find_exercise(id, folder), answer)
    print(said)
    shell: Any = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    if said.startswith("Right.") and hasattr(shell, "kernel"):  # the exercise's box hears of it, and keeps the points
        with needs("cgbook"):
            from IPython.display import Javascript, display

        display(Javascript(f'document.dispatchEvent(new CustomEvent("cg-passed", {{detail: {json.dumps(id)}}}))'))


def verdict(exercise: Exercise, answer: Any) -> str:
    """Return what is said to an answer: whether it is right, and why not."""
    if exercise.kind.by_hand:
        raise ValueError(
            f"{exercise.id} is answered with a proof, which no program checks; compare it with the solution"
        )
    answer = exercise.read(answer)
    failure = exercise.failure(answer)
    if failure is None:
        return f"Right. {exercise.idea}".strip()
    return f"Not yet. {exercise.foreseen(answer) or sentence(failure)}".strip()
