"""What the front end says of sums, and what it makes of tables to sort, is what cgkit says."""

from __future__ import annotations

import random

import pytest

from cgbook.survey.codes import CODES, LIMIT, survey, written
from cgkit import Position, kayles, lasker, nim
from cgkit.position import add
from tests.front import play_through


def test_a_sum_is_told_in_the_words_of_python_all_through_a_game() -> None:
    rnd = random.Random(62)
    starts: list[Position[object]] = [
        add(nim(rnd.randint(0, 3), rnd.randint(0, 3)), kayles(rnd.randint(0, 6)), lasker(rnd.randint(0, 4)))
        for _ in range(60)
    ]
    met = play_through(starts, rnd)
    assert len(met) > 2 * len(starts)
    assert all(shown == position.rules.show(position.state) for position, shown in met)


def test_the_survey_that_was_written_down_is_what_is_computed() -> None:
    kept = {one["code"]: one for one in written()}
    assert tuple(kept) == CODES
    sample = random.Random(63).sample([code for code in CODES if kept[code]["period"]], 40)
    for one in survey(sample, 2_000):
        if one["period"]:
            assert {**one, "largest": kept[one["code"]]["largest"]} == kept[one["code"]]
    assert sum(one["period"] is None for one in kept.values()) == 193


@pytest.mark.slow
def test_open_codes_of_the_survey_are_open() -> None:
    kept = {one["code"]: one for one in written()}
    sample = random.Random(64).sample([code for code in CODES if not kept[code]["period"]], 6)
    assert all(row == kept[row["code"]] for row in survey(sample, LIMIT))
