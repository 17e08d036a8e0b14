"""Multiples of quadratic irrationals, rounded down exactly, and Beatty's theorem on them.

**Theorem** (Beatty; Rayleigh). If α > 1 is irrational and 1/α + 1/β = 1, then each integer >= 1 is just one of ⌊α⌋,
⌊2α⌋, … and ⌊β⌋, ⌊2β⌋, ….
*Proof.* Of the multiples of α and of β, ⌊N/α⌋ + ⌊N/β⌋ are below an integer N >= 1, and none
is equal to it. The two quotients are no integers and add up to N, so their floors add up to N - 1. Between N and N +
1 lies therefore just one multiple.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd, isqrt, sqrt

from cgkit.errors import told, whole_number

__all__ = ["Surd", "golden"]

MOST_BITS = 100_000  # an integer square root of twice as many takes some hundredths of a second
SQUARED_OUT = (2, 3, 5, 7, 11, 13)  # their squares are taken out of the root: √8 is written 2√2


@dataclass(frozen=True, repr=False)
class Surd:
    """The irrational number (p + q√d) / r, whose multiples are rounded down exactly.

    >>> golden
    (1 + √5) / 2
    >>> [golden.floor(n) for n in range(10)]
    [0, 1, 3, 4, 6, 8, 9, 11, 12, 14]
    >>> golden.floor(10**30)
    1618033988749894848204586834365

    Parameters
    ----------
    p, q, d, r : integers of at most 100,000 bits, with q and r not 0, and d > 0 not a square.

    Raises
    ------
    ValueError : if one of them is no such integer, the number is rational, or r is 0.
    """

    p: int
    q: int
    d: int
    r: int = 1

    def __post_init__(self) -> None:
        for name in "pqdr":
            number = whole_number(getattr(self, name), "the parts of a surd", least=None, bits=MOST_BITS)
            object.__setattr__(self, name, number)
        if self.d < 0 or isqrt(self.d) ** 2 == self.d or not self.q:
            raise ValueError(
                f"d must be positive and not a square, and q not 0; got d = {told(self.d)}, q = {told(self.q)}"
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
        """Return ⌊n times the number⌋, exactly.

        >>> Surd(0, -1, 2).floor(5)
        -8

        Parameters
        ----------
        n : an integer of at most 100,000 bits.

        Raises
        ------
        ValueError : if n is no such integer.

        Complexity
        ----------
        One integer square root: about a microsecond for n near 10^18.
        """
        n = whole_number(n, "what a surd is multiplied with", least=None, bits=MOST_BITS)
        # ⌊x/r⌋ = ⌊⌊x⌋/r⌋ for an integer r > 0; and ⌊-√k⌋ = -⌊√k⌋ - 1 where k > 0 is not a square.
        factor = self.q * n
        root = isqrt(factor * factor * self.d)
        return (self.p * n + (root if factor >= 0 else -root - 1)) // self.r

    def partner(self) -> Surd:
        """Return β with 1/α + 1/β = 1: for α > 1, the floors of the multiples of α and of β share out the integers >= 1.

        >>> golden.partner(), Surd(0, 1, 2).partner()
        ((3 + √5) / 2, 2 + √2)
        """
        # β = α / (α - 1) = (p + q√d) / (s + q√d) with s = p - r; times s - q√d above and below the line
        s = self.p - self.r
        return Surd(
            self.p * s - self.q**2 * self.d,
            self.q * (s - self.p),
            self.d,
            s * s - self.q**2 * self.d,
        )


golden = Surd(1, 1, 5, 2)
