"""Pieces that a hand would drag are dragged: to where they may go, and home again from anywhere else."""

from __future__ import annotations

import pytest

from tests.browser import Open
from tests.site.hands import drag, middle

pytestmark = pytest.mark.browser

# page, what only this board has, the place to let go
DRAGGED = {
    "queen": ("book/05-wythoff.html", ".cg-ranks", ".cg-sq:has(.cg-spot)"),
    "northcott": ("book/03-nim.html", ".cg-lanes", ".cg-lane:first-child .cg-goal"),
    "nimble": ("book/03-nim.html", ".cg-squares", ".cg-place-on-strip"),
}


@pytest.mark.parametrize("board", DRAGGED)
def test_a_piece_is_dragged_to_where_it_may_go(visit: Open, board: str) -> None:
    page, own, goal = DRAGGED[board]
    seen = visit(page)
    one = next(player for player in seen.widgets("player") if player.locator(own).count())
    one.scroll_into_view_if_needed()
    mouse, status, before = seen.page.mouse, one.locator(".cg-status"), one.get_attribute("data-position")
    home, away = middle(one.locator(".cg-grip").first), middle(one.locator(".cg-title"))

    mouse.move(*home)
    mouse.down()
    mouse.move(*middle(one.locator(goal).first), steps=5)
    assert "Let go to do it." in status.inner_text()
    mouse.move(*away, steps=5)
    assert "Let go" not in status.inner_text()
    mouse.up()
    assert one.get_attribute("data-position") == before
    assert middle(one.locator(".cg-grip").first) == home

    drag(seen.page, home, middle(one.locator(goal).first))
    seen.page.wait_for_function(
        "board => board.querySelectorAll('.cg-record li').length === 2", arg=one.element_handle()
    )
    assert one.get_attribute("data-position") != before
