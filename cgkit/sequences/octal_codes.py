"""Take-and-break games given by codes, with fast ways to find the values of their heaps.

A code 0.d₁d₂d₃… defines the moves on a heap. A move can take k chips and leave the rest in j non-empty heaps exactly when 2ʲ is one of the
powers of two that add up to the digit dₖ. For example, digit 1 lets a move take a whole heap of k chips, 2 lets a move take k chips and
leave a heap, and 4 lets a move take k chips and leave two heaps. With 3 = 1 + 2, a move can take k chips from any heap that has k or more.
Codes whose digits are at most 7 are octal. The digit 8, in a hexadecimal code, leaves three heaps. The digit before the point is for k = 0,
where a move only divides a heap. This digit is 0, 4, 8 or c, which is 4 + 8. Grundy's game is 4!.0, because 4! means a division into two
different heaps.
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

LIMIT = 20_000  # default number of values to compute for a proof of a period
MOST_DIGITS = 10_000  # maximum length of a code, in digits
MOST_VALUES = 100_000_000  # maximum number of values in an array
QUADRATIC, CUBIC = 200_000, 1_000  # maximum number of values without a period, if a move can leave two heaps, or three
# names of games and their codes, from Winning Ways, chapter 4
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
STEPS = 1_000_000  # number of Python steps worth spending on the proof of a period when only one value is needed
LONG = 30_000_000  # number of Python steps for a large heap, about twenty seconds; on bytes, 80 times as many


@dataclass(frozen=True)
class Breaks(Takes):
    """The numbers of chips that a move can take from a heap, by the number of heaps that it leaves.

    >>> read_code("0.77")
    Breaks(none=(1, 2), one=(1, 2), two=(1, 2), three=(), unequal=False)

    Parameters
    ----------
    none, one, two, three : numbers of chips that a move can take if it leaves no heap, one, two or three heaps.
    unequal : whether two heaps left by a move must have different sizes.
    """

    @classmethod
    def taking(cls, numbers: Iterable[int]) -> Breaks:
        """Return the rule of a subtraction game, where a move takes one of these numbers.

        >>> Breaks.taking({1, 3, 4}).sequence(10)
        [0, 1, 0, 1, 2, 3, 2, 0, 1, 0]
        """
        takes = tuple(sorted(numbers))
        return cls(none=takes, one=takes)

    @property
    def cheap(self) -> int:
        """The number of values worth computing for the proof of a period when only one value is needed."""
        if self.three:
            return 150
        return max(500, 10_000 // len(self.two)) if self.two else max(500, STEPS // max(1, len(self.one)))

    def sequence(self, terms: int) -> list[int]:
        """Return this many values, for heaps of 0, 1, 2, … chips.

        >>> Breaks(two=(0,), unequal=True).sequence(12)  # Grundy's game
        [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2]

        There can be at most 10,000,000 values.

        Raises
        ------
        SearchLimitError : if no period is proved early, and you ask for more than 200,000 values in a game whose moves can leave two heaps,
            or more than 1,000 values if they can leave three.
        """
        terms = check_int(terms, "numbers of values", most=MOST_TERMS)
        return self._known(terms, {1: MOST_TERMS, 2: QUADRATIC, 3: CUBIC}[self.parts]).tolist()

    def array(self, terms: int) -> Values:
        """Return the values of `sequence` in an array with one, two or four bytes for each value, enough for the largest.

        >>> Breaks.taking({1, 3, 4}).array(10)
        array('B', [0, 1, 0, 1, 2, 3, 2, 0, 1, 0])

        There can be at most 100,000,000 values.

        `heap_values` lists the limits and the errors.
        """
        terms = check_int(terms, "numbers of values", most=MOST_VALUES)
        enough_memory(2 * terms // 10**6, f"{terms:,} values")
        bound = {1: MOST_VALUES, 2: QUADRATIC, 3: CUBIC}[self.parts]
        table = table_of(self)
        table.grow(min(terms, self.cheap))
        soon = table.period and table.needed <= self.cheap  # after growing, because a proved period needs no kernel
        if self.parts == 2 and not soon and pays(terms, QUADRATIC):
            bound = MOST_VALUES
        return self._known(terms, bound)

    def _known(self, terms: int, bound: int) -> Values:
        """Return this many values, from a proved period or, up to the bound, by computing them."""
        table = table_of(self)
        # if only a period can give this many values, don't search long for one
        table.grow(terms if terms <= bound else self.cheap)
        if (period := table.period) and (terms <= bound or table.needed <= self.cheap):
            rounds = max(0, terms - period.start) // period.length + 1
            return (table.values[: period.start] + table.values[period.start : period.start + period.length] * rounds)[
                :terms
            ]
        if terms > bound:
            raise SearchLimitError(
                self.cheap, f"of the {terms:,} values without finding a period", f"ask for at most {bound:,} values"
            )
        return table.values[:terms]

    def period(self, limit: int = LIMIT) -> Period | None:
        """Return the period of the values with its proof, or None if this many values don't prove one.

        >>> found = Breaks.taking({1, 3, 4}).period()
        >>> found.start, found.length
        (0, 7)

        If a move can leave three heaps, the method computes at most a thousand values.
        """
        table = table_of(self)
        table.grow(self.within(limit))
        return table.period if table.needed <= limit else None

    def within(self, terms: int) -> int:
        """Return this number, or at most 1,000 if a move can leave three heaps, so that this many values take a reasonable time.

        >>> read_code("0.77").within(20_000), read_code("0.3F").within(20_000)
        (20000, 1000)
        """
        return min(terms, CUBIC) if self.three else terms

    def value(self, size: int) -> int | None:
        """Return the value of a heap of any size if a period is proved early, or of a heap that isn't large.

        >>> read_code("0.77").value(10**18), read_code("0.6").value(100), Breaks.taking({1, 10**9}).value(10**9)
        (1, 3, None)

        Otherwise return None if a move leaves at most one heap, because a search might still find the value. The answer doesn't depend on
        earlier questions.

        Raises
        ------
        SearchLimitError : if a move can leave two or more heaps, no period is proved early, and the table would be too long.

        Complexity
        ----------
        For the first question, at most about a million steps of Python, or ten thousand operations on bytes. A large heap without a period
        takes at most about twenty seconds. Later questions are look-ups.
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
        advice = f"the table up to a heap of {short_repr(size)} would take too long. Use heap_values for larger tables"
        raise SearchLimitError(soon, "values, which don't prove a period", advice)

    @cached_property
    def longest(self) -> int:
        """The largest heap whose value is worth a table of its own, which takes at most about twenty seconds."""
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
    """Return the table of a rule's values; the same table is returned again, unless many other rules have been used since."""
    return Table(breaks)


