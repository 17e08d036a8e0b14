"""Each kind of board, played whole by who does not see it: by roles, names and what is said, with the keyboard; and what else eyes need."""

from __future__ import annotations

import random
import re
from collections import defaultdict

import pytest
from playwright.sync_api import Locator

from tests.browser import Open, until
from tests.chapters import PLAYED, a_few_quick, boards

pytestmark = pytest.mark.browser

OVER = re.compile(r"\b(?:you|I) win\b|\ba draw\b", re.IGNORECASE)
MOST_MOVES = 60


def _kinds() -> dict[str, dict[int, str]]:
    """For each page the boards of which another page has no earlier one of the kind: their places, and what they look like."""
    met: set[object] = set()
    found: dict[str, dict[int, str]] = defaultdict(dict)
    for chapter in PLAYED:
        for nth, (first, *_) in enumerate(boards(chapter)):
            if first.rules.skin not in met:
                met.add(first.rules.skin)
                found[chapter][nth] = str(first.rules.skin)
    return dict(found)


KINDS = _kinds()


def _play(board: Locator, chance: random.Random) -> list[str]:
    """Plays to the end; returns what was said."""
    assert board.get_attribute("role") == "group"
    assert board.get_attribute("aria-label"), "which board it is"
    said = board.get_by_role("status")
    heard = [said.inner_text()]
    more = board.get_by_role("button", name="All moves, and more")
    more.focus()
    more.press("Enter")
    everything = board.get_by_text(re.compile(r"^All \d+ moves, as a list$|^The one move there is$"))
    everything.focus()
    everything.press("Enter")
    for _ in range(MOST_MOVES):
        if not everything.is_visible():  # a move has closed it
            more.focus()
            more.press("Enter")
        groups = board.get_by_role("group", name=re.compile("^(Your m|M)oves")).get_by_role("button")
        moves = groups.all()
        assert moves, heard
        one = chance.choice(moves)
        assert one.inner_text().strip(), "a move has a name"
        one.focus()
        preview = said.inner_text()
        assert preview != heard[-1], "what a move would do is said before it is made"
        one.press("Enter")
        until(board.page, "([one, before]) => one.textContent !== before", arg=[said.element_handle(), preview])
        until(board.page, "(one) => !one.textContent.includes('think')", arg=said.element_handle())
        heard.append(said.inner_text())
        if OVER.search(heard[-1]):
            return heard
        assert "Your move" in heard[-1], heard[-1]
    raise AssertionError(f"the game never ends: {heard}")


def test_every_kind_of_board_is_played() -> None:
    assert sum(map(len, KINDS.values())) >= 26


@pytest.mark.parametrize("chapter", a_few_quick(KINDS))
def test_whole_games_are_heard(visit: Open, chapter: str) -> None:
    seen = visit(f"book/{chapter}.html")
    seen.unfold()
    players = seen.widgets("player")
    for nth, skin in KINDS[chapter].items():
        heard = _play(players[nth], random.Random(skin))
        assert all(heard), skin
        last = players[nth].evaluate("element => element.dataset.state")
        assert (last == "won") == ("you win" in heard[-1].lower() and not heard[-1].lower().startswith("i ")), heard[-1]


def test_what_is_focused_and_chosen_is_seen_where_colours_are_forced(visit: Open) -> None:
    seen = visit("book/03-nim.html")
    seen.page.emulate_media(forced_colors="active")
    board = seen.widgets("player")[0]
    chip = board.locator(".cg-piece").last
    chip.focus()
    seen.page.keyboard.press("ArrowLeft")
    marked = seen.page.evaluate(
        "() => { const of = getComputedStyle(document.activeElement);"
        " return of.outlineStyle !== 'none' && parseFloat(of.outlineWidth) >= 1 }"
    )
    assert marked, "a shadow would not be seen"
    board.locator(".cg-dots").press("Enter")
    for control in (".cg-menu summary", "button"):  # whoever leaves the panel closes it
        one = board.locator(f"{control}:visible").first
        one.focus()
        assert one.evaluate("element => getComputedStyle(element).outlineStyle") != "none"


HOSTILE = "<img src=x onerror=window.ran=1><b>bold</b>"


def test_what_a_reader_types_is_never_a_part_of_the_page(visit: Open) -> None:
    search = visit(f"search.html?q={HOSTILE}").page
    search.locator(".cg-asked").filter(has_text=re.compile(".")).wait_for()
    assert search.locator("main img, main b:not(mark b)").count() == 0
    graphs = visit(f"book/04-graph-games.html#board-0-{HOSTILE}:{HOSTILE}").page
    until(graphs, "document.querySelectorAll('.cg-place[data-live]').length > 0")
    assert graphs.locator("img[src='x']").count() == 0
    typed = visit("book/practice.html#nim-moves.1.<b>")
    until(typed.page, "document.querySelectorAll('.cg-place[data-live]').length > 0")
    for field in typed.page.locator("main input[type=text]:visible").all():
        field.fill(HOSTILE)
        field.press("Enter")
    assert typed.page.locator("main img[src='x']").count() == 0
    for page in (search, graphs, typed.page):
        assert page.evaluate("window.ran") is None
