"""The table of games: every ruleset has its row, what a row says holds, and all that it names is there."""

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

#: what `check` may use
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


def test_what_each_row_says_holds_and_what_it_names_is_there() -> None:
    for game in games():
        assert isinstance(game.position, Position), game.id
        rules, named = game.position.rules, [getattr(cgkit.rulesets, name, None) or NAMES[name] for name in game.names]
        own = (
            isinstance(rules, one) if inspect.isclass(one) else one == rules or inspect.isfunction(one) for one in named
        )
        assert any(own) or rules == cgkit.mock_turtles * cgkit.ruler, game.id
        assert rule(game).count(".") >= 2, f"{game.id}: a move, and the end"
        assert game.wins.endswith("."), game.id
        assert eval(game.check, KNOWN) is True, game.id
        assert set(game.source) <= KEYS, game.id
        assert not game.term or term_of(game), game.id
        page = game.page.removeprefix("book/")
        assert not game.board or game.board in ROWS[page], game.id
        assert boards(page), f"{game.id}: a page on which one can play"
    bash = next(game for game in games() if game.id == "bash")
    assert eval(bash.check.replace("% (m + 1)", "% (m + 2)"), KNOWN) is False, "a check can fail"


def test_periods_are_those_that_the_chapters_prove() -> None:
    told = {game.id: period(game) for game in games()}
    assert told["kayles"] == told["rayles"] == "12, from 71 on"
    assert told["dawson-kayles"] == "34, from 53 on"
    assert told["dawson-chess"] == "34, from 52 on"
    assert told["subtraction"] == "7"
    assert told["lasker"] == "4, each adding 4, from 1 on"
    assert told["grundys-game"] == told["sos"] == ""
    assert told["aliquot"] == "none"
