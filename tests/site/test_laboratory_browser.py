"""The laboratory as a new reader uses it: questions, mistakes, links good and evil, games of one's own, by pointer and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from cgkit import kayles, nim
from tests.browser import PATIENCE, STARTS, Open, Visit, ended, menu, opened
from tests.chapters import a_few_quick
from tests.site.test_live_browser import awake, press

pytestmark = pytest.mark.browser
PAGE = "book/laboratory.html"
CHANGED = """from cgkit import Ruleset

halving = Ruleset.from_options(lambda n: [n - k for k in (1, 2) if k <= n], name="halving")"""
EVIL = ["__import__('js').alert(1)", "<script>alert(1)</script>", "x" * 9_000, "nim(" * 400]
ENDLESS = """from cgkit import Ruleset
import time

@Ruleset.from_options
def endless(n):
    time.sleep(600)
"""


def link(text: str) -> str:
    """A link that asks about a text, as the page writes it."""
    kept = "!'()*~"
    return f"{PAGE}#board-0-laboratory:{quote(quote(text, safe=kept), safe=kept)}"


def board(page: Page) -> Locator:
    """The laboratory of a page."""
    found = page.locator(".cg-place .cg-lab")
    found.wait_for()
    return found


def ask(lab: Locator, text: str) -> None:
    """Types a question, and waits for the whole answer."""
    lab.get_by_label("Position").fill(text)
    lab.get_by_label("Position").press("Enter")
    settled(lab)


def settled(lab: Locator) -> None:
    """Waits for the end of an answer: a question is "thinking" as soon as it is asked."""
    expect(lab).not_to_have_attribute("data-state", "thinking", timeout=STARTS)


def said(lab: Locator) -> str:
    return lab.locator("> .cg-status").inner_text()


def part(lab: Locator, head: str) -> str:
    """What is told beside a head."""
    return lab.locator(f"dt:text-is('{head}') + dd").inner_text()


@pytest.fixture(scope="module")
def lab(browser: Browser, base: str, keeper: BrowserContext) -> Iterator[Locator]:
    """One laboratory with Python awake, for questions that leave nothing behind."""
    seen = opened(browser, base, PAGE, within=keeper)
    found = board(seen.page)
    ask(found, "nim(1)")
    yield found
    assert ended([seen]) == []


# --- what one wants to know; that each is read, decided and told so is tested with Python, in tests/cgbook

# what is typed, what the field holds then, and words that are told: beside a head, or by the status
ASKED: list[tuple[str, str, dict[str, str]]] = [
    ("kayles(20)", "",
     {"": "N: whoever moves wins. One move wins. The value is 1.", "Winning moves": "knock down pins 10 and 11: leaves 9, 9"}),
    ("Subtraction({1, 3, 4})(20)", "", {"Along n": "0 1 0 1 2 3 2 0 1 0 1 2 3 2", "Value": "2"}),
    ("nim(3, 4) + kayles(7)", "", {"Value": "7 (nim(3, 4)) ⊕ 2 (kayles(7)) = 5"}),
    ("misere(nim(1, 1, 1))", "", {"": "P: whoever moves loses.", "Value": "Under misère play no number stands"}),
    ("sos(6)", "", {"": "D: neither player can force a win."}),
    ("TakeAndBreak('0.16')(30)", "", {"Along n": "period 149459, from 105351 on (Gangolli"}),
    ("nim(" + "9" * 40 + ", 1)", "", {"Value": "= " + "9" * 39 + "8", "": "One move wins."}),
    ("wythoff(1000, 1700)", "", {"": "N: whoever moves wins. One move wins.", "Value": "Not known after 3 seconds"}),
    ("Kayles", "kayles(7, 4)", {"": "N:"}),
    ("威佐夫", "wythoff(6, 9)", {"": "N:"}),
    ("TakeAndBreak", 'TakeAndBreak("4.3")(5, 4)', {"": ""}),
    ("0.77(12)", 'TakeAndBreak("0.77")(12)', {"": ""}),
    ("kayls(20)", "", {"": "Not understood: no game is called kayls; do you mean kayles"}),
    ("nim(3, 4", "", {"": "'(' was never closed"}),
    ("nim(-1)", "", {"": "heap sizes must be integers >= 0, got -1"}),
    ("__import__('os').system('ls')", "", {"": "only games are called"}),
    ("<img src=x onerror=alert(1)>", "", {"": "cannot be read"}),
]  # fmt: skip


def test_questions_mistakes_and_names_are_answered(lab: Locator) -> None:
    for text, field, wanted in ASKED:
        ask(lab, text)
        for head, words in wanted.items():
            assert words in (part(lab, head) if head else said(lab)), (text, head)
        assert lab.get_by_label("Position").input_value() == (field or text)
        answered = not said(lab).startswith("Not understood")
        assert (lab.locator("dt").count() > 0, lab.locator(".cg-lab-view").is_visible()) == (answered, answered), text


def test_a_name_is_found_before_python_is_awake_and_what_is_none_does_not_wake_it(woken: Open) -> None:
    lab = board(woken(PAGE).page)
    box = lab.get_by_label("Position")
    box.fill("dots and boxes")
    box.press("Enter")
    assert said(lab) == (
        "Not understood: no game here is called dots and boxes; look for one in the list, or type a position, such as kayles(20)"
    )
    assert box.input_value() == "dots and boxes"
    box.fill("dawson")
    box.press("Enter")
    assert said(lab) == "Several games match these words: choose one from the list."
    expect(lab.locator(".cg-lab-game")).to_have_count(2)
    lab.locator("summary", has_text="Games to choose from").click()
    box.fill("x" * 10_000)
    box.press("Enter")
    assert said(lab) == "Not understood: at most 2,000 characters can be read, and this has 10,000"
    assert len(box.input_value()) == 10_000
    assert lab.page.evaluate("cgLive.state") == "asleep"
    box.fill("凯尔斯")
    expect(lab.locator(".cg-lab-reads")).to_have_text("Kayles: Enter asks about kayles(7, 4)")
    assert lab.page.evaluate("cgLive.state") == "asleep"
    box.press("Enter")
    settled(lab)
    assert box.input_value() == "kayles(7, 4)"
    assert said(lab).startswith("N: whoever moves wins.")
    menu(lab).get_by_label("Sum with").fill("威佐夫")
    lab.get_by_role("button", name="Add").click()
    settled(lab)
    assert box.input_value() == "kayles(7, 4) + wythoff(6, 9)"


def test_a_sum_is_put_together_and_read_while_one_types(lab: Locator) -> None:
    box = lab.get_by_label("Position")
    box.fill("wythof(8")
    expect(lab.locator(".cg-lab-reads")).to_contain_text("never closed")
    box.fill("wythoff(8, 13)")
    expect(lab.locator(".cg-lab-reads")).to_have_text("Wythoff's game: 8, 13")
    ask(lab, "nim(5)")
    menu(lab).get_by_label("Sum with").fill("kayles(7)")
    lab.get_by_role("button", name="Add").click()
    settled(lab)
    assert lab.get_by_label("Position").input_value() == "nim(5) + kayles(7)"
    assert said(lab).startswith("N: whoever moves wins.")
    assert (nim(5) + kayles(7)).value() == 7
    assert part(lab, "Value").endswith("= 7")


def test_it_is_played_labelled_and_drawn(lab: Locator) -> None:
    ask(lab, "nim(1, 2)")
    menu(lab.locator(".cg-player")).locator("button.cg-move", has_text="Take 1 from heap 2").click()
    expect(lab.locator(".cg-player .cg-record")).to_contain_text("take 1 from heap 2")
    lab.get_by_label("Show as").select_option(label="Labels")
    settled(lab)
    assert lab.locator(".cg-labeller .cg-cell").count() == 5
    lab.get_by_label("Show as").select_option(label="A graph")
    settled(lab)
    assert lab.locator(".cg-explorer .cg-vertex").count() == 5
    ask(lab, "kayles(20)")
    expect(lab.locator(".cg-lab-view")).to_contain_text(
        "Stopped after 60 positions of kayles: start from a smaller position"
    )
    lab.get_by_label("Show as").select_option(label="A board")
    settled(lab)
    assert lab.locator(".cg-player .cg-go").count() == 1


def test_a_game_is_looked_for_and_chosen_by_keyboard(lab: Locator) -> None:
    page = lab.page
    lab.locator("summary", has_text="Games to choose from").focus()
    page.keyboard.press("Enter")
    expect(lab.get_by_label("Look for a game")).to_be_focused()
    expect(lab.locator(".cg-lab-game")).to_have_count(55)
    menu(lab)
    assert Visit(page).serious(".cg-lab") == []
    page.keyboard.press("Escape")
    lab.get_by_label("Look for a game").focus()
    page.keyboard.type("no such thing")
    expect(lab.get_by_text("No game matches these words.")).to_be_visible()
    lab.get_by_label("Look for a game").fill("")
    page.keyboard.type("dawson")
    expect(lab.locator(".cg-lab-game")).to_have_count(2)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(lab.get_by_role("button", name="Dawson’s chess")).to_be_focused()
    page.keyboard.press("Enter")
    settled(lab)
    assert lab.get_by_label("Position").input_value() == "dawson_chess(7)"
    expect(lab.get_by_label("Position")).to_be_focused()
    assert part(lab, "Game").startswith("Dawson")


# --- links


def test_a_link_asks_and_waits(woken: Open) -> None:
    lab = board(woken(link('Digraph({"a": "bc", "b": "c"})("a")')).page)
    assert "This link asks about Digraph" in said(lab)
    assert lab.page.evaluate("cgLive.state") == "asleep", "nothing is loaded before the reader asks"
    assert lab.locator("dt").count() == 0
    lab.get_by_role("button", name="Ask").click()
    settled(lab)
    assert said(lab).startswith("N: whoever moves wins.")


@pytest.mark.parametrize("evil", a_few_quick(EVIL, EVIL[1:2]))
def test_an_evil_link_does_nothing(woken: Open, evil: str) -> None:
    lab = board(woken(link(evil)).page)
    lab.page.on("dialog", lambda _: pytest.fail("something ran"))
    assert "This link asks about" in said(lab)
    lab.get_by_role("button", name="Ask").click()
    settled(lab)
    assert said(lab).startswith("Not understood: ")
    assert lab.locator("script, img").count() == 0


@pytest.mark.parametrize("broken", [f"{PAGE}#board-0-laboratory:", f"{PAGE}#board-0-laboratory:%25E0%25A4%25A"])
def test_a_broken_link_says_so_and_the_stored_answer_stays(visit: Open, broken: str) -> None:
    lab = board(visit(broken).page)
    assert said(lab) == "The link does not hold a position."
    assert part(lab, "Value") == "1"


def test_what_is_copied_asks_the_same(browser: Browser, base: str) -> None:
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(base + PAGE)
    lab = board(page)
    menu(lab).get_by_role("button", name="Copy link").click()
    expect(lab.locator("> .cg-status")).to_have_text("The link to this question is copied.")
    assert page.evaluate("navigator.clipboard.readText()") == base + link("kayles(20)")
    menu(lab).get_by_role("button", name="Copy code").click()
    expect(lab.locator("> .cg-status")).to_have_text("The code is copied.")
    code = page.evaluate("navigator.clipboard.readText()")
    assert code.splitlines()[:3] == ["from cgkit import kayles", "", "game = kayles(20)"]
    context.close()


# --- games of one's own


def test_a_game_of_ones_own_is_run_and_asked_about_and_changed(woken: Open) -> None:
    page = woken(PAGE).page
    lab = board(page)
    program = awake(page, "def halving")
    ask(lab, "halving(9) + nim(1)")
    assert said(lab).startswith("N: whoever moves wins.")
    assert part(lab, "Game").startswith("Halving + Nim")
    ask(lab, "halving(9)")
    assert part(lab, "Winning moves").startswith("go to 8")
    press(program, CHANGED)
    ask(lab, "halving(9)")
    assert said(lab) == "P: whoever moves loses. The value is 0."
    ask(lab, "halving")
    assert "halving is a game without a position" in said(lab), "its name is Python's to know"


def test_a_game_that_never_answers_is_stopped(woken: Open) -> None:
    page = woken(PAGE).page
    lab = board(page)
    run: Any = page.evaluate(
        "async (code) => (await (await cgLive.wake()).run(code, { stream() {}, display() {}, error() {} })).ok", ENDLESS
    )
    assert run is True
    lab.get_by_label("Position").fill("endless(5)")
    lab.get_by_label("Position").press("Enter")
    expect(lab.get_by_role("button", name="Stop")).to_be_visible()
    lab.get_by_role("button", name="Stop").click()
    expect(lab.locator("> .cg-status")).to_have_text("Stopped. Ask again, or ask about something smaller.")
    ask(lab, "nim(3)")
    assert said(lab) == "N: whoever moves wins. One move wins. The value is 3."


# --- the page itself


def test_by_keyboard_alone_from_the_top(woken: Open) -> None:
    page = woken(PAGE).page
    lab = board(page)
    for _ in range(80):
        page.keyboard.press("Tab")
        if lab.get_by_label("Position").evaluate("(box) => box === document.activeElement"):
            break
    page.keyboard.press("Control+a")
    page.keyboard.type("bamboo(3, 5)")
    page.keyboard.press("Enter")
    settled(lab)
    assert said(lab) == "N: whoever moves wins. One move wins. The value is 6."


def test_python_is_found_however_late_its_script_comes(visit: Open) -> None:
    page = visit("book/sources.html").page
    held: list[Route] = []
    page.context.route("**/live.js*", lambda route: held.append(route))
    page.goto(page.url.replace("sources", "laboratory"), wait_until="commit")
    expect(page.locator("article h1")).to_be_visible()  # the text can be read
    for route in held:
        route.continue_()
    assert held
    expect(board(page).locator(".cg-lab-reads")).to_have_text(re.compile("Python starts in this page"))


@pytest.mark.slow
def test_where_python_does_not_come_it_says_so_and_tries_again(visit: Open) -> None:
    seen = visit(PAGE)
    seen.page.context.route("**/live/**", lambda route: route.abort())
    lab = board(seen.page)
    lab.get_by_label("Position").fill("nim(3)")
    lab.get_by_label("Position").press("Enter")
    expect(lab.locator("> .cg-status")).to_contain_text("Python did not come")
    assert lab.get_attribute("data-state") == "failed"
    seen.problems.clear()  # the browser says of each part that it did not come
    seen.page.context.unroute("**/live/**")
    ask(lab, "nim(3)")
    assert said(lab).startswith("N: whoever moves wins.")
