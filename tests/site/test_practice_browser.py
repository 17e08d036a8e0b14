"""Tests of the page of practice as readers use it: answers by keyboard and pointer, links and counts, and a layout that doesn't jump."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cgbook.teaching.practice import LEVELS, Problem, practice, problem_kinds
from cgbook.teaching.practice.registry import every_kind
from tests.browser import Open, called, menu
from tests.site.hands import box_of, said

pytestmark = pytest.mark.browser
PAGE = "book/practice.html"


def open_problem(visit: Open, kind: str, level: int = 1, seed: str = "p-1") -> tuple[Locator, Problem]:
    """Open a problem by its link, and return the board and the problem."""
    one = visit(f"{PAGE}#board-0-practice:{kind.replace(' ', '-')}.{level}.{seed}").widgets("practice")[0]
    wait_for_problem(one, kind, level)
    return one, practice(kind, level, seed)


def wait_for_problem(one: Locator, kind: str, level: int) -> None:
    """Wait until the board has a problem of the given kind and level."""
    expect(one.locator(".cg-problem-name")).to_have_text(f"{every_kind()[kind].title}, {LEVELS[level]}")


def choices(one: Locator) -> Locator:
    """Return the levels, after opening their menu."""
    return menu(one.locator("> .cg-acts"))


def chip(one: Locator, kind: str) -> Locator:
    """Return the chip of a kind, or of a mix that is given by its key in the catalogue of words."""
    title = every_kind()[kind].title if kind in every_kind() else called(f"practice.practice.{kind}")
    return one.locator(".cg-kinds label").filter(has_text=re.compile(f"^{re.escape(title)}"))


def counts(one: Locator, kind: str) -> list[int]:
    """Return how many problems of a kind were tried and how many were right, and the lengths of the current and the best run."""
    found = json.loads(one.page.evaluate(f"localStorage.getItem('cgkit:practice:{kind}')"))
    shown = [int(n) for n in re.findall(r"\d+", one.locator(".cg-score").inner_text())]
    assert shown == [found[name] for name in ("right", "tried", "run", "best")]
    return [found[name] for name in ("tried", "right", "run", "best")]


def question(one: Locator) -> str:
    return one.locator(".cg-question").inner_text()


def test_answers_can_be_typed_moved_marked_or_labelled_and_links_bring_problems_back(visit: Open) -> None:
    one, problem = open_problem(visit, "wythoff pairs")
    page = one.page
    assert question(one).split() == problem.question.replace("`", "").split()
    wrong, say = problem.likely[0]
    box, again = (
        one.get_by_label(called("games.answer")),
        one.get_by_role("button", name=called("practice.practice.next")),
    )
    opening = said(one)
    box.focus()
    page.keyboard.type(wrong)
    page.keyboard.press("Enter")
    assert said(one).endswith(say)
    box.fill("7")
    page.keyboard.press("Enter")
    assert "2 numbers" in said(one)
    assert one.locator(".cg-score").count() == 0 or one.get_attribute("data-state") != "right"
    box.fill(problem.accept[0])
    page.keyboard.press("Enter")
    expect(one).to_have_attribute("data-state", "right")
    expect(again).to_have_class("cg-main")
    expect(again).to_be_focused()  # so that Enter goes on to the next problem
    one.get_by_role("button", name=called("practice.practice.way")).press("Enter")
    assert one.locator(".cg-worked").inner_text().split() == problem.explain().replace("**", "").split()
    again.press("Enter")
    assert said(one) == opening
    assert page.evaluate("document.activeElement.tagName") == "INPUT", (
        "the next answer must be possible without a click"
    )
    assert counts(one, "wythoff-pairs") == [1, 0, 0, 0]

    one, problem = open_problem(visit, "nim moves")
    before = box_of(one.get_by_role("button", name=called("practice.practice.next")))
    move = problem.answer[0].upper() + problem.answer[1:]
    one.locator(".cg-piece").and_(one.get_by_label(move, exact=True)).click()
    expect(one).to_have_attribute("data-state", "right")
    assert box_of(one.get_by_role("button", name=called("practice.practice.next")))["y"] == before["y"], (
        "the button below must not move"
    )
    assert counts(one, "nim-moves") == [1, 1, 1, 1]

    one, problem = open_problem(visit, "coin moves", 2)
    for coin in sorted(problem.answer):
        one.locator(".cg-answer-cell").nth(coin - 1).click()
    one.get_by_role("button", name=called("games.check")).click()
    expect(one).to_have_attribute("data-state", "right")
    one, problem = open_problem(visit, "labelling", 2)
    vertices = one.locator(".cg-vertex")
    for i in range(vertices.count()):
        vertices.nth(i).press("p" if i + 1 in problem.answer else "n")
    one.get_by_role("button", name=called("games.check")).click()
    expect(one).to_have_attribute("data-state", "right")

    one, _ = open_problem(visit, "outcome", 2)
    page, opening = one.page, said(one)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    one.get_by_role("button", name=called("practice.practice.next")).click()
    here = question(one)
    one.get_by_role("button", name=called("games.copyLink")).click()
    expect(one.locator(".cg-status")).not_to_have_text(opening)
    again = visit(page.evaluate("navigator.clipboard.readText()")).widgets("practice")[0]
    wait_for_problem(again, "outcome", 2)
    assert question(again) == here


def test_a_link_to_a_kind_opens_it_and_a_link_to_no_problem_says_so(visit: Open) -> None:
    page = visit("book/03-nim.html").page
    page.locator(".cg-door a[href*='nim-moves']").click()
    one = page.locator(".cg-practice")
    expect(chip(one, "nim moves").locator("input")).to_be_checked()
    chip(one, "periods").click()
    choices(one).get_by_text(LEVELS[3], exact=True).click()
    wait_for_problem(one, "periods", 3)
    opening, texts = said(one), []
    for _ in range(2):  # a problem that isn't stored is replaced by another one, always the same
        one, problem = open_problem(visit, "outcome", 2, "monday-3")
        assert said(one) != opening
        texts.append(question(one))
    assert texts[0] == texts[1] != problem.question
    one = visit(f"{PAGE}#board-0-practice:chess.1.x").widgets("practice")[0]
    expect(one.locator(".cg-status")).to_contain_text("link")


def test_practice_begins_with_kinds_from_the_chapters_that_were_read(visit: Open) -> None:
    seen = visit(PAGE)
    seen.page.evaluate("localStorage.setItem('cgkit:page:03-nim', JSON.stringify({ read: true }))")
    seen.page.reload()
    one = seen.widgets("practice")[0]
    read = {kind.title for kind in every_kind().values() if "03-nim" in kind.pages}
    for _ in range(4):
        expect(one.locator(".cg-problem-name")).to_contain_text(", ")
        assert one.locator(".cg-problem-name").inner_text().rpartition(", ")[0] in read
        one.get_by_role("button", name=called("practice.practice.next")).click()


# number of tries, and of right answers
TRIED = {"nim moves": (9, 9), "periods": (9, 2), "outcome": (4, 1), "labelling": (8, 3)}
STORE = """(all) => all.forEach(([kind, tried, right]) => localStorage.setItem(`cgkit:practice:${kind}`,
  JSON.stringify({ tried, right, run: 0, best: right })))"""


@pytest.mark.parametrize("hand", ["pointer", "touch", "keys"])
def test_chips_have_rings_and_the_weakest_kinds_can_be_mixed(visit: Open, hand: str) -> None:
    seen = visit(PAGE, width=390 if hand == "touch" else 1280, touch=hand == "touch")
    seen.page.evaluate(STORE, [[kind.replace(" ", "-"), *counts] for kind, counts in TRIED.items()])
    seen.page.reload()
    one = seen.widgets("practice")[0]
    expect(chip(one, "nim moves").locator("title")).to_have_text(re.compile(r"^9\D+9\D+$"))
    expect(chip(one, "wythoff pairs").locator("title")).to_have_text(called("practice.practice.untried"))
    if hand == "keys":
        one.locator(".cg-kinds input:checked").press("ArrowRight")
    else:
        (chip(one, "weakest").tap if hand == "touch" else chip(one, "weakest").click)()
    expect(chip(one, "weakest").locator("input")).to_be_checked()
    expect(one.locator(".cg-score")).to_have_text(called("practice.practice.none"))
    weak = {every_kind()[kind].title for kind in TRIED if kind != "nim moves"}
    for _ in range(5):
        old = one.locator(".cg-question > *").first
        old.evaluate("part => part.dataset.old = ''")
        one.get_by_role("button", name=called("practice.practice.next")).click()
        expect(one.locator("[data-old]")).to_have_count(0)  # the next problem is there
        assert one.locator(".cg-problem-name").inner_text().rpartition(", ")[0] in weak
    came = one.locator(".cg-problem-name").inner_text().rpartition(", ")[0]
    kind = next(kind for kind in TRIED if every_kind()[kind].title == came)
    one.get_by_role("button", name=called("practice.practice.way")).click()
    ring = re.compile(rf"^{TRIED[kind][1]}\D+{TRIED[kind][0] + 1}\D+$")
    expect(chip(one, kind).locator("title")).to_have_text(ring)  # the problem counts for its kind
    expect(one.locator(".cg-score")).to_contain_text("0 of 1")  # the problem counts for the mix, too


TWO = '(window.cgPractice ??= {})["periods-1"] = window.cgPractice["periods-2"].slice(0, 2);'


def two_stored(visit: Open) -> Page:
    """Open the page with only two stored problems of a kind and level, which are taken from the next level to be recognisable."""
    one, _ = open_problem(visit, "periods", 2)
    one.page.route("**/periods-1.js", lambda route: route.fulfill(body=TWO, content_type="text/javascript"))
    choices(one).get_by_text(LEVELS[1], exact=True).click()
    one.page.wait_for_function("window.cgPractice['periods-1']")
    expect(one.locator(".cg-status")).not_to_be_empty()
    return one.page


def test_stored_problems_begin_again_after_all_were_seen(visit: Open) -> None:
    page = two_stored(visit)
    one, seen = page.locator(".cg-practice"), []
    for _ in range(5):
        seen.append((question(one), said(one)))
        one.get_by_role("button", name=called("practice.practice.next")).click()
    assert len({words for words, _ in seen}) == 2
    assert [status == seen[0][1] for _, status in seen] == [True, True, False, True, False], (
        "the status must say when the problems begin again"
    )


@pytest.mark.slow
def test_after_the_stored_problems_python_draws_more_if_it_is_awake(visit: Open) -> None:
    page = two_stored(visit)
    page.evaluate("async () => void (await cgLive.wake())")
    one, step = page.locator(".cg-practice"), page.get_by_role("button", name=called("practice.practice.next"))
    step.click()
    wait_for_problem(one, "periods", 2)  # the other stored problem
    assert one.get_by_role("button", name=called("games.copyLink")).is_visible()
    step.click()
    wait_for_problem(one, "periods", 1)
    assert one.get_by_role("button", name=called("games.copyLink")).is_hidden(), (
        "there must be no link to a problem that isn't stored"
    )
    first = question(one)
    step.click()
    expect(one.locator(".cg-question")).not_to_have_text(first)
    one.get_by_role("button", name=called("practice.practice.way")).click()
    assert one.locator(".cg-worked").inner_text()


def test_problems_that_could_not_be_loaded_are_requested_again(visit: Open) -> None:
    seen = visit(f"{PAGE}#board-0-practice:outcome")
    one = seen.widgets("practice")[0]
    wait_for_problem(one, "outcome", 1)
    before = said(one)
    seen.page.route("**/periods-1.js", lambda route: route.abort())
    chip(one, "periods").click()
    expect(one.locator(".cg-status")).not_to_have_text(before)
    seen.problems.clear()  # the browser reports the file that couldn't be loaded
    seen.page.unroute("**/periods-1.js")
    one.get_by_role("button", name=called("practice.practice.next")).click()
    wait_for_problem(one, "periods", 1)


# This script appends a copy of a problem to the page. Its radio buttons get names of their own, so that they don't
# interfere.
COPY = """(one, kind) => {
  const copy = one.cloneNode(true);
  for (const part of copy.querySelectorAll("[name]")) part.name += kind;
  document.querySelector("main").append(copy);
}"""


@pytest.mark.parametrize("width", [360, pytest.param(1000, marks=pytest.mark.slow)])
def test_every_kind_and_level_is_shown_with_its_solution(visit: Open, width: int) -> None:
    """The solution of each problem opens, nothing is too wide, and axe finds no fault."""
    seen = visit(PAGE, width=width)
    one = seen.widgets("practice")[0]
    for kind in problem_kinds():
        chip(one, kind).click()
        for level, words in LEVELS.items():
            choices(one).get_by_text(words, exact=True).click()
            wait_for_problem(one, kind, level)
            one.get_by_role("button", name=called("practice.practice.way")).click()
            assert one.locator(".cg-worked").inner_text(), (kind, level)
            wide = one.evaluate("node => [node.scrollWidth, node.clientWidth]")
            assert wide[0] <= wide[1] + 1, (kind, level)
        one.evaluate(COPY, kind)
    assert seen.serious(".cg-practice") == []
