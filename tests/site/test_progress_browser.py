"""Tests of progress as readers see it: achievements are shown and kept, a file exports them, and a link leads back to the last place."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import ARTICLE, CHAPTERS, ENTRY, OPENS_CHAPTERS, Open, Visit, called, menu
from tests.site.hands import box_of, keep, kept, win

pytestmark = pytest.mark.browser

HOME, CHAPTER, TITLE = "book/index.html", "book/02-take-away.html", "Take-away games"
SOLVED = {"answer": "take 2", "ticks": [], "points": 9, "opened": False}
WRONG = {
    "no JSON": "%PDF-1.7",
    "another format": '{"cells": []}',
    "a later edition": '{"format": "combinatorial-games-progress", "version": 9, "kept": {}}',
    "damaged": '{"format": "combinatorial-games-progress", "version": 1}',
    "too large": " " * 5_000_001,
}


def mark(page: Page, chapter: str = TITLE) -> Locator:
    """Return the mark beside a chapter in the list of chapters."""
    return page.locator(ENTRY, has_text=chapter).locator(".cg-mark-done")


def numbers_on_mark(page: Page) -> list[int]:
    """Return the numbers in the title of the chapter's mark: the exercises solved, the number of exercises, …"""
    return [int(one) for one in re.findall(r"\d+", mark(page).get_attribute("title") or "")]


def counted(page: Page) -> dict[str, object]:
    """Return the entries that count as progress, without those for folds and gates."""
    return {name: one for name, one in kept(page).items() if not name.startswith(("fold:", "gate:"))}


def solve(seen: Visit) -> None:
    """Solve the first exercise, where two of 102 chips must be taken."""
    menu(seen.widgets("exercise")[0]).locator(".cg-move", has_text=re.compile("^Take 2$")).click()
    seen.page.locator(".cg-exercise[data-state=right]").first.wait_for()


def send(panel: Locator, file: Path) -> str:
    """Import a file, and return the status after that."""
    status = panel.get_by_role("status")
    before = status.inner_text()
    with panel.page.expect_file_chooser() as chooser:
        panel.get_by_role("button", name="Import").click()
    chooser.value.set_files(file)
    expect(status).not_to_have_text(before)
    return status.inner_text()


def test_progress_in_a_chapter_is_shown_counted_once_and_kept(visit: Open) -> None:
    seen = visit(CHAPTER)
    seen.open_gates()
    page, board = seen.page, seen.widgets("player")[0]
    expect(mark(page)).to_have_attribute("hidden", "")
    menu(board).get_by_text(called("games.seats.friend")).click()
    while board.get_attribute("data-state") != "won":
        board.locator(".cg-chip").last.click()
    exercises = page.locator(".tag_exercise")
    exercises.first.locator("summary").first.click()
    assert counted(page) == {}, "neither a game between two readers nor a hint may count"
    menu(board).get_by_text(called("games.seats.first")).click()
    for _ in range(2):
        menu(board).get_by_role("button", name=called("games.again")).click()
        assert win(board) == "won"
        assert numbers_on_mark(page)[2:] == [1, 4], "a board must count only once"
    exercises.first.locator("summary").last.click()
    expect(mark(page)).to_have_attribute("title", re.compile(r"(\d+\D+){5}"))
    solve(seen)
    assert numbers_on_mark(page)[0] == 0, "a right answer after reading the solution must not count"
    ids = [one.split()[1] for one in page.locator("[data-counts^='exercise ']").evaluate_all(
        "all => all.map((one) => one.dataset.counts)")]  # fmt: skip
    keep(seen, {f"exercise:{one}": SOLVED for one in ids[:2]})
    assert numbers_on_mark(page)[0] == 2
    exercises.nth(1).locator("summary").last.click()
    assert counted(page)[f"exercise:{ids[1]}"] == SOLVED, "an exercise that was solved before must stay solved"
    places = page.locator("[data-counts^='exercise ']")
    places.first.scroll_into_view_if_needed()
    places.first.get_by_role("button", name=re.compile(r"\b2\.1\.3 ")).click()
    expect(page.locator("#exercise-2-1-3")).to_be_in_viewport()  # the next unsolved exercise, which was in a fold
    for _ in range(30):  # each board that comes to life on the way may push the end of the page out of sight again
        page.evaluate("scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })")
        page.keyboard.press("ArrowDown")
        page.wait_for_timeout(1_500)
        if "page:02-take-away" in counted(page):
            break
    assert "page:02-take-away" in counted(page)
    said = mark(page).get_attribute("title") or ""
    assert mark(page).get_attribute("aria-label") == said
    page.reload()
    expect(mark(page)).to_have_attribute("title", said)
    page.goto(page.url.partition("/book/")[0] + f"/{HOME}")
    line = page.locator(".cg-progress li", has_text=TITLE)
    assert said in line.inner_text()
    line.get_by_role("link").click()
    page.wait_for_url("**/02-take-away.html")


