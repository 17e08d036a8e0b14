"""The source notebook of an nbgrader course, and its settings.

nbgrader runs the tests in the same process as the student's program, so a student can forge marks. See the chapter for teachers.
"""

from __future__ import annotations

import textwrap
from typing import Any

from cgbook.teaching.assign.notebooks import Cell, code, dumped, graded, head, hidden, markdown, notebook, question
from cgbook.teaching.assign.parcel import LIBRARY, library
from cgbook.teaching.assign.plan import Plan
from cgbook.teaching.items import Item
from cgbook.teaching.seeds import seed_of

_CONFIG = """c = get_config()  # noqa: F821
c.CourseDirectory.course_id = "games"
c.ClearSolutions.code_stub = {"python": ""}  # text at the start of a cell stays, before the solution
c.Execute.timeout = 60  # seconds for one cell
c.Execute.startup_timeout = 60
c.LimitOutput.max_lines = 200
c.LimitOutput.max_traceback = 20
"""


def nbgrader(plan: Plan) -> dict[str, bytes]:
    """Return the files of the folder `nbgrader` by their paths inside it."""
    cells = [markdown(head(plan))]
    for number, item in enumerate(plan.items, start=1):
        cells += _question(number, item, seed_of(plan.secret, item.id))
    return {
        "nbgrader_config.py": _CONFIG.encode(),
        f"source/{plan.name}/{plan.name}.ipynb": dumped(notebook(cells)),
        f"source/{plan.name}/{LIBRARY}": library(),
    }


def _tag(id: str, *, cell: str = "code", solution: bool = False, points: int | None = None) -> dict[str, Any]:
    own = {
        "grade_id": id, "grade": points is not None, "solution": solution, "locked": not solution, "task": False,
        "schema_version": 3, "cell_type": cell,
    }  # fmt: skip
    return {"nbgrader": own if points is None else {**own, "points": points}}


def _question(number: int, item: Item, seed: int) -> list[Cell]:
    id = f"q{number}"
    asked = question(number, item, item.heading, **_tag(f"{id}-question", cell="markdown"))
    if item.by_hand:
        solved = f"{item.begun}\n\n### BEGIN SOLUTION\n{item.right}\n### END SOLUTION"
        return [asked, markdown(solved, **_tag(f"{id}-answer", cell="markdown", solution=True, points=item.points))]
    solved = f"{item.begun}\n### BEGIN SOLUTION\n{item.right}\n### END SOLUTION"
    tests = {
        "public": (f"# examples\n{_apart(item, graded(item, 'public', seed))}", item.public_points),
        "hidden": (
            f"# marks\n### BEGIN HIDDEN TESTS\n{_apart(item, hidden(item, seed))}\n### END HIDDEN TESTS",
            item.points - item.public_points,
        ),
    }
    return [
        asked,
        code(solved, **_tag(f"{id}-answer", solution=True)),
        *(code(text, **_tag(f"{id}-{which}", points=points)) for which, (text, points) in tests.items()),
    ]


def _apart(item: Item, source: str) -> str:
    """Return the test as a function of the answer, so that its names don't clash with the student's."""
    return f"def test({item.name}):\n{textwrap.indent(source, '    ')}\n\n\ntest({item.name})\ndel test"
