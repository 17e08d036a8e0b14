"""The master notebook that `otter assign` turns into the student's notebook and the autograder.

Otter runs the tests in the same process as the student's program, so a student can forge marks. See the chapter for teachers.
"""

from __future__ import annotations

import textwrap

from cgbook.teaching.assign.notebooks import Cell, code, dumped, graded, head, hidden, markdown, notebook, question, raw
from cgbook.teaching.assign.parcel import LIBRARY, library
from cgbook.teaching.assign.plan import Plan
from cgbook.teaching.items import Item
from cgbook.teaching.seeds import seed_of

_CONFIG = """# ASSIGNMENT CONFIG
name: {name}
init_cell: true
export_cell: false
solutions_pdf: false
tests:
  ok_format: false
autograder_files:
  - {library}
generate:
  show_stdout: false
  show_hidden: false"""


def otter(plan: Plan) -> dict[str, bytes]:
    """Return the files of the folder `otter` by their paths inside it."""
    cells = [raw(_CONFIG.format(name=plan.name, library=LIBRARY)), markdown(head(plan))]
    for number, item in enumerate(plan.items, start=1):
        cells += _question(number, item, seed_of(plan.secret, item.id))
    return {f"{plan.name}.ipynb": dumped(notebook(cells)), LIBRARY: library()}


def _question(number: int, item: Item, seed: int) -> list[Cell]:
    name = f"q{number}"
    asked = question(number, item, item.heading)
    if item.by_hand:
        solved = markdown(item.right)
        return [
            raw(f"# BEGIN QUESTION\nname: {name}\npoints: {item.points}\nmanual: true"), asked,
            raw("# BEGIN SOLUTION"), solved, raw("# END SOLUTION"), raw("# END QUESTION"),
        ]  # fmt: skip
    solved = code(
        f'""" # BEGIN PROMPT\n{item.begun}\n""" # END PROMPT\n# BEGIN SOLUTION NO PROMPT\n{item.right}\n# END SOLUTION'
    )
    tests = [
        code(_test(item, which, points, seed))
        for which, points in (("public", item.public_points), ("hidden", item.points - item.public_points))
    ]
    return [
        raw(f"# BEGIN QUESTION\nname: {name}\npoints: {item.points}"), asked,
        raw("# BEGIN SOLUTION"), solved, raw("# END SOLUTION"),
        raw("# BEGIN TESTS"), *tests, raw("# END TESTS"), raw("# END QUESTION"),
    ]  # fmt: skip


def _test(item: Item, which: str, points: int, seed: int) -> str:
    body = hidden(item, seed) if which == "hidden" else graded(item, which, seed)
    return (
        f'""" # BEGIN TEST CONFIG\nhidden: {str(which == "hidden").lower()}\npoints: {points}\n""" # END TEST CONFIG\n'
        f"def test_{which}({item.name}):\n{textwrap.indent(body, '    ')}"
    )
