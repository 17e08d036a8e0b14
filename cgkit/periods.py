"""Sequences of values that repeat: where from, how long, and whether that is proved or only observed.

**Theorem** (Guy and Smith). Let a move take at most t chips from a heap and leave at most r heaps of the rest, whatever
else the rules say of the number taken. If g(n + p) = g(n) for n0 <= n < r·n0 + (r - 1)·p + t, with n0 >= 1 and p >= 1, then
g(n + p) = g(n) for all n >= n0. So a period is proved once r·(n0 + p) + t values are known.

*Proof*, by induction on n >= r·n0 + (r - 1)·p + t. A move from n + p leaves at most r heaps of n + p - t chips or more in
all, so the largest has at least n0 + p; with p chips less it is what a move from n leaves, and by induction it keeps its
value. A move from n leaves a heap of at least n0 in the same way, and p chips more turn it into a move from n + p. So both
have the same options' values, and the same mex. (A heap of n0 >= 1 is not empty, so the number of heaps stays the same.)

For r = 1, a subtraction game, that is a window of t values; for r = 2, an octal code, values up to 2·n0 + 2·p + t - 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from cgkit.errors import whole_number

__all__ = ["Period", "certify", "observe"]


@dataclass(frozen=True, repr=False)
class Period:
    """Values that repeat: value(n + length) = value(n) + saltus for all n >= start.

    >>> certify([0, 1, 0, 1, 2, 3, 2] * 3, most=4)
    period 7 from 0, proved by 21 values
    >>> observe([0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11, 13, 14, 16, 15])
    period 4 from 1, saltus 4, observed on 17 values

    Parameters
    ----------
    start : the pre-period, the least n from which values repeat.
    length : the least period.
    prefix : the values from 0 on, at least `start + length` of them.
    saltus : what each period adds.
    proved : whether a theorem proves it; else it is what was observed on the prefix.
    """

    start: int
    length: int
    prefix: Sequence[int] = field(compare=False)
    saltus: int = 0
    proved: bool = False

    def __repr__(self) -> str:
        saltus = f", saltus {self.saltus}" if self.saltus else ""
        how = "proved by" if self.proved else "observed on"
        return f"period {self.length:,} from {self.start:,}{saltus}, {how} {len(self.prefix):,} values"

    def value(self, n: int) -> int:
        """Return the value at n; where the period is only observed, it may be wrong beyond the prefix.

        >>> certify([0, 1, 2] * 4, most=2).value(10**18)
        1
        """
        if n < self.start + self.length:
            return self.prefix[n]
        rounds, place = divmod(n - self.start, self.length)
        return self.prefix[self.start + place] + rounds * self.saltus

    def values(self, terms: int) -> list[int]:
        """Return the first values.

        >>> certify([5, 0, 1, 0, 1, 0, 1, 0, 1], most=2).values(7)
        [5, 0, 1, 0, 1, 0, 1]
        """
        listed, cycle = list(self.prefix[: self.start]), list(self.prefix[self.start : self.start + self.length])
        while len(listed) < terms:
            listed += cycle
            cycle = [value + self.saltus for value in cycle] if self.saltus else cycle
        return listed[:terms]

    def exceptions(self) -> dict[int, int]:
        """Return the values before the start that the period, continued backwards, would have otherwise.

        >>> certify([5, 0, 1, 0, 1, 0, 1, 0, 1], most=2).exceptions()
        {0: 5}
        """
        found = {}
        for n in range(self.start):
            later = self.start + (n - self.start) % self.length
            if self.prefix[n] != self.prefix[later] + (n - later) // self.length * self.saltus:
                found[n] = self.prefix[n]
        return found


def certify(values: Sequence[int], most: int, parts: int = 1) -> Period | None:
    """Return the period of the values of a heap game, if these values are enough to prove one; else None.

    >>> certify([0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1], most=4)
    >>> certify([0, 1, 0, 1, 2, 3, 2] * 2, most=4)
    period 7 from 0, proved by 14 values

    Parameters
    ----------
    values : the values of heaps of 0, 1, 2, … chips.
    most : the most that a move may take: the largest number of a subtraction set, the last digit's place in an octal code.
    parts : into how many heaps a move may divide what is left: 1 for a subtraction game, 2 for an octal code.

    Raises
    ------
    ValueError : if `most` or `parts` is not an integer, or out of range.

    Complexity
    ----------
    Near linear in the number of values.

    References
    ----------
    Guy and Smith, "The G-values of various games" (1956), doi:10.1017/S0305004100031509; Winning Ways, chapter 4.
    """
    whole_number(most, "the most that may be taken")
    whole_number(parts, "the numbers of parts", least=1)
    found = _repeats(values)
    if found is None:
        return None
    start, length = found
    enough = parts * (max(start, 1) + length) + most
    return Period(start, length, tuple(values), proved=True) if len(values) >= enough else None


def observe(values: Sequence[int]) -> Period | None:
    """Return the period, perhaps with a saltus, that at least the last half of the values shows; else None.

    >>> observe([0, 0, 1, 2, 3, 4, 5, 6])
    period 1 from 1, saltus 1, observed on 8 values

    Parameters
    ----------
    values : the values from 0 on.

    Complexity
    ----------
    Near linear in the number of values.
    """
    # values with a saltus are those whose differences repeat
    found = _repeats([later - earlier for earlier, later in pairwise(values)])
    if found is None:
        return None
    start, length = found
    if len(values) < 2 * (start + length):
        return None
    return Period(start, length, tuple(values), saltus=values[start + length] - values[start])


def _repeats(values: Sequence[int]) -> tuple[int, int] | None:
    """Where the values begin to repeat, and how soon; None where the last quarter does not recur before it."""
    low = min(values, default=0)
    backwards = "".join(chr(value - low) for value in reversed(values))  # strings are searched fast
    length = backwards.find(backwards[: max(1, len(values) // 4)], 1)
    if length < 0:
        return None
    start = len(values) - length
    while start and values[start - 1] == values[start - 1 + length]:
        start -= 1
    return start, length
