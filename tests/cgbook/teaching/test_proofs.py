"""Tests of the page with the proofs of a class, and of reading the teacher's points."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from cgbook.__main__ import main
from cgbook.teaching.exercises import find_exercise
from cgbook.teaching.grading.assignment import read_assignment
from cgbook.teaching.grading.judging import BY_HAND, Mark
from cgbook.teaching.grading.marks import Result
from cgbook.teaching.grading.proofs import as_proofs, read_points, with_points
from cgbook.teaching.grading.reports import as_canvas, as_csv
from tests.cgbook.teaching.classroom import BOOK, cell, notebook, teacher

ODD, ONCE = "03-nim/09-an-odd-number", "03-nim/03-every-number-once"
PROOFS = [(id, "text", 3, (BOOK / f"{id.partition('/')[2]}.md").read_text("utf8")) for id in (ODD, ONCE)]


def read(name: str, **texts: str) -> Result:
    written = {{"odd": ODD, "once": ONCE}[key]: text for key, text in texts.items()}
    marks = (Mark(id, None, BY_HAND) if id in written else Mark(id, 0, "no answer") for id in (ODD, ONCE))
    return Result(name, tuple(marks), texts=tuple(written.items()))


CLASS = [read("=anna", odd="As s is not 0.\n<b>So</b> it is odd.", once="By symmetry."), read("ben", odd="Because.")]
GIVEN = f'"student","{ODD}","{ONCE}"\n"\'=anna",3,2\nben,0,\n'.encode()


def test_the_proofs_of_an_exercise_are_together_below_the_points_to_look_for(tmp_path: Path) -> None:
    page = as_proofs(read_assignment(teacher(tmp_path / "t", PROOFS)), CLASS)
    first, second = page.split("<h2>")[1:]
    assert find_exercise("every-number-once", BOOK.parent).question.partition(" **")[0] in second
    assert "mean" not in page, "nobody has read a proof yet"
    assert first.index("<li>") < first.index("=anna") < first.index("ben") < first.index("Because.")
    assert "As s is not 0.\n&lt;b&gt;So&lt;/b&gt; it is odd." in first
    assert find_exercise("every-number-once", BOOK.parent).doubts[0].ask in second
    assert "By symmetry." in second
    assert "ben" not in second, "a student who has written nothing must be left out"


def test_points_from_a_file_are_added_to_the_marks_and_the_totals(tmp_path: Path) -> None:
    nim = read_assignment(teacher(tmp_path / "t", PROOFS))
    assert read_points(as_csv(nim, CLASS).encode("utf-8-sig"), "m").keys() == {"'=anna", "ben"}, (
        "names must come back as they were written"
    )
    for data in (GIVEN, GIVEN.replace(b",", b";")):
        (anna, ben), changed = with_points(nim, CLASS, read_points(data, "marks.csv"), "marks.csv")
        assert not changed
        assert [[mark.points for mark in one.marks] for one in (anna, ben)] == [[3, 2], [0, 0]]
        assert all(mark.message != BY_HAND for mark in anna.marks)
    assert nim.out_of == 6
    for some, told in (([anna, ben], ["6", "5", "0"]), (CLASS, ["6"])):
        assert [row[-1] for row in csv.reader(io.StringIO(as_canvas(nim, some)))][1:] == told


def test_invalid_points_are_named(tmp_path: Path) -> None:
    nim = read_assignment(teacher(tmp_path / "t", PROOFS))
    for written in ("4", "-1", "2½", "two"):
        points = read_points(GIVEN.replace(b"ben,0", f"ben,{written}".encode()), "marks.csv")
        with pytest.raises(ValueError, match=rf"^marks.csv: .* for {ODD} of ben, got '{written}'$"):
            with_points(nim, CLASS, points, "marks.csv")


def test_a_file_without_marks_is_refused() -> None:
    assert read_points(b"id,a\ns1,2\n", "m") == {"s1": {"a": "2"}}
    for data, named in ((b"", "m"), (b"name,a\nben,1\n", "m"), (GIVEN + b"ben,1,\n", "'ben'"), (b"\xff", "UTF-8")):
        with pytest.raises(ValueError, match=named):
            read_points(data, "m")


@pytest.mark.usefixtures("sandbox")
def test_a_teacher_can_read_proofs_fill_in_points_and_grade_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    teacher(tmp_path / "t", PROOFS)
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "ben.ipynb").write_text(notebook(cell("Because.", f"answer:{ODD}", kind="markdown")))
    assert main(["grade", "t", "in", "--csv", "marks.csv", "--proofs", "proofs.html"]) == 1
    assert "Because." in (tmp_path / "proofs.html").read_text("utf8")
    again = ["grade", "t", "in", "--csv", "marks.csv", "--points", "marks.csv"]
    assert main([*again, "--canvas", "canvas.csv", "--feedback", "pages"]) == 1
    said = capsys.readouterr().out
    assert "| 0 of 6, 3 not yet marked |" in said
    assert "No points yet for an_odd_number: ben\n" in said
    assert "Not written, because some answers have no points yet: canvas.csv\n" in said
    assert not (tmp_path / "canvas.csv").exists()
    assert "Points: 0 of 6, 3 not yet marked<" in (tmp_path / "pages" / "ben.html").read_text("utf8")
    marks = tmp_path / "marks.csv"
    marks.write_text(marks.read_text("utf-8-sig").replace('"ben",""', '"ben",2'))
    assert main([*again, "--canvas", "canvas.csv", "--feedback", "pages"]) == 0
    assert "Points: 2 of 6<" in (tmp_path / "pages" / "ben.html").read_text("utf8")
    assert '"ben",2,0,2,6,' in marks.read_text("utf-8-sig")
    assert (tmp_path / "canvas.csv").read_text("utf8").endswith(",2\n")
