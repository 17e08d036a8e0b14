"""Tests that in the judge, right answers to every exercise pass and likely wrong answers get their messages."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cgbook.teaching.answers import KINDS
from cgbook.teaching.exercises import Exercise, read_exercise
from cgbook.teaching.grading import judging
from cgbook.teaching.grading.assignment import practice_check, read_assignment
from cgbook.teaching.grading.plain import plain
from cgbook.teaching.grading.process import judge
from cgbook.teaching.grading.sandbox import Limits
from cgbook.teaching.grading.tester import judged, remote, value_of
from cgbook.teaching.items import Item
from cgbook.teaching.practice import practice
from cgbook.teaching.seeds import seed_of
from tests.cgbook.teaching.classroom import A_MOVE, NIM, cell, notebook, teacher
from tests.chapters import exercises

VALUES = [one for one in exercises() if one.kind.name not in ("text", "code")]
PROGRAMS = [one for one in exercises() if one.kind.name == "code"]


def typed(one: Exercise, answer: Any) -> Any:
    """Return an answer in the form that a student would assign to a name."""
    return one.kind.plain(one.kind.text(answer))


def found_by_judge(exercise: Exercise, value: Any) -> dict[str, str]:
    return judged(exercise, "answer_1", value_of(plain(value)), seed=1)


FIRST = list({one.kind.name: one for one in VALUES}.values())  # one exercise of each kind


@pytest.mark.parametrize("some", [FIRST, pytest.param(VALUES, marks=pytest.mark.slow)], ids=["first", "all"])
def test_right_answers_pass_and_likely_wrong_answers_get_their_messages(some: list[Exercise]) -> None:
    for one in some:
        right = next(answer for answer in one.domain() if one.passes(answer))
        assert found_by_judge(one, typed(one, right))["passed"] == "all", one.id
        for wrong, say in one.wrong():
            found = found_by_judge(one, typed(one, wrong))
            assert found["passed"] != "all", (one.id, wrong)
            assert found["passed"] == "none" or found["message"].split()[:3] == say.split()[:3], one.id


@pytest.mark.parametrize("one", FIRST, ids=[one.kind.name for one in FIRST])
def test_answers_of_another_form_are_wrong_and_break_nothing(one: Exercise) -> None:
    odd = [None, True, "x", 10**900, -1, 0.5, [], [[1]], {(1, 2)}, {}, ["take 1", 7], [10**900] * 3, {"a": 1}]
    for found in (found_by_judge(one, value) for value in odd):
        assert "broken" not in found, found
        assert found["message"]


@pytest.mark.thorough
@pytest.mark.parametrize("one", PROGRAMS, ids=[one.id for one in PROGRAMS])
def test_a_starter_gets_no_points(one: Exercise) -> None:
    """A starter that's handed in unchanged must fail the public test, or it would get points."""
    names: dict[str, Any] = {}
    exec(one.starter, names)
    assert judged(one, one.name, names[one.name], 1)["passed"] == "none"
    assert judged(one, one.name, one.domain()[0], 1) == {"passed": "all", "message": "right"}


def exercise(tmp_path: Path, **more: str) -> Exercise:
    path = tmp_path / "0001.md"
    path.write_text(A_MOVE, "utf8")
    return replace(read_exercise(path), **more)  # type: ignore[arg-type]


def test_a_faulty_test_gives_no_mark(tmp_path: Path) -> None:
    names: dict[str, Any] = {}
    exec(NIM, names)
    for source in ("no_such_name", "import no_such_module", "(("):
        found = judged(exercise(tmp_path, hidden_test=source), "nim_move", names["nim_move"], 1)
        assert list(found) == ["broken"]


def test_an_answer_that_makes_the_test_raise_is_wrong(tmp_path: Path) -> None:
    found = judged(exercise(tmp_path, public_test="nim_move([1])[0]"), "nim_move", lambda heaps: None, 1)
    assert found["passed"] == "none"
    assert "TypeError" in found["message"]


