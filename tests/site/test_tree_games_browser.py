"""Games in extensive form on the page: rounds by keyboard and pointer, their sum, the tree that unfolds, plans in a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser import Open
from tests.site.hands import box_of, said, titled

pytestmark = pytest.mark.browser
PAGE = "book/01-landscape.html"


def board(visit: Open, title: str, width: int = 1000, page: str = PAGE) -> Locator:
    return titled(visit(page, width=width), title, "tree-game")


def play_round(one: Locator, move: int) -> None:
    if (again := one.get_by_role("button", name="Play again")).count():
        again.click()
    moves = one.locator(".cg-choosing")
    moves.nth(min(move, moves.count() - 1)).click()
    while one.get_attribute("data-state") == "yours":
        moves.nth(min(move, moves.count() - 1)).click()


def test_rounds_add_up_and_the_way_is_lit(visit: Open) -> None:
    one = board(visit, "Stone, scissors, paper")
    one.get_by_text("Unfold the tree").click()
    assert one.locator(".cg-branch.cg-lit").count() == 0, "no way has been taken yet"
    total = 0
    for i in range(9):
        play_round(one, i % 3)
        total += {"You win 1 chip.": 1, "You lose 1 chip.": -1, "Nobody wins.": 0}[said(one)]
        assert one.locator(".cg-branch.cg-lit").count() == 2
        assert one.locator(".cg-trail li").count() == 2
        assert one.get_attribute("data-sum") == str(total)
    assert one.get_attribute("data-rounds") == "9"
    assert one.locator(".cg-alike").count() == 1
    one.get_by_role("button", name="Count anew").click()
    assert one.get_attribute("data-rounds") == "0"


def test_a_whole_round_by_keyboard(visit: Open) -> None:
    one = board(visit, "Roll or stop")
    page = one.page
    one.locator(".cg-choosing").last.focus()
    for _ in range(4):
        if one.get_attribute("data-state") == "over":
            break
        page.keyboard.press("Tab" if page.evaluate("document.activeElement.innerText") == "stop" else "Enter")
        if page.evaluate("document.activeElement.innerText") == "roll":
            page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.innerText") in ("Play again", "stop", "roll")
    assert one.get_attribute("data-knows") != "You have 1 chip"


def test_what_a_machine_does_is_told_when_it_is_asked_for(visit: Open) -> None:
    one = board(visit, "One card")
    one.get_by_text("All plans in a table").click()
    means = one.locator(".cg-plan-table tbody td:nth-last-child(3)")
    assert set(means.all_inner_texts()) == {"?"}
    one.get_by_role("button", name="Show what this machine does").click()
    assert means.all_inner_texts() == ["−1", "−1", "+1/3", "+1/3"]
    assert one.get_by_text("It chooses fold 1/3, call 2/3.").is_visible()
    one.get_by_text("Machine B", exact=True).click()
    assert set(means.all_inner_texts()) == {"?"}, "another machine, another secret"


def test_ten_thousand_rounds_tell_the_plans_apart(visit: Open) -> None:
    one = board(visit, "Roll or stop")
    one.get_by_text("All plans in a table").click()
    for plan in ("stop, –, –", "roll, stop, –", "roll, roll, stop", "roll, roll, roll"):
        one.get_by_role("button", name=f"10,000 rounds by the plan: {plan}").click()
    found = [float(cell) for cell in one.locator(".cg-plan-table tbody td:nth-last-child(2)").all_inner_texts()]
    assert one.get_attribute("data-rounds") == "40000"
    assert found[0] == 1
    assert [abs(mean - true) < 0.2 for mean, true in zip(found[1:], (8 / 3, 28 / 9, 80 / 27), strict=True)] == [
        True
    ] * 3
    one.get_by_role("button", name="Count anew").click()
    assert {*one.locator(".cg-plan-table tbody td:nth-last-child(2)").all_inner_texts()} == {"–"}


def test_the_machine_wins_where_it_can_be_won(visit: Open) -> None:
    one = board(visit, "Take 1 or 2")
    play_round(one, 1)
    assert one.get_attribute("data-sum") == "-1", "to take two of four is a mistake, and the machine makes none"
    one.get_by_role("button", name="Play again").click()
    one.locator(".cg-choosing").first.click()
    play_round(one, 1)
    assert one.get_attribute("data-sum") == "0", "to take one is right, and then all that is left"


def test_a_die_that_was_thrown_shows_one_face(visit: Open) -> None:
    one = board(visit, "Roll or stop")
    names = set()
    for _ in range(8):
        play_round(one, 1)
        tiles = one.locator(".cg-trail li")
        for i in range(tiles.count()):
            drawn, name = tiles.nth(i).locator("rect"), tiles.nth(i).locator("span").last
            assert drawn.count() == (0 if name.inner_text() == "roll" else 1)
            names.add(name.inner_text())
        assert len({round(tile.locator("span").last.bounding_box()["y"]) for tile in tiles.all()}) == 1  # type: ignore[index]
        pips = one.locator(".cg-trail .cg-face-spot").count()
        one.get_by_text("Unfold the tree").click()
        assert one.locator(".cg-trail .cg-face-spot").count() == pips, "it lies as it fell"
    assert {"roll", "1 or 2", "3 to 6"} == names


@pytest.mark.parametrize("width", [1000, 360])
def test_three_players_play(visit: Open, width: int) -> None:
    one = board(visit, "Odd one out", width, "book/12-many-players.html")
    heights = set()
    for i in range(6):
        one.locator(".cg-choosing").nth(i % 2).press("Enter")
        assert said(one) == "You lose 1 chip.", "one of the two shows your side, always"
        assert one.locator(".cg-trail li").all_inner_texts()[1:] == ["Ann\nH\nheads", "Ben\nT\ntails"]
        heights.add(round(box_of(one)["height"]))
    assert max(heights) - min(heights) <= 2
    assert one.locator(".cg-score").inner_text() == "Rounds: 6, you: −6, Ann: +3, Ben: +3, on average −1"
    one.get_by_text("Unfold the tree").click()
    assert sorted(one.locator(".cg-node-name").all_text_contents()) == ["A"] * 2 + ["B"] * 4
    assert one.locator(".cg-branch.cg-lit").count() == 3
    one.get_by_text("All plans in a table").click()
    one.get_by_role("button", name="Show what the others do").click()
    assert one.get_by_text("Ann chooses heads 1. Ben chooses tails 1.").is_visible()
    one.get_by_text("Ann and Ben tomorrow", exact=True).click()
    one.get_by_role("button", name="Show what the others do").click()
    assert one.locator(".cg-plan-table tbody td:nth-last-child(3)").all_inner_texts() == ["0", "0"]
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
@pytest.mark.parametrize("width", [1000, 360])
def test_nothing_jumps_in_a_round(visit: Open, width: int) -> None:
    for title in ("Roll or stop", "One card", "Stone, scissors, paper", "The stag and the hare"):
        one = board(visit, title, width)
        heights = set()
        for i in range(4):
            play_round(one, 1 - i % 2)
            heights.add(round(box_of(one)["height"]))
        if (again := one.get_by_role("button", name="Play again")).count():
            again.click()
        heights.add(round(box_of(one)["height"]))
        assert max(heights) - min(heights) <= 2, title
