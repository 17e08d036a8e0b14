"""Tests of the prompts in Chromium: they can be answered by keyboard and by tap, keep their place, and come back when they should."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta
from functools import partial
from pathlib import Path

import pytest
from cgsite.recall import pages
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser import SITE, Open, Visit, tap
from tests.chapters import a_few_quick
from tests.site.hands import keep, kept

pytestmark = pytest.mark.browser
CHAPTER = "book/02-take-away.html"
REVIEW = "book/review.html"
PAGES = [page.name for page in pages()]
BY_ID = {one.id: one for page in pages() for one in page.prompts}
FIRST = [one for page in pages() for one in page.prompts if one.section == "why-labels-tell-who-wins"]
WRONG = next(iter(FIRST[0].wrong))
TODAY = date(2026, 3, 1)


def _strip(seen: Visit, nth: int = 0) -> Locator:
    seen.open_gates()
    strip = seen.page.locator(".cg-recall").nth(nth)
    strip.scroll_into_view_if_needed()
    strip.locator("button[data-choice]").first.wait_for()
    return strip


def _choice(strip: Locator, words: str) -> Locator:
    return strip.get_by_role("button", name=words, exact=True)


def _next(strip: Locator) -> Locator:
    return strip.locator(".cg-recall-next")


def _box(page: Page) -> dict[str, dict[str, object]]:
    return kept(page, "recall:")


def _card(box: int, ago: int, missed: int = 0) -> dict[str, object]:
    return {"box": box, "on": (TODAY - timedelta(days=ago)).isoformat(), "missed": missed}


@pytest.fixture
def visit(visit: Open) -> Open:
    """Return the function that opens a page, on the same day for all tests."""
    return partial(visit, today=f"{TODAY}T12:00:00")


def test_a_strip_is_fetched_when_it_comes_near_and_answered_by_keyboard(visit: Open) -> None:
    seen = visit(CHAPTER)
    page, requests = seen.page, list[str]()
    page.on("request", lambda request: requests.append(request.url))
    page.reload()
    page.wait_for_load_state("networkidle")
    assert not [url for url in requests if "/recall/" in url]
    seen.mount()  # anything that is loaded later above the strip would move it
    strip = _strip(seen)
    assert len([url for url in requests if "/recall/" in url]) == 2
    status, place, count = strip.get_by_role("status"), strip.bounding_box(), strip.locator(".cg-recall-count")
    group, before = strip.get_by_role("group", name=FIRST[0].ask), count.inner_text()
    _choice(strip, FIRST[0].right).focus()
    page.keyboard.press("Enter")
    assert status.inner_text().endswith(FIRST[0].why)
    assert FIRST[0].right in group.locator("[data-is=right]").inner_text()
    page.keyboard.press("Tab")
    assert _next(strip).evaluate("one => one === document.activeElement")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    page.keyboard.press("Enter")
    assert count.inner_text() != before
    assert page.evaluate("document.activeElement.dataset.choice") is not None
    assert status.inner_text() == ""
    _choice(strip, "P").focus()
    page.keyboard.press("Space")
    assert f"{FIRST[1].wrong['P']} {FIRST[1].why}" in status.inner_text()
    page.keyboard.press("Enter")  # choosing the same answer again does nothing
    _next(strip).click()
    for prompt in FIRST[2:]:
        _choice(strip, prompt.right).click()
        _next(strip).click()
    assert "3 of 4" in strip.inner_text()
    assert strip.bounding_box() == place, "the strip must not jump"
    today = {one.id: _card(1, 0) for one in FIRST} | {FIRST[1].id: _card(0, 0, 1)}
    assert _box(page) == today
    page.reload()
    _strip(seen, 1)
    strip.get_by_role("button").first.click()  # go through the prompts again
    assert count.inner_text() == before


def test_a_tap_is_enough_and_a_second_one_does_nothing(visit: Open) -> None:
    seen = visit(CHAPTER, width=360, touch=True)
    strip = _strip(seen)
    tap(_choice(strip, WRONG))
    said = strip.get_by_role("status").inner_text()
    assert seen.serious(".cg-recall") == []
    strip.locator("[data-is=right]").dispatch_event("click")
    assert strip.get_by_role("status").inner_text() == said
    assert _box(seen.page)[FIRST[0].id]["box"] == 0


# This script goes through every strip four times, each time with the next choice. It returns the parts that moved and the
# number of replies.
ALL = """async () => {
  const moved = [];
  let said = 0;
  for (const strip of document.querySelectorAll(".cg-recall")) {
    const home = strip.offsetHeight;
    const choices = strip.querySelector(".cg-recall-choices:not(.cg-unseen)");
    const top = choices.offsetTop;
    const look = () => {
      const words = strip.querySelector(".cg-recall-ask").textContent;
      if (Math.abs(strip.offsetHeight - home) > 1 || choices.offsetTop !== top) moved.push([words, home, strip.offsetHeight]);
      for (const one of choices.querySelectorAll("button"))
        if (one.offsetHeight < 44 || one.scrollWidth > one.clientWidth + 1) moved.push([words, one.textContent, one.offsetHeight]);
    };
    for (const turn of [0, 1, 2, 3]) {
      while (choices.querySelector("[data-choice]")) {
        look();
        const all = choices.querySelectorAll("[data-choice]");
        all[Math.min(turn, all.length - 1)].click();
        said += strip.querySelector("[role=status]").textContent.length > 8;
        look();
        strip.querySelector(".cg-recall-next").click();
      }
      look();
      choices.querySelector("button").click();
    }
  }
  return [moved, said];
}"""


@pytest.mark.parametrize(
    ("page", "width"),
    a_few_quick(
        [(page, width) for page in PAGES for width in (1000, 360)],
        [("02-take-away", 360), ("05-wythoff", 360), ("08-nim-products", 1000)],
    ),
)
def test_every_prompt_of_a_page_keeps_its_place(visit: Open, page: str, width: int) -> None:
    seen = visit(f"book/{page}.html", width=width)
    _strip(seen)
    prompts = [one for found in pages() if found.name == page for one in found.prompts]
    moved, said = seen.page.evaluate(ALL)
    assert moved == []
    assert said == 4 * len(prompts)
    assert set(_box(seen.page)) == {one.id for one in prompts}


# This script records each change in the height of a strip that a reader can see, because the strip or something below
# it is in sight.
RESIZED = """() => {
  window.resized = [];
  const heights = new Map();
  const watch = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const [before, now] = [heights.get(target), target.offsetHeight];
      if (before && before !== now && target.getBoundingClientRect().top < innerHeight) window.resized.push([before, now]);
      heights.set(target, now);
    }
  });
  for (const one of document.querySelectorAll(".cg-recall")) watch.observe(one);
}"""


@pytest.mark.parametrize(("page", "width"), a_few_quick([("12-coalitions", 360), ("12-coalitions", 1000), ("09-hackenbush", 1280)],
                                                         [("12-coalitions", 360)]))  # fmt: skip
def test_nothing_jumps_when_prompts_are_loaded_late(visit: Open, page: str, width: int) -> None:
    seen = visit(f"book/{page}.html", width=width)
    seen.open_gates()
    held: list[Route] = []
    seen.page.route("**/recall.js*", lambda route: held.append(route))
    with seen.page.expect_request("**/recall.js*"):
        seen.page.locator(".cg-recall").first.scroll_into_view_if_needed()
    seen.page.evaluate(RESIZED)
    held[0].continue_()
    seen.page.wait_for_function("""() => {
      scrollBy(0, 250);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    }""")
    expect(seen.page.locator(".cg-recall:not(:has(button))")).to_have_count(0)
    assert seen.page.evaluate("window.resized") == []


def test_a_wrong_answer_makes_a_prompt_due_again_and_says_what_to_read(visit: Open) -> None:
    seen = visit(CHAPTER)
    _choice(_strip(seen), WRONG).click()
    mark = seen.page.locator(".cg-mark-due")
    assert mark.text_content() == "1"
    seen.page.goto(seen.page.url.replace("02-take-away", "review"))
    box = _strip(seen)
    again = seen.page.locator(".cg-read-again li")
    assert again.get_by_role("link").get_attribute("href") == "02-take-away.html#why-labels-tell-who-wins"
    once = again.inner_text()
    _choice(box, WRONG).click()
    _next(box).click()
    assert again.inner_text() != once, "the list must count both misses"
    _choice(box, FIRST[0].right).click()
    assert mark.is_hidden()
    _next(box).click()
    expect(box.locator("[data-choice]")).to_have_count(0)  # there's nothing left for today
    assert _box(seen.page)[FIRST[0].id] == _card(1, 0, 2)
    seen.page.reload()
    seen.page.locator(".cg-review", has_text="tomorrow").wait_for()


def test_due_prompts_come_from_all_chapters_with_the_longest_overdue_first(visit: Open) -> None:
    seen = visit(REVIEW)
    seen.page.evaluate("localStorage.setItem('cgkit:recall:p-means', '{ no JSON')")
    keep(seen, {"recall:core-means": [1], "recall:": 3, "recall:letter-y": {"box": 1, "on": "some day"}})
    expect(seen.page.locator(".cg-review")).not_to_be_empty()
    assert seen.page.locator(".cg-mark-due").is_hidden(), "damaged cards must not be due"
    late, later, early = "core-means", "p-means", "letter-y"
    wrong = {"answer": "7", "ticks": [], "points": 0, "opened": False}
    keep(
        seen,
        {
            f"recall:{later}": _card(2, 4), f"recall:{late}": _card(1, 10), f"recall:{early}": _card(3, 2),
            "recall:no-such-prompt": _card(0, 3), "exercise:design-a-set": wrong, "exercise:no-such-exercise": wrong,
        },
    )  # fmt: skip
    strip = _strip(seen)
    assert seen.page.locator(".cg-mark-due").text_content() == "2"
    for one, left in ((late, "1"), (later, "")):
        assert strip.locator(".cg-recall-ask").inner_text() == BY_ID[one].ask
        _choice(strip, BY_ID[one].right).click()
        if left:
            _next(strip).click()
            assert left in strip.locator(".cg-recall-count").inner_text()
    assert _box(seen.page)[later]["box"] == 3
    assert seen.page.locator(".cg-boxes b").all_inner_texts() == ["0", "0", "1", "2", "0"]
    links = seen.page.locator(".cg-solve-again li a")
    assert [one.get_attribute("href") for one in links.all()] == ["02-take-away.html#exercise-2-1-4"], (
        "the unsolved exercise must be listed, and none that doesn't exist"
    )


def test_an_exported_file_has_the_boxes_of_the_prompts(visit: Open, tmp_path: Path) -> None:
    seen = visit("book/index.html")
    mine = {"recall:p-means": _card(0, 0, 2), "recall:core-means": _card(1, 1)}
    keep(seen, {**mine, "recall:damaged": {"box": 99}})
    panel = seen.page.locator(".cg-progress")
    assert panel.locator("a[href='review.html']").inner_text().startswith("2 ")
    with seen.page.expect_download() as found:
        panel.get_by_role("button", name="Export").click()
    file = tmp_path / "kept.json"
    found.value.save_as(file)
    assert json.loads(file.read_text())["kept"] == mine
    seen.page.evaluate("localStorage.clear()")
    keep(seen, {"recall:p-means": _card(1, 3)})
    with seen.page.expect_file_chooser() as chooser:
        panel.get_by_role("button", name="Import").click()
    chooser.value.set_files(file)
    expect(panel.get_by_role("status")).to_contain_text("2")
    assert _box(seen.page) == {name.removeprefix("recall:"): one for name, one in mine.items()}


def test_every_section_to_read_again_exists() -> None:
    for page in pages():
        text = (SITE / "book" / f"{page.name}.html").read_text("utf8")
        for section in {one.section for one in page.prompts}:
            assert f'id="{section}"' in text
        found = " ".join(re.findall(r'class="cg-recall" data-recall="([^"]*)"', text)).split()
        assert sorted(found) == sorted(one.id for one in page.prompts)
