"""Tests of forty kinds of submissions: their points, the messages, and whether a teacher is asked to look."""

from __future__ import annotations

import json
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell

from cgbook.__main__ import main
from cgbook.teaching.answers.text import BEGUN
from cgbook.teaching.grading.assignment import Assignment, read_assignment
from cgbook.teaching.grading.marks import Kept, Result, grade
from cgbook.teaching.grading.notebooks import Submission, submissions
from cgbook.teaching.grading.proofs import as_proofs, read_points, unmatched, with_points
from cgbook.teaching.grading.reading import python_of
from cgbook.teaching.grading.reports import (
    RECORD,
    Points,
    as_canvas,
    as_csv,
    class_table,
    feedback_of,
    statistics,
    table,
)
from cgbook.teaching.roster import Student
from cgbook.teaching.seeds import ORIGIN, origin_of
from cgbook.teaching.tables import as_csv_text
from tests.cgbook.teaching.classroom import BOOK, CHOICE, LIST, cell, notebook, teacher

ODD = "03-nim/09-an-odd-number"
PROOF = "As s is not 0, some heap has that bit."
ASKED = f"## 3. {ODD}\n\nProve it."


def made(
    first: str = "the_small_one = [2, 4, 5]",
    second: str = "same_or_opposite = 1",
    *more: dict[str, Any],
    before: str = "",
    kind: str = "code",
    proof: str = BEGUN,
) -> str:
    """Return a notebook with a list, an option and a proof, and with `more` at the end."""
    return notebook(
        *([cell(before)] if before else []),
        cell(f"## 1. {LIST}", kind="markdown"),
        cell(first, f"answer:{LIST}"),
        cell(f"## 2. {CHOICE}", kind="markdown"),
        cell(second, f"answer:{CHOICE}", kind=kind),
        cell(ASKED, kind="markdown"),
        cell(proof, f"answer:{ODD}", kind="markdown"),
        *more,
    )


def stripped(text: str) -> str:
    """Return the same notebook without the metadata of its cells."""
    data = json.loads(text)
    for one in data["cells"]:
        one["metadata"] = {}
    return json.dumps(data)


def old(text: str) -> str:
    """Return the same notebook in version 3 of the format."""
    cells = [
        {**one, "input": one["source"]} if one["cell_type"] == "code" else one for one in json.loads(text)["cells"]
    ]
    return json.dumps({"nbformat": 3, "nbformat_minor": 0, "metadata": {}, "worksheets": [{"cells": cells}]})


def headed(level: object) -> str:
    """Return a notebook in version 3 that begins with a heading of this level."""
    data = json.loads(old(made(proof=PROOF)))
    data["worksheets"][0]["cells"].insert(0, {"cell_type": "heading", "level": level, "source": "Nim", "metadata": {}})
    return json.dumps(data)


def loud() -> str:
    """Return a notebook with a cell that has printed 30 MB."""
    data = json.loads(made())
    data["cells"][1]["outputs"] = [{"output_type": "stream", "name": "stdout", "text": "x" * 30_000_000}]
    return json.dumps(data)


def first(source: str) -> str:
    return made(first=source)


def second(source: str) -> str:
    return made(second=source)


