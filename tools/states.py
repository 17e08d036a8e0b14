"""A board in each of its states: start, preview, the hints, the opponent's answer, won and lost."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page

__all__ = ["boards", "pictures"]

TRIES = 8  # who moves at random against a perfect opponent wins at times, where a start is won
STILL = 700  # milliseconds, until what moves has come to rest


def boards(page: Page) -> dict[str, Locator]:
    """Return the first board of each look on a page, by the class of its picture."""
    players = page.locator(".cg-place .cg-player")
    found: dict[str, Locator] = {}
    for i in range(players.count()):
        look = players.nth(i).locator(".cg-board > *").first.get_attribute("class") or ""
        found.setdefault(look, players.nth(i))
    return found


def pictures(board: Locator) -> dict[str, bytes]:
    """Play the board as a reader would and return its pictures, by the names of the states; one not reached is left out."""
    seen: dict[str, bytes] = {}

    def shoot(state: str) -> None:
        board.page.wait_for_timeout(STILL)
        seen[state] = board.screenshot()

    board.get_by_label("How the opponent plays").evaluate("one => one.closest('details').open = true")
    board.get_by_label("How the opponent plays").select_option(label="never slips")
    board.evaluate("one => one.querySelectorAll('details').forEach((fold) => (fold.open = false))")
    _begin(board, "first")
    shoot("start")
    if (piece := board.locator(".cg-board .cg-piece").first).count():
        piece.hover()
        shoot("preview")
        board.page.mouse.move(0, 0)
    for step in (1, 2, 3):
        _hint(board)
        shoot(f"hint {step}")
    chance = random.Random(1)
    _at_random(board, chance)
    if _turn(board) == "yours":
        shoot("answer")
    for who in ("first", "second"):
        _begin(board, who)
        if "won" not in seen and _to_the_end(board, None) == "won":
            shoot("won")
    for _ in range(TRIES):
        _begin(board, "first")
        if _to_the_end(board, chance) == "lost":
            shoot("lost")
            break
    return seen


def _begin(board: Locator, who: str) -> None:
    board.get_by_role("button", name=who, exact=True).click()
    board.get_by_role("button", name="New game", exact=True).click()


def _hint(board: Locator) -> None:
    board.get_by_role("button", name="Hint").click()


def _turn(board: Locator) -> str | None:
    """Whose turn it is, or how the game has ended, once the opponent has answered."""
    board.page.wait_for_function("one => one.dataset.state !== 'theirs'", arg=board.element_handle())
    return board.get_attribute("data-state")


def _at_random(board: Locator, chance: random.Random) -> None:
    moves = board.locator(".cg-move")
    moves.nth(chance.randrange(moves.count())).dispatch_event("click")


def _to_the_end(board: Locator, chance: random.Random | None) -> str | None:
    """Follow the hints, or move at random."""
    while (state := _turn(board)) == "yours":
        if chance:
            _at_random(board, chance)
        else:
            for _ in range(3):
                _hint(board)
            board.locator(".cg-go").click()
    return state
