"""Every public name refuses wrong arguments in words, in time and in little memory; numpy's integers mean what they say."""

from __future__ import annotations

import ast
from contextlib import AbstractContextManager
from pathlib import Path
from types import FunctionType
from typing import Any

import networkx as nx
import pytest

from cgkit import Position
from tests import wrong_calls
from tests.chapters import a_few_quick
from tests.wrong_calls import Target, attempt, failures, namespace, prepared, run, spell_numbers, table, targets

NAMES = namespace()
ALL = targets()


def test_what_is_called_is_found_by_itself() -> None:
    named = {target.name for target in ALL}
    assert {"nim", "Bash", "nim_sum", "Position", "Position.play", "golden.floor", "widgets.play"} <= named
    assert {"pictures.draw", "stories.retell"} <= named
    assert len([target for target in ALL if target.examples]) > 130


def test_odd_arguments_can_be_made() -> None:
    for pool, _ in wrong_calls.ODD:
        for expression in pool:
            eval(expression, dict(NAMES))


def told() -> None:
    raise ValueError("our own words")


def shouted() -> None:
    raise TypeError("x" * 1000)


def endless() -> None:
    while True:
        pass


def lost() -> None:
    Path("nowhere").read_bytes()


def hoard() -> None:
    list(range(10**8))


def unhashable() -> None:
    hash([])


@pytest.mark.thorough
def test_a_call_is_judged_by_what_it_ends_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wrong_calls, "HOMES", (Path(__file__).parent,))  # as if this file were cgkit
    monkeypatch.setattr(wrong_calls, "SECONDS", 3.0)
    kinds = {
        "nim(3, 4)": "answered",
        "told()": "refused",
        "told(1)": "refused",  # Python's own refusal of what was typed
        "shouted()": "long message",
        "unhashable()": "raw TypeError",
        "lost()": "wrong error: FileNotFoundError",
        "hoard()": "too much memory",
        "list(range(10**8))": "refused",  # what was typed did not come as far as to us
        "endless()": "too slow",
    }
    prepared()
    here = {
        **NAMES,
        "told": told,
        "endless": endless,
        "hoard": hoard,
        "shouted": shouted,
        "unhashable": unhashable,
        "lost": lost,
    }
    assert {call: attempt(call, "outcome()", here).kind for call in kinds} == kinds


def told_wrong(seed: int, calls: int) -> str:
    """The table of what failed, or nothing."""
    happened = run(seed, calls)
    assert len(happened) == calls
    return table(happened) if failures(happened) else ""


@pytest.mark.thorough
@pytest.mark.timeout(600)
def test_wrong_calls_are_refused_in_words() -> None:
    assert not told_wrong(seed=1, calls=1_000)


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_twenty_thousand_wrong_calls_are_refused_in_words() -> None:
    assert not told_wrong(seed=20, calls=20_000)


def answer(call: str) -> Any:
    """What a call gives, told so that two answers can be compared; of a position also what it is asked."""
    try:
        found = eval(call, dict(NAMES))
        if isinstance(found, Position):
            return repr(found), [str(move) for move in found.moves()[:99]], found.outcome(), winning(found)
        if isinstance(found, AbstractContextManager):
            return type(found)
        if isinstance(found, FunctionType):  # each is another one
            return found.__qualname__
        return repr(dict(found.nodes)) if isinstance(found, nx.Graph) else repr(found)
    except (ValueError, TypeError) as error:  # not each example is one of what is allowed
        return type(error)


def winning(position: Position[Any]) -> list[tuple[str, str]]:
    return sorted((move.text, repr(move.after)) for move in position.winning_moves())


RECORDS = {"Move", "SearchLimitError", "Step", "standing"}  # they hold, or give back, what they are given


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("dtype", "most"),
    a_few_quick([("int64", 2**62), ("uint8", 255), ("uint64", 2**63), ("int32", 2**31 - 1)], [("uint8", 255)]),
)
@pytest.mark.parametrize(
    "target", [one for one in ALL if one.examples and one.name not in RECORDS], ids=lambda target: target.name
)
def test_integers_of_numpy_mean_what_they_say(target: Target, dtype: str, most: int) -> None:
    """nim(np.uint8(3), np.uint8(4)) is nim(3, 4), and so for each right call that is known."""
    for call in {ast.unparse(example) for example in target.examples}:
        spelled = spell_numbers(call, dtype, most)
        if spelled != call:
            assert answer(spelled) == answer(call), spelled
