"""Facts about the chapters for tests: the games of each page, its boards, and the cells of its notebook by their tags."""

from __future__ import annotations

import ast
import json
import re
from collections import defaultdict
from collections.abc import Container, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import cgkit
from cgbook import examples, strategic
from cgbook.life import Life
from cgbook.pictures import hands
from cgbook.teaching.exercises import Exercise, every_exercise
from cgkit import Position, partizan
from cgkit.read import NAMES
from tests.browser import ROOT

EXERCISES = ROOT / "book" / "exercises"
#: the pages that are notebooks
NOTEBOOKS = sorted(path.stem for path in (ROOT / "book").glob("*.ipynb"))
#: the entries of `_toc.yml`, part by part
LISTED = [
    entry for part in yaml.safe_load((ROOT / "_toc.yml").read_text("utf8"))["parts"] for entry in part["chapters"]
]


@cache
def pages(page: str) -> list[dict[str, Any]]:
    """Return all cells of a page."""
    found: list[dict[str, Any]] = json.loads((ROOT / "book" / f"{page}.ipynb").read_text("utf8"))["cells"]
    return found


@cache
def cells(chapter: str) -> dict[str, list[dict[str, Any]]]:
    """Return the cells of a page by their tags."""
    found = defaultdict(list)
    for cell in pages(chapter):
        for tag in cell["metadata"].get("tags", []):
            found[tag].append(cell)
    return found


#: page of a chapter with exercises -> its games, each named by the tag `play:…` of the cell with its board
ROWS = {
    page: [tag.removeprefix("play:") for tag in cells(page) if tag.startswith("play:")]
    for page in (Path(entry["file"]).name for entry in LISTED)
    if re.match(r"\d\d-", page) and cells(page)["exercise"]
}
QUICK = ("03-nim", "09-hackenbush")


def a_few_quick(values: Iterable[Any] = ROWS, quick: Container[Any] = QUICK) -> list[Any]:
    """Return the parameters of a long test; `make test` tests the quick ones, and `make check-slow` the others."""

    def marked(one: Any) -> Any:
        return (
            one if one in quick else pytest.param(*(one if isinstance(one, tuple) else [one]), marks=pytest.mark.slow)
        )

    return [marked(one) for one in values]


@cache
def exercises() -> tuple[Exercise, ...]:
    """Return all exercises of the book in the order of their numbers; they're read only once for all tests."""
    return tuple(every_exercise(EXERCISES))


def number(chapter: str) -> int:
    """Return the number of the chapter that a page belongs to."""
    return int(chapter[:2])


def parts() -> dict[int, list[str]]:
    """Return the pages of each chapter in order."""
    found: dict[int, list[str]] = {}
    for chapter in ROWS:
        found.setdefault(number(chapter), []).append(chapter)
    return found


def source(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def prose(page: str) -> str:
    """Return the text of a page, without its programs."""
    return "\n\n".join(source(cell) for cell in pages(page) if cell["cell_type"] == "markdown")


def said(cell: dict[str, Any]) -> str:
    """Return the text in the outputs of a code cell."""
    outputs = cell["outputs"]
    return "\n".join("".join(one.get("text") or one.get("data", {}).get("text/plain", "")) for one in outputs)


def boards(chapter: str) -> list[list[Position[Any]]]:
    """Return the starts of each board of a chapter in order, which are the arguments of `play` in its cells."""
    names: dict[str, Any] = {**NAMES, **vars(cgkit), **vars(examples), "play": lambda *positions, **_: list(positions)}
    starts = []
    for cell in cells(chapter)["play"]:
        if "play(" not in source(cell):
            continue  # the game is played inside another widget
        *before, call = ast.parse(source(cell)).body  # the earlier statements define the game
        if not ast.unparse(call).startswith("play("):  # a board of another kind, which has its own tests
            continue
        exec("\n".join(map(ast.unparse, before)), names)
        starts.append(eval(ast.unparse(call), names))
    return starts


def exercise_ids(chapter: str) -> list[str]:
    """Return the ids of a chapter's exercises in the order in which it shows them."""
    return [
        found for cell in cells(chapter)["exercise"] for found in re.findall(r'exercise\("([\w-]+)"\)', source(cell))
    ]


# the pages with a game table
PLAYED = [chapter for chapter in ROWS if any("play(" in source(cell) for cell in cells(chapter)["play"])]
WITH_SLIDERS = [chapter for chapter in ROWS if cells(chapter)["interact"]]


def wins(position: Any) -> list[str]:
    """Return the winning moves of a position, in words."""
    return [move.text for move in position.winning_moves()]


def holds(check: str) -> bool:
    """Return whether the check of a prompt (`book/recall`) or a gate (`book/gates`) is `True`, and not only truthy."""
    short = {"Life": Life, "cgkit": cgkit, "examples": examples, "hands": hands, "strategic": strategic, "wins": wins}
    return eval(check, {**NAMES, **vars(cgkit), **vars(partizan), **short}) is True