def test_opening_a_chapter_does_not_count_as_reading_it(visit: Open) -> None:
    seen = visit(f"{CHAPTER}#harder-exercises")
    seen.open_gates()
    seen.widgets("exercise").mount()  # with all exercises mounted, the page doesn't grow any more
    page = seen.page
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.clock.install()
    page.clock.run_for(60_000)
    assert counted(page) == {}
    page.mouse.wheel(0, 400)
    expect(mark(page)).not_to_have_attribute("hidden", "")


def test_progress_can_be_exported_erased_restored_and_imported_but_not_from_wrong_files(
    visit: Open, tmp_path: Path
) -> None:
    seen = visit(HOME)
    page, panel = seen.page, seen.page.locator(".cg-progress")
    assert panel.get_by_role("button").all_inner_texts() == ["Import"], (
        "without progress, there must be nothing to export"
    )
    other = page.context.new_page()
    other.goto(page.url)
    other.evaluate("localStorage.setItem('cgkit:page:03-nim', JSON.stringify({ read: true }))")
    panel.locator(".cg-progress-line").first.wait_for()  # progress from another tab appears
    other.evaluate("localStorage.clear()")
    expect(panel.locator(".cg-progress-line")).to_have_count(0)
    assert win(seen.widgets("player")[0]) == "won"
    panel.locator(".cg-progress-line").first.wait_for()
    keep(seen, {"exercise:one": SOLVED, "page:03-nim": {"read": True}, "board:03-nim/nim": {"won": True}})
    page.evaluate("localStorage.setItem('of another book', 'stays')")
    before, lines = counted(page), panel.locator(".cg-progress-line").all_inner_texts()
    assert (len(before), len(lines)) == (4, 2)

    with page.expect_download() as found:
        panel.get_by_role("button", name="Export").click()
    file = tmp_path / found.value.suggested_filename
    found.value.save_as(file)
    panel.get_by_role("button", name=called("games.yardErase")).click()
    page.keyboard.press("Enter")  # the focus is on the button that keeps everything
    assert counted(page) == before
    panel.get_by_role("button", name=called("games.yardErase")).click()
    panel.get_by_role("button", name="Erase all").click()
    assert counted(page) == {}
    expect(mark(page, "Nim").first).to_have_attribute("hidden", "")
    panel.get_by_role("button", name=called("everywhere.undo")).click()
    assert counted(page) == before

    panel.get_by_role("button", name=called("games.yardErase")).click()
    panel.get_by_role("button", name="Erase all").click()
    keep(seen, {"exercise:one": {"answer": "my own", "points": 0}})
    assert re.findall(r"\d+", send(panel, file)) == ["1", "2", "1"], (
        "the status must count an exercise, two games and a page"
    )
    assert counted(page) == before, "the answer with points must be kept"
    assert panel.locator(".cg-progress-line").all_inner_texts() == lines
    assert not re.search(r"\d", send(panel, file)), "a second import must find nothing new"
    odd, refusals = tmp_path / "odd.json", set()
    for text in WRONG.values():
        odd.write_text(text)
        refusals.add(said := send(panel, odd))
        assert "odd.json" in said
        assert counted(page) == before
    assert len(refusals) == len(WRONG), "each refusal must give its own reason"
    assert page.evaluate("localStorage.getItem('of another book')") == "stays"


