"""Tests of two-player games in a table: equilibria against the definition, nashpy and a grid, and domination."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations, pairwise, product
from typing import Any

import numpy as np
import pytest

from cgbook.examples import chicken, friends, pennies, prisoners, stag
from cgbook.strategic import (
    Bimatrix,
    agreement,
    equilibria,
    equilibrium_boxes,
    most_together,
    pure_equilibria,
    reduce,
    split,
)
from cgbook.strategic.nash_equilibria import best_reply_boxes
from cgbook.strategic.programs import maximise
from tests import oracle

F = Fraction
GRID = [F(k, 12) for k in range(13)]
Line = tuple[F, ...]


def tables(rng: random.Random, rows: int, columns: int, most: int) -> tuple[list[list[int]], list[list[int]]]:
    first, second = ([[rng.randint(0, most) for _ in range(columns)] for _ in range(rows)] for _ in range(2))
    return first, second


def with_supports(first: list[list[int]], second: list[list[int]]) -> list[tuple[Line, Line]]:
    """Return equilibria found by supports of equal size: mixtures of each player that make the other player's choices equally good."""
    found = []
    for size in range(1, min(len(first), len(first[0])) + 1):
        for rows, columns in product(combinations(range(len(first)), size), combinations(range(len(first[0])), size)):
            y = oracle.evening([[first[i][j] for i in rows] for j in columns])
            x = oracle.evening([[second[i][j] for j in columns] for i in rows])
            if x and y and min(*x[:-1], *y[:-1]) >= 0:
                whole = [F(0)] * len(first), [F(0)] * len(first[0])
                for odds, used, values in zip(whole, (rows, columns), (x[:-1], y[:-1]), strict=True):
                    for place, value in zip(used, values, strict=True):
                        odds[place] = value
                if oracle.in_equilibrium(first, second, *whole):
                    found.append((tuple(whole[0]), tuple(whole[1])))
    return found


def average_of(point: Line, corners: set[Line]) -> bool:
    """Return whether a point is a weighted average of the corners."""
    lines = [*([one[k] for one in corners] for k in range(len(point))), [F(1)] * len(corners)]
    bounds = [*point, F(1)]
    twice = [*lines, *([-a for a in line] for line in lines)]  # each equation is written as two bounds
    try:
        maximise([0] * len(corners), twice, [*bounds, *(-b for b in bounds)])
    except ValueError:
        return False
    return True


@pytest.mark.thorough
def test_every_equilibrium_is_an_average_of_extreme_equilibria() -> None:
    """In a thousand small, mostly degenerate tables, equilibria found by supports or on a grid are in the hull of the extreme ones."""
    rng = random.Random(7)
    seen = mixed = 0
    for _ in range(1_000):
        first, second = tables(rng, rng.randint(1, 3), rng.randint(1, 3), 2)
        game = Bimatrix(first, second)
        extreme = {(one.x, one.y) for one in equilibria(game)}
        assert extreme, "degenerate tables must have equilibria too"
        assert all(oracle.in_equilibrium(first, second, *one) for one in extreme)
        grids = [[F(k, 2) for k in range(3)], [F(k, 3) for k in range(4)]]
        some = [
            [odds for grid in grids for odds in product(grid, repeat=many) if sum(odds) == 1]
            for many in (len(first), len(first[0]))
        ]
        lots = [(rng.choice(some[0]), rng.choice(some[1])) for _ in range(8)]
        met = [*with_supports(first, second), *(one for one in lots if oracle.in_equilibrium(first, second, *one))]
        for x, y in met:
            uses, tied = {i for i, p in enumerate(x) if p}, set(game.best_columns(x))
            others, ties = {j for j, q in enumerate(y) if q}, set(game.best_rows(y))
            face = {
                v for v, _ in extreme if {i for i, p in enumerate(v) if p} <= uses and tied <= set(game.best_columns(v))
            }
            side = {
                w for _, w in extreme if {j for j, q in enumerate(w) if q} <= others and ties <= set(game.best_rows(w))
            }
            assert set(product(face, side)) <= extreme
            assert average_of(x, face)
            assert average_of(y, side)
            seen += 1
            mixed += (x, y) not in extreme
    assert seen > 1_000
    assert mixed > 100


def test_numbers_that_are_equal_in_floating_point_are_distinguished() -> None:
    near = equilibria(Bimatrix([[0, 10**18 + 1], [1, 10**18]], [[0, 1], [1, 0]]))
    assert [(one.x[0], one.y[0]) for one in near] == [(0, 1), (F(1, 2), F(1, 2)), (1, 0)]
    tiny = F(1, 2**60)
    game = Bimatrix([[1, 0], [1 - tiny, tiny]], [[1, 0], [0, tiny]])
    assert [(one.x[0], one.y[0]) for one in equilibria(game)] == [(0, 0), (tiny / (1 + tiny), F(1, 2)), (1, 1)]


