"""The ring in numbers: halving finds a link whose cut leaves the nim-sum, and each row is as the proof says."""

from __future__ import annotations

import random
import re

import pytest

from cgbook.pictures.rings import halving
from cgkit import nim_sum


def left_by(numbers: list[int], link: int) -> int:
    """What is left when a link is cut, the links being numbered from 0."""

    def arm(pieces: list[int]) -> int:
        total = 0
        for number in pieces:
            total = (total ^ number) + 1
        return total

    return numbers[0] ^ arm(numbers[link:0:-1]) ^ arm(numbers[link + 1 :])


def test_the_last_row_has_the_right_link() -> None:
    rnd = random.Random(4)
    for _ in range(1_000):
        numbers = [rnd.randrange(4) for _ in range(rnd.choice((1, 3, 5, 7, 9)))]
        *_, last = halving(numbers).steps()
        assert left_by(numbers, last.links[0] - 1) == nim_sum(*numbers), numbers


def test_each_link_is_in_both_halves_and_its_counts_are_those_of_the_film() -> None:
    drawn = halving([0, 1, 0, 2, 0])
    assert [step.counts for step in drawn.steps()] == [(0, 2, 3, 6, 7), (0, 1, 3), (0,)]
    html = drawn._repr_mimebundle_()["text/html"]
    assert [len(re.findall(rf"cg-link-{link}\b", html)) for link in range(1, 6)] == [4, 3, 2, 3, 2]


def test_an_even_ring_is_refused() -> None:
    with pytest.raises(ValueError, match="an odd number of links, at most 9, got 2"):
        halving([0, 1])
