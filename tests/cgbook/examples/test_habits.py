"""Tests of repeated games and agreements, against plain enumeration and against the definitions."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import pairwise, product
from typing import Any

import pytest

from cgbook.examples import (
    HABITS,
    Habit,
    best_against,
    chicken,
    match,
    prisoners,
    river,
    stag,
    tournament,
)
from cgbook.strategic import Bimatrix, agreement, most_together, pure_equilibria, split
from cgbook.strategic.bargaining import feasible_corners
from tests import oracle

F = Fraction


def by_its_description(name: str) -> Any:
    """Return a habit written from its description, as a function of all the other player's choices so far."""

    def stay_or_shift(seen: tuple[int, ...]) -> int:
        mine = 0
        for theirs in seen:
            mine = mine if theirs == 0 else 1 - mine
        return mine

    return {
        "always kind": lambda seen: 0,
        "never kind": lambda seen: 1,
        "tit for tat": lambda seen: seen[-1] if seen else 0,
        "grudger": lambda seen: int(1 in seen),
        "patient": lambda seen: int(seen[-2:] == (1, 1)),
        "win–stay, lose–shift": stay_or_shift,
    }[name]


@pytest.mark.parametrize("name", HABITS)
def test_a_habit_does_what_its_description_says(name: str) -> None:
    for rounds in range(8):
        for seen in product((0, 1), repeat=rounds):
            assert HABITS[name].after(seen) == by_its_description(name)(seen)


@pytest.mark.parametrize("game", [prisoners, stag, chicken], ids=lambda game: game.title)
def test_the_best_reply_to_a_habit_is_the_best_of_all_sequences(game: Bimatrix) -> None:
    table = [list(row) for row in game.first]
    for name, habit in HABITS.items():
        for rounds in range(1, 8):
            most, choices = best_against(game, habit, rounds)
            assert most == oracle.most_against(table, by_its_description(name), rounds)
            assert len(choices) == rounds
            assert most == sum(table[one][habit.after(choices[:k])] for k, one in enumerate(choices))


def test_the_best_reply_to_a_random_habit_is_found_too() -> None:
    rng = random.Random(1)
    for _ in range(60):
        many = rng.randint(1, 4)
        states = [(rng.randint(0, 1), rng.randrange(many), rng.randrange(many)) for _ in range(many)]
        habit = Habit("random", "Something.", tuple(states))
        table = [[rng.randint(-3, 5) for _ in (0, 1)] for _ in (0, 1)]
        most, _ = best_against(Bimatrix(table, table), habit, 6)
        assert most == oracle.most_against(table, lambda seen, one=habit: one.after(seen), 6)


def test_matches_add_up() -> None:
    for one, other in product(HABITS.values(), repeat=2):
        played = match(prisoners, one, other, 9)
        for k, (mine, theirs) in enumerate(played.rounds):
            assert mine == one.after([b for _, b in played.rounds[:k]])
            assert theirs == other.after([a for a, _ in played.rounds[:k]])
        assert played.totals == match(prisoners, other, one, 9).totals[::-1]
    rows = tournament(prisoners, list(HABITS.values()), 9)
    assert rows[0][1] == 0
    assert rows[1][0] == 45


def test_the_corners_enclose_all_cells() -> None:
    rng = random.Random(2)
    for _ in range(300):
        rows, columns = rng.randint(1, 3), rng.randint(1, 3)
        first, second = ([[rng.randint(0, 5) for _ in range(columns)] for _ in range(rows)] for _ in range(2))
        corners = feasible_corners(Bimatrix(first, second))
        cells = [(first[i][j], second[i][j]) for i in range(rows) for j in range(columns)]
        assert set(corners) <= set(cells)
        assert len(set(corners)) == len(corners)
        if len(corners) > 2:
            for a, b in pairwise([*corners, corners[0]]):
                turns = [(b[0] - a[0]) * (v - a[1]) - (b[1] - a[1]) * (u - a[0]) for u, v in cells]
                assert min(turns) >= 0, "a cell is outside of the corners"
                assert sum(turn == 0 for turn in turns) >= 2


def test_each_player_can_force_the_agreement_and_no_more() -> None:
    rng = random.Random(3)
    for k in range(300):
        shape = (2, 2) if k % 3 else (rng.randint(1, 3), rng.randint(1, 3))
        first, second = ([[rng.randint(-4, 5) for _ in range(shape[1])] for _ in range(shape[0])] for _ in range(2))
        game = Bimatrix(first, second)
        made = agreement(game)
        together = max(a + b for row, other in zip(first, second, strict=True) for a, b in zip(row, other, strict=True))
        assert sum(made.split.shares) == together == most_together(game)[0]
        x, y = made.threats
        assert made.split == split(game, x, y)
        assert min(split(game, x, j).shares[0] for j in range(shape[1])) == made.split.shares[0]
        assert max(split(game, i, y).shares[0] for i in range(shape[0])) == made.split.shares[0]
        i, j = made.cell
        assert (first[i][j] + made.payment, second[i][j] - made.payment) == made.split.shares


def test_the_river_is_kept_clean_for_a_price() -> None:
    assert pure_equilibria(river) == [(1, 1)]
    made = agreement(river)
    assert (made.cell, made.split.shares, made.payment) == ((0, 0), (F(13, 2), F(9, 2)), F(9, 2))
