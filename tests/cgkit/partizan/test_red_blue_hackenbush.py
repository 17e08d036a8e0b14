"""Tests of stalks, whose values are compared with a search of sums."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from cgkit.partizan import RedBlueHackenbush, outcome_class, red_blue, stalk_of, stalk_value
from tests import oracle

STALKS = ["".join(stalk) for size in range(1, 9) for stalk in product("BR", repeat=size)]
SWAP = str.maketrans("BR", "RB")


def halving(number: Fraction) -> tuple[str, ...]:
    """Return stalks whose sum is a number, by the definition of halves: BR + BR is 1, BRR + BRR is BR, and so on."""
    whole, size = abs(number).__floor__(), 1
    stalks = ["B"] * whole
    rest = abs(number) - whole
    while rest:
        size, rest = size + 1, rest * 2
        stalks += ["B" + "R" * (size - 1)] * int(rest >= 1)
        rest -= int(rest >= 1)
    return tuple(stalk if number > 0 else stalk.translate(SWAP) for stalk in stalks)


def outcomes(gardens: list[tuple[str, ...]]) -> list[str]:
    """Return who wins each garden, by the rules alone: a stalk is a word, and a cut leaves the edges below."""

    def options(position: tuple[str, tuple[str, ...]]) -> list[tuple[str, tuple[str, ...]]]:
        mine, here = position
        cuts = [(i, at) for i, stalk in enumerate(here) for at, edge in enumerate(stalk) if edge == mine]
        left = [(*here[:i], here[i][:at], *here[i + 1 :]) for i, at in cuts]
        return [("RB"["BR".index(mine)], tuple(sorted(filter(None, after)))) for after in left]

    found = oracle.results(oracle.Game(options), [(colour, garden) for garden in gardens for colour in "BR"])
    names = {(1, -1): "L", (-1, 1): "R", (1, 1): "N", (-1, -1): "P"}
    return [names[found["B", garden], found["R", garden]] for garden in gardens]


@pytest.mark.parametrize("size", range(1, 6))
def test_two_halves_are_a_whole(size: int) -> None:
    half, whole = "B" + "R" * size, ("B" + "R" * (size - 1)).translate(SWAP)
    assert outcomes([(half, half, whole)]) == ["P"]


@pytest.mark.thorough
def test_the_value_of_a_stalk_agrees_with_a_search_of_sums() -> None:
    """The second player wins G - v for all 510 stalks G of at most 8 edges, where v is the value of G."""
    assert set(outcomes([(stalk, *halving(-stalk_value(stalk))) for stalk in STALKS])) == {"P"}


def winner(*stalks: str) -> str:
    total = sum(map(stalk_value, stalks))
    return "L" if total > 0 else "R" if total < 0 else "P"


@pytest.mark.thorough
def test_adding_stalks_decides_who_wins() -> None:
    few = [stalk for stalk in STALKS if len(stalk) < 4]
    gardens = [*product(few, repeat=3)]
    assert outcomes(gardens) == [winner(*garden) for garden in gardens]
    for stalks in product(few, few):
        assert outcome_class(red_blue(*stalks)) == winner(*stalks)


def test_each_number_is_the_value_of_exactly_one_stalk() -> None:
    assert [stalk_of(stalk_value(stalk)) for stalk in STALKS] == STALKS
    assert len({*map(stalk_value, STALKS)}) == len(STALKS)
    assert stalk_of(0) == ""


def test_stalks_equal_the_picture_with_the_same_edges() -> None:
    assert red_blue("BR", "R") == RedBlueHackenbush([(0, 1), (1, 2), (0, 3)], "BRR")()
    assert red_blue("BR", "red").state[0] == 1
    assert red_blue().is_over
    assert red_blue("").is_over