def test_an_import_that_the_browser_refuses_to_store_stays_on_the_open_page(visit: Open, tmp_path: Path) -> None:
    page = visit(HOME).page
    panel, file = page.locator(".cg-progress"), tmp_path / "progress.json"
    entries = {f"page:{name}": {"read": True} for name in ("02-take-away", "03-nim", "05-wythoff")}
    file.write_text(json.dumps({"format": "combinatorial-games-progress", "version": 1, "kept": entries}))
    page.evaluate("""() => {
      const refuse = () => { throw new DOMException("full", "QuotaExceededError"); };
      Storage.prototype.setItem = Storage.prototype.removeItem = refuse;
    }""")
    assert "its storage is full" in send(panel, file)
    assert panel.locator(".cg-progress-line").count() == len(entries)
    panel.get_by_role("button", name=called("games.yardErase")).click()
    panel.get_by_role("button", name="Erase all").click()
    expect(panel.locator(".cg-progress-line")).to_have_count(0)


def test_damaged_and_foreign_entries_break_nothing(visit: Open) -> None:
    seen = visit(CHAPTER)
    counts = seen.page.locator("[data-counts]").first.get_attribute("data-counts") or ""
    seen.page.evaluate("name => localStorage.setItem(`cgkit:exercise:${name}`, '{ no JSON')", counts.split()[-1])
    keep(
        seen,
        {
            "exercise": [],
            "exercise:proof": {"ticks": 5, "points": "all"},
            "board:": 3,
            "page:02-take-away": {"read": "no"},
        },
    )
    seen.widgets("exercise").mount()
    assert seen.page.locator(".cg-mark-done:not([hidden])").count() == 0
    solve(seen)
    expect(mark(seen.page)).not_to_have_attribute("hidden", "")


def test_without_storage_the_book_says_so_and_games_can_be_played(visit: Open) -> None:
    seen = visit("search.html?q=none")
    seen.page.add_init_script(
        "window.threw = []; addEventListener('error', ({ filename }) => window.threw.push(filename));"
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
    )
    seen.page.goto(seen.page.url.split("search")[0] + HOME)
    panel = seen.page.locator(".cg-progress")
    assert "saves nothing" in panel.inner_text()
    assert panel.get_by_role("button").count() == 0
    assert win(seen.widgets("player")[0]) == "won"
    seen.page.goto(seen.page.url.replace("index", "02-take-away"))
    solve(seen)
    threw = seen.page.evaluate("window.threw")
    assert [name for name in threw if re.search(r"^blob:|_static/site\.js", name)] == [], (
        "no script of the book may fail without storage"
    )
    seen.problems.clear()


def test_five_minutes_with_the_book_on_a_phone_and_five_more(visit: Open) -> None:
    seen = visit(HOME, width=390, height=844, touch=True, dark=True)
    page, home = seen.page, seen.page.url
    page.get_by_role("table").get_by_role("link", name=TITLE).tap()
    page.wait_for_url("**/02-take-away.html")
    box = seen.widgets("exercise")[0]
    acts = "box => box.querySelector('.cg-acts').getBoundingClientRect().top - box.getBoundingClientRect().top"
    where = box.evaluate(acts)
    for move, state in (("Take 1", "wrong"), ("Take 2", "right")):  # touch the piece, and then the button with its move
        box.locator(".cg-piece").and_(box.get_by_label(move, exact=True)).first.tap()
        box.locator(".cg-go").tap()
        expect(box).to_have_attribute("data-state", state)
        if state == "wrong":
            assert box.evaluate(acts) == pytest.approx(where, abs=2), "the buttons must not move"
            box.locator(".cg-go").tap()  # takes the move back
    head = page.locator("section#the-pattern-and-its-proof > h2")
    head.evaluate("head => scrollTo({ top: head.getBoundingClientRect().top + scrollY - 100, behavior: 'instant' })")

    page.goto(home)
    back = page.locator(".cg-back")
    on = back.locator("a[href$='#the-pattern-and-its-proof']")
    expect(on).to_be_in_viewport()
    assert box_of(on)["x"] + box_of(on)["width"] <= box_of(back)["x"] + box_of(back)["width"], (
        "a link that doesn't fit must not be shown"
    )
    heights = back.evaluate("back => [back, ...back.children].map((one) => one.getBoundingClientRect().height)")
    assert heights[0] == pytest.approx(sum(heights[1:]), abs=1), (
        "the links must take exactly the room reserved for them"
    )
    on.tap()
    page.wait_for_url("**/02-take-away.html#the-pattern-and-its-proof")
    expect(head).to_be_in_viewport()

    page.goto(home)
    panel = page.locator(".cg-progress")
    panel.locator("summary").click()
    assert min(box_of(one)["height"] for one in panel.locator("button:visible, summary").all()) >= 40
    assert seen.serious(".cg-progress") == []
    page.locator(OPENS_CHAPTERS).first.tap()
    expect(mark(page).locator("visible=true")).to_be_in_viewport()
    assert seen.serious(CHAPTERS) == []
    page.keyboard.press("Escape")
    back.locator("a[href*='practice']").tap()
    page.wait_for_url("**/practice.html#*")
    question = page.locator(".cg-practice .cg-question")
    expect(question).not_to_be_empty()
    expect(question).to_be_in_viewport()
    expect(page.locator(".cg-practice .cg-exercise")).to_be_in_viewport()


