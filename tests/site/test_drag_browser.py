"""What is dragged: a token along an arrow, a stroke in the editor; and a ring that stays one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import Open
from tests.site.hands import drag, middle

pytestmark = pytest.mark.browser


def test_a_token_is_dragged_along_an_arrow_and_no_letter_is_selected(visit: Open) -> None:
    seen = visit("book/04-graph-games.html")
    board = seen.widgets("player")[0]
    before = board.get_attribute("data-position")
    drag(seen.page, middle(board.locator(".cg-disc")), middle(board.locator(".cg-goal").first))
    expect(board.locator(".cg-record li")).to_have_count(2)
    assert board.get_attribute("data-position") != before
    assert seen.page.evaluate("getSelection().toString()") == ""


def test_a_stroke_in_the_editor_is_an_arrow_and_never_a_vertex_on_another(visit: Open) -> None:
    seen = visit("book/04-graph-games.html")
    (editor,) = seen.widgets("editor")
    editor.locator(".cg-sheet").evaluate("sheet => sheet.scrollIntoView({ block: 'center' })")
    a, b, _, d = (middle(editor.locator(".cg-vertex").nth(i)) for i in range(4))
    for start, end, found in ((a, d, "a: b c d"), (a, d, "a: b c"), ((a[0], a[1] - 90), b, "a: b c")):
        drag(seen.page, start, end)
        assert (editor.get_attribute("data-graph") or "").startswith(f"{found}\nb:"), (
            "what is drawn twice is taken away"
        )
        assert editor.locator(".cg-vertex").count() == 4


def test_a_ring_stays_one_and_its_count_tells_what_a_move_leaves(visit: Open) -> None:
    seen = visit("book/06-disguise.html")
    seen.unfold()
    board = next(
        one
        for one in seen.widgets("player")
        if one.locator(".cg-thread").count() and one.get_by_text("Paint 2").count()
    )
    beads, count = board.locator("circle.cg-coin"), board.locator(".cg-count")
    expect(count).to_have_text("7")
    beads.nth(6).hover()
    expect(count).to_have_text("5")
    expect(board.locator(".cg-going")).to_have_count(2)
    beads.nth(6).click()
    expect(board.locator("circle.cg-painted")).to_have_count(4)
    assert beads.count() == 7
    assert beads.nth(0).evaluate("one => one.classList.contains('cg-painted')"), "the run goes over the end"
