"""Ruler: turn a run of coins.

**Lemma.** Of consecutive positive integers, one alone is divisible by the highest power of 2 that divides any of them:
between two odd multiples of 2^k there is a multiple of 2^(k + 1). So the nim-sum, over a run of coins, of the largest
powers of 2 that divide their numbers is not 0.

**Theorem.** Count the coins from 1. A single head x is worth the largest power of 2 that divides x. *Proof.* Call it
b(x). The options of x are worth b(x − 1) ⊕ … ⊕ b(x − k), for k = 0, …, x − 1. None is b(x): else b over the run from x
− k to x would have nim-sum 0. Let b(x) = 2^n. The first 2^n of these sums, k < 2^n, are all different, for two of them
differ by the sum over a run; and each is less than 2^n, for b(x − j) = b(j) < 2^n when 0 < j < 2^n. So they are 0, 1,
…, 2^n − 1, each once.

**Gray code.** The nim-sum b(1) ⊕ … ⊕ b(m) is m ⊕ ⌊m / 2⌋, the m-th word of the reflected Gray code; `winning_theory`
reads that backwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cgkit.games.ruleset import Move
from cgkit.rulesets.coins.coin_turning import CoinRow, Heads

__all__ = ["Ruler", "ruler"]


@dataclass(frozen=True, repr=False)
class Ruler(CoinRow):
    """Ruler: turn any number of coins that lie side by side, the rightmost from heads to tails.

    >>> ruler(6, 8).winning_moves()
    [turn coins 5 to 8: leaves 5, 7, a P-position (nim-sum 1 ⊕ 1 = 0)]

    Parameters
    ----------
    A position is the numbers of the heads, different integers >= 1, counted from the left.

    Raises
    ------
    ValueError : if a number is not an integer >= 1, or is named twice.

    Complexity
    ----------
    The value is linear in the number of heads, and so is the search for winning moves, of which each head leads at most
    one; to write one down takes the length of its run.

    References
    ----------
    Ferguson, Part I, section 5.1; *Winning Ways*, chapter 14.
    """

    def __repr__(self) -> str:
        return "ruler"

    @property
    def title(self) -> str:
        return "Ruler"

    @property
    def rule(self) -> str:
        return (
            "A move turns any number of coins that lie side by side; the rightmost of them must go from heads to tails."
        )

    def turns(self, coin: int) -> Iterator[range]:
        for start in range(coin, 0, -1):
            yield range(start, coin)

    def coin_theory(self, coin: int) -> int:
        return coin & -coin

    def winning_theory(self, position: Heads) -> Iterator[Move[Heads]]:
        total = self.grundy_theory(position) or 0
        for coin in sorted(position):
            before = from_gray(gray(coin) ^ total)
            if before < coin:
                yield self.turn(position, coin, range(before + 1, coin))


def gray(number: int) -> int:
    """Return a word of the reflected Gray code, which is the nim-sum of the powers of two on a ruler's marks 1 to `number`.

    >>> [gray(n) for n in range(8)]
    [0, 1, 3, 2, 6, 7, 5, 4]
    """
    return number ^ number >> 1


def from_gray(word: int) -> int:
    """Return the place of a word in the reflected Gray code.

    >>> [from_gray(gray(n)) for n in range(8)]
    [0, 1, 2, 3, 4, 5, 6, 7]
    """
    number = 0
    while word:
        number ^= word
        word >>= 1
    return number


ruler = Ruler()
