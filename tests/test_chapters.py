"""What each game of a chapter must have: its theorem, executed and with a count; a board; a proof or a source; exercises."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from functools import cache
from typing import Any

import pytest

import cgkit
from cgkit.exercises import every_exercise
from tests.browser import ROOT

# chapter -> row -> the ruleset that plays it
ROWS = {
    "02-take-away": {
        "take-1-2-3": "Bash",
        "bash": "Bash",
        "subtraction": "Subtraction",
        "thirty-one": "ThirtyOne",
        "empty-and-divide": "EmptyAndDivide",
        "chomp": "Chomp",
        "dynamic-1x": "DynamicSubtraction",
        "fibonacci-nim": "DynamicSubtraction",
        "dynamic-3x": "DynamicSubtraction",
        "sos": "SOS",
        "coin-ring": "CoinRing",
        "powers-of-two": "PowersOfTwo",
    }
}
MANY = 1_000
ALL_BELOW_A_BOUND = {"dynamic-3x": "all starts up to 100", "coin-ring": "all rings up to 25, for eight games"}
EVERY = [(chapter, row) for chapter, rows in ROWS.items() for row in rows]


@cache
def cells(chapter: str) -> dict[str, list[dict[str, Any]]]:
    """The cells of a chapter by their tags."""
    found = defaultdict(list)
    for cell in json.loads((ROOT / "book" / f"{chapter}.ipynb").read_text("utf8"))["cells"]:
        for tag in cell["metadata"].get("tags", []):
            found[tag].append(cell)
    return found


def said(cell: dict[str, Any]) -> str:
    """The text that a code cell has put out."""
    outputs = cell["outputs"]
    return "\n".join("".join(one.get("text") or one.get("data", {}).get("text/plain", "")) for one in outputs)


@pytest.mark.parametrize(("chapter", "row"), EVERY)
def test_a_theorem_is_executed_on_many_positions(chapter: str, row: str) -> None:
    (cell,) = cells(chapter)[f"theorem:{row}"]
    counts = [int(count.replace(",", "")) for count in re.findall(r"([\d,]+) (?:positions|rows)", said(cell))]
    assert counts, said(cell)
    assert max(counts) >= MANY or row in ALL_BELOW_A_BOUND


@pytest.mark.parametrize(("chapter", "row"), EVERY)
def test_a_game_has_its_ruleset_and_a_board(chapter: str, row: str) -> None:
    (cell,) = cells(chapter)[f"play:{row}"]
    (view,) = [output for output in cell["outputs"] if "application/vnd.jupyter.widget-view+json" in output["data"]]
    assert view["data"]["text/plain"][0].startswith(("Player(", "Labeller("))
    ruleset = ROWS[chapter][row]
    assert hasattr(cgkit, ruleset) or hasattr(cgkit.rulesets, ruleset)
    assert ruleset.lower() in "".join(cell["source"]).lower()


@pytest.mark.parametrize(("chapter", "row"), EVERY)
def test_a_theorem_is_proved_or_cited(chapter: str, row: str) -> None:
    text = "".join("".join(cell["source"]) for cell in cells(chapter)[f"proof:{row}"])
    assert len(text) > 200


@pytest.mark.parametrize(("chapter", "row"), EVERY)
def test_a_game_has_an_exercise(chapter: str, row: str) -> None:
    assert [one for one in every_exercise(ROOT / "book" / "exercises") if row in one.rows]