MD = {"kind": "markdown"}
# case -> notebook, points of the list and the option, length of the proof, words in the messages, whether a person must
# look
CASES: dict[str, tuple[str | Callable[[], str], tuple[int | None, int | None], int, str, bool]] = {
    "right": (made(proof=PROOF), (2, 2), 38, "right", False),
    "nothing": (made("the_small_one = ...", "same_or_opposite = ..."), (0, 0), 0, "the_small_one", False),
    "a tuple": (first("the_small_one = (2, 4, 5)"), (2, 2), 0, "", False),
    "floats": (first("the_small_one = [2.0, 4, 5.0]"), (2, 2), 0, "", False),
    "texts": (first("the_small_one = ['2', '4', '5']"), (2, 2), 0, "", False),
    "one text": (first("the_small_one = '2, 4, 5'"), (2, 2), 0, "", False),
    "fractions": (first("from fractions import Fraction\nthe_small_one = [Fraction(4, 2), 4, 5]"), (2, 2), 0, "", False),
    "in a list": (second("same_or_opposite = [1]"), (2, 2), 0, "", False),
    "a text": (second("same_or_opposite = '1'"), (2, 2), 0, "", False),
    "a Decimal": (second("from decimal import Decimal\nsame_or_opposite = Decimal('1')"), (2, 2), 0, "", False),
    "%%time": (second("%%time\nsame_or_opposite = 1"), (2, 2), 0, "", False),
    "%time": (second("%time same_or_opposite = 1"), (2, 2), 0, "", False),
    "!pip": (second("!pip install numpy\nsame_or_opposite = 1"), (2, 2), 0, "", False),
    "x = !ls": (second("files = !ls\nsame_or_opposite = 1"), (2, 2), 0, "", False),
    "name?": (second("print?\nsame_or_opposite = 1"), (2, 2), 0, "", False),
    "%matplotlib": (second("%matplotlib inline\nsame_or_opposite = 1"), (2, 2), 0, "", False),
    "a syntax error below": (second("same_or_opposite = 1\n= ="), (2, 2), 0, "", False),
    "an endless loop": (second("same_or_opposite = 1\nwhile True:\n    pass"), (2, 2), 0, "", False),
    "sys.exit": (second("import sys\nsame_or_opposite = 1\nsys.exit()"), (2, 2), 0, "", False),
    "input() elsewhere": (made(before="name = input()"), (2, 2), 0, "", False),
    "numpy beside it": (second("import numpy as np\nsame_or_opposite = 1"), (2, 2), 0, "", False),
    "printed": (first("the_small_one = [2, 4, 5]\nprint(the_small_one)\nthe_small_one"), (2, 2), 0, "", False),
    "the last counts": (second("same_or_opposite = 2\nsame_or_opposite = 1"), (2, 2), 0, "", False),
    "changed later": (made("the_small_one = [2, 4, 5]", "same_or_opposite = 1", cell("the_small_one[0] = 90")), (0, 2), 21, "", False),
    "appended": (first("the_small_one = [2, 4]\nthe_small_one.append(5)"), (2, 2), 0, "", False),
    "computed": (first("the_small_one = sorted({5, 2, 4})"), (2, 2), 0, "", False),
    "%time computed": (second("%time same_or_opposite = 3 - 2"), (2, 2), 0, "", False),
    "by a name": (second("mine = 1\nsame_or_opposite = mine"), (2, 2), 0, "", False),
    "asks": (second("same_or_opposite = int(input())"), (2, None), 0, "same_or_opposite", True),
    "by numpy": (second("import numpy as np\nsame_or_opposite = np.int64(1)"), (2, None), 0, "same_or_opposite", True),
    "a generator": (first("the_small_one = (n for n in [2, 4, 5])"), (None, 2), 0, "generator", True),
    "in a Markdown cell": (made(kind="markdown"), (2, 2), 0, "cell 4", False),
    "in a raw cell, computed": (made(second="same_or_opposite = 3 - 2", kind="raw"), (2, None), 0, "cell 4", True),
    "another name": (second("Same_or_opposite = 1"), (2, None), 0, "cell 4 doesn't set it", True),
    "another name below": (second("same_or_opposite = ...  # a number\nsame = 1"), (2, None), 0, "cell 4 doesn't set it", True),
    "compared": (second("same_or_opposite == 1"), (2, None), 0, "cell 4 doesn't set it", True),
    "no name": (second("1"), (2, None), 0, "cell 4 doesn't set it", True),
    "a comment": (second("# no idea\nsame_or_opposite = ..."), (2, 0), 0, "", False),
    "no metadata": (stripped(made(proof=PROOF)), (2, 2), 38, "", False),
    "a proof below the placeholder": (made(proof=BEGUN + "\n\nFirst."), (2, 2), 6, "", False),
    "a proof in a new cell": (notebook(*json.loads(made())["cells"], cell(PROOF, **MD)), (2, 2), 38, "", False),
    "a proof as code": (notebook(*json.loads(made())["cells"], cell(PROOF)), (2, 2), 38, "", False),
    "a proof with its question": (made().replace("Prove it.", f"Prove it.\\n{PROOF}"), (2, 2), 38, "", False),
    "a proof at the top": (notebook(cell(PROOF, **MD), *json.loads(made())["cells"]), (2, 2), 0, "cell 1", True),
    "another notebook": (notebook(cell("x = 1")), (None, None), 0, "", True),
    "version 3": (old(made(proof=PROOF)), (2, 2), 38, "", False),
    "a heading of any level": (headed(float("inf")), (2, 2), 38, "", False),
    "a heading of a huge level": (headed(10**9), (2, 2), 38, "", False),
    "a kind that is a list": (notebook({**cell("x = 1"), "cell_type": []}, *json.loads(made())["cells"]), (2, 2), 0, "", False),
    "30 MB printed": (loud, (2, 2), 0, "", False),
    "0 bytes": ("", (None, None), 0, "0 bytes", True),
    "cut off": (made()[:200], (None, None), 0, "", True),
}  # fmt: skip


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Assignment:
    texts = {LIST: "08-the-small-one", CHOICE: "11-same-or-opposite", ODD: "09-an-odd-number"}
    kinds = {LIST: "list", CHOICE: "choice", ODD: "text"}
    rows = [(id, kinds[id], 2, (BOOK / f"{name}.md").read_text("utf8")) for id, name in texts.items()]
    folder = teacher(tmp_path_factory.mktemp("t"), rows)
    data = json.loads((folder / "assignment.json").read_text())
    data["exercises"][2]["asked"] = ASKED
    (folder / "assignment.json").write_text(json.dumps(data))
    return read_assignment(folder)


