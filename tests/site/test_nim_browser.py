"""What only chapter 3 has: a table of third heaps to fill in, and nim-sums on cards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser import Open
from tests.site.hands import box_of

pytestmark = pytest.mark.browser

CHAPTER = "book/03-nim.html"


def cell(table: Locator, column: int, row: int) -> Locator:
    return table.locator("[role=row]").nth(row + 1).locator("[role=gridcell]").nth(column)


def test_open_places_are_filled_in_by_keyboard_and_by_pointer(again: Open) -> None:
    seen = again(CHAPTER)
    third = seen.widgets("heat-map")[0]
    said, pad = third.locator(".cg-status"), third.locator(".cg-pad")
    assert third.locator(".cg-open").count() == 7
    cell(third, 0, 1).focus()
    assert pad.get_by_role("button", name="3", exact=True).get_attribute("aria-disabled") == "true"
    for key in ("ArrowRight", "ArrowRight"):
        seen.page.keyboard.press(key)
    assert said.inner_text() == "Column 2, row 1: which number belongs here?"
    assert cell(third, 2, 1).get_attribute("aria-label") == "column 2, row 1: to be guessed"
    assert third.locator(".cg-taken, .cg-missing").count() == 0, "what is crossed out would tell the answer"
    seen.page.keyboard.press("0")
    assert said.inner_text() == "Not 0. It already stands in column 1, row 1."
    seen.page.keyboard.press("5")
    assert said.inner_text() == "Not 5. A smaller number is still free."
    seen.page.keyboard.press("3")
    assert said.inner_text().startswith("Right. (1, 2, 3) is a P-position.")
    assert third.locator(".cg-open").count() == 6
    assert third.locator(".cg-missing").inner_text() == "3"
    cell(third, 7, 7).click()
    tall = third.evaluate("table => table.offsetHeight")
    pad.get_by_role("button", name="0", exact=True).click()
    assert said.inner_text().startswith("Right. (7, 7, 0)")
    assert third.evaluate("table => table.offsetHeight") == tall, "nothing jumps"
    cell(third, 5, 3).click()
    pad.get_by_role("button", name="Tell me").click()
    assert said.inner_text().startswith("(3, 5, 6) is a P-position.")
    assert third.locator(".cg-trio-chip").count() == 3 + 5 + 6


def test_squares_are_seen_in_coarser_shades(again: Open) -> None:
    seen = again(CHAPTER)
    sums = seen.widgets("heat-map")[1]
    shade = "cell => getComputedStyle(cell).backgroundColor"
    places = [(x, y) for x in range(16) for y in range(16)]
    for step, shades in (("8", 2), ("4", 4), ("1", 9)):
        sums.get_by_label("Shades in steps of").select_option(label=step)
        found = {(x ^ y) // int(step): cell(sums, x, y).evaluate(shade) for x, y in places[::7]}
        assert len(set(found.values())) <= shades
        assert found[0] != found[max(found)]


def test_cards_are_flipped_and_the_place_follows(again: Open) -> None:
    seen = again(CHAPTER, width=360)
    sums = seen.widgets("heat-map")[1]
    assert sums.get_attribute("data-at") == "3,5"
    sums.get_by_role("button", name="card 8 of the row").click()
    sums.get_by_role("button", name="card 4 of the column").focus()
    seen.page.keyboard.press("Enter")
    assert sums.get_attribute("data-at") == "7,13"
    assert sums.locator(".cg-status").inner_text() == "13 ⊕ 7 = 10."
    up = sums.locator(".cg-power.cg-up")
    assert up.all_inner_texts() == ["8", "4", "1", "4", "2", "1", "8", "2"]
    assert sums.locator(".cg-twice").all_inner_texts() == ["4", "1", "4", "1"]
    assert sums.get_by_role("button", name="card 2 of the row").get_attribute("aria-pressed") == "false"
    sums.get_by_role("button", name="card 8 of the column").click()
    assert sums.get_attribute("data-at") == "15,13"
    place, shown = box_of(cell(sums, 15, 13)), box_of(sums.locator(".cg-heat-scroll"))
    assert place["x"] + place["width"] <= shown["x"] + shown["width"] + 1, "the place is in sight"
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= 360
