"""Multiples of quadratic irrationals, rounded down exactly, and the cold pairs of Wythoff's game, found with Beatty's theorem.

**Theorem** (Beatty; Rayleigh). If α > 1 is irrational and 1/α + 1/β = 1, then each integer >= 1 occurs exactly once among ⌊α⌋, ⌊2α⌋,
… and ⌊β⌋, ⌊2β⌋, ….

**Theorem** (Wythoff for t = 1; Fraenkel). The cold pairs are (⌊nα⌋, ⌊nα⌋ + tn) for n >= 0, where α = (2 - t + √(t² + 4)) / 2.

Chapter 5 of the book proves both.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import gcd, isqrt, sqrt

from cgkit.checks import check_int, check_single, short_repr

MOST_BITS = 100_000  # maximum size in bits; a square root of twice this size takes a few hundredths of a second
SQUARED_OUT = (2, 3, 5, 7, 11, 13)  # squares of these primes move outside the root, so that √8 prints as 2√2


@dataclass(frozen=True, repr=False)
class Surd:
    """The irrational number (p + q√d) / r, whose multiples can be rounded down exactly.

    >>> golden
    (1 + √5) / 2
    >>> [golden.floor(n) for n in range(10)]
    [0, 1, 3, 4, 6, 8, 9, 11, 12, 14]
    >>> golden.floor(10**30)
    1618033988749894848204586834365

    Parameters
    ----------
    p, q, d, r : integers of at most 100,000 bits, where q and r aren't 0, and d > 0 isn't a square.
    """

    p: int
    q: int
    d: int
    r: int = 1

    def __post_init__(self) -> None:
        for name in "pqdr":
            number = check_int(getattr(self, name), "the parts of a surd", least=None, bits=MOST_BITS)
            object.__setattr__(self, name, number)
        if self.d < 0 or isqrt(self.d) ** 2 == self.d or not self.q:
            raise ValueError(
                f"d must be positive and not a square, and q not 0; got d = {short_repr(self.d)}, q = {short_repr(self.q)}"
            )
        if not self.r:
            raise ValueError("the denominator must not be 0")
        for factor in SQUARED_OUT:
            while self.d % factor**2 == 0:
                object.__setattr__(self, "d", self.d // factor**2)
                object.__setattr__(self, "q", self.q * factor)
        common = gcd(self.p, self.q, self.r) * (1 if self.r > 0 else -1)
        for name in "pqr":
            object.__setattr__(self, name, getattr(self, name) // common)

    def __repr__(self) -> str:
        sign = "-" if self.q < 0 else "+" if self.p else ""
        times = abs(self.q) if abs(self.q) > 1 else ""
        top = f"{self.p} {sign} {times}√{self.d}" if self.p else f"{sign}{times}√{self.d}"
        if self.r == 1:
            return top
        return f"({top}) / {self.r}" if self.p else f"{top} / {self.r}"

    def __float__(self) -> float:
        return (self.p + self.q * sqrt(self.d)) / self.r

    def floor(self, n: int = 1) -> int:
        """Return n times the number, rounded down exactly.

        >>> Surd(0, -1, 2).floor(5)
        -8

        Complexity
        ----------
        One integer square root, which takes about a microsecond for n near 10^18.
        """
        n = check_int(n, "what a surd is multiplied by", least=None, bits=MOST_BITS)
        # ⌊x/r⌋ = ⌊⌊x⌋/r⌋ for an integer r > 0, and ⌊-√k⌋ = -⌊√k⌋ - 1 if k > 0 is not a square.
        factor = self.q * n
        root = isqrt(factor * factor * self.d)
        return (self.p * n + (root if factor >= 0 else -root - 1)) // self.r

    def partner(self) -> Surd:
        """Return the β with 1/α + 1/β = 1 for this α; if α > 1, each integer >= 1 is the floor of a multiple of exactly one of the two.

        >>> golden.partner(), Surd(0, 1, 2).partner()
        ((3 + √5) / 2, 2 + √2)
        """
        # β = α / (α - 1) = (p + q√d) / (s + q√d) with s = p - r; multiply numerator and denominator by s - q√d
        s = self.p - self.r
        return Surd(
            self.p * s - self.q**2 * self.d,
            self.q * (s - self.p),
            self.d,
            s * s - self.q**2 * self.d,
        )


golden = Surd(1, 1, 5, 2)


WORD = 64  # size in bits; one product gives the exact cold pair of any index below this size


@lru_cache(maxsize=64)
def _scaled(t: int) -> int:
    """Return ⌊α·2^192⌋."""
    return ((2 - t << 3 * WORD) + isqrt(t * t + 4 << 6 * WORD)) // 2


GOLDEN = _scaled(1)


def _small(n: int, t: int) -> int:
    """Return ⌊nα⌋; n(2 - t) is an integer, so we can round the root down first, in exact integer arithmetic.

    For small n, one product with a scaled α gives the same floor. To see why, let m be an integer within 1 of nα, and let α′ be the other
    root of α² = (2 - t)α + t, so that α - α′ = √(t² + 4). Then (m - nα)(m - nα′) is an integer, and it isn't 0 for n >= 1. Therefore nα is
    at least 1/(1 + n√(t² + 4)) away from any integer. For n < 2^64 and t < 2^60 this distance is more than n/2^192, and the product falls
    short of nα by at most that much.
    """
    if n >> WORD or t >> WORD - 4:
        return (n * (2 - t) + isqrt(n * n * (t * t + 4))) // 2
    return n * _scaled(t) >> 3 * WORD


def _checked(t: int) -> int:
    return check_int(t, "the t of t-Wythoff", least=1, bits=MOST_BITS)


def cold_pair(n: int, t: int = 1) -> tuple[int, int]:
    """Return the n-th cold pair (a, b) of t-Wythoff, with b - a = tn.

    >>> [cold_pair(n) for n in range(6)]
    [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13)]
    >>> cold_pair(10**18)
    (1618033988749894848, 2618033988749894848)

    Both n and t can have up to 100,000 bits, and t = 1 is Wythoff's game.

    References
    ----------
    Wythoff, "A modification of the game of Nim" (1907); Fraenkel, "How to beat your Wythoff games' opponent on three fronts" (1982).
    """
    n, t = check_single(n, "indices of cold pairs", bits=MOST_BITS), _checked(t)
    small = _small(n, t)
    return small, small + t * n


def cold_partner(size: int, t: int = 1) -> int:
    """Return the only number that forms a cold pair with the given number.

    >>> cold_partner(10), cold_partner(6), cold_partner(0)
    (6, 10, 0)
    >>> cold_partner(10**18)
    618033988749894848

    The size and t can have up to 100,000 bits, as in `cold_pair`."""
    size, t = check_single(size, "heap sizes", bits=MOST_BITS), _checked(t)
    # size = ⌊nα⌋ exactly when size/α <= n < (size + 1)/α; and 1/α = (α - 2 + t)/t, because α² = (2 - t)α + t.
    n = (_small(size + 1, t) + (t - 2) * (size + 1)) // t
    if _small(n, t) == size:
        return size + t * n
    # Otherwise size = ⌊mβ⌋ with m = ⌊(size + 1)/β⌋. Since 1/β = 1 - 1/α, m = size - n.
    return size - t * (size - n)


def is_cold(a: int, b: int, t: int = 1) -> bool:
    """Return whether two heaps are a cold position (a P-position) of t-Wythoff; the answer is exact for any size.

    >>> is_cold(4, 7), is_cold(7, 4), is_cold(4, 6)
    (True, True, False)
    >>> is_cold(10**18, 618033988749894848), is_cold(10**18, 618033988749894849)
    (True, False)

    All three numbers can have up to 100,000 bits, as in `cold_pair`.

    Complexity
    ----------
    For heaps below 2^64, one product, which takes a few tenths of a microsecond. For larger heaps, an integer square root.
    """
    plain = type(a) is type(b) is type(t) is int and a >= 0 <= b and t > 0 and (a | b | t) >> WORD == 0
    if plain and t == 1:  # the most common case
        return a == (b - a) * GOLDEN >> 3 * WORD if a < b else b == (a - b) * GOLDEN >> 3 * WORD
    if not plain:
        t = _checked(t)
        a, b = (check_single(size, "heap sizes", bits=MOST_BITS) for size in (a, b))
    n, rest = divmod(b - a if a < b else a - b, t)
    return not rest and (a if a < b else b) == _small(n, t)
