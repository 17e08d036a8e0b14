"""Tests of moves as programs read them, with places counted from 0 in `at`, always of the same length, and amounts in `args`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from cgkit import (
    Ruleset,
    Step,
    TogetherNim,
    Wythoff,
    chomp,
    kayles,
    mock_turtles,
    nim,
    nimble,
    rugs,
    ruler,
    sos,
    staircase,
    treblecross,
    wythoff,
)
from cgkit.games.compounds import Compound
from cgkit.games.play_conventions import Misere, Short
from cgkit.rulesets import CoinRow, Digraph, Geography, Nimstring
from cgkit.rulesets.coins.grid import CoinGrid
from cgkit.rulesets.green_hackenbush import Hackenbush
from cgkit.rulesets.northcotts_game import Northcott
from tests.cases import CASES, Case

LOOKED_AT = 60  # number of positions to test in each case, evenly spread


def size(rules: Ruleset[Any], position: Any, at: tuple[int, ...]) -> int:
    """Return the number of places that the last number of `at` can name (default: 1)."""
    if isinstance(rules, Misere | Short):
        return size(rules.of, position, at)
    if isinstance(rules, Compound):
        return size(rules.parts[at[0]], position[at[0]], at[1:])
    if isinstance(rules, Hackenbush):
        return len(rules.edges)
    if isinstance(rules, Digraph):
        return len(rules.arrows)
    if isinstance(rules, Geography):
        return len(rules.edges)
    if isinstance(rules, Nimstring):
        return rules.number
    if isinstance(rules, Northcott):
        return len(position[1])
    if isinstance(rules, CoinRow):
        return int(max(position)) - rules.first + 1
    if isinstance(rules, CoinGrid):
        return int(max(coin[1] for coin in position)) - rules.firsts[1] + 1
    if isinstance(position, tuple) and len(at) == 2:
        return int(position[at[0]])  # `at` is a place in a row
    if isinstance(position, str | tuple):
        inner = position[0] if isinstance(position[0], tuple) and len(position) == 1 else position
        return len(inner)
    return 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_places_are_counted_from_0_and_different_moves_have_different_steps(case: Case) -> None:
    lengths: dict[Any, set[int]] = {}
    for position in case.positions[:: max(1, len(case.positions) // LOOKED_AT)]:
        after: dict[tuple[Step, ...], Any] = {}
        for move in islice(case.rules.moves(position), 300):
            steps = case.rules.located(position, move)
            assert steps
            for step in steps:
                assert all(type(number) is int and number >= 0 for number in (*step.at, *step.args))
                assert step.at[-1] < size(case.rules, position, step.at), (position, step)
                base = case.rules.of if isinstance(case.rules, Misere) else case.rules
                lengths.setdefault(step.at[0] if isinstance(base, Compound) else None, set()).add(len(step.at))
            assert after.setdefault(steps, move.after) == move.after, (position, steps)
    assert all(len(found) == 1 and min(found) >= 1 for found in lengths.values()), lengths


def lowered(position: tuple[int, ...], steps: tuple[Step, ...]) -> tuple[int, ...]:
    heaps = list(position)
    for step in steps:
        heaps[step.at[0]] -= step.args[0]
    return tuple(heaps)


def downstairs(position: tuple[int, ...], steps: tuple[Step, ...]) -> tuple[int, ...]:
    ((_, (chips,), (place,)),) = steps
    heaps = list(position)
    heaps[place] -= chips
    if place:
        heaps[place - 1] += chips
    return tuple(heaps)


def bitten(position: tuple[int, ...], steps: tuple[Step, ...]) -> tuple[int, ...]:
    ((row, column),) = (step.at for step in steps)
    return tuple(filter(None, (min(length, column) if i >= row else length for i, length in enumerate(position))))


def knocked(position: tuple[int, ...], steps: tuple[Step, ...]) -> tuple[int, ...]:
    ((_, (number,), (row, first)),) = steps
    left = [part for part in (first, position[row] - first - number) if part] or [0]
    return (*position[:row], *left, *position[row + 1 :])


def written(position: str, steps: tuple[Step, ...]) -> str:
    ((letter, (), (place,)),) = steps
    return position[:place] + letter + position[place + 1 :]


def turned(first: int) -> Callable[[frozenset[int], tuple[Step, ...]], frozenset[int]]:
    return lambda position, steps: position.symmetric_difference(step.at[0] + first for step in steps)


@pytest.mark.parametrize(
    ("rules", "position", "replayed"),
    [
        (nim, (3, 0, 4), lowered),
        (nimble, (3, 0, 4), lowered),
        (wythoff, (4, 5), lowered),
        (Wythoff(3), (4, 5), lowered),
        (TogetherNim(2), (2, 3, 4), lowered),
        (staircase, (2, 0, 3), downstairs),
        (chomp, (5, 4, 2), bitten),
        (kayles, (2, 5), knocked),
        (sos, "S.O..", written),
        (treblecross, "X....", written),
        (mock_turtles, frozenset({0, 3, 5}), turned(0)),
        (ruler, frozenset({1, 3, 6}), turned(1)),
    ],
)
def test_a_move_is_replayed_from_its_steps_alone(rules: Ruleset[Any], position: Any, replayed: Any) -> None:
    moves = list(rules.moves(position))
    assert moves
    for move in moves:
        assert replayed(position, rules.located(position, move)) == move.after


def test_a_move_on_a_board_has_a_step_for_each_coin() -> None:
    state = rugs((2, 3)).state
    steps = [{step.at for step in rugs.located(state, move)} for move in rugs.moves(state)]
    assert {(1, 2)} in steps
    assert {(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)} in steps
