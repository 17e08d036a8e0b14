"""What a reader does and sees on a board: the same few steps in every test of the site."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser import Visit, called, menu, straight


def titled(seen: Visit, title: str, kind: str = "player") -> Locator:
    """The first widget of a kind whose title begins so."""
    return next(
        one
        for one in seen.widgets(kind)
        if straight(one.locator(".cg-title").first.inner_text()).startswith(straight(title))
    )


def said(board: Locator) -> str:
    """What a board says now."""
    return board.locator(".cg-status").first.inner_text()


def done(board: Locator) -> list[str]:
    """The game so far, a move a line."""
    return board.locator(".cg-record li").all_text_contents()


def my_turn(board: Locator) -> str:
    """Waits for the opponent; how the game stands then: "yours", "won", "lost" or "drawn"."""
    expect(board).not_to_have_attribute("data-state", "theirs")
    return board.get_attribute("data-state") or ""


def move(board: Locator, words: str) -> str:
    """Makes a move by the list of all moves, waits for the opponent, and returns how the game stands."""
    menu(board).locator(".cg-all").get_by_role("button", name=words, exact=True).click()
    return my_turn(board)


def win(board: Locator) -> str:
    """Plays by the hints to the end, which is returned."""
    while (state := my_turn(board)) == "yours":
        for button in (*[board.get_by_role("button", name=called("games.hint"))] * 3, board.locator(".cg-go")):
            button.press("Enter")
    return state


def box_of(one: Locator) -> FloatRect:
    """Where a thing stands that is drawn."""
    found = one.bounding_box()
    assert found
    return found


def middle(one: Locator) -> tuple[float, float]:
    box = box_of(one)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: tuple[float, float], *places: tuple[float, float]) -> None:
    """The mouse takes hold at a place, goes to others one by one, and lets go."""
    page.mouse.move(*start)
    page.mouse.down()
    for place in places:
        page.mouse.move(*place, steps=5)
    page.mouse.up()


def finger(page: Page, start: tuple[float, float], *places: tuple[float, float]) -> None:
    """A finger takes hold at a place, goes to others in ten steps each, and lets go; it may scroll the page instead."""
    hand = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", at := start)
    for place in places:
        for part in range(1, 11):
            touch("touchMove", (at[0] + (place[0] - at[0]) * part / 10, at[1] + (place[1] - at[1]) * part / 10))
        at = place
    touch("touchEnd")


def kept(page: Page, names: str = "") -> dict[str, Any]:
    """What the book keeps in this browser under names that begin so."""
    found: dict[str, str] = page.evaluate(
        "names => Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith(names)))",
        f"cgkit:{names}",
    )
    return {name.removeprefix(f"cgkit:{names}"): json.loads(one) for name, one in found.items()}


def keep(seen: Visit, what: dict[str, object]) -> None:
    """The page is opened again by a reader who has kept this."""
    seen.page.evaluate(
        "kept => Object.entries(kept).forEach(([name, one]) => localStorage.setItem(`cgkit:${name}`, JSON.stringify(one)))",
        what,
    )
    seen.page.reload()
