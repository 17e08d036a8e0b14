"""Helpers for tests of the site: what a reader does and sees on a board."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser import Visit, called, menu, straight


def titled(seen: Visit, title: str, kind: str = "player") -> Locator:
    """Return the first widget of a kind whose title begins with the given words."""
    return next(
        one
        for one in seen.widgets(kind)
        if straight(one.locator(".cg-title").first.inner_text()).startswith(straight(title))
    )


def said(board: Locator) -> str:
    """Return the status that a board shows now."""
    return board.locator(".cg-status").first.inner_text()


def done(board: Locator) -> list[str]:
    """Return the moves of the game so far, as a board lists them."""
    return board.locator(".cg-record li").all_text_contents()


def my_turn(board: Locator) -> str:
    """Wait for the opponent, and return the state of the game after that: "yours", "won", "lost" or "drawn"."""
    expect(board).not_to_have_attribute("data-state", "theirs")
    return board.get_attribute("data-state") or ""


def move(board: Locator, words: str) -> str:
    """Choose a move in the list of all moves, wait for the opponent, and return the state of the game."""
    menu(board).locator(".cg-all").get_by_role("button", name=words, exact=True).click()
    return my_turn(board)


def win(board: Locator) -> str:
    """Follow the hints until the game is over, and return how it ended."""
    while (state := my_turn(board)) == "yours":
        for button in (*[board.get_by_role("button", name=called("games.hint"))] * 3, board.locator(".cg-go")):
            button.press("Enter")
    return state


def box_of(one: Locator) -> FloatRect:
    """Return the box of an element that is on the page."""
    found = one.bounding_box()
    assert found
    return found


def middle(one: Locator) -> tuple[float, float]:
    box = box_of(one)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: tuple[float, float], *places: tuple[float, float]) -> None:
    """Press the mouse button at a place, move the mouse to the others one by one, and release the button."""
    page.mouse.move(*start)
    page.mouse.down()
    for place in places:
        page.mouse.move(*place, steps=5)
    page.mouse.up()


def finger(page: Page, start: tuple[float, float], *places: tuple[float, float]) -> None:
    """Put a finger down at a place, move it to the others in ten steps each, and lift it. The page may scroll instead."""
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
    """Return what the book keeps in this browser under names with the given beginning."""
    found: dict[str, str] = page.evaluate(
        "names => Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith(names)))",
        f"cgkit:{names}",
    )
    return {name.removeprefix(f"cgkit:{names}"): json.loads(one) for name, one in found.items()}


def keep(seen: Visit, what: dict[str, object]) -> None:
    """Store the given entries in the browser, and reload the page."""
    seen.page.evaluate(
        "kept => Object.entries(kept).forEach(([name, one]) => localStorage.setItem(`cgkit:${name}`, JSON.stringify(one)))",
        what,
    )
    seen.page.reload()
