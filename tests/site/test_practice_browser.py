"""The page of practice as a reader uses it: typed answers, boards and labels, by keyboard and by pointer; links, counts, no jump."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator

from cgbook.teaching.practice import LEVELS, Problem, practice, problem_kinds
from tests.browser import Open

pytestmark = pytest.mark.browser
PAGE = "book/practice.html"


def asked(visit: Open, kind: str, level: int = 1, seed: str = "seen-1", width: int = 1000) -> tuple[Locator, Problem]:
    """The board with this problem, by its link."""
    seen = visit(f"{PAGE}#board-0-practice:{kind.replace(' ', '-')}.{level}.{seed}", width=width)
    return seen.widgets("practice")[0], practice(kind, level, seed)


def said(one: Locator) -> str:
    return one.locator(".cg-status").inner_text()


def counts(one: Locator, kind: str) -> dict[str, int]:
    found: dict[str, int] = json.loads(one.page.evaluate(f"localStorage.getItem('cgkit:practice:{kind}')"))
    return found


def test_a_typed_answer_is_judged_and_the_way_is_told_by_keyboard(visit: Open) -> None:
    one, problem = asked(visit, "wythoff pairs")
    page = one.page
    assert one.locator(".cg-question").inner_text().split() == problem.question.replace("`", "").split()
    wrong, say = problem.likely[0]
    box = one.get_by_label("Your answer")
    box.focus()
    page.keyboard.type(wrong)
    page.keyboard.press("Enter")
    assert said(one) == f"Not yet. {say}"
    box.fill("7")
    page.keyboard.press("Enter")
    assert said(one) == "Not an answer yet; what is wanted: 2 numbers."
    box.fill(problem.accept[0])
    page.keyboard.press("Enter")
    assert said(one) == "Correct."
    assert one.locator(".cg-score").inner_text() == (
        "Wythoff's cold pairs: 0 of 1 right at the first answer, 0 in a row, 0 at best."
    )
    one.get_by_role("button", name="Show the way").focus()
    page.keyboard.press("Enter")
    assert one.locator(".cg-worked").inner_text().split() == problem.explain().replace("**", "").split()
    one.get_by_role("button", name="Next problem").focus()
    page.keyboard.press("Enter")
    assert said(one).startswith("Answer, and")
    assert page.evaluate("document.activeElement.tagName") == "INPUT", "the next answer can be typed at once"
    assert counts(one, "wythoff-pairs") == {"tried": 1, "right": 0, "run": 0, "best": 0}


def test_a_move_on_the_board_is_an_answer(visit: Open) -> None:
    one, problem = asked(visit, "nim moves")
    before = one.get_by_role("button", name="Next problem").bounding_box()
    move = problem.answer[0].upper() + problem.answer[1:]
    one.locator(".cg-piece").and_(one.get_by_label(move, exact=True)).click()
    assert said(one) == "Correct."
    after = one.get_by_role("button", name="Next problem").bounding_box()
    assert before
    assert after
    assert before["y"] == after["y"], "what is below does not move"
    assert counts(one, "nim-moves") == {"tried": 1, "right": 1, "run": 1, "best": 1}
    assert (
        one.locator(".cg-score").inner_text() == "Nim moves: 1 of 1 right at the first answer, 1 in a row, 1 at best."
    )


def test_coins_are_marked_and_vertices_are_labelled(visit: Open) -> None:
    one, problem = asked(visit, "coin moves", 2)
    for coin in sorted(problem.answer):
        one.locator(".cg-answer-cell").nth(coin - 1).click()
    one.get_by_role("button", name="Check").click()
    assert said(one) == "Correct."
    one, problem = asked(visit, "labelling", 2)
    vertices = one.locator(".cg-vertex")
    vertices.first.focus()
    for i in range(vertices.count()):
        vertices.nth(i).focus()
        one.page.keyboard.press("p" if i + 1 in problem.answer else "n")
    one.get_by_role("button", name="Check").click()
    assert said(one) == "Correct."


def test_a_link_to_a_kind_begins_with_it_and_a_wrong_one_says_so(visit: Open) -> None:
    one = visit(f"{PAGE}#board-0-practice:hackenbush-cuts").widgets("practice")[0]
    assert one.locator("select").input_value() == "hackenbush cuts"
    assert one.locator(".cg-practice-yard").is_visible()
    one.locator("select").select_option("periods")
    one.get_by_text("challenge", exact=True).click()
    assert one.locator(".cg-problem-name").inner_text() == "Periods, challenge"
    one = visit(f"{PAGE}#board-0-practice:chess.1.x").widgets("practice")[0]
    assert said(one) == "This link names no problem. Here is another one."


@pytest.mark.parametrize("width", [360, pytest.param(1000, marks=pytest.mark.slow)])
def test_every_kind_and_level_is_shown_and_answered(visit: Open, width: int) -> None:
    """All that is drawn fits, says what it is, and the way of each problem opens."""
    seen = visit(PAGE, width=width)
    one = seen.widgets("practice")[0]
    for kind in problem_kinds():
        one.locator("select").select_option(kind)
        for level in LEVELS.values():
            one.get_by_text(level, exact=True).first.click()
            one.get_by_role("button", name="Show the way").click()
            assert one.locator(".cg-worked").inner_text(), (kind, level)
            wide = one.evaluate("node => [node.scrollWidth, node.clientWidth]")
            assert wide[0] <= wide[1] + 1, (kind, level)
        assert seen.serious(".cg-practice") == [], kind


def test_chapters_lead_to_their_kinds(visit: Open) -> None:
    page = visit("book/03-nim.html").page
    line = page.locator(".cg-door")
    assert line.inner_text() == "More of this kind, with new numbers each time: Misère play and Nim moves."
    line.get_by_role("link", name="Nim moves").click()
    page.wait_for_selector(".cg-practice select")
    assert page.locator(".cg-practice select").input_value() == "nim moves"
