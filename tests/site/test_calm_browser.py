"""A page is calm: so much of it is in sight, and no more, when it is read with its folds closed.

A board shows the game: five controls at most, and all else behind ⋯, where a finger, a mouse and the keyboard find it.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser import Open, menu
from tests.site.hands import box_of

pytestmark = pytest.mark.browser


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
