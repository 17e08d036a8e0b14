"""Tests that no board uses a term before its chapter or an earlier one has explained it."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import takewhile
from typing import Any

import pytest
import yaml

import cgkit
from cgbook.widgets import Player
from cgbook.widgets import play as board
from cgkit.read import NAMES
from tests.browser import ROOT
from tests.chapters import ROWS, number, pages, parts, source
from tests.front import ask

TERMS = ("p-position", "n-position", "nim-sum", "cold", "core", "excess", "equilibrium")
PAGES = ["index", *ROWS]
EARLY = [
    page for page in PAGES if page == "index" or number(page) <= 5
]  # the later chapters teach only core, excess and equilibrium
GAMES = 24


def _anchor(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


@cache
def _explained() -> dict[str, tuple[re.Pattern[str], tuple[int, str]]]:
    """Return, for each term, a pattern that finds it and the chapter and section that explain it."""
    found = {}
    for term in yaml.safe_load((ROOT / "book" / "glossary.yml").read_text("utf8")):
        if term["id"] in TERMS:
            forms = [*term["forms"], *(["⊕"] if term["id"] == "nim-sum" else [])]
            chapter, section = str(term["at"]).split("#")
            words = "|".join(rf"(?<!\w){re.escape(form)}(?!\w)" for form in forms)
            found[term["id"]] = re.compile(words), (int(chapter), section)
    assert sorted(found) == sorted(TERMS)
    return found


def _drawn(widget: Player) -> str:
    """Return the terms that the picture of a board writes next to its pieces, unless the board is plain."""
    worded = not widget.options["plain"] and widget.table["judge"] == "xor"
    skins = {game["skin"] for game in widget.table["games"]}
    return "nim-sum ⊕" if worded and skins & {"nim", "coins", "coin_grid"} else ""


def _taught(page: str, cell: dict[str, Any]) -> set[str]:
    """Return the terms that a cell of a page explains."""
    if page == "index" or cell["cell_type"] != "markdown":
        return set()
    sections = {_anchor(title) for title in re.findall(r"^#+ (.*)$", source(cell), re.M)}
    return {term for term, (_, at) in _explained().items() if at[0] == number(page) and at[1] in sections}


@pytest.mark.parametrize("page", EARLY)
def test_a_board_uses_no_term_before_it_is_taught(page: str) -> None:
    untaught = {term for term, (_, (chapter, _)) in _explained().items() if page == "index" or chapter >= number(page)}
    for earlier in takewhile(page.__ne__, parts()[number(page)] if page != "index" else ()):
        untaught -= set().union(*(_taught(earlier, cell) for cell in pages(earlier)))
    names: dict[str, Any] = {**NAMES, **vars(cgkit), "play": board}
    for cell in pages(page):
        if cell["cell_type"] == "markdown":
            untaught -= _taught(page, cell)
        elif "play" in cell["metadata"].get("tags", []) and "play(" in source(cell):
            *before, call = ast.parse(source(cell)).body
            exec("\n".join(map(ast.unparse, before)), names)
            widget = eval(ast.unparse(call), names)
            if not isinstance(widget, Player):
                continue
            (said,) = ask([["heard", widget.table, dict(widget.options), GAMES]])
            assert len(said) > 4
            text = " ".join([*said, _drawn(widget), widget.title, widget.rule])
            early = {term: _explained()[term][0].findall(text) for term in untaught}
            assert not {term: found for term, found in early.items() if found}, source(cell)
