"""Tests that the real Otter and the real nbgrader accept our exports, and give right answers their points and starters none."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cgbook.teaching.assign.export import export, write
from cgbook.teaching.assign.plan import Book, Plan, by_names, made
from cgbook.teaching.exercises import read_exercise
from cgbook.teaching.items import Item
from tests.browser import ROOT

GRADERS = ROOT / ".venv-graders" / ("Scripts" if sys.platform == "win32" else "bin")
NAMES = [
    "practice:nim-moves:2", "practice:outcome:1", "practice:wythoff-pairs:1", "practice:labelling:2", "the-small-one",
    "a-move-that-wins", "any-set-of-takes", "where-to-cut", "a-program-for-corners", "first-move", "powers-of-two",
    "out-of-the-circle", "with-a-purse",
]  # fmt: skip
BOOK = Book(ROOT)


@cache
def plan() -> Plan:
    return Plan("hw1", "Two graders", "maple", made(BOOK, by_names(NAMES), "maple"))


def judged() -> list[Item]:
    """Return the exercises that need no person to grade them."""
    return [item for item in plan().items if not item.by_hand]


@pytest.fixture(scope="module")
def graders() -> Path:
    """Return the folder of Otter and nbgrader, after installing them if necessary."""
    subprocess.run(["make", "graders"], cwd=ROOT, check=True, timeout=900)
    return GRADERS


def run(graders: Path, folder: Path, *command: str) -> str:
    environment = {
        **{key: os.environ[key] for key in ("HOME", "LANG", "SYSTEMROOT", "TMPDIR") if key in os.environ},
        "PATH": f"{graders}{os.pathsep}{os.environ['PATH']}",
    }
    program, *rest = command
    done = subprocess.run([graders / program, *rest], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def public_only(item: Item) -> str:
    """Return an answer that passes only the tests that the student sees."""
    if item.kind.name == "code":
        one = read_exercise(BOOK.folder / f"{item.id}.md")
        for program, _ in one.wrong():
            names: dict[str, Any] = {}
            exec(program, names)
            if one.passes(names[one.name], hidden=False):
                return str(program)
    wrong = {
        "list": "[99, 77]",
        "set": "{77}",
        "moves": "{'take 1 from heap 9'}",
        "choice": "'Q'",
        "number": "77",
        "move": "'take 1'",
    }
    return f"{item.name} = {wrong[item.kind.name]}"


def answered(notebook: Path, answers: dict[str, str]) -> dict[str, Any]:
    """Return a student's notebook, with answers in place of the starters."""
    found: dict[str, Any] = json.loads(notebook.read_text("utf8"))
    begun = {item.begun.strip(): answers[item.id] for item in judged() if item.id in answers}
    filled = 0
    for cell in found["cells"]:
        source = "".join(cell["source"]).strip()
        if cell["cell_type"] == "code" and source in begun:
            cell["source"] = begun[source]
            filled += 1
    assert filled == len(begun)
    return found


def handed(folder: Path, notebook: dict[str, Any]) -> Path:
    folder.mkdir(parents=True)
    (folder / "hw1.ipynb").write_text(json.dumps(notebook), "utf8")
    return folder


@cache
def handed_in() -> dict[str, tuple[dict[str, str], dict[str, int]]]:
    """Return answers with the points that they should get."""
    items = judged()
    return {
        "right": ({item.id: item.right for item in items}, {item.id: item.points for item in items}),
        "public": ({item.id: public_only(item) for item in items}, {item.id: item.public_points for item in items}),
        "blank": ({}, {item.id: 0 for item in items}),
    }


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("graders") / "hw1"
    write(export(plan(), ROOT, ("own", "otter", "nbgrader")), folder, plan().name)
    return folder


@pytest.mark.slow
def test_otter_accepts_the_master_notebook_and_gives_the_points(graders: Path, exported: Path, tmp_path: Path) -> None:
    work = exported / "otter"
    run(graders, work, "otter", "assign", "hw1.ipynb", "dist")
    (autograder,) = (work / "dist" / "autograder").glob("hw1-autograder_*.zip")
    handed_out = (work / "dist" / "student" / "hw1.ipynb").read_text("utf8")
    assert "seed" not in handed_out
    assert not list((work / "dist" / "student").glob("cgkit*"))
    for name, (answers, marks) in handed_in().items():
        folder = handed(tmp_path / name, answered(work / "dist" / "student" / "hw1.ipynb", answers))
        run(graders, folder, "otter", "run", "hw1.ipynb", "-a", str(autograder), "-o", ".", "--no-logo")
        told = json.loads((folder / "results.json").read_text("utf8"))["tests"]
        number = {f"q{n}": item.id for n, item in enumerate(plan().items, start=1)}
        got = dict.fromkeys(marks, 0.0)
        for one in told:
            if (id := number.get(one["name"].split()[0])) in got:
                got[id] += one.get("score", 0)
        assert got == pytest.approx(marks), name


@pytest.mark.slow
def test_nbgrader_accepts_the_course_folder_and_gives_the_points(graders: Path, exported: Path) -> None:
    work = exported / "nbgrader"
    run(graders, work, "nbgrader", "generate_assignment", "hw1", "--create")
    release = work / "release" / "hw1" / "hw1.ipynb"
    cells = json.loads(release.read_text("utf8"))["cells"]
    text = "\n".join("".join(cell["source"]) for cell in cells)
    assert "seed =" not in text
    assert not [item.id for item in judged() if item.right in text]
    for name, (answers, _) in handed_in().items():
        handed(work / "submitted" / name / "hw1", answered(release, answers))
    run(graders, work, "nbgrader", "autograde", "hw1")
    run(graders, work, "nbgrader", "export", "--to", "grades.csv")
    for name, (_, marks) in handed_in().items():
        got = nbgraded(work / "gradebook.db", name)
        expected = {f"q{n}": marks[item.id] for n, item in enumerate(plan().items, start=1) if item.id in marks}
        assert got == pytest.approx(expected), name
    shutil.rmtree(work / "submitted")


def nbgraded(gradebook: Path, student: str) -> dict[str, float]:
    """Return the points that nbgrader gave for each question graded by a program."""
    base = sqlite3.connect(gradebook)
    rows = base.execute(
        "select base_cell.name, grade.auto_score from grade join grade_cells on grade.cell_id = grade_cells.id "
        "join base_cell on base_cell.id = grade_cells.id join submitted_notebook on submitted_notebook.id = grade.notebook_id "
        "join submitted_assignment on submitted_assignment.id = submitted_notebook.assignment_id where submitted_assignment.student_id = ?",
        (student,),
    ).fetchall()
    base.close()
    found: dict[str, float] = {}
    for cell, score in rows:
        question, _, what = cell.partition("-")
        if what in ("public", "hidden"):
            found[question] = found.get(question, 0) + (score or 0)
    return found
