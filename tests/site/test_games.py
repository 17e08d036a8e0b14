"""Tests of the table of games: every ruleset has a row, the claims of each row are true, and everything it names exists."""

from __future__ import annotations

import inspect
import re

import cgkit
import cgkit.partizan
import cgkit.rulesets
from cgbook.lab import games
from cgkit import Position, Ruleset
from cgkit.read import NAMES
from cgkit.rulesets.dynamic import schwenk_numbers
from tests.browser import ROOT
from tests.chapters import ROWS, boards

from cgsite.games import period, rule, term_of  # isort: skip

# names for the `check` of a row
KNOWN = {**NAMES, **vars(cgkit), "schwenk_numbers": schwenk_numbers}
KEYS = set(re.findall(r"^@\w+\{([\w-]+),", (ROOT / "book" / "references.bib").read_text("utf8"), re.MULTILINE))


def test_every_public_ruleset_has_a_row() -> None:
    public = {name: getattr(cgkit.rulesets, name) for name in cgkit.rulesets.__all__}
    public |= {name: NAMES[name] for name in cgkit.partizan.__all__ if name in NAMES}
    rulesets = {
        name
        for name, one in public.items()
        if isinstance(one, Ruleset) or (inspect.isclass(one) and issubclass(one, Ruleset))
    }
    makers = {name for name, one in public.items() if inspect.isfunction(one)}
    assert len(rulesets) > 50
    assert rulesets | makers == {name for game in games() for name in game.names}


def test_the_claims_of_each_row_are_true_and_everything_it_names_exists() -> None:
    for game in games():
        assert isinstance(game.position, Position), game.id
        rules, named = game.position.rules, [getattr(cgkit.rulesets, name, None) or NAMES[name] for name in game.names]
        own = (
            isinstance(rules, one) if inspect.isclass(one) else one == rules or inspect.isfunction(one) for one in named
        )
        assert any(own) or rules == cgkit.mock_turtles * cgkit.ruler, game.id
        assert rule(game).count(".") >= 2, f"{game.id}: the rule must describe a move and the end of the game"
        assert game.wins.endswith("."), game.id
        assert eval(game.check, KNOWN) is True, game.id
        assert set(game.source) <= KEYS, game.id
        assert not game.term or term_of(game), game.id
        page = game.page.removeprefix("book/")
        assert not game.board or game.board in ROWS[page], game.id
        assert boards(page), f"{game.id}: its page must have a board"
    bash = next(game for game in games() if game.id == "bash")
    assert eval(bash.check.replace("% (m + 1)", "% (m + 2)"), KNOWN) is False, "a check must be able to fail"


def test_periods_agree_with_the_chapters() -> None:
    periods = {game.id: period(game) for game in games()}
    assert periods["kayles"] == periods["rayles"] == "12, from 71 on"
    assert periods["dawson-kayles"] == "34, from 53 on"
    assert periods["dawson-chess"] == "34, from 52 on"
    assert periods["subtraction"] == "7"
    assert periods["lasker"] == "4, each adding 4, from 1 on"
    assert periods["grundys-game"] == periods["sos"] == ""
    assert periods["aliquot"] == "none"