def test_the_message_asks_whether_a_program_prints_instead_of_returning(tmp_path: Path) -> None:
    for answer in (None, 7):
        call = remote("nim_move", lambda _, answer=answer: {"value": answer})  # type: ignore[misc]
        said = judged(exercise(tmp_path, public_test="assert nim_move([1]) == 3"), "nim_move", call, 1)["message"]
        assert ("print" in said) == (answer is None)


def test_a_third_of_a_programs_points_is_for_the_public_test() -> None:
    assert [Item("a", KINDS["code"], points, "a", "x").public_points for points in (1, 2, 3, 5, 6)] == [0, 0, 1, 1, 2]
    assert Item("a", KINDS["list"], 6, "a", "x").public_points == 0


def test_old_exports_are_graded_with_the_same_numbers() -> None:
    """The seed is part of the format: the first 32 bits of the SHA-256 hash of "secret:id"."""
    for secret, id in (("maple 7b", "03-nim/22-a-move-that-wins"), ("", "x"), ("必敗", "a/b")):
        first = hashlib.sha256(f"{secret}:{id}".encode()).digest()[:4]
        assert seed_of(secret, id) == int.from_bytes(first, "big")


def marks(folder: Path, cells: list[dict[str, Any]], **limits: float) -> list[judging.Mark]:
    from cgbook.teaching.grading.cells import read_cells

    limits_ = Limits(**limits)  # type: ignore[arg-type]
    return judge(read_cells(notebook(*cells).encode()), read_assignment(folder), limits=limits_)


@pytest.mark.usefixtures("sandbox")
@pytest.mark.thorough
def test_a_test_that_takes_too_long_is_ended_and_the_others_continue(tmp_path: Path) -> None:
    slow = A_MOVE.replace("import random\n", "import random\n\nwhile nim_move([9]):\n    pass\n")
    rows = [
        ("a/01-slow", "code", 3, slow.replace("nim_move", "slow")),
        ("a/02-nim-move", "code", 3, A_MOVE),
        ("a/03-why", "text", 2, ""),
    ]
    cells = [cell(NIM.replace("nim_move", "slow"), "answer:a/01-slow"), cell(NIM, "answer:a/02-nim-move")]
    found = marks(teacher(tmp_path / "t", rows), cells, test=2, exercise=2)
    assert [mark.points for mark in found] == [1, 3, None], found
    assert found[2].message == judging.BY_HAND


@pytest.mark.usefixtures("sandbox")
@pytest.mark.thorough
def test_an_answer_in_a_checks_cell_is_not_run_and_the_message_says_so(tmp_path: Path) -> None:
    folder = teacher(tmp_path / "t", [("a/02-nim-move", "code", 3, A_MOVE)])
    (found,) = marks(folder, [cell(NIM, "check:a/02-nim-move")])
    assert found.points is None
    assert "cell 1" in found.message


@pytest.mark.usefixtures("sandbox")
@pytest.mark.thorough
def test_a_problem_of_practice_judges_itself(tmp_path: Path) -> None:
    problem = practice("grundy values", level=1, seed="s-1")
    folder = teacher(tmp_path / "t")
    data = json.loads((folder / "assignment.json").read_text("utf8"))
    source = {"practice": {"kind": "grundy values", "level": 1, "seed": "s-1"}}
    row = {"kind": "number", "points": 2, "source": source}
    none = {"practice": {"kind": "none", "level": 1, "seed": "1"}}
    data["exercises"] = [{"id": f"practice/{n}", "name": f"answer_{n}", **row} for n in (1, 2, 3)]
    data["exercises"][2]["source"] = none
    (folder / "assignment.json").write_text(json.dumps(data), "utf8")
    cells = [cell(f"answer_1 = {problem.answer}"), cell(f"answer_2 = {problem.answer + 40}"), cell("answer_3 = 1")]
    found = marks(folder, cells)
    assert [mark.points for mark in found] == [2, 0, None], found
    assert found[2].broken
    assert practice_check(source)(problem.answer).right
