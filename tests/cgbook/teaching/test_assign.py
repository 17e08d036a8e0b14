"""Tests that an assignment always has the same bytes and gives nothing away, that right answers pass, and that errors are clear."""

from __future__ import annotations

import base64
import json
import re
import subprocess
import sys
import textwrap
import zipfile
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from cgbook.__main__ import main
from cgbook.teaching.assign.export import check, export, write
from cgbook.teaching.assign.items import from_book, from_practice
from cgbook.teaching.assign.notebooks import graded, shown_test
from cgbook.teaching.assign.parcel import library, zipped
from cgbook.teaching.assign.plan import Book, Entry, Plan, by_chapters, by_names, from_yaml, made
from cgbook.teaching.exercises import Exercise, read_exercise
from cgbook.teaching.grading.plain import plain
from cgbook.teaching.grading.tester import judged, value_of
from cgbook.teaching.items import Item
from cgbook.teaching.practice import Problem, practice, problem_kinds
from cgbook.teaching.roster import Student
from cgbook.teaching.seeds import ORIGIN, origin_of, seed_of, sheet_seed
from tests.browser import ROOT
from tests.chapters import exercises

BOOK = Book(ROOT)
ALL = ("own", "otter", "nbgrader")
READ = dict(zip(BOOK.paths(), exercises(), strict=True))
CODES = [one.id for one in READ.values() if one.kind.name == "code"]
PROBLEMS = [f"practice:{kind.replace(' ', '-')}:{level}" for kind in problem_kinds() for level in (1, 2, 3)]
OF_EACH_KIND = [
    "practice:nim-moves:2", "practice:outcome", "3.22", "5.23", "a-third-heap", "the-small-one", "same-or-opposite",
    "with-a-purse",
]  # fmt: skip


@cache
def plan(*names: str, seed: str = "maple", name: str = "hw1") -> Plan:
    return Plan(name, "Nim & more", seed, made(BOOK, by_names(names), sheet_seed(seed, name)))


@cache
def exported() -> dict[str, bytes]:
    """Return the files of an assignment with one exercise of each kind, in every format except paper."""
    return export(plan(*OF_EACH_KIND), ROOT, ALL)


def cells(data: bytes) -> list[dict[str, Any]]:
    notebook = nbformat.reads(data.decode(), as_version=4)
    nbformat.validate(notebook)
    found: list[dict[str, Any]] = json.loads(data)["cells"]
    return found


def tagged(data: bytes, prefix: str) -> dict[str, str]:
    """Return the source of the cells with a tag, by the rest of the tag."""
    return {
        tag.removeprefix(prefix): cell["source"]
        for cell in cells(data)
        for tag in cell["metadata"].get("tags", [])
        if tag.startswith(prefix)
    }


