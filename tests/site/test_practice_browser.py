"""The page of practice as a reader uses it: typed answers, boards and labels, by keyboard, pointer and finger; links, counts, no jump."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from cgbook.teaching.practice import LEVELS, Problem, practice, problem_kinds
from cgbook.teaching.practice.registry import every_kind
from tests.browser import Open, menu
from tests.site.hands import box_of, said

pytestmark = pytest.mark.browser
PAGE = "book/practice.html"


def asked(
    visit: Open, kind: str, level: int = 1, seed: str = "p-1", width: int = 1000, touch: bool = False
) -> tuple[Locator, Problem]:
    """The board with this problem, by its link."""
    seen = visit(f"{PAGE}#board-0-practice:{kind.replace(' ', '-')}.{level}.{seed}", width=width, touch=touch)
    one = seen.widgets("practice")[0]
    named(one, kind, level)
    return one, practice(kind, level, seed)


def named(one: Locator, kind: str, level: int) -> None:
    """Waits until a problem of this kind and level is there."""
    expect(one.locator(".cg-problem-name")).to_have_text(f"{every_kind()[kind].title}, {LEVELS[level]}")


def choices(one: Locator) -> Locator:
    """What is behind *Choose a kind*."""
    return menu(one.locator("> .cg-acts"))


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
    assert said(one) == "Please give 2 numbers."
    box.fill(problem.accept[0])
    page.keyboard.press("Enter")
    assert said(one) == "Correct."
    assert one.locator(".cg-score").inner_text() == (
        "Wythoff's cold pairs: 0 of 1 right at the first try, 0 in a row (best: 0)."
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
    before = box_of(one.get_by_role("button", name="Next problem"))
    move = problem.answer[0].upper() + problem.answer[1:]
    one.locator(".cg-piece").and_(one.get_by_label(move, exact=True)).click()
    assert said(one) == "Correct."
    after = box_of(one.get_by_role("button", name="Next problem"))
    assert before["y"] == after["y"], "what is below does not move"
    assert counts(one, "nim-moves") == {"tried": 1, "right": 1, "run": 1, "best": 1}
    assert one.locator(".cg-score").inner_text() == "Nim moves: 1 of 1 right at the first try, 1 in a row (best: 1)."


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
    assert one.get_by_role("img", name="A picture of Green Hackenbush").is_visible()
    choices(one).locator("select").select_option("periods")
    choices(one).get_by_text("challenge", exact=True).click()
    named(one, "periods", 3)
    one = visit(f"{PAGE}#board-0-practice:chess.1.x").widgets("practice")[0]
    expect(one.locator(".cg-status")).to_have_text("This link names no problem. Here is another one.")


def test_a_link_brings_the_same_problem_back(visit: Open) -> None:
    one, _ = asked(visit, "outcome", 2)
    one.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    one.get_by_role("button", name="Next problem").click()
    question = one.locator(".cg-question").inner_text()
    one.get_by_role("button", name="Copy link").click()
    expect(one.locator(".cg-status")).to_have_text("The link to this problem is copied.")
    again = visit(one.page.evaluate("navigator.clipboard.readText()")).widgets("practice")[0]
    named(again, "outcome", 2)
    assert again.locator(".cg-question").inner_text() == question


def test_a_problem_that_is_not_stored_is_another_one_and_always_the_same(visit: Open) -> None:
    texts = []
    for _ in range(2):
        one, problem = asked(visit, "outcome", 2, "monday-3")
        expect(one.locator(".cg-status")).to_contain_text("is not kept any more")
        texts.append(one.locator(".cg-question").inner_text())
    assert texts[0] == texts[1] != problem.question


TWO = '(window.cgPractice ??= {})["periods-1"] = window.cgPractice["periods-2"].slice(0, 2);'


def two_stored(visit: Open) -> Page:
    """The page with no more than two problems of a kind and level, which stand in the place of others."""
    one, _ = asked(visit, "periods", 2)
    one.page.route("**/periods-1.js", lambda route: route.fulfill(body=TWO, content_type="text/javascript"))
    choices(one).get_by_text("warm-up", exact=True).click()
    expect(one.locator(".cg-status")).to_contain_text("Answer, and")
    return one.page


def test_it_begins_with_what_was_read(visit: Open) -> None:
    seen = visit(PAGE)
    seen.page.evaluate("localStorage.setItem('cgkit:page:03-nim', JSON.stringify({ read: true }))")
    seen.page.reload()
    one = seen.widgets("practice")[0]
    assert one.get_by_label("Kind").locator("option:checked").inner_text() == "What you have read, mixed"
    read = {kind.title for kind in every_kind().values() if "03-nim" in kind.pages}
    for _ in range(4):
        expect(one.locator(".cg-problem-name")).to_contain_text(", ")
        assert one.locator(".cg-problem-name").inner_text().rpartition(", ")[0] in read
        one.get_by_role("button", name="Next problem").click()


def test_when_all_were_seen_they_begin_again(visit: Open) -> None:
    page = two_stored(visit)
    step = page.get_by_role("button", name="Next problem")
    for words in ("Answer, and", "They begin again", "Answer, and", "They begin again"):
        step.click()
        expect(page.locator(".cg-practice .cg-status")).to_contain_text(words)


@pytest.mark.slow
def test_when_all_were_seen_python_draws_more_where_it_is_awake(visit: Open) -> None:
    page = two_stored(visit)
    page.evaluate("async () => void (await cgLive.wake())")
    one, step = page.locator(".cg-practice"), page.get_by_role("button", name="Next problem")
    step.click()
    named(one, "periods", 2)  # the other one that is stored
    assert one.get_by_role("button", name="Copy link").is_visible()
    step.click()
    named(one, "periods", 1)
    assert one.get_by_role("button", name="Copy link").is_hidden(), "nobody else would find it"
    first = one.locator(".cg-question").inner_text()
    step.click()
    expect(one.locator(".cg-question")).not_to_have_text(first)
    one.get_by_role("button", name="Show the way").click()
    assert one.locator(".cg-worked").inner_text()


def test_problems_that_do_not_come_are_asked_for_again(visit: Open) -> None:
    seen = visit(f"{PAGE}#board-0-practice:outcome")
    one = seen.widgets("practice")[0]
    named(one, "outcome", 1)
    seen.page.route("**/periods-1.js", lambda route: route.abort())
    choices(one).locator("select").select_option("periods")
    expect(one.locator(".cg-status")).to_contain_text("The problems could not be loaded")
    seen.problems.clear()  # the browser tells of the file that did not come
    seen.page.unroute("**/periods-1.js")
    one.get_by_role("button", name="Next problem").click()
    named(one, "periods", 1)


# Leaves a copy of a problem at the end of the page; the choices in it are of its own.
COPY = """(one, kind) => {
  const copy = one.cloneNode(true);
  for (const part of copy.querySelectorAll("[name]")) part.name += kind;
  document.querySelector("main").append(copy);
}"""


@pytest.mark.parametrize("width", [360, pytest.param(1000, marks=pytest.mark.slow)])
def test_every_kind_and_level_is_shown_and_answered(visit: Open, width: int) -> None:
    """All that is drawn fits, says what it is, and the way of each problem opens."""
    seen = visit(PAGE, width=width)
    one = seen.widgets("practice")[0]
    for kind in problem_kinds():
        choices(one).locator("select").select_option(kind)
        for level, words in LEVELS.items():
            choices(one).get_by_text(words, exact=True).click()
            named(one, kind, level)
            one.get_by_role("button", name="Show the way").click()
            assert one.locator(".cg-worked").inner_text(), (kind, level)
            wide = one.evaluate("node => [node.scrollWidth, node.clientWidth]")
            assert wide[0] <= wide[1] + 1, (kind, level)
        one.evaluate(COPY, kind)
    assert seen.serious(".cg-practice") == []


def test_chapters_lead_to_their_kinds(visit: Open) -> None:
    page = visit("book/03-nim.html").page
    line = page.locator(".cg-door")
    assert line.inner_text() == "More of this kind, with new numbers each time: Misère play and Nim moves."
    line.get_by_role("link", name="Nim moves").click()
    page.wait_for_selector(".cg-practice select", state="attached")
    assert page.locator(".cg-practice select").input_value() == "nim moves"
