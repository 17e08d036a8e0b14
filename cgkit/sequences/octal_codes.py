"""Take-and-break games by their codes, and the values of their heaps, fast.

A code 0.d₁d₂d₃… says what may be done to a heap: a move may take k chips and leave the rest in j heaps, none of them empty, exactly
when 2ʲ is one of the powers of two that make up the digit dₖ. So 1 allows a move to take a whole heap of k, 2 to take k and leave a
heap, 4 to take k and leave two; 3 = 1 + 2 takes k from any heap that has as many. Digits up to 7 make octal codes; 8 leaves three
heaps, in a hexadecimal code. The digit before the point is for k = 0, where a heap is divided and nothing is taken: 4 or 8 or both.
4! is a division into two heaps that differ, so 4!.0 is Grundy's game.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import MappingProxyType

from cgkit.acceleration import enough_memory, pays
from cgkit.checks import SearchLimitError, check_int, check_ints, short_repr, wrong
from cgkit.sequences.code_tables import COLD, Table, Takes, Values
from cgkit.sequences.periods import MOST_TERMS, Period

LIMIT = 20_000  # so many values are computed for a proof of a period, if no other bound is given
MOST_DIGITS = 10_000  # of a code
MOST_VALUES = 100_000_000  # in an array
QUADRATIC, CUBIC = 200_000, 1_000  # values without a period, by the heaps that a move may leave: two, three
# names of games with their codes, as Winning Ways, chapter 4, gives them
NAMED = MappingProxyType(
    {
        "Kayles": "0.77",
        "Dawson's Kayles": "0.07",
        "Dawson's chess": "0.137",
        "Treblecross": "0.007",
        "Guiles": "0.15",
        "Officers": "0.6",
        "Grundy's game": "4!.0",
    }
)
STEPS = 1_000_000  # steps of Python that are made at once to know one value
LONG = 30_000_000  # and, for a larger heap, up to so many, or 80 times as many by bytes: at most some twenty seconds


@dataclass(frozen=True)
class Breaks(Takes):
    """What may be done to a heap: how many chips a move may take, by the number of heaps in which it leaves the rest.

    >>> read_code("0.77")
    Breaks(none=(1, 2), one=(1, 2), two=(1, 2), three=(), unequal=False)

    Parameters
    ----------
    none, one, two, three : the numbers that may be taken if no heap, one, two or three heaps are left.
    unequal : whether two heaps that are left must differ.
    """

    @classmethod
    def taking(cls, numbers: Iterable[int]) -> Breaks:
        """Return the rule of a subtraction game: take one of these numbers.

        >>> Breaks.taking({1, 3, 4}).sequence(10)
        [0, 1, 0, 1, 2, 3, 2, 0, 1, 0]
        """
        takes = tuple(sorted(numbers))
        return cls(none=takes, one=takes)

    @property
    def cheap(self) -> int:
        """How many values are computed in which a period may be proved, for the sake of a single one."""
        if self.three:
            return 150
        return max(500, 10_000 // len(self.two)) if self.two else max(500, STEPS // max(1, len(self.one)))

    def sequence(self, terms: int) -> list[int]:
        """Return the values of heaps of 0, 1, 2, … chips.

        >>> Breaks(two=(0,), unequal=True).sequence(12)  # Grundy's game
        [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2]

        At most 10,000,000 values.

        Raises
        ------
        SearchLimitError : if no period is proved soon, and more than 200,000 values are wanted where a move may leave two heaps, or
            more than 1,000 where it may leave three.

        Complexity
        ----------
        That of `cgkit.sequences.code_tables.Table.grow` up to the proof of a period; from there on the values are copied.
        """
        terms = check_int(terms, "numbers of values", most=MOST_TERMS)
        return self._known(terms, {1: MOST_TERMS, 2: QUADRATIC, 3: CUBIC}[self.parts]).tolist()

    def array(self, terms: int) -> Values:
        """Return the same values in an array, with one, two or four bytes each, as the largest needs.

        >>> Breaks.taking({1, 3, 4}).array(10)
        array('B', [0, 1, 0, 1, 2, 3, 2, 0, 1, 0])

        At most 100,000,000 values.

        Raises
        ------
        ValueError : if the number is out of range, or so many values do not fit into memory.
        SearchLimitError : as for `sequence`; but with numba there is no limit where a move may leave two heaps and few values are
            rare, and the limit is a million where many are.

        Complexity
        ----------
        As for `sequence`.
        """
        terms = check_int(terms, "numbers of values", most=MOST_VALUES)
        enough_memory(2 * terms // 10**6, f"{terms:,} values")
        bound = {1: MOST_VALUES, 2: QUADRATIC, 3: CUBIC}[self.parts]
        table = table_of(self)
        table.grow(min(terms, self.cheap))
        soon = table.period and table.needed <= self.cheap  # asked after growing, because a period needs no compiler
        if self.parts == 2 and not soon and pays(terms, QUADRATIC):
            bound = MOST_VALUES
        return self._known(terms, bound)

    def _known(self, terms: int, bound: int) -> Values:
        """This many values, by a period, or if there are no more of them than the bound."""
        table = table_of(self)
        # where only a period can tell so many, it is sought in no more values than one would wait for
        table.grow(terms if terms <= bound else self.cheap)
        if (period := table.period) and (terms <= bound or table.needed <= self.cheap):
            rounds = max(0, terms - period.start) // period.length + 1
            return (table.values[: period.start] + table.values[period.start : period.start + period.length] * rounds)[
                :terms
            ]
        if terms > bound:
            raise SearchLimitError(
                self.cheap, f"values without a period, of {terms:,}", f"ask for at most {bound:,} of them"
            )
        return table.values[:terms]

    def period(self, limit: int = LIMIT) -> Period | None:
        """Return the proved period of the values, or None if this many values prove none.

        >>> found = Breaks.taking({1, 3, 4}).period()
        >>> found.start, found.length
        (0, 7)

        Where a move may leave three heaps, no more than a thousand values are computed.

        Complexity
        ----------
        That of `cgkit.sequences.code_tables.Table.grow`, for at most twice as many values as the proof needs.
        """
        table = table_of(self)
        table.grow(self.within(limit))
        return table.period if table.needed <= limit else None

    def within(self, terms: int) -> int:
        """Return this number of values, or as many as can be computed in reasonable time: 1,000 where a move may leave three heaps.

        >>> read_code("0.77").within(20_000), read_code("0.3F").within(20_000)
        (20000, 1000)
        """
        return min(terms, CUBIC) if self.three else terms

    def value(self, size: int) -> int | None:
        """Return the value of one heap, of any size, if a period is proved soon or the heap is not large.

        >>> read_code("0.77").value(10**18), read_code("0.6").value(100), Breaks.taking({1, 10**9}).value(10**9)
        (1, 3, None)

        Otherwise None where a move leaves at most one heap, so that a search may do. The answer does not depend on the values that
        were asked for before.

        Raises
        ------
        SearchLimitError : if a move may leave two heaps or more, no period is proved soon, and the table would be too long.

        Complexity
        ----------
        At most about a million steps of Python, or ten thousand of bytes, on the first question, and at most some twenty seconds for a
        large heap without a period; then a look-up.
        """
        table, soon = table_of(self), self.cheap
        table.grow(min(1 << size.bit_length(), soon))
        if table.period and table.needed <= soon:
            return table.period.value(size)
        if size < soon or size <= self.longest:
            table.grow(size + 1)
            return table.period.value(size) if table.period else table.values[size]
        if self.parts == 1:
            return None
        advice = f"the table up to a heap of {short_repr(size)} would take too long; heap_values makes larger tables"
        raise SearchLimitError(soon, "values, which prove no period", advice)

    @cached_property
    def longest(self) -> int:
        """The largest heap to which a table is made for the sake of a single value, in at most some twenty seconds."""
        if self.three:
            return CUBIC - 1
        if self.parts == 1:
            return min(MOST_TERMS, LONG // max(1, len(self.one))) - 1
        steps = LONG * (16 if pays(COLD, COLD) else 1)  # a kernel is faster

        def too_long(size: int) -> bool:
            return sum((size - taken) ** 2 for taken in self.two if taken < size) > 80 * steps

        return bisect_left(range(10 * QUADRATIC), True, key=too_long) - 1


@lru_cache(maxsize=64)
def table_of(breaks: Breaks) -> Table:
    """Return the table of values under a rule, the same table as long as few other rules are asked for."""
    return Table(breaks)


def plain_code(code: str) -> str:
    """Return a code as it is printed: a digit, a point, and digits without trailing zeros.

    >>> plain_code("4"), plain_code(".770"), plain_code("4!"), plain_code("0.0"), plain_code("C.8")
    ('4.0', '0.77', '4!.0', '0.0', 'c.8')

    Parameters
    ----------
    code : at most 10,000 hexadecimal digits, with a point after the first; the first digit alone, or the point and everything after
        it, may be left out. 4! before the point divides a heap into two heaps that differ, and then no other digit has a 4 or an 8.
    """
    allowed = 'a code is a digit, a point and digits, as "0.77", "4.3", "4" or "4!"'
    if not isinstance(code, str) or len(code) > MOST_DIGITS:
        message = f"{allowed}, a string of at most {MOST_DIGITS:,} characters; got {short_repr(code)}"
        raise wrong(isinstance(code, str), message)
    if re.search(r"[\[\]…]|\.\.", code):
        raise ValueError(
            f"{allowed}; digits that go on for ever are not allowed, for then a move may take any number, and no theorem proves a"
            f' period; "0.[3]" is `nim`, "4.[3]" is `lasker`; got {short_repr(code)}'
        )
    read = re.fullmatch(r"(?P<head>[0-9a-f]?)(?P<differ>!?)(?:\.(?P<tail>[0-9a-f]*))?", code.lower())
    if not read or not (read["head"] or read["tail"]):
        raise ValueError(f"{allowed}; got {short_repr(code)}")
    head, tail = read["head"] or "0", (read["tail"] or "").rstrip("0") or "0"
    if int(head, 16) & 3:
        raise ValueError(
            "the digit before the point is 0, 4, 8 or c: a move without a take must divide the heap;"
            f" a take of one chip is written after the point, got {short_repr(code)}"
        )
    if read["differ"] and (head != "4" or any(int(digit, 16) & 12 for digit in tail)):
        raise ValueError(
            "heaps that must differ are written 4! before the point, where no other move leaves more than one heap;"
            f" got {short_repr(code)}"
        )
    return f"{head}{read['differ']}.{tail}"


def read_code(code: str) -> Breaks:
    """Return what a code allows a move to do.

    >>> read_code("4.3")
    Breaks(none=(1,), one=(1,), two=(0,), three=(), unequal=False)
    """
    return _read(plain_code(code))


@lru_cache(maxsize=1024)
def _read(code: str) -> Breaks:
    digits = [int(digit, 16) for digit in re.sub(r"[.!]", "", code)]
    none, one, two, three = (tuple(k for k, digit in enumerate(digits) if digit >> j & 1) for j in range(4))
    return Breaks(none, one, two, three, unequal="!" in code)


def heap_values(rule: str | Iterable[int], terms: int) -> Values:
    """Return the Grundy values of heaps of 0, 1, 2, … in an array, even millions, for a take-and-break or subtraction game.

    >>> heap_values("0.77", 10)  # Kayles
    array('B', [0, 1, 2, 3, 1, 4, 3, 2, 1, 4])
    >>> values = heap_values({2, 4, 7}, 10_000_000)
    >>> len(values), values[-1], max(values)
    (10000000, 0, 3)

    Parameters
    ----------
    rule : a code, as for `plain_code` ("4!" is Grundy's game); or the numbers that may be taken, one or more integers >= 1.
    terms : how many values, an integer from 0 to 100,000,000.

    The array has one, two or four bytes for each value, as the largest needs; `numpy.asarray` makes a numpy array of it without a copy.

    Raises
    ------
    ValueError : if the rule cannot be read, `terms` is out of range, or memory is too small.
    SearchLimitError : if no period is proved soon, and more values are wanted than can be computed in reasonable time: where two
        heaps may be left, 200,000 without numba, and a million with it if no sparse space is found; where three may be left, 1,000. What
        was found stays known.

    Complexity
    ----------
    That of `cgkit.sequences.code_tables.Table.grow` up to the proof of a period; from there on the values are copied. Kayles to 10^8 takes
    a tenth of a second; Grundy's game to 10^6, with no period to help, takes some seconds with numba.

    References
    ----------
    Guy and Smith, "The G-values of various games" (1956); Winning Ways, chapter 4.
    """
    if isinstance(rule, str):
        return read_code(rule).array(terms)
    numbers = check_ints(rule, "the numbers that may be taken, where the rule is no code,", 1, MOST_VALUES)
    if not numbers:
        raise ValueError("a subtraction game needs at least one number, got none")
    return Breaks.taking(set(numbers)).array(terms)
