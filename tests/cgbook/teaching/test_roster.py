"""Tests of classes with a roster: reading it, a notebook for each student, marks for their own numbers, files for Canvas and Moodle."""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from cgbook.__main__ import main
from cgbook.teaching.assign.export import export
from cgbook.teaching.assign.items import from_practice
from cgbook.teaching.assign.notebooks import student
from cgbook.teaching.assign.plan import Book, Plan, by_names, made
from cgbook.teaching.grading.assignment import Assignment, read_assignment
from cgbook.teaching.grading.judging import Mark
from cgbook.teaching.grading.marks import Result
from cgbook.teaching.grading.notebooks import Submission, recognised, submissions
from cgbook.teaching.grading.proofs import read_points
from cgbook.teaching.grading.reports import as_canvas, as_csv, as_gradebook, write_feedback
from cgbook.teaching.heads import is_head
from cgbook.teaching.practice import problem_kinds
from cgbook.teaching.roster import Student, read_roster
from cgbook.teaching.tables import csv_rows
from tests.browser import ROOT

ASKED = ["practice:nim-moves:2", "practice:grundy-values:2", "practice:outcome:1", "3.22", "with-a-purse"]


def plan(*names: str, seed: str = "maple") -> Plan:
    return Plan("hw1", "Nim & more", seed, made(Book(ROOT), by_names(names), seed))


# --- the roster


CANVAS = "Student,ID,SIS User ID,SIS Login ID,Section,Quiz (7)\r\n"
ASK, SAVE = ("--roster-heads",), ("CSV UTF-8",)

