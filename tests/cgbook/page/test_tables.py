"""Games in a table on the page: replies, curves and equilibria are in Node what they are in Python."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from cgbook.strategic import Bimatrix, equilibrium_boxes, reduce
from cgbook.strategic.equilibria import best_reply_boxes
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
@twin("tables", "replies", "struck")
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
@twin("tables", "brought")
def test_mixtures_bring_what_python_says(inputs: int) -> None:
    rng = random.Random(3)
    some = [(pairs(rng), [Fraction(rng.randint(0, 12), 12) for _ in range(2)]) for _ in range(inputs)]
    found = ask([["brought", pays, *map(shown, odds)] for pays, odds in some])
    for (pays, (p, q)), told in zip(some, found, strict=True):
        assert told == [shown(one) for one in game(pays).pays((p, 1 - p), (q, 1 - q))]