@pytest.mark.usefixtures("sandbox")
@pytest.mark.parametrize("name", CASES)
def test_a_submission_is_marked_or_its_problem_is_named(name: str, nim: Assignment, tmp_path: Path) -> None:
    text, points, proof, words, look = CASES[name]
    (tmp_path / "anna.ipynb").write_text(text if isinstance(text, str) else text())
    handed_in, kept = submissions(tmp_path, "nim"), Kept(tmp_path / "kept")
    (found,), (again,) = (list(grade(nim, handed_in, kept=kept)) for _ in range(2))
    assert again.kept or look
    assert (again.marks, again.texts) == (found.marks, found.texts)
    said = " / ".join(mark.message for mark in found.marks)
    assert BEGUN not in feedback_of(nim, found)
    assert tuple(mark.points for mark in found.marks[:2]) == points, said
    assert len(dict(found.texts).get(ODD, "")) == proof
    assert words in said
    assert all(mark.message for mark in found.marks)
    assert found.to_look_at == look, said


@pytest.mark.parametrize(
    "source",
    ["%%time\nx = 1", "%time x = 1", "!true\nx = 1", "x = !true", "print?\nx = 1", "%pwd\nx = 1",
     "%%capture\nx = 1", "%%capture out\nx = 1", "%timeit -n1 -r1 x = 1", "%%bash\nx=1", "  x = 1", "%%writefile /dev/null\nx = 1",
     "if True:\n    !true\n    x = 1", "%time\nx = 1", "x = 7 % 3"],
)  # fmt: skip
def test_a_cell_binds_the_names_that_jupyter_binds(source: str) -> None:
    shell = InteractiveShell.instance()
    shell.user_ns.pop("x", None)
    shell.run_cell(source)
    names: dict[str, Any] = {}
    exec(python_of(source), names)
    assert ("x" in names) == ("x" in shell.user_ns)
    assert "x" not in names or names["x"] == shell.user_ns["x"]


def test_a_teacher_can_overrule_every_mark(nim: Assignment) -> None:
    texts = {"anna": second("same_or_opposite = 2"), "ben": "broken", "cleo": made(proof=PROOF)}
    results = list(grade(nim, [Submission(name, text.encode()) for name, text in texts.items()]))
    rows = {"anna": {CHOICE: "1.5", ODD: "2", "comment": "Nearly."}, "ben": {LIST: "1,5"}, "cleo": {ODD: "0,5"}}
    (anna, ben, cleo), changed = with_points(nim, results, rows, "marks.csv")
    assert [mark.points for mark in anna.marks] == [2, 1.5, 2]
    assert any("anna" in line and "0 → 1.5" in line for line in changed)
    assert any("ben" in line for line in changed)
    assert (ben.points, cleo.points) == (1.5, 4.5)
    assert "Nearly." in feedback_of(nim, anna)
    assert f"0 → 1.5; the grader said: {results[0].marks[1].message}" in unescape(feedback_of(nim, anna))
    assert '"Nearly."' in as_csv(nim, [anna, ben, cleo])
    assert "5.5" in as_canvas(nim, [anna])
    told = [(one["marked"], one["mean"], one["nothing"]) for one in statistics(nim, [anna, cleo, results[1]])]
    assert told == [(2, 2, 0), (2, 1.75, 0), (2, 1.25, 0)], "a notebook that couldn't be judged must be left out"
    assert "1.75 of 2" in class_table(nim, [anna, cleo])


