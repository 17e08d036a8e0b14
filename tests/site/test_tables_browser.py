"""The boards of chapter 12's first page, played as a person would: by keyboard and by pointer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator

from tests.browser import Open, Visit, menu
from tests.site.hands import box_of

pytestmark = pytest.mark.browser
PAGE = "book/12-many-players.html"


def board(visit: Open, kind: str, which: int = 0, width: int = 1000, **how: bool) -> tuple[Visit, Locator]:
    seen = visit(PAGE, width=width, **how)
    one = seen.widgets(kind)[which]
    one.scroll_into_view_if_needed()
    return seen, one


def entry(one: Locator, who: str, row: str, column: str) -> Locator:
    return one.get_by_label(f"{who}, when the first chooses {row} and the second {column}", exact=True)


def test_entries_are_changed_and_what_is_framed_changes(again: Open) -> None:
    _, one = board(again, "bimatrix")
    assert one.get_attribute("data-equilibria") == "1,1"
    field = entry(one, "first player", "confess", "silent")
    field.focus()
    for _ in range(3):
        field.press("ArrowDown")
    assert field.input_value() == "2"
    assert one.get_attribute("data-equilibria") == "1,1"
    entry(one, "second player", "silent", "confess").fill("2")
    assert one.get_attribute("data-equilibria") == "0,0 1,1"
    assert "2 equilibria in single choices: (silent, silent) and (confess, confess)." in one.inner_text()
    assert not one.locator(".cg-mix-square").count(), "mixtures come later"
    field.fill("1000")
    assert "Whole numbers from −99 to 99" in one.inner_text()
    assert field.get_attribute("aria-invalid") == "true"
    menu(one).get_by_role("button", name="As it was").click()
    assert one.get_attribute("data-equilibria") == "1,1"


def test_dominated_choices_are_struck_out_step_by_step(visit: Open) -> None:
    _, one = board(visit, "bimatrix")
    strike = one.get_by_role("button", name="Strike out a dominated choice")
    for words in (
        "Silent is struck out: confess brings the first player more, whatever the other does.",
        "Silent is struck out: confess brings the second player more, whatever the other does.",
        "Nothing more is strictly dominated.",
    ):
        strike.press("Enter")
        assert words in one.inner_text()
    assert one.locator(".cg-pair-struck").count() == 5
    menu(one).get_by_role("button", name="Back", exact=True).click()
    assert one.locator(".cg-pair-struck").count() == 3
    one.get_by_label("Game").select_option(label="Chicken")
    strike.press("Enter")
    assert "Nothing is strictly dominated here." in one.inner_text()


def test_the_cross_finds_the_mixture_by_sliders_and_by_pointer(again: Open) -> None:
    _, one = board(again, "bimatrix", 1)
    one.get_by_label("Game").select_option(label="The prisoners")
    assert one.locator(".cg-mix-square").get_attribute("data-meetings") == "1"
    entry(one, "first player", "confess", "silent").fill("2")
    entry(one, "second player", "silent", "confess").fill("2")
    assert one.locator(".cg-mix-square").get_attribute("data-meetings") == "3"
    one.get_by_label("Game").select_option(label="The stag and the hare")
    square = one.locator(".cg-mix-square")
    assert square.get_attribute("data-settled") == "false"
    for who in ("first", "second"):
        slider = one.get_by_label(re.compile(f"The {who} player chooses stag"))
        slider.press("ArrowRight")
        slider.press("ArrowRight")
    assert square.get_attribute("data-settled") == "true"
    assert "Neither gains by a change: an equilibrium." in one.inner_text()
    assert (
        "All equilibria, mixtures too: (0, 0), which brings 2 and 2; (2/3, 2/3), which brings 2 and 2"
        in one.inner_text()
    )
    square.scroll_into_view_if_needed()
    box = box_of(square)
    one.page.mouse.click(box["x"] + 0.93 * box["width"], box["y"] + 0.06 * box["height"])
    assert "The first player chooses stag in 12 of 12 rounds" in one.inner_text()
    assert square.get_attribute("data-settled") == "true"


def test_a_habit_answers_and_the_last_ten_rounds_are_shown(again: Open) -> None:
    _, one = board(again, "tree-game")
    for _ in range(3):
        one.get_by_role("button", name="confess").press("Enter")
    assert one.locator(".cg-track tr").nth(1).locator("td").all_inner_texts()[:4] == [
        "●\nsilent",
        "●\nsilent",
        "○\nconfess",
        "·\nnot yet",
    ], "a patient stranger"
    one.get_by_label("Against").select_option(label="tit for tat")
    for k in range(10):
        one.get_by_role("button", name="confess" if k == 9 else "silent").click()
    assert "Rounds: 10, you: 32, the other: 27" in one.locator(".cg-score").inner_text()
    one.get_by_role("button", name="Count anew").click()
    one.get_by_role("button", name="silent").click()
    assert one.get_attribute("data-sum") == "3", "it has forgotten the confession"


@pytest.mark.slow
@pytest.mark.parametrize("width", [1000, 360])
def test_nothing_jumps(again: Open, width: int) -> None:
    _, one = board(again, "tree-game", width=width)

    def height() -> int:
        return round(box_of(one)["height"])

    heights = {height()}
    for choice in ("silent", "confess", "silent"):
        one.get_by_role("button", name=choice).click()
        heights.add(height())
    assert max(heights) - min(heights) <= 2
    _, table = board(again, "bimatrix", width=width)
    one, heights = table, set()
    for game in ("The prisoners", "Chicken", "Matching pennies", "Two friends"):
        one.get_by_label("Game").select_option(label=game)
        heights.add(height())
    assert max(heights) - min(heights) <= 2


@pytest.mark.slow
@pytest.mark.parametrize("dark", [False, True])
def test_the_boards_can_be_read_and_steered_by_everybody(again: Open, dark: bool) -> None:
    seen, one = board(again, "tree-game", dark=dark)
    one.get_by_role("button", name="confess").click()
    for kind in ("tree-game", "bimatrix"):
        seen.widgets(kind).mount()
        assert seen.serious(f".cg-{kind}") == []
