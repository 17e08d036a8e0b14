"""Answers checked in a notebook by the same tests that a grader runs."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from cgbook.extras import needs
from cgbook.teaching.exercises import FOLDER, Exercise, find_exercise
from cgbook.teaching.programs import sentence


def check(id: str, answer: Any, folder: Path | str = FOLDER) -> None:
    """Print whether an answer to an exercise of the book is right and, if not, its reply or the message of the first test that it fails.

    In a chapter that is open in JupyterLab, `check("a-move-that-wins", nim_move)` checks the function that a cell above
    defines.

    >>> check("first-move", "take 2", "book/exercises")
    Right. Leave a multiple of 4. Then you can answer each of your opponent's takes so that the two takes add up to four.
    >>> check("first-move", "take 1", "book/exercises")
    Not yet. That leaves 101. Your opponent takes 1 and leaves you 100.

    Parameters
    ----------
    id : id of the exercise.
    answer : function if the exercise asks for a program, one or more moves or their words if it has a board, otherwise one or more numbers.
    folder : folder of the exercises (default: the book's own).

    Raises
    ------
    ValueError : if no exercise has this id, its answer is a proof, or the answer isn't of the right kind.
    """
    said = verdict(find_exercise(id, folder), answer)
    print(said)
    shell: Any = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    if said.startswith("Right.") and hasattr(shell, "kernel"):  # so that the exercise's box can store the points
        with needs("cgbook"):
            from IPython.display import Javascript, display

        display(Javascript(f'document.dispatchEvent(new CustomEvent("cg-passed", {{detail: {json.dumps(id)}}}))'))


def verdict(exercise: Exercise, answer: Any) -> str:
    """Return the verdict on an answer, which says whether the answer is right, and if not, why not."""
    if exercise.kind.by_hand:
        raise ValueError(
            f"{exercise.id} needs a proof, which no program can check; compare your proof with the solution"
        )
    answer = exercise.read(answer)
    failure = exercise.failure(answer)
    if failure is None:
        return f"Right. {exercise.idea}".strip()
    return f"Not yet. {exercise.foreseen(answer) or sentence(failure)}".strip()
