"""Tests of the nim field, by its definition, by its laws and for large numbers, and of constructed moves on boards of coins."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import numpy as np
import pytest

from cgkit import (
    TurnCoins,
    grundy_coins,
    mock_turtles,
    nim_inverse,
    nim_power,
    nim_product,
    nim_products,
    nim_quadratic,
    nim_root,
    nim_sum,
    nim_table,
    ruler,
    triplets,
    turning_corners,
    turning_turtles,
    twins,
)
from cgkit.numbers.nim_field import SMALL, logarithm_tables
from cgkit.rulesets.coins.tartan import Tartan
from cgkit.rulesets.coins.turning import CoinTurning
from cgkit.solving.values import grundy
from tests import oracle
from tests.work import at_most

LENGTHS = [1, 2, 4, 8, 16, 17, 31, 32, 33, 63, 64, 65, 128, 257]


def test_products_and_the_table_agree_with_the_definition() -> None:
    table = oracle.nim_products(40)
    assert [[nim_product(a, b) for b in range(40)] for a in range(40)] == table
    assert nim_table(40).tolist() == table
    for side in (1, 2, 3, 16, 37):
        assert nim_table(side).tolist() == [row[:side] for row in table[:side]]


def test_the_generator_has_every_number_as_a_power() -> None:
    _, powers = logarithm_tables()
    assert sorted(powers) == sorted(2 * list(range(1, 1 << SMALL)))


@pytest.mark.parametrize("bits", LENGTHS)
def test_the_laws_of_a_field(bits: int) -> None:
    rnd = random.Random(bits)
    for _ in range(60):
        a, b, c = (rnd.getrandbits(bits) for _ in range(3))
        assert nim_product(a, b) == nim_product(b, a)
        assert nim_product(a, nim_product(b, c)) == nim_product(nim_product(a, b), c) == nim_product(a, b, c)
        assert nim_product(a, nim_sum(b, c)) == nim_sum(nim_product(a, b), nim_product(a, c))
        assert nim_product(a, 1) == a
        assert nim_product(a, 0) == 0
        assert a == 0 or nim_product(a, nim_inverse(a)) == 1
        assert nim_product(nim_root(a), nim_root(a)) == a
        for z in (solutions := nim_quadratic(b, c)):
            assert nim_sum(nim_product(z, z), nim_product(b, z), c) == 0
        assert len(solutions) == (2 if b else 1)


@pytest.mark.parametrize("power", range(8))
def test_fermat_powers(power: int) -> None:
    fermat = 1 << (1 << power)
    rnd = random.Random(power)
    assert nim_product(fermat, fermat) == fermat + fermat // 2
    for smaller in [0, 1, fermat - 1, *(rnd.randrange(fermat) for _ in range(20))]:
        assert nim_product(fermat, smaller) == fermat * smaller
        assert nim_product(fermat - 1, smaller) < fermat


def test_powers() -> None:
    for base in (2, 3, 5, 77, 2**40 + 9):
        step = 1
        for exponent in range(20):
            assert nim_power(base, exponent) == step
            assert nim_product(nim_power(base, -exponent), step) == 1
            step = nim_product(step, base)
    assert nim_power(0, 0) == 1
    assert nim_power(0, 5) == 0
    assert nim_power(3**30, 2**64 - 1) == 1  # the 2^64 - 1 numbers of 64 bits without 0 are a group


@pytest.mark.parametrize("bits", [1, 8, 16, 20, 32, 50, 64])
def test_arrays_are_multiplied_like_numbers(bits: int) -> None:
    rnd = random.Random(bits)
    a, b = ([rnd.getrandbits(bits) for _ in range(400)] for _ in range(2))
    assert nim_products(a, b).tolist() == [nim_product(x, y) for x, y in zip(a, b, strict=True)]
    grid = nim_products(np.array(a[:5], np.uint64)[:, None], np.array(b[:7], np.uint64))
    assert grid.tolist() == [[nim_product(x, y) for y in b[:7]] for x in a[:5]]
    assert nim_products([], []).tolist() == []


FACTORS = [twins, triplets, mock_turtles, ruler, turning_turtles, TurnCoins("1-2", "side by side"), grundy_coins]


@pytest.mark.parametrize("columns", FACTORS, ids=repr)
@pytest.mark.parametrize("rows", FACTORS, ids=repr)
def test_a_product_of_coin_games_has_product_values_and_constructed_moves(rows: Any, columns: Any) -> None:
    game: Tartan = rows * columns
    rnd = random.Random(repr(game))
    (first_row, first_column), memo = game.firsts, {}  # type: ignore[var-annotated]
    places = list(product(range(first_row, first_row + 5), range(first_column, first_column + 5)))
    for place in places:
        assert grundy(game, frozenset({place}), memo) == game.coin_theory(place)
    for _ in range(5):
        position = game(*rnd.sample(places, 12))
        found = game.construct(position.state)
        wins = list(game.winning_theory(position.state))
        assert {win.after for win in wins} == {
            move.after for move in game.moves(position.state) if not game.grundy_theory(move.after)
        }
        if found is None:
            assert position.value() == 0
            assert not wins
        else:
            a, b = found.goals
            assert found.value ^ found.total < found.value
            assert nim_product(found.values[0] ^ a, found.values[1] ^ b) == found.total
            assert found.move in wins


def test_boards_are_written_as_rows() -> None:
    assert turning_corners("TTT", "TTH") == turning_corners((1, 2))
    assert (mock_turtles * ruler)("THT", "TTH").state == {(0, 2), (1, 3)}
    assert repr(mock_turtles * ruler) == "(mock_turtles * ruler)"
    assert repr(turning_corners((1, 2))) == "turning_corners((1, 2))"


def test_many_coins_in_words() -> None:
    game = TurnCoins("5", "equally spaced") * twins
    assert [game.say(move) for move in game.moves(frozenset({(9, 1)}))] == [
        "turn rows 5 to 9, columns 0 and 1",
        "turn 5 rows by 2 columns of coins, led by (9, 1)",
    ]
    assert isinstance(game, CoinTurning)


def test_the_largest_allowed_numbers_take_little_work() -> None:
    wide = (1 << 8_191) + 12_345
    with at_most(2_000_000):
        assert nim_product(wide, nim_inverse(wide)) == 1


def test_powers_repeat_with_the_order_of_the_group() -> None:
    wide = (1 << 1_000) + 1
    assert nim_power(wide, 2**1024 - 1) == 1
    assert nim_power(wide, 2**4_000) == nim_power(wide, pow(2, 4_000, 2**1024 - 1))
    assert nim_power(wide, 2**1024) == wide
    assert nim_power(5, -(10**30)) == nim_inverse(nim_power(5, 10**30))
    for exponent in range(14, 19):  # below and above the length from which several bits are processed at a time
        for base in (2, 77, 2**20 + 3):
            long = exponent + (1 << 61)
            assert nim_power(base, long) == nim_product(nim_power(base, 1 << 61), nim_power(base, exponent))
