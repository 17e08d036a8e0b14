"""On a phone, on every page: what is pressed is large enough for a finger, what scrolls sideways shows it, what is dragged is small."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import SITE, Open, tap
from tests.chapters import a_few_quick

pytestmark = pytest.mark.browser
PAGES = ["search.html", *sorted(f"book/{path.name}" for path in (SITE / "book").glob("*.html"))]
LEAST = 40  # pixels, with half of the gap to the next: as wide, and as tall
CROWDED = 24  # for a piece of a board that is wide for a telephone: there a first touch shows what a second one does

# What is pressed and in sight, and how wide and tall a finger meets it: from its middle as far as the pointer finds it, and two
# pixels more where there is nothing else. Left out: links among words, and what only the keyboard comes to.
SMALL = """([least, crowded]) => {
  const PRESSED = "button, select, summary, input:not([type=hidden]), textarea, [role=button], [role=slider], [role=option], a[href]";
  const PIECES = ".cg-piece, .cg-answer-cell, .cg-sheet *, .cg-coin-place, .cg-garden *, .cg-proposal";
  const words = (one) => one.textContent.replace(/\\s+/g, " ").trim();
  const among = (one) => {
    const around = one.closest("p, li, dd, td, th, h1, h2, h3, h4, figcaption, dt, blockquote, .citation, .cg-title, .extra_footer");
    return one.matches("a") && around && words(around).length > words(one).length + 3;
  };
  const meets = (one, hit) => hit && (one.contains(hit) || (hit.closest("label") && hit.closest("label") === one.closest("label")));
  const reach = (one, x, y, dx, dy) => {
    let far = 0;
    while (far < least && meets(one, document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1)))) far++;
    let free = 0;
    while (free < 2 && !document.elementFromPoint(x + dx * (far + free + 1), y + dy * (far + free + 1))?.closest(PRESSED)) free++;
    return far + free;
  };
  const found = [];
  let measured = 0;
  for (const one of document.querySelectorAll(PRESSED)) {
    if (!one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) || one.disabled || among(one)) continue;
    if (one.matches(".cg-end-grip")) continue; // ends of two lines lie where their numbers are
    if (one.closest(".skip-link, .citation, [popover]:not(:popover-open), dialog:not([open])")) continue;
    const label = one.matches("input") && one.closest("label");
    let box = (label || one).getBoundingClientRect();
    if (!box.width || one.tabIndex < -1) continue;
    measured++;
    if (box.width >= least && box.height >= least) continue;
    one.scrollIntoView({ block: "center", inline: "center" });
    box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!meets(one, document.elementFromPoint(x, y))) continue; // another stands before it
    const wide = reach(one, x, y, 1, 0) + reach(one, x, y, -1, 0) + 1;
    const tall = reach(one, x, y, 0, 1) + reach(one, x, y, 0, -1) + 1;
    const need = one.matches(".cg-badge") ? crowded / 2 : one.matches(PIECES) ? crowded : least; // numbers of edges stand on them
    if (Math.min(wide, tall) < need) {
      const board = one.closest(".cg");
      const name = `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""}`;
      found.push(`${name} ${wide} × ${tall}: ${(one.ariaLabel || words(one)).slice(0, 40)} (${(board ?? one.parentElement).className})`);
    }
  }
  return [measured, found];
}"""

# What scrolls sideways, and does not fade where it is cut off; a formula has a shade there, by its style alone.
UNSEEN = """() => [...document.querySelectorAll("main *")].flatMap((one) => {
  if (one.scrollWidth <= one.clientWidth + 2 || !one.clientWidth || !one.checkVisibility({ contentVisibilityAuto: true })) return [];
  if (!["auto", "scroll"].includes(getComputedStyle(one).overflowX) || one.matches(".katex-html, textarea, input, select")) return [];
  return one.dataset.cut ? [] : [`${one.tagName.toLowerCase()}.${one.className} ${one.clientWidth} of ${one.scrollWidth}`];
})"""

# What keeps a finger from scrolling the page, and is larger than what a hand takes hold of.
GRABBED = """() => [...document.querySelectorAll("main *")].flatMap((one) => {
  const { width, height } = one.getBoundingClientRect();
  const keeps = ["none", "pan-x"].includes(getComputedStyle(one).touchAction);
  return keeps && Math.min(width, height) > 60 ? [`${one.tagName}.${one.getAttribute("class")}`] : [];
})"""


@pytest.mark.parametrize("page", a_few_quick(PAGES, ["index.html", "book/03-nim.html"]))
def test_what_is_pressed_is_as_large_as_a_finger(visit: Open, page: str) -> None:
    seen = visit(page, width=390, height=844, touch=True)
    seen.mount()
    seen.open_gates()
    measured, small = seen.page.evaluate(SMALL, [LEAST, CROWDED])
    assert measured > 3
    assert small == []
    assert seen.page.evaluate(UNSEEN) == []
    assert seen.page.evaluate(GRABBED) == []
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= 390
    seen.page.set_viewport_size({"width": 360, "height": 740})
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("dark", [False, True])
def test_a_list_that_opens_over_the_page_hides_what_is_below_it(visit: Open, dark: bool) -> None:
    seen = visit("book/03-nim.html", width=390, height=844, touch=True, dark=dark)
    for toggle in (".primary-toggle", ".secondary-toggle"):
        tap(seen.page.locator(toggle).first)
        ground = seen.page.locator("dialog[open]").evaluate("one => getComputedStyle(one).backgroundColor")
        assert ground.startswith("rgb("), (toggle, ground)
        seen.page.keyboard.press("Escape")
    assert seen.page.locator("dialog[open]").count() == 0


def test_a_finger_goes_the_way_from_a_board_to_the_search(visit: Open) -> None:
    seen = visit("book/03-nim.html", width=390, height=844, touch=True)
    board = seen.widgets("player")[0]
    tap(board.locator(".cg-chip").last)
    assert "Touch again to do it" in board.locator(".cg-status").inner_text()
    board.locator(".cg-go").tap()
    seen.page.wait_for_function("board => board.dataset.state === 'yours'", arg=board.element_handle())
    recall = seen.page.locator(".cg-recall[data-recall]").first
    recall.scroll_into_view_if_needed()
    recall.locator("button").first.tap()
    seen.page.locator(".bd-header-article .search-button__button").tap()
    seen.page.keyboard.type("staircase")
    seen.page.keyboard.press("Enter")
    found = seen.page.locator(".cg-found li")
    found.first.wait_for()
    assert "taircase" in found.first.inner_text()


def _answered(box: Locator, move: str) -> None:
    """A move of an exercise: the piece is touched, and then the button that says what it does."""
    box.locator(".cg-piece").and_(box.get_by_label(move, exact=True)).first.tap()
    box.locator(".cg-go").tap()


def test_five_minutes_with_the_book_and_five_more(visit: Open) -> None:
    seen = visit("book/index.html", width=390, height=844, touch=True)
    page, home = seen.page, seen.page.url
    page.get_by_role("table").get_by_role("link", name="Take-away games").tap()
    page.wait_for_url("**/02-take-away.html")
    box = seen.widgets("exercise")[0]
    height = box.evaluate("box => box.offsetHeight")
    _answered(box, "Take 1")
    expect(box).to_have_attribute("data-state", "wrong")
    assert box.evaluate("box => box.offsetHeight") == pytest.approx(height, abs=2), "what is below has moved"
    box.get_by_role("button", name="Take it back").tap()
    _answered(box, "Take 2")
    expect(box).to_have_attribute("data-state", "right")
    head = page.locator("section#the-pattern-and-its-proof > h2")
    head.evaluate("head => scrollTo({ top: head.getBoundingClientRect().top + scrollY - 100, behavior: 'instant' })")

    page.goto(home)
    on = page.locator(".cg-back").get_by_role("link", name="Take-away games: The pattern, and its proof")
    expect(on).to_be_in_viewport()
    beyond = on.evaluate("on => on.getBoundingClientRect().right - on.parentElement.getBoundingClientRect().right")
    assert beyond <= 0, "a link that is wider than its line is not shown at all"
    on.tap()
    page.wait_for_url("**/02-take-away.html#the-pattern-and-its-proof")
    expect(head).to_be_in_viewport()

    page.goto(home)
    page.get_by_role("link", name="Problem of the day").tap()
    page.wait_for_url("**/practice.html#*")
    question = page.locator(".cg-practice .cg-question")
    expect(question).not_to_be_empty()
    expect(question).to_be_in_viewport()
    expect(page.locator(".cg-practice").get_by_role("button", name="Next problem")).to_be_in_viewport()
