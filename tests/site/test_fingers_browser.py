"""On a phone, on every page: what is pressed is large enough for a finger, what scrolls sideways shows it, what is dragged is small."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import Open, tap

pytestmark = pytest.mark.browser


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