LATE = {  # the teacher's points when a student hands in new answers -> the new points, and words of the table
    "nothing of the teacher's": ({}, [2, 2, None], "No points yet for an_odd_number: lea"),
    "points for a proof": ({ODD: "2"}, [2, 2, None], "the answer has changed since your teacher gave 2"),
    "an overruled mark": (
        {ODD: "2", CHOICE: "1"},
        [2, None, None],
        "since your teacher gave 1; the grader gives 2: right",
    ),
}


@pytest.mark.parametrize("name", LATE)
def test_new_answers_get_new_marks(name: str, nim: Assignment) -> None:
    """Answers that haven't changed keep the teacher's points, however often the file is written."""
    given, points, said = LATE[name]

    def marked(text: str, rows: Points | None) -> Result:
        (found,) = grade(nim, [Submission("lea", text.encode())])
        return with_points(nim, [found], rows, "m")[0][0] if rows else found

    def written(result: Result, **fields: str) -> Points:
        (row,) = read_points(as_csv(nim, [result]).encode(), "m").values()
        return {"lea": row | fields}

    early = made("the_small_one = [1]", "same_or_opposite = 2", proof=PROOF)
    rows = written(marked(early, None), **given)
    unchanged = marked(early, rows)
    assert [mark.points for mark in unchanged.marks] == [0, float(given.get(CHOICE, 0)), 2 if ODD in given else None]
    assert written(unchanged)["lea"][RECORD] == rows["lea"][RECORD]
    late = marked(made(proof=PROOF + " So."), written(unchanged))
    assert [mark.points for mark in late.marks] == points
    assert said in table(nim, [late])
    assert late.lacks_points
    again = marked(made(proof=PROOF + " So."), written(late))
    assert [mark.points for mark in again.marks] == points, "points that are missing must be asked for again"
    done = marked(made(proof=PROOF + " So."), written(late, **{ODD: "1", CHOICE: "2"}))
    assert [mark.points for mark in done.marks] == [2, 2, 1]
    assert not done.to_look_at


def test_an_answer_that_a_person_must_mark_stays_listed_until_it_has_points(nim: Assignment) -> None:
    (found,) = grade(nim, [Submission("lea", second("same_or_opposite = int(input())").encode())])
    for field, points, look in (("", None, True), ("0", 0, False), ("2", 2, False)):
        rows = read_points(as_csv(nim, [found]).encode(), "m")
        assert rows["lea"][CHOICE] == ""
        rows["lea"][CHOICE] = field
        ((marked,), changed) = with_points(nim, [found], rows, "m")
        assert (marked.marks[1].points, marked.to_look_at, bool(changed)) == (points, look, not look)


def test_points_in_a_file_without_earlier_marks_count_as_the_teachers(nim: Assignment) -> None:
    """Files of version 1.0 and lists of proofs are such files. They can name a student by the id."""
    (found,) = grade(nim, [Submission("Lea (s1)", made(proof=PROOF).encode(), who=Student("s1", "Lea"))])
    for row, points in (({LIST: "1", CHOICE: "", ODD: "2"}, [1, 2, 2]), ({ODD: "2"}, [2, 2, 2]), ({}, [2, 2, None])):
        for name in ("Lea (s1)", "s1"):
            ((marked,), _) = with_points(nim, [found], {name: row}, "m")
            assert [mark.points for mark in marked.marks] == points
            assert unmatched(nim, [found], {name: row, "ida": row}) == ({"ida": row} if row else {})
    assert unmatched(nim, [found], {"ida": {LIST: "two"}}), "points that can't be read must stay too"


def test_a_notebook_of_another_assignment_is_named(nim: Assignment) -> None:
    def marked(origin: object) -> Result:
        data = json.loads(made()) | {"metadata": {ORIGIN: origin}}
        (found,) = grade(nim, [Submission("anna", json.dumps(data).encode())])
        return found

    for origin in (origin_of(nim.seed, nim.name), "", 3):
        assert not marked(origin).problem
    for origin, named in ((origin_of("maple", "hw1"), "hw1"), (origin_of("maple", nim.name), "nim of another class")):
        assert marked(origin).problem == f"this notebook is from another assignment: {named}"
        assert not marked(origin).points


