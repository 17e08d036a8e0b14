"""Pictures in the hand and their gates: dragged by pointer, by touch and by keys; closed before the guess, open after it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cgbook.teaching.gates import Gate, every_gate
from cgkit import nim_inverse, nim_product, ruler
from tests.browser import ROOT, SITE, Open, Visit, called
from tests.chapters import a_few_quick
from tests.site.hands import drag, finger, middle, said

pytestmark = pytest.mark.browser

GATES = [*every_gate(ROOT / "book" / "gates")]
PICTURES = [gate for gate in GATES if gate.picture]
PAGES = sorted({gate.page for gate in GATES})
GO, TELL, AGAIN = "hands.hand.go", "hands.hand.tell", "hands.hand.again"


def address(gate: Gate) -> str:
    return f"book/{gate.page}.html"


def picture(seen: Visit, gate: Gate) -> Locator:
    """The picture of a gate, on the screen."""
    one = seen.page.locator(f'.cg-hand[data-name="{gate.name}"]')
    one.scroll_into_view_if_needed()
    return one


def opens(page: Page, gate: Gate) -> Locator:
    """The first thing that waits for the guess."""
    return page.locator(f'[data-gate="{gate.name}"]').first


def grip(one: Locator) -> Locator:
    """What is to be grabbed first."""
    return one.locator(".cg-handle:not(.locked)").first


def way(one: Locator) -> list[tuple[float, float]]:
    """The way that the hand goes: as far as it may be dragged, towards the middle of the picture."""
    x, y = middle(grip(one).locator(".cg-handle-face"))
    goal, how = middle(one.locator(".cg-hand-stage")), grip(one).evaluate("grip => grip.style.touchAction")
    across, down = (90 if goal[0] >= x else -90) * (how != "pan-x"), (90 if goal[1] >= y else -90) * (how != "pan-y")
    return [(x, y), (x + across, y + down)]


def guessed_again(one: Locator, behind: Locator) -> None:
    one.get_by_role("button", name=called(AGAIN), exact=True).click()
    expect(behind).not_to_be_visible()
    assert one.get_by_role("button", name=called(GO), exact=True).is_disabled()


@pytest.mark.parametrize("name", a_few_quick(PAGES, PAGES[::3]))
def test_a_guess_opens_what_waits_for_it(visit: Open, name: str) -> None:
    seen = visit(f"book/{name}.html", width=360, touch=True)
    seen.unfold()
    seen.widgets("hand").mount()
    pictures = [gate for gate in PICTURES if gate.page == name]
    asked = [gate for gate in GATES if gate.page == name and gate.ask]
    for gate in pictures:
        seen.page.set_viewport_size({"width": 360, "height": 800})
        seen.page.emulate_media(reduced_motion="reduce")
        _dragged(seen, gate)
    for gate in asked:
        _answered(seen, gate)
    seen.page.reload()
    seen.unfold()
    seen.widgets("hand").mount()
    for gate in [*pictures, *asked]:
        expect(opens(seen.page, gate)).to_be_visible()
    for gate in pictures:
        assert re.search(r"\w", picture(seen, gate).locator(".cg-hand-line").inner_text()), "what was said last time"
    assert seen.serious(".cg-hand, .cg-guess-at") == []
    for gate in pictures:
        behind = opens(seen.page, gate)
        guessed_again(picture(seen, gate), behind)
        within = seen.page.locator(f'[data-gate="{gate.name}"] [id]').first
        seen.page.evaluate("id => (location.hash = id)", within.get_attribute("id"))
        expect(within).to_be_visible()
    seen.page.evaluate("localStorage.clear()")
    seen.page.reload()  # at the same address, as a link from another page
    expect(within).to_be_visible()


def _dragged(seen: Visit, gate: Gate) -> None:
    """By a finger, by keys, untold, and by the pointer: after each but the last it is closed again."""
    page, one, behind = seen.page, picture(seen, gate), opens(seen.page, gate)
    line, heard, go = (
        one.locator(".cg-hand-line"),
        one.get_by_role("status"),
        one.get_by_role("button", name=called(GO), exact=True),
    )
    assert not behind.is_visible()
    assert go.is_disabled()

    page.evaluate("addEventListener('pointercancel', () => (window.cancelled = true))")
    top, before = page.evaluate("scrollY"), line.inner_text()
    finger(page, *way(one))
    expect(line).not_to_have_text(before)
    assert page.evaluate("[scrollY, window.cancelled ?? false]") == [top, False]
    go.click()
    expect(behind).to_be_visible()
    guessed_again(one, behind)

    handle = grip(one)
    handle.focus()
    before = handle.get_attribute("aria-valuetext") or ""
    page.keyboard.press("ArrowUp")
    if handle.get_attribute("aria-valuetext") == before:
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(behind).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    guessed_again(one, behind)

    page.set_viewport_size({"width": 1000, "height": 800})
    page.emulate_media(reduced_motion="no-preference")
    one.get_by_role("button", name=called(TELL), exact=True).click()
    expect(behind).to_be_visible()
    assert line.inner_text() in heard.inner_text()
    assert str(gate.right) in line.inner_text(), "what is told is what the file of gates has checked"
    shown = one.locator(".cg-handle").evaluate_all("chips => chips.map((chip) => getComputedStyle(chip).display)")
    assert {*shown} <= {"block", "none"}, "a chip heeds no touch-action where it is inline: the page scrolls instead"
    guessed_again(one, behind)

    one.scroll_into_view_if_needed()
    before = line.inner_text()
    drag(page, *way(one))
    expect(line).not_to_have_text(before)
    assert not behind.is_visible(), "it opens before a guess is made"
    height = one.evaluate("el => el.offsetHeight")
    go.click()
    expect(behind).to_be_visible()
    assert heard.inner_text() != line.inner_text(), "it says, too, that what follows is open"
    assert one.evaluate("el => el.offsetHeight") == height, "the picture has another height when it is open"


def test_the_columns_of_a_rug_follow_its_heap_by_division(visit: Open) -> None:
    (gate,) = [gate for gate in PICTURES if gate.name == "cloth"]
    seen = visit(address(gate))
    seen.page.emulate_media(reduced_motion="reduce")
    seen.widgets("hand").mount()
    one = picture(seen, gate)
    one.get_by_role("button", name=called(TELL), exact=True).click()
    heap, line = one.get_by_role("slider", name=called("hands.parts.heap")), one.locator(".cg-hand-line")
    expect(heap).to_have_attribute("aria-valuenow", "2")
    heap.press("End")
    for size in range(15, 2, -1):
        quotient = nim_product(size, nim_inverse(3))
        assert said_of(heap) == str(size)
        assert line.inner_text().startswith(f"{size} / 3 = {quotient}: ")
        columns = [one.get_by_role("slider", name=f"The {end} column") for end in ("first", "last")]
        first, last = (int(said_of(column)) for column in columns)
        assert ruler(*range(first, last + 1)).value() == quotient
        assert one.locator(".chip").count() == 2 * (last - first + 1)
        heap.press("ArrowLeft")
    columns[0].press("ArrowRight")
    assert line.inner_text().startswith("Heads: ")


def said_of(slider: Locator) -> str:
    return slider.get_attribute("aria-valuenow") or ""


def _answered(seen: Visit, gate: Gate) -> None:
    """What was said stays beside what is true."""
    seen.page.locator('.cg-place[data-kind="guess"]').nth(_place(gate)).scroll_into_view_if_needed()
    one = seen.page.locator(f'.cg-guess-at[data-name="{gate.name}"]')
    guess = next((answer for answer in [*gate.choices, *gate.wrong] if answer != gate.right), gate.right)
    assert not opens(seen.page, gate).is_visible(), gate.name
    if gate.choices:
        one.get_by_role("button", name=guess, exact=True).click()
    else:
        one.get_by_role("textbox").fill(guess)
        one.get_by_role("textbox").press("Enter")
    for told in (guess, gate.wrong.get(guess), gate.right, gate.why):
        assert (told or "").removesuffix("…") in said(one), gate.name
    assert seen.page.evaluate("document.activeElement.className") == "cg-status", "the focus is lost"
    expect(opens(seen.page, gate)).to_be_visible()


def _place(gate: Gate) -> int:
    """Which of the small gates of its page it is, as they stand there."""
    notebook = (ROOT / "book" / f"{gate.page}.ipynb").read_text("utf8")
    return re.findall(r'guess\(\\"([\w-]+)\\"\)', notebook).index(gate.name)


def test_without_scripts_all_is_open() -> None:
    for gate in GATES:
        parts = re.findall(r"<[^>]*\bdata-gate=[^>]*>", (SITE / address(gate)).read_text("utf8"))
        assert parts, gate.page
        assert not any("hidden" in part for part in parts), "a script closes it, and nothing else"
