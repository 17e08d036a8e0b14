"""Periods of sequences: where they begin, how long they are, which values are exceptions, and why the period never ends.

**Theorem.** The Grundy values of a subtraction game with finitely many numbers are periodic from some heap on. Two equal windows of as
many values as the largest number are a proof; chapter 4 of the book says why.

**Theorem** (Guy and Smith). Let a move take at most t chips from a heap and leave at most r heaps of the rest, whatever
else the rules say of the number taken. If g(n + p) = g(n) for a <= n < r·a + (r - 1)·p + t, with a >= 1 and p >= 1, then
g(n + p) = g(n) for all n >= a. So a period is proved once r·(a + p) + t values are known.

*Proof*, by induction on n >= r·a + (r - 1)·p + t. A move from n + p leaves at most r heaps of n + p - t chips or more in
all, so the largest has at least a + p; with p chips less it is what a move from n leaves, and by induction it keeps its
value. A move from n leaves a heap of at least a in the same way, and p chips more turn it into a move from n + p. So both
have the same options' values, and the same mex. (A heap of a >= 1 is not empty, so the number of heaps stays the same.)

For r = 2, an octal code, that means the values up to 2·a + 2·p + t - 1; for r = 1 a window of t values. A subtraction game, in which
a whole heap may be taken like any other number, may also have a = 0, by the first theorem.
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

MOST_TERMS = 10_000_000  # values in one list
ROUNDS = 3  # so often a period must be seen before it is told as observed


class NoPeriodError(ValueError):
    """By a theorem, the values of a game have no period; the message says which theorem.

    >>> raise NoPeriodError("aliquot", "n is worth the number of its factors 2")
    Traceback (most recent call last):
    cgkit.sequences.periods.NoPeriodError: aliquot has no period, and more values show none: n is worth the number of its factors 2
    """

    def __init__(self, game: str, because: str) -> None:
        name, reason = (text if isinstance(text, str) else short_repr(text) for text in (game, because))
        super().__init__(f"{name} has no period, and more values show none: {reason}")


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
    start : the pre-period, the least possible.
    length : the period, the least possible.
    cycle : the value of n, from `start` on, is `cycle[n % length] + n // length * saltus`.
    exceptions : the n below `start` for which that is false, each with its value: a tuple, or, if there are many thousands, a
        sequence that reads like one.
    certificate : why the period never ends, in words; for a period that was only observed, how far it was seen.
    proved : whether the period is certain for all n.
    saltus : what each period adds to the values.
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
            raise ValueError(f"the cycle of a period of {self.length} has as many values, got {len(cycle)}")
        object.__setattr__(self, "cycle", cycle)
        if isinstance(self.exceptions, Exceptions):
            return
        apart = tuple(check_ints(pair, "an exception's place and value", None) for pair in self.exceptions)
        if any(len(pair) != 2 or not 0 <= pair[0] < self.start for pair in apart):
            raise ValueError(f"exceptions are pairs of a place below {self.start} and a value")
        object.__setattr__(self, "exceptions", apart)

    @cached_property
    def _apart(self) -> Exceptions | dict[int, int]:
        return self.exceptions if isinstance(self.exceptions, Exceptions) else dict(self.exceptions)

    def value(self, n: int) -> int:
        """Return the n-th value, for n of any size; if the period was only observed, it may be wrong beyond what was seen.

        >>> from cgkit import kayles, period
        >>> period(kayles).value(10**100)
        1
        """
        n = check_int(n, "places")
        rounds, place = divmod(n, self.length)
        return self._apart.get(n, self.cycle[place] + rounds * self.saltus)

    def count(self, wanted: int | Callable[[int], object], *, upto: int, first: int = 0) -> int:
        """Return how many n from `first` to `upto`, both included, have this value, or a value for which a function returns true.

        >>> from cgkit import Subtraction, period
        >>> [period(Subtraction(numbers)).count(0, upto=most, first=1) for numbers, most in (({1, 2, 3}, 20), ({1, 2}, 10**9))]
        [5, 333333333]
        >>> period(Subtraction({1, 2, 3})).count(lambda value: value > 1, upto=10**9)
        500000000

        `upto` can have any size. Only a function that counts the values of a sequence with a saltus is called for each n, and then
        there can be at most 10,000,000 of them. If the period was only observed, the count may be wrong beyond what was seen.

        Complexity
        ----------
        Linear in the length of the period and the number of exceptions.
        """
        upto, first = check_int(upto, "the last place"), check_int(first, "the first place")
        if not callable(wanted):
            wanted = check_int(wanted, "values that are counted", None)
        elif self.saltus and upto - first >= MOST_TERMS:
            raise ValueError(
                f"with a saltus, a function can count at most {MOST_TERMS:,} places, got {first} to {short_repr(upto)}"
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
        """Return the first values, those of 0, 1, …, as many as are asked for.

        >>> from cgkit import lasker, period
        >>> period(lasker).values(16)
        [0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11, 13, 14, 16]

        At most 10,000,000 of them.
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
    """Return the period of the values of a heap game, or None if these values do not prove one.

    >>> certify([0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1], most=4)
    >>> found = certify([0, 1, 0, 1, 2, 3, 2] * 2, most=4)
    >>> found.start, found.length
    (0, 7)
    >>> found.certificate
    'Seen in the first 12 values. A move takes at most 4 and leaves at most 1 heap, so it is proved for all.'

    Parameters
    ----------
    values : the values of heaps of 0, 1, 2, … chips.
    most : the most chips that a move may take: the largest number of a subtraction set, or the place of the last digit of a code.
    parts : into how many heaps a move may divide what is left: 1 in a subtraction game, 2 for an octal code.

    Complexity
    ----------
    Linear in the number of values.

    References
    ----------
    Guy and Smith, "The G-values of various games" (1956); Winning Ways, chapter 4; Ferguson, Part I, section 4.4.
    """
    # the inequality of the theorem, solved for the values at the end that must equal those a period before them
    longest = (len(values) - most) // parts
    window = last_window(values, len(values) - longest) if longest > 1 else None
    if window is None or max(window[0], 1) + window[1] > longest:
        return None
    start, length = window
    certificate = (
        f"Seen in the first {parts * (max(start, 1) + length) + most:,} values. A move takes at most {most} and leaves at most"
        f" {parts} heap{'s' if parts > 1 else ''}, so it is proved for all."
    )
    return described(values, start, length, certificate, proved=True)


