"""What the tests know of the chapters: the games of each, their boards, and the cells of its notebook by their tags."""

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
#: what `_toc.yml` lists, part by part
LISTED = [
    entry for part in yaml.safe_load((ROOT / "_toc.yml").read_text("utf8"))["parts"] for entry in part["chapters"]
]


@cache
def pages(page: str) -> list[dict[str, Any]]:
    """All cells of a page."""
    found: list[dict[str, Any]] = json.loads((ROOT / "book" / f"{page}.ipynb").read_text("utf8"))["cells"]
    return found


@cache
def cells(chapter: str) -> dict[str, list[dict[str, Any]]]:
    """The cells of a chapter by their tags."""
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
    """Parameters of a long test: `make test` takes the quick ones, `make check-slow` the others."""

    def marked(one: Any) -> Any:
        return (
            one if one in quick else pytest.param(*(one if isinstance(one, tuple) else [one]), marks=pytest.mark.slow)
        )

    return [marked(one) for one in values]


@cache
def exercises() -> tuple[Exercise, ...]:
    """All exercises of the book, in the order of their numbers: read once, however many tests ask for them."""
    return tuple(every_exercise(EXERCISES))


def number(chapter: str) -> int:
    """The number of the chapter that a page belongs to."""
    return int(chapter[:2])


def parts() -> dict[int, list[str]]:
    """The pages of each chapter, in their order."""
    found: dict[int, list[str]] = {}
    for chapter in ROWS:
        found.setdefault(number(chapter), []).append(chapter)
    return found


def source(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def prose(page: str) -> str:
    """What a page says, without its programs."""
    return "\n\n".join(source(cell) for cell in pages(page) if cell["cell_type"] == "markdown")


def said(cell: dict[str, Any]) -> str:
    """The text that a code cell has put out."""
    outputs = cell["outputs"]
    return "\n".join("".join(one.get("text") or one.get("data", {}).get("text/plain", "")) for one in outputs)


def boards(chapter: str) -> list[list[Position[Any]]]:
    """The starts of each board of a chapter, in order: what its cells give to `play`."""
    names: dict[str, Any] = {**NAMES, **vars(cgkit), **vars(examples), "play": lambda *positions, **_: list(positions)}
    starts = []
    for cell in cells(chapter)["play"]:
        if "play(" not in source(cell):
            continue  # what plays inside another widget
        *before, call = ast.parse(source(cell)).body  # what is before defines what is played
        if not ast.unparse(call).startswith("play("):  # a board of another kind, with tests of its own
            continue
        exec("\n".join(map(ast.unparse, before)), names)
        starts.append(eval(ast.unparse(call), names))
    return starts


def exercise_ids(chapter: str) -> list[str]:
    """The exercises of a chapter in the order in which it shows them."""
    return [
        found for cell in cells(chapter)["exercise"] for found in re.findall(r'exercise\("([\w-]+)"\)', source(cell))
    ]


PLAYED = [chapter for chapter in ROWS if any("play(" in source(cell) for cell in cells(chapter)["play"])]  # on a table
WITH_SLIDERS = [chapter for chapter in ROWS if cells(chapter)["interact"]]


def wins(position: Any) -> list[str]:
    """The winning moves of a position, in words."""
    return [move.text for move in position.winning_moves()]


def holds(check: str) -> bool:
    """Whether the check of a prompt (`book/recall`) or a gate (`book/gates`) is true; only `True` will do."""
    short = {"Life": Life, "cgkit": cgkit, "examples": examples, "hands": hands, "strategic": strategic, "wins": wins}
    return eval(check, {**NAMES, **vars(cgkit), **vars(partizan), **short}) is True
