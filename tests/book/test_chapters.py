"""What each game of a chapter must have: its theorem, executed and with a count; a board; a proof or a source; exercises."""

from __future__ import annotations

import re

import pytest

import cgkit.life.plane
from cgkit.teaching.exercises import every_exercise
from tests.chapters import EXERCISES, ROWS, boards, cells, exercise_ids, said, source

MANY = 1_000
ALL_BELOW_A_BOUND = {"dynamic-3x": "all starts up to 100", "coin-ring": "all rings up to 25, for eight games"}
EVERY = [(chapter, row) for chapter, rows in ROWS.items() for row in rows]


@pytest.mark.parametrize(("chapter", "row"), EVERY)
def test_a_theorem_is_executed_on_many_positions(chapter: str, row: str) -> None:
    (cell,) = cells(chapter)[f"theorem:{row}"]
    counts = [int(count.replace(",", "")) for count in re.findall(r"([\d,]+) (?:positions|rows)", said(cell))]
    assert counts, said(cell)
    assert max(counts) >= MANY or row in ALL_BELOW_A_BOUND


@pytest.mark.parametrize(("chapter", "row"), EVERY)
def test_a_game_has_its_ruleset_and_a_board(chapter: str, row: str) -> None:
    (cell,) = cells(chapter)[f"play:{row}"]
    said = [output["data"]["text/plain"][0] for output in cell["outputs"] if "data" in output]
    assert [text for text in said if re.match(r"[A-Z]\w+\(", text)], "a widget says in its text what it shows"
    ruleset = ROWS[chapter][row]
    assert any(hasattr(home, ruleset) for home in (cgkit, cgkit.rulesets, cgkit.life.plane))
    assert ruleset.lower() in source(cell).lower()


@pytest.mark.parametrize("chapter", ROWS)
def test_the_boards_of_a_chapter_are_found(chapter: str) -> None:
    """Those that the browser tests play: a board that they cannot read would go unplayed."""
    assert len(boards(chapter)) == sum("play(" in source(cell) for found in [cells(chapter)["play"]] for cell in found)


@pytest.mark.parametrize(("chapter", "row"), EVERY)
def test_a_theorem_is_proved_or_cited(chapter: str, row: str) -> None:
    text = "".join(source(cell) for cell in cells(chapter)[f"proof:{row}"])
    assert len(text) > 200


@pytest.mark.parametrize(("chapter", "row"), EVERY)
def test_a_game_has_an_exercise(chapter: str, row: str) -> None:
    assert [one for one in every_exercise(EXERCISES) if row in one.rows]


@pytest.mark.parametrize("chapter", ROWS)
def test_every_exercise_of_a_chapter_is_shown(chapter: str) -> None:
    number = int(chapter[:2])
    ids = [one.id for one in every_exercise(EXERCISES) if one.number.startswith(f"{number}.")]
    assert sorted(ids) == sorted(exercise_ids(chapter))
