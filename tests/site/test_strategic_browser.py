"""Boards of matrix games on the page: entries written and dragged, lines struck out; rounds against lots."""

from __future__ import annotations

import json

import pytest

from tests.browser import Open
from tests.site.hands import box_of, middle, said, titled

pytestmark = pytest.mark.browser
PAGE = "book/11-zero-sum.html"


def test_an_entry_is_written_and_the_saddle_point_moves(again: Open) -> None:
    seen = again(PAGE)
    one = titled(seen, "Two worst cases", "matrix-game")
    assert said(one).startswith("Saddle point: B against v")
    assert one.locator("td.cg-saddle").count() == 1
    one.get_by_label("B against v").fill("6")
    assert "no saddle point" in said(one)
    assert one.locator("td.cg-saddle").count() == 0
    one.get_by_label("B against v").fill("1.5")
    assert said(one) == "Entries are whole numbers from −20 to 20."
    one.get_by_role("button", name="Begin anew").click()
    assert said(one).startswith("Saddle point: B against v")
    assert one.get_by_label("B against v").input_value() == "3"


def test_dominated_lines_are_struck_out_by_keyboard_and_the_others_stay(again: Open) -> None:
    seen = again(PAGE)
    one = titled(seen, "Strike out", "matrix-game")
    for line, words in (
        ("row C", "stays: against"),
        ("row D", "is struck out: Row B brings at least as much"),
        ("column v", "is struck out: 5/12 of column u with 7/12 of column w costs at most as much"),
        ("row B", "Nothing that is left is dominated."),
        ("row A", "stays"),
    ):
        one.get_by_role("button", name=f"Strike out {line}").focus()
        seen.page.keyboard.press("Enter")
        assert words in said(one), line
    assert one.get_attribute("data-left") == "2x2"
    one.get_by_role("button", name="Show the value").click()
    assert one.get_attribute("data-value") == "9/2"
    one.get_by_role("button", name="Undo the last").click()
    assert said(one) == "Row B is back."
    assert one.get_attribute("data-value") == "9/2", "what is dominated does not change the value"
    assert one.get_attribute("data-left") == "3x2"


def test_the_envelope_is_drawn_while_an_end_is_dragged_or_moved_by_keys(again: Open) -> None:
    seen = again(PAGE)
    page = seen.page
    one = titled(seen, "Standing on the lowest line", "matrix-game")
    assert "It can be better." in said(one)
    before = one.locator(".cg-envelope").get_attribute("d")
    grip = one.get_by_role("slider", name="B against u")
    grip.focus()
    page.keyboard.press("ArrowDown")
    assert grip.get_attribute("aria-valuenow") == "3"
    assert one.get_by_label("B against u", exact=True).input_value() == "3"
    assert page.evaluate("document.activeElement.getAttribute('aria-label')").startswith("B against u")
    grip = one.get_by_role("slider", name="A against w")
    grip.scroll_into_view_if_needed()
    x, y = middle(grip)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 30, steps=5)
    assert json.loads(one.get_attribute("data-entries") or "")[0][2] > 1, "while it is dragged"
    page.mouse.up()
    assert one.locator(".cg-envelope").get_attribute("d") != before
    one.get_by_role("button", name="Begin anew").click()
    point = one.get_by_role("slider", name="How often row A")
    x, y = middle(point)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y, steps=5)
    assert float(point.get_attribute("aria-valuenow") or "") > 0.55, "it follows the pointer"
    page.mouse.up()
    point.focus()
    for _ in range(60):
        if "That is the top" in said(one):
            break
        page.keyboard.press("ArrowRight")
    assert "5/7: you are sure of 17/7" in said(one)
    one.get_by_role("button", name="Show the value").click()
    assert one.get_attribute("data-value") == "17/7"


def test_ten_thousand_rounds_tell_which_machine_can_be_beaten(again: Open) -> None:
    seen = again(PAGE)
    one = titled(seen, "Odd or even", "tree-game")
    one.get_by_text("All plans in a table").click()
    assert not one.get_by_role("button", name="Show what").count(), "that is for the reader to find out"
    for machine, means in (("Machine A", (-0.5, 0.5)), ("Machine B", (-1 / 12, -1 / 12))):
        one.get_by_text(machine, exact=True).click()
        assert one.get_attribute("data-rounds") == "0"
        for i in (0, 1):
            one.locator(".cg-choosing").nth(i).press("Enter")
            assert said(one).startswith("You ")
            assert seen.page.evaluate("document.activeElement.innerText") == ("one", "two")[i], (
                "ready for the next round"
            )
        for mean, plan in zip(means, ("one", "two"), strict=True):
            one.get_by_role("button", name=f"10,000 rounds by the plan: {plan}").click()
            so_far = one.locator(".cg-plan-table tbody tr", has_text=plan).locator("td:nth-last-child(2)").first
            assert abs(float(so_far.inner_text().replace("−", "-")) - mean) < 0.15
        assert one.get_attribute("data-rounds") == "20002"
    one.get_by_role("button", name="Count anew").click()
    assert one.get_attribute("data-rounds") == "0"


@pytest.mark.slow
@pytest.mark.parametrize("width", [1000, 360])
def test_nothing_jumps_and_axe_finds_nothing(again: Open, width: int) -> None:
    seen = again(PAGE, width=width)
    one = titled(seen, "Strike out", "matrix-game")
    before = box_of(one)
    for line in ("row C", "row D", "column v", "row B"):
        one.get_by_role("button", name=f"Strike out {line}").click()
        after = box_of(one)
        assert abs(after["height"] - before["height"]) <= 2, line
    for kind in ("matrix-game", "tree-game"):
        assert [*seen.widgets(kind)]
        assert seen.serious(f".cg-{kind}") == []
