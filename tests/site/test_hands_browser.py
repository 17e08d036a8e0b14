"""Tests of gates and their pictures, which are dragged by pointer, touch and keys: a gate is closed before the guess, and open after it."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from cgbook.teaching.gates import Gate, every_gate
from cgkit import cold_pair, nim_inverse, nim_product, ruler
from tests.browser import ROOT, SITE, Open, Visit, called, straight
from tests.chapters import a_few_quick
from tests.site.hands import box_of, drag, finger, keep, middle, said

pytestmark = pytest.mark.browser

GATES = [*every_gate(ROOT / "book" / "gates")]
PICTURES = [gate for gate in GATES if gate.picture]
PAGES = sorted({gate.page for gate in GATES})
GO, TELL, AGAIN = "hands.hand.go", "hands.hand.tell", "hands.hand.again"


def address(gate: Gate) -> str:
    return f"book/{gate.page}.html"


def picture(seen: Visit, gate: Gate) -> Locator:
    """Return the picture of a gate, scrolled into view."""
    one = seen.page.locator(f'.cg-hand[data-name="{gate.name}"]')
    one.scroll_into_view_if_needed()
    return one


def opens(page: Page, gate: Gate) -> Locator:
    """Return the first part that the gate opens."""
    return page.locator(f'[data-gate="{gate.name}"]').first


def grip(one: Locator) -> Locator:
    """Return the handle that must be moved first."""
    return one.locator(".cg-handle:not(.locked)").first


def way(one: Locator) -> list[tuple[float, float]]:
    """Return the start and the end of a drag, towards the middle of the picture in the directions that the handle allows."""
    x, y = middle(grip(one).locator(".cg-handle-face"))
    goal, how = middle(one.locator(".cg-hand-stage")), grip(one).evaluate("grip => grip.style.touchAction")
    across, down = (90 if goal[0] >= x else -90) * (how != "pan-x"), (90 if goal[1] >= y else -90) * (how != "pan-y")
    return [(x, y), (x + across, y + down)]


def guessed_again(one: Locator, behind: Locator) -> None:
    one.get_by_role("button", name=called(AGAIN), exact=True).click()
    expect(behind).not_to_be_visible()
    assert one.locator(".cg-main:enabled").count() == 0


@pytest.mark.parametrize("name", a_few_quick(PAGES, PAGES[::3]))
def test_a_guess_opens_the_parts_behind_it(visit: Open, name: str) -> None:
    seen = visit(f"book/{name}.html", width=360, touch=True)
    seen.unfold()
    seen.widgets("hand").mount()
    pictures = [gate for gate in PICTURES if gate.page == name]
    guesses = [gate for gate in GATES if gate.page == name and gate.ask]
    for gate in pictures:
        seen.page.set_viewport_size({"width": 360, "height": 800})
        seen.page.emulate_media(reduced_motion="reduce")
        (_done if gate.name in TASKS else _dragged)(seen, gate)
    for gate in guesses:
        _answered(seen, gate)
    seen.page.reload()
    seen.unfold()
    seen.widgets("hand").mount()
    for gate in [*pictures, *guesses]:
        expect(opens(seen.page, gate)).to_be_visible()
    for gate in pictures:
        assert re.search(r"\w", picture(seen, gate).locator(".cg-hand-line").inner_text()), (
            "the picture must show its previous answer"
        )
    assert seen.serious(".cg-hand, .cg-guess-at") == []
    for gate in pictures:
        behind = opens(seen.page, gate)
        guessed_again(picture(seen, gate), behind)
        within = seen.page.locator(f'[data-gate="{gate.name}"] [id]').first
        seen.page.evaluate("id => (location.hash = id)", within.get_attribute("id"))
        expect(within).to_be_visible()
    if pictures:
        seen.page.evaluate("localStorage.clear()")
        seen.page.reload()  # the address still has the fragment, as with a link from another page
        expect(within).to_be_visible()


def _dragged(seen: Visit, gate: Gate) -> None:
    """Open the gate by a finger, by keys, by "Tell me" and by the pointer, and close it again after all but the last."""
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
    placed = handle.get_attribute("aria-valuetext")
    page.evaluate("for (const when of ['beforeprint', 'afterprint']) dispatchEvent(new Event(when))")
    assert handle.get_attribute("aria-valuetext") == placed, "a guess that isn't finished must survive printing"
    handle.focus()
    page.keyboard.press("Enter")
    expect(behind).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body"), "the focus must not be lost"
    guessed_again(one, behind)

    page.set_viewport_size({"width": 1000, "height": 800})
    page.emulate_media(reduced_motion="no-preference")
    one.get_by_role("button", name=called(TELL), exact=True).click()
    expect(behind).to_be_visible()
    assert line.inner_text() in heard.inner_text()
    assert str(gate.right) in line.inner_text(), "the answer must be the one that the file of gates has checked"
    shown = one.locator(".cg-handle").evaluate_all("chips => chips.map((chip) => getComputedStyle(chip).display)")
    assert {*shown} <= {"block", "none"}, (
        "touch-action has no effect on inline chips, so that the page would scroll instead"
    )
    guessed_again(one, behind)

    one.scroll_into_view_if_needed()
    before = line.inner_text()
    drag(page, *way(one))
    expect(line).not_to_have_text(before)
    assert not behind.is_visible(), "the gate must not open before a guess is made"
    height = one.evaluate("el => el.offsetHeight")
    go.click()
    expect(behind).to_be_visible()
    assert heard.inner_text() != line.inner_text(), "the status must say, too, that the rest is open"
    assert one.evaluate("el => el.offsetHeight") == height, "the picture has another height when it is open"


@dataclass
class Doing:
    """The actions of a reader on a picture, by touch, by keys or by the pointer."""

    one: Locator
    by: str

    def press(self, what: Locator) -> None:
        if self.by == "keys":
            what.press("Enter")
        elif self.by == "touch":
            finger(self.one.page, middle(what))
        else:
            self.one.page.mouse.click(*middle(what))

    def hears(self, words: str) -> None:
        expect(self.one.locator(".cg-hand-line")).to_contain_text(words)
        expect(self.one.get_by_role("status").first).to_contain_text(words)


def _turn_cards(doing: Doing) -> None:
    def turn(row: int, *powers: int) -> None:
        for power in powers:
            doing.press(doing.one.get_by_role("checkbox", name=f"Card {power} of row {row}", exact=True))

    turn(1, 8, 4, 1)
    turn(2, 8, 2)
    doing.hears("13, and the second 10")
    turn(2, 1)
    doing.hears("Equal cards cancel, and 6 is left")
    turn(2, 1, 4)
    doing.hears("The second row shows 14")
    doing.press(doing.one.get_by_role("button", name=called("hands.cards.go"), exact=True))


def _sift(doing: Doing) -> None:
    place, cursor = [0, 0], doing.one.get_by_role("slider")

    def click(x: int, y: int) -> None:
        if doing.by == "keys":
            for axis, (less, more) in enumerate((("ArrowLeft", "ArrowRight"), ("ArrowDown", "ArrowUp"))):
                for _ in range(abs(far := (x, y)[axis] - place[axis])):
                    cursor.press(more if far > 0 else less)
            place[:] = x, y
        doing.press(cursor if doing.by == "keys" else doing.one.locator(".square").nth(14 * y + x))

    click(0, 0)
    for n in range(1, 6):
        a, b = cold_pair(n)
        click(a, a)
        doing.hears(f"({a}, {a}) is hot. From there, the queen can go to (0, 0)")
        click(b, a)
        if n == 2:
            click(4, 7)
            doing.hears("first")
            doing.hears(f"the mirror image of ({b}, {a})")
        click(a, b)


def _cut(doing: Doing) -> None:
    lines, page = doing.one.get_by_role("slider"), doing.one.page
    if doing.by == "keys":
        lines.nth(0).press("ArrowLeft")
        lines.nth(1).press("ArrowUp")
    else:
        whole, go = box_of(doing.one.locator(".area-0")), finger if doing.by == "touch" else drag
        for line, axis in ((0, 0), (1, 1)):
            x, y = middle(lines.nth(line).locator(".cg-handle-face"))
            far = (whole["width"], whole["height"])[axis] / 3
            go(page, (x, y), (x - far * (1 - axis), y - far * axis))
    doing.hears("24 = 16 ⊕ 8; 17 = 16 ⊕ 1")

    def write(name: str, number: int) -> None:
        field = doing.one.get_by_role("textbox", name=name, exact=True)
        field.fill(str(number))
        field.press("Enter")

    write("16 ⊗ 16", 256)
    doing.hears("one and a half times that power")
    for name, number in (("16 ⊗ 16", 24), ("8 ⊗ 16", 128), ("16 ⊗ 1", 16), ("8 ⊗ 1", 8)):
        write(name, number)


# The regions of the map of chapter 1, each with a point in it (in units of the picture) and a number of presses of an
# arrow key.
PLACES = {"zero-sum": ((150, 190), 1), "both": ((338, 118), 2), "chance": ((505, 165), 3), "all": ((335, 262), 5),
          "unseen": ((222, 314), 6), "hidden": ((325, 452), 7), "none": ((66, 486), 8), "nobody": ((572, 494), 9)}  # fmt: skip
BELONGS = {"Four chips": "zero-sum", "Roll or stop": "chance", "Stone, scissors, paper": "unseen", "Life": "nobody",
           "Kayles": "zero-sum", "The stag and the hare": "hidden", "Chess": "zero-sum", "One card": "all",
           "Four sweets": "none", "Northcott’s game": "zero-sum", "Backgammon": "both"}  # fmt: skip


def _sort(doing: Doing) -> None:
    doing.one.locator(".cg-hand-stage").evaluate("stage => stage.scrollIntoView({block: 'end', behavior: 'instant'})")

    def bring(name: str, place: str) -> None:
        token, ((x, y), steps) = doing.one.get_by_role("slider", name=name, exact=True), PLACES[place]
        if doing.by == "keys":
            for _ in range(steps):
                token.press("ArrowRight")
            return token.press("Enter")
        circle = box_of(doing.one.locator(".edge-of.chance"))  # its middle is at (430, 205), its radius is 170
        unit, tall = circle["width"] / 340, circle["height"] / 340
        goal = (circle["x"] + (x - 260) * unit, circle["y"] + (y - 35) * tall)
        (finger if doing.by == "touch" else drag)(doing.one.page, middle(token.locator(".plate")), goal)
        return None

    for name, place, why in (
        ("One card", "hidden", "dealt a card at random"),
        ("Life", "none", "Life has no player"),
        ("Chess", "nobody", "Chess has a player, somebody who decides"),
        ("Roll or stop", "both", "no opponent who loses what you gain"),
    ):
        bring(name, place)
        doing.hears(why)
    for name, place in BELONGS.items():
        bring(name, place)
    doing.hears("7 of them at the first attempt")


TASKS = {"cards": _turn_cards, "sieve": _sift, "areas": _cut, "one-region": _sort}


def _done(seen: Visit, gate: Gate) -> None:
    """Open the gate with the last step of its task, by a finger, by keys and by the pointer, and then by "Tell me"."""
    page, one, behind = seen.page, picture(seen, gate), opens(seen.page, gate)
    line, height = one.locator(".cg-hand-line"), one.evaluate("el => el.offsetHeight")
    for by in ("touch", "keys", "pointer"):
        page.set_viewport_size({"width": 1000 if by == "pointer" else 390, "height": 800})
        assert not behind.is_visible()
        one.scroll_into_view_if_needed()
        TASKS[gate.name](Doing(one, by))
        expect(behind).to_be_visible()
        expect(line).to_contain_text(str(gate.right))
        guessed_again(one, behind)
    page.set_viewport_size({"width": 360, "height": 800})
    one.get_by_role("button", name=called(TELL), exact=True).click()
    expect(behind).to_be_visible()
    expect(line).to_contain_text(str(gate.right))
    assert line.inner_text() in one.get_by_role("status").first.inner_text()
    assert one.evaluate("el => el.offsetHeight") == height, "the picture has another height when it is open"


def named(name: str) -> Gate:
    (gate,) = [gate for gate in PICTURES if gate.name == name]
    return gate


def with_answer(visit: Open, name: str) -> Locator:
    """Return a picture after "Tell me" has been pressed."""
    seen = visit(address(named(name)))
    seen.widgets("hand").mount()
    one = picture(seen, named(name))
    one.get_by_role("button", name=called(TELL), exact=True).click()
    return one


def test_the_map_is_open_for_readers_who_answered_its_former_question(visit: Open) -> None:
    gate = named("one-region")
    seen = visit(address(gate), width=390, touch=True)
    keep(seen, {"gate:one-region": {"guess": "Kayles and chess", "open": True}})
    seen.unfold()
    seen.widgets("hand").mount()
    expect(opens(seen.page, gate)).to_be_visible()
    one = picture(seen, gate)
    expect(one.locator(".cg-hand-line")).to_contain_text(gate.right)
    for by in ("touch", "keys"):
        for name, kind in (("Chess", "no chance, nothing hidden, zero-sum"), ("Life", "no player")):
            (doing := Doing(one, by)).press(one.get_by_role("button", name=f"{name}: {kind}", exact=True))
            doing.hears(f"{name}: {kind}.")


def test_any_two_numbers_can_be_multiplied_by_their_areas(visit: Open) -> None:
    one = with_answer(visit, "areas")
    for first, second in ((23, 29), (100, 200), (255, 16), (1, 77)):
        for n, number in ((1, first), (2, second)):
            field = one.get_by_role("textbox", name=f"Factor {n}", exact=True)
            field.fill(str(number))
            field.press("Enter")
        shown = {int(number) for number in re.findall(r"\d+", said_line(one))} - {first, second}
        assert nim_product(first, second) not in shown
        one.get_by_role("slider").nth(0).press("ArrowLeft")
        one.get_by_role("button", name=called("hands.areas.give"), exact=True).click()
        assert said_line(one).endswith(f" = {nim_product(first, second)}.")


def said_line(one: Locator) -> str:
    return one.locator(".cg-hand-line").inner_text()


def test_the_columns_of_a_rug_follow_its_heap_by_division(visit: Open) -> None:
    one = with_answer(visit, "cloth")
    heap, line = one.get_by_role("slider", name=called("hands.parts.heap")), one.locator(".cg-hand-line")
    expect(heap).to_have_attribute("aria-valuenow", "2")
    heap.press("End")
    for size in range(15, 2, -1):
        quotient = nim_product(size, nim_inverse(3))
        assert said_of(heap) == str(size)
        assert line.inner_text().startswith(f"{size} / 3 = {quotient}, ")
        columns = [one.get_by_role("slider", name=f"The {end} column") for end in ("first", "last")]
        first, last = (int(said_of(column)) for column in columns)
        assert ruler(*range(first, last + 1)).value() == quotient
        assert one.locator(".chip").count() == 2 * (last - first + 1)
        heap.press("ArrowLeft")
    columns[0].press("ArrowRight")
    assert line.inner_text().startswith("Heads: ")


def test_each_dial_lights_the_other_players_lamp(visit: Open) -> None:
    gate = named("how-often-to-bluff")
    seen = visit(address(gate), width=390, touch=True)
    seen.unfold()
    seen.widgets("hand").mount()
    one = picture(seen, gate)
    words = "hands.how-often-to-bluff"
    dials = [one.get_by_role("slider", name=called(f"{words}.dial{side}"), exact=True) for side in (0, 1)]
    lamps, heard = one.locator(".lamp.lit"), called(f"{words}.lamp0")
    x, y = middle(dials[0].locator(".cg-handle-face"))
    field = box_of(one.locator(".track").first)
    top = field["x"] + field["width"] / 2 + 2, field["y"] - 8  # where the dial snaps into place
    finger(seen.page, (x, y), top)
    expect(lamps).to_have_count(1)
    assert heard in (dials[0].get_attribute("aria-valuetext") or "")
    for _ in range(6):
        dials[1].press("ArrowLeft")
    expect(lamps).to_have_count(2)
    dials[1].press("Enter")
    expect(one).to_have_attribute("data-right", "true")
    bet = one.get_by_role("slider", name=called(f"{words}.bets"), exact=True)
    for chips in (3, 4, 5, 6):
        bet.press("ArrowUp")
        expect(lamps).to_have_count(2)
        assert float(said_of(dials[0])) == pytest.approx(100 * chips / (chips + 2))
    assert "3/4" in one.locator(".cg-hand-line").inner_text()
    dials[0].press("Home")
    expect(lamps).to_have_count(1)


def said_of(slider: Locator) -> str:
    return slider.get_attribute("aria-valuenow") or ""


def _answered(seen: Visit, gate: Gate) -> None:
    """Guess wrongly if possible, and check that the guess stays beside the right answer."""
    place = seen.page.locator('.cg-place[data-kind="guess"]').nth(_place(gate))
    place.evaluate("one => one.closest('[data-gate][hidden]')?.dispatchEvent(new Event('beforematch'))")
    place.scroll_into_view_if_needed()
    one = seen.page.locator(f'.cg-guess-at[data-name="{gate.name}"]')
    guess = next((answer for answer in [*gate.choices, *gate.wrong] if answer != gate.right), gate.right)
    if opens(seen.page, gate).is_visible():
        behind = seen.page.locator(f'[data-gate="{gate.name}"] .cg-place:is([data-kind="hand"], [data-kind="guess"])')
        assert behind.count() > 0, f"{gate.name} is open although there's no other gate behind it"
        return
    if gate.choices:
        one.get_by_role("button", name=guess, exact=True).click()
    else:
        one.get_by_role("textbox").fill(guess)
        one.get_by_role("textbox").press("Enter")
    for words in (guess, gate.wrong.get(guess), gate.right, gate.why):
        assert straight(words or "").removesuffix("…") in straight(said(one)), gate.name
    assert not re.search(r"[a-z]'[a-z]", said(one)), "the status must have the typographic apostrophes of the page"
    assert seen.page.evaluate("document.activeElement.className") == "cg-status", "the focus must not be lost"
    expect(opens(seen.page, gate)).to_be_visible()


def _place(gate: Gate) -> int:
    """Return the place of a gate, from 0, among the gates of its page that have no picture."""
    notebook = (ROOT / "book" / f"{gate.page}.ipynb").read_text("utf8")
    return re.findall(r'guess\(\\"([\w-]+)\\"\)', notebook).index(gate.name)


def test_without_scripts_every_gate_is_open() -> None:
    for gate in GATES:
        parts = re.findall(r"<[^>]*\bdata-gate=[^>]*>", (SITE / address(gate)).read_text("utf8"))
        assert parts, gate.page
        assert not any("hidden" in part for part in parts), "only a script may close a gate"
