"""Tests of the previews beside links to terms and theorems, which are inside the window and move nothing."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser import SITE, Open, tap
from tests.chapters import ROWS, a_few_quick

pytestmark = pytest.mark.browser
BOX = "#cg-preview"


def test_terms_and_theorems_and_nothing_else_have_previews() -> None:
    stored = {}
    for path in (SITE / "_static" / "previews").glob("*.js"):
        previews = json.loads(path.read_text("utf8").removeprefix("window.cgPreviews = ").removesuffix(";\n"))
        stored[path.stem] = previews
        for href, html in previews.items():
            assert re.search(r"glossary\.html#term-|^#term-", href) or 'class="admonition-title"' in html, href
        assert path.stat().st_size < 100_000
    chapter = stored["book-02-take-away"]
    assert "can force a win" in chapter["glossary.html#term-n-position"]
    assert any(href.startswith("#thm-") for href in chapter)
    assert any(re.match(r"0\S+html#thm-", href) for previews in stored.values() for href in previews), (
        "theorems on other pages must have previews, too"
    )
    assert len(stored) >= len(ROWS)


@pytest.mark.parametrize("chapter", a_few_quick())
def test_terms_are_links_in_the_text_once_a_section_and_nowhere_else(visit: Open, chapter: str) -> None:
    page = visit(f"book/{chapter}.html", scripts=False).page
    marks = page.locator("a.cg-term")
    assert page.locator("main a.cg-term").count() == marks.count() > 12
    within = "h1, h2, h3, a a, pre, code, .math, .cg-place, .cell_output, figcaption, .admonition-title, thead"
    assert page.locator(f":is({within}) a.cg-term").count() == 0
    again = page.evaluate("""() => [...document.querySelectorAll("article > section, article > section > section")].flatMap((one) => {
      const scope = one.matches("section section") ? one : null;
      const here = (mark) => mark.closest("article > section > section") === scope && !mark.closest(".cg-check");
      const own = [...one.querySelectorAll("a.cg-term")].filter(here);
      return own.map((mark) => mark.hash).filter((hash, i, all) => all.indexOf(hash) !== i);
    })""")
    assert again == []
    where = marks.first.get_attribute("href") or ""
    marks.first.evaluate("one => one.click()")
    page.wait_for_url(f"**/{where}")  # even without scripts, a term is a link to its entry


WATCH = """() => {
  window.shifted = 0;
  const add = (list) => list.getEntries().forEach((one) => (window.shifted += one.value));
  new PerformanceObserver(add).observe({ type: "layout-shift" });
}"""

# This script returns when the height of the page hasn't changed for thirty frames.
STILL = """async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  let height;
  for (let same = 0; same < 30; same++) {
    await frame();
    const now = document.documentElement.scrollHeight;
    if (now !== height) same = 0;
    height = now;
  }
}"""


def test_a_preview_stays_as_long_as_the_pointer_or_focus_and_nothing_moves(visit: Open) -> None:
    seen = visit("book/04-round-in-circles.html", height=700)
    page, box = seen.page, seen.page.locator(BOX)
    seen.open_gates()
    seen.widgets("player").mount()  # from now on, only a preview could move anything
    page.evaluate(WATCH)
    page.clock.install()
    term = page.locator("a.cg-term[href$='#term-remoteness']").first
    term.scroll_into_view_if_needed()
    page.evaluate(STILL)
    placed = "[document.documentElement.scrollHeight, window.shifted]"
    before = page.evaluate(placed)
    term.hover()
    expect(box).to_contain_text("game lasts")
    assert term.get_attribute("aria-describedby") == "cg-preview"
    assert seen.serious("a.cg-term, #cg-preview") == []
    assert page.locator(f"{BOX} :is(a, [id])").count() == 0
    box.hover()
    page.clock.run_for(5_000)
    assert box.is_visible(), "the preview must stay while the pointer is on it"
    page.keyboard.press("Escape")
    assert not box.is_visible()
    assert term.get_attribute("aria-describedby") is None
    page.mouse.move(2, 2)
    term.hover()
    box.wait_for()
    page.mouse.move(2, 2)
    box.wait_for(state="hidden")
    assert page.evaluate(placed) == before

    held: list[Route] = []
    page.route("**/previews/*.js*", lambda route: held.append(route))
    page.goto(page.url.replace("04-round-in-circles", "06-octal"))
    seen.open_gates()
    link = page.locator("article p a.internal[href^='#thm-octal-period']").first
    with page.expect_request("**/previews/*.js*"):
        link.focus()
    # moving the mouse elsewhere must not cancel the preview of a focused link while it's being fetched
    for x in (3, 9):
        page.mouse.move(x, 300)
    page.clock.run_for(5_000)
    held[0].continue_()
    expect(box).to_contain_text("6.")
    assert link.get_attribute("title") is None, "a title would repeat the preview"
    page.set_viewport_size({"width": 900, "height": 700})
    assert box.is_visible()
    page.keyboard.press("Escape")
    assert not box.is_visible()
    assert link.evaluate("link => link === document.activeElement")
    link.evaluate("link => { link.blur(); link.focus(); }")
    box.wait_for()
    link.evaluate("link => link.blur()")
    assert not box.is_visible()


@pytest.mark.parametrize(
    "address",
    a_few_quick(
        ["book/04-graph-games.html", "book/08-nim-products.html", "book/08-tartan.html", "book/glossary.html"],
        ("book/08-nim-products.html",),
    ),
)
def test_on_a_phone_every_preview_is_inside_the_window(visit: Open, address: str) -> None:
    seen = visit(address, width=360, height=640)
    seen.open_gates()
    page = seen.page
    outside = page.evaluate("""async () => {
      const box = document.querySelector("#cg-preview");
      const bad = [];
      let seen = 0;
      for (const fold of document.querySelectorAll("article details")) fold.open = true;
      for (const link of document.querySelectorAll("article a.internal:is(.cg-term, [href*='#thm-'])")) {
        link.scrollIntoView({ block: ["start", "center", "end"][seen % 3] });
        if (seen % 3 === 0) scrollBy(0, -90);
        link.focus({ preventScroll: true });
        const inside = () => {
          const { left, right, top, bottom } = box.getBoundingClientRect();
          return box.matches(":popover-open") && left >= 0 && right <= 360 && top >= 0 && bottom <= 640;
        };
        for (let i = 0; i < 500 && !inside(); i++) await new Promise((done) => setTimeout(done, 10)); // until boards are in place
        if (!inside()) bad.push([link.textContent, JSON.stringify(box.getBoundingClientRect())]);
        else if (box.scrollWidth > box.clientWidth) bad.push([link.textContent, "is too wide", box.scrollWidth]);
        seen++;
        link.blur();
      }
      return [seen, bad];
    }""")
    assert outside[0] > 20
    assert outside[1] == []


def test_the_first_touch_shows_a_term_and_the_second_follows_its_link(visit: Open) -> None:
    seen = visit("book/02-take-away.html", width=360, height=640, touch=True)
    page, box = seen.page, seen.page.locator(BOX)
    seen.open_gates()
    first, other = page.locator("a.cg-term").nth(0), page.locator("a.cg-term").nth(3)
    first.tap()
    box.wait_for()
    assert page.url.endswith("02-take-away.html")
    tap(page.locator("article h1").first)
    assert not box.is_visible()
    other.tap()
    box.wait_for()
    other.tap()
    page.wait_for_url(re.compile(r"glossary\.html#term-"))
