"""The page of practice as a reader uses it: typed answers, boards and labels, by keyboard and pointer; links, counts, no jump."""

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


def asked(visit: Open, kind: str, level: int = 1, seed: str = "p-1") -> tuple[Locator, Problem]:
    """The board with this problem, by its link."""
    one = visit(f"{PAGE}#board-0-practice:{kind.replace(' ', '-')}.{level}.{seed}").widgets("practice")[0]
    named(one, kind, level)
    return one, practice(kind, level, seed)


def named(one: Locator, kind: str, level: int) -> None:
    """Waits until a problem of this kind and level is there."""
    expect(one.locator(".cg-problem-name")).to_have_text(f"{every_kind()[kind].title}, {LEVELS[level]}")


def choices(one: Locator) -> Locator:
    """The levels, behind their button."""
    return menu(one.locator("> .cg-acts"))


def chip(one: Locator, kind: str) -> Locator:
    """The chip of a kind, which is named by its title, or of a mix, which is named by its key in the words."""
    title = every_kind()[kind].title if kind in every_kind() else called(f"practice.practice.{kind}")
    return one.locator(".cg-kinds label").filter(has_text=re.compile(f"^{re.escape(title)}"))


def counts(one: Locator, kind: str) -> list[int]:
    """Of a kind: tried, right, in a row, and at best."""
    found = json.loads(one.page.evaluate(f"localStorage.getItem('cgkit:practice:{kind}')"))
    told = [int(n) for n in re.findall(r"\d+", one.locator(".cg-score").inner_text())]
    assert told == [found[name] for name in ("right", "tried", "run", "best")]
    return [found[name] for name in ("tried", "right", "run", "best")]


def question(one: Locator) -> str:
    return one.locator(".cg-question").inner_text()


def test_answers_are_typed_moved_marked_and_labelled_and_links_bring_problems_back(visit: Open) -> None:
    one, problem = asked(visit, "wythoff pairs")
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
    expect(again).to_be_focused()  # so that Enter leads on
    one.get_by_role("button", name=called("practice.practice.way")).press("Enter")
    assert one.locator(".cg-worked").inner_text().split() == problem.explain().replace("**", "").split()
    again.press("Enter")
    assert said(one) == opening
    assert page.evaluate("document.activeElement.tagName") == "INPUT", "the next answer can be typed at once"
    assert counts(one, "wythoff-pairs") == [1, 0, 0, 0]

    one, problem = asked(visit, "nim moves")
    before = box_of(one.get_by_role("button", name=called("practice.practice.next")))
    move = problem.answer[0].upper() + problem.answer[1:]
    one.locator(".cg-piece").and_(one.get_by_label(move, exact=True)).click()
    expect(one).to_have_attribute("data-state", "right")
    assert box_of(one.get_by_role("button", name=called("practice.practice.next")))["y"] == before["y"], (
        "what is below does not move"
    )
    assert counts(one, "nim-moves") == [1, 1, 1, 1]

    one, problem = asked(visit, "coin moves", 2)
    for coin in sorted(problem.answer):
        one.locator(".cg-answer-cell").nth(coin - 1).click()
    one.get_by_role("button", name=called("games.check")).click()
    expect(one).to_have_attribute("data-state", "right")
    one, problem = asked(visit, "labelling", 2)
    vertices = one.locator(".cg-vertex")
    for i in range(vertices.count()):
        vertices.nth(i).press("p" if i + 1 in problem.answer else "n")
    one.get_by_role("button", name=called("games.check")).click()
    expect(one).to_have_attribute("data-state", "right")

    one, _ = asked(visit, "outcome", 2)
    page, opening = one.page, said(one)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    one.get_by_role("button", name=called("practice.practice.next")).click()
    here = question(one)
    one.get_by_role("button", name=called("games.copyLink")).click()
    expect(one.locator(".cg-status")).not_to_have_text(opening)
    again = visit(page.evaluate("navigator.clipboard.readText()")).widgets("practice")[0]
    named(again, "outcome", 2)
    assert question(again) == here


def test_a_link_to_a_kind_begins_with_it_and_one_to_no_problem_says_so(visit: Open) -> None:
    page = visit("book/03-nim.html").page
    page.locator(".cg-door a[href*='nim-moves']").click()
    one = page.locator(".cg-practice")
    expect(chip(one, "nim moves").locator("input")).to_be_checked()
    chip(one, "periods").click()
    choices(one).get_by_text(LEVELS[3], exact=True).click()
    named(one, "periods", 3)
    opening, texts = said(one), []
    for _ in range(2):  # what is not stored is another problem, always the same
        one, problem = asked(visit, "outcome", 2, "monday-3")
        assert said(one) != opening
        texts.append(question(one))
    assert texts[0] == texts[1] != problem.question
    one = visit(f"{PAGE}#board-0-practice:chess.1.x").widgets("practice")[0]
    expect(one.locator(".cg-status")).to_contain_text("link")