#: case -> the text of a file, its encoding, and its students as `id=name` or, if it's refused, a tuple of words in the
#: error
ROSTERS: dict[str, tuple[str | bytes, str, str | tuple[str, ...]]] = {
    # lists typed at a school
    "a list": ("id,name\ns1,Anna Li\ns2,Ben\n", "utf8", "s1=Anna Li s2=Ben"),
    "Excel in Europe": ("sep=;\r\nName;ID\r\nAnna Li;s1\r\n", "utf-8-sig", "s1=Anna Li"),
    "Excel with tabs": ("sep=\t\r\nid\tname\r\n71\tLi, Anna\r\n", "utf-16", "71=Li, Anna"),
    "UTF-16 without a mark": ("学号\t姓名\r\n71\t李明\r\n", "utf-16-be", "71=李明"),
    "one column": ("name\n李\nÅsa\nياسمين\n", "utf8", "李=李 Åsa=Åsa ياسمين=ياسمين"),
    "an added address": ("id,name,email\n71,Ida,x@a.b\n72,Ole,x@a.b\n73,Eva,\n", "utf8", "71=Ida 72=Ole 73=Eva"),
    "underscores": ("student_id,student_name\n71,Ida Quill\n", "utf8", "71=Ida Quill"),
    "German": ("Matrikel-Nr.;Name;Vorname\n71;Groß;Jürgen\n", "cp1252", "71=Jürgen Groß"),
    "a surname beside the name": ("Name,Surname\nIda,Quill\n", "utf8", "Ida=Ida Quill"),
    "short German names": ("Matrikel-Nr.;Name\n71;Höß\n72;Ida Süß\n73;Groß\n", "cp1252", "71=Höß 72=Ida Süß 73=Groß"),
    "French": ("Nom;Prénom;Courriel\nNoël;André;a@b.c\n", "cp1252", "a@b.c=André Noël"),
    "Polish": ("Nr albumu;Imię;Nazwisko\n71;Łucja;Wąs\n", "cp1250", "71=Łucja Wąs"),
    "Chinese": ("学号,姓名\n71,李明\n72,王芳\n", "gbk", "71=李明 72=王芳"),
    "Japanese": ("学籍番号,氏名\n71,山田 太郎\n", "shift_jis", "71=山田 太郎"),
    "Korean": ("학번,이름\n71,김민수\n", "euc_kr", "71=김민수"),
    "Russian": ("ФИО;Номер студента\nИванов Пётр;71\n", "cp1251", "71=Иванов Пётр"),
    "Arabic": ("الرقم الجامعي,الاسم\n٧١,ياسمين\n", "utf8", "٧١=ياسمين"),
    "blanks behind commas": ('id, name\n71, "Li, Anna"\n', "utf8", "71=Li, Anna"),
    "numbers without heads": ("s1\tAnna Li\ns2\tBen", "utf8", "s1=Anna Li s2=Ben"),
    "addresses without heads": ("anna@b.c\n\n , \nben@b.c\n", "utf8", "anna@b.c=anna@b.c ben@b.c=ben@b.c"),
    "a title above the heads": ("Klasse 7b;;\n\nid;name\n71;Ida\n72;Li, Ole\n", "utf8", "71=Ida 72=Li, Ole"),
    "a formula is a text": ("id\n=1+1\n@SUM(A1)\n-2\n", "utf8", "=1+1==1+1 @SUM(A1)=@SUM(A1) -2=-2"),
    "a long name": ("id,name\ns1," + "x" * 200, "utf8", "s1=" + "x" * 200),
    # gradebooks
    "Canvas": (
        CANVAS + ',,,,,Manual Posting\n    Points Possible,,,,,10\n"Li, Anna",7,u1,s1,A,5\n"X, Ben",8,,s2,A,\n,10,,s3,A,\n'
        '"Student, Test",9,,5f1,A,\n', "utf8", "s1=Li, Anna s2=X, Ben s3=s3",
    ),
    "Canvas, names split": (
        "LastName,FirstName,ID,SIS Login ID,Section,Quiz (7)\n    Points Possible,,,,,10\nLi,Anna,7,s1,A,5\nStudent,Test,9,5f1,A,\n",
        "utf8", "s1=Anna Li",
    ),
    "Moodle": ("First name,Last name,ID number,Email address\nAnna,Li,s1,a@b.c\nBen,,s2,b@b.c\n", "utf8", "s1=Anna Li s2=Ben"),
    "Moodle without numbers": ("First name,Last name,ID number,Email address\nAnna,Li,,a@b.c\n", "utf8", "a@b.c=Anna Li"),
    "Google Classroom": (
        "Last Name,First Name,Email Address,Essay\nDate,,,2026-09-01\nPoints,,,100\nLi,Anna,a@b.c,90\n", "utf8", "a@b.c=Anna Li",
    ),
    "GitHub Classroom": (
        '"identifier","github_username","github_id","name"\n"mbrandt","","",""\n"s2","ben9","81","Ben"\n', "utf8",
        "mbrandt=mbrandt s2=Ben",
    ),
    "Blackboard": (
        '"Last Name"\t"First Name"\t"Username"\t"Student ID"\t"Quiz"\n"Li"\t"Anna"\t"anna.li"\t""\t"5"\n', "utf-16", "anna.li=Anna Li",
    ),
    "Brightspace": (
        "OrgDefinedId,Username,Last Name,First Name,Quiz Points Grade,End-of-Line Indicator\n#71,#anna,Li,Anna,5,#\n", "utf8",
        "anna=Anna Li",
    ),
    # files that need the option for their heads
    "heads of no known language": ("kennung,nimike\n71,Ida\n", "utf8", ("kennung, nimike", *ASK)),
    "names without a head": ("Anna\nBen\n", "utf8", ("Anna", *ASK)),
    "a name that is a head too": ("Ad\nPiet\n", "utf8", ("Ad", *ASK)),
    # refused files, whose error names everything that's wrong
    "faults": (
        "id,name\ns1,Anna\n,Ben\nS1,Eva\nｓ1,Ole\n,Uwe\ns2,an\u202ena\n" + f"{'x' * 301},Y", "utf8",
        ("row 3", "Ben", "row 6", "Uwe", "rows 2, 4 and 5", "row 7", "row 8", "'id'"),
    ),
    "equal addresses": ("email,name\nx@a.b,Ida\nx@a.b,Ole\n", "utf8", ("rows 2 and 3", "x@a.b", "`id`")),
    "nobody": ("id,name\n\n,,\n", "utf8", ("class.csv",)),
    "no bytes": ("", "utf8", ("class.csv",)),
    "a quote that is left open": ('"anna\n', "utf8", ("class.csv",)),
    "a long line": ("x" * 200_000, "utf8", ("class.csv",)),
    "a file too large": (b"71\n" * 7_000_000, "", ("21,000,000",)),
    "a workbook": (b"PK\x03\x04\x14\0\0\0", "", SAVE),
    "Chinese, in one of two encodings": ("id,naam\n71,李明\n", "gbk", ("'李明' in GBK", "Big5", *SAVE)),
    "no encoding": (b"id,name\n71,\xff\xfe\x81\x8d\n", "", SAVE),
    "half of UTF-16": (b"\xff\xfei\0d", "", SAVE),
}  # fmt: skip


