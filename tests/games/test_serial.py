"""What is written as JSON is read again equal; what cannot be written says why; no text does more than raise ValueError."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cgkit
from cgkit import (
    CoinRule,
    Compound,
    Digraph,
    DynamicSubtraction,
    LegalMove,
    Misere,
    Position,
    Ruleset,
    Subtraction,
    TakeAndBreak,
    WinningMove,
    bamboo,
    from_json,
    join,
    kayles,
    lasker,
    mock_turtles,
    nim,
    period,
    ruler,
    selective,
    to_json,
)
from tests.cases import CASES, one_more
from tests.odd_rulesets import Coins


def kind_of(rules: Ruleset[Any]) -> type:
    return type(rules.of if isinstance(rules, Misere) else rules)


def own(rules: Ruleset[Any]) -> bool:
    """Whether a ruleset, with all its parts, is one of cgkit's own; some of the cases are the tests' own."""
    inner = rules.of if isinstance(rules, Misere) else rules
    if isinstance(inner, Compound):
        return all(map(own, inner.parts))
    return getattr(cgkit, type(inner).__name__, None) is type(inner)


def from_function(rules: Ruleset[Any]) -> bool:
    inner = rules.of if isinstance(rules, Misere) else rules
    return isinstance(inner, CoinRule) or (isinstance(inner, DynamicSubtraction) and callable(inner.bound))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_ruleset_and_its_positions_and_moves_come_back(case: Any) -> None:
    rules = case.rules
    if not own(rules) or from_function(rules):
        with pytest.raises(ValueError, match=r"only the rulesets of cgkit|made from a function"):
            to_json(rules)
        return
    assert from_json(to_json(rules)) == rules
    rnd = random.Random(1)
    for state in rnd.sample(case.positions, min(12, len(case.positions))):
        position = Position(rules, state)
        text = to_json(position)
        again = from_json(text)
        assert (again, repr(again), to_json(again)) == (position, repr(position), text)
        for move in position.moves()[:3]:
            back = from_json(to_json(move))
            assert isinstance(back, LegalMove)
            assert (back, back.after, back.text) == (move, move.after, move.text)


def test_the_cases_try_most_of_the_rulesets() -> None:
    kinds = {getattr(cgkit, name) for name in cgkit.__all__}
    rulesets = {kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Ruleset)}
    tried = {kind_of(case.rules) for case in CASES if own(case.rules)}
    written = {kind for kind in rulesets if not kind.__subclasses__() or kind in tried}
    assert len(tried & written) > 40


WHOLE: list[Any] = [
    nim(3, 4) + kayles(7) + nim(10**30),
    selective(nim(1), kayles(2)),
    join(nim(1), kayles(2)).misere(),
    mock_turtles * ruler,
    Digraph({"a": "bc", "b": ["c"]}, name="Small")("a"),
    Digraph({(1, 2): [frozenset({1, 2}), "x", None], True: [(1, 2)]}),
    bamboo(3, 2),
    TakeAndBreak("0.77")(9, 2),
    period(Subtraction({2, 4, 7})),
    period(lasker),
    period(kayles),
    *nim(10**18, 10**18 + 5, 3).winning_moves(),
    *kayles(9).winning_moves(),
]


@pytest.mark.parametrize("thing", WHOLE, ids=repr)
def test_what_is_written_comes_back_equal(thing: Any) -> None:
    again = from_json(to_json(thing))
    assert again == thing
    assert type(again) is type(thing)
    assert repr(again) == repr(thing)
    assert json.loads(to_json(thing))["cgkit"] == 1


def test_the_text_is_the_same_whatever_the_order_of_a_set() -> None:
    some, other = [3, 1, 10, 4, 2], [10, 4, 3, 2, 1]
    assert to_json(Subtraction(some)) == to_json(Subtraction(other))


def test_what_cannot_be_written_says_why() -> None:
    halving = Ruleset.from_options(lambda n: [n // 2] if n else [], name="halving")
    things = (
        halving,
        halving(3),
        halving(3) + nim(2),
        CoinRule("odd", lambda coin: []),
        DynamicSubtraction(one_more)(5),
    )
    for thing in things:
        with pytest.raises(ValueError, match="is made from a function, which JSON cannot hold"):
            to_json(thing)
    with pytest.raises(ValueError, match=r"only the rulesets of cgkit can be written as JSON, got .*, a Coins"):
        to_json(Coins()(3))
    with pytest.raises(ValueError, match=r"numbers, strings, tuples and sets, got \(1\+2j\)"):
        to_json(Digraph({1 + 2j: []}))
    for wrong in (3, None, "nim", [nim(3)], Subtraction):
        with pytest.raises(TypeError, match="a position, a move, a period or a ruleset is wanted"):
            to_json(wrong)  # type: ignore[arg-type]


START = to_json(Subtraction({1, 3})(7, 9))
HOSTILE = [
    "",
    "nim(3)",
    "null",
    "[1]",
    "{}",
    '{"cgkit": 2}',
    '{"cgkit": true, "kind": "position"}',
    '{"cgkit": 1, "kind": ["position"]}',
    '{"cgkit": 1, "kind": "position"}',
    START.replace("[7, 9]", "[7, -9]"),
    START.replace("[7, 9]", "[7, 9.0]"),
    START.replace("[7, 9]", "[7, NaN]"),
    START.replace("[7, 9]", "7"),
    START.replace("[7, 9]", '{"a": 1}'),
    START.replace("[7, 9]", '{"set": [[1], {"set": 2}]}'),
    START.replace('"Subtraction"', '"Position"'),
    START.replace('"Subtraction"', '"__import__"'),
    START.replace('"Subtraction"', '["Nim"]'),
    START.replace('"Subtraction"', '"Nim"'),
    START.replace('"Subtraction"', '"CoinRule"'),
    START.replace('"Subtraction"', '"Misere"'),
    START.replace('{"set": [1, 3]}', "null"),
    START.replace('{"set": [1, 3]}', '{"set": [0]}'),
    START.replace('"state"', '"stat"'),
    START[:-1] + ', "more": 1}',
    "[" * 100_000,
    START.replace("[7, 9]", "[" * 500 + "]" * 500),
    "9" * 2_000_000,
    START.replace("[7, 9]", f"[{'9' * 5000}]"),
    to_json(nim(5).moves()[0]).replace('"take 1"', '"take 2"'),
    to_json(nim(5).moves()[0]).replace('"take 1"', "1"),
    to_json(nim(5).winning_moves()[0]).replace('"reason": "', '"reason": 5, "r": "'),
    to_json(period(Subtraction({1, 3}))).replace('"proved": true', '"proved": 1'),
    to_json(period(Subtraction({1, 3}))).replace('"length": 2', '"length": 0'),
    to_json(period(Subtraction({1, 3}))).replace('"cycle": [0, 1]', '"cycle": 7'),
]


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: text[:60])
def test_a_hostile_text_ends_in_a_value_error_of_few_words(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w") as caught:
        from_json(text)
    assert len(str(caught.value)) < 800


@settings(deadline=None)  # the machine may be busy
@given(st.data())
def test_a_spoilt_text_is_refused_or_tells_another_thing(data: st.DataObject) -> None:
    text = to_json(data.draw(st.sampled_from(WHOLE)))
    cut = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 12))
    put = data.draw(st.sampled_from(["", "0", "-1", '"', "[]", "null", "true", '{"set": []}', '"Nim"', "1e9", "[[1]]"]))
    try:
        again = from_json(text[:cut] + put + text[cut + length :])
    except ValueError:
        return
    assert from_json(to_json(again)) == again


def test_no_text_is_a_type_error() -> None:
    for wrong in (None, 5, b"{}", {"cgkit": 1}):
        with pytest.raises(TypeError, match="a str is wanted"):
            from_json(wrong)  # type: ignore[arg-type]
    win = nim(5).winning_moves()[0]
    assert isinstance(from_json(to_json(win)), WinningMove)
