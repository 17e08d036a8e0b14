"""Tests of stories, which readers move along a rail by pointer, touch and keys: parts that two frames share glide, and nothing jumps."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import SITE, Open, Visit, tap
from tests.chapters import a_few_quick
from tests.site.hands import finger, middle

pytestmark = pytest.mark.browser

PAGES = sorted(path.stem for path in (SITE / "book").glob("*.html") if 'data-kind="story"' in path.read_text("utf8"))
TWINS = "A move and its twin"
# This script returns the status of a film and of its rail, its height, the width of its picture, the height of the
# smallest letter, and the words that extend beyond the picture or overlap others.
LOOK = """one => {
  const picture = one.querySelector(".cg-picture svg").getBoundingClientRect();
  const words = [...one.querySelectorAll(".cg-picture text")].filter((word) => word.textContent.trim());
  const boxes = words.map((word) => [word.textContent, word.getBoundingClientRect()]);
  const meet = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
  const beyond = boxes.filter(([, box]) => box.left < picture.left - 1 || box.right > picture.right + 1);
  const met = boxes.filter(([, box], i) => boxes.some(([, other], j) => i !== j && meet(box, other)));
  const high = words.map((word) => parseFloat(getComputedStyle(word).fontSize) * word.getScreenCTM().a);
  const texts = [one.querySelector(".cg-status").innerText, one.querySelector("[role=slider]").ariaValueText];
  return [...texts, one.offsetHeight, picture.width, Math.min(99, ...high), [...beyond, ...met].map(([text]) => text)];
}"""
WIDTHS = "one => [...one.querySelectorAll('.cg-picture rect')].map((rect) => Number(rect.getAttribute('width')))"


def films(seen: Visit) -> Iterator[tuple[Locator, Locator]]:
    """Yield each story of a page with the chip on its rail."""
    seen.unfold()
    seen.open_gates()
    for story in seen.widgets("story"):
        yield story, story.get_by_role("slider")


def notches(story: Locator) -> tuple[float, int]:
    """Return the distance between neighbouring steps on a rail, in pixels, and the number of steps."""
    first, second, *rest = story.locator(".cg-rail-notch").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().x)"
    )
    return second - first, 2 + len(rest)


@pytest.mark.parametrize("page", a_few_quick(PAGES, PAGES[::4]))
def test_keys_go_through_a_story_to_its_end_at_a_constant_height(visit: Open, page: str) -> None:
    seen = visit(f"book/{page}.html", width=360)
    for story, chip in films(seen):
        _, count = notches(story)
        chip.focus()
        lines, heights = [], set()
        for n in range(1, count + 1):
            line, on_rail, height, width, smallest, crowded = story.evaluate(LOOK)
            assert (line in on_rail, str(n) in on_rail, str(count) in on_rail) == (True, True, True)
            assert width > 200
            assert smallest > 10.9, line
            assert crowded == [], line
            lines.append(line)
            heights.add(height)
            seen.page.keyboard.press("ArrowRight")
        assert len(heights) == 1, lines
        assert len(set(lines)) > 1
        expect(story).to_have_attribute("data-step", str(count - 1))
        seen.page.keyboard.press("Home")
        expect(story).to_have_attribute("data-step", "0")
    assert seen.serious(".cg-story") == []


@pytest.mark.parametrize("touch", [False, True])
def test_parts_in_both_frames_follow_the_hand_and_the_page_stays(visit: Open, touch: bool) -> None:
    seen = visit("book/06-octal.html", width=360 if touch else 1000, touch=touch, calm=touch)
    page = seen.page
    story, chip = next(pair for pair in films(seen) if pair[0].locator(".cg-title").inner_text() == TWINS)
    story.scroll_into_view_if_needed()
    (apart, _), (x, y) = notches(story), middle(chip.locator(".cg-handle-face"))
    if touch:
        page.evaluate("addEventListener('pointercancel', () => (window.cancelled = true))")
        top = page.evaluate("scrollY")
        finger(page, (x, y), (x + apart * 2, y + 9))
        expect(story).to_have_attribute("data-step", "2")
        assert page.evaluate("[scrollY, window.cancelled ?? false]") == [top, False]
        return
    before = story.evaluate(WIDTHS)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + apart / 4, y)
    quarter = story.evaluate(WIDTHS)
    assert middle(chip.locator(".cg-handle-face"))[0] == pytest.approx(x + apart / 4, abs=1)
    page.mouse.move(x + apart, y)
    after = story.evaluate(WIDTHS)
    page.mouse.up()
    # the heap has shrunk to its larger part, during the same frame in which the chip moved
    whole, part = before[1], after[1]
    assert quarter[1] == pytest.approx(whole + (part - whole) / 4, abs=1)
    assert part < whole - 50
    assert len(after) > len(before)
    expect(story).to_have_attribute("data-step", "1")
    expect(story.locator(".cg-picture [style*=opacity]")).to_have_count(0)
    story.locator(".cg-rail-notch").nth(3).click()
    expect(story).to_have_attribute("data-step", "3")
    page.keyboard.press("ArrowLeft")
    expect(story).to_have_attribute("data-step", "2")


@pytest.mark.parametrize(("width", "touch"), [(1440, False), (390, True)])
def test_a_ring_stays_beside_its_proof_and_lights_up_a_link_that_is_mentioned(
    visit: Open, width: int, touch: bool
) -> None:
    seen = visit("book/09-fusion.html", width=width, touch=touch)
    seen.unfold()
    seen.open_gates()
    ring, lit = seen.page.locator(".cg-halving"), "one => getComputedStyle(one).strokeWidth"
    for link in (1, 3, 4):
        named = seen.page.locator(f".cg-lights-{link}").last
        (tap(named) if touch else named.hover()) if link < 4 else named.focus()
        line = ring.locator(f".cg-link-{link} line")
        assert line.evaluate(lit) == "5px", link
        assert ring.locator(".cg-link-5 line").evaluate(lit) == "4px"
        box, high = ring.bounding_box(), seen.page.viewport_size
        assert box
        assert high
        assert 0 <= box["y"] <= box["y"] + box["height"] <= high["height"], "the ring must be on the screen"
