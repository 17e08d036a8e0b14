"""Tests of reading folders of submissions and messages of the judge, of the files written for people, and of the command."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from cgbook.__main__ import main
from cgbook.teaching.answers.list import Row
from cgbook.teaching.grading import marks, process, sandbox
from cgbook.teaching.grading.assignment import read_assignment
from cgbook.teaching.grading.cells import read_cells
from cgbook.teaching.grading.judging import Mark
from cgbook.teaching.grading.marks import Kept, Result
from cgbook.teaching.grading.notebooks import Submission, submissions, unread
from cgbook.teaching.grading.plain import from_plain, one_line, plain, read_message
from cgbook.teaching.grading.reports import as_canvas, as_csv, as_gradebook, as_json, feedback_of, table, write_feedback
from cgbook.teaching.grading.tester import value_of
from cgbook.teaching.roster import Student, file_name
from tests.cgbook.teaching.classroom import LIST, PUBLIC_ONLY, RIGHT, cell, filled, notebook, teacher

GOOD = notebook(*filled(RIGHT))


# --- messages of the judge


@pytest.mark.parametrize(
    "value",
    [None, True, 7, -(10**1000), 0.5, "text", [1, [2]], (1, (2, [3])), {1, 2}, {"a": [1]}, {(1, 2): {3}}, [], ()],
)
def test_plain_data_arrives_unchanged(value: object) -> None:
    line = read_message(json.dumps({"value": plain(value)}))
    assert line
    assert value_of(line["value"]) == value
    own = {"list": list, "tuple": tuple, "set": set, "dict": dict}
    again = from_plain(line["value"], own)
    assert again == value
    assert type(again) is type(value)


@pytest.mark.parametrize(
    "line",
    ["", "x", "[1]", '"a"', "[" * 100_000, '{"a": NaN}', '{"a": 1e999}', '{"a": ' + "9" * 2000 + "}", '{"a": "' + "x" * 3_000_000 + '"}'],
)  # fmt: skip
def test_lines_of_another_form_are_ignored(line: str) -> None:
    assert read_message(line) is None


def test_a_row_equals_a_list_and_a_tuple() -> None:
    row = value_of(plain([1, [2, 3]]))
    assert row == [1, [2, 3]]
    assert row == (1, (2, 3))
    assert row not in ([1, [2, 4]], 3)
    assert sorted([Row((2, 1)), Row((1, 5))]) == [(1, 5), (2, 1)]


def test_a_message_is_a_single_short_line() -> None:
    assert one_line("a\r\n\tb\x1b[31m\x00\u2028\ud800\u202ec") == "a b[31m c"
    assert len(one_line("x" * 10_000)) == 300


# --- a folder of submissions


def found(folder: Path) -> dict[str, bool]:
    """Return, for each student, whether their notebook can be read."""
    return {one.student: not one.problem for one in submissions(folder, "nim")}


def test_notebooks_are_found_as_files_and_in_folders(tmp_path: Path) -> None:
    for name in ("anna.ipynb", "ben/nim.ipynb"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(GOOD)
    for name in ("cleo", ".ipynb_checkpoints"):
        (tmp_path / name).mkdir()
    for name in ("readme.txt", "李.docx", "x\x1b[2J.txt", ".hidden"):
        (tmp_path / name).touch()
    (tmp_path / "other.json").write_text('{"cells": 3}')
    for name in ("dora.json", "emil.ipynb.txt", "finn.txt", "gil/nim.ipynb.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(GOOD)
    assert found(tmp_path) == {"cleo": False} | dict.fromkeys(("anna", "ben", "dora", "emil", "finn", "gil"), True)
    assert unread(tmp_path) == ["other.json", "readme.txt", "x[2J.txt", "李.docx"]


@pytest.mark.skipif(os.name != "posix", reason="links and pipes of this kind are POSIX")
def test_links_pipes_and_folders_are_not_read_as_notebooks(tmp_path: Path) -> None:
    secret, folder = tmp_path / "secret.ipynb", tmp_path / "in"
    secret.write_text(GOOD)
    (folder / "ben").mkdir(parents=True)
    for name, to in {
        "anna.ipynb": secret,
        "ben/nim.ipynb": secret,
        "cleo": tmp_path,
        "frida.ipynb": folder / "nobody",
    }.items():
        (folder / name).symlink_to(to)
    os.mkfifo(folder / "dora.ipynb")
    (folder / "emil.ipynb").mkdir()
    (folder / "gil.ipynb").write_text("x" * 100_000_001)
    assert found(folder) == dict.fromkeys(("anna", "ben", "cleo", "dora", "emil", "frida", "gil"), False)


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such names")
def test_names_that_cannot_be_printed_are_cleaned_and_stay_different(tmp_path: Path) -> None:
    for name in ("a\nb", "a b", "A B", "..", "\x1b[2J", "=1+1", "größe", "必敗"):
        (tmp_path / f"{name}.ipynb").write_text(GOOD)
    (tmp_path / "anna.ipynb").write_text(GOOD)
    (tmp_path / "anna").mkdir()
    (tmp_path / "anna" / "nim.ipynb").write_text(GOOD)
    (tmp_path / os.fsdecode(b"\xff.ipynb")).write_text(GOOD)
    names = [one.student for one in submissions(tmp_path, "nim")]
    assert all(name.isprintable() for name in names)
    # "...ipynb" is a hidden file, and so is left out
    assert len({name.casefold() for name in names}) == len(names) == 10
    assert {"anna", "anna (2)", "[2J", "=1+1", "größe", "必敗", "\\xff"} <= set(names)
    pages = {file_name(name) for name in names}
    assert len(pages) == len(names)
    assert all(Path(page).name == page and not page.startswith(".") for page in pages)


def test_a_clean_name_keeps_its_marks(tmp_path: Path) -> None:
    """Every other name shows the name of the file too, and is listed for a person to check."""
    other = notebook(*filled({}))
    for name in ("anna", "ｂen", "ben", "Cleo", "cleo"):
        (tmp_path / f"{name}.ipynb").write_text(GOOD)
    (tmp_path / "anna .ipynb").write_text(other)
    for folder, text in (("dora", GOOD), ("cleo ", other)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "nim.ipynb").write_text(text)
    some = {one.student: one for one in submissions(tmp_path, "nim")}
    assert some["anna"].data == GOOD.encode()
    assert {name for name, one in some.items() if not one.note} == {"dora"}
    notes = {one.note for one in some.values()}
    assert {"handed in as 'anna .ipynb'", "handed in as 'anna.ipynb'", r"handed in as '\uff42en.ipynb'"} < notes
    assert some["anna (2)"].note == "handed in as 'anna .ipynb'"
    nim = read_assignment(teacher(tmp_path / "t"))
    given = tuple(Mark(item.id, 0, "right") for item in nim.items)
    shown = table(nim, [Result("anna (2)", given, note=some["anna (2)"].note), Result("dora", given)])
    assert "| handed in as 'anna .ipynb' |" in shown
    assert shown.endswith(": anna (2)")


def test_a_folder_without_notebooks_is_refused(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(ValueError, match=re.escape(str(folder))):
            submissions(folder, "nim")


def test_a_file_that_is_not_a_notebook_is_refused() -> None:
    large = notebook(*[cell("x")] * 2001), notebook(cell("x" * 1_000_001))
    for text in ("", "[]", '{"cells": 3}', "\xff", *large):
        with pytest.raises(ValueError, match=r"."):
            read_cells(text.encode("latin1"))


@pytest.mark.parametrize("code", ["utf-8-sig", "utf-16", "utf-16-le", "utf-32"])
def test_a_notebook_is_read_in_any_unicode_encoding(code: str) -> None:
    text = notebook(cell("größe_必敗 = 1", "answer:a"))
    text = json.dumps(json.loads(text), ensure_ascii=False)
    assert [one.source for one in read_cells(text.encode(code))] == ["größe_必敗 = 1"]


OTTERS = [
    "# Initialize Otter\nimport otter\ngrader = otter.Notebook('hw1.ipynb')",
    'grader.check("q5")',
    "grader.check_all()",
]


def test_a_cell_with_an_answer_is_run_even_if_it_looks_like_a_check() -> None:
    answers = ['# grader.check("q5")\nx = 1', "x = 1\ngrader.check('q5')", "# otter.Notebook", "x = 1"]
    cells = [cell(source, "answer:a", *tags) for source in answers for tags in ([], ["check:a"], ["checked", "check"])]
    cells += [cell("x = 1", "checked"), cell('# grader.check("q5")\nx = 1'), cell("x = 1\ngrader.check('q5')")]
    assert not any(one.check for one in read_cells(notebook(*cells).encode()))
    checks = [cell("x = 1", "check:a"), *map(cell, OTTERS)]
    checks.append({**cell("assert x"), "metadata": {"nbgrader": {"grade": True, "solution": False}}})
    assert all(one.check for one in read_cells(notebook(*checks).encode()))


def test_cells_of_any_shape_are_read() -> None:
    odd = [3, None, {}, {"cell_type": "code"}, {"cell_type": "code", "metadata": [], "source": 3}, cell("y = 1", "check:x"),
           {"cell_type": "code", "metadata": {"tags": [1, "answer:a"]}, "source": ["x", 3, " = 1"]}]  # fmt: skip
    cells = read_cells(json.dumps({"cells": odd}).encode())
    run = [(one.number, one.source, one.answers) for one in cells if not one.check]
    assert run == [(4, "", ""), (5, "", ""), (7, "x = 1", "a")]


# --- a teacher's folder


ENTRY = {"id": "a/b", "kind": "list", "name": "b", "points": 1, "source": "x"}


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"format": 3}, "got 3"), ({"exercises": [{}]}, "'id'"), ({"seed": 7}, "got 7"),
        ({"exercises": [ENTRY | {"points": -1}]}, "got -1"),
        ({"exercises": [ENTRY | {"source": "../../x.md"}]}, "x.md"), ({"exercises": [ENTRY | {"source": {}}]}, "source|practice"),
    ],
)  # fmt: skip
def test_a_damaged_teachers_folder_is_refused(change: dict[str, object], named: str, tmp_path: Path) -> None:
    path = teacher(tmp_path) / "assignment.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | change))
    with pytest.raises(ValueError, match=named):
        read_assignment(tmp_path)


def test_a_folder_without_an_assignment_is_refused_and_the_right_one_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=re.escape(str(tmp_path))):
        read_assignment(tmp_path)
    own = teacher(tmp_path / "teacher")
    with pytest.raises(ValueError, match=re.escape(str(own))):
        read_assignment(tmp_path)
    (packed := tmp_path / "hw1.zip").write_bytes(b"PK")
    for folder in (packed, packed / "teacher"):
        with pytest.raises(ValueError, match=re.escape(f"unpack {packed}")):
            read_assignment(folder)


# --- files for people


def test_a_students_text_is_never_read_as_markup(tmp_path: Path) -> None:
    nim = read_assignment(teacher(tmp_path / "t"))
    bad = "a | b <script> ``` `x`"
    marks = (Mark(LIST, 2, "right", bad), Mark("b", 0, bad), Mark("c", None, "broken", broken=True))
    results = [Result("=cmd()|x", marks), Result("ben", marks[:1] * 3)]
    rows = list(csv.reader(io.StringIO(as_csv(nim, results))))
    assert rows[1][:6] == ["'=cmd()|x", "2", "0", "", "2", "7"]
    shown = table(nim, results)
    assert "<" not in shown
    assert shown.endswith("=cmd()|x"), "the table must list the student whom a person should check"
    page = feedback_of(nim, results[0])
    assert "<pre>a | b &lt;script&gt; ``` `x`</pre>" in page
    assert "<script" not in page
    assert json.loads(as_json(nim, results))["students"][0]["points"] == 2
    write_feedback(tmp_path / "pages", nim, results)
    assert sorted(path.name for path in (tmp_path / "pages").iterdir())[1] == "ben.html"
    assert write_feedback(tmp_path / "pages", nim, results) == []
    assert write_feedback(tmp_path / "pages", nim, results[:1]) == ["ben.html"]


def test_a_spreadsheet_finds_no_formulas_in_the_marks(tmp_path: Path) -> None:
    """No cell starts like a formula, whether the spreadsheet splits lines at commas or at semicolons."""
    nim = read_assignment(teacher(tmp_path / "t"))
    for text in (f"{first}1+1;y" for first in ["=", "+", "-", "@", "＝", "＋", "－", "＠", "\t=", "x;=", "x,="]):
        result = Result(text, (Mark(LIST, 2, "right"), Mark("b", 0, text), Mark("c", None, "broken", broken=True)))
        sure = replace(result, marks=result.marks[:2], who=Student(text, text))
        files = as_csv(nim, [result]), as_canvas(nim, [sure]), as_gradebook(nim, [sure])
        for split, file in product(",;", files):
            cells = [one.lstrip("\t") for row in csv.reader(io.StringIO(file), delimiter=split) for one in row]
            assert not any(one.startswith(tuple("=+-@＝＋－＠")) for one in cells), cells


@pytest.mark.usefixtures("sandbox")
@pytest.mark.parametrize("code", ["cp1252", "ascii"])
def test_names_in_any_script_can_be_written_in_a_limited_encoding(tmp_path: Path, code: str) -> None:
    """Output that is redirected on Windows has such an encoding."""
    folder = tmp_path / "in"
    folder.mkdir()
    for name in ("李", "＝cmd"):
        (folder / f"{name}.ipynb").write_text("no notebook")
    command = [sys.executable, "-m", "cgbook", "grade", str(teacher(tmp_path / "t")), str(folder)]
    surroundings = {**os.environ, "PYTHONIOENCODING": code}
    done = subprocess.run(command, cwd=tmp_path, env=surroundings, capture_output=True, encoding=code, check=False)
    assert done.returncode == 1, done.stderr
    assert "Traceback" not in done.stderr
    assert r"\u674e" in done.stdout


# --- the command


@pytest.mark.usefixtures("sandbox")
def test_the_command_says_why_it_cannot_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "anna.ipynb").write_text(GOOD)
    given = ["grade", str(teacher(tmp_path / "t")), str(folder)]
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "wasmtime", None)
        sandbox._ready.cache_clear()
        sandbox._wasmtime.cache_clear()
        assert main(given) == 2
        said = capsys.readouterr().err
        assert "wasmtime" in said
        assert "book[grading]" in said
    assert main(["grade", str(tmp_path), str(folder)]) == 2
    monkeypatch.chdir(folder)
    assert main(given) == 2, "the command must never run among the submissions"


@pytest.mark.usefixtures("sandbox")
@pytest.mark.thorough
def test_a_stopped_run_continues_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, own, judged = tmp_path / "in", teacher(tmp_path / "t"), process.judge
    folder.mkdir()
    for name, answers in {"anna": RIGHT, "ben": PUBLIC_ONLY, "cleo": {}}.items():
        (folder / f"{name}.ipynb").write_text(notebook(*filled(answers)))
    seen: list[int] = []

    def broken_off(cells: object, *given: object, **more: object) -> list[Mark]:
        seen.append(1)
        if len(seen) == 2:
            raise KeyboardInterrupt
        return judged(cells, *given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(marks, "judge", broken_off)
    given = ["grade", str(own), str(folder), "--csv", str(tmp_path / "m.csv"), "--feedback", str(tmp_path / "f"),
             "--json", str(tmp_path / "m.json")]  # fmt: skip
    assert main(given) == 130
    assert "1 of 3" in capsys.readouterr().err
    assert main(given) == 0
    told = capsys.readouterr()
    assert len(seen) == 4  # anna's marks were stored by the first run
    assert "1/3 anna: 7 (kept)" in told.err
    rows = list(csv.reader((tmp_path / "m.csv").open(encoding="utf-8-sig")))
    assert [row[0] for row in rows] == ["student", "anna", "ben", "cleo"]
    assert [row[4] for row in rows[1:]] == ["7", "1", "0"]
    assert (tmp_path / "f" / "ben.html").read_text("utf8").count("<h1>Nim</h1>") == 1
    assert main(given) == 0
    assert len(seen) == 4
    (own / "exercises" / "0001.md").write_text((own / "exercises" / "0001.md").read_text("utf8") + "\n", "utf8")
    assert main(given) == 0
    assert len(seen) == 7  # the marks of another assignment aren't used
    (folder / "dora.ipynb").write_text("no")
    assert main([*given, "--again"]) == 1
    assert len(seen) == 10
    assert re.search(r": dora$", capsys.readouterr().out, re.MULTILINE)


@pytest.mark.usefixtures("sandbox")
def test_if_marks_cannot_be_written_the_error_names_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, own = tmp_path / "in", teacher(tmp_path / "t")
    folder.mkdir()
    (folder / "anna.ipynb").write_text(notebook(*filled(RIGHT)))
    monkeypatch.setattr(marks, "judge", lambda *given, **more: [Mark("a", 1, "right")])
    assert main(["grade", str(own), str(folder), "--csv", str(tmp_path / "none" / "m.csv")]) == 1
    assert "m.csv" in capsys.readouterr().err


def test_damaged_stored_marks_are_judged_again(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "kept")
    marks = (Mark("a", 1, "right"), Mark("b", None, "–"))
    kept.put("k", marks)
    assert kept.get("k") == marks
    for spoilt in ("", "[{}]", "{", '[{"id": 1, "eval": 2}]'):
        (tmp_path / "kept" / "k.json").write_text(spoilt)
        assert not kept.get("k") or spoilt == ""
    (tmp_path / "file").write_text("")
    Kept(tmp_path / "file").put("k", marks)
    assert Kept(tmp_path / "file").get("k") is None
    assert Submission("a", b"x").digest != Submission("a", b"y").digest
