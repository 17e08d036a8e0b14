"""Judges the whole class of `classroom` and prints the table: `python -m tests.cgbook.teaching.table`, which takes a minute or two.

With `--page` it prints the rows of the tables in `book/grading.md`.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from cgbook.__main__ import main
from cgbook.teaching.grading.assignment import read_assignment
from cgbook.teaching.grading.marks import grade
from cgbook.teaching.grading.notebooks import Submission
from cgbook.teaching.grading.plain import one_line
from cgbook.teaching.grading.reports import summary
from tests.cgbook.teaching.classroom import CASES, MORE, TRIED, teacher

WIDE = 130  # letters of what is said
SAW_NOTHING = "its answers are wrong; it saw nothing of yours"
BAR = r"\_"


def rows(names: Iterable[str], folder: Path) -> Iterable[str]:
    """The rows of a page: what was handed in, its marks, and what the judge says."""
    assignment = read_assignment(teacher(folder))
    for one in grade(assignment, [Submission(name, CASES[name].text().encode()) for name in names]):
        says = CASES[one.student].says
        about = [mark.message for mark in one.marks if re.search(says, mark.message)]
        words = (
            SAW_NOTHING if says.startswith("^(?!") else one_line(" / ".join(dict.fromkeys(about)) or summary(one), WIDE)
        )
        if one.points == assignment.out_of:  # of three right answers, the one with more to say
            words = max((mark.message for mark in one.marks), key=len)
        yield f"{row(one.student)} {re.sub('[|`<]', '', words).replace('_', BAR)} |"


def row(name: str) -> str:
    """The first two cells of a case's row."""
    return f"| {name.replace('-', ' ')} | {' '.join(map(str, CASES[name].points))} |"


def page() -> None:
    """Prints the rows of both tables."""
    with tempfile.TemporaryDirectory() as folder:
        for names in (TRIED, MORE):
            print(*rows(names, Path(folder)), "", sep="\n", flush=True)


def whole(arguments: list[str]) -> int:
    """Hands in everything, and grades it as a teacher does."""
    with tempfile.TemporaryDirectory() as folder:
        handed_in = Path(folder) / "submissions"
        handed_in.mkdir()
        for name, case in CASES.items():
            (handed_in / f"{name}.ipynb").write_text(case.text(), "utf8")
        os.chdir(folder)
        return main(["grade", str(teacher(Path(folder) / "teacher")), str(handed_in), *arguments])


if __name__ == "__main__":
    if sys.argv[1:] == ["--page"]:
        page()
    else:
        sys.exit(whole(sys.argv[1:]))
