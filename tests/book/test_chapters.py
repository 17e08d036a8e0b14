"""Tests that each game of a chapter has a theorem with an executed check, a board, a proof or a source, and exercises."""

from __future__ import annotations

import re

import pytest

import cgbook.examples
import cgbook.life.plane
import cgbook.strategic
import cgkit
import cgkit.partizan
from cgbook.teaching.exercises import every_exercise
from tests.chapters import EXERCISES, ROWS, boards, cells, exercise_ids, pages, said, source

# modules whose games are played or labelled
HOMES = cgkit, cgkit.rulesets, cgkit.partizan, cgbook.strategic, cgbook.life.plane, cgbook.examples
# theorems in sections that a reader of the core path can skip
OPTIONAL = {
    "empty-and-divide", "dynamic-1x", "dynamic-3x", "coin-ring", "powers-of-two", "nimble", "turning-turtles", "northcott",
    "remoteness", "number-line", "choose-nim", "picture-puzzle", "ordinal", "dynamic-sg", "t-wythoff", "three-heaps",
    "misere-wythoff", "exchange", "path-cycle", "paint-chain", "rims-rayles", "schwenk", "subtraction-coins", "grundy-coins",
    "quadratic", "mixed-tartan", "girl-dog-house", "quotient", "quotient-period", "boxes", "last-round", "fictitious", "utility",
    "bash-heaps", "odd-one-out", "rings", "transferable", "nimstring",
}  # fmt: skip
EVERY = [(chapter, row) for chapter, rows in ROWS.items() for row in rows]


def test_a_theorem_is_executed_and_proved_or_cited_and_its_game_has_an_exercise(subtests: pytest.Subtests) -> None:
    shown = {row for one in every_exercise(EXERCISES) for row in one.rows}
    assert len(EVERY) >= 84  # so that no game disappears by accident, such as when its cells lose their tags
    for chapter, row in EVERY:
        with subtests.test(row):
            (cell,) = cells(chapter)[f"theorem:{row}"]
            assert said(cell)
            assert len("".join(source(one) for one in cells(chapter)[f"proof:{row}"])) > 200
            assert row in shown


def test_a_game_has_its_ruleset_and_a_board(subtests: pytest.Subtests) -> None:
    for chapter, row in EVERY:
        with subtests.test(row):
            (cell,) = cells(chapter)[f"play:{row}"]
            said = [output["data"]["text/plain"][0] for output in cell["outputs"] if "data" in output]
            assert [text for text in said if re.match(r"[A-Z]\w+\(", text)], (
                "the text of a widget must say what the widget shows"
            )
            if re.search(r"\b(?:play|label)\(", source(cell)):
                names = re.findall(r"\w+", source(cell))
                assert any(hasattr(home, name) for home in HOMES for name in names)


@pytest.mark.parametrize("chapter", ROWS)
def test_the_boards_of_a_chapter_are_found(chapter: str) -> None:
    """The browser tests play the boards that `boards` finds; no test would play a board that it doesn't find."""
    assert len(boards(chapter)) == sum("play(" in source(cell) for found in [cells(chapter)["play"]] for cell in found)


@pytest.mark.parametrize("chapter", ROWS)
def test_every_exercise_of_a_chapter_is_shown(chapter: str) -> None:
    ids = [path.stem.split("-", 1)[1] for path in (EXERCISES / chapter).glob("*.md")]
    assert sorted(ids) == sorted(exercise_ids(chapter))
    assert all("remove-input" in cell["metadata"]["tags"] for cell in cells(chapter)["exercise"])


def test_every_exercise_is_in_the_folder_of_a_page() -> None:
    assert {path.parent.name for path in EXERCISES.glob("*/*.md")} == ROWS.keys()


@pytest.mark.parametrize("chapter", ROWS)
def test_a_chapter_opens_with_a_board_and_then_states_its_goals(chapter: str) -> None:
    title, imports, board, goals, first = pages(chapter)[:5]
    head, *said = source(title).split("\n\n")
    assert re.fullmatch(r"# .+", head)
    assert len(said) == 2, "below the title there must be two paragraphs: a reason to play, and what to do"
    assert len(said[0].split()) <= 45
    assert {"setup", "hide-input"} <= {*imports["metadata"]["tags"]}
    assert "remove-input" in board["metadata"]["tags"]
    assert {"play", "life", "lots"} & set(board["metadata"]["tags"])
    assert ":class: goals" in source(goals)
    assert source(first).startswith("## ")


@pytest.mark.parametrize("chapter", ROWS)
def test_only_optional_theorems_are_in_optional_sections(chapter: str) -> None:
    folded = 0  # level of the heading of the current optional section
    for cell in pages(chapter):
        if heading := re.match(r"#+", source(cell) if cell["cell_type"] == "markdown" else ""):
            if not folded or len(heading[0]) <= folded:
                folded = len(heading[0]) if "optional" in cell["metadata"].get("tags", ()) else 0
            assert folded < 2 or not re.search(rf"\n#{{2,{folded}}} ", source(cell)), (
                "an optional section below a chapter's own sections must fill its cells"
            )
        core = {tag[8:] for tag in cell["metadata"].get("tags", ()) if tag.startswith("theorem:")} - OPTIONAL
        assert not (folded and core), core
