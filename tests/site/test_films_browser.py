"""Stories are films on a rail: moved by pointer, by touch and by keys; what two frames have in common glides, and nothing jumps."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import SITE, Open, Visit
from tests.site.hands import middle

pytestmark = pytest.mark.browser

PAGES = sorted(path.stem for path in (SITE / "book").glob("*.html") if 'data-kind="story"' in path.read_text("utf8"))
TWINS = "A move and its twin"
# A film as it stands: what it says, what its rail says, how tall it is and how wide its picture, how high its smallest letter is, and
# which words leave the picture or meet others.
LOOK = """one => {
  const picture = one.querySelector(".cg-picture svg").getBoundingClientRect();
  const words = [...one.querySelectorAll(".cg-picture text")].filter((word) => word.textContent.trim());
  const boxes = words.map((word) => [word.textContent, word.getBoundingClientRect()]);
  const meet = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
  const beyond = boxes.filter(([, box]) => box.left < picture.left - 1 || box.right > picture.right + 1);
  const met = boxes.filter(([, box], i) => boxes.some(([, other], j) => i !== j && meet(box, other)));
  const high = words.map((word) => parseFloat(getComputedStyle(word).fontSize) * word.getScreenCTM().a);
  const told = [one.querySelector(".cg-status").innerText, one.querySelector("[role=slider]").ariaValueText];
  return [...told, one.offsetHeight, picture.width, Math.min(99, ...high), [...beyond, ...met].map(([text]) => text)];
}"""
WIDTHS = "one => [...one.querySelectorAll('.cg-picture rect')].map((rect) => Number(rect.getAttribute('width')))"


def films(seen: Visit) -> Iterator[tuple[Locator, Locator]]:
    """The stories of a page, each with the chip on its rail."""
    seen.unfold()
    seen.open_gates()
    for story in seen.widgets("story"):
        yield story, story.get_by_role("slider")


def film(seen: Visit, title: str) -> tuple[Locator, Locator]:
    return next(pair for pair in films(seen) if pair[0].locator(".cg-title").inner_text() == title)


def face(chip: Locator) -> Locator:
    return chip.locator(".cg-handle-face")


def step(chip: Locator) -> tuple[float, int]:
    """How many pixels the steps of a rail are apart, and how many steps there are."""
    notches = chip.locator("xpath=..").locator(".cg-rail-notch")
    first, second, *rest = notches.evaluate_all("all => all.map((one) => one.getBoundingClientRect().x)")
    return second - first, 2 + len(rest)


@pytest.mark.parametrize("page", PAGES)
def test_keys_tell_a_story_to_its_end_and_nothing_moves_but_what_is_told(visit: Open, page: str) -> None:
    seen = visit(f"book/{page}.html", width=360)
    for story, chip in films(seen):
        _, count = step(chip)
        chip.focus()
        told, heights = [], set()
        for n in range(1, count + 1):
            line, on_rail, height, width, smallest, crowded = story.evaluate(LOOK)
            assert on_rail == f"{n} of {count}: {line}"
            assert width > 200
            assert smallest > 10.9, line
            assert crowded == [], line
            told.append(line)
            heights.add(height)
            seen.page.keyboard.press("ArrowRight")
        assert len(heights) == 1, told
        assert story.get_attribute("data-step") == str(len(told) - 1)
        assert len(set(told)) > 1
        seen.page.keyboard.press("Home")
        expect(chip).to_have_attribute("aria-valuetext", re.compile("^1 of "))
    assert seen.serious(".cg-story") == []


def test_what_persists_goes_with_the_hand_and_the_rest_fades(visit: Open) -> None:
    seen = visit("book/06-octal.html", width=1000)
    seen.page.emulate_media(reduced_motion="no-preference")
    story, chip = film(seen, TWINS)
    story.scroll_into_view_if_needed()
    mouse, (apart, _) = seen.page.mouse, step(chip)
    x, y = middle(face(chip))
    before = story.evaluate(WIDTHS)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + apart / 4, y)
    quarter = story.evaluate(WIDTHS)
    assert middle(face(chip))[0] == pytest.approx(x + apart / 4, abs=1)
    mouse.move(x + apart, y)
    after = story.evaluate(WIDTHS)
    mouse.up()
    # the heap becomes its larger part, in the frame in which the chip moves
    whole, part = before[1], after[1]
    assert quarter[1] == pytest.approx(whole + (part - whole) / 4, abs=1)
    assert part < whole - 50
    assert len(after) > len(before)
    expect(story).to_have_attribute("data-step", "1")
    expect(story.locator(".cg-picture [style*=opacity]")).to_have_count(0)
    story.locator(".cg-rail-notch").nth(3).click()
    expect(story).to_have_attribute("data-step", "3")
    seen.page.keyboard.press("ArrowLeft")
    expect(story).to_have_attribute("data-step", "2")


def test_a_finger_moves_a_film_and_the_page_stays(visit: Open) -> None:
    seen = visit("book/06-octal.html", width=360, touch=True)
    page, (story, chip) = seen.page, film(seen, TWINS)
    story.scroll_into_view_if_needed()
    story.locator(".cg-rail-notch").nth(3).tap()
    expect(story).to_have_attribute("data-step", "3")
    page.evaluate("addEventListener('pointercancel', () => (window.cancelled = true))")
    finger, top, (apart, _) = page.context.new_cdp_session(page), page.evaluate("scrollY"), step(chip)
    x, y = middle(face(chip))
    for kind, dx, dy in [("touchStart", 0, 0), *(("touchMove", -apart * k / 10, k / 2) for k in range(1, 22))]:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x + dx, "y": y + dy}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(story).to_have_attribute("data-step", "1")
    assert page.evaluate("[scrollY, window.cancelled ?? false]") == [top, False]
