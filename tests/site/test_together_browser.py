"""What only chapter 10 has: the same games in three ways, joins that are marked heap by heap, rectangles that are cut."""

from __future__ import annotations

import pytest

from tests.browser import Open
from tests.site.hands import done, my_turn, said, titled

pytestmark = pytest.mark.browser

PAGE = "book/10-other-ways.html"


def test_the_same_heaps_are_played_in_three_ways_by_keyboard(again: Open) -> None:
    seen = again(PAGE)
    (ways,) = seen.widgets("side-by-side")
    marks, truths = ways.locator(".cg-way-mark"), ways.locator(".cg-way-truth")
    assert marks.all_inner_texts() == ["not played yet"] * 3
    assert truths.all_inner_texts() == [""] * 3
    ways.get_by_role("button", name="In every one").focus()
    seen.page.keyboard.press("Enter")
    assert "every game that is not over" in ways.locator(":scope > .cg-status").inner_text()
    board = ways.locator(".cg-player")
    chips = board.locator(".cg-chip")
    assert chips.count() == 11
    chips.nth(3).focus()
    seen.page.keyboard.press("Enter")
    assert "every heap from which something can be taken" in said(board)
    chips.nth(10).focus()
    seen.page.keyboard.press("Enter")
    assert "Take 1 in part 1 and take 1 in part 2" in board.locator(".cg-go").inner_text()
    board.locator(".cg-go").focus()
    seen.page.keyboard.press("Enter")
    assert done(board)[0] == "You: take 1 in part 1 and take 1 in part 2."
    for _ in range(10):
        if my_turn(board) != "yours":
            break
        board.locator(".cg-move").first.evaluate("node => node.click()")
    assert board.get_attribute("data-state") == "lost", "whoever begins this join loses, against a perfect opponent"
    assert marks.all_inner_texts() == ["not played yet", "you lost", "not played yet"]
    tell = ways.get_by_role("button", name="Who wins?")
    tell.click()
    assert truths.all_inner_texts() == ["whoever begins wins", "whoever begins loses", "whoever begins wins"]
    assert seen.serious(".cg-side-by-side") == []
    ways.get_by_label("Begin with").select_option(index=1)
    assert marks.all_inner_texts() == ["not played yet"] * 3
    assert board.count() == 0
    tell.click()
    assert truths.all_inner_texts() == ["whoever begins loses", "whoever begins wins", "whoever begins wins"]


def test_a_join_of_heaps_says_what_is_missing(again: Open) -> None:
    seen = again(PAGE)
    board = titled(seen, "A join: Take")
    chips, status = board.locator(".cg-chip"), board.locator(".cg-status")
    assert chips.count() == 15, "both heaps are drawn, one below the other"
    chips.nth(6).click()
    assert "does not allow taking that many from heap 1" in status.inner_text()
    chips.nth(7).click()
    assert "every heap from which something can be taken" in status.inner_text()
    chips.nth(12).click()
    assert board.locator(".cg-chip.cg-going").count() == 4
    board.locator(".cg-go").click()
    assert done(board)[0] == "You: take 1 in part 1 and take 3 in part 2."


def test_squares_are_cut_off_rectangles_by_pointer_and_by_keyboard(again: Open) -> None:
    seen = again(PAGE)
    board = titled(seen, "A join: Euclid")
    squares = board.locator(".cg-cut-square")
    assert squares.count() == 3, "one fits into 4 × 6, and two into 3 × 7"
    assert squares.nth(2).get_attribute("aria-label") == "Cut 2 squares off rectangle 2"
    squares.nth(2).click()
    assert board.locator(".cg-cut-square.cg-going").count() == 3, "what is forced is marked too"
    squares.nth(1).focus()
    seen.page.keyboard.press("Enter")
    assert board.locator(".cg-cut-square.cg-going").count() == 2
    board.locator(".cg-go").click()
    assert done(board)[0] == "You: cut one square off rectangle 1 and cut one square off rectangle 2."
    assert board.get_attribute("data-position") != "4 × 6 + 3 × 7"


def test_what_is_marked_on_the_page_is_of_use_to_all(again: Open) -> None:
    seen = again(PAGE)
    seen.widgets("player").mount()
    assert seen.serious(".cg-euclid") == []
