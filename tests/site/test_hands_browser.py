"""Pictures in the hand and their gates: dragged by pointer, by touch and by keys; closed before the guess, open after it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cgbook.teaching.gates import Gate, every_gate
from tests.browser import ROOT, Open, Visit

pytestmark = pytest.mark.browser

GATES = [*every_gate(ROOT / "book" / "gates")]
PICTURES = [gate for gate in GATES if gate.picture]
SMALL = sorted({gate.page for gate in GATES if gate.ask})
of_each = pytest.mark.parametrize("gate", PICTURES, ids=lambda gate: gate.name)
GO, TELL, AGAIN = (re.compile(f"^{words}$") for words in ("That is my guess", "Tell me", "Guess again"))


def address(gate: Gate) -> str:
    return f"book/{gate.page}.html"


def picture(seen: Visit, gate: Gate) -> Locator:
    """The picture of a gate, mounted, in the middle of the screen."""
    seen.unfold()
    seen.mount('.cg-place[data-kind="hand"]')
    one = seen.page.locator(f'.cg-hand[data-name="{gate.name}"]')
    one.scroll_into_view_if_needed()
    return one


def opens(page: Page, gate: Gate) -> Locator:
    """The first thing that waits for the guess."""
    return page.locator(f'[data-gate="{gate.name}"]').first


def grip(one: Locator) -> Locator:
    """What is to be grabbed first."""
    return one.locator(".cg-handle:not(.locked)").first


def pull(one: Locator) -> tuple[float, float, float, float]:
    """From where to where the hand goes: as far as the picture is wide, towards its middle."""
    face, stage = grip(one).locator(".cg-handle-face").bounding_box(), one.locator(".cg-hand-stage").bounding_box()
    assert face
    assert stage
    x, y = face["x"] + face["width"] / 2, face["y"] + face["height"] / 2
    way = {"pan-y": (1, 0), "pan-x": (0, 1)}.get(grip(one).evaluate("grip => grip.style.touchAction"), (1, 1))
    middle = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2
    toward = [(1 if m >= at else -1) * 90 * on for m, at, on in zip(middle, (x, y), way, strict=True)]
    return x, y, x + toward[0], y + toward[1]


@of_each
def test_a_guess_is_made_by_the_pointer_and_opens_the_theorem(visit: Open, gate: Gate) -> None:
    seen = visit(address(gate))
    page, one = seen.page, picture(seen, gate)
    assert not opens(page, gate).is_visible()
    assert one.get_by_role("button", name=GO).is_disabled()
    before, (x, y, far, high) = one.locator(".cg-hand-line").inner_text(), pull(one)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(far, high, steps=9)
    page.mouse.up()
    expect(one.locator(".cg-hand-line")).not_to_have_text(before)
    assert not opens(page, gate).is_visible(), "it opens before a guess is made"
    height = one.evaluate("el => el.offsetHeight")
    one.get_by_role("button", name=GO).click()
    expect(opens(page, gate)).to_be_visible()
    assert "What follows is open now." in one.get_by_role("status").inner_text()
    assert one.evaluate("el => el.offsetHeight") == height, "the picture has another height when it is open"
    page.reload()
    expect(opens(page, gate)).to_be_visible()
    one = picture(seen, gate)
    assert one.locator(".cg-hand-line").inner_text().startswith("Last time: ")
    assert seen.serious(f'.cg-hand[data-name="{gate.name}"]') == []
    one.get_by_role("button", name=AGAIN).click()
    expect(opens(page, gate)).not_to_be_visible()


@of_each
def test_a_finger_drags_it_and_the_page_stays(visit: Open, gate: Gate) -> None:
    seen = visit(address(gate), width=360, touch=True)
    page, one = seen.page, picture(seen, gate)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate("addEventListener('pointercancel', () => (window.cancelled = true))")
    x, y, far, high = pull(one)
    finger, top, before = (
        page.context.new_cdp_session(page),
        page.evaluate("scrollY"),
        one.locator(".cg-hand-line").inner_text(),
    )
    steps = [(x + (far - x) * k / 8, y + (high - y) * k / 8) for k in range(9)]
    for kind, at in [("touchStart", steps[0]), *(("touchMove", step) for step in steps[1:])]:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at[0], "y": at[1]}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(one.locator(".cg-hand-line")).not_to_have_text(before)
    assert page.evaluate("scrollY") == top
    assert not page.evaluate("window.cancelled")


@of_each
def test_keys_alone_guess(visit: Open, gate: Gate) -> None:
    seen = visit(address(gate))
    page, one = seen.page, picture(seen, gate)
    handle = grip(one)
    handle.focus()
    before = handle.get_attribute("aria-valuetext")
    page.keyboard.press("ArrowUp")
    if handle.get_attribute("aria-valuetext") == before:
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(opens(page, gate)).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"


@of_each
def test_tell_me_opens_it_at_once(visit: Open, gate: Gate) -> None:
    seen = visit(address(gate), calm=False)
    one = picture(seen, gate)
    one.get_by_role("button", name=TELL).click()
    expect(opens(seen.page, gate)).to_be_visible()
    assert one.locator(".cg-hand-line").inner_text() in one.get_by_role("status").inner_text()


@of_each
def test_a_link_into_it_opens_it(visit: Open, gate: Gate) -> None:
    seen = visit(address(gate))
    within = seen.page.locator(f'[data-gate="{gate.name}"] [id]').first.get_attribute("id")
    linked = visit(f"{address(gate)}#{within}")
    expect(linked.page.locator(f"#{within}")).to_be_visible()


def test_without_scripts_and_on_paper_all_is_open(visit: Open) -> None:
    pages = {gate.page: gate for gate in GATES}
    for gate in pages.values():
        bare = visit(address(gate), scripts=False)
        assert all(part.is_visible() for part in bare.page.locator("[data-gate]").all()), gate.page
    seen = visit(address(gate))
    assert not opens(seen.page, gate).is_visible()
    seen.page.emulate_media(media="print")
    assert opens(seen.page, gate).is_visible()


@pytest.mark.parametrize("name", SMALL)
def test_what_was_said_stays_beside_what_is_true(visit: Open, name: str) -> None:
    seen = visit(f"book/{name}.html")
    seen.unfold()
    for gate in (gate for gate in GATES if gate.page == name and gate.ask):
        seen.page.locator('.cg-place[data-kind="guess"]').nth(_place(gate)).scroll_into_view_if_needed()
        one = seen.page.locator(f'.cg-guess-at[data-name="{gate.name}"]')
        guess = next((answer for answer in [*gate.choices, *gate.wrong] if answer != gate.right), gate.right)
        assert not opens(seen.page, gate).is_visible(), gate.name
        if gate.choices:
            one.get_by_role("button", name=guess, exact=True).click()
        else:
            one.get_by_role("textbox").fill(guess)
            one.get_by_role("textbox").press("Enter")
        said = f"You said {guess}. It is {gate.right}."
        assert one.locator(".cg-status").inner_text().startswith(said), gate.name
        assert seen.page.evaluate("document.activeElement.className") == "cg-status", "the focus is lost"
        expect(opens(seen.page, gate)).to_be_visible()
    assert seen.serious(".cg-guess-at") == []
    seen.page.reload()
    seen.unfold()
    for gate in (gate for gate in GATES if gate.page == name and gate.ask):
        expect(opens(seen.page, gate)).to_be_visible()


def _place(gate: Gate) -> int:
    """Which of the small gates of its page it is, as they stand there."""
    notebook = (ROOT / "book" / f"{gate.page}.ipynb").read_text("utf8")
    return re.findall(r'guess\(\\"([\w-]+)\\"\)', notebook).index(gate.name)
