"""Tests of long lists as readers use them: the games, the glossary, the bank of problems, and the tables of the page for teachers."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cgbook.__main__ import main
from cgbook.lab import games
from cgbook.teaching.exercises import every_exercise, exercise_files
from cgbook.teaching.practice import problem_kinds
from tests.browser import ROOT, Open
from tests.chapters import EXERCISES

from cgsite.glossary import terms  # isort: skip
from cgsite.problems import IDEAS, problems  # isort: skip
from cgsite.teachers import pages  # isort: skip

pytestmark = pytest.mark.browser
GAMES, TERMS, BANK, TEACHERS = (f"book/{one}.html" for one in ("games", "glossary", "attack", "teachers"))
ROW, CARD = ".cg-games tbody tr", ".cg-problem"
IDS = "all => all.map((one) => one.id)"
ALL_GAMES, ALL_PROBLEMS = [game.anchor for game in games()], [f"problem-{one.name}" for one in problems()]


def test_without_scripts_the_lists_are_complete_in_order_and_have_their_links(visit: Open) -> None:
    page = visit(GAMES, scripts=False).page
    rows = page.locator(ROW)
    assert rows.evaluate_all(IDS) == ALL_GAMES
    for row, game in zip(rows.all(), games(), strict=True):
        links = row.locator("td.cg-read-and-play a").evaluate_all("all => all.map((one) => one.href)")
        assert [link.rsplit("#", 1)[1] for link in links] == [game.section, *[f"play-{game.board}"] * bool(game.board)]
        assert row.locator("td.cg-source a").count() == len(game.source)
        assert row.locator("td.cg-in-cgkit code").first.text_content() == game.type

    page = visit(TERMS, scripts=False).page
    assert page.locator(".cg-glossary dt").evaluate_all(IDS) == [term.anchor for term in terms()]
    names = page.locator(".cg-glossary [lang]").evaluate_all("all => all.map((one) => [one.lang, one.textContent])")
    scripts = {1: ["zh"], 2: ["zh-Hant", "zh-Hans"]}
    assert names == [
        [script, name]
        for one in terms()
        for script, name in zip(scripts.get(len(one.chinese), ()), one.chinese, strict=False)
    ]
    assert page.locator(".cg-where a[href*='#']").count() > len(terms()), (
        "terms must link to their explanation and to chapters that use them"
    )

    page = visit(TEACHERS, scripts=False).page
    every = list(every_exercise(EXERCISES))
    assert page.locator(".cg-teach td a[href*='.html#exercise-']").count() == len(every)
    held = len(exercise_files(EXERCISES.parent / "held"))
    assert page.locator(".cg-teach tbody tr").count() == len(every) + 3 * len(problem_kinds()) + held
    folds = page.locator(".cg-teach-goals > details")
    assert folds.count() == len(pages())
    nim = folds.filter(has_text="3. Nim")
    nim.locator("summary").click()
    assert re.search(r"Bouton.s theorem: exercises 3\.7, 3\.8 and 3\.9", nim.inner_text())


def test_games_are_sorted_and_filtered_by_keyboard_and_lead_to_their_boards(visit: Open) -> None:
    page = visit(GAMES, width=1400).page
    titles = page.locator(f"{ROW} td.cg-game strong")

    def sort(name: str) -> str | None:
        button = page.get_by_role("button", name=re.compile(f"^{name}"))
        button.press("Enter")
        assert page.locator("th[aria-sort]").count() <= 1
        return page.locator("th", has=button).get_attribute("aria-sort")

    assert sort("Game") == "ascending"
    shown = titles.all_text_contents()
    assert shown == sorted(shown, key=str.casefold)
    assert sort("Game") == "descending"
    assert titles.all_text_contents() == shown[::-1]
    sort("Period")
    periods = [text.strip() for text in page.locator(f"{ROW} td.cg-period").all_text_contents()]
    numbers = [int(found[0]) for one in periods if (found := re.match(r"\d+", one))]
    assert numbers == sorted(numbers)
    assert periods == sorted(periods, key=lambda one: (not one, one == "none")), "empty cells must come last"
    sort("Read and play")
    assert page.locator(ROW).evaluate_all(IDS) == ALL_GAMES
    for words, names in (("pin kayles", ["kayles", "dawson-kayles", "dawson-chess"]), ("巴什", ["bash"]), ("", None)):
        page.get_by_label("Words").fill(words)
        wanted = [f"game-{one}" for one in names] if names else ALL_GAMES
        assert page.locator(f"{ROW}:not([hidden])").evaluate_all(IDS) == wanted
        assert re.findall(r"\d+", page.get_by_role("status").inner_text()) == [str(len(wanted)), str(len(games()))]
        assert page.url.endswith(f"#words={words}".replace(" ", "+")) or words != "pin kayles"
    page.get_by_label("Chapter", exact=True).select_option("3")
    assert page.locator(f"{ROW}:not([hidden])").count() == sum(game.page == "book/03-nim" for game in games())
    # the filter is dropped, so that the linked row is shown again
    page.goto(page.url.partition("#")[0] + "#game-coin-ring")
    page.locator("#game-coin-ring a[href*='#play-']").click()
    page.wait_for_url("**/book/04-cabinet.html#play-coin-ring")
    expect(page.locator("#play-coin-ring .cg-player")).to_be_visible()


def test_terms_and_problems_are_found_by_words_and_by_idea(visit: Open) -> None:
    page = visit(TERMS).page
    shown = page.locator(".cg-glossary > dt:visible")
    for words, wanted in {
        "必敗態": "P-position",
        "必败态": "P-position",
        "minimum misere": "",
        "hypothesis": "",
    }.items():
        page.get_by_label("Search, also in Chinese").fill(words)
        assert page.locator(".cg-glossary > dd:visible").count() == shown.count() < len(terms())
        assert not wanted or (shown.first.text_content() or "").startswith(wanted)
    page.get_by_role("button", name="Show all").click()
    expect(shown).to_have_count(len(terms()))

    seen = visit(BANK, width=360, dark=True)
    page, field, idea = seen.page, seen.page.get_by_label("Word or contest"), seen.page.get_by_label("Idea", exact=True)
    cards: Callable[[], list[str]] = lambda: page.locator(f"{CARD}:visible").evaluate_all(IDS)  # noqa: E731
    status = page.get_by_role("search").get_by_role("status")
    for one in IDEAS:
        idea.select_option(one)
        wanted_ids = [f"problem-{problem.name}" for problem in problems() if one in problem.ideas]
        assert cards() == wanted_ids, one
        assert re.findall(r"\d+", status.inner_text()) == [str(len(wanted_ids)), str(len(ALL_PROBLEMS))]
    idea.select_option("")
    field.fill("golden ratio")
    assert cards() == [], "the search must not find words in a hint"
    field.fill("hdu 1846")
    field.press("Enter")
    assert cards() == ["problem-brave-game"], "Enter must not load another page"
    field.fill("no such words")
    assert cards() == []
    page.evaluate("location.hash = 'problem-wythoff'")
    page.locator("#problem-wythoff").wait_for()
    assert cards() == ALL_PROBLEMS
    assert field.input_value() == ""
    page.get_by_label("Difficulty", exact=True).select_option("5")
    assert cards() == [f"problem-{problem.name}" for problem in problems() if problem.level == 5]
    page.get_by_role("button", name="Show all").click()
    for words, wanted in {"staircase": "georgia-and-bob", "xor": "industrial-nim", "巴什": "brave-game"}.items():
        field.fill(words)
        assert f"problem-{wanted}" in cards(), "a problem must be found by its terms in both languages"
    field.fill("")

    card = page.locator("#problem-brave-game")
    card.locator("summary").first.press("Enter")
    assert page.locator(f"{CARD}[open]").evaluate_all(IDS) == ["problem-brave-game"], "only this card may be open"
    assert not card.locator("pre").first.is_visible()
    for summary in card.locator("details summary").all():
        if summary.is_visible():
            summary.press("Enter")
    assert "def solve(n, m):" in card.locator("pre:visible").first.inner_text()
    assert card.locator("a[href='https://acm.hdu.edu.cn/showproblem.php?pid=1846']").count() >= 1
    assert card.locator("a[href='02-take-away.html#the-pattern-and-its-proof']").count() == 1
    page.locator(f"{CARD} details").evaluate_all("all => all.forEach((one) => (one.open = true))")
    assert seen.serious(".cg-bank") == []
    assert page.locator("script[src*='filter.js']").count() == 1
    assert visit("book/how-to.html").page.locator("script[src*='filter.js']").count() == 0


def test_a_readers_program_for_a_problem_is_compared_with_the_search(visit: Open) -> None:
    page = visit(f"{BANK}#problem-brave-game").page
    card = page.locator("#problem-brave-game")
    card.get_by_role("button", name="Write your program").click()
    editor, verdict = card.locator(".cm-content"), card.locator(".cg-verdict")
    for program, said in {
        "def solve(n, m):\n    return n > m": "Called as solve(1, 2), your program returns False, but the search says True",
        "def solve(n, m):\n    return n % (m + 1) > 0": "Your program passes all tests.",
    }.items():
        editor.press("ControlOrMeta+a")
        editor.press("Delete")
        page.keyboard.insert_text(program)
        card.get_by_role("button", name="Check").click()
        expect(verdict).to_contain_text(said, timeout=60_000)
    expect(card.get_by_role("img", name="solved")).to_be_visible()
    page.reload()
    page.get_by_label("Solved", exact=True).select_option("yes")
    assert page.locator(f"{CARD}:visible").evaluate_all(IDS) == ["problem-brave-game"]


def test_the_boards_of_the_bank_can_be_played(visit: Open) -> None:
    seen = visit(BANK)
    boards = seen.widgets("player")
    assert len(boards) == 6
    for board in boards:
        before = board.get_attribute("data-position")
        if not board.locator(".cg-record li").count():  # otherwise, the opponent has begun
            board.locator("svg [tabindex='0'], [tabindex='0']").first.focus()
            for key in ("ArrowRight", "Enter"):
                seen.page.keyboard.press(key)
            board.locator(".cg-record li").first.wait_for(state="attached")
            assert board.get_attribute("data-position") != before


def test_the_names_on_the_page_for_teachers_are_accepted_by_the_command(
    visit: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = visit(TEACHERS, width=360)
    tables = seen.page.locator(".cg-teach > details")
    tables.first.locator("summary").press("Enter")
    names = tables.first.locator("code").all_inner_texts()
    assert len(set(names)) == 3 * len(problem_kinds())
    assert seen.serious(".cg-teach") == []
    monkeypatch.chdir(tmp_path)
    arguments = f"assign --exercises 3.22,{names[0]},{names[-1]} --seed maple --out hw1.zip --book".split()
    assert main([*arguments, str(ROOT)]) == 0
    assert (tmp_path / "hw1.zip").exists()
