"""What the front end makes of sums, and of tables to sort, is what cgkit makes of them."""

from __future__ import annotations

import random

import pytest

from cgbook.survey.codes import CODES, LIMIT, survey, written
from cgbook.widgets.sum_builder import build_sum
from cgkit import Position, dawson_kayles, grundys_game, kayles, lasker, nim, nim_sum
from cgkit.position import add
from cgkit.solving.values import grundy
from tests.front import ask, play_through

GAMES = [nim, kayles, lasker, dawson_kayles, grundys_game]


def sums(rnd: random.Random) -> list[tuple[int, int]]:
    return [(rnd.randrange(len(GAMES)), rnd.randint(0, 9)) for _ in range(rnd.randint(1, 4))]


def test_the_builder_adds_values_as_cgkit_does(inputs: int) -> None:
    rnd = random.Random(61)
    made = build_sum([nim(1)], *(game(9) for game in GAMES))
    values = [[grundy(game, (n,)) for n in range(10)] for game in GAMES]
    asked = [sums(rnd) for _ in range(inputs)]
    answers = ask([["tallies", made.table, asked]])[0]
    for parts, answer in zip(asked, answers, strict=True):
        worth = [values[game][size] for game, size in parts]
        assert answer["worth"] == worth
        assert answer["total"] == nim_sum(*worth)
        assert bool(answer["wins"]) == bool(answer["total"])
    for parts, answer in list(zip(asked, answers, strict=True))[:150]:
        if len(parts) > 1:
            whole = add(*(GAMES[game](size) for game, size in parts))
            assert sorted(answer["wins"]) == sorted(win.text for win in whole.winning_moves())


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
