"""Tests that the front end agrees with cgkit about the codes that a reader can type."""

from __future__ import annotations

import random
from functools import reduce
from operator import xor

import pytest

from cgbook.widgets import explore_code
from cgbook.widgets.octal_explorer import octal_words
from cgbook.widgets.table import table
from cgkit import TakeAndBreak, grundy_sequence, mex
from cgkit.sequences.octal_codes import Breaks, plain_code, read_code
from cgkit.sequences.periods import Period
from tests.cgbook.page.twins import twin
from tests.front import ask, bare, keyed, keys

pytestmark = pytest.mark.thorough


def code(rnd: random.Random) -> str:
    """Return a random valid code of any kind, usually a short one."""
    if rnd.random() < 0.1:
        return "4!." + "".join(rnd.choices("0123", k=rnd.randint(0, 3)))
    digits = "01234567" if rnd.random() < 0.9 else "0123456789abcdef"
    head = rnd.choice(["0", "0", "0", "4"]) if digits[-1] == "7" else rnd.choice("048c")
    return f"{head}." + "".join(rnd.choices(digits, k=rnd.randint(1, 4)))


def settled(rnd: random.Random, tries: int) -> list[str]:
    """Return random codes whose period has a short proof, so that the page finds it quickly."""
    codes = {code(rnd) for _ in range(tries)}
    return sorted(one for one in codes if (breaks := read_code(one)).parts < 3 and breaks.period(1_000))


def shown(found: Period | None) -> tuple[object, ...]:
    return (found.start, found.length, [n for n, _ in found.exceptions]) if found else (None,)


def seen(answer: dict[str, object] | None) -> tuple[object, ...]:
    return (answer["start"], answer["length"], answer["exceptions"]) if answer and answer["length"] else (None,)


@twin(octal="search searched")
def test_values_periods_and_proofs_are_those_of_python() -> None:
    rnd = random.Random(81)
    easy = settled(rnd, 300)
    assert len(easy) > 100
    for one, answer in zip(easy, ask([["octal", one] for one in easy]), strict=True):
        truth = read_code(one).period(1_000)
        assert truth
        assert seen(answer) == shown(truth), one
        assert answer["certificate"] == truth.certificate
        assert (answer["code"], answer["rule"]) == (TakeAndBreak(one).code, TakeAndBreak(one).rule)
        assert answer["values"] == read_code(one).sequence(len(answer["values"])), one


@twin(octal="search")
def test_if_the_page_finds_no_period_python_finds_none_in_as_many_values() -> None:
    codes = ["0.6", "0.165", "4!.0", "4!.3", "8.0", "0.0"]
    answers = dict(zip(codes, ask([["octal", one] for one in codes]), strict=True))
    for one, answer in answers.items():
        breaks = read_code(one)
        most = min(answer["count"], 150 if breaks.parts < 3 else 90)
        assert answer["values"][:most] == breaks.sequence(most), one
        assert answer["rule"] == TakeAndBreak(one).rule
        if answer["length"] or breaks.parts < 3:
            assert seen(answer) == shown(breaks.period(14_000 if answer["length"] else answer["count"])), one
    assert answers["0.165"]["length"] == 1550
    assert answers["0.6"]["count"] > 10_000
    assert [one for one, answer in answers.items() if not answer["length"]] == ["0.6", "4!.0", "4!.3", "8.0"]


@twin(octal="taking")
def test_periods_of_sets_are_those_of_python(inputs: int) -> None:
    rnd = random.Random(8)
    sets = [sorted(rnd.sample(range(1, 12), rnd.randint(1, 4))) for _ in range(inputs)]
    found = dict(zip(map(tuple, sets), ask([["taking", numbers] for numbers in sets]), strict=True))
    for numbers, answer in found.items():
        game = Breaks.taking(numbers)
        truth = game.period()
        assert truth
        assert seen(answer) == shown(truth), numbers
        assert answer["certificate"] == truth.certificate
        assert answer["values"] == game.sequence(len(answer["values"]))


CODES = [
    "4",
    "0.[3]",
    "4!.0",
    "4!",
    "",
    ".",
    "!",
    "0",
    ".77",
    "0.770",
    "C.8",
    "0.333…",
    "4.[3]",
    "1.3",
    "4!.7",
    "0.9!",
    "x",
]


@twin(octal="readCode")
def test_a_code_is_read_or_refused_as_python_does(inputs: int) -> None:
    rnd = random.Random(83)
    texts = CODES + ["".join(rnd.choices("0134578cx.![", k=rnd.randint(1, 5))) for _ in range(inputs)]
    refused = set()
    for text, answer in zip(texts, ask([["read", text] for text in texts]), strict=True):
        if "refused" in answer:
            refused.add(answer["refused"])
            with pytest.raises(ValueError, match=r"."):
                plain_code(text)
            continue
        breaks = read_code(text)
        assert answer["code"] == plain_code(text), text
        assert answer["groups"] == [list(group) for group in (breaks.none, breaks.one, breaks.two, breaks.three)]
        assert (answer["differ"], answer["most"], answer["parts"]) == (breaks.unequal, breaks.most, breaks.parts)
    assert refused == {"endless", "shape", "head", "differ"}
    assert ask([["octal", "0." + "0" * 61]]) == [{"refused": "long"}]


@twin(octal="options reached")
def test_the_options_of_a_heap_and_why_it_has_its_value() -> None:
    rnd = random.Random(84)
    asked = [(one, rnd.randint(0, 14)) for one in [*settled(rnd, 150), "4!.3", "8.0"]]
    for (one, size), answer in zip(asked, keyed([["octalOptions", *one] for one in asked]), strict=True):
        game, values = TakeAndBreak(one), grundy_sequence(TakeAndBreak(one), 15)
        moves = [tuple(part for part in parts if part) for _, parts in game.heap(size)]
        assert [tuple(option["parts"]) for option in answer["options"]] == moves
        worth = {reduce(xor, (values[part] for part in parts), 0) for parts in moves}
        assert [move["value"] for move in answer["moves"]] == sorted(worth)
        assert answer["missing"] == mex(worth) == values[size]
        for move in answer["moves"]:
            assert reduce(xor, (values[part] for part in move["parts"]), 0) == move["value"]
        said = keys(answer["said"])
        assert (said[-1] == "octal.why" or said[0] == "octal.why") == bool(moves)
        told = bare(answer["said"]).count("(")
        assert told == sum(value < mex(worth) for value in sorted(worth)[:5]), "no move to a larger value must be named"


@twin(octal="rowsOf")
def test_the_table_of_a_board_is_the_one_that_python_makes() -> None:
    rnd = random.Random(85)
    codes = [*settled(rnd, 120), "4!.3", "8.0"]
    starts = [[12], [9], [7, 5], [10, 4], [8, 6, 3]]
    for one, answer in zip(codes, ask([["octalTable", one, starts] for one in codes]), strict=True):
        truth = table(TakeAndBreak(one), *map(tuple, starts))
        assert {key: truth[key] for key in ("rows", "acts", "start")} == answer, one
        assert truth["games"][0]["words"] == octal_words()["words"]
        assert "why" not in truth
        assert (truth["judge"], truth["touch"], truth["last"]) == ("xor", 1, "wins")


def test_an_explorer_refuses_an_invalid_code_and_shortens_a_valid_one() -> None:
    explorer = explore_code("0.6")
    with pytest.raises(ValueError, match=r"0\.\[3\]"):
        explorer.code = "0.[3]"
    assert explorer.code == "0.6"
    explorer.code = ".770"
    assert explorer.code == "0.77"
    assert "12" in explorer._static()["image/svg+xml"]
