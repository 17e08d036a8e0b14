"""A reader's progress in Chromium: what is done is shown at once, beside the chapters and on the first page, and travels in a file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import Open, Visit, menu
from tests.site.hands import box_of, keep, win

pytestmark = pytest.mark.browser

CHAPTER = "book/02-take-away.html"
SOLVED = {"answer": "take 2", "ticks": [], "points": 1, "opened": False}


def _mark(page: Page, chapter: str) -> Locator:
    """What stands beside a chapter in the list of the chapters."""
    return page.locator(".toctree-l1 a", has_text=chapter).locator(".cg-mark-done")


def _solve(seen: Visit) -> None:
    """The first exercise: 102 chips, of which two are to be taken."""
    box = seen.widgets("exercise")[0]
    menu(box).locator(".cg-move", has_text=re.compile("^Take 2$")).click()
    seen.page.locator(".cg-exercise[data-state=right]").first.wait_for()


def _kept(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate(
        "Object.fromEntries(Object.entries(localStorage).filter(([name]) => /^cgkit:(?!fold:)/.test(name)))"
    )
    return found


def test_what_is_done_in_a_chapter_is_shown_beside_it_and_kept(visit: Open) -> None:
    seen = visit(CHAPTER)
    page, mark = seen.page, _mark(seen.page, "Take-away games")
    boards = seen.widgets("player")
    assert mark.is_hidden()
    assert win(boards[0]) == "won"
    assert re.fullmatch(r"0 of \d+ exercises solved, 1 of 9 games won", mark.get_attribute("aria-label") or "")
    menu(boards[0]).get_by_role("button", name="New game").click()
    assert win(boards[0]) == "won"
    assert "1 of 9 games won" in (mark.get_attribute("title") or ""), "a board counts once"
    _solve(seen)
    assert (mark.get_attribute("aria-label") or "").startswith("1 of ")
    page.keyboard.press("End")
    page.locator(".cg-mark-done[title$='read to the end']").wait_for()
    said = mark.get_attribute("aria-label")
    page.reload()
    page.locator(f".cg-mark-done[title='{said}']").wait_for()
    page.goto(page.url.replace("02-take-away", "index"))
    line = page.locator(".cg-progress li", has_text="Take-away games")
    assert said
    assert said in line.inner_text()
    line.get_by_role("link").click()
    page.wait_for_url("**/02-take-away.html")


def test_opening_a_chapter_is_not_reading_it(visit: Open) -> None:
    seen = visit(f"{CHAPTER}#harder-exercises")
    seen.widgets("exercise").mount()  # all are mounted: the page grows no more
    page = seen.page
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.clock.install()
    page.clock.run_for(60_000)
    assert _kept(page) == {}
    page.mouse.wheel(0, 400)
    page.locator(".cg-mark-done[title$='read to the end']").wait_for()


def test_two_players_a_link_and_a_solution_that_was_opened_are_told_apart(visit: Open) -> None:
    seen = visit(CHAPTER)
    board = seen.widgets("player")[0]
    menu(board).get_by_text("two players").click()
    while board.get_attribute("data-state") != "won":
        board.locator(".cg-chip").last.click()
    assert _kept(seen.page) == {}
    exercise = seen.page.locator(".tag_exercise").first
    exercise.locator("summary", has_text="Hint").first.click()
    assert _kept(seen.page) == {}
    exercise.locator("summary", has_text="Solution").click()
    mark = _mark(seen.page, "Take-away games")
    mark.and_(seen.page.locator("[title*='1 more read with its solution']")).wait_for()
    _solve(seen)
    assert (mark.get_attribute("title") or "").startswith("0 of "), "right after the solution was read"
    second = seen.page.locator(".tag_exercise").nth(1)
    seen.page.evaluate("id => localStorage.setItem(id, JSON.stringify({ points: 9 }))", _name_of(second))
    second.locator("summary", has_text="Solution").click()
    assert "opened" not in _kept(seen.page)[_name_of(second)], "it was solved before"


def _name_of(exercise: Locator) -> str:
    counts = exercise.locator("[data-counts]").get_attribute("data-counts") or ""
    return f"cgkit:exercise:{counts.split()[1]}"


def test_export_erase_undo_and_import_give_all_back(visit: Open, tmp_path: Path) -> None:
    seen = visit("book/index.html")
    page, panel = seen.page, seen.page.locator(".cg-progress")
    assert "will be listed here" in panel.inner_text()
    assert panel.get_by_role("button").all_inner_texts() == ["Import"]
    assert win(seen.widgets("player")[0]) == "won"
    page.wait_for_function("document.querySelector('.cg-progress').innerText.includes('1 of 1 game won')")
    kept = {"exercise:one": SOLVED, "page:03-nim": {"read": True}, "board:03-nim/nim": {"won": True}}
    keep(seen, kept)
    page.evaluate("localStorage.setItem('of another book', 'stays')")
    before = _kept(page)
    assert len(before) == 4
    lines = panel.locator(".cg-progress-line").all_inner_texts()
    assert len(lines) == 2

    with page.expect_download() as found:
        panel.get_by_role("button", name="Export").click()
    file = tmp_path / found.value.suggested_filename
    found.value.save_as(file)
    assert file.name == "combinatorial-games-progress.json"
    panel.get_by_role("button", name="Erase").click()
    assert page.evaluate("document.activeElement.textContent") == "Keep all"
    page.keyboard.press("Enter")
    assert _kept(page) == before
    panel.get_by_role("button", name="Erase").click()
    panel.get_by_role("button", name="Erase all").click()
    assert _kept(page) == {}
    assert "will be listed here" in panel.inner_text()
    assert _mark(page, "Nim").first.is_hidden()
    panel.get_by_role("button", name="Undo").click()
    assert _kept(page) == before

    panel.get_by_role("button", name="Erase").click()
    panel.get_by_role("button", name="Erase all").click()
    keep(seen, {"exercise:one": {"answer": "my own", "points": 0}})
    _import(panel, file)
    said = panel.get_by_role("status")
    assert "1 exercise, 2 games, 1 page" in said.inner_text()
    assert _kept(page) == before, "the answer with the points is the one that stays"
    assert panel.locator(".cg-progress-line").all_inner_texts() == lines
    _import(panel, file)
    assert "was here already" in said.inner_text()
    assert page.evaluate("localStorage.getItem('of another book')") == "stays"


def _import(panel: Locator, file: Path) -> None:
    before = panel.get_by_role("status").inner_text()
    with panel.page.expect_file_chooser() as chooser:
        panel.get_by_role("button", name="Import").click()
    chooser.value.set_files(file)
    panel.page.wait_for_function(
        "before => document.querySelector('.cg-progress [role=status]').textContent !== before", arg=before
    )


WRONG = {
    "%PDF-1.7": "holds no JSON",
    '{"cells": []}': "not a file that this book has exported",
    '{"format": "combinatorial-games-progress", "version": 9, "kept": {}}': "its format is 9, and this page reads 1",
    '{"format": "combinatorial-games-progress", "version": 1}': "is damaged",
    " " * 5_000_001: "too large",
}


def test_a_wrong_file_is_refused_with_words(visit: Open, tmp_path: Path) -> None:
    seen = visit("book/index.html", width=360)
    keep(seen, {"page:03-nim": {"read": True}})
    before = _kept(seen.page)
    file = tmp_path / "odd.json"
    panel = seen.page.locator(".cg-progress")
    for text, words in WRONG.items():
        file.write_text(text)
        _import(panel, file)
        assert words in panel.get_by_role("status").inner_text()
        assert "“odd.json”" in panel.get_by_role("status").inner_text()
        assert _kept(seen.page) == before


def test_damaged_and_foreign_entries_break_nothing(visit: Open) -> None:
    seen = visit(CHAPTER)
    broken = _name_of(seen.page.locator(".tag_exercise").first)
    seen.page.evaluate("name => localStorage.setItem(name, '{ no JSON')", broken)
    texts = {
        "exercise": [],
        "exercise:proof": {"ticks": 5, "points": "all"},
        "board:": 3,
        "page:02-take-away": {"read": "no"},
    }
    keep(seen, texts)
    seen.widgets("exercise").mount()
    assert seen.page.locator(".cg-mark-done:visible").count() == 0
    _solve(seen)
    _mark(seen.page, "Take-away games").and_(seen.page.locator(":visible")).wait_for()


@pytest.mark.parametrize("width", [360, 1280])
def test_who_comes_back_goes_on_where_the_page_was_left(visit: Open, width: int) -> None:
    seen = visit(CHAPTER, width=width)
    page = seen.page
    head = page.locator("section#the-pattern-and-its-proof > h2")
    page.mouse.wheel(0, 100)
    head.evaluate("head => scrollTo({ top: head.getBoundingClientRect().top + scrollY - 100, behavior: 'instant' })")
    page.wait_for_function("head => head.getBoundingClientRect().top < 200", arg=head.element_handle())
    page.goto(page.url.replace("02-take-away", "index"))
    back = page.locator(".cg-back")
    on = back.get_by_role("link", name="Take-away games: ")
    on.wait_for()
    heights = back.evaluate("back => [back, ...back.children].map((one) => one.getBoundingClientRect().height)")
    assert heights[0] == pytest.approx(sum(heights[1:]), abs=1), "the room that is kept is the room that is taken"
    on.click()
    page.wait_for_url("**/02-take-away.html#the-pattern-and-its-proof")
    expect(head).to_be_in_viewport()


def test_the_problem_of_the_day_is_the_same_for_all(visit: Open) -> None:
    told = []
    for day in ("2026-11-26T08:00:00", "2026-11-26T21:00:00", "2026-11-27T08:00:00"):
        seen = visit("book/index.html")
        seen.page.clock.set_fixed_time(day)
        seen.page.locator(".cg-back").get_by_role("link", name="Problem of the day").click()
        seen.page.wait_for_url("**/practice.html#*")
        question = seen.page.locator(".cg-practice .cg-question")
        expect(question).not_to_be_empty()
        told.append(question.inner_text())
    assert told[0] == told[1] != told[2]


def test_another_tab_is_told(visit: Open) -> None:
    seen = visit("book/index.html")
    other = seen.page.context.new_page()
    other.goto(seen.page.url)
    other.evaluate("localStorage.setItem('cgkit:page:03-nim', JSON.stringify({ read: true }))")
    seen.page.locator(".cg-progress li", has_text="read to the end").wait_for()
    other.evaluate("localStorage.clear()")
    seen.page.locator(".cg-progress", has_text="will be listed here").wait_for()


def test_a_browser_that_keeps_nothing_says_so_and_plays(visit: Open) -> None:
    seen = visit("search.html?q=none")
    seen.page.add_init_script(
        "window.threw = []; addEventListener('error', ({ filename }) => window.threw.push(filename));"
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
    )
    seen.page.goto(seen.page.url.split("search")[0] + "book/index.html")
    panel = seen.page.locator(".cg-progress")
    assert "This browser keeps nothing" in panel.inner_text()
    assert panel.get_by_role("button").count() == 0
    assert win(seen.widgets("player")[0]) == "won"
    seen.page.goto(seen.page.url.replace("index", "02-take-away"))
    _solve(seen)
    # nothing of ours asks without care
    threw = seen.page.evaluate("window.threw")
    assert [name for name in threw if re.search(r"^blob:|_static/site\.js", name)] == []
    seen.problems.clear()


def test_on_a_phone_it_is_in_the_drawer_and_under_the_thumb(visit: Open) -> None:
    seen = visit("book/index.html", width=360, dark=True)
    page = seen.page
    keep(seen, {"page:02-take-away": {"read": True}, "board:03-nim/nim": {"won": True}})
    buttons = page.locator(".cg-progress button:visible, .cg-progress summary")
    assert min(box["height"] for one in buttons.all() if (box := one.bounding_box())) >= 44
    page.locator(".cg-progress summary").click()
    assert seen.serious(".cg-progress") == []
    page.locator(".primary-toggle").first.click()
    mark = _mark(page, "Take-away games").and_(page.locator(":visible"))
    mark.wait_for()
    box = box_of(mark)
    assert 0 < box["x"] < 360 - box["width"]
    assert seen.serious(".bd-links") == []


@pytest.mark.parametrize("where", ["book/index.html", CHAPTER])
def test_nothing_stands_elsewhere_for_it(visit: Open, where: str) -> None:
    seen = visit(where, width=1280)
    places = """async () => {
      await document.fonts.ready;
      // the room of a prompt depends on whether it was in sight when it came
      for (const strip of document.querySelectorAll(".cg-recall")) strip.style.display = "none";
      scrollTo(0, 0);
      await new Promise((done) => setTimeout(done, 300));
      const found = [...document.querySelectorAll(".toctree-l1 > a, .bd-article :is(h1, h2)")];
      return found.map((one) => [one.getBoundingClientRect().top + scrollY, one.offsetHeight]);
    }"""
    seen.open_gates()  # who has read the page finds them open
    seen.mount()
    bare = seen.page.evaluate(places)
    every = [path.rsplit("/", 1)[-1].removesuffix(".html") for path in _pages(seen.page)]
    gates = seen.page.locator("[data-gate]").evaluate_all("all => all.map((one) => one.dataset.gate)")
    read = {f"page:{page}": {"read": True} for page in every}
    keep(seen, read | {f"gate:{name}": {"guess": None, "open": True} for name in gates})
    seen.mount()
    assert seen.page.locator(".cg-mark-done:visible").count() >= 8
    assert seen.page.evaluate(places) == bare


def _pages(page: Page) -> list[str]:
    found: list[str] = page.locator(".toctree-l1 > a").evaluate_all("links => links.map((one) => one.pathname)")
    return found


def test_the_build_counts_what_the_pages_show(visit: Open) -> None:
    seen = visit(CHAPTER)
    book = seen.page.evaluate("window.cgBook")
    mine = book["02-take-away"]
    assert len(mine["exercises"]) == seen.page.locator(".tag_exercise").count()
    assert len(mine["boards"]) == len(set(mine["boards"])) == len(seen.widgets("player"))
    assert all(points >= 1 for points in mine["exercises"].values())
    assert json.dumps(book["index"]) == '{"exercises": {}, "boards": ["take-1-2-or-3"]}'


def test_a_problem_of_the_day_asks_a_newcomer_for_no_word_of_the_book_and_others_for_what_they_read(
    visit: Open,
) -> None:
    seen = visit("book/practice.html#board-0-practice:day")
    name = seen.page.locator(".cg-practice .cg-problem-name")
    expect(name).to_contain_text("Nim moves")
    seen.page.evaluate("localStorage.setItem('cgkit:page:05-wythoff', JSON.stringify({ read: true }))")
    seen.page.reload()
    expect(name).to_contain_text("Wythoff")


def test_a_right_answer_leads_to_the_next_exercise_that_is_open_also_when_it_is_folded(visit: Open) -> None:
    seen = visit("book/02-take-away.html")
    solved = "one => localStorage.setItem(`cgkit:exercise:${one}`, JSON.stringify({ points: 1 }))"
    places = seen.page.locator('[data-counts^="exercise "]')
    ids = [counts.split()[1] for counts in places.evaluate_all("all => all.map((one) => one.dataset.counts)")]
    for one in ids[:2]:
        seen.page.evaluate(solved, one)
    seen.page.reload()
    places.first.scroll_into_view_if_needed()
    places.first.get_by_role("button", name=re.compile(r"^Next: 2\.1\.3 ")).click()
    expect(seen.page.locator("#exercise-2-1-3")).to_be_in_viewport()
