"""Nim multiplication in the browser gives what cgkit gives, for numbers of any size, and the steps that it tells add up."""

from __future__ import annotations

import random

from cgkit import nim_inverse, nim_product
from tests.front import ask

INPUTS = 10_000


def test_products_inverses_and_steps() -> None:
    rnd = random.Random(24)
    lengths = [1, 2, 3, 4, 6, 8, 9, 16, 17, 30]
    pairs = [tuple(rnd.getrandbits(rnd.choice(lengths)) for _ in range(2)) for _ in range(INPUTS - 40)]
    pairs += [tuple(rnd.getrandbits(bits) for _ in range(2)) for bits in (40, 64, 100, 133) for _ in range(10)]
    answers = ask([["nimber", str(a), str(b)] for a, b in pairs])
    for (a, b), answer in zip(pairs, answers, strict=True):
        product = nim_product(a, b)
        assert answer == [str(product), str(nim_inverse(a) if a else 0), str(product)], (a, b)
