"""Tests that every student's program gets its marks and a message in limited time; `test_handed_in` has the other answers."""

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
from cgbook.teaching.grading.cells import read_cells
from cgbook.teaching.grading.judging import Mark
from cgbook.teaching.grading.marks import grade
from cgbook.teaching.grading.notebooks import Submission
from cgbook.teaching.grading.process import judge
from cgbook.teaching.grading.sandbox import Limits
from tests.cgbook.teaching.classroom import (
    A_MOVE,
    CHOICE,
    CODE,
    LIST,
    NIM,
    PUBLIC_ONLY,
    RIGHT,
    filled,
    notebook,
    teacher,
)

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("sandbox")]
QUICK = Limits(cell=2, call=2)


EQUAL = """
class Yes(str):
    __eq__ = lambda self, other: True
    __ne__ = lambda self, other: False
    __hash__ = lambda self: 0
    __len__ = lambda self: 3
    __lt__ = __le__ = __gt__ = __ge__ = lambda self, other: True
the_small_one = Yes('abc')
"""
EQUAL_NUMBER = """
class One(int):
    __eq__ = lambda self, other: True
    __index__ = __int__ = lambda self: 1
    __hash__ = lambda self: 1
same_or_opposite = One(2)
"""
STATE = """calls = 0
def nim_move(heaps):
    global calls
    calls += 1
    return [None, (0, 5), (0, 4), (1, 4)][calls % 4 - 1]
"""


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Assignment:
    return read_assignment(teacher(tmp_path_factory.mktemp("teacher")))


LOOP = "while True:\n    pass\n"
SLOW = {"endless cell", "endless call"}
# case -> the cells of some answers, the points of the list, the option and the program, and a pattern for the message
CASES: dict[str, tuple[dict[str, str], tuple[int | None, int | None, int], str]] = {
    "right": ({}, (2, 2, 3), "right"),
    "public only": (PUBLIC_ONLY, (0, 0, 1), ""),
    "not begun": ({CODE: "def nim_move(heaps):\n    ..."}, (2, 2, 0), "nim_move"),
    "ends in a cell": ({CHOICE: "same_or_opposite = 1\nimport os\nos._exit(1)"}, (2, 2, 3), "cell 5"),
    "ends in a call": ({CODE: "def nim_move(heaps):\n    raise SystemExit(0)"}, (2, 2, 0), r"nim_move\(\[1, 2, 3\]\) raised SystemExit"),
    "endless cell": ({CHOICE: f"same_or_opposite = 1\n{LOOP}"}, (2, 2, 3), "cell 5"),
    "endless call": ({CODE: NIM.replace("    s = 0\n", "    s = 0\n    while len(heaps) == 4:\n        pass\n")}, (2, 2, 1),
                     "2 s|2.0 s|within"),
    "asks cgkit": ({CODE: "def nim_move(heaps):\n    from cgkit import nim\n    return nim(*heaps).winning_moves()"}, (2, 2, 0),
                   "No module named 'cgkit'"),
    "answers by state": ({CODE: STATE}, (2, 2, 1), ""),
    "equal to everything": ({LIST: EQUAL, CHOICE: EQUAL_NUMBER}, (0, 0, 3), "got 'abc'"),
    "endless generator": ({LIST: "def g():\n    while True:\n        yield 2\nthe_small_one = g()"}, (None, 2, 3), "generator"),
    "a text that commands": ({CHOICE: "raise ValueError('\\x1b[2J\\u202e|<b>`a`\\n=1+1')"}, (2, None, 3), "ValueError: "),
}  # fmt: skip


def test_the_page_on_grading_states_the_limits() -> None:
    page = (Path(__file__).parents[3] / "book" / "grading.md").read_text("utf8")
    limits = Limits()
    said = f"{limits.memory} MB", f"{limits.cell:g} seconds per cell", f"{limits.call:g} seconds per function call"
    assert [one for one in said if one not in page] == []


