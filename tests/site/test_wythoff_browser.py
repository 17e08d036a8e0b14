"""What only chapter 5 has: the queen's board, heaps taken from together, the heat map."""

from __future__ import annotations

import re

import pytest

from cgkit import is_cold
from cgkit.rulesets.wythoffs_game import wythoff_values
from tests.browser import Open
from tests.site.hands import done, said

pytestmark = pytest.mark.browser

CHAPTER = "book/05-wythoff.html"

SIZE = "table => [table.offsetWidth, table.offsetHeight]"


def test_the_queen_is_steered_by_arrows_as_the_squares_lie(again: Open) -> None:
    seen = again(CHAPTER)
    board = seen.widgets("player")[0]
    board.locator(".cg-board").get_by_role("button", name="Go 1 left").focus()
    label = "document.activeElement.getAttribute('aria-label')"
    told = []
    for key in ("ArrowLeft", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp"):
        seen.page.keyboard.press(key)
        told.append(seen.page.evaluate(label))
    assert told == ["Go 2 left", "Go 2 diagonally", "Go 3 diagonally", "Go 3 down", "Go 2 down"]
    seen.page.keyboard.press("Enter")
    board.locator(".cg-status", has_text="I answer: go").wait_for()
    assert done(board)[0] == "You: go 2 down."
    assert seen.page.evaluate("document.activeElement.closest('.cg-piece') !== null"), (
        "the next move can be made at once"
    )


def test_a_hint_shows_the_square_and_it_is_cold(again: Open) -> None:
    board = again(CHAPTER).widgets("player")[0]
    for _ in range(3):
        board.get_by_role("button", name="Hint").click()
    advised = board.locator(".cg-sq.cg-going")
    assert advised.count() == 1
    column, row = map(int, (board.get_attribute("data-position") or "").split(", "))
    way = advised.get_attribute("aria-label") or ""
    (squares,) = map(int, re.findall(r"\d+", way))
    assert is_cold(column - squares * ("left" in way), row - squares * ("down" in way))
    assert way in said(board)
    advised.click()
    assert "Hint" not in said(board)


def test_heaps_are_marked_together_and_taken_only_if_that_is_legal(again: Open) -> None:
    seen = again(CHAPTER)
    board = seen.widgets("player")[2]
    assert board.get_attribute("data-position") == "6, 9"
    take = board.locator(".cg-go")
    heaps = board.locator(".cg-heap")
    heaps.nth(0).locator(".cg-chip").nth(4).click()
    heaps.nth(1).locator(".cg-chip").nth(4).click()
    assert take.is_disabled(), "2 and 5 differ by more than 1"
    heaps.nth(1).locator(".cg-chip").nth(6).click()
    take.click()
    assert done(board)[0] == "You: take 2 from heap 1 and 3 from heap 2."


def test_the_heat_map_is_walked_by_keyboard_and_by_pointer(again: Open) -> None:
    seen = again(CHAPTER)
    (table,) = seen.widgets("heat-map")
    values = wythoff_values(16, 16)
    table.locator("[role=gridcell][tabindex='0']").focus()
    for key in ("ArrowUp", "ArrowUp", "ArrowRight", "End", "ArrowDown", "ArrowLeft"):
        seen.page.keyboard.press(key)
    assert table.get_attribute("data-at") == "14,1"
    assert f"Column 14, row 1: {values[1][14]}." in said(table)
    assert f"The least number missing is {values[1][14]}." in said(table)
    assert table.locator(".cg-seen").count() == 14 + 1 + 1
    assert table.locator("[role=gridcell][tabindex='0']").count() == 1
    strip = table.locator(".cg-taken")
    assert {one.get_attribute("tabindex") for one in strip.all()[1:]} == {"-1"}
    seen.page.keyboard.press("Tab")  # to the first of the numbers that are taken
    seen.page.keyboard.press("ArrowRight")
    assert strip.nth(1).evaluate("one => one === document.activeElement")
    number = int(strip.nth(1).inner_text())
    places = [table.locator(".cg-why").nth(i).inner_text() for i in range(table.locator(".cg-why").count())]
    assert places
    assert {*map(int, places)} == {number}
    assert said(table).startswith(f"{number} stands in column ")
    table.get_by_role("gridcell", name=f"column 7, row 4: {values[4][7]}.", exact=True).click()
    assert table.get_attribute("data-at") == "7,4"
    cells = table.locator("[role=gridcell]")
    assert [int(text) for text in cells.all_inner_texts()] == [value for row in reversed(values) for value in row]
    assert table.locator(".cg-marked").count() == sum(row.count(0) for row in values)


def test_a_mouse_looks_from_where_it_rests_and_the_cursor_stays(visit: Open) -> None:
    seen = visit(CHAPTER)
    (table,) = seen.widgets("heat-map")
    values = wythoff_values(16, 16)
    before = table.evaluate(SIZE)
    table.get_by_role("gridcell", name=f"column 6, row 11: {values[11][6]}.", exact=True).hover()
    assert "Column 6, row 11" in said(table)
    assert table.locator(".cg-seen").count() == 6 + 11 + 6
    lines = (
        {values[11][i] for i in range(6)}
        | {values[j][6] for j in range(11)}
        | {values[11 - k][6 - k] for k in range(1, 7)}
    )
    assert {int(text) for text in table.locator(".cg-taken").all_inner_texts()} == lines
    assert table.locator(".cg-missing").inner_text() == str(values[11][6])
    assert table.get_attribute("data-at") == "0,0"
    seen.page.mouse.move(1, 1)
    table.locator(".cg-status", has_text="Column 0, row 0").wait_for()
    assert table.evaluate(SIZE) == before
