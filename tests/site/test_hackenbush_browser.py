"""What only chapter 9 has: edges that are cut and fall, and the yard in which readers draw, cut and reduce."""

from __future__ import annotations

import re

import pytest

from cgbook.examples.yard import girl_dog_house
from cgkit import bamboo, green_value
from tests.browser import Open, menu
from tests.site.hands import done, middle, my_turn, said

pytestmark = pytest.mark.browser

CHAPTER = "book/09-hackenbush.html"


def test_an_edge_is_cut_by_its_number_or_on_the_line(again: Open) -> None:
    seen = again(CHAPTER)
    board = seen.widgets("player")[0]
    assert board.locator(".cg-branch").count() == 15
    badge = board.locator(".cg-board").get_by_role("button", name="Cut edge 15", exact=True)
    badge.hover()
    assert board.locator(".cg-branch.cg-going").count() == 1, "what would fall is marked"
    badge.click()
    assert bamboo(3, 5, 7).play("cut edge 15").outcome() == "P"
    assert my_turn(board) == "yours"
    assert done(board)[0] == "You: cut edge 15."
    lines = board.locator(".cg-branch-reach")
    before = lines.count()
    lines.first.evaluate("line => line.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    my_turn(board)
    assert board.locator(".cg-branch").count() < before


def test_a_board_is_played_by_keyboard_and_a_hint_names_a_winning_cut(again: Open) -> None:
    seen = again(CHAPTER)
    board = seen.widgets("player")[-1]
    wins = {win.text.removeprefix("cut edge ") for win in girl_dog_house().winning_moves()}
    assert set(re.findall(r"\d+", said(board))) == set()
    board.get_by_role("button", name="Hint").focus()
    for _ in range(3):
        seen.page.keyboard.press("Enter")
    assert board.locator(".cg-go").inner_text().removeprefix("Cut edge ") in wins
    board.locator(".cg-badge[tabindex='0']").first.focus()
    for _ in range(7):
        seen.page.keyboard.press("ArrowRight")
    label = seen.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert re.fullmatch(r"Cut edge \d+", label)
    seen.page.keyboard.press("Enter")
    board.locator(".cg-status", has_text="I answer: cut edge").wait_for()


def test_a_picture_is_drawn_by_keyboard_and_its_value_is_told(again: Open) -> None:
    seen = again(CHAPTER)
    yard = seen.widgets("yard")[1]
    menu(yard).get_by_role("button", name="Clear").click()
    edges = []
    yard.locator("[data-name='4,0']").focus()
    for keys, edge in (
        (["Enter", "ArrowUp", "Enter"], (0, 1)),  # from the ground to (4, 1)
        (["Enter", "ArrowUp", "ArrowRight", "Enter"], (1, 2)),
        (["Enter", "ArrowDown", "ArrowLeft", "Enter"], (2, 1)),  # a second edge between them, parallel
        (["Enter", "Enter"], (1, 1)),  # a loop
        (["ArrowUp", "ArrowUp", "Enter", "ArrowUp", "Enter"], (3, 4)),  # hangs in the air
    ):
        for key in keys:
            seen.page.keyboard.press(key)
        edges.append(edge)
        assert yard.get_attribute("data-edges") == str(len(edges))
        assert yard.get_attribute("data-value") == str(green_value(edges)), edges
    assert yard.locator(".cg-loose").count() == 1
    assert "Dashed edges do not hang on the ground" in said(yard)
    seen.page.keyboard.press("Enter")
    assert "Escape lets go" in said(yard)
    seen.page.keyboard.press("Escape")
    assert yard.get_attribute("data-edges") == "5"
    yard.get_by_role("button", name="Undo").click()
    assert yard.get_attribute("data-edges") == "4"


def test_an_edge_is_drawn_by_dragging_and_erased_alone(visit: Open) -> None:
    seen = visit(CHAPTER)
    yard = seen.widgets("yard")[1]
    menu(yard).get_by_role("button", name="Clear").click()
    yard.scroll_into_view_if_needed()
    mouse = seen.page.mouse

    def go(name: str) -> tuple[float, float]:
        return middle(yard.locator(f"[data-name='{name}']"))

    for start, end in (("4,0", "4,1"), ("4,1", "5,2"), ("4,1", "3,2")):
        mouse.move(*go(start))
        mouse.down()
        mouse.move(*go(end), steps=4)
        assert yard.locator(".cg-stretch").count() == 1
        mouse.up()
    assert yard.locator(".cg-stretch").count() == 0
    assert (yard.get_attribute("data-edges"), yard.get_attribute("data-value")) == ("3", "1")
    mouse.click(*go("5,2"))  # and two touches still make an edge
    mouse.click(*go("5,3"))
    assert yard.get_attribute("data-edges") == "4"
    yard.get_by_label("What to do").select_option(label="Erase")
    yard.get_by_role("button", name="Erase edge 1", exact=True).click()
    assert yard.get_attribute("data-edges") == "3", "what hung on it stays"
    assert yard.locator(".cg-loose").count() == 3


def test_the_value_of_a_yard_can_be_hidden_and_guessed(visit: Open) -> None:
    seen = visit(CHAPTER)
    yard = seen.widgets("yard")[1]
    assert "Value" in said(yard)
    menu(yard).get_by_label("Guess first").check()
    assert "Value" not in said(yard)
    right = "The other" if yard.get_attribute("data-value") == "0" else "Whoever moves"
    yard.get_by_role("button", name=right).click()
    assert "Right. Value" in said(yard)
    menu(yard).get_by_role("button", name="Clear").click()
    assert "Say it first" in said(yard), "another picture, another question"
    yard.get_by_role("button", name="Tell me").click()
    assert "value 0" in said(yard)


def test_what_is_drawn_is_cut_and_falls(again: Open) -> None:
    seen = again(CHAPTER)
    yard = seen.widgets("yard")[1]
    menu(yard).get_by_label("Picture").select_option(label="a swing")
    yard.get_by_label("What to do").select_option(label="Cut")
    value = int(yard.get_attribute("data-value") or 0)
    yard.get_by_role("button", name="Let the opponent cut").click()
    assert (yard.get_attribute("data-value") == "0") == (value != 0)
    assert re.search(r"The opponent cuts edge \d+\.", said(yard))
    while (yard.get_attribute("data-edges") or "0") != "0":
        yard.locator(".cg-badge[tabindex='0']").first.focus()
        seen.page.keyboard.press("Enter")
    assert "whoever cut last has won" in said(yard)
    assert yard.get_by_role("button", name="Let the opponent cut").is_disabled()


def test_a_picture_is_reduced_to_stalks_step_by_step(again: Open) -> None:
    seen = again(CHAPTER, width=360)
    yard = seen.widgets("yard")[0]
    menu(yard).locator("label", has_text="what each is worth").click()
    value = yard.get_attribute("data-value")
    told = [said(yard)]
    chip = yard.get_by_role("slider")
    chip.focus()
    steps = int(chip.get_attribute("aria-valuemax") or 0)
    for _ in range(steps):
        seen.page.keyboard.press("ArrowRight")
        told.append(said(yard))
    assert len(set(told)) > 4
    assert any(one.startswith("Fusion") for one in told)
    assert any(one.startswith("Colon") for one in told)
    assert f"= {value}." in told[-1] or f"the value is {value}" in told[-1]
    chip.press("ArrowLeft")
    assert said(yard) == told[-2]
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert seen.serious(".cg-yard") == []
