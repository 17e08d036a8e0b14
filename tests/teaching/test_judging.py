"""Every submission of the class gets its marks and a word, in bounded time; where there is no cage, what needs none is tested without."""

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
from cgbook.teaching.grading.judging import Mark, judge
from cgbook.teaching.grading.marks import grade
from cgbook.teaching.grading.notebooks import Submission, read_cells
from cgbook.teaching.grading.process import Child, Limits, contained, no_cage
from tests.teaching.classroom import CASES, CHOICE, MORE, NIM, RIGHT, TRIED, Case, choice, code, notebook, teacher
from tests.teaching.table import row

pytestmark = pytest.mark.thorough
QUICK = Limits(cell=2, call=2)
NO_CAGE = no_cage()
WITHOUT = ("right", "passes-public-only", "program-ends", "system-exit", "asks-cgkit", "forges-lines")


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Assignment:
    return read_assignment(teacher(tmp_path_factory.mktemp("teacher")))


def result(case: Case, assignment: Assignment, *, caged: bool) -> tuple[tuple[int | None, ...], str]:
    (found,) = grade(assignment, [Submission("anna", case.text().encode())], caged=caged, limits=QUICK)
    return tuple(mark.points for mark in found.marks), " / ".join(mark.message for mark in found.marks)


def params(names: list[str]) -> list[object]:
    return [pytest.param(name, marks=[pytest.mark.slow] if CASES[name].long else []) for name in names]


def test_the_class_is_that_of_the_trial_and_more() -> None:
    assert len(TRIED) == 29
    assert len(MORE) == 22
    page = (Path(__file__).parents[2] / "book" / "grading.md").read_text("utf8")
    for name in CASES:
        assert row(name) in page  # printed by tests.teaching.table
    limits = Limits()
    said = "512 MB of memory, 32 processes, 5 seconds for a cell and 2 for a call of a function, 20 for all cells and 20 for all calls"
    assert said in page
    assert limits == Limits(cell=5, call=2, program=20, exercise=20, memory=512, processes=32)


@pytest.mark.parametrize("name", params(list(CASES)))
def test_a_submission_gets_its_marks(name: str, nim: Assignment) -> None:
    case = CASES[name]
    if case.cage and NO_CAGE:
        pytest.skip(f"no cage here: {NO_CAGE}")
    points, message = result(case, nim, caged=not NO_CAGE)
    assert points == case.points, message
    assert re.search(case.says, message), message
    assert message.isprintable()


@pytest.mark.parametrize("name", params(list(WITHOUT)))
def test_marks_are_the_same_without_a_cage(name: str, nim: Assignment) -> None:
    points, message = result(CASES[name], nim, caged=False)
    assert points == CASES[name].points, message
    assert re.search(CASES[name].says, message), message


def marks(text: str, assignment: Assignment, folder: Path, limits: Limits = QUICK) -> list[Mark]:
    return judge(read_cells(text.encode()), assignment, folder=str(folder), caged=not NO_CAGE, limits=limits)


@pytest.mark.skipif(bool(NO_CAGE), reason=f"no cage here: {NO_CAGE}")
def test_nothing_is_left_running(nim: Assignment) -> None:
    """The first process of a cage has ended, and with it, says the kernel, all that were in it."""
    assert result(CASES["leaves-a-child"], nim, caged=True)[0] == (2, 2, 3)
    assert comes(lambda: not cages(os.getpid()))


def comes(true: Callable[[], bool]) -> bool:
    """Whether something becomes true in half a minute."""
    for _ in range(300):
        if true():
            return True
        time.sleep(0.1)
    return False


def cages(judge: int) -> list[str]:
    """The processes of this computer that keep a cage which a judge made."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if f'"parent": {judge}'.encode() in path.read_bytes():
                found.append(path.parent.name)
        except OSError:
            continue
    return found


@pytest.mark.skipif(bool(NO_CAGE), reason=f"no cage here: {NO_CAGE}")
def test_a_folder_of_ours_that_lies_among_the_system_s_is_empty_in_a_cage(tmp_path: Path) -> None:
    """As the teacher's, or cgkit, might; here a folder of the standard library stands for it."""
    import sqlite3

    ours = Path(sqlite3.__file__).parent
    source = f"import json, os; os.write(1, json.dumps({{'seen': os.listdir({str(ours)!r})}}).encode() + b'\\n')"
    for away in ([], [ours]):
        child = Child(contained(source, QUICK, str(tmp_path), caged=True, away=away), said=10_000, env={})
        assert bool(child.hear(time.monotonic() + 20, "late")["seen"]) is (not away)
        child.stop()


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="no /proc here")
def test_nothing_of_the_student_s_runs_in_the_grader(nim: Assignment) -> None:
    mark = Path("/tmp/student-code-ran-in-the-grader")
    mark.unlink(missing_ok=True)
    result(CASES["poisons-a-pickle"], nim, caged=not NO_CAGE)
    assert not mark.exists()


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
    from tests.teaching.classroom import A_MOVE, filled

    two = A_MOVE.replace("nim_move", "second_move")
    folder = teacher(tmp_path / "t", [("a/01-nim-move", "code", 3, A_MOVE), ("a/02-second-move", "code", 3, two)])
    dies = NIM + "\n_nim = nim_move\ndef nim_move(heaps):\n    import os\n    os._exit(0)"
    cells = filled(code(dies) | {"a/02-second-move": NIM.replace("nim_move", "second_move"), CHOICE: "x = 1"})
    (tmp_path / "c").mkdir()
    found = marks(notebook(*cells), read_assignment(folder), tmp_path / "c")
    assert [mark.points for mark in found] == [0, 3], found
    assert "your code ended the program" in found[0].message


def test_time_for_one_notebook_ends(nim: Assignment, tmp_path: Path) -> None:
    limits = Limits(cell=0.5, call=0.5, program=1, exercise=1, notebook=2)
    found = marks(Case(dict.fromkeys(RIGHT, "while True:\n    pass")).text(), nim, tmp_path, limits)
    assert [mark.points for mark in found] == [0, 0, 0]
    assert "is not set" not in found[-1].message, "no time was left to run the cells of this answer alone"


@pytest.mark.slow
@pytest.mark.skipif(bool(NO_CAGE), reason=f"no cage here: {NO_CAGE}")
def test_a_judge_that_is_killed_takes_all_with_it(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "anna.ipynb").write_text(CASES["endless-cell"].text())
    program = [sys.executable, "-m", "cgbook", "grade", str(teacher(tmp_path / "t")), str(tmp_path / "in")]
    path = os.pathsep.join(["", str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]).strip(os.pathsep)
    judging = subprocess.Popen(program, cwd=tmp_path, env={**os.environ, "PYTHONPATH": path}, stderr=subprocess.DEVNULL)
    assert comes(lambda: bool(cages(judging.pid)))
    judging.kill()
    judging.wait()
    assert comes(lambda: not cages(judging.pid))
