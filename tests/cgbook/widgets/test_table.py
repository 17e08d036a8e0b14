"""Tests of game tables: their judges, words, order and size."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cgbook.widgets.base import FORMAT
from cgbook.widgets.replay import replay
from cgbook.widgets.table import table
from cgkit import Bash, Position, Subtraction, join, misere, selective
from tests.odd_rulesets import Coins, Graph, GraphWithDraws, Skittles, TwoHeaps

S = Subtraction({1, 3, 4})


@pytest.mark.parametrize(
    ("position", "judge", "last"),
    [
        (S(9), "xor", "wins"), (S(9) + Bash(2)(4), "xor", "wins"), (TwoHeaps()(2, 2) + Bash(2)(4), "xor", "wins"),
        (Coins()(1, 3), "xor", "wins"), (misere(S(9)), "score", "loses"), (misere(S(9, 0)), "score", "loses"),
        (misere(S(5, 4)), "state", "loses"), (misere(Skittles()(5)), "state", "loses"), (misere(S(5) + S(4)), "state", "loses"),
        (TwoHeaps()(2, 2), "state", "wins"), (selective(S(5), S(4)), "state", "wins"), (join(S(5), S(4)), "step", "wins"),
        (misere(join(S(5), S(4))), "state", "loses"), (Graph(((1,), (0, 2), ()))(0), "score", "scored"),
        (GraphWithDraws(((1, 2), (), ()), frozenset({2}))(0), "score", "scored"),
    ],
    ids=repr,
)  # fmt: skip
def test_judges(position: Position[Any], judge: str, last: str) -> None:
    made = table(position.rules, position.state)
    assert (made["v"], made["judge"], made["last"]) == (FORMAT, judge, last)
    assert ("states" in made) == (judge == "state")
    assert json.loads(json.dumps(made)) == made


def test_rows_are_in_the_order_in_which_they_are_found() -> None:
    made = table(S, (6,), (9,))
    assert [row[1] for row in made["rows"]] == [[6], [9], [5], [3], [2], [8], [4], [1], [7]][: len(made["rows"])]
    assert made["start"] == [[[0]], [[1]]]
    assert made == table(S, (6,), (9,))


def test_an_empty_heap_keeps_its_place() -> None:
    assert table(S, (5, 0, 7))["start"] == [[[0, -1, 1]]]
    assert replay(S(5, 0, 7), [[[0, 2, 1]], [[0, 0, 0]]]) == S(4, 0, 4)


def test_theorems_give_reasons() -> None:
    made = table(Bash(4), (11,))
    assert made["why"] == {
        str(i): f"{n} = 5 × {n // 5}" for i, (_, [n], value, _) in enumerate(made["rows"]) if value == 0
    }
    made = table(misere(Bash(4)), (11,))
    assert {made["rows"][int(row)][1][0]: said for row, said in made["why"].items()} == {
        11: "11 = 5 × 2 + 1",
        6: "6 = 5 × 1 + 1",
        1: "1 = 5 × 0 + 1",
    }
    assert "why" not in table(S, (11,))


def test_a_table_names_the_look_of_each_game() -> None:
    made = table((S(3) + Coins()(2)).rules, ((3,), frozenset({2})))
    assert [(game["name"], game["merge"], game["skin"]) for game in made["games"]] == [
        ("Subtraction({1, 3, 4})", "list", "heap"),
        ("Coins()", "set", "generic"),
    ]
    assert made["games"][0]["words"]["take@"] == "take {0} from heap {at}"


def test_a_table_has_5000_rows_at_most() -> None:
    assert len(table(S, (5000,))["rows"]) == 5000