@pytest.mark.thorough
def test_an_export_has_the_same_bytes_again_as_a_zip_and_in_another_process(tmp_path: Path) -> None:
    first = exported()
    assert export(plan.__wrapped__(*OF_EACH_KIND), ROOT, ALL) == first
    command = [
        sys.executable, "-m", "cgbook", "assign", "--exercises", ",".join(OF_EACH_KIND), "--seed", "maple", "--title", "Nim & more",
        "--format", ",".join(ALL), "--out",
    ]  # fmt: skip
    for salt in ("1", "2"):
        (tmp_path / salt).mkdir()
        out = tmp_path / salt / "hw1.zip"
        done = subprocess.run([*command, out], cwd=ROOT, env={"PYTHONHASHSEED": salt}, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert done.stdout == f"{out}: 8 exercises, 20 points, about 82 minutes\n"
    assert (tmp_path / "1" / "hw1.zip").read_bytes() == (tmp_path / "2" / "hw1.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "1" / "hw1.zip") as opened:
        assert {name.removeprefix("hw1/"): opened.read(name) for name in opened.namelist()} == first
        assert {info.date_time for info in opened.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert {info.compress_type for info in opened.infolist()} == {zipfile.ZIP_STORED}


def test_an_export_has_the_files_that_a_teacher_and_the_grader_need(
    tmp_path: Path,
) -> None:
    files = exported()
    assert {*files} == {
        "student/hw1.ipynb", "student/requirements.txt", "blank/hw1.ipynb", "teacher/assignment.json", "teacher/README.md",
        "teacher/solutions/hw1.ipynb", *(f"teacher/exercises/000{n}.md" for n in range(3, 9)),
        "otter/hw1.ipynb", "otter/cgkit.zip", "nbgrader/nbgrader_config.py", "nbgrader/source/hw1/hw1.ipynb",
        "nbgrader/source/hw1/cgkit.zip",
    }  # fmt: skip
    listed = json.loads(files["teacher/assignment.json"])
    assert [listed[key] for key in ("format", "name", "title", "seed")] == [
        1,
        "hw1",
        "Nim & more",
        plan(*OF_EACH_KIND).secret,
    ]
    entries = listed["exercises"]
    assert entries[0]["source"]["practice"] | {"seed": ""} == {"kind": "nim moves", "level": 2, "seed": ""}
    assert entries[2] == {
        "id": "03-nim/22-a-move-that-wins", "title": "A program that wins at Nim", "kind": "code", "points": 4, "minutes": 15,
        "name": "nim_move", "source": "exercises/0003.md",
    }  # fmt: skip
    assert [one["kind"] for one in entries] == ["moves", "choice", "code", "code", "number", "list", "choice", "text"]
    assert re.fullmatch(r"jupyterlab==[\d.]+\nipykernel==[\d.]+\n", files["student/requirements.txt"].decode())
    write({name: data for name, data in files.items() if name.startswith("teacher/")}, tmp_path / "hw1", "hw1")
    for entry in entries[2:]:
        again = read_exercise(tmp_path / "hw1" / "teacher" / entry["source"])
        assert (again.kind.name, again.points) == (entry["kind"], entry["points"])
        assert again.hidden_test == from_book(BOOK.folder / f"{entry['id']}.md").hidden


def test_the_students_files_contain_no_seed_hidden_test_or_solution() -> None:
    chosen = plan(*OF_EACH_KIND, *(id for id in CODES if id not in ("a-move-that-wins", "straight-to-a-cold-pair")))
    files = export(chosen, ROOT, ALL)
    for folder in ("student", "blank"):
        text = "\n".join(cell["source"] for cell in cells(files[f"{folder}/hw1.ipynb"]))
        assert "maple" not in text
        assert chosen.secret not in text
        for item in chosen.items:
            assert str(seed_of(chosen.secret, item.id)) not in text
            secrets = [*item.solution.splitlines(), *item.hidden.splitlines(), *item.right.splitlines()]
            shown = {line.strip() for line in (item.begun + item.public + item.question).splitlines()}
            long = [line for line in secrets if len(line.strip()) > 24 and line.strip() not in shown]
            assert [line for line in long if line.strip() in text] == []


def test_each_answer_has_a_cell_and_each_cell_has_a_number() -> None:
    chosen, files = plan(*OF_EACH_KIND), exported()
    for path in ("student/hw1.ipynb", "teacher/solutions/hw1.ipynb"):
        assert list(tagged(files[path], "answer:")) == [item.id for item in chosen.items]
        assert [cell["id"] for cell in cells(files[path])] == [f"cell-{i:03}" for i in range(len(cells(files[path])))]
    answers = [one for one in cells(files["student/hw1.ipynb"]) if "answer:" in str(one["metadata"].get("tags"))]
    assert all(one["metadata"]["deletable"] is False for one in answers)
    assert json.loads(files["student/hw1.ipynb"])["metadata"][ORIGIN] == origin_of(chosen.secret, "hw1")
    begun = tagged(files["student/hw1.ipynb"], "answer:")
    assert begun["03-nim/22-a-move-that-wins"] == "def nim_move(heaps):\n    ..."
    assert begun["03-nim/02-a-third-heap"].startswith("a_third_heap = ...  # ")
    assert begun["03-nim/21-with-a-purse"] == "*Write your answer here.*"


def _file(item: Item) -> Path:
    return (BOOK.folder.parent / "held" if "-held/" in item.id else BOOK.folder) / f"{item.id}.md"


@pytest.mark.thorough
def test_a_notebook_runs_to_its_end_even_if_an_answer_is_missing() -> None:
    notebook = nbformat.reads(export(plan("the-small-one", "3.22"), ROOT)["student/hw1.ipynb"].decode(), as_version=4)
    notebook.cells.append(nbformat.v4.new_code_cell("6 * 7"))
    NotebookClient(notebook, timeout=60).execute()
    assert not [cell for cell in notebook.cells if any(one.output_type == "error" for one in cell.get("outputs", ()))]
    assert notebook.cells[-1].outputs[0].data["text/plain"] == "42"
    checks = [one.metadata for one in notebook.cells if "raises-exception" in one.metadata.get("tags", ())]
    folded = [one.get("jupyter", {}).get("source_hidden", False) for one in checks]
    assert folded == [True, False]  # examples stay visible, so that students read them


def test_programs_that_are_only_for_assignments_are_tested_like_the_others() -> None:
    pages = "\n".join(text.read_text("utf8") for text in (ROOT / "book").glob("*.ipynb"))
    for path in BOOK.held():
        one, names = read_exercise(path), ran(from_book(path).right)
        assert all(one.passes(names[one.name], seed=seed) for seed in range(5)), path
        assert len(list(one.wrong())) >= 2
        assert [source for source, said in one.wrong() if said not in str(one.failure(ran(source)[one.name]))] == []
        assert one.id not in pages


def test_an_exercise_is_found_by_its_number_name_or_file() -> None:
    assert len({BOOK.find(name).id for name in ("3.22", "a-move-that-wins", "03-nim/22-a-move-that-wins")}) == 1
    assert [item.known for item in plan("3.22", "a-third-heap", "with-a-purse").items] == [False, True, False]


def test_random_exercises_fit_the_chapters_and_levels_and_give_nothing_away() -> None:
    entries = by_chapters(BOOK, [2, 3], [1, 2], "maple", 6)
    items = made(BOOK, entries, "maple")
    assert len(items) == 6
    assert all(item.level < 3 and not item.known for item in items)
    assert sum(item.kind.name == "code" for item in items) == 2
    assert sum(bool(entry.kind) for entry in entries) == 4
    assert {item.level for item in items[:4]} == {1, 2}
    assert entries == by_chapters(BOOK, [2, 3], [1, 2], "maple", 6)
    assert entries != by_chapters(BOOK, [2, 3], [1, 2], "oak", 6)
    assert sum(item.by_hand for item in made(BOOK, by_chapters(BOOK, [3], [1, 2, 3], "m", 6, proofs=2), "m")) == 2


@pytest.mark.parametrize("chapter", [1, 2, 7, 11, 12])
def test_a_chapter_gives_as_many_exercises_as_it_can_and_limits_the_proofs(chapter: int) -> None:
    alone = chapter == 1  # chapter 1 has only proofs to choose from
    for proofs in (1,) if alone else (0, 1):
        items = made(BOOK, by_chapters(BOOK, [chapter], [1, 2, 3], "maple", 5, proofs=proofs), "maple")
        assert all(item.id.startswith((f"{chapter:02}-", "practice/")) for item in items)
        assert sum(item.by_hand for item in items) <= proofs
        assert len(items) == (1 if alone else 5)


def test_the_command_says_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command warns of too few exercises, and of a sheet whose formulas can't be set; a request for such a sheet alone is an error."""
    monkeypatch.setattr("cgbook.teaching.formulas.sys.executable", str(tmp_path / "none"))
    call = ["assign", "--chapters", "1", "--proofs", "2", "--seed", "maple", "--out", str(tmp_path / "hw1")]
    assert main(call) == 0
    said = capsys.readouterr().err
    assert all(named in said for named in ("--count 6", "print/", "./book[site]"))
    assert not (tmp_path / "hw1" / "print").exists()
    with pytest.raises(SystemExit) as stopped:
        main([*call, "--force", "--format", "own,print"])
    assert stopped.value.code == 2


def test_another_class_and_another_sheet_get_other_numbers() -> None:
    def asked(sheet: Plan) -> list[str]:
        return [item.question for item in (*sheet.items, *sheet.of(Student("s1", "Anna")).items)]

    first = asked(plan(*PROBLEMS))
    for other in (asked(plan(*PROBLEMS, seed="oak")), asked(plan(*PROBLEMS, name="hw2"))):
        assert sum(one != new for one, new in zip(first, other, strict=True)) >= len(first) - 4
    assert len({item.name for item in plan(*PROBLEMS).items}) == len(PROBLEMS)


def by_form() -> list[Any]:
    """Return the exercises by kind and form; every run tries one of each, and `make test-all` tries all."""
    groups: dict[str, list[Path]] = {}
    for path, one in READ.items():
        if one.kind.is_known:
            form = re.search(r"form = (\w+)", one.form)
            groups.setdefault(f"{one.kind.name} {form[1] if form else 'written'}", []).append(path)
    first = [pytest.param(some[:1], id=name) for name, some in groups.items()]
    return first + [
        pytest.param(some[1:], id=f"{name}, others", marks=pytest.mark.slow) for name, some in groups.items()
    ]


def ran(source: str, **names: Any) -> dict[str, Any]:
    exec(source, names)
    return names


def apart(item: Item, which: str, answer: object) -> None:
    """Run a test inside a function, as a grader does."""
    body = textwrap.indent(graded(item, which, 3), "    ")
    ran(f"def test({item.name}):\n{body}\n\ntest({item.name})", **{item.name: answer})


def words(one: Exercise, answer: Any) -> Any:
    """Return an answer as a student would write it in a notebook."""
    return one.kind.plain(one.kind.text(answer))


def sent(answer: object) -> object:
    """Return an answer in the form that the judge gets."""
    return value_of(plain(answer))


@pytest.mark.parametrize("some", by_form())
def test_an_answer_that_passes_the_students_check_is_never_malformed(
    some: list[Path],
) -> None:
    """The right answer passes; each likely wrong answer has the right form but fails."""
    for one, item in ((READ[path], from_book(path)) for path in some):
        right = ran(item.right)[item.name]
        wrong = [words(one, answer) for answer, _ in one.wrong()]
        assert "cgkit" not in item.public
        for which in ("public", "hidden"):
            apart(item, which, right)
        for answer in wrong:
            with pytest.raises((AssertionError, ValueError)):
                apart(item, "hidden", answer)
            if one.kind.on_board:
                apart(item, "public", answer)
        if one.kind.on_board:
            with pytest.raises(AssertionError, match="move"):
                apart(item, "public", "jump" if one.kind.name == "move" else ["jump"])
        pool = [*ODD, *variants(right), *(form for answer in wrong for form in variants(answer))]
        taken = [answer for answer in pool if accepted(item, answer)]
        assert right in taken, one.id
        assert len(taken) < len(pool)
        form = replace(one, hidden_test="")  # without the hidden test, only the form of the answer is judged
        assert [answer for answer in taken if judged(form, item.name, sent(answer), 3)["passed"] != "all"] == [], one.id


ODD: list[Any] = [
    ..., None, True, 0, 1, 3.0, 3.5, float("inf"), "", "x", "P", "p-position", "take 1", "take 3 from heap 1", "cut edge 99",
    [], (), set(), {}, range(3), [1, 2], (2.0, 4.0), {1.0, 2}, [0] * 7, [1.5], ["1"], [True, 2], [[1]], {(1, 2)}, "12",
    ["take 1", 7], {"take 1", "take 99"}, [None], {"a": 1}, 99, -1, [-1, 60], [30, 30], b"1",
]  # fmt: skip


def variants(right: Any) -> list[Any]:
    """Return an answer in other forms that students might write, some of them wrong."""
    if isinstance(right, str):
        return [right, f" {right.upper()} ", right.replace(" ", "   "), [right], {right}]
    if isinstance(right, int):
        return [right, float(right) if abs(right) < 2**50 else right, right + 1, -right, str(right)]
    some = list(right)
    if any(isinstance(one, str) for one in some):
        return [right, [one.upper() for one in some], tuple(some), [*some, "take 99 from heap 1"], some[:-1]]
    return [right, tuple(some), [float(one) for one in some], some[:-1], [*some, 1], some[::-1], frozenset(some)]


def accepted(item: Item, answer: Any) -> bool:
    """Return whether the check below an answer in the student's notebook accepts its form."""
    try:
        ran(shown_test(item).replace("print", "str"), **{item.name: answer})
    except Exception:
        return False
    return answer is not ...


def problem_of(item: Item) -> Problem:
    assert isinstance(item.source, dict)
    return practice(**item.source["practice"])


@pytest.mark.parametrize("kind", problem_kinds())
def test_an_answer_that_passes_the_check_of_a_problem_is_never_malformed(kind: str) -> None:
    for level in (1, 2, 3):
        item = from_practice(kind, level, "maple", 1)
        one = problem_of(item)
        right = set(one.answer) if isinstance(one.answer, frozenset) else one.answer
        taken = [answer for answer in [*ODD, *variants(right)] if accepted(item, answer)]
        assert right in taken, level
        assert {one.check(sent(answer)).verdict for answer in taken} <= {"right", "wrong"}, level


def test_an_outcome_can_be_written_in_many_ways() -> None:
    item = next(one for n in range(1, 99) if (one := from_practice("outcome", 1, "maple", n)).right.endswith("= 'P'"))
    for written in [
        "P",
        "p",
        "P-position",
        " p  position ",
        "P: the player who has",
        "P position.",
        "Ｐ",
        "n-position",
    ]:
        assert accepted(item, written), written
        assert problem_of(item).check(written).right is (written != "n-position"), written


def test_every_file_has_the_drawings_that_its_exercises_need() -> None:
    chosen = plan("first-move", "out-of-the-circle", "the-right-link", "a-third-heap")
    assert [bool(item.drawing) for item in chosen.items] == [True, True, True, False]
    files = export(chosen, ROOT, ("own", "print", "otter", "nbgrader"))
    for path in ("student/hw1.ipynb", "blank/hw1.ipynb", "otter/hw1.ipynb", "nbgrader/source/hw1/hw1.ipynb"):
        drawn = [cell["source"] for cell in cells(files[path]) if "data:image/svg+xml;base64," in cell["source"]]
        assert len(drawn) == 3
        for item, source in zip(chosen.items, drawn, strict=False):
            data, alt = re.findall(r'base64,([^"]+)"', source), re.findall(r'alt="([^"]+)"', source)
            assert base64.b64decode(data[0]).decode() == item.drawing
            assert alt[0] in item.drawing
    assert files["print/hw1.html"].count(b"<svg") == 3


def test_a_small_file_names_exercises_and_points() -> None:
    text = "title: Two games\nseed: 17\nexercises: [{id: 3.22, points: 9}, an-odd-number, {practice: nim moves, level: 3}, 2.10]"
    told, entries = from_yaml(text, "x.yaml")
    assert told == {"title": "Two games", "seed": "17"}
    assert entries == [
        Entry("3.22", points=9), Entry("an-odd-number"), Entry(kind="nim moves", level=3), Entry("2.10")
    ]  # fmt: skip
    assert [item.points for item in made(BOOK, entries[:3], "17")] == [9, 3, 3]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ("--chapters 99", "99"), ("--chapters two", "'two'"), ("--chapters 3-2", "3-2"), ("--chapters 2 --level 4", "got 4"),
        ("--chapters 1 --level 1", "chapter 1"), ("--chapters 1", "--proofs"), ("--chapters 2 --count 0", "--count 0"),
        ("--chapters 2 --proofs -1", "from 0 to --count"),
        ("", "--chapters, --exercises"), ("--chapters 2 --exercises 3.22", "--exercises"), ("--exercises ,", ""),
        ("--exercises 3.22,3.22", "a-move-that-wins"), ("--exercises nonsense", "'nonsense'"),
        ("--exercises practice:nim-moves:9", "9"), ("--exercises practice:9", "practice:"),
        ("--chapters 2 --proofs 9", "--count 6 --proofs 9"), ("--exercises 3.22 --format pdf", "'pdf'"),
        ("--exercises 3.22 --name a/b", "a/b"), ("--exercises 3.22 --book no-such-folder", "no-such-folder"),
        ("missing.yaml", "missing.yaml"), ("--exercises 3.22 --roster missing.csv", "missing.csv"),
    ],
)  # fmt: skip
def test_a_wrong_call_gets_an_error_of_one_line(
    arguments: str, named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["assign", *arguments.split(), "--out", str(tmp_path / "hw1")])
    assert stopped.value.code == 2
    error = capsys.readouterr().err
    assert named in error
    assert error.count("\n") == 1
    assert not (tmp_path / "hw1").exists()


def test_force_replaces_an_earlier_export_and_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["assign", "--exercises", "3.22", "--format", "own", "--out", str(tmp_path / "hw1")]
    assert main(call) == 0
    (tmp_path / "hw1" / "stale.txt").write_text("old")
    with pytest.raises(SystemExit):
        main(call)
    assert "--force" in capsys.readouterr().err
    assert main([*call, "--force"]) == 0
    assert not (tmp_path / "hw1" / "stale.txt").exists()
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").write_text("years")
    with pytest.raises(SystemExit):
        main([*call[:-1], str(tmp_path / "mine"), "--force"])
    assert (tmp_path / "mine" / "thesis.txt").read_text() == "years"


def test_two_exercises_with_one_name_are_refused() -> None:
    (item,) = plan("3.22").items
    for seed, items, named in (("maple", (item, replace(item, id="another")), "nim_move"), ("", (item,), "seed")):
        with pytest.raises(ValueError, match=named):
            Plan("hw1", "Nim", seed, items)


@pytest.mark.thorough
def test_the_solvers_that_the_tests_use_fit_into_a_small_file(tmp_path: Path) -> None:
    (tmp_path / "cgkit.zip").write_bytes(library())
    assert len(library()) < 2_000_000
    item = BOOK.find("where-to-cut")
    program = f'import sys; sys.path.insert(0, "cgkit.zip")\nseed = 5\n{item.right}\n{item.hidden}\nimport cgkit; print(cgkit.__file__)'
    command = [sys.executable, "-I", "-S", "-c", program]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "cgkit.zip" in done.stdout
    assert zipped({}) == zipped({})


@pytest.mark.thorough
def test_the_sheet_loads_nothing_and_sets_every_formula() -> None:
    chosen = plan("a-test-by-fibonacci", *OF_EACH_KIND)
    page = export(chosen, ROOT, ("print",))["print/hw1.html"].decode()
    assert page == export(chosen, ROOT, ("print",))["print/hw1.html"].decode()
    assert not re.search(r"(src|href)=|url\(|<script|@import", page)
    words = re.sub(r"<(pre|code).*?</\1>|<math.*?</math>", "", page, flags=re.DOTALL)
    assert "$" not in words
    assert page.count("<math") > 20
    assert re.search(r"\.key \{ break-before: page \}", page)
    asked, key = page.split('<div class="key">')
    assert "Nim &amp; more" in asked
    for item in chosen.items:
        assert asked.count(f"___ / {item.points}") >= 1
        if item.kind.name == "code":
            assert item.right.splitlines()[1] not in asked
    assert "def nim_move(heaps):" in asked
    proofs = [READ[_file(item)] for item in chosen.items if item.by_hand]
    assert proofs
    doubts = [doubt for one in proofs for doubt in one.doubts]
    for words in (*(point for one in proofs for point in one.rubric), *(doubt.ask for doubt in doubts)):
        assert words in key, "the key must have the points to look for, and the follow-up questions"
        assert words not in asked
    assert all(choice in key and reply in key for doubt in doubts for choice, reply in doubt.choices.items())


def test_a_check_says_different_things_about_a_starter_and_an_answer() -> None:
    for item in plan(*OF_EACH_KIND).items:
        said: list[str] = []
        for answer in (item.begun, item.right):
            if item.public:
                ran(f"{answer}\n{shown_test(item)}", print=said.append)
        assert len({*said}) == len(said) == (2 if item.public else 0)


@pytest.mark.usefixtures("sandbox")
@pytest.mark.parametrize(
    "every", [pytest.param(1, marks=pytest.mark.slow), pytest.param(9, marks=pytest.mark.thorough)]
)
def test_every_solution_gets_all_points_from_the_grader(every: int) -> None:
    """The slow test grades every solution; the quick one grades all programs, and one in nine of the other solutions."""
    found = [BOOK.find(read_exercise(path).id) for path in [*BOOK.paths(), *BOOK.held()]]
    auto = [*(one for one in found if not one.by_hand), *made(BOOK, by_names(PROBLEMS), "maple")]
    assert len(auto) > 250
    some = [one for n, one in enumerate(auto) if n % every == 0 or one.kind.name == "code"]
    for at in range(0, len(some), 30):
        whole = Plan("hw1", "Nim", "maple", tuple(some[at : at + 30]))
        check(export(whole, ROOT, ("own",)), whole)


def test_an_assignment_whose_own_solution_fails_is_not_written() -> None:
    whole = plan("the-small-one")
    wrong = replace(whole, items=tuple(replace(item, right="the_small_one = [1]") for item in whole.items))
    with pytest.raises(ValueError, match="the-small-one gets 0 of"):
        check(export(wrong, ROOT, ("own",)), wrong)


def test_the_readme_states_points_minutes_and_commands() -> None:
    def readme(*names: str, **more: Any) -> str:
        files = export(plan(*names), ROOT, more.get("formats", ("own",)), more.get("roster", ()))
        return files["teacher/README.md"].decode()

    text, alone = readme(*OF_EACH_KIND, formats=ALL), readme("3.22")
    for named in ("20 points", "82 minutes", "cgbook grade hw1/teacher SUBMISSIONS", "otter assign hw1.ipynb dist",
                  "nbgrader autograde hw1", "A third heap", "--proofs proofs.html"):  # fmt: skip
        assert named in text, named
    assert "otter" not in alone
    assert "--proofs" not in alone
    assert "4 points" in alone
    assert "| 3.22 A program that wins at Nim |" in alone  # the number that the exercise has in the book
    assert "| A program for Kayles | 06-held/" in readme("a-program-for-kayles")
    assert "SUBMISSIONS/STUDENT.ipynb" in alone
    assert "SUBMISSIONS/STUDENT.ipynb" not in readme("3.22", roster=[Student("s1", "Anna")])
