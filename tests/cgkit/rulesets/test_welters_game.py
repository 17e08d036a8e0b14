"""Tests of Welter's game: the mating rule gives the value, and four coins play like Nim."""

import random
from itertools import combinations

from cgkit import nim_sum, welter


def test_the_mating_rule_gives_the_value() -> None:
    """The rule is tested on 600 positions of up to 11 coins, with squares up to 10^9."""
    drawn = random.Random(13)
    for most in (12, 100, 10**9) * 200:
        coins = drawn.sample(range(most), drawn.randrange(12))
        mates = welter.mates(tuple(coins))
        assert welter(coins).value() == nim_sum(*((p[0] ^ p[1]) - 1 if len(p) == 2 else p[0] for p in mates))


def test_four_coins_play_like_nim() -> None:
    assert all((welter(c).outcome() == "P") == (nim_sum(*c) == 0) for c in combinations(range(12), 4))