def recurring(values: Sequence[int], window: int) -> Period | None:
    """Return the period once a window comes again, if each value depends only on the window before it; otherwise None.

    >>> found = recurring([0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1], 4)
    >>> found.certificate
    'The 4 values from 0 on, 0 1 0 1, come again from 7 on. Each value depends only on the 4 before it, so everything repeats for ever.'

    Complexity
    ----------
    Linear in the number of values.

    References
    ----------
    Ferguson, Part I, section 3.3; Winning Ways, chapter 4.
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
        f" come{'' if window > 1 else 's'} again from {start + length} on. Each value depends only on the"
        f" {window if window > 1 else 'one'} before it, so everything repeats for ever."
    )
    return described(values, start, length, certificate, proved=True)


def observed_period(values: Sequence[int], *, saltus: bool = False) -> Period | None:
    """Return the period that is seen in these values, which proves nothing about later ones; None if no period is seen.

    >>> observed_period([5, 1, 2, 1, 2, 1, 2]).certificate
    'Seen in the first 7 values, and not proved for later ones.'
    >>> observed_period([0, 1, 2, 3]) is None
    True

    A period counts as seen if it occurs at the end three times in full, and it accounts for at least half of all values: the tail of
    0 1 0 1 2 3 2 3 4 5 4 5 is not believed. Among several, it is the one that needs the fewest values, pre-period and period
    together.

    With `saltus`, each period may add something to the values.

    Complexity
    ----------
    Linear in the number of values.
    """
    checked = check_ints(values, "the values of a sequence", None)
    # values repeat with a saltus where their differences repeat
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
    certificate = f"Seen in the first {len(checked):,} values, and not proved for later ones."
    return described(checked, total - length, length, certificate, proved=False)


def described(
    values: Sequence[int], start: int, length: int, certificate: str, *, proved: bool, first: int = 0
) -> Period:
    """Return the period of these values that begins at `start` and has this length, both the least possible.

    >>> described([0, 1, 2, 4, 3, 5], 1, 4, "Lasker's theorem.", proved=True).saltus
    4

    `values` are those of `first`, `first` + 1, …, at least up to start + length.
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
