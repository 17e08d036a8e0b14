"""A page is calm: so much of it is in sight, and no more, when it is read with its folds closed.

A board shows the game: five controls at most, and all else behind ⋯, where a finger, a mouse and the keyboard find it.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser import PATIENCE, SITE, Open, menu
from tests.chapters import ROWS, a_few_quick
from tests.site.hands import box_of

pytestmark = pytest.mark.browser
PAGES = sorted(path.stem for path in (SITE / "book").glob("*.html") if "cg-place" in path.read_text("utf8"))
MOST = 5  # controls in sight

# The controls that are seen on each board, but its pieces, the answers to its question, and what changes an entry or a part.
CONTROLS = """() => {
  const pieces = `.cg-board *, [class*="-sheet"] *, [role="grid"] *, table *, .cg-hand-stage *, .cg-triangle *, .cg-choices *, .cg-moves *,
    .cg-guess *, .cg-answer-cell, .cg-answer-board .cg-piece, .cg-exercise .cg-choice *, .cg-points *, .cg-laid *, .cg-row-sizes *,
    .cg-classes *, .cg-way, .cg-pad *, .cg-trio *, .cg-garden *, .cg-lab-view *`;
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(pieces) && !one.closest("svg");
  const named = (one) => one.closest("label")?.textContent || one.ariaLabel || one.textContent;
  return [...document.querySelectorAll(".cg-place > * > .cg, .cg-place > .cg")].map((board) => [
    board.querySelector(".cg-title")?.textContent ?? board.dataset.exercise ?? board.dataset.name,
    [...board.querySelectorAll("button, select, input, textarea, summary, a[href]")].filter(seen).map((one) => named(one).slice(0, 30)),
  ]);
}"""


AT_MOST = {"height": 28_000, "buttons": 200, "folds": 70}  # at 1280

# Opens what waits for a guess and brings what is in sight to life; then counts what is in sight.
COUNTS = """async (patience) => {
  dispatchEvent(new PointerEvent("pointerdown"));
  for (const part of document.querySelectorAll("[data-gate][hidden]")) part.dispatchEvent(new Event("beforematch"));
  const seen = (one) => one.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
  const late = [];
  for (const place of [...document.querySelectorAll(".cg-place, .cg-recall[data-recall]")].filter(seen)) {
    place.scrollIntoView();
    const end = performance.now() + patience;
    const lives = () => place.dataset.live || place.querySelector("button");
    while (!lives() && performance.now() < end) await new Promise((done) => setTimeout(done, 10));
    if (!lives()) late.push(place.outerHTML.slice(0, 200));
  }
  const many = (part) => [...document.querySelectorAll(`article ${part}`)].filter(seen).length;
  return [late, { height: document.documentElement.scrollHeight, buttons: many("button"), folds: many("details") }];
}"""


@pytest.mark.parametrize("chapter", a_few_quick(ROWS, ("02-take-away", "09-hackenbush")))
def test_a_page_of_the_book_is_calm(visit: Open, chapter: str) -> None:
    late, found = visit(f"book/{chapter}.html", width=1280).page.evaluate(COUNTS, PATIENCE)
    assert late == []
    assert {what: n for what, n in found.items() if n > AT_MOST[what]} == {}


@pytest.mark.parametrize(("chapter", "width"), [("06-octal", 1280), ("03-nim", 390)])
def test_about_the_room_is_kept_that_a_page_needs_when_its_boards_are_awake(
    visit: Open, chapter: str, width: int
) -> None:
    seen = visit(f"book/{chapter}.html", width=width)
    seen.unfold()
    seen.open_gates()
    height = "document.querySelector('article').offsetHeight"
    before = seen.page.evaluate(height)
    seen.mount()
    assert seen.page.evaluate(height) == pytest.approx(before, rel=0.1)


@pytest.mark.parametrize("page", a_few_quick(PAGES, ["06-sums", "09-hackenbush"]))
def test_no_board_has_more_than_five_controls_in_sight(visit: Open, page: str) -> None:
    seen = visit(f"book/{page}.html")
    seen.mount()
    found = seen.page.evaluate(CONTROLS)
    assert len(found) == seen.page.locator(".cg-place").count()
    assert [(title, controls) for title, controls in found if len(controls) > MOST] == []


def _board(visit: Open, **how: bool | int) -> Locator:
    return visit("book/03-nim.html", **how).widgets("player")[0]


def test_the_keyboard_goes_into_the_panel_and_comes_back(visit: Open) -> None:
    board = _board(visit)
    keys, more, panel = (
        board.page.keyboard,
        board.get_by_role("button", name="All moves, and more"),
        board.locator(".cg-menu"),
    )
    more.focus()
    keys.press("Enter")
    assert panel.is_visible()
    keys.press("Tab")
    assert panel.evaluate("one => one.contains(document.activeElement)")
    board.get_by_label("you first").focus()
    keys.press("ArrowRight")
    assert board.get_by_label("you second").is_checked()
    assert panel.is_visible(), "arrow keys may walk on to the third"
    keys.press("ArrowRight")
    assert "First player" in board.locator(".cg-status").inner_text()
    keys.press("Escape")
    assert panel.is_hidden()
    keys.press("Enter")
    assert panel.is_visible()
    keys.press("Shift+Tab")
    assert panel.is_hidden(), "nobody walks about below it"
    more.focus()
    assert more.evaluate("one => one === document.activeElement")


def test_the_button_is_there_when_it_has_something_to_do(visit: Open) -> None:
    board = _board(visit)
    go, tall = board.locator(".cg-go"), board.bounding_box()
    assert go.is_hidden()
    board.locator(".cg-piece").first.hover()
    assert go.is_hidden(), "a click does it"
    board.locator(".cg-piece").first.focus()
    board.page.keyboard.press("ArrowRight")
    assert go.is_visible()
    assert go.inner_text() == "Take 2 from heap 1"
    assert board.bounding_box() == tall


@pytest.mark.parametrize(("width", "dark"), [(320, False), (360, True), (1280, True)])
def test_the_panel_is_on_the_screen_and_can_be_read(visit: Open, width: int, dark: bool) -> None:
    seen = visit("book/03-nim.html", width=width, dark=dark, touch=width < 400)
    board = seen.widgets("player")[0]
    panel = menu(board)
    box = box_of(panel)
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= 800
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= width
    boxes = [one.bounding_box() for one in panel.locator("button, select, summary").all()]
    assert all(one and one["height"] >= 40 for one in boxes)
    assert seen.serious(".cg-player") == []
    (seen.page.touchscreen.tap if width < 400 else seen.page.mouse.click)(5, 100)
    assert panel.is_hidden(), "a touch elsewhere closes it"
