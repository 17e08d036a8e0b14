"""The table of games, the glossary and the index, as a reader uses them."""

from __future__ import annotations

import re
from itertools import product

import pytest

from cgbook.lab import games
from tests.browser import Open
from tests.chapters import a_few_quick
from tests.site.hands import box_of

from cgsite.games import period  # isort: skip
from cgsite.glossary import terms  # isort: skip

pytestmark = pytest.mark.browser
PAGE = "book/games.html"
ROW = ".cg-games tbody tr"


def test_without_scripts_it_is_a_table_whose_links_lead_to_sections_boards_and_sources(visit: Open) -> None:
    page = visit(PAGE, scripts=False).page
    rows = page.locator(ROW)
    assert rows.evaluate_all("all => all.map((one) => one.id)") == [game.anchor for game in games()]
    for row, game in zip(rows.all(), games(), strict=True):
        links = row.locator("td.cg-read-and-play a").evaluate_all("all => all.map((one) => one.href)")
        assert [link.rsplit("#", 1)[1] for link in links] == [game.section, *[f"play-{game.board}"] * bool(game.board)]
        assert row.locator("td.cg-source a").count() == len(game.source)
        assert row.locator("td.cg-in-cgkit code").first.text_content() == game.type


@pytest.mark.parametrize(
    ("width", "dark"), a_few_quick(product((1400, 360), (False, True)), [(1400, False), (360, True)])
)
def test_it_is_sorted_and_filtered_by_keyboard(visit: Open, width: int, dark: bool) -> None:
    seen = visit(PAGE, width=width, dark=dark)
    page = seen.page
    first = page.locator(f"{ROW}:not([hidden]) td.cg-game strong").first
    assert first.inner_text() == games()[0].title
    button = page.get_by_role("button", name=re.compile("^Game"))
    button.focus()
    page.keyboard.press("Enter")
    shown = page.locator(f"{ROW} td.cg-game strong").all_text_contents()
    assert shown == sorted(shown, key=str.casefold)
    head = page.locator("th", has=button)
    assert head.get_attribute("aria-sort") == "ascending"
    page.keyboard.press("Enter")
    assert head.get_attribute("aria-sort") == "descending"
    assert page.locator(f"{ROW} td.cg-game strong").all_text_contents() == shown[::-1]
    page.get_by_role("button", name=re.compile("^Period")).press("Enter")
    assert page.locator("th[aria-sort]").count() == 1
    told = [text.strip() for text in page.locator(f"{ROW} td.cg-period").all_text_contents()]
    numbers = [int(found[0]) for one in told if (found := re.match(r"\d+", one))]
    assert numbers == sorted(numbers)
    assert told == sorted(told, key=lambda one: (not one, one == "none")), "what is empty stands last"
    page.get_by_role("button", name=re.compile("^Read and play")).press("Enter")
    assert page.locator(ROW).evaluate_all("all => all.map((one) => one.id)") == [game.anchor for game in games()]
    page.get_by_label("Words").fill("pin kayles")
    status = page.get_by_role("status")
    assert page.locator(f"{ROW}:not([hidden])").evaluate_all("all => all.map((one) => one.id)") == [
        "game-kayles", "game-dawson-kayles", "game-dawson-chess",
    ]  # fmt: skip
    assert status.inner_text() == f"3 of {len(games())} shown."
    assert page.url.endswith("#words=pin+kayles")
    page.get_by_label("Words").fill("")
    page.get_by_label("Chapter", exact=True).select_option("3")
    assert page.locator(f"{ROW}:not([hidden])").count() == sum(game.page == "book/03-nim" for game in games())
    if width == 360:
        page.goto(page.url.split("#")[0] + "#game-kayles")
        box = box_of(page.locator("#game-kayles"))
        assert box["width"] <= 360


def test_a_row_leads_to_its_board(visit: Open) -> None:
    page = visit(PAGE).page
    row = page.locator("#game-coin-ring")
    row.get_by_role("link", name="play", exact=True).click()
    page.wait_for_url("**/book/02-take-away.html#play-coin-ring")
    board = page.locator("#play-coin-ring .cg-player")
    board.wait_for()
    assert board.is_visible(), "the optional section is open"
    assert period(games()[0]) == "4"


def test_a_chinese_name_finds_its_game_and_its_term(visit: Open) -> None:
    page = visit(PAGE).page
    page.get_by_label("Words").fill("巴什")
    assert page.locator(f"{ROW}:not([hidden])").evaluate_all("all => all.map((one) => one.id)") == ["game-bash"]
    page = visit("book/glossary.html").page
    status = page.get_by_role("status")
    assert status.inner_text() == f"{len(terms())} of {len(terms())} shown."
    for words, wanted in {
        "必敗態": "P-position",
        "必败态": "P-position",
        "minimum misere": None,
        "hypothesis": None,
    }.items():
        page.get_by_label("Words, also Chinese").fill(words)
        shown = page.locator(".cg-glossary > dt:visible")
        assert page.locator(".cg-glossary > dd:visible").count() == shown.count()
        assert wanted is None or (shown.first.text_content() or "").startswith(wanted)
    page.get_by_role("button", name="Show all").click()
    page.locator(f".cg-glossary > dt:visible >> nth={len(terms()) - 1}").wait_for()