def test_no_run_of_the_command_loses_points_or_comments_of_the_teacher(
    tmp_path: Path, nim: Assignment, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "in").mkdir()
    file, command = (
        tmp_path / "m.csv",
        ["grade", str(nim.folder), str(tmp_path / "in"), "--csv", str(tmp_path / "m.csv")],
    )

    def marks() -> Points:
        assert main(command) == 1
        return read_points(file.read_bytes(), "m.csv")

    for name in ("anna", "ben"):
        (tmp_path / "in" / f"{name}.ipynb").write_text(made(proof=PROOF + name))
    written = marks()
    written["anna"] |= {ODD: "2", CHOICE: "1", "comment": "=Well done"}
    rows = [["student", *written["anna"]], *([name, *row.values()] for name, row in written.items())]
    file.write_text(as_csv_text(rows[0], rows[1:]))
    wanted = {ODD: "2", CHOICE: "1", "comment": "'=Well done"}
    away = tmp_path / "anna.ipynb"
    for where in (tmp_path / "in" / "anna.ipynb", away, away, tmp_path / "in" / "anna.ipynb"):
        for there in tmp_path.rglob("anna.ipynb"):
            there.rename(where)
        found = marks()
        assert {key: found["anna"][key] for key in wanted} == wanted
        assert list(found) == (["ben", "anna"] if where == away else ["anna", "ben"])
        assert ("without a notebook" in capsys.readouterr().out) == (where == away)
    away.write_text("")
    file.write_text("name,mark\n")
    assert main(command) == 2
    assert "isn't a file of marks" in capsys.readouterr().err


def test_the_command_names_identical_notebooks_and_the_teachers_changes(
    tmp_path: Path, nim: Assignment, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "in").mkdir()
    for name, text in {"anna": made(), "ben": made(), "cleo": made() + " "}.items():
        (tmp_path / "in" / f"{name}.ipynb").write_text(text)
    (tmp_path / "m.csv").write_text(f"student,{LIST},{ODD}\nanna,1,\nben,2,\ncleo,2,\n")
    assert main(["grade", str(nim.folder), str(tmp_path / "in"), "--points", str(tmp_path / "m.csv")]) == 1
    said = capsys.readouterr().out.splitlines()
    assert [line for line in said if "anna; ben" in line and "cleo" not in line]
    assert [line for line in said if "anna" in line and line.endswith("2 → 1")]
    (tmp_path / "in" / "ben.ipynb").unlink()
    assert main(["grade", str(nim.folder), str(tmp_path / "in")]) == 0


def test_every_notebook_in_a_students_folder_is_read(tmp_path: Path) -> None:
    for place, text in {
        "anna/x.ipynb": made(),
        "anna/notes.ipynb": notebook(cell("1")),
        "ben/deep/x.ipynb": made(),
        "cleo/x.ipynb": made(),
        "cleo/x-1.ipynb": second("same_or_opposite = 2"),
        "dora/x.ipynb": made(),
        "dora/x-1.ipynb": made(),
    }.items():
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(text)
    found = submissions(tmp_path, "nim")
    assert [one.student for one in found] == ["anna", "ben", "cleo", "cleo (2)", "dora"]
    assert not any(one.problem for one in found)


def test_pictures_formulas_and_markdown_of_a_proof_are_shown(nim: Assignment, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = cell("See **this**: ![x](attachment:x.png) <script> $h^2$, $\\frac{$, &#xe000;9&#xe001;", **MD) | {
        "attachments": {"x.png": {"image/png": "iVBORw0KGgo="}}
    }
    (found,) = grade(nim, [Submission("anna", notebook(*json.loads(made())["cells"], drawn).encode())])
    page = feedback_of(nim, found)
    assert "<strong>this</strong>" in page
    assert 'src="data:image/png;base64,iVBORw0KGgo="' in page
    assert "<script" not in page
    for shown in (page, as_proofs(nim, [found])):
        assert "<msup><mi>h</mi><mn>2</mn></msup>" in shown
        assert "$\\frac{$" in shown, "a formula that can't be read must stay unchanged"
    assert "[2, 4, 5]" not in page
    assert feedback_of(nim, found, solutions=True).count("[2, 4, 5]</strong>") == 1
    monkeypatch.setattr("cgbook.teaching.grading.reports.ROOT", Path("nowhere"))
    assert "$h^2$" in feedback_of(nim, found), "every formula must stay unchanged if no program can set it"
