"""Games in a table on the page: replies, curves, equilibria, agreements and habits are in Node what they are in Python."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from cgbook.examples import Habit, best_against
from cgbook.strategic import Bimatrix, equilibrium_boxes, most_together, reduce, split
from cgbook.strategic.bargaining import feasible_corners
from cgbook.strategic.nash_equilibria import best_reply_boxes
from tests.cgbook.page.twins import twin
from tests.front import ask

Pays = list[list[list[int]]]


def pairs(rng: random.Random, rows: int = 2, columns: int = 2) -> Pays:
    most = rng.choice((1, 3, 99))
    return [[[rng.randint(-most, most), rng.randint(-most, most)] for _ in range(columns)] for _ in range(rows)]


def game(pays: Pays) -> Bimatrix:
    return Bimatrix(*([[cell[player] for cell in row] for row in pays] for player in (0, 1)))


def shown(number: Fraction) -> list[int]:
    return [number.numerator, number.denominator]


def boxes(found: Any) -> list[dict[str, list[list[int]]]]:
    return [{"p": [*map(shown, one.p)], "q": [*map(shown, one.q)]} for one in found]


@pytest.mark.thorough
@twin("tables", "replies", "struck", "corners")
def test_tables_of_any_shape_are_what_python_says(inputs: int) -> None:
    rng = random.Random(1)
    some = [pairs(rng, rng.randint(1, 4), rng.randint(1, 4)) for _ in range(inputs)]
    found = ask([["tableFacts", one] for one in some])
    for pays, told in zip(some, found, strict=True):
        table = game(pays)
        own = {j: set(table.best_rows(j)) for j in range(len(pays[0]))}
        theirs = {i: set(table.best_columns(i)) for i in range(len(pays))}
        assert told["replies"] == [[[i in own[j], j in theirs[i]] for j in own] for i in theirs]
        assert told["struck"] == [
            {"player": ("row", "column").index(step.line), "which": step.at, "by": step.by.index(1)}
            for step in reduce(table).steps
        ]
        assert told["corners"] == [[int(a), int(b)] for a, b in feasible_corners(table)]


@pytest.mark.thorough
@twin("tables", "curves", "meetings")
def test_two_by_two_is_what_python_says(inputs: int) -> None:
    rng = random.Random(2)
    some = [pairs(rng) for _ in range(inputs - 256)] + [
        [[[a, b], [c, d]], [[e, f], [g, h]]] for a, b, c, d, e, f, g, h in product((0, 1), repeat=8)
    ]
    found = ask([["squareFacts", one] for one in some])
    for pays, told in zip(some, found, strict=True):
        table = game(pays)
        assert told["curves"] == [boxes(one) for one in best_reply_boxes(table)]
        assert told["meetings"] == boxes(equilibrium_boxes(table))


@pytest.mark.thorough
@twin("tables", "brought", "divided")
def test_mixtures_bring_and_threats_divide_what_python_says(inputs: int) -> None:
    rng = random.Random(3)
    some = []
    for _ in range(inputs):
        odds = [Fraction(rng.randint(0, 12), 12) for _ in range(2)]
        some.append((pairs(rng), odds))
    found = ask([["dividedBy", pays, *map(shown, odds)] for pays, odds in some])
    for (pays, (p, q)), told in zip(some, found, strict=True):
        table, threats = game(pays), ((p, 1 - p), (q, 1 - q))
        parts = split(table, *threats)
        assert told["brought"] == told["without"] == [shown(one) for one in table.pays(*threats)]
        assert told["shares"] == [shown(one) for one in parts.shares]
        assert told["together"] == most_together(table)[0]


@twin("habits", "after", "bestAgainst")
def test_habits_do_what_python_says(inputs: int) -> None:
    rng = random.Random(4)
    some = []
    for _ in range(inputs):
        many = rng.randint(1, 4)
        states = [[rng.randint(0, 1), rng.randrange(many), rng.randrange(many)] for _ in range(many)]
        some.append((pairs(rng), states, rng.randint(1, 12), [rng.randint(0, 1) for _ in range(rng.randint(0, 9))]))
    found = ask([["habit", *one] for one in some])
    for (pays, states, rounds, seen), told in zip(some, found, strict=True):
        habit = Habit("any", "Something.", tuple((a, b, c) for a, b, c in states))
        most, choices = best_against(game(pays), habit, rounds)
        assert told == {"after": habit.after(seen), "most": most, "choices": choices}
