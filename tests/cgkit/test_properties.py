"""Tests that no answer depends on earlier questions."""

from __future__ import annotations

import os
import pickle
from typing import Any

import pytest

import cgkit

NAMES: dict[str, Any] = {name: getattr(cgkit, name) for name in cgkit.__all__}


def asked(text: str) -> str:
    """Return the answer to a question, or the error."""
    try:
        with cgkit.budget(positions=20_000, moves=200_000):
            return repr(eval(text, NAMES))
    except (TypeError, ValueError) as error:
        return f"{type(error).__name__}: {error}"


def in_a_fresh_process(text: str) -> str:
    """Return the answer of a new child process, which has imported cgkit but answered no other question."""
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
    """Return about two hundred questions, some at the edges of tables and some beyond any budget."""
    games = """kayles dawson_kayles grundys_game vertex_removal lasker TakeAndBreak('0.6') TakeAndBreak('0.3F') Subtraction({1,3,4})
        Subtraction({7,11,13}) Subtraction({2,3,4,5}) Subtraction({1,2,9_999})"""
    sizes = (0, 1, 5, 149, 150, 499, 500, 700, 1_000, 9_999, 10_000, 10_001, 12_000)
    found = [f"{game}({size}).value()" for game in games.split() for size in sizes]
    asks = ("outcome()", "value()", "misere().outcome()")
    found += [
        f"{g}({at}).{ask}" for g in ("wythoff", "queen") for at in ("5,9", "0,3_999", "4_500,3") for ask in asks[:2]
    ]
    found += [f"kayles({size}).{ask}" for size in (5, 30) for ask in asks]
    found += [f"nim({size}).{ask}" for size in (10**6, 10**18) for ask in (*asks, "moves()", "remoteness()")]
    found += [f"grundy_sequence({game}, {terms})[-1]" for game in games.split()[:5] for terms in (10, 12_001)]
    found += [
        f"period({game}).length" for game in games.split() if game not in ("grundys_game", "TakeAndBreak('0.3F')")
    ]
    found += [f"TurnCoins('1-3')({coin}).value()" for coin in (1, 5, 20, 90)] + ["(twins * twins)((40, 50)).value()"]
    return found + [f"chomp({sides}).remoteness()" for sides in ("2, 3", "4, 5", "9, 12")]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a fork of this process")
def test_no_answer_depends_on_earlier_questions() -> None:
    texts = questions()
    assert len(texts) >= 190
    fresh = [in_a_fresh_process(text) for text in texts]
    assert [asked(text) for text in texts] == fresh
    assert [asked(text) for text in reversed(texts)] == fresh[::-1]
