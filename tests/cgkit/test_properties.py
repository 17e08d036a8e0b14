"""Properties of all rulesets: winning moves are legal moves, and an answer does not depend on what was asked before."""

from __future__ import annotations

import os
import pickle
from typing import Any

import pytest

import cgkit
from cgkit import Position
from tests.cases import CASES, Case

FEW = 10  # positions of each case
NAMES: dict[str, Any] = {name: getattr(cgkit, name) for name in cgkit.__all__}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_winning_moves_are_legal_moves_in_the_same_order(case: Case) -> None:
    for state in case.positions[:: max(1, len(case.positions) // FEW)]:
        position = Position(case.rules, state)
        legal, wins = position.moves(), position.winning_moves()
        assert not wins or wins[0] in legal
        rest = iter(legal)
        assert all(any(move == win for move in rest) for win in wins), position
        assert len({*legal, *wins}) == len(set(legal))
        for move in legal:
            assert hasattr(move, "steps")
            hasattr(move, "verb")  # raises nothing


def asked(text: str) -> str:
    """The answer to a question, or the error."""
    try:
        with cgkit.budget(positions=20_000, moves=200_000):
            return repr(eval(text, NAMES))
    except (TypeError, ValueError) as error:
        return f"{type(error).__name__}: {error}"


def in_a_fresh_process(text: str) -> str:
    """The answer of a child that has imported cgkit and was asked nothing yet."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        with os.fdopen(writing, "wb") as pipe:
            pickle.dump(asked(text), pipe)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        answer: str = pickle.load(pipe)
    os.waitpid(child, 0)
    return answer


def questions() -> list[str]:
    """Two hundred questions, some at the ends of tables, some beyond every budget."""
    games: tuple[str, ...] = (
        "kayles",
        "dawson_kayles",
        "grundys_game",
        "vertex_removal",
        "TakeAndBreak('0.6')",
        "TakeAndBreak('0.3F')",
    )
    games += (
        "Subtraction({1, 3, 4})",
        "Subtraction({7, 11, 13})",
        "Subtraction({2, 3, 4, 5})",
        "Subtraction({1, 2, 9_999})",
        "lasker",
    )
    sizes = (0, 1, 5, 149, 150, 499, 500, 700, 1_000, 9_999, 10_000, 10_001, 12_000)
    found = [f"{game}({size}).value()" for game in games for size in sizes]
    found += [
        f"{game}({size}).outcome()"
        for game in ("wythoff", "queen")
        for size in ("5, 9", "0, 3_999", "0, 4_000", "4_500, 3")
    ]
    found += [
        f"{game}({size}).value()"
        for game in ("wythoff", "queen")
        for size in ("5, 9", "0, 3_999", "0, 4_000", "4_500, 3")
    ]
    found += [f"grundy_sequence({game}, {terms})[-1]" for game in games[:8] for terms in (10, 12_001)]
    found += [f"period({game}).length" for game in games if "0.3F" not in game and game != "grundys_game"]
    found += [f"{game}({size}).misere().outcome()" for game in games[:3] for size in (5, 30)]
    found += [f"TurnCoins('1-3')({coin}).value()" for coin in (1, 5, 20, 90)] + ["(twins * twins)((40, 50)).value()"]
    found += [f"chomp({rows}, {columns}).remoteness()" for rows, columns in ((2, 3), (4, 5), (9, 12))]
    found += [
        f"nim({size}).{ask}"
        for size in (10**6, 10**18)
        for ask in ("outcome()", "misere_value()", "moves()", "remoteness()")
    ]
    return found


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a fork of this process")
def test_no_answer_depends_on_what_was_asked_before() -> None:
    texts = questions()
    assert len(texts) >= 200
    fresh = [in_a_fresh_process(text) for text in texts]
    assert [asked(text) for text in texts] == fresh
    assert [asked(text) for text in reversed(texts)] == fresh[::-1]
