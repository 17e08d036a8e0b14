"""Periods of sequences: where they begin, how long they are, what stands apart from them, and why they never end.

**Theorem.** The Grundy values of a subtraction game with finitely many numbers are periodic from some heap on. *Proof.* Each
value depends only on the m values before it, where m is the largest number, and none is above the count of the numbers. There are only
finitely many windows of m such values, so one of them comes again, and from there on all comes again. Two equal windows are a proof.

**Theorem** (Guy and Smith). Let a move take at most t chips from a heap and leave at most r heaps of the rest, whatever
else the rules say of the number taken. If g(n + p) = g(n) for a <= n < r·a + (r - 1)·p + t, with a >= 1 and p >= 1, then
g(n + p) = g(n) for all n >= a. So a period is proved once r·(a + p) + t values are known.

*Proof*, by induction on n >= r·a + (r - 1)·p + t. A move from n + p leaves at most r heaps of n + p - t chips or more in
all, so the largest has at least a + p; with p chips less it is what a move from n leaves, and by induction it keeps its
value. A move from n leaves a heap of at least a in the same way, and p chips more turn it into a move from n + p. So both
have the same options' values, and the same mex. (A heap of a >= 1 is not empty, so the number of heaps stays the same.)

For r = 1, a subtraction game, that is a window of t values; for r = 2, an octal code, values up to 2·a + 2·p + t - 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from cgkit.errors import SearchLimitError, whole_number

__all__ = ["Period", "certify", "observed_period", "subtraction_period", "subtraction_values"]

MOST = 1_000_000


@dataclass(frozen=True)
class Period:
    """A sequence v with v(n + length) = v(n) + saltus for all n >= start.

    >>> found = subtraction_period({2, 4, 7})
    >>> found.start, found.length, found.cycle, found.exceptions
    (8, 3, (0, 2, 1), ((1, 0), (3, 1), (5, 2), (7, 3)))
    >>> found.value(10**18)
    2

    Parameters
    ----------
    start : the pre-period, the least that fits.
    length : the period, the least that fits.
    cycle : the value of n, from `start` on, is `cycle[n % length] + n // length * saltus`.
    exceptions : the n below `start` for which that is not so, each with its value.
    certificate : why it never ends, in words; for a period that was only seen, how far.
    proved : whether it is certain for all n.
    saltus : what each period adds.
    """

    start: int
    length: int
    cycle: tuple[int, ...]
    exceptions: tuple[tuple[int, int], ...]
    certificate: str
    proved: bool
    saltus: int = 0

    @cached_property
    def _apart(self) -> dict[int, int]:
        return dict(self.exceptions)

    def value(self, n: int) -> int:
        """Return the n-th value, for n of any size; where the period was only seen, it may be wrong beyond what was seen."""
        rounds, place = divmod(whole_number(n, "places"), self.length)
        return self._apart.get(n, self.cycle[place] + rounds * self.saltus)

    def values(self, terms: int) -> list[int]:
        """Return the values of 0, 1, …, so many of them.

        >>> observed_period([0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10], saltus=True).values(16)
        [0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11, 13, 14, 16]
        """
        rounds = range(terms // self.length + 1)
        listed = [value + n * self.saltus for n in rounds for value in self.cycle][:terms]
        for n, value in self.exceptions:
            if n < terms:
                listed[n] = value
        return listed


def subtraction_values(numbers: Iterable[int], terms: int) -> list[int]:
    """Return the Grundy values of the heaps 0, 1, … under subtraction of these numbers.

    >>> subtraction_values({1, 3, 4}, 10)
    [0, 1, 0, 1, 2, 3, 2, 0, 1, 0]

    Complexity: `terms` times the count of the numbers.
    """
    values: list[int] = []
    _extend(values, sorted(set(numbers)), terms)
    return values


def _extend(values: list[int], numbers: list[int], terms: int) -> None:
    for n in range(len(values), terms):
        seen = 0  # bit v tells whether some option has the value v
        for number in numbers:
            if number > n:
                break
            seen |= 1 << values[n - number]
        values.append((~seen & seen + 1).bit_length() - 1)


def subtraction_period(numbers: Iterable[int], limit: int = MOST) -> Period:
    """Return the period of the Grundy values under subtraction of these numbers, with its proof.

    >>> subtraction_period({1, 3, 4}).certificate
    'The 4 values from 0 on, 0 1 0 1, come again from 7 on. Each value depends only on the 4 before it, so all comes again, for ever.'

    Parameters
    ----------
    numbers : at least one integer >= 1.
    limit : how many values may be computed.

    Raises
    ------
    ValueError : if the numbers are none, or not such integers.
    SearchLimitError : if no window has come again within the limit. It would, in the end.

    Complexity
    ----------
    Linear in the pre-period and the period, times the count of the numbers.

    References
    ----------
    Ferguson, Part I, section 3.3; Winning Ways, chapter 4.
    """
    checked = sorted({whole_number(number, "the numbers of a subtraction set", least=1) for number in numbers})
    if not checked:
        raise ValueError("a subtraction set needs at least one integer >= 1, got none")
    window = checked[-1]
    values: list[int] = []
    terms = 4 * window + 8
    while True:
        _extend(values, checked, min(terms, limit))
        matches = _matches(values)
        length = next((p for p in range(1, len(values) - window + 1) if matches[p] >= window), None)
        if length:
            break
        if terms >= limit:
            raise SearchLimitError(limit, "values, without a period", "look at fewer or smaller numbers")
        terms *= 2
    start = len(values) - length - matches[length]
    first = " ".join(map(str, values[start : start + window]))
    said = (
        f"The {f'{window} values' if window > 1 else 'value'} from {start} on{f', {first},' if window <= 12 else ''}"
        f" come{'' if window > 1 else 's'} again from {start + length} on. Each value depends only on the"
        f" {window if window > 1 else 'one'} before it, so all comes again, for ever."
    )
    return _period(values, start, length, said, proved=True)


def certify(values: Sequence[int], most: int, parts: int = 1) -> Period | None:
    """Return the period of the values of a heap game, if these values are enough to prove one; else None.

    >>> certify([0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1], most=4)
    >>> found = certify([0, 1, 0, 1, 2, 3, 2] * 2, most=4)
    >>> found.start, found.length
    (0, 7)
    >>> found.certificate
    'Seen in the first 12 values. A move takes at most 4 and leaves at most 1 heap, so it is proved for all.'

    Parameters
    ----------
    values : the values of heaps of 0, 1, 2, … chips.
    most : the most that a move may take: the largest number of a subtraction set, the place of the last digit of an octal code.
    parts : into how many heaps a move may divide what is left: 1 in a subtraction game, 2 for an octal code.

    Raises
    ------
    ValueError : if `most` or `parts` is not an integer, or out of range.

    Complexity
    ----------
    Linear in the number of values.

    References
    ----------
    Guy and Smith, "The G-values of various games" (1956); Winning Ways, chapter 4.
    """
    whole_number(most, "the most that may be taken")
    whole_number(parts, "the numbers of parts", least=1)
    matches = _matches(values)
    for length in range(1, len(values)):
        start = len(values) - length - matches[length]
        enough = parts * (max(start, 1) + length) + most
        if enough <= len(values):
            said = (
                f"Seen in the first {enough:,} values. A move takes at most {most} and leaves at most"
                f" {parts} heap{'s' if parts > 1 else ''}, so it is proved for all."
            )
            return _period(values, start, length, said, proved=True)
    return None


def observed_period(values: Sequence[int], *, saltus: bool = False) -> Period | None:
    """Return the period that is seen in these values, which proves nothing of later ones; None where none is seen twice.

    >>> observed_period([5, 1, 2, 1, 2, 1, 2]).certificate
    'Seen in the first 7 values, and not proved for later ones.'
    >>> observed_period([0, 1, 2, 3]) is None
    True

    Of several periods the one that needs the fewest values, pre-period and period together.

    Parameters
    ----------
    values : the values of 0, 1, 2, …
    saltus : whether each period may add something to the values.

    Complexity: linear in the number of values.
    """
    # values repeat with a saltus where their differences repeat
    seen = [later - earlier for earlier, later in pairwise(values)] if saltus else values
    matches = _matches(seen)
    fit = [(len(seen) - p - matches[p] + p, p) for p in range(1, len(seen) // 2 + 1) if matches[p] >= p]
    if not fit:
        return None
    total, length = min(fit)
    said = f"Seen in the first {len(values):,} values, and not proved for later ones."
    return _period(values, total - length, length, said, proved=False)


def _period(values: Sequence[int], start: int, length: int, certificate: str, *, proved: bool) -> Period:
    saltus = values[start + length] - values[start] if start + length < len(values) else 0
    cycle = [0] * length
    for n in range(start, start + length):
        cycle[n % length] = values[n] - n // length * saltus
    exceptions = tuple((n, values[n]) for n in range(start) if values[n] != cycle[n % length] + n // length * saltus)
    return Period(start, length, tuple(cycle), exceptions, certificate, proved, saltus)


def _matches(values: Sequence[int]) -> list[int]:
    """For each p, how many values at the end equal those p places before them (the Z-function of the reversed sequence)."""
    backwards = values[::-1]
    size = len(backwards)
    matches = [size] + [0] * (size - 1)
    left = right = 0
    for p in range(1, size):
        found = min(matches[p - left], right - p) if p < right else 0
        while p + found < size and backwards[found] == backwards[p + found]:
            found += 1
        matches[p] = found
        if p + found > right:
            left, right = p, p + found
    return matches
