"""A wrong type is a TypeError, a wrong value a ValueError, and a numpy integer is an integer: one row for each public callable."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import numpy as np
import pytest

import cgkit
from cgkit.games.move import as_move
from cgkit.position import Position
from cgkit.rulesets.dynamic import schwenk_numbers
from cgkit.rulesets.three_in_a_row import sos_outcome
from cgkit.rulesets.wythoffs_game import wythoff_values
from cgkit.sequences.octal_codes import heap_values

NAMES: dict[str, Any] = {
    **{name: getattr(cgkit, name) for name in cgkit.__all__},
    **{made.__name__: made for made in (heap_values, schwenk_numbers, sos_outcome, wythoff_values)},
    "np": np,
    "five": cgkit.nim(5),
}
WRONG_TYPES = ("None", "2.5", "object()", "True")

ONE_NUMBER = """nim kayles lasker grundys_game rayles rims dawson_chess dawson_kayles nimble staircase choose_nim number_line
at_least_half at_most_half dim_plus aliquot even_if_not_all powers_of_two fibonacci_nim vertex_removal ruler twins mock_turtles triplets
turning_turtles grundy_coins bamboo cold_pair cold_partner zeckendorf nim_sum nim_inverse nim_table is_cold(1, nim_product(3,
nim_products(3, wythoff(3, queen(3, euclid(3, empty_and_divide(3, rugs(3, turning_corners(3, acrostic_twins(3, nim_root
grundy_sequence(nim, value_table(nim, heap_values('0.77', misere_quotient(kayles, wythoff_values(3,"""

#: A call with a hole; an integer that fits into it, if one does; a value of a right type that is refused.
CALLS: list[tuple[str, int | None, str]] = [
    *((f"{name}{'' if '(' in name else '('}{{}})", 3, "-1") for name in ONE_NUMBER.split()),
    ("chomp(3, {})", 3, "-1"),
    ("nim_power(2, {})", 3, ""),
    ("hackenbush({})", None, "[(0, 0)]"),
    ("thirty_one({})", 3, "9"),
    ("northcott({})", None, "'W'"),
    ("treblecross({})", None, "'XO'"),
    ("sos({})", 5, "'Q'"),
    ("sos_outcome({})", 5, "'Q'"),
    ("Subtraction({})", None, "[0]"),
    ("Subtraction([1, {}])", 5, "0"),
    ("Bash({})", 5, "0"),
    ("Wythoff({})", 5, "0"),
    ("MooreNim({})", 2, "0"),
    ("TogetherNim({})", 2, "1"),
    ("PaintChain({})", 2, "0"),
    ("CoinRing({})", 2, "0"),
    ("DynamicSubtraction({})", 2, "0"),
    ("TakeAndBreak({})", None, "'q'"),
    ("TurnCoins({})", None, "'q'"),
    ("TurnCoins('2', {})", None, "'q'"),
    ("CoinRule({}, list)", None, "''"),
    ("CoinRule('x', {})", None, ""),
    ("CoinRule('x', list, {})", 1, "2"),
    ("ruler * {}", None, ""),
    ("SubtractionCoins({})", None, "[0]"),
    ("Digraph({})", None, "{}"),
    ("Digraph({{1: {}}})", None, ""),
    ("NumberLine({})", 5, "0"),
    ("Ruleset.from_options([{}])", None, ""),
    ("Ruleset.from_options(range, name=[{}])", None, ""),
    ("Ruleset.from_options(range, end=[{}])", None, ""),
    ("five.play({})", 0, "'take 9'"),
    ("five + {}", None, "misere(five)"),
    *(
        (f"{name}({{}})", None, "")
        for name in ("misere", "join", "selective", "short", "agree", "labelling", "graph_of")
    ),
    *(
        (f"{name}({{}})", None, "")
        for name in ("position_graph", "scores", "loopy_values", "loopy_outcome", "loopy_sum")
    ),
    *(
        (f"{name}({{}})", None, "")
        for name in ("misere_kind", "misere_pair", "sj_hypothesis", "sj_outcome", "part_numbers")
    ),
    ("twelve_ways({})", None, ""),
    ("margins({}, gain=lambda before, after: 1)", None, ""),
    ("margins(five, gain={})", None, ""),
    ("mex({})", None, "[-1]"),
    ("mex([{}])", 5, "-1"),
    ("Surd({}, 1, 5, 2)", 1, ""),
    ("Surd(1, {}, 5, 2)", 1, "0"),
    ("golden.floor({})", 5, ""),
    ("grundy_sequence({}, 5)", None, "misere(nim)"),
    ("period({})", None, "misere(kayles)"),
    ("observed_period({})", None, ""),
    ("heap_values({}, 5)", None, "'q'"),
    ("dag_values({})", None, "{1: [1]}"),
    ("misere_quotient({}, 2)", None, ""),
    ("budget(positions={})", 5, "0"),
    ("budget(moves={})", 5, "0"),
    ("schwenk_numbers(lambda n: n, {})", 5, "-1"),
    ("schwenk_numbers({}, 9)", None, ""),
    ("green_value({})", None, "[(1, 2, 3)]"),
]


def cases() -> Iterator[tuple[str, type[Exception] | None]]:
    for call, fits, refused in CALLS:
        yield from ((call.format(wrong), TypeError) for wrong in WRONG_TYPES)
        if refused:
            yield call.format(refused), ValueError
        if fits is not None:
            yield call.format(f"np.int64({fits})"), None


@pytest.mark.parametrize(("call", "error"), list(cases()))
def test_a_wrong_type_is_a_type_error_and_a_wrong_value_a_value_error(call: str, error: type[Exception] | None) -> None:
    if error is None:
        eval(call, NAMES)
        return
    with pytest.raises((TypeError, ValueError)) as caught:
        eval(call, NAMES)
    assert caught.type is error


def nested(kind: type) -> Any:
    inner: Any = kind()
    for _ in range(100_000):
        inner = {0: inner} if kind is dict else kind((inner,))
    return inner


@pytest.mark.parametrize("kind", [tuple, list, dict])
def test_what_is_nested_deeply_is_answered_in_words(kind: type) -> None:
    """Never by a RecursionError, neither from the call nor from the repr of what it returns."""
    deep = nested(kind)
    names = {**NAMES, "deep": deep, "Position": Position, "as_move": as_move}
    calls = [f"{name}(deep)" for name in cgkit.__all__ if callable(NAMES[name])]
    calls += [call.format("deep") for call, _, _ in CALLS]
    calls += ["Step('take', deep)", "Step('take', (1,), deep)", "Move(deep, ())", "Move((3,), deep)", "as_move(deep)"]
    calls += ["Position(nim, deep)", "Ruleset.from_options(lambda n: ())(deep)"]
    calls += ["Ruleset.from_options(lambda n: [deep] if n == 1 else [])(1).moves()", "Digraph({1: [2]}, name=deep)"]
    calls += ["Digraph({1: deep})", "Digraph({1: [deep]})", "Digraph({deep: [1]})", "Digraph({1: [2]})(deep)"]
    for call in calls:
        with suppress(TypeError, ValueError):
            repr(eval(call, names))
    while deep:  # Python's own way to free it would be as deep
        deep = deep[0]
