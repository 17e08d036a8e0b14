"""Periods of sequences, with their starts, lengths and exceptions, and proofs that the sequences repeat forever.

**Theorem.** In a subtraction game with finitely many numbers, the Grundy values are periodic from some heap on. Let m be the largest
number. Two equal windows of m values prove the period; chapter 4 of the book explains why.

**Theorem** (Guy and Smith). Let a move take at most t chips from a heap and leave the rest in at most r heaps, where the rules depend only
on the number taken. If g(n + p) = g(n) for a <= n < r·a + (r - 1)·p + t, with a >= 1 and p >= 1, then g(n + p) = g(n) for all n >= a. A
period is therefore proved once r·(a + p) + t values are known.

*Proof*, by induction on n >= r·a + (r - 1)·p + t. A move from n + p leaves at most r heaps, with at least n + p - t chips altogether, so
the largest has at least a + p chips. Remove p chips from this heap. The result is an option of n, and by induction it has the same value.
In the same way, a move from n leaves a heap of at least a chips, and p more chips turn the result into an option of n + p. The options of
both heaps therefore have the same values and the same mex. (A heap of a >= 1 is not empty, so the number of heaps stays the same.)

For r = 2, an octal code, the theorem needs the values up to 2·a + 2·p + t - 1. For r = 1, it needs a window of t values. In a subtraction
game, a = 0 is also allowed by the first theorem, because a move can take a whole heap if its size is one of the numbers.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise

from cgkit.checks import check_int, check_ints, short_repr
from cgkit.sequences.exceptions import Exceptions, exceptions_of
from cgkit.sequences.repeats import last_window, matches_at_end

MOST_TERMS = 10_000_000  # maximum number of values in one list
ROUNDS = 3  # number of times that a period must occur to count as observed


class NoPeriodError(ValueError):
    """The error for a game whose values can't have a period, by a theorem; the message gives the reason.

    >>> raise NoPeriodError("aliquot", "n is worth the number of its factors 2")
    Traceback (most recent call last):
    cgkit.sequences.periods.NoPeriodError: aliquot has no period, however many values you ask for: n is worth the number of its factors 2
    """

    def __init__(self, game: str, because: str) -> None:
        name, reason = (text if isinstance(text, str) else short_repr(text) for text in (game, because))
        super().__init__(f"{name} has no period, however many values you ask for: {reason}")


@dataclass(frozen=True)
class Period:
    """A sequence v with v(n + length) = v(n) + saltus for all n >= start.

    >>> from cgkit import Subtraction, period
    >>> found = period(Subtraction({2, 4, 7}))
    >>> found.start, found.length, found.cycle, found.exceptions
    (8, 3, (0, 2, 1), ((1, 0), (3, 1), (5, 2), (7, 3)))
    >>> found.value(10**18)
    2

    Parameters
    ----------
    start : smallest possible length of the pre-period.
    length : smallest possible length of the period.
    cycle : values that give the n-th value from `start` onwards, by the formula `cycle[n % length] + n // length * saltus`.
    exceptions : places n below `start` where this formula fails, each with its value; a tuple or, if there are many thousands, another
        sequence.
    certificate : reason in words why the sequence repeats forever or, if the period was only observed, how far it was checked.
    proved : whether the period is certain for all n.
    saltus : growth of the values in each period.
    """

    start: int
    length: int
    cycle: tuple[int, ...]
    exceptions: Sequence[tuple[int, int]]
    certificate: str
    proved: bool
    saltus: int = 0

    def __post_init__(self) -> None:
        for name, least in (("start", 0), ("length", 1), ("saltus", None)):
            number = check_int(getattr(self, name), f"a period's {name}", least)
            object.__setattr__(self, name, number)
        cycle = check_ints(self.cycle, "the values of a cycle", None, many=MOST_TERMS)
        if len(cycle) != self.length:
            raise ValueError(f"the cycle of a period of {self.length} must have {self.length} values, got {len(cycle)}")
        object.__setattr__(self, "cycle", cycle)
        if isinstance(self.exceptions, Exceptions):
            return
        apart = tuple(check_ints(pair, "an exception's place and value", None) for pair in self.exceptions)
        if any(len(pair) != 2 or not 0 <= pair[0] < self.start for pair in apart):
            raise ValueError(
                f"exceptions must be pairs of a place below {self.start} and a value, got {short_repr(self.exceptions)}"
            )
        object.__setattr__(self, "exceptions", apart)

    @cached_property
    def _apart(self) -> Exceptions | dict[int, int]:
        return self.exceptions if isinstance(self.exceptions, Exceptions) else dict(self.exceptions)

    def value(self, n: int) -> int:
        """Return the n-th value, for any n; if the period was only observed, the value could be wrong beyond the part checked.

        >>> from cgkit import kayles, period
        >>> period(kayles).value(10**100)
        1
        """
        n = check_int(n, "places")
        rounds, place = divmod(n, self.length)
        return self._apart.get(n, self.cycle[place] + rounds * self.saltus)

    def count(self, wanted: int | Callable[[int], object], *, upto: int, first: int = 0) -> int:
        """Return how many n from `first` to `upto` inclusive have this value, or a value that makes a given function true.

        >>> from cgkit import Subtraction, period
        >>> [period(Subtraction(numbers)).count(0, upto=most, first=1) for numbers, most in (({1, 2, 3}, 20), ({1, 2}, 10**9))]
        [5, 333333333]
        >>> period(Subtraction({1, 2, 3})).count(lambda value: value > 1, upto=10**9)
        500000000

        `upto` can have any size. However, if you count with a function and there's a saltus, the function is called for each n, at most
        10,000,000 times. If the period was only observed, the count could be wrong beyond the part checked.

        Complexity
        ----------
        Linear in the length of the period and the number of exceptions.
        """
        upto, first = check_int(upto, "the last place"), check_int(first, "the first place")
        if not callable(wanted):
            wanted = check_int(wanted, "values to count", None)
        elif self.saltus and upto - first >= MOST_TERMS:
            raise ValueError(
                f"if the period has a saltus, count can call a function for at most {MOST_TERMS:,} places, "
                f"got {first} to {short_repr(upto)}"
            )
        elif self.saltus:
            return sum(bool(wanted(self.value(n))) for n in range(first, upto + 1))
        fits = cache(lambda value: bool(wanted(value)) if callable(wanted) else value == wanted)
        total = 0
        for place, value in enumerate(self.cycle):
            least, most = -(-max(first - place, 0) // self.length), (upto - place) // self.length
            if not self.saltus:
                total += fits(value) * max(0, most - least + 1)
            elif isinstance(wanted, int):
                rounds, rest = divmod(wanted - value, self.saltus)
                total += not rest and least <= rounds <= most
        for n, value in self.exceptions:
            if first <= n <= upto:
                regular = self.cycle[n % self.length] + n // self.length * self.saltus
                total += fits(value) - fits(regular)
        return total

    def values(self, terms: int) -> list[int]:
        """Return this many values, starting at n = 0.

        >>> from cgkit import lasker, period
        >>> period(lasker).values(16)
        [0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11, 13, 14, 16]

        There can be at most 10,000,000 values.
        """
        terms = check_int(terms, "numbers of values", most=MOST_TERMS)
        rounds = terms // self.length + 1
        if self.saltus:
            listed = [value + n * self.saltus for n in range(rounds) for value in self.cycle][:terms]
        else:
            listed = (list(self.cycle[:terms]) * rounds)[:terms]
        for n, value in self.exceptions:
            if n < terms:
                listed[n] = value
        return listed


def certify(values: Sequence[int], most: int, parts: int = 1) -> Period | None:
    """Return the period of the values of a heap game, or None if these values don't prove one.

    >>> certify([0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1], most=4)
    >>> found = certify([0, 1, 0, 1, 2, 3, 2] * 2, most=4)
    >>> found.start, found.length
    (0, 7)
    >>> found.certificate
    'The first 12 values show this period. A move takes at most 4 and leaves at most 1 heap, so the period goes on forever.'

    Parameters
    ----------
    values : values of heaps of 0, 1, 2, … chips.
    most : maximum number of chips that a move can take: the largest number of a subtraction set, or the place of the last digit of a code.
    parts : maximum number of heaps that a move can leave: 1 for a subtraction game, 2 for an octal code.
    """
    # The theorem requires that pre-period and period together have at most `longest` values, and that all later values repeat.
    longest = (len(values) - most) // parts
    window = last_window(values, len(values) - longest) if longest > 1 else None
    if window is None or max(window[0], 1) + window[1] > longest:
        return None
    start, length = window
    certificate = (
        f"The first {parts * (max(start, 1) + length) + most:,} values show this period. A move takes at most {most} and leaves"
        f" at most {parts} heap{'s' if parts > 1 else ''}, so the period goes on forever."
    )
    return described(values, start, length, certificate, proved=True)


def recurring(values: Sequence[int], window: int) -> Period | None:
    """Return the period if a window of values recurs, or None; each value must depend only on the window before it.

    >>> found = recurring([0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1], 4)
    >>> found.certificate
    'The 4 values from 0 on, 0 1 0 1, recur from 7 on. Each value depends only on the 4 before it, so everything repeats forever.'
    """
    if len(values) <= window:
        return None
    repeat = last_window(values, window)
    if repeat is None:
        return None
    start, length = repeat
    listed = " ".join(map(str, values[start : start + window]))
    certificate = (
        f"The {f'{window} values' if window > 1 else 'value'} from {start} on{f', {listed},' if window <= 12 else ''}"
        f" recur{'' if window > 1 else 's'} from {start + length} on. Each value depends only on the"
        f" {window if window > 1 else 'one'} before it, so everything repeats forever."
    )
    return described(values, start, length, certificate, proved=True)


def observed_period(values: Sequence[int], *, saltus: bool = False) -> Period | None:
    """Return the period observed in these values, or None; such a period isn't proved for later values.

    >>> observed_period([5, 1, 2, 1, 2, 1, 2]).certificate
    "The first 7 values show this period, but it's not proved for later ones."
    >>> observed_period([0, 1, 2, 3]) is None
    True

    A period counts as observed if it occurs three times in full at the end, and if these values are at least half of all values. For
    example, the end of 0 1 0 1 2 3 2 3 4 5 4 5 isn't enough. If there are several such periods, the function returns the one whose
    pre-period and length have the smallest sum.

    With `saltus`, the values can grow by a constant in each period.

    Complexity
    ----------
    Linear in the number of values.
    """
    checked = check_ints(values, "the values of a sequence", None)
    # the values repeat with a saltus exactly where their differences repeat
    seen = [later - earlier for earlier, later in pairwise(checked)] if saltus else checked
    matches = matches_at_end(seen)
    fit = [
        (len(seen) - matches[p], p)
        for p in range(1, len(seen) // ROUNDS + 1)
        if matches[p] + p >= max(ROUNDS * p, len(seen) / 2)
    ]
    if not fit:
        return None
    total, length = min(fit)
    certificate = f"The first {len(checked):,} values show this period, but it's not proved for later ones."
    return described(checked, total - length, length, certificate, proved=False)


def described(
    values: Sequence[int], start: int, length: int, certificate: str, *, proved: bool, first: int = 0
) -> Period:
    """Return the period of these values with this start and length, which must be the smallest possible.

    >>> described([0, 1, 2, 4, 3, 5], 1, 4, "Lasker's theorem.", proved=True).saltus
    4

    `values` begin with the value of `first`, and go at least up to start + length.
    """
    saltus = values[start + length - first] - values[start - first] if start + length - first < len(values) else 0
    turn = start % length
    listed = values[start - first : start - first + length]
    if saltus:
        listed = [value - n // length * saltus for n, value in enumerate(listed, start)]
    cycle = [*listed[length - turn :], *listed[: length - turn]]
    if isinstance(values, array) and values.typecode == "B" and not saltus and not first:
        exceptions = exceptions_of(values, start, bytes(cycle))
    else:
        exceptions = tuple(
            (n, values[n - first])
            for n in range(first, start)
            if values[n - first] != cycle[n % length] + n // length * saltus
        )
    return Period(start, length, tuple(cycle), exceptions, certificate, proved, saltus)
