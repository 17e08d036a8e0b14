"""Joins, selective compounds and Euclid's game are played by the front end as cgkit plays them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cgbook.widgets import side_by_side
from cgbook.widgets.base import RefusedError
from cgbook.widgets.table import table
from cgkit import Bash, Position, Subtraction, euclid, join, kayles, selective
from cgkit.position import add
from tests.front import ask, play_through

S = Subtraction({1, 3, 4})


def test_games_together_are_told_in_the_words_of_python_all_through() -> None:
    rnd = random.Random(10)
    starts: list[Position[Any]] = []
    for _ in range(40):
        a, b = rnd.randint(1, 9), rnd.randint(1, 9)
        starts += [join(S(a), S(b)), selective(S(a), S(b)), S(a) + S(b), join(S(a), Bash(2)(b))]
        pairs = [(rnd.randint(1, 13), rnd.randint(1, 13)) for _ in range(2)]
        starts += [
            join(*(euclid(*pair) for pair in pairs)),
            euclid(*pairs[0]),
            add(euclid(*pairs[0]), euclid(*pairs[1])),
        ]
    assert len(play_through(starts, rnd)) > 2 * len(starts)


def test_a_lost_join_says_how_long_its_longest_part_lasts() -> None:
    start = join(S(8), S(7))
    made = table(start.rules, start.state)
    moves = ["take 3 in part 1 and take 1 in part 2", "take 1 in part 1 and take 3 in part 2"]
    (told,) = ask([["script", made, made["start"][0], {}, moves]])
    assert told["over"][-1] == [False, False]


def test_three_ways_have_the_tables_of_three_games() -> None:
    made = side_by_side([S(4), S(7)], [S(4), S(6)], title="Two")
    assert [one["judge"] for one in made.tables] == ["xor", "step", "state"]
    for one, whole in zip(made.tables, (add, join, selective), strict=True):
        assert one == table(whole(S(4), S(7)).rules, ((4,), (7,)), ((4,), (6,)))
    made.start = 1
    with pytest.raises(RefusedError, match="starts are counted from 0 to 1"):
        made.start = 2
    assert "<svg" in made._static()["image/svg+xml"]


def test_what_three_ways_refuse() -> None:
    with pytest.raises(TypeError):
        side_by_side([4, 5])  # type: ignore[list-item]
    assert repr(side_by_side([S(3), kayles(4)])) == "SideBySide('Take 1, 3 or 4, and Kayles')"
