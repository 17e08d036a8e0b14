"""Rows under misère play on the page: the hunt for a sum that the SJ rule misjudges, and the walk among classes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser import Open
from tests.site.hands import box_of, said, titled

pytestmark = pytest.mark.browser
PAGE = "book/10-misere-sums.html"


def board(visit: Open, title: str, width: int = 1000) -> Locator:
    seen = visit(PAGE, width=width)
    seen.unfold()
    return titled(seen, title, "misere-rows")


def hunt(visit: Open, width: int = 1000) -> Locator:
    return board(visit, "Kayles: catch the rule", width)


def walk(visit: Open, width: int = 1000) -> Locator:
    return board(visit, "Kayles, misère: 12 classes", width)


def test_the_rule_is_caught_by_pointer(again: Open) -> None:
    one = hunt(again)
    for n in (8, 5, 1):
        one.get_by_role("button", name=f"add a row of {n}", exact=True).click()
    assert "Values 1 ⊕ 4 ⊕ 1, nim-sum 4, some above 1: the rule says N." in one.locator(".cg-by-rule").inner_text()
    assert said(one).startswith("Say first")
    one.get_by_role("button", name="row of 8, take it off").click()
    one.get_by_role("button", name="It is wrong").click()
    assert said(one) == "Right. The rule is wrong. 6 pins in all. P: every move leads to an N-position."
    assert one.locator(".cg-score").inner_text() == "Your record: the rule caught with 6 pins."
    assert one.get_attribute("data-found") == "6"
    one.get_by_role("button", name="add a row of 2", exact=True).click()
    assert said(one).startswith("Say first"), "another sum, another guess"
    one.get_by_role("button", name="It is wrong").click()
    assert said(one).startswith("No. The rule is right. N: to win, turn a row of ")
    assert one.get_attribute("data-found") == "6"


def test_the_rule_is_caught_by_keyboard(visit: Open) -> None:
    one = hunt(visit)
    page = one.page
    one.get_by_role("button", name="add a row of 1", exact=True).focus()
    for key in ("End", "Enter"):
        page.keyboard.press(key)
    assert one.locator(".cg-laid button").count() == 1
    assert page.evaluate("document.activeElement.ariaLabel") == "add a row of 8", "the focus stays"
    one.get_by_role("button", name="Tell me").focus()
    page.keyboard.press("Enter")
    assert said(one).startswith("The rule is wrong. 8 pins in all. N: to win, turn a row of 8 into")
    one.locator(".cg-laid button").focus()
    page.keyboard.press("Enter")
    assert one.locator(".cg-laid button").count() == 0
    assert page.evaluate("document.activeElement.ariaLabel") == "add a row of 8"


def test_classes_are_walked(again: Open) -> None:
    one = walk(again)
    assert one.locator(".cg-class").count() == 12
    assert one.locator(".cg-class.cg-p").count() == 3
    assert said(one) == "Alike: 1 + 5. P: every move leads to an N-position."
    one.get_by_role("button", name="add a row of 5", exact=True).click()
    assert said(one).startswith("Alike: 1. P:")
    one.get_by_role("button", name="P 2 + 2", exact=True).click()
    assert one.locator(".cg-laid button").all_inner_texts() == ["2", "2"]
    assert one.locator(".cg-laid path").count() == 4
    assert one.locator(".cg-class[aria-pressed=true] span").inner_text() == "2 + 2"
    assert one.page.evaluate("document.activeElement.ariaPressed") == "true", "the focus stays among the classes"
    one.page.keyboard.press("Home")
    one.page.keyboard.press("Enter")
    assert said(one) == "N: nothing is left, and whoever is to move has won."
    for _ in range(9):
        one.get_by_role("button", name="add a row of 2", exact=True).click()
    assert said(one) == "There is room for 8 rows. Take one off first."
    one.get_by_role("button", name="Clear").click()
    assert one.locator(".cg-laid button").count() == 0


@pytest.mark.parametrize("width", [pytest.param(1000, marks=pytest.mark.slow), 360])
def test_nothing_jumps_and_all_can_be_used(visit: Open, width: int) -> None:
    for find in (hunt, walk):
        one = find(visit, width)
        heights = set()
        for n in (8, 8, 7, 5, 5, 3, 2, 1):
            one.get_by_role("button", name=f"add a row of {n}", exact=True).click()
            if find is hunt:
                one.get_by_role("button", name="Tell me").click()
            heights.add(round(box_of(one)["height"]))
            if len(heights) > 1:
                break
        assert max(heights) - min(heights) <= 2, (width, heights)