def test_it_begins_with_what_was_read(visit: Open) -> None:
    seen = visit(PAGE)
    seen.page.evaluate("localStorage.setItem('cgkit:page:03-nim', JSON.stringify({ read: true }))")
    seen.page.reload()
    one = seen.widgets("practice")[0]
    read = {kind.title for kind in every_kind().values() if "03-nim" in kind.pages}
    for _ in range(4):
        expect(one.locator(".cg-problem-name")).to_contain_text(", ")
        assert one.locator(".cg-problem-name").inner_text().rpartition(", ")[0] in read
        one.get_by_role("button", name=called("practice.practice.next")).click()


BEGUN = {"nim moves": (9, 9), "periods": (9, 2), "outcome": (4, 1), "labelling": (8, 3)}  # tried, right
STORE = """(all) => all.forEach(([kind, tried, right]) => localStorage.setItem(`cgkit:practice:${kind}`,
  JSON.stringify({ tried, right, run: 0, best: right })))"""


@pytest.mark.parametrize("hand", ["pointer", "touch", "keys"])
def test_a_chip_has_a_ring_and_the_weakest_kinds_are_mixed(visit: Open, hand: str) -> None:
    seen = visit(PAGE, width=390 if hand == "touch" else 1280, touch=hand == "touch")
    seen.page.evaluate(STORE, [[kind.replace(" ", "-"), *counts] for kind, counts in BEGUN.items()])
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
    weak = {every_kind()[kind].title for kind in BEGUN if kind != "nim moves"}
    for _ in range(5):
        old = one.locator(".cg-question > *").first
        old.evaluate("part => part.dataset.old = ''")
        one.get_by_role("button", name=called("practice.practice.next")).click()
        expect(one.locator("[data-old]")).to_have_count(0)  # the next problem has come
        assert one.locator(".cg-problem-name").inner_text().rpartition(", ")[0] in weak
    came = one.locator(".cg-problem-name").inner_text().rpartition(", ")[0]
    kind = next(kind for kind in BEGUN if every_kind()[kind].title == came)
    one.get_by_role("button", name=called("practice.practice.way")).click()
    ring = re.compile(rf"^{BEGUN[kind][1]}\D+{BEGUN[kind][0] + 1}\D+$")
    expect(chip(one, kind).locator("title")).to_have_text(ring)  # it counts for its kind
    expect(one.locator(".cg-score")).to_contain_text("0 of 1")  # and for the mix


TWO = '(window.cgPractice ??= {})["periods-1"] = window.cgPractice["periods-2"].slice(0, 2);'


def two_stored(visit: Open) -> Page:
    """The page with no more than two problems of a kind and level, which stand in the place of others."""
    one, _ = asked(visit, "periods", 2)
    one.page.route("**/periods-1.js", lambda route: route.fulfill(body=TWO, content_type="text/javascript"))
    choices(one).get_by_text(LEVELS[1], exact=True).click()
    one.page.wait_for_function("window.cgPractice['periods-1']")
    expect(one.locator(".cg-status")).not_to_be_empty()
    return one.page


def test_when_all_were_seen_they_begin_again(visit: Open) -> None:
    page = two_stored(visit)
    one, seen = page.locator(".cg-practice"), []
    for _ in range(5):
        seen.append((question(one), said(one)))
        one.get_by_role("button", name=called("practice.practice.next")).click()
    assert len({words for words, _ in seen}) == 2
    assert [told == seen[0][1] for _, told in seen] == [True, True, False, True, False], "it says that they begin again"


@pytest.mark.slow
def test_when_all_were_seen_python_draws_more_where_it_is_awake(visit: Open) -> None:
    page = two_stored(visit)
    page.evaluate("async () => void (await cgLive.wake())")
    one, step = page.locator(".cg-practice"), page.get_by_role("button", name=called("practice.practice.next"))
    step.click()
    named(one, "periods", 2)  # the other one that is stored
    assert one.get_by_role("button", name=called("games.copyLink")).is_visible()
    step.click()
    named(one, "periods", 1)
    assert one.get_by_role("button", name=called("games.copyLink")).is_hidden(), "nobody else would find it"
    first = question(one)
    step.click()
    expect(one.locator(".cg-question")).not_to_have_text(first)
    one.get_by_role("button", name=called("practice.practice.way")).click()
    assert one.locator(".cg-worked").inner_text()


def test_problems_that_do_not_come_are_asked_for_again(visit: Open) -> None:
    seen = visit(f"{PAGE}#board-0-practice:outcome")
    one = seen.widgets("practice")[0]
    named(one, "outcome", 1)
    before = said(one)
    seen.page.route("**/periods-1.js", lambda route: route.abort())
    chip(one, "periods").click()
    expect(one.locator(".cg-status")).not_to_have_text(before)
    seen.problems.clear()  # the browser tells of the file that did not come
    seen.page.unroute("**/periods-1.js")
    one.get_by_role("button", name=called("practice.practice.next")).click()
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
        chip(one, kind).click()
        for level, words in LEVELS.items():
            choices(one).get_by_text(words, exact=True).click()
            named(one, kind, level)
            one.get_by_role("button", name=called("practice.practice.way")).click()
            assert one.locator(".cg-worked").inner_text(), (kind, level)
            wide = one.evaluate("node => [node.scrollWidth, node.clientWidth]")
            assert wide[0] <= wide[1] + 1, (kind, level)
        one.evaluate(COPY, kind)
    assert seen.serious(".cg-practice") == []
