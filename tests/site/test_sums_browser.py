"""What only chapter 6 has: rows of pins and other things, heaps that are parted, the survey."""

from __future__ import annotations

import pytest

from tests.browser import Open, menu
from tests.site.hands import done, said, titled

pytestmark = pytest.mark.browser

SUMS, OCTAL, SURVEY = (f"book/06-{part}.html" for part in ("sums", "octal", "survey"))


def test_pins_are_knocked_down_by_a_click_on_one_or_between_two(again: Open) -> None:
    seen = again(OCTAL)
    board = titled(seen, "Kayles")
    board.locator(".cg-between").nth(3).click()
    assert done(board)[0] == "You: knock down pins 4 and 5."
    menu(board).get_by_role("button", name="Undo").click()
    board.locator(".cg-standing").nth(4).click()
    assert done(board)[0] == "You: knock down pin 5."
    assert board.locator(".cg-standing").count() == 9, "what is gone leaves its place empty"


def test_a_click_that_is_no_move_is_refused(again: Open) -> None:
    board = titled(again(OCTAL), "Dawson's Kayles")
    board.locator(".cg-standing").nth(2).click()
    assert "That is not a move" in said(board)
    assert board.get_attribute("data-position") == "8"


def test_a_heap_is_divided_by_a_click_and_the_hint_shows_where(again: Open) -> None:
    board = titled(again(OCTAL), "Grundy's game")
    for _ in range(3):
        board.get_by_role("button", name="Hint").click()
    assert board.locator(".cg-cut").count() == 1
    board.locator(".cg-gap").first.click()
    assert done(board)[0] == "You: divide into 1 and 7."


def test_a_sum_is_drawn_part_by_part_and_names_them(again: Open) -> None:
    board = titled(again(SUMS), "Nim + Kayles")
    assert board.locator(".cg-part-name").all_inner_texts() == ["Part 1: Nim", "Part 2: Kayles"]
    board.locator(".cg-part").nth(0).locator(".cg-chip").nth(3).click()
    assert done(board)[0] == "You: take 1 in part 1."


def test_the_survey_is_sorted_and_searched(visit: Open) -> None:
    seen = visit(SURVEY)
    (survey,) = seen.widgets("sorted-table")
    cells = survey.locator("tbody tr").first.locator("td")
    widths = "table => [...table.querySelectorAll('th')].map((head) => head.offsetWidth)"
    at_first = survey.locator("table").evaluate(widths)
    survey.get_by_role("button", name="period").focus()
    seen.page.keyboard.press("Enter")
    seen.page.keyboard.press("Enter")
    assert cells.nth(3).inner_text() == "149,459"
    assert survey.locator("th[aria-sort=descending]").count() == 1
    assert "sorted by period, from large to small" in survey.locator(".cg-legend").inner_text()
    seen.page.wait_for_function("document.querySelectorAll('.cg-sorted tbody tr').length === 512")
    codes = survey.locator("tbody td:first-child").all_inner_texts()
    assert len(set(codes)) == 512, "the others follow the first, each once"
    survey.get_by_label("Show only rows with").fill("0.156")
    assert cells.all_inner_texts()[:4] == ["0.156", "proved", "3,479", "349"]
    assert survey.locator("tbody tr").count() == 1
    survey.get_by_label("Only one of equal rows").check()
    assert survey.locator("tbody tr").count() == 1
    survey.get_by_label("Show only rows with").fill("kayles")
    assert survey.locator("tbody button").all_inner_texts() == ["0.070", "0.770"]
    assert survey.locator("table").evaluate(widths) == at_first, "columns stand still while rows come and go"


def test_a_row_of_the_survey_opens(again: Open) -> None:
    seen = again(SURVEY)
    (survey,) = seen.widgets("sorted-table")
    survey.get_by_label("Show only rows with").fill("Kayles")
    survey.locator("tbody button").first.focus()
    seen.page.keyboard.press("ArrowDown")
    seen.page.keyboard.press("Enter")
    assert survey.get_attribute("data-opened") == "0.770"
    panel = survey.locator(".cg-octal-panel")
    panel.get_by_text("Period 12, from 71 on.").wait_for()
    panel.get_by_role("gridcell", name="heap 9: 4", exact=True).click()
    assert "A heap of 9 can reach 0 (take 1, leave 4 and 4)" in panel.locator(".cg-reason").inner_text()
    panel.get_by_role("button", name="Play it").click()
    assert panel.locator(".cg-chip").count() == 12
    assert seen.serious(".cg-sorted-table") == []


def test_a_code_that_is_typed_is_explored_or_refused(again: Open) -> None:
    seen = again(OCTAL)
    (explorer,) = seen.widgets("octal")
    assert explorer.get_attribute("data-period") == "0 7"
    code = explorer.get_by_label("Code", exact=True)
    for text, period in ((".07", "53 34"), ("4", "1 2"), ("4!.0", "none"), ("0.3033", "0 7")):
        code.fill(text)
        code.press("Enter")
        seen.page.wait_for_function(
            "([one, period]) => one.dataset.period === period", arg=[explorer.element_handle(), period]
        )
    for text, why in (("0.[3]", "go on for ever"), ("1.2", "before the point is 0, 4, 8 or c"), ("x", "is no code")):
        code.fill(text)
        code.press("Enter")
        assert why in explorer.locator(".cg-status").first.inner_text()
        assert explorer.locator(".cg-one").count() == 0
    menu(explorer).get_by_role("button", name="Guiles 0.15").click()
    assert explorer.locator(".cg-status").first.inner_text().startswith("Period 10, from 1 on.")
