"""Drawings, in a browser: arrows keep clear of vertices, numbers of each other, what is cut off says so."""

from __future__ import annotations

import pytest

from tests.browser import Open

pytestmark = pytest.mark.browser

# For each graph: arrows that pass a vertex which is none of their ends, and arrowheads that lie on each other.
FAULTS = """() => [...document.querySelectorAll(".cg-canvas")].filter((one) => one.offsetWidth).map((one) => {
  const sheet = one.querySelector(".cg-sheet").getBoundingClientRect();
  const boxes = [...one.querySelectorAll(".cg-vertex")].map((face) => face.getBoundingClientRect());
  const names = [...one.querySelectorAll(".cg-vertex .cg-name")].map((name) => name.textContent);
  const found = [], tips = boxes.map(() => []);
  for (const arrow of one.querySelectorAll(".cg-arrow")) {
    const [v, w] = arrow.dataset.arrow.split(">").map(Number);
    const line = arrow.querySelector("path");
    const says = names[v] + ">" + names[w];
    for (let s = 0; s <= line.getTotalLength(); s += 2) {
      const at = line.getPointAtLength(s), x = at.x + sheet.x, y = at.y + sheet.y;
      boxes.forEach((box, i) => {
        if (i !== v && i !== w && x > box.left && x < box.right && y > box.top && y < box.bottom) found.push(`${says} behind ${names[i]}`);
      });
    }
    const tip = arrow.querySelector("polygon").getAttribute("points").split(/[ ,]+/).slice(0, 2).map(Number);
    for (const other of tips[w]) if (Math.hypot(tip[0] - other[0], tip[1] - other[1]) < 6) found.push(`${says} ends on another`);
    tips[w].push(tip);
  }
  return { arrows: one.querySelectorAll(".cg-arrow").length, found: [...new Set(found)] };
})"""

# What scrolls sideways, has more than it shows, and does not say so.
UNSAID = """() => [...document.querySelectorAll(".bd-article .cg *, .bd-article .cell_output, .bd-article .cell_output > *")]
  .filter((one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowX) && one.clientWidth
    && one.scrollWidth > one.clientWidth + 4 && !getComputedStyle(one).maskImage.includes("gradient"))
  .map((one) => one.tagName + "." + one.className)"""


@pytest.mark.parametrize("width", [1280, 360])
def test_no_arrow_passes_behind_a_vertex_and_no_head_lies_on_another(visit: Open, width: int) -> None:
    graphs = []
    for chapter in ("04-graph-games", "04-round-in-circles"):
        seen = visit(f"book/{chapter}.html", width=width)
        seen.mount()
        graphs += seen.page.evaluate(FAULTS)
    assert len(graphs) > 15
    assert sum(one["arrows"] for one in graphs) > 200
    assert [one["found"] for one in graphs if one["found"]] == []


@pytest.mark.parametrize("chapter", ["03-nim", "04-graph-games", "09-hackenbush"])
def test_what_a_phone_cuts_off_fades_where_there_is_more(visit: Open, chapter: str) -> None:
    seen = visit(f"book/{chapter}.html", width=360)
    seen.mount()
    page = seen.page
    cut = page.locator("[data-cut=right]")
    assert cut.count() > 0
    assert page.evaluate(UNSAID) == []
    cut.first.evaluate("one => { one.scrollLeft = one.scrollWidth; }")
    page.wait_for_function("document.querySelector('[data-cut=left]') !== null")


def test_numbers_of_a_picture_do_not_lie_on_each_other(visit: Open) -> None:
    seen = visit("book/09-hackenbush.html", width=1000)
    seen.unfold()
    nearest = seen.page.evaluate("""() => [...document.querySelectorAll(".cg-garden-layer")].map((layer) => {
      const boxes = [...layer.querySelectorAll(".cg-badge")].map((one) => one.getBoundingClientRect());
      return Math.min(...boxes.flatMap((a, i) => boxes.slice(0, i).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
    })""")
    assert all(distance > 18 for distance in nearest)


def test_the_button_that_marks_a_move_has_a_frame(visit: Open) -> None:
    seen = visit("book/09-hackenbush.html")
    framed = [
        one.evaluate("one => getComputedStyle(one).borderTopColor")
        for box in seen.widgets("exercise")
        for one in box.locator(".cg-answer-board .cg-go").all()
    ]
    assert framed
    assert "rgba(0, 0, 0, 0)" not in framed


def test_controls_are_tall_enough_for_fingers(visit: Open) -> None:
    page = visit("book/02-take-away.html", width=360, touch=True).page
    board = page.locator(".cg-player").first
    board.wait_for()
    assert (
        board.evaluate("""one => [...one.querySelectorAll("button, summary, select, .cg-choice span")]
      .filter((part) => part.offsetHeight && part.offsetHeight < 40).map((part) => part.textContent)""")
        == []
    )
    assert board.locator(".cg-chip").first.evaluate("one => one.offsetHeight + 4") >= 40