def as_read(data: bytes, heads: str = "") -> str:
    return " ".join(f"{one.id}={one.name}" for one in read_roster(data, "class.csv", heads))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("written", "encoding", "told"), ROSTERS.values(), ids=ROSTERS)
def test_a_roster_is_read_as_schools_write_it_or_the_error_asks_for_an_option(
    written: str | bytes, encoding: str, told: str | tuple[str, ...]
) -> None:
    data = written if isinstance(written, bytes) else written.encode(encoding)
    if isinstance(told, str):
        assert as_read(data) == told
        return
    with pytest.raises(ValueError, match=r"class\.csv") as refused:
        read_roster(data, "class.csv")
    assert [word for word in told if word not in str(refused.value)] == []


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("sign", [",", ";", "\t"], ids=["comma", "semicolon", "tab"])
@pytest.mark.parametrize("encoding", ["utf8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_separators_and_encodings_change_nothing(sign: str, encoding: str) -> None:
    for written, own, told in ROSTERS.values():
        if isinstance(written, str) and isinstance(told, str):
            out = io.StringIO()
            csv.writer(out, delimiter=sign).writerows(filter(None, csv_rows(written.encode(own), "class.csv", is_head)))
            assert as_read(out.getvalue().encode(encoding)) == told


@pytest.mark.parametrize(
    ("heads", "told"),
    [("yes", "71=Ida"), ("no", "kennung=nimike 71=Ida"), ("id=Kennung,name=nimike", "71=Ida"), ("name=nimike+kennung", "Ida 71=Ida 71")],
)  # fmt: skip
def test_an_option_can_say_what_the_first_row_means(heads: str, told: str) -> None:
    assert as_read(b"kennung,nimike\n71,Ida\n", heads) == told
    for wrong in ("id=nummer", "maybe"):
        with pytest.raises(ValueError, match=wrong.removeprefix("id=")):
            as_read(b"kennung,nimike\n71,Ida\n", wrong)


@pytest.mark.parametrize(
    ("written", "encoding", "named"),
    [
        ("id,name\n71,Zoë\n", "cp1252", ("Zoë", "Windows-1252")),
        ("id,name\n71,Höß\n", "cp1252", ("Höß", "Windows-1252")),
        ("id,name\n71,Łucja\n", "cp1250", ("Łucja", "Windows-1250")),
        (CANVAS + "Points Possible,,,,,10\nLi,7,u1,s1,A,5\n", "utf8", ("Points Possible",)),
        ("kennung,name\n71,Ida\n72,Ole\n", "utf8", ("kennung", "id=")),
        ("7b\nid,name\n71,Ida\n", "utf8", ("row 1", "7b")),
        ("id,name\n2.0231E+11,Ida\n", "utf8", ("2.0231E+11",)),
    ],
)
def test_a_warning_names_what_a_person_should_check(written: str, encoding: str, named: tuple[str, ...]) -> None:
    said: list[str] = []
    read_roster(written.encode(encoding), "class.csv", say=said.append)
    assert len(said) == 1
    assert all(word in said[0] for word in named)


# --- a notebook for each student


def test_each_student_gets_different_numbers_with_solutions() -> None:
    students = [Student("s1", "Anna <b>*Li*"), Student("=1+1", "=1+1"), Student("李", "李")]
    files = export(plan(*ASKED), ROOT, ("own",), students)
    assert files == export(plan(*ASKED), ROOT, ("own",), students)
    handed_out = sorted(path for path in files if path.startswith("student/") and path.endswith(".ipynb"))
    assert len(handed_out) == 3
    assert "student/s1.ipynb" in handed_out
    assert not any(re.search("[=+<]", path) for path in files)
    sources = {
        path: [cell["source"] for cell in json.loads(files[path])["cells"]] for path in files if path.endswith(".ipynb")
    }
    assert len({tuple(sources[path][1:]) for path in handed_out}) == 3
    for path in handed_out:
        both = (sources[path], sources[path.replace("student/", "teacher/solutions/")])
        asked, told = ([one for one in cells if "## " in one[:3]] for cells in both)
        assert asked == told
    assert r"Anna \<b\>\*Li\* \(s1\): " in sources["student/s1.ipynb"][0]
    heads = [student(plan(*asked).of(students[0]))["cells"][0]["source"] for asked in (ASKED[:2], ASKED, ASKED[3:])]
    whose = [re.findall(r"\\\): (.*?)\.", head) for head in heads]
    assert [len(one) for one in whose] == [1, 1, 0], "exercises of the book must have the same numbers for everybody"
    assert whose[0] != whose[1]
    assert all(b"maple" not in files[path] for path in handed_out)
    more = export(plan(*ASKED), ROOT, ("own",), [*students, Student("late", "late")])
    assert all(more[path] == files[path] for path in handed_out)
    with pytest.raises(ValueError, match="--format own"):
        export(plan(*ASKED), ROOT, ("own", "print"), students)


def test_the_numbers_change_neither_the_points_nor_the_form_of_an_answer() -> None:
    """Points, names and forms of answers are the same for the whole class, so that marks can be compared."""
    for kind, level in product(problem_kinds(), (1, 2, 3)):
        some = [from_practice(kind, level, f"seed {n}", 1) for n in range(12)]
        assert len({(one.id, one.kind.name, one.points, one.name, one.minutes) for one in some}) == 1, (kind, level)


@pytest.mark.thorough
def test_a_thousand_students_each_get_a_notebook(tmp_path: Path) -> None:
    (tmp_path / "class.csv").write_text("id,name\n" + "".join(f"s{n},Student {n}\n" for n in range(1000)), "utf8")
    call = ["assign", "--exercises", ",".join(ASKED), "--roster", str(tmp_path / "class.csv")]
    assert main([*call, "--seed", "maple", "--out", str(tmp_path / "hw1.zip")]) == 0
    with zipfile.ZipFile(tmp_path / "hw1.zip") as found:
        assert sum(name.startswith("hw1/student/s") for name in found.namelist()) == 1000


# --- the owner of a notebook


def claimed(student: str | None) -> bytes:
    return json.dumps({"cells": [], "metadata": {"cgbook_student": student}}).encode()


CLASS = [Student("s1", "Anna"), Student("s2", "Ben"), Student("s3", "Ben")]


def owners(*handed_in: tuple[str, Any]) -> list[tuple[str, str, bool]]:
    found = recognised([Submission(name, claimed(whose)) for name, whose in handed_in], CLASS)
    return [(one.student, one.who.id if one.who else "", bool(one.problem or one.note)) for one in found]


def test_a_notebook_names_its_owner_whatever_the_file_is_called() -> None:
    assert owners(("li_123_hw1", "s2"), ("ANNA", None)) == [("Anna (s1)", "s1", False), ("Ben (s2)", "s2", False)]
    assert owners(("s3", 7), ("S1", ["s2"])) == [("Anna (s1)", "s1", False), ("Ben (s3)", "s3", False)]
    assert owners(("Ben", None)) == [("Ben", "", True)]  # two students have this name
    assert owners(("stranger", "s9")) == [("stranger", "", True)]
    (stranger,) = recognised([Submission("x", claimed("9999999"))], CLASS)
    assert stranger.problem == "9999999 isn't on the roster"
    assert owners(("s1", "s2")) == [("Ben (s2), as s1", "s2", True)]  # the notebook of another student
    both = owners(("s1", "s2"), ("s2", "s2"))
    assert both == [("Ben (s2), as s1", "s2", True), ("Ben (s2), as s2", "s2", True)]


def test_two_files_of_a_student_are_distinguished_by_their_paths(tmp_path: Path) -> None:
    paths = ["Ben_1_file_/hw1.ipynb", "Ben_1_file_/old/hw1 (1).ipynb"]
    for number, path in enumerate(paths):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        data = json.loads(claimed("s2")) | {"cells": [{"metadata": {"tags": ["answer:x"]}, "source": str(number)}]}
        (tmp_path / path).write_text(json.dumps(data))
    found = recognised(submissions(tmp_path, "hw2"), CLASS)
    assert [one.student for one in found] == [f"Ben (s2), as {path}" for path in paths]


# --- files for gradebooks


def assigned(folder: Path, roster: list[Student]) -> Assignment:
    for path, data in export(plan("3.22", "with-a-purse"), ROOT, ("own",), roster).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    return read_assignment(folder / "teacher")


def test_files_for_canvas_and_moodle_leave_out_notebooks_that_need_a_look(tmp_path: Path) -> None:
    nim = assigned(tmp_path, CLASS)
    results = [
        Result("Anna (s1)", (Mark("a", 3, "right"),), who=CLASS[0]),
        Result("Ben (s2)", (Mark("a", 2, "right"),), who=CLASS[1], note="look"),
        Result("x", (), "whose notebook it is cannot be told"),
    ]
    write_feedback(tmp_path / "pages", nim, [replace(one, marks=(), problem="damaged") for one in results])
    assert sorted(page.name[:3] for page in (tmp_path / "pages").iterdir()) == ["Ben", "s1."]
    canvas = list(csv.reader(io.StringIO(as_canvas(nim, results))))
    assert canvas == [
        ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Nim & more"],
        ["Points Possible", "", "", "", "", str(nim.out_of)],
        ["Anna", "", "s1", "s1", "", "3"],
    ]
    moodle = list(csv.reader(io.StringIO(as_gradebook(nim, results))))
    assert moodle == [["Student", "ID number", "Nim & more"], ["Anna", "s1", "3"]]
    by_mail = [Result("a@b.c", (Mark("a", 3, "right"),), who=Student("a@b.c", "Anna"))]
    assert as_gradebook(nim, by_mail).startswith('"Student","Email address","Nim & more"\n')


@pytest.mark.parametrize(
    ("roster", "write", "back"),
    [
        (
            CANVAS + '"Quill,  Ida",551,,ida,M-1,5\n"Reed, Ole",552,u2,ole,,\n', as_canvas,
            "Student,ID,SIS User ID,SIS Login ID,Section,Nim & more\nPoints Possible,,,,,7\n"
            '"Quill,  Ida",551,,ida,M-1,3\n"Reed, Ole",552,u2,ole,,3\n',
        ),
        (
            "First name,Last name,ID number,Department,Email address\nAnna,Li,,x,a@b.c\n", as_gradebook,
            "First name,Last name,ID number,Email address,Nim & more\nAnna,Li,,a@b.c,3\n",
        ),
        (
            "OrgDefinedId,Username,Last Name,Old Points Grade,End-of-Line Indicator\n#71,#anna,Li,5,#\n", as_gradebook,
            "OrgDefinedId,Username,Nim & more Points Grade,End-of-Line Indicator\n#71,#anna,3,#\n",
        ),
        ("学号,姓名,电话\n71,李明,5\n72,王芳,5\n", as_gradebook, "学号,姓名,Nim & more\n71,李明,3\n72,王芳,3\n"),
    ],
)  # fmt: skip
def test_a_students_entries_in_the_roster_come_back_unchanged(
    roster: str, write: Callable[[Assignment, list[Result]], str], back: str, tmp_path: Path
) -> None:
    nim = assigned(tmp_path, read_roster(roster.encode(), "class.csv"))
    results = [Result(one.label, (Mark("a", 3, "right"),), who=one) for one in nim.students]
    wanted, found = (list(csv.reader(io.StringIO(text))) for text in (back, write(nim, results)))
    assert found == wanted
    assert read_roster((tmp_path / "teacher/files.csv").read_bytes(), "files.csv") == list(nim.students)


def test_a_roster_with_semicolons_gets_files_with_semicolons(tmp_path: Path) -> None:
    (tmp_path / "class.csv").write_text("id;name\ns1;Li, Anna\n", "utf8")
    call = ["assign", "--exercises", "the-small-one", "--roster", str(tmp_path / "class.csv"), "--out"]
    assert main([*call, str(tmp_path / "hw1")]) == 0
    nim = read_assignment(tmp_path / "hw1" / "teacher")
    (anna,) = nim.students
    results = [Result(anna.label, (Mark("a", 1.5, "right"),), who=anna)]
    assert as_gradebook(nim, results) == '"Student";"ID number";"hw1"\n"Li, Anna";"s1";"1,5"\n'
    marks = as_csv(nim, results)
    assert marks.startswith('"student";')
    assert read_points(marks.encode("utf-8-sig"), "m")["Li, Anna (s1)"][nim.items[0].id] == "1,5"
    assert (tmp_path / "hw1/teacher/files.csv").read_text(
        "utf-8-sig"
    ) == '"id";"name";"file"\n"s1";"Li, Anna";"s1.ipynb"\n'


# --- the whole process


def answered(handed_out: dict[str, Any], right: dict[str, str]) -> str:
    """Return a student's notebook with some answers."""
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
def test_an_assignment_for_a_class_is_exported_answered_and_graded(
    size: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A student who copies the right answers to a neighbour's numbers gets no marks for them."""
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
        target = folder / f"upload {number}"  # such folders and names come from a school's platform
        target.mkdir()
        (target / "hw1 (1).ipynb").write_text(answered(json.loads(path.read_text("utf8")), mine[path.name]), "utf8")
    files = {name: tmp_path / f"{name}.csv" for name in ("csv", "canvas", "moodle")}
    asked = [word for name, path in files.items() for word in (f"--{name}", str(path))]
    assert main(["grade", str(out / "teacher"), str(folder), *asked, "--feedback", str(tmp_path / "f")]) == 0
    assert files["csv"].read_bytes().startswith(b"\xef\xbb\xbf")  # spreadsheets then read the file as UTF-8
    rows = list(csv.reader(files["csv"].open(encoding="utf-8-sig")))
    total = rows[0].index("total")
    most = rows[1][total + 1]
    points = {row[0]: row[total] for row in rows[1:]}
    assert list(points) == ["'=1+1", *ids[1:]]  # in the order of the roster
    assert {student for student, got in points.items() if got != most} == {"s3"}
    assert rows[ids.index("s3") + 1][4] == rows[1][4]  # a copied program is right, because programs have no numbers
    canvas = list(csv.reader(files["canvas"].open(encoding="utf8")))
    assert [row[3] for row in canvas[2:]] == list(points)
    assert [row[2] for row in csv.reader(files["moodle"].open(encoding="utf8"))][1:] == list(points.values())
    pages = sorted((tmp_path / "f").iterdir())
    assert len(pages) == size
    assert all("<script" not in page.read_text("utf8") for page in pages)
    assert all("<h2>1. Nim moves: " in page.read_text("utf8") for page in pages)
