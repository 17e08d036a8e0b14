"""Matrix games on the page: every answer is that of cgbook.strategic, which decides by the same rules, ties too."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

from cgbook.examples import envelope
from cgbook.strategic import (
    Matrix,
    dominated,
    lower_value,
    only_best_against,
    saddle_points,
    solve,
    upper_value,
)
from tests.cgbook.page.twins import twin
from tests.front import ask


def tables(count: int, seed: int, rows: int | None = None, most: int = 5) -> list[list[list[int]]]:
    """Tables by lot, small entries more often than large ones, for ties."""
    rng = random.Random(seed)
    found = []
    for _ in range(count):
        m, n, high = rows or rng.randint(1, most), rng.randint(1, most), rng.choice((1, 2, 3, 9, 99))
        found.append([[rng.randint(-high, high) for _ in range(n)] for _ in range(m)])
    return found


def told(values: Any) -> list[str]:
    return [str(one) for one in values]


@twin("ratios", "ratio", "plus", "times", "compared", "written", "near")
def test_fractions_are_those_of_python(inputs: int) -> None:
    rng = random.Random(1)
    pairs = [
        [(rng.randint(-99, 99) * 10 ** rng.choice((0, 20)), rng.choice((-1, 1)) * rng.randint(1, 99)) for _ in "ab"]
        for _ in range(inputs)
    ]
    answers = ask([["ratios", *[list(map(str, one)) for one in pair]] for pair in pairs])
    for (x, y), (total, product, first, order, near) in zip(pairs, answers, strict=True):
        a, b = Fraction(*x), Fraction(*y)
        assert (total, product, first) == (str(a + b), str(a * b), str(a))
        assert order == (a > b) - (a < b)
        assert abs(near - float(a)) <= 1e-12 * abs(float(a))


@twin("matrix_games", "bounds", "costs")
def test_bounds_and_saddle_points_are_those_of_python(inputs: int) -> None:
    some = tables(inputs, 2)
    for table, found, turned in zip(
        some, ask([["matrixBounds", one] for one in some]), ask([["matrixCosts", one] for one in some]), strict=True
    ):
        assert max(found["least"]) == lower_value(table)
        assert min(found["greatest"]) == upper_value(table)
        assert [tuple(pair) for pair in found["saddles"]] == saddle_points(table)
        assert turned == [[-one for one in column] for column in zip(*table, strict=True)]


@pytest.mark.thorough
@twin("matrix_games", "solve", "brought")
def test_values_and_mixtures_are_those_of_python(inputs: int) -> None:
    some = tables(inputs, 3)
    for table, (value, rows, columns, brings) in zip(some, ask([["matrixSolved", one] for one in some]), strict=True):
        found = solve(table)
        assert value == [str(found.value)]
        assert rows == told(found.rows)
        assert columns == told(found.columns)
        assert brings == told(Matrix(table).column_pays(found.rows))


@pytest.mark.thorough
@twin("matrix_games", "dominated")
def test_domination_is_that_of_python(inputs: int) -> None:
    some = tables(inputs, 4, most=4)
    seen = [0, 0, 0]
    for table, (by, against, strictly) in zip(some, ask([["matrixDominated", one, 0] for one in some]), strict=True):
        found = dominated(table, row=0)
        if found:
            assert (by, against, strictly) == (told(found.by), None, found.strictly)
            seen[0 if max(found.by) == 1 else 1] += 1
        else:
            assert (by, against, strictly) == (None, told(only_best_against(table, 0)), None)
            seen[2] += 1
    assert min(seen) > inputs // 200


@twin("matrix_games", "envelope")
def test_envelopes_are_those_of_python(inputs: int) -> None:
    some = tables(inputs, 5, rows=2)
    for table, (corners, value, best) in zip(some, ask([["matrixEnvelope", one] for one in some]), strict=True):
        found = envelope(table)
        assert corners == [told(pair) for pair in found.corners]
        assert (value, best) == (str(found.value), told(found.best))
