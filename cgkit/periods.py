"""Periods of sequences: where they begin, how long they are, what stands apart from them, and why they never end.

**Theorem.** The Grundy values of a subtraction game with finitely many numbers are periodic from some heap on. *Proof.* Each
value depends only on the m values before it, where m is the largest number, and none is above the count of the numbers. There are only
finitely many windows of m such values, so one of them comes again, and from there on all comes again. Two equal windows are a proof.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cgkit.errors import SearchLimitError, whole_number

__all__ = ["Period", "observed_period", "subtraction_period", "subtraction_values"]

MOST = 1_000_000


@dataclass(frozen=True)
class Period:
    """A sequence v with v(n + length) = v(n) for all n >= start.

    >>> found = subtraction_period({2, 4, 7})
    >>> found.start, found.length, found.cycle, found.exceptions
    (8, 3, (0, 2, 1), ((1, 0), (3, 1), (5, 2), (7, 3)))
    >>> found.value(10**18)
    2

    Parameters
    ----------
    start : the pre-period, the least that fits.
    length : the period, the least that fits.
    cycle : the value of n, from `start` on, is `cycle[n % length]`.
    exceptions : the n below `start` for which that is not so, each with its value.
    certificate : why it never ends, in words; for a period that was only seen, how far.
    proved : whether it is certain for all n.
    """

    start: int
    length: int
    cycle: tuple[int, ...]
    exceptions: tuple[tuple[int, int], ...]
    certificate: str
    proved: bool

    def value(self, n: int) -> int:
        """Return the n-th value, for n of any size. Complexity: linear in the number of exceptions."""
        return dict(self.exceptions).get(n, self.cycle[whole_number(n, "places") % self.length])


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


def observed_period(values: Sequence[int]) -> Period | None:
    """Return the period that is seen in these values, which proves nothing of later ones; None where none is seen twice.

    >>> observed_period([5, 1, 2, 1, 2, 1, 2]).certificate
    'Seen in the first 7 values, and not proved for later ones.'
    >>> observed_period([0, 1, 2, 3]) is None
    True

    Of several periods the one that needs the fewest values, pre-period and period together.

    Complexity: linear in the number of values.
    """
    matches = _matches(values)
    fit = [(len(values) - p - matches[p] + p, p) for p in range(1, len(values) // 2 + 1) if matches[p] >= p]
    if not fit:
        return None
    total, length = min(fit)
    said = f"Seen in the first {len(values):,} values, and not proved for later ones."
    return _period(values, total - length, length, said, proved=False)


def _period(values: Sequence[int], start: int, length: int, certificate: str, *, proved: bool) -> Period:
    cycle = tuple(values[start + (r - start) % length] for r in range(length))
    exceptions = tuple((n, values[n]) for n in range(start) if values[n] != cycle[n % length])
    return Period(start, length, cycle, exceptions, certificate, proved)


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
