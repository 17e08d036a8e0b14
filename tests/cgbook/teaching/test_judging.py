"""Every submission of the class gets its marks and a word, in bounded time."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cgbook.teaching.grading.assignment import Assignment, read_assignment
from cgbook.teaching.grading.judging import Mark
from cgbook.teaching.grading.marks import grade
from cgbook.teaching.grading.notebooks import Submission, read_cells
from cgbook.teaching.grading.process import judge
from cgbook.teaching.grading.sandbox import Limits
from tests.cgbook.teaching.classroom import (
    A_MOVE,
    CASES,
    CHOICE,
    NIM,
    RIGHT,
    Case,
    choice,
    code,
    filled,
    notebook,
    teacher,
)

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("sandbox")]
QUICK = Limits(cell=2, call=2)


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Assignment:
    return read_assignment(teacher(tmp_path_factory.mktemp("teacher")))


def result(case: Case, assignment: Assignment) -> tuple[tuple[float | None, ...], str]:
    (found,) = grade(assignment, [Submission("anna", case.text().encode())], limits=QUICK)
    return tuple(mark.points for mark in found.marks), " / ".join(mark.message for mark in found.marks)


def test_the_page_has_the_limits() -> None:
    page = (Path(__file__).parents[3] / "book" / "grading.md").read_text("utf8")
    said = "256 MB of memory, 5 seconds for a cell, 2 seconds for a call of a function, and 20 for all calls of an exercise"
    assert said in page
    assert Limits() == Limits(cell=5, call=2, exercise=20, memory=256)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow] if case.long else []) for name, case in CASES.items()]
)
def test_a_submission_gets_its_marks(name: str, nim: Assignment) -> None:
    case = CASES[name]
    points, message = result(case, nim)
    assert points == case.points, message
    assert re.search(case.says, message), message
    assert message.isprintable()


def marks(text: str, assignment: Assignment, limits: Limits = QUICK) -> list[Mark]:
    return judge(read_cells(text.encode()), assignment, limits=limits)


def comes(true: Callable[[], bool]) -> bool:
    """Whether something becomes true in half a minute."""
    for _ in range(300):
        if true():
            return True
        time.sleep(0.1)
    return False


def test_one_that_stops_the_judge_leaves_the_others_alone(nim: Assignment, monkeypatch: pytest.MonkeyPatch) -> None:
    from cgbook.teaching.grading import marks as module

    def judged(cells: object, *given: object, **more: object) -> list[Mark]:
        if "ZeroDivision" in str(cells):
            raise RuntimeError("the judge fell")
        return [Mark(item.id, item.points, "right") for item in nim.items]

    monkeypatch.setattr(module, "judge", judged)
    handed_in = [
        Submission(name, Case(answers).text().encode())
        for name, answers in {"anna": RIGHT, "ben": choice("ZeroDivision"), "cleo": RIGHT}.items()
    ]
    found = list(grade(nim, handed_in))
    assert [one.points for one in found] == [7, 0, 7]
    assert found[1].to_look_at
    assert "the judge fell" in found[1].problem


def test_two_functions_do_not_share_a_program(tmp_path: Path) -> None:
    """The first one ends the program; the second is asked in another."""
    two = A_MOVE.replace("nim_move", "second_move")
    folder = teacher(tmp_path / "t", [("a/01-nim-move", "code", 3, A_MOVE), ("a/02-second-move", "code", 3, two)])
    dies = NIM + "\n_nim = nim_move\ndef nim_move(heaps):\n    import os\n    os._exit(0)"
    cells = filled(code(dies) | {"a/02-second-move": NIM.replace("nim_move", "second_move"), CHOICE: "x = 1"})
    found = marks(notebook(*cells), read_assignment(folder))
    assert [mark.points for mark in found] == [0, 3], found
    assert "your code ended the program" in found[0].message


def test_time_for_one_notebook_ends(nim: Assignment) -> None:
    limits = Limits(cell=0.5, call=0.5, exercise=1, notebook=1)
    found = marks(Case(dict.fromkeys(RIGHT, "while True:\n    pass")).text(), nim, limits)
    assert [mark.points for mark in found] == [0, 0, 0]
    assert "is not set" not in found[-1].message, "no time was left to run the cells of this answer alone"


def children(parent: int) -> list[str]:
    """The processes of this computer that judge a notebook, begun by this one."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(path.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(path.parent.name)
        except OSError:
            continue
    return found


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no /proc here")
def test_a_judge_that_is_killed_takes_all_with_it(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "anna.ipynb").write_text(CASES["endless-cell"].text())
    program = [sys.executable, "-m", "cgbook", "grade", str(teacher(tmp_path / "t")), str(tmp_path / "in")]
    path = os.pathsep.join(["", str(Path(__file__).parents[3]), os.environ.get("PYTHONPATH", "")]).strip(os.pathsep)
    judging = subprocess.Popen(program, cwd=tmp_path, env={**os.environ, "PYTHONPATH": path}, stderr=subprocess.DEVNULL)
    assert comes(lambda: bool(children(judging.pid)))
    (child,) = children(judging.pid)
    judging.kill()
    judging.wait()
    assert comes(lambda: not Path("/proc", child).exists())
