"""What a reader of a board sees who has not asked for calm, and what the board's buttons do to the game at hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import Open, menu
from tests.site.hands import done, my_turn, titled, win

pytestmark = pytest.mark.browser
# Counts what begins to slide, and what begins to fade.
WATCH = """() => {
  window.slid = window.faded = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    slid += /translate/.test(frames[0].transform);
    faded += this.matches(".cg-leaving");
    return animate.call(this, frames, how);
  };
}"""


def take(board: Locator, number: int) -> int:
    """Takes so many chips, waits for the answer, and returns what is left."""
    menu(board).locator("button.cg-move", has_text=re.compile(rf"^Take {number}\b")).click()
    my_turn(board)
    return int(board.get_attribute("data-position") or "")


def test_pieces_slide_and_what_fades_goes(visit: Open) -> None:
    seen = visit("book/03-nim.html", calm=False)
    board = titled(seen, "Northcott")
    seen.page.evaluate(WATCH)
    for _ in range(2):
        menu(board).locator("button.cg-move").first.click()
        my_turn(board)
    assert seen.page.evaluate("slid") >= 4, "both players' pieces"
    nim = titled(seen, "Nim")
    menu(nim).get_by_text("two players").click()  # an answer would draw the board anew
    menu(nim).locator("button.cg-move").first.click()
    assert seen.page.evaluate("faded") > 0
    expect(nim.locator(".cg-leaving")).to_have_count(0)


def test_after_a_win_the_next_game_begins_from_where_its_button_says(visit: Open) -> None:
    seen = visit("book/02-take-away.html", calm=False)
    board = seen.widgets("player")[0]
    go = board.locator(".cg-go")
    assert win(board) == "won"
    expect(go).to_have_text(re.compile(r"^Next: from \d+$"))
    start = go.inner_text().split()[-1]
    go.click()
    expect(board).to_have_attribute("data-position", start)
    assert done(board) == []
    assert board.get_by_label("Start from").evaluate("one => one.selectedOptions[0].textContent").endswith(start)


def test_a_link_that_is_copied_is_said_and_leads_here(visit: Open) -> None:
    seen = visit("book/02-take-away.html", calm=False)
    seen.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    board = seen.widgets("player")[0]
    left = take(board, 2)
    menu(board).get_by_role("button", name="Copy link").click()
    expect(board.locator(".cg-status")).to_have_text("The link to this position is copied.")
    again = visit(str(seen.page.evaluate("navigator.clipboard.readText()")), calm=False).widgets("player")[0]
    assert again.get_attribute("data-position") == str(left)


def test_how_the_opponent_plays_changes_the_game_at_hand(visit: Open) -> None:
    """At first it moves at random; from then on it never slips: each of its moves leaves a multiple of four."""
    seen = visit("book/index.html", calm=False)
    board = seen.widgets("player")[0]
    menu(board).get_by_label("How the opponent plays").select_option(label="moves at random")
    board.get_by_role("button", name="New game").click()
    menu(board).get_by_label("How the opponent plays").select_option(label="never slips")
    left = int(board.get_attribute("data-position") or "")
    assert left == 21
    left = take(board, 2)
    while left:
        assert left % 4 == 0
        left = take(board, 1)
    assert board.get_attribute("data-state") == "lost"
