"""The page "How to attack a problem": its boards play, and the search of its bank finds problems by idea and by words."""

from __future__ import annotations

import pytest

from tests.browser import Open, Visit

from cgsite.problems import IDEAS, problems  # isort: skip

pytestmark = pytest.mark.browser
PAGE = "book/attack.html"
ALL = len(problems())


def status(seen: Visit) -> str:
    return seen.page.get_by_role("search", name="Search the problems").get_by_role("status").inner_text()


def shown(seen: Visit) -> list[str]:
    return [
        id.removeprefix("problem-")
        for id in seen.page.locator(".cg-problem:visible").evaluate_all("all => all.map((one) => one.id)")
    ]


def test_an_idea_shows_its_problems_and_a_hint_gives_nothing_away_to_the_search(visit: Open) -> None:
    seen = visit(PAGE)
    assert status(seen) == f"{ALL} of {ALL} shown."
    for idea in IDEAS:
        seen.page.get_by_label("Idea", exact=True).select_option(idea)
        wanted = [one.name for one in problems() if idea in one.ideas]
        assert shown(seen) == wanted, idea
        assert status(seen) == f"{len(wanted)} of {ALL} shown."
    seen.page.get_by_label("Idea", exact=True).select_option("")
    assert len(shown(seen)) == ALL
    seen.page.get_by_label("Words, or a contest").fill("golden ratio")
    assert shown(seen) == []


def test_words_find_a_problem_by_keyboard_and_a_link_brings_a_hidden_one_back(visit: Open) -> None:
    seen = visit(PAGE, width=360, dark=True)
    page = seen.page
    page.get_by_label("Words, or a contest").focus()
    page.keyboard.type("hdu 1846")
    assert shown(seen) == ["brave-game"]
    page.keyboard.press("Enter")
    assert shown(seen) == ["brave-game"], "no page is sent for"
    page.keyboard.type("no such words")
    assert status(seen) == f"0 of {ALL} shown. Try fewer words, or all choices."
    page.evaluate("location.hash = 'problem-wythoff'")
    page.locator("#problem-wythoff").wait_for()
    assert len(shown(seen)) == ALL
    assert page.get_by_label("Words, or a contest").input_value() == ""


def test_hints_and_solution_unfold_by_keyboard_and_the_page_reads_well(visit: Open) -> None:
    seen = visit(PAGE, width=360, dark=True)
    card = seen.page.locator("#problem-brave-game")
    assert not card.locator("pre").first.is_visible()
    for name in ("Idea", "Hint 1", "Hint 2", "Hint 3", "Solution"):
        card.locator("summary", has_text=name).focus()
        seen.page.keyboard.press("Enter")
    assert card.locator(".cg-ideas").inner_text().split("\n") == ["Invariance", "Tables and patterns"]
    (python,) = card.locator("pre:visible").all_inner_texts()
    assert "def solve(n, m):" in python
    assert card.get_by_role("link", name="HDU 1846").get_attribute("href") == (
        "https://acm.hdu.edu.cn/showproblem.php?pid=1846"
    )
    assert card.get_by_role("link", name="Take-away games, The pattern, and its proof").get_attribute("href") == (
        "02-take-away.html#the-pattern-and-its-proof"
    )
    seen.page.locator(".cg-problem details").evaluate_all("all => all.forEach((one) => (one.open = true))")
    assert seen.serious(".cg-bank") == []


def test_a_page_without_a_long_list_does_not_load_the_script(visit: Open) -> None:
    assert visit(PAGE).page.locator("script[src*='filter.js']").count() == 1
    assert visit("book/how-to.html").page.locator("script[src*='filter.js']").count() == 0


def test_its_boards_are_played_by_pointer_and_by_keyboard(visit: Open) -> None:
    seen = visit(PAGE)
    boards = seen.widgets("player")
    assert len(boards) == 6
    odd, ring, chocolate, stairs, two, last = boards
    odd.locator(".cg-chip").last.click()
    odd.locator(".cg-status", has_text="I answer").wait_for()
    began = ring.locator(".cg-record li").first
    began.wait_for(state="attached")
    assert (began.text_content() or "").startswith("I answer: "), "in the ring the opponent begins"
    for board in (chocolate, stairs, two, last):
        before = board.get_attribute("data-position")
        board.locator("svg [tabindex='0'], [tabindex='0']").first.focus()
        seen.page.keyboard.press("ArrowRight")
        seen.page.keyboard.press("Enter")
        board.locator(".cg-record li").first.wait_for(state="attached")
        assert board.get_attribute("data-position") != before
