"""Tests of lotteries: impossible prizes are left out, and a mixture's utility is the mixture of the utilities."""

from __future__ import annotations

import random
from fractions import Fraction

from cgbook.examples import Lottery, expected_utility, mixed

F = Fraction


def test_a_prize_that_cannot_be_won_is_left_out() -> None:
    assert Lottery({"car": 0, "goat": 1}) == Lottery({"goat": 1})
    assert dict(Lottery({"car": 0, "goat": 1}).odds) == {"goat": 1}


def test_the_utility_of_a_mixture_is_the_mixture_of_utilities() -> None:
    rng = random.Random(1)
    prizes = "abcd"

    def drawn() -> Lottery:
        weights = [rng.randint(0, 3) for _ in prizes]
        weights[0] += 1
        return Lottery({prize: F(one, sum(weights)) for prize, one in zip(prizes, weights, strict=True)})

    for _ in range(200):
        one, other, p = drawn(), drawn(), F(rng.randint(0, 5), 5)
        u: dict[str | int, Fraction] = {prize: F(rng.randint(-5, 5), 2) for prize in prizes}
        both = mixed(p, one, other)
        assert sum(both.odds.values()) == 1
        assert expected_utility(both, u) == p * expected_utility(one, u) + (1 - p) * expected_utility(other, u)
        assert mixed(p, one, other) == mixed(1 - p, other, one)
        assert hash(mixed(p, one, other)) == hash(mixed(1 - p, other, one))