def test_the_problem_of_the_day_depends_only_on_the_day_and_the_chapters_read(visit: Open) -> None:
    seen, problems = visit(HOME), []
    expect(seen.page.locator(".cg-back a")).to_have_count(0)  # a newcomer must play first
    keep(seen, {"board:index/take-1-2-or-3": {"won": True}})
    for day, read in (("26T08", ""), ("26T21", ""), ("27T08", ""), ("27T08", "05-wythoff")):
        seen.page.clock.set_fixed_time(f"2026-11-{day}:00:00")
        keep(seen, {f"page:{read}": {"read": True}} if read else {})
        seen.page.locator(".cg-back a[href*='practice']").click()
        seen.page.wait_for_url("**/practice.html#*")
        expect(seen.page.locator(".cg-practice .cg-question")).not_to_be_empty()
        problems.append(
            [seen.page.locator(f".cg-practice .cg-{part}").inner_text() for part in ("problem-name", "question")]
        )
        seen.page.go_back()
    assert problems[0] == problems[1] != problems[2]
    assert {name.partition(",")[0] for name, _ in problems[:3]} == {"Nim moves"}, (
        "the first problems must need no knowledge of the book"
    )
    assert "Wythoff" in problems[3][0]


def test_progress_moves_nothing_on_the_page(visit: Open) -> None:
    seen = visit(CHAPTER, width=1280)
    places = """async (parts) => {
      document.querySelector("#cg-book").showPopover();
      await document.fonts.ready;
      // the height of a prompt depends on whether it was in sight when it was loaded
      for (const strip of document.querySelectorAll(".cg-recall")) strip.style.display = "none";
      scrollTo(0, 0);
      await new Promise((done) => setTimeout(done, 300));
      const found = [...document.querySelectorAll(parts)].map((one) => [one.getBoundingClientRect().top + scrollY, one.offsetHeight]);
      document.querySelector("#cg-book").hidePopover();
      return found;
    }"""
    parts = f"{ENTRY}, {ARTICLE} :is(h1, h2)"
    seen.open_gates()  # gates are open for readers who have read the page
    seen.mount()
    bare = seen.page.evaluate(places, parts)
    paths = seen.page.locator(ENTRY).evaluate_all("links => links.map((one) => one.pathname)")
    gates = seen.page.locator("[data-gate]").evaluate_all("all => all.map((one) => one.dataset.gate)")
    read = {f"page:{Path(path).stem}": {"read": True} for path in paths}
    keep(seen, read | {f"gate:{name}": {"guess": None, "open": True} for name in gates})
    seen.mount()
    assert seen.page.locator(".cg-mark-done:not([hidden])").count() >= 8
    assert seen.page.evaluate(places, parts) == bare


def test_the_build_counts_the_exercises_and_boards_on_the_page(visit: Open) -> None:
    seen = visit(CHAPTER)
    book = seen.page.evaluate("window.cgBook")
    mine = book["02-take-away"]
    assert len(mine["exercises"]) == seen.page.locator(".tag_exercise").count()
    assert len(mine["boards"]) == len(set(mine["boards"])) == len(seen.widgets("player"))
    assert all(points >= 1 for points in mine["exercises"].values())
    assert json.dumps(book["index"]) == '{"exercises": {}, "boards": ["take-1-2-or-3"]}'