@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.slow] * (name in SLOW)) for name in CASES])
def test_a_program_gets_its_marks(name: str, nim: Assignment) -> None:
    answers, points, says = CASES[name]
    (found,) = grade(nim, [Submission("anna", notebook(*filled(RIGHT | answers)).encode())], limits=QUICK)
    message = " / ".join(mark.message for mark in found.marks)
    assert tuple(mark.points for mark in found.marks) == points, message
    assert re.search(says, message), message
    assert message.isprintable()


def marks(text: str, assignment: Assignment, limits: Limits = QUICK) -> list[Mark]:
    return judge(read_cells(text.encode()), assignment, limits=limits)


def comes(true: Callable[[], bool]) -> bool:
    """Wait until a condition is true, for half a minute at most, and return whether it is."""
    for _ in range(300):
        if true():
            return True
        time.sleep(0.1)
    return False


def test_a_notebook_that_stops_the_judge_does_not_affect_the_others(
    nim: Assignment, monkeypatch: pytest.MonkeyPatch
) -> None:
    from cgbook.teaching.grading import marks as module

    def judged(cells: object, *given: object, **more: object) -> list[Mark]:
        if "ZeroDivision" in str(cells):
            raise RuntimeError("the judge fell")
        return [Mark(item.id, item.points, "right") for item in nim.items]

    monkeypatch.setattr(module, "judge", judged)
    handed_in = [
        Submission(name, notebook(*filled(answers)).encode())
        for name, answers in {"anna": RIGHT, "ben": RIGHT | {CHOICE: "ZeroDivision"}, "cleo": RIGHT}.items()
    ]
    found = list(grade(nim, handed_in))
    assert [one.points for one in found] == [7, 0, 7]
    assert found[1].to_look_at
    assert "the judge fell" in found[1].problem


def test_two_functions_run_in_different_programs(tmp_path: Path) -> None:
    """Even if the first function ends its program, the second one is called in a new program."""
    two = A_MOVE.replace("nim_move", "second_move")
    folder = teacher(tmp_path / "t", [("a/01-nim-move", "code", 3, A_MOVE), ("a/02-second-move", "code", 3, two)])
    dies = NIM + "\n_nim = nim_move\ndef nim_move(heaps):\n    import os\n    os._exit(0)"
    cells = filled(RIGHT | {CODE: dies, "a/02-second-move": NIM.replace("nim_move", "second_move"), CHOICE: "x = 1"})
    found = marks(notebook(*cells), read_assignment(folder))
    assert [mark.points for mark in found] == [0, 3], found
    spoils = NIM.replace("    s = 0", "    global nim\n    nim, s = 1, 0", 1)
    second = NIM.replace("nim_move", "second_move").replace("    s = 0", "    s = nim", 1)
    cells = filled(RIGHT | {CODE: spoils, "a/02-second-move": f"nim = 0\n{second}", CHOICE: "x = 1"})
    found = marks(notebook(*cells), read_assignment(folder))
    assert [mark.points for mark in found] == [3, 3], found


def test_the_time_for_one_notebook_is_limited(nim: Assignment) -> None:
    limits = Limits(cell=0.5, call=0.5, exercise=1, notebook=1)
    found = marks(notebook(*filled(dict.fromkeys(RIGHT, LOOP))), nim, limits)
    assert [mark.points for mark in found] == [0, 0, 0]
    assert "hasn't been set" not in found[-1].message, (
        "the message must not say that the name is missing, because no time was left to run this answer's cells alone"
    )


def children(parent: int) -> list[str]:
    """Return the ids of a process's child processes."""
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
def test_killing_the_judge_ends_its_child_processes_too(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "anna.ipynb").write_text(notebook(*filled({CODE: LOOP})))
    program = [sys.executable, "-m", "cgbook", "grade", str(teacher(tmp_path / "t")), str(tmp_path / "in")]
    path = os.pathsep.join(["", str(Path(__file__).parents[3]), os.environ.get("PYTHONPATH", "")]).strip(os.pathsep)
    judging = subprocess.Popen(program, cwd=tmp_path, env={**os.environ, "PYTHONPATH": path}, stderr=subprocess.DEVNULL)
    assert comes(lambda: bool(children(judging.pid)))
    (child,) = children(judging.pid)
    judging.kill()
    judging.wait()
    assert comes(lambda: not Path("/proc", child).exists())
