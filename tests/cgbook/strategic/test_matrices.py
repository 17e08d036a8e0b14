"""Tests of matrix games: the value by the oracle and by our simplex method, domination, envelopes, fictitious play and poker."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise, product
from typing import Any

import numpy as np
import pytest

from cgbook.examples import bluffing, envelope, kuhn_poker, one_card, stag, stag_hunt
from cgbook.strategic import (
    Matrix,
    dominated,
    expected,
    fictitious_play,
    lower_value,
    only_best_against,
    plans,
    proves,
    reduce,
    saddle_points,
    solve,
    strategic_form,
    upper_value,
)
from cgbook.strategic.minimax import Solution
from tests import oracle

F = Fraction


def tables(count: int, seed: int = 11, most: int = 4, high: int = 4) -> Iterator[list[list[Any]]]:
    """Yield random tables of small numbers, in which ties are common; some have fractions."""
    rng = random.Random(seed)
    for k in range(count):
        m, n, low = rng.randint(1, most), rng.randint(1, most), rng.randint(-high, high)
        below = rng.choice((1, 1, 1, 2, 6))
        one = [[F(rng.randint(low, high), below) for _ in range(n)] for _ in range(m)]
        yield [*one, one[0]][-m:] if k % 7 == 0 else one


def test_a_matrix_is_made_from_rows_of_any_kind() -> None:
    made = Matrix(np.array([[1, 2], [3, 4], [5, 6]]))
    assert made == Matrix([[1, 2], (3, F(4)), range(5, 7)]) == Matrix(made)
    assert made.shape == (3, 2)
    assert made.transposed.rows == made.columns
    assert (-made) == Matrix([[-1, -2], [-3, -4], [-5, -6]])
    assert eval(repr(Matrix([[F(1, 2), -1]]))) == Matrix([[F(1, 2), -1]])
    assert all(type(one) is Fraction for row in made for one in row)


def test_the_payoffs_of_mixtures_are_averages() -> None:
    for table in tables(200):
        game, (m, n) = Matrix(table), (len(table), len(table[0]))
        rng = random.Random(m * n)
        x, y = ([rng.randint(0, 3) for _ in range(size)] for size in (m, n))
        x[0], y[0] = x[0] + 1, y[0] + 1
        p, q = ([F(one, sum(some)) for one in some] for some in (x, y))
        sums = [sum(p[i] * table[i][j] for i in range(m)) for j in range(n)]
        assert list(game.column_pays(p)) == sums
        assert game.pays(p, q) == sum(q[j] * sums[j] for j in range(n))
        assert game.pays(p, q) == sum(p[i] * one for i, one in enumerate(game.row_pays(q)))
        assert [game.row_pays(j) for j in range(n)] == list(game.columns)
        assert [game.column_pays(i) for i in range(m)] == list(game.rows)


def test_saddle_points_are_where_the_bounds_meet() -> None:
    for table in tables(500):
        places = product(range(len(table)), range(len(table[0])))
        wanted = [(i, j) for i, j in places if table[i][j] == min(table[i]) == max(row[j] for row in table)]
        assert saddle_points(table) == wanted
        assert bool(wanted) == (lower_value(table) == upper_value(table))


def test_a_row_is_dominated_or_the_only_best_reply_to_some_mixture() -> None:
    seen = {True: 0, False: 0}
    for table in tables(800):
        for i in range(len(table)):
            how, answer = dominated(table, row=i), only_best_against(table, i)
            assert (how is None) != (answer is None)
            seen[how is None] += 1
            if how is not None:
                pays = Matrix(table).column_pays(how.by)
                better = [one - mine for one, mine in zip(pays, table[i], strict=True)]
                assert how.by[i] == 0 <= min(better)
                assert how.strictly == (min(better) > 0)
            if answer is not None:
                pays = Matrix(table).row_pays(answer)
                assert all(one < pays[i] for k, one in enumerate(pays) if k != i)
        turned = [[-one for one in column] for column in zip(*table, strict=True)]
        for j in range(len(turned)):
            found, same = dominated(table, column=j), dominated(turned, row=j)
            assert (found and found.by) == (same and same.by)
    assert min(seen.values()) > 500


def test_a_reduced_game_has_the_same_value_and_no_dominated_lines() -> None:
    for table in tables(400):
        left = reduce(table)
        small = [[table[i][j] for j in left.columns] for i in left.rows]
        assert solve(small).value == solve(table).value
        assert not any(dominated(small, row=i) for i in range(len(small)))
        assert not any(dominated(small, column=j) for j in range(len(small[0])))
        assert len(left.steps) == len(table) + len(table[0]) - len(left.rows) - len(left.columns)


def test_the_top_of_the_envelope_is_the_value() -> None:
    for table in tables(600, most=5):
        two = [table[0], table[-1]]
        found = envelope(two)
        ps = [p for p, _ in found.corners]
        assert ps == sorted({F(0), F(1), *ps}), "the envelope must reach from side to side"
        middles = [((p + q) / 2, (a + b) / 2) for (p, a), (q, b) in pairwise(found.corners)]
        for p, height in (*found.corners, *middles, *((p, solve(two).value) for p in found.best)):
            assert min(Matrix(two).column_pays([p, 1 - p])) == height
        assert found.value == solve(two).value
        slopes = [(b - a) / (q - p) for (p, a), (q, b) in pairwise(found.corners)]
        assert slopes == sorted({*slopes}, reverse=True)


def test_fictitious_play_replies_to_the_frequencies_so_far() -> None:
    for table in tables(60):
        run = fictitious_play(table, 40)
        m, n = len(table), len(table[0])
        value = solve(table).value
        assert run.chosen[0] == (0, 0)
        for t in range(1, 40):
            x = [F(sum(i == k for i, _ in run.chosen[:t]), t) for k in range(m)]
            y = [F(sum(j == k for _, j in run.chosen[:t]), t) for k in range(n)]
            rows, columns = Matrix(table).row_pays(y), Matrix(table).column_pays(x)
            assert run.bounds[t - 1] == (min(columns), max(rows))
            assert min(columns) <= value <= max(rows)
            assert run.chosen[t] == (rows.index(max(rows)), columns.index(min(columns)))
        assert run.best[0] <= value <= run.best[1]
        assert run.squeezed[-1] == run.best


def test_fractions_as_text_are_exact_numbers() -> None:
    assert Matrix([["1/2", ".25"], ["-3", "0.125"]]).rows == ((F(1, 2), F(1, 4)), (F(-3), F(1, 8)))


@pytest.mark.thorough
def test_the_value_agrees_with_the_oracle_and_has_a_proof() -> None:
    """The oracle tries all square parts of a matrix. cgbook uses the simplex method, whose solutions prove the value."""
    for table in tables(1_500):
        value, mine, theirs = oracle.best_mixtures(table)
        found = solve(table)
        assert found.value == value
        assert proves(table, found)
        assert all(proves(table, Solution(value, x, y)) for x, y in product(mine, theirs))
        assert lower_value(table) <= value <= upper_value(table)
    rng = random.Random(3)
    for size in (6, 12, 25, 40):
        table = [[rng.randint(-9, 9) for _ in range(size)] for _ in range(size)]
        found = solve(table)
        assert min(Matrix(table).column_pays(found.rows)) == found.value == max(Matrix(table).row_pays(found.columns))


def test_one_card_has_the_same_value_as_a_tree_and_as_a_matrix() -> None:
    assert strategic_form(bluffing()).first == strategic_form(one_card).first
    for ante, bet, high in product((1, 2, 3), (1, 2, 5), (F(1, 2), F(1, 4), F(2, 3))):
        form = strategic_form(bluffing(ante, bet, high))
        assert form.second == -form.first
        assert solve(form.first).value == oracle.best_mixtures(form.first.rows)[0]


def test_kuhns_poker_and_the_stag_hunt_as_tables() -> None:
    table = strategic_form(kuhn_poker).first
    assert table.shape == (27, 64)
    assert solve(table).value == F(-1, 18)
    mine, theirs, rng = plans(kuhn_poker, 0), plans(kuhn_poker, 1), random.Random(2)
    for i, j in ((rng.randrange(27), rng.randrange(64)) for _ in range(20)):
        assert table.rows[i][j] == expected(kuhn_poker, mine[i], theirs[j])[0]
    hunt = strategic_form(stag_hunt)
    assert (hunt.first, hunt.second) == (stag.first, stag.second)