def plain_code(code: str) -> str:
    """Return a code in its printed form: a digit, a point, and more digits without trailing zeros.

    >>> plain_code("4"), plain_code(".770"), plain_code("4!"), plain_code("0.0"), plain_code("C.8")
    ('4.0', '0.77', '4!.0', '0.0', 'c.8')

    Parameters
    ----------
    code : hexadecimal digits with a point after the first, at most 10,000 characters; you can omit the first digit, or the point and what
        follows it. If you write 4! before the point, the two parts of a division must differ, and no other digit can include a 4 or an 8.
    """
    allowed = 'a code must be a digit, a point and more digits, such as "0.77", "4.3", "4" or "4!"'
    if not isinstance(code, str) or len(code) > MOST_DIGITS:
        message = f"{allowed}, in a string of at most {MOST_DIGITS:,} characters, got {short_repr(code)}"
        raise wrong(isinstance(code, str), message)
    if re.search(r"[\[\]…]|\.\.", code):
        raise ValueError(
            f"{allowed}. Endless digits aren't allowed, because a move could then take any number and no theorem proves a period"
            f' ("0.[3]" is `nim`, "4.[3]" is `lasker`), got {short_repr(code)}'
        )
    read = re.fullmatch(r"(?P<head>[0-9a-f]?)(?P<differ>!?)(?:\.(?P<tail>[0-9a-f]*))?", code.lower())
    if not read or not (read["head"] or read["tail"]):
        raise ValueError(f"{allowed}; got {short_repr(code)}")
    head, tail = read["head"] or "0", (read["tail"] or "").rstrip("0") or "0"
    if int(head, 16) & 3:
        raise ValueError(
            "the digit before the point must be 0, 4, 8 or c, because a move that takes nothing must divide the "
            f"heap (the digit for taking one chip comes after the point), got {short_repr(code)}"
        )
    if read["differ"] and (head != "4" or any(int(digit, 16) & 12 for digit in tail)):
        raise ValueError(
            "with 4! before the point, a move divides a heap into two of different sizes, and the digits after the point "
            f"can't include a 4 or an 8, got {short_repr(code)}"
        )
    return f"{head}{read['differ']}.{tail}"


def read_code(code: str) -> Breaks:
    """Return the moves allowed by a code.

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
    """Return the Grundy values of heaps of 0, 1, 2, … in a take-and-break or subtraction game as an array of up to 10^8 numbers.

    >>> heap_values("0.77", 10)  # Kayles
    array('B', [0, 1, 2, 3, 1, 4, 3, 2, 1, 4])
    >>> values = heap_values({2, 4, 7}, 10_000_000)
    >>> len(values), values[-1], max(values)
    (10000000, 0, 3)

    Parameters
    ----------
    rule : code, as for `plain_code` ("4!" is Grundy's game); or the numbers that a move can take, one or more integers from 1 to 10^8.
    terms : number of values, an integer from 0 to 100,000,000.

    The array has one, two or four bytes for each value, enough for the largest. `numpy.asarray` turns it into a numpy array without a
    copy.

    Raises
    ------
    ValueError : if the rule can't be read, `terms` is out of range, or there isn't enough memory.
    SearchLimitError : if no period is proved early, and you ask for more values than can be computed in reasonable time. If a move can
        leave two heaps, the limit is 200,000 values without numba, and a million with numba if there's no sparse space. If a move can leave
        three heaps, the limit is 1,000. Values found before the error are kept.

    Complexity
    ----------
    The cost of `cgkit.sequences.code_tables.Table.grow` up to the proof of a period; after that, values are copied. Kayles up to 10^8 takes
    a tenth of a second. Grundy's game up to 10^6, where no period helps, takes some seconds with numba.

    References
    ----------
    Guy and Smith, "The G-values of various games" (1956); Winning Ways, chapter 4.
    """
    if isinstance(rule, str):
        return read_code(rule).array(terms)
    numbers = check_ints(rule, "the numbers a move can take, if the rule isn't a code,", 1, MOST_VALUES)
    if not numbers:
        raise ValueError("a subtraction game needs at least one number, got none")
    return Breaks.taking(set(numbers)).array(terms)