def test_pure_equilibria_are_found_and_survive_domination() -> None:
    rng = random.Random(6)
    for _ in range(300):
        rows, columns = rng.randint(1, 4), rng.randint(1, 4)
        first, second = tables(rng, rows, columns, 4)
        game = Bimatrix(first, second)
        lines = (
            [[int(i == k) for i in range(rows)] for k in range(rows)],
            [[int(j == k) for j in range(columns)] for k in range(columns)],
        )
        found = [
            (i, j)
            for i, x in enumerate(lines[0])
            for j, y in enumerate(lines[1])
            if oracle.in_equilibrium(first, second, x, y)
        ]
        assert pure_equilibria(game) == found
        left = reduce(game)
        assert len(left.steps) == rows + columns - len(left.rows) - len(left.columns)
        assert all(i in left.rows and j in left.columns for i, j in found)


def test_the_famous_small_games_have_their_known_equilibria() -> None:
    known = {
        prisoners: ([(1, 1)], []), stag: ([(0, 0), (1, 1)], [(F(2, 3), F(2, 3))]), chicken: ([(0, 1), (1, 0)], [(F(9, 10), F(9, 10))]),
        pennies: ([], [(F(1, 2), F(1, 2))]), friends: ([(0, 0), (1, 1)], [(F(2, 3), F(1, 3))]),
    }  # fmt: skip
    for game, (pure, mixed) in known.items():
        assert pure_equilibria(game) == pure
        assert [(box.p[0], box.q[0]) for box in equilibrium_boxes(game) if 0 < box.p[0] < 1] == mixed


@pytest.mark.thorough
def test_boxes_contain_exactly_the_equilibria_of_a_grid() -> None:
    rng = random.Random(1)
    for _ in range(150):
        first, second = tables(rng, 2, 2, 3)
        game = Bimatrix(first, second)
        boxes = equilibrium_boxes(game)
        assert len({*boxes}) == len(boxes) > 0
        for p, q in product(GRID, repeat=2):
            inside = any(box.p[0] <= p <= box.p[1] and box.q[0] <= q <= box.q[1] for box in boxes)
            x, y = (p, 1 - p), (q, 1 - q)
            assert inside == oracle.in_equilibrium(first, second, x, y) == game.is_equilibrium(x, y)
        corners = {(p, q) for box in boxes for p in box.p for q in box.q}
        assert {(one.x[0], one.y[0]) for one in equilibria(game)} == corners
        rows, columns = best_reply_boxes(game)
        for spans in (sorted(box.q for box in rows), sorted(box.p for box in columns)):
            assert spans[0][0] == 0 == max(high for _, high in spans) - 1, "a curve must reach from side to side"
            assert all(b[0] <= max(one[1] for one in spans[: i + 1]) for i, (_, b) in enumerate(pairwise(spans)))


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_three_answers_agree_on_larger_tables() -> None:
    """Our equilibria fulfil the definition, and include all that nashpy finds by support enumeration."""
    import nashpy  # type: ignore[import-untyped]

    rng = random.Random(3)
    compared = 0
    for rows, columns in [(8, 8), (1, 60), *((rng.randint(2, 4), rng.randint(2, 4)) for _ in range(60))]:
        first, second = tables(rng, rows, columns, 50)
        found = equilibria(Bimatrix(first, second))
        assert found
        for one in found:
            assert oracle.in_equilibrium(first, second, one.x, one.y)
            assert one.pays == (oracle.table_pay(first, one.x, one.y), oracle.table_pay(second, one.x, one.y))
        game = nashpy.Game(np.array(first), np.array(second))
        others = list(game.support_enumeration(non_degenerate=True)) if rows < 8 and len(found) % 2 else []
        for x, y in others:
            assert any(np.allclose([float(p) for p in (*one.x, *one.y)], [*x, *y]) for one in found)
        compared += len(others)
    assert compared > 60


def test_two_tables_of_any_numbers_are_a_game() -> None:
    first: Any = [["0", "-1"], ["1", F(-10)]]
    second = ((0, "1.0"), (-1, "-20/2"))
    asked: list[Any] = [
        equilibria,
        pure_equilibria,
        equilibrium_boxes,
        best_reply_boxes,
        agreement,
        most_together,
        reduce,
    ]
    for ask in asked:
        assert ask(first, second) == ask(Bimatrix(first, second)) == ask(chicken), ask
        assert ask is reduce or ask((first, second)) == ask([first, second]) == ask(chicken), ask
    assert split((first, second), 1, ["1/2", "1/2"]) == split(chicken, [0, 1], [F(1, 2), F(1, 2)])
