"""The page for teachers: all exercises, the goals by section; and the chooser, whose line the command understands."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from cgbook.__main__ import main
from cgbook.teaching.exercises import every_exercise
from cgbook.teaching.practice import problem_kinds
from tests.browser import ROOT, SITE, Open
from tests.chapters import EXERCISES

from cgsite.teachers import _goals, by_section, pages, titled  # isort: skip

PAGE = "book/teachers.html"
ALL = list(every_exercise(EXERCISES))


def test_every_exercise_stands_in_one_section_of_its_page() -> None:
    listed = [id for page in pages() for _, ids in by_section(page) for id in ids]
    assert sorted(listed) == sorted(one.id for one in ALL)
    for page in pages():
        assert titled(page)
        assert len(list(_goals(page))) >= 3, page


@pytest.mark.browser
def test_every_exercise_is_in_a_table_with_a_link_that_leads_there(visit: Open) -> None:
    page = visit(PAGE, scripts=False).page
    links = page.locator(".cg-teach td a").evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    assert len(links) == len(ALL)
    for link in links:
        name, _, id = link.partition("#")
        assert f'id="{id}"' in (SITE / "book" / name).read_text("utf8"), link
    assert not page.locator(".cg-teach-form").is_visible()
    for fold in (0, 1):
        page.locator(".cg-teach summary").nth(fold).click()
    assert page.locator(".cg-teach td a").first.is_visible()
    assert page.locator(".cg-teach-tick").first.is_visible(), "the name of a sort of problem"
    assert not page.locator(".cg-teach-tick input").first.is_visible()
    rows = page.locator(".cg-teach tbody tr").all_inner_texts()
    assert len(rows) == len(ALL) + 3 * len(problem_kinds())


@pytest.mark.browser
@pytest.mark.parametrize(("width", "dark"), [(1000, False), (360, True)])
def test_what_is_ticked_becomes_a_line_that_the_command_understands(
    visit: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: int, dark: bool
) -> None:
    seen = visit(PAGE, width=width, dark=dark)
    page = seen.page
    status, line = page.locator(".cg-teach-form [role=status]"), page.locator(".cg-teach-line")
    assert status.inner_text() == "Nothing is ticked yet."
    assert page.get_by_role("button", name="Copy the line").is_disabled()
    ticks = page.locator(".cg-teach input[name=pick]")
    assert ticks.count() == 3 * len(problem_kinds()) + len(ALL)
    summaries = page.locator(".cg-teach summary")
    summaries.nth(0).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert status.inner_text() == "1 exercise, 1 point, about 2 minutes."
    summaries.filter(has_text="3. Nim").click()
    page.get_by_role("checkbox", name="3.22").check()
    page.get_by_role("checkbox", name="3.11").check()
    items = page.locator(".cg-teach-list li")
    assert items.count() == 3
    assert "3.22 A program that wins at Nim (4 points, 15 minutes)" in items.nth(1).inner_text()
    assert "its answer stands in the book" in items.nth(2).inner_text()
    page.get_by_label("Words that only you know").fill('maple "7b" $HOME')
    page.get_by_label("Name", exact=True).fill("week 3")
    page.get_by_label("For", exact=True).select_option("also Otter")
    told = line.inner_text()
    assert told.endswith("--out week3.zip")
    program, *arguments = shlex.split(told)
    assert [program, *arguments[:3]] == ["python", "-m", "cgbook", "assign"]
    assert arguments[arguments.index("--seed") + 1] == "maple 7b HOME"
    monkeypatch.chdir(tmp_path)
    (tmp_path / "book").mkdir()
    arguments[arguments.index("--format") + 1] = "own,otter"
    assert main([*arguments[2:], "--book", str(ROOT)]) == 0
    assert (tmp_path / "week3.zip").exists()
    assert seen.serious(".cg-teach-form") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Untick all").click()
    page.wait_for_function("document.querySelectorAll('.cg-teach-list li').length === 0")
    assert line.inner_text() == ""


@pytest.mark.browser
def test_goals_are_told_with_the_exercises_of_each_section(visit: Open) -> None:
    page = visit(PAGE, scripts=False).page
    folds = page.locator(".cg-teach-goals > details")
    assert folds.count() == len(pages())
    folds.filter(has_text="3. Nim").locator("summary").click()
    text = folds.filter(has_text="3. Nim").inner_text()
    assert "win Nim from every position that can be won" in text
    assert re.search(r"Bouton.s theorem: exercises 3\.7, 3\.8 and 3\.9", text)
