"""A class from a roster: who is in it, a notebook for each, marks by each one's own numbers, and files for Canvas and Moodle."""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest

from cgbook.__main__ import main
from cgbook.teaching.assign.export import export
from cgbook.teaching.assign.items import from_practice
from cgbook.teaching.assign.notebooks import student
from cgbook.teaching.assign.plan import Book, Plan, by_names, made
from cgbook.teaching.grading.assignment import read_assignment
from cgbook.teaching.grading.judging import Mark
from cgbook.teaching.grading.marks import Result
from cgbook.teaching.grading.notebooks import Submission, recognised
from cgbook.teaching.grading.reports import as_canvas, as_moodle
from cgbook.teaching.practice import problem_kinds
from cgbook.teaching.roster import Student, read_roster
from tests.browser import ROOT

ASKED = ["practice:nim-moves:2", "practice:grundy-values:2", "practice:outcome:1", "3.22", "with-a-purse"]


def plan(*names: str, seed: str = "maple") -> Plan:
    return Plan("hw1", "Nim & more", seed, made(Book(ROOT), by_names(names), seed))


# who is in it


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("id,name\ns1,Anna Li\ns2,Ben\n", "s1 s2"),
        ("﻿Name;ID\r\nAnna Li;s1\r\nBen;s2\r\n", "s1 s2"),
        ("s1\tAnna Li\ns2\tBen", "s1 s2"),
        ("name\n李\nÅsa\nياسمين\n", "李 Åsa ياسمين"),
        ("anna\n\n , \nben\n", "anna ben"),
        ("Student,ID,SIS User ID,SIS Login ID,Section\n\"Li, Anna\",7,u1,s1,A\n\"X, Ben\",8,u2,s2,A\n", "s1 s2"),
        ("First name,Last name,ID number,Email address\nAnna,Li,s1,a@b.c\nBen,,s2,b@b.c\n", "s1 s2"),
        (
            "Student,ID,SIS User ID,SIS Login ID,Section,Quiz (7)\n,,,,,Manual Posting\n    Points Possible,,,,,10\n"
            "\"Li, Anna\",7,u1,s1,A,5\n\"X, Ben\",8,,s2,A,\n,10,,s3,A,\n\"Student, Test\",9,,5f1,A,\n",
            "s1 s2 s3",
        ),
        (
            "LastName,FirstName,ID,SIS Login ID,Section,Quiz (7)\n    Points Possible,,,,,10\n"
            "Li,Anna,7,s1,A,5\nX,Ben,8,s2,A,\nStudent,Test,9,5f1,A,\n",
            "s1 s2",
        ),
        ("First name,Last name,ID number,Email address\nAnna,Li,,s1\nBen,,,s2\n", "s1 s2"),
        ("Student Number,Surname,First Name\ns1,Li,Anna\ns2,Li,Ben\n", "s1 s2"),
        ("=1+1\n@SUM(A1)\n-2\n", "=1+1 @SUM(A1) -2"),
        ('"an\na"\n', "an_a"),
    ],
)  # fmt: skip
def test_a_roster_is_read_as_schools_write_it(text: str, ids: str) -> None:
    found = read_roster(text.encode(), "class.csv")
    assert [one.id.replace(" ", "_") for one in found] == ids.split()
    if ids.startswith("s1 s2"):
        assert found[0].name in ("Anna Li", "Li, Anna")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "class.csv names no student"),
        (b"\n,,\n", "class.csv names no student"),
        (b"id,name\n", "names no student below its heads"),
        (b"id,name\ns1,Anna\n,Ben\n", "row 3: a student without an id: 'Ben'"),
        (b"anna\nben\n\nAnna\n", "rows 1 and 4: 'Anna' stands there twice"),
        (b"name\nAnna\nAnna\n", "in a column with the head `id`"),
        ("anna\nａnna\n".encode(), "rows 1 and 2"),
        ("Zoë\n".encode("latin1"), "is not UTF-8"),
        ("anna\n".encode("utf-16"), "is not UTF-8"),
        (b'"anna\n', "is no CSV"),
        (b"x" * 200_000, "is no CSV"),
        (b"x" * 101, "row 1: a name is one line of at most 100 letters"),
        ("an\u202ena\n".encode(), "row 1: a name is one line"),
    ],
)
def test_what_is_wrong_with_a_roster_is_said_with_its_row(data: bytes, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        read_roster(data, "class.csv")


# a notebook for each


def test_each_student_has_numbers_of_their_own_and_solutions_to_them() -> None:
    students = [Student("s1", "Anna <b>*Li*"), Student("=1+1", "=1+1"), Student("李", "李")]
    files = export(plan(*ASKED), ROOT, ("own",), students)
    assert files == export(plan(*ASKED), ROOT, ("own",), students)
    handed_out = sorted(path for path in files if path.startswith("student/") and path.endswith(".ipynb"))
    assert len(handed_out) == 3
    assert "student/s1.ipynb" in handed_out
    assert not any(re.search("[=+<]", path) for path in files)
    texts = [files[path].decode() for path in handed_out]
    assert len({tuple(cell["source"] for cell in json.loads(text)["cells"][1:]) for text in texts}) == 3
    solved = [path.replace("student/", "teacher/solutions/") for path in handed_out]
    for out, back in zip(handed_out, solved, strict=True):
        asked, told = (json.loads(files[path])["cells"] for path in (out, back))
        assert [cell["source"] for cell in asked if "## " in cell["source"][:3]] == [
            cell["source"] for cell in told if "## " in cell["source"][:3]
        ]
    head = json.loads(files["student/s1.ipynb"])["cells"][0]["source"]
    assert r"For Anna \<b\>\*Li\* \(s1\): some of the numbers are yours alone." in head
    heads = [student(plan(*asked).of(students[0]))["cells"][0]["source"] for asked in (ASKED[:2], ASKED[3:])]
    assert ["): the numbers are yours alone." in one for one in heads] == [True, False]
    assert "alone" not in heads[1]  # exercises of the book have the same numbers for all
    assert all("maple" not in text for text in texts)
    more = export(plan(*ASKED), ROOT, ("own",), [*students, Student("late", "late")])
    assert all(more[path] == files[path] for path in handed_out)
    with pytest.raises(ValueError, match="--format own"):
        export(plan(*ASKED), ROOT, ("own", "print"), students)


@pytest.mark.parametrize("kind", problem_kinds())
def test_the_numbers_change_nothing_that_the_class_shares(kind: str) -> None:
    """Points, name and form of an answer are the class's, so that marks of two students can be compared."""
    for level in (1, 2, 3):
        some = [from_practice(kind, level, f"seed {n}", 1) for n in range(12)]
        assert len({(one.id, one.kind.name, one.points, one.name, one.minutes) for one in some}) == 1


@pytest.mark.thorough
def test_a_thousand_students_have_a_notebook_each(tmp_path: Path) -> None:
    (tmp_path / "class.csv").write_text("id,name\n" + "".join(f"s{n},Student {n}\n" for n in range(1000)), "utf8")
    call = ["assign", "--exercises", ",".join(ASKED), "--roster", str(tmp_path / "class.csv")]
    assert main([*call, "--seed", "maple", "--out", str(tmp_path / "hw1.zip")]) == 0
    with zipfile.ZipFile(tmp_path / "hw1.zip") as found:
        assert sum(name.startswith("hw1/student/s") for name in found.namelist()) == 1000


# whose it is


def claimed(student: str | None) -> bytes:
    return json.dumps({"cells": [], "metadata": {"cgbook_student": student}}).encode()


CLASS = [Student("s1", "Anna"), Student("s2", "Ben"), Student("s3", "Ben")]


def told(*handed_in: tuple[str, Any]) -> list[tuple[str, str, bool]]:
    found = recognised([Submission(name, claimed(whose)) for name, whose in handed_in], CLASS)
    return [(one.student, one.who.id if one.who else "", bool(one.problem or one.note)) for one in found]


def test_a_notebook_says_whose_it_is_under_whatever_name_it_comes() -> None:
    assert told(("li_123_hw1", "s2"), ("ANNA", None)) == [("Anna (s1)", "s1", False), ("Ben (s2)", "s2", False)]
    assert told(("s3", 7), ("S1", ["s2"])) == [("Anna (s1)", "s1", False), ("Ben (s3)", "s3", False)]
    assert told(("Ben", None)) == [("Ben", "", True)]  # two are called so
    assert told(("stranger", "s9")) == [("stranger", "", True)]
    assert told(("s1", "s2")) == [("Ben (s2), as s1", "s2", True)]  # another's notebook
    alone, *_ = recognised([Submission("s1", claimed("s2"))], CLASS)
    one, two = recognised([Submission("s1", claimed("s2")), Submission("s2", claimed("s2"))], CLASS)
    assert alone.note == "the notebook of Ben (s2), handed in as 's1'"
    assert [one.note, two.note] == [f"one of 2 notebooks of Ben (s2), handed in as 's{n}'" for n in (1, 2)]
    both = told(("s1", "s2"), ("s2", "s2"))
    assert both == [("Ben (s2), as s1", "s2", True), ("Ben (s2), as s2", "s2", True)]


# marks for Canvas and Moodle


def test_files_for_canvas_and_moodle_have_their_heads_and_no_one_to_look_at(tmp_path: Path) -> None:
    for path, data in export(plan("3.22", "with-a-purse"), ROOT, ("own",), CLASS).items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(data)
    nim = read_assignment(tmp_path / "teacher")
    results = [
        Result("Anna (s1)", (Mark("a", 3, "right"),), who=CLASS[0]),
        Result("Ben (s2)", (Mark("a", 2, "right"),), who=CLASS[1], note="look"),
        Result("x", (), "whose notebook it is cannot be told"),
    ]
    canvas = list(csv.reader(io.StringIO(as_canvas(nim, results))))
    assert canvas == [
        ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Nim & more"],
        ["Points Possible", "", "", "", "", str(nim.out_of)],
        ["Anna", "", "s1", "s1", "", "3"],
    ]
    moodle = list(csv.reader(io.StringIO(as_moodle(nim, results))))
    assert moodle == [["Student", "ID number", "Nim & more"], ["Anna", "s1", "3"]]
    by_mail = [Result("a@b.c", (Mark("a", 3, "right"),), who=Student("a@b.c", "Anna"))]
    assert as_moodle(nim, by_mail).startswith('"Student","Email address","Nim & more"\n')


# all in one go


def answered(handed_out: dict[str, Any], right: dict[str, str]) -> str:
    """A student's notebook with some answers in it."""
    for cell in handed_out["cells"]:
        for tag in cell["metadata"].get("tags", []):
            if tag.startswith("answer:") and tag.removeprefix("answer:") in right:
                cell["source"] = right[tag.removeprefix("answer:")]
    return json.dumps(handed_out)


def solutions(path: Path) -> dict[str, str]:
    found: list[dict[str, Any]] = json.loads(path.read_text("utf8"))["cells"]
    tagged = [(cell["source"], *cell["metadata"].get("tags", [])) for cell in found]
    return {one[1].removeprefix("answer:"): one[0] for one in tagged if len(one) > 1 and one[1].startswith("answer:")}


@pytest.mark.usefixtures("sandbox")
@pytest.mark.parametrize("size", [3, pytest.param(30, marks=pytest.mark.thorough)])
def test_a_class_is_made_answered_graded_and_exported(
    size: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever hands in right answers to the numbers of a neighbour has no marks for them."""
    (tmp_path / "away").mkdir()
    monkeypatch.chdir(tmp_path / "away")
    ids = ["=1+1", "李", *(f"s{n}" for n in range(3, size + 1))]
    (tmp_path / "class.csv").write_text("\ufeffid\n" + "\n".join(ids), "utf8")
    out = tmp_path / "hw1"
    asked = ["practice:nim-moves:2", "practice:grundy-values:3", "practice:nim-products:2", "3.22"]
    call = ["assign", "--exercises", ",".join(asked), "--roster", str(tmp_path / "class.csv"), "--seed", "maple"]
    assert main([*call, "--out", str(out)]) == 0
    assert f"for {size} students, =1+1 to s{size}" in capsys.readouterr().out
    handed_out = sorted((out / "student").glob("*.ipynb"))
    assert len(handed_out) == size
    folder = tmp_path / "in"
    folder.mkdir()
    right = {path.name: solutions(out / "teacher" / "solutions" / path.name) for path in handed_out}
    neighbour = dict(zip(right, [*list(right.values())[1:], *list(right.values())[:1]], strict=True))
    copied = "s3.ipynb"
    for number, path in enumerate(handed_out):
        mine = neighbour if path.name == copied else right
        target = folder / f"upload {number}"  # as a school's platform hands them back
        target.mkdir()
        (target / "hw1 (1).ipynb").write_text(answered(json.loads(path.read_text("utf8")), mine[path.name]), "utf8")
    files = {name: tmp_path / f"{name}.csv" for name in ("csv", "canvas", "moodle")}
    asked = [word for name, path in files.items() for word in (f"--{name}", str(path))]
    assert main(["grade", str(out / "teacher"), str(folder), *asked, "--feedback", str(tmp_path / "f")]) == 0
    assert files["csv"].read_bytes().startswith(b"\xef\xbb\xbf")  # a spreadsheet then takes it for UTF-8
    rows = list(csv.reader(files["csv"].open(encoding="utf-8-sig")))
    most = rows[1][-3]
    points = {row[0]: row[-4] for row in rows[1:]}
    assert list(points) == ["'=1+1", *ids[1:]]  # in the order of the roster
    assert {student for student, got in points.items() if got != most} == {"s3"}
    assert rows[ids.index("s3") + 1][4] == rows[1][4]  # a program is right for everybody
    canvas = list(csv.reader(files["canvas"].open(encoding="utf8")))
    assert [row[3] for row in canvas[2:]] == list(points)
    assert [row[2] for row in csv.reader(files["moodle"].open(encoding="utf8"))][1:] == list(points.values())
    pages = sorted((tmp_path / "f").iterdir())
    assert len(pages) == size
    assert all("<script" not in page.read_text("utf8") for page in pages)
    assert all("<h2>1. Nim moves: " in page.read_text("utf8") for page in pages)
