"""Tests that the front end agrees with cgkit about random numbers of the kinds that a reader can type."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cgbook.teaching.answers import KINDS
from cgbook.widgets import misere_rows
from cgbook.widgets.coin_codes import COINS, code_of, coin_rules, single_heads
from cgkit import Heaps, dawson_kayles, grundys_game, kayles, mex, misere_quotient, nim, nim_sum, sj_outcome
from cgkit.rulesets.coins.custom import PATTERNS, TurnCoins
from tests.cgbook.page.test_twins import heat_place
from tests.cgbook.page.twins import twin
from tests.front import ask

pytestmark = pytest.mark.thorough


def test_answers_are_read_as_the_grader_reads_them(inputs: int) -> None:
    rnd = random.Random(6)
    requests, expected = [], []
    for _ in range(inputs):
        numbers = [
            rnd.randint(-(10**20), 10**20) if rnd.random() < 0.1 else rnd.randint(-5, 30)
            for _ in range(rnd.randint(1, 5))
        ]
        kind = rnd.choice(("number", "list", "set"))
        written = rnd.choice((", ", " ", ",", " ; ")).join(map(str, numbers[:1] if kind == "number" else numbers))
        requests.append(["readAnswer", kind, rnd.choice(("{}", "{{{}}}", " ({}) ")).format(written)])
        expected.append(KINDS[kind].text(numbers[0] if kind == "number" else numbers))
    assert ask(requests) == expected
    unread = ("", "two", "1 2", "1.5", "9" * 99, "2x", "1e3", "1/2", "x3")
    assert ask([["readAnswer", "number", text] for text in unread]) == [None] * len(unread)


@twin(coins="worth")
def test_the_page_finds_the_value_of_a_row_of_coins_as_python_does() -> None:
    rnd, patterns = random.Random(3), list(PATTERNS)
    shown = coin_rules().map
    asked = [
        (rnd.randrange(1, 32), rnd.randrange(4), sorted(rnd.sample(range(COINS), rnd.randrange(6))))
        for _ in range(10_000)
    ]
    (answers,) = ask([["worths", shown, [{"counts": a, "pattern": b, "heads": c} for a, b, c in asked]]])
    for (counts, where, heads), answer in zip(asked, answers, strict=True):
        assert answer["values"] == single_heads(counts, patterns[where])
        assert answer["total"] == nim_sum(*(answer["values"][head] for head in heads))
    for counts, where, heads in asked[:40]:  # the solver agrees too, with its own search of the single heads
        rules = TurnCoins(code_of(counts), patterns[where], first=0)
        few = [head for head in heads if head < 10]
        assert rules(*few).value() == nim_sum(*(single_heads(counts, patterns[where])[head] for head in few))


@twin(coins="turns reachedBy")
def test_the_coins_that_a_head_can_be_turned_with_and_the_values_that_are_left() -> None:
    rnd = random.Random(21)
    shown, patterns = coin_rules([1]).map, list(PATTERNS)
    asked = [({"counts": rnd.randrange(1, 32), "pattern": rnd.randrange(4)}, rnd.randrange(11)) for _ in range(300)]
    answers = ask([["turned", shown, *one] for one in asked])
    for (rule, coin), (turns, reached) in zip(asked, answers, strict=True):
        game = TurnCoins(code_of(rule["counts"]), patterns[rule["pattern"]], first=0)
        assert sorted(map(tuple, turns)) == sorted(game.turns(coin))
        values = single_heads(rule["counts"], patterns[rule["pattern"]])
        worth = {nim_sum(*(values[one] for one in others)) for others in game.turns(coin)}
        assert [value for value, _ in reached] == sorted(worth)
        assert all(nim_sum(*(values[one] for one in others)) == value for value, others in reached)
        assert mex(worth) == values[coin]


@twin(heat="against")
def test_a_number_is_forbidden_by_a_rectangle_or_by_a_number_on_the_lines(inputs: int) -> None:
    rnd = random.Random(16)
    maps, asked = [], []
    for one, x, y in (heat_place(rnd) for _ in range(inputs)):
        maps.append(one)
        asked.append((x, y, rnd.randint(0, 15)))
    seen, against = (
        ask([[name, one, *place[:n]] for one, place in zip(maps, asked, strict=True)])
        for name, n in (("heat", 2), ("heatWhy", 3))
    )
    for one, (x, y, number), place, found in zip(maps, asked, seen, against, strict=True):
        values = [one["values"][j][i] for i, j in found]
        assert bool(found) == (number in place["numbers"])
        if one["corners"]:
            assert not found or (
                found[0][0] < x and found[0][1] < y and found[1:] == [[x, found[0][1]], [found[0][0], y]]
            )
            assert not found or nim_sum(*values) == number
        else:
            assert found == [at for at in place["seen"] if one["values"][at[1]][at[0]] == number]


def test_a_column_of_numbers_and_words_is_sorted_as_text() -> None:
    rows = [["x"], [12], [1], ["0"]]
    answers = ask([["arranged", rows, {"column": 0, "down": down, "wanted": ""}] for down in (False, True)])
    assert answers == [[["0"], [1], [12], ["x"]], [["x"], [12], [1], ["0"]]]


@twin(sorting="arranged")
def test_rows_are_sorted_as_python_sorts_them(inputs: int) -> None:
    rnd = random.Random(15)
    asked: list[tuple[list[list[Any]], dict[str, Any]]] = []
    for _ in range(inputs):
        rows = [
            [rnd.choice("abcdefgh") + rnd.choice("xyz"), rnd.choice((None, *range(20)))]
            for _ in range(rnd.randrange(7))
        ]
        how: dict[str, Any] = {
            "column": rnd.randrange(-1, 2),
            "down": rnd.random() < 0.5,
            "wanted": rnd.choice(("", "", "A", "1", " x ")),
            "alike": rnd.randrange(-1, 2),
        }
        asked.append((rows, how))
    for (rows, how), answer in zip(asked, ask([["arranged", *one] for one in asked]), strict=True):
        wanted, column = how["wanted"].strip().lower(), how["column"]
        found = [row for row in rows if any(wanted in str(cell).lower() for cell in row if cell is not None)]
        if (alike := how["alike"]) >= 0:
            found = [row for i, row in enumerate(found) if row[alike] not in [one[alike] for one in found[:i]]]
        if column >= 0:
            known = sorted((row for row in found if row[column] is not None), key=lambda row: row[column])
            # sorting is stable, so equal rows keep their order
            equal = sorted(known, key=lambda row: row[column], reverse=True)
            found = [*(equal if how["down"] else known), *(row for row in found if row[column] is None)]
        assert answer == found, how


MISERE: list[tuple[Heaps, int]] = [(nim, 4), (kayles, 5), (kayles, 9), (grundys_game, 13), (dawson_kayles, 10)]


@twin(misere="classOf sjSays winsIn")
def test_classes_sj_rule_and_winning_moves_are_those_of_python(inputs: int) -> None:
    rnd = random.Random(10)
    for game, largest in MISERE:
        quotient = misere_quotient(game, largest)
        sent = misere_rows(quotient).quotient
        sums = [sorted(rnd.choices(range(1, largest + 1), k=rnd.randint(0, 8))) for _ in range(inputs // len(MISERE))]
        for heaps, (found, says, wins) in zip(sums, ask([["misereSum", sent, one] for one in sums]), strict=True):
            assert found == quotient.of(heaps)
            assert says == sj_outcome(*(sent["values"][heap] for heap in heaps))
            assert wins == [
                [i, left]
                for i, heap in enumerate(heaps)
                if heap not in heaps[:i]
                for left in sent["left"][heap]
                if quotient.outcome(*heaps[:i], *heaps[i + 1 :], *left) == "P"
            ]
