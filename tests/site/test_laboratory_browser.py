"""Tests of the laboratory as new readers use it, by pointer and keyboard: questions, mistakes, good and evil links, and their own games."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser import STARTS, Open, called, menu
from tests.site.test_live_browser import awake, press

pytestmark = pytest.mark.browser
PAGE = "book/laboratory.html"
CHANGED = """from cgkit import Ruleset

halving = Ruleset.from_options(lambda n: [n - k for k in (1, 2) if k <= n], name="halving")"""
EVIL = ["__import__('js').alert(1)", "<script>alert(1)</script>"]
ENDLESS = """from cgkit import Ruleset
import time

@Ruleset.from_options
def endless(n):
    time.sleep(600)
"""


def link(text: str) -> str:
    """Return a link with a question for the laboratory, encoded as the page does it."""
    kept = "!'()*~"
    return f"{PAGE}#board-0-laboratory:{quote(quote(text, safe=kept), safe=kept)}"


def board(page: Page) -> Locator:
    """Wait for the laboratory on a page, and return it."""
    found = page.locator(".cg-place .cg-lab")
    found.wait_for()
    return found


def box(lab: Locator) -> Locator:
    """Return the text field for questions."""
    return lab.get_by_label(called("laboratory.lab.position"))


def ask(lab: Locator, text: str) -> None:
    """Type a question, and wait for the whole answer."""
    box(lab).fill(text)
    box(lab).press("Enter")
    settled(lab)


def settled(lab: Locator) -> None:
    """Wait for the end of an answer. The state is "thinking" from the moment a question is asked."""
    expect(lab).not_to_have_attribute("data-state", "thinking", timeout=STARTS)


def said(lab: Locator) -> str:
    return lab.locator("> .cg-status").inner_text()


def part(lab: Locator, head: str) -> str:
    """Return the part of an answer that has the given head."""
    return lab.locator(f"dt:text-is('{head}') + dd").inner_text()


# --- questions; how each is read and answered is tested in tests/cgbook, without a browser

# (question, later content of the field if different, words of the answer by their head, where "" means the status)
QUESTIONS: list[tuple[str, str, dict[str, str]]] = [
    ("kayles(20)", "", {"": "N:", "Winning moves": "10 and 11"}),
    ("Subtraction({1, 3, 4})(20)", "", {"For each n": "0 1 0 1 2 3 2 0 1 0 1 2 3 2", "Value": "2"}),
    ("misere(nim(1, 1, 1))", "", {"": "P:"}),
    ("sos(6)", "", {"": "D:"}),
    ("TakeAndBreak('0.16')(30)", "", {"For each n": "149459"}),
    ("nim(" + "9" * 40 + ", 1)", "", {"Value": "= " + "9" * 39 + "8"}),
    ("wythoff(4000, 6700)", "", {"": "N:", "Value": "no budget is large enough"}),
    ("Kayles", "kayles(7, 4)", {"": "N:"}),
    ("威佐夫", "wythoff(6, 9)", {"": "N:"}),
    ("nim 3 5 7", "nim(3, 5, 7)", {"": "N:", "Value": "= 1"}),
    ("0.77(12)", 'TakeAndBreak("0.77")(12)', {"": ""}),
    ("kayls(20)", "", {"": "kayles"}),
    ("nim(3, 4", "", {"": "'('"}),
    ("nim(-1)", "", {"": "-1"}),
    ("__import__('os').system('ls')", "", {"": "only a game"}),
    ("<img src=x onerror=alert(1)>", "", {"": ""}),
]


def test_games_can_be_asked_about_played_labelled_drawn_added_and_chosen_by_keyboard(woken: Open) -> None:
    seen = woken(PAGE)
    lab, keys = board(seen.page), seen.page.keyboard
    for _ in range(80):  # get to the field from the top by keyboard alone
        keys.press("Tab")
        if box(lab).evaluate("(box) => box === document.activeElement"):
            break
    keys.press("Control+a")
    keys.type("bamboo(3, 5)")
    keys.press("Enter")
    settled(lab)
    assert part(lab, "Value").endswith("= 6")
    for n, (text, field, wanted) in enumerate(QUESTIONS):
        ask(lab, text)
        for head, words in wanted.items():
            assert words in (part(lab, head) if head else said(lab)), (text, head)
        assert box(lab).input_value() == (field or text)
        answered = n < 11
        assert (lab.locator("dt").count() > 0, lab.locator(".cg-lab-view").is_visible()) == (answered, answered), text

    ask(lab, "nim(1, 2)")
    menu(lab.locator(".cg-player")).locator("button.cg-move", has_text="Take 1 from heap 2").click()
    expect(lab.locator(".cg-player .cg-record")).to_contain_text("take 1 from heap 2")
    shows, faces = lab.get_by_label(called("laboratory.lab.show")), (".cg-labeller .cg-cell", ".cg-explorer .cg-vertex")
    for index, what in enumerate(faces, 1):
        shows.select_option(index=index)
        settled(lab)
        assert lab.locator(what).count() == 5
    ask(lab, "kayles(20)")
    expect(lab.locator(".cg-lab-view")).to_contain_text("60")  # the greatest number of positions that are drawn
    shows.select_option(index=0)
    settled(lab)
    assert lab.locator(".cg-player .cg-go").count() == 1

    ask(lab, "nim(1, 1) + nim(1)")
    for switch, index, text in (
        ("last", 1, "misere(nim(1, 1) + nim(1))"),
        ("turn", 1, "misere(join(nim(1, 1), nim(1)))"),
    ):
        lab.get_by_label(called(f"laboratory.lab.{switch}")).select_option(index=index)
        settled(lab)
        assert box(lab).input_value() == text
    lab.get_by_role("button", name="威佐夫 8 13").click()
    settled(lab)
    assert box(lab).input_value() == "wythoff(8, 13)"
    assert said(lab).startswith("P:")

    box(lab).fill("wythof(8")
    reads = lab.locator(".cg-lab-reads")
    expect(reads).to_contain_text("(")  # the error is reported during typing
    wrong = reads.inner_text()
    box(lab).fill("wythoff(8, 13)")
    expect(reads).not_to_have_text(wrong)
    ask(lab, "nim(5)")
    menu(lab).get_by_label(called("laboratory.lab.sum")).fill("kayles(7)")
    lab.get_by_role("button", name=called("laboratory.lab.add")).click()
    settled(lab)
    assert box(lab).input_value() == "nim(5) + kayles(7)"
    assert part(lab, "Value").endswith("= 7")

    lab.locator("summary", has=seen.page.get_by_text("Games")).first.focus()
    keys.press("Enter")
    search, games = lab.get_by_label(called("laboratory.lab.find")), lab.locator(".cg-lab-game")
    expect(search).to_be_focused()
    assert games.count() > 50
    menu(lab)
    assert seen.serious(".cg-lab") == []
    keys.press("Escape")
    for words, many in (("no such thing", 0), ("dawson", 2)):
        search.fill(words)
        expect(games).to_have_count(many)
    search.focus()
    keys.press("ArrowDown")
    keys.press("ArrowRight")
    expect(games.nth(1)).to_be_focused()
    keys.press("Enter")
    settled(lab)
    assert box(lab).input_value() == "dawson_chess(7)"
    expect(box(lab)).to_be_focused()


def test_names_are_found_before_python_is_awake_and_unknown_names_do_not_wake_it(woken: Open) -> None:
    lab = board(woken(PAGE).page)
    for text, games in (("dots and boxes", None), ("dawson", 2), ("x" * 10_000, None)):
        box(lab).fill(text)
        box(lab).press("Enter")
        assert box(lab).input_value() == text, "a question that isn't understood must stay in the field"
        assert 0 < len(said(lab)) < 300
        if games:
            expect(lab.locator(".cg-lab-game")).to_have_count(games)
            lab.locator("summary", has=lab.page.get_by_text("Games")).first.click()
    box(lab).fill("凯尔斯")
    expect(lab.locator(".cg-lab-reads")).to_contain_text("kayles(7, 4)")
    assert lab.page.evaluate("cgLive.state") == "asleep"
    box(lab).press("Enter")
    settled(lab)
    assert box(lab).input_value() == "kayles(7, 4)"
    menu(lab).get_by_label(called("laboratory.lab.sum")).fill("威佐夫")
    lab.get_by_role("button", name=called("laboratory.lab.add")).click()
    settled(lab)
    assert box(lab).input_value() == "kayles(7, 4) + wythoff(6, 9)"


def test_a_link_waits_for_the_reader_to_ask_and_an_evil_link_does_nothing(woken: Open, base: str) -> None:
    seen = woken(link('Digraph({"a": "bc", "b": "c"})("a")'))
    seen.page.on("dialog", lambda _: pytest.fail("something ran"))
    for n, text in enumerate(["", *EVIL]):
        if text:
            seen.page.goto("about:blank")
            seen.page.goto(base + link(text))
        lab = board(seen.page)
        assert said(lab), "the status must say what the link would ask"
        assert seen.page.evaluate("cgLive.state") == "asleep", "nothing may be loaded before the reader asks"
        assert lab.locator("dt").count() == 0
        lab.get_by_role("button", name=called("laboratory.lab.ask")).click()
        settled(lab)
        assert (lab.locator("dt").count() > 0) == (n == 0)
        assert lab.locator("script, img").count() == 0


@pytest.mark.parametrize("broken", [f"{PAGE}#board-0-laboratory:", f"{PAGE}#board-0-laboratory:%25E0%25A4%25A"])
def test_a_broken_link_is_reported_and_the_stored_answer_stays(visit: Open, broken: str) -> None:
    lab = board(visit(broken).page)
    assert "link" in said(lab)
    assert part(lab, "Value") == "1"


def test_a_copied_link_asks_the_same_question_and_python_may_arrive_late(visit: Open, base: str) -> None:
    page = visit("book/sources.html").page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    held: list[Route] = []
    page.context.route("**/live.js*", lambda route: held.append(route))
    page.goto(base + PAGE, wait_until="commit")
    expect(page.locator("article h1")).to_be_visible()  # the text can be read before Python arrives
    for route in held:
        route.continue_()
    assert held
    lab = board(page)
    expect(lab.locator(".cg-lab-reads")).to_contain_text("Python")
    copied = []
    for name in ("Copy link", "Copy code"):
        before = said(lab)
        menu(lab).get_by_role("button", name=name).click()
        expect(lab.locator("> .cg-status")).not_to_have_text(before)
        copied.append(page.evaluate("navigator.clipboard.readText()"))
    assert copied[0] == base + link("kayles(20)")
    assert copied[1].splitlines()[:3] == ["from cgkit import kayles", "", "game = kayles(20)"]


# --- readers' own games


def test_readers_can_run_ask_about_change_and_stop_their_own_games(woken: Open) -> None:
    page = woken(PAGE).page
    lab = board(page)
    program = awake(page, "def halving")
    ask(lab, "halving(9) + nim(1)")
    assert part(lab, "Game").startswith("Halving + Nim")
    ask(lab, "halving(9)")
    assert "8" in part(lab, "Winning moves")
    press(program, CHANGED)
    ask(lab, "halving(9)")
    assert part(lab, "Value") == "0"
    ask(lab, "halving")
    assert "halving" in said(lab), "Python must recognise the name, although it isn't a position"
    assert lab.locator("dt").count() == 0
    run: Any = page.evaluate(
        "async (code) => (await (await cgLive.wake()).run(code, { stream() {}, display() {}, error() {} })).ok", ENDLESS
    )
    assert run is True
    box(lab).fill("endless(5)")
    box(lab).press("Enter")
    lab.get_by_role("button", name=called("laboratory.lab.stop")).click()
    settled(lab)
    assert lab.locator("dt").count() == 0
    ask(lab, "nim(3)")
    assert part(lab, "Value") == "3"


@pytest.mark.slow
def test_if_python_cannot_be_loaded_the_laboratory_says_so_and_tries_again(visit: Open) -> None:
    seen = visit(PAGE)
    seen.page.context.route("**/live/**", lambda route: route.abort())
    lab = board(seen.page)
    box(lab).fill("nim(3)")
    box(lab).press("Enter")
    expect(lab).to_have_attribute("data-state", "failed")
    assert "Python" in said(lab)
    seen.problems.clear()  # the browser reports each file that it couldn't load
    seen.page.context.unroute("**/live/**")
    ask(lab, "nim(3)")
    assert part(lab, "Value") == "3"
