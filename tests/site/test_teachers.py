"""The page for teachers: all exercises, the goals by section; and names that the command understands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cgbook.__main__ import main
from cgbook.teaching.exercises import exercise_files, number_of, read_exercise
from cgbook.teaching.practice import problem_kinds
from tests.browser import ROOT, Open
from tests.chapters import EXERCISES, exercises

from cgsite.teachers import _goals, by_section, pages, title_of  # isort: skip

PAGE = "book/teachers.html"
ALL = exercises()


def test_every_exercise_stands_in_one_section_of_its_page() -> None:
    listed = [id for page in pages() for _, ids in by_section(page) for id in ids]
    assert sorted(listed) == sorted(one.id for one in ALL)
    for page in pages():
        assert title_of(page)
        assert len(list(_goals(page))) >= 3, page


def test_the_courses_hand_in_programs_by_the_numbers_they_have() -> None:
    courses = (ROOT / "book" / "teachers.md").read_text("utf8").partition("## In the room")[0]
    named = set(re.findall(r"exercise (\d+(?:\.\d+)+)", courses))
    assert len(named) >= 8
    assert named <= {number_of(path) for path in exercise_files(EXERCISES) if read_exercise(path).kind.is_program}


@pytest.mark.browser
def test_every_exercise_is_in_a_table_with_a_link_to_it(visit: Open) -> None:
    page = visit(PAGE, scripts=False).page
    assert page.locator(".cg-teach td a[href*='.html#exercise-']").count() == len(ALL)
    for fold in (0, 1):
        page.locator(".cg-teach summary").nth(fold).click()
    assert page.locator(".cg-teach td a").first.is_visible()
    rows = page.locator(".cg-teach tbody tr").all_inner_texts()
    assert len(rows) == len(ALL) + 3 * len(problem_kinds()) + len(exercise_files(EXERCISES.parent / "held"))


@pytest.mark.browser
@pytest.mark.parametrize(("width", "dark"), [(1000, False), (360, True)])
def test_the_tables_can_be_read_and_name_what_the_command_takes(
    visit: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: int, dark: bool
) -> None:
    seen = visit(PAGE, width=width, dark=dark)
    tables = seen.page.locator(".cg-teach > details")
    tables.first.locator("summary").focus()
    seen.page.keyboard.press("Enter")
    names = tables.first.locator("code").all_inner_texts()
    assert len(set(names)) == 3 * len(problem_kinds())
    assert seen.serious(".cg-teach") == []
    assert seen.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    monkeypatch.chdir(tmp_path)
    arguments = [
        "--exercises",
        f"3.22,{names[0]},{names[-1]}",
        "--seed",
        "maple",
        "--out",
        "hw1.zip",
        "--book",
        str(ROOT),
    ]
    assert main(["assign", *arguments]) == 0
    assert (tmp_path / "hw1.zip").exists()


@pytest.mark.browser
def test_goals_are_told_with_the_exercises_of_each_section(visit: Open) -> None:
    page = visit(PAGE, scripts=False).page
    folds = page.locator(".cg-teach-goals > details")
    assert folds.count() == len(pages())
    folds.filter(has_text="3. Nim").locator("summary").click()
    text = folds.filter(has_text="3. Nim").inner_text()
    assert "win at Nim from every position that can be won" in text
    assert re.search(r"Bouton.s theorem: exercises 3\.7, 3\.8 and 3\.9", text)
