"""Take-and-break games, where a code says how many chips a move can take from a heap and how the move can divide the rest.

A code's values come from its table. Once the table proves a period, the values are known for heaps of any size. `cgkit.sequences.periods`
has the theorems and their conditions.

**Theorem** (Lasker's Nim). The values are g(4k + 1) = 4k + 1, g(4k + 2) = 4k + 2, g(4k + 3) = 4k + 4 and g(4k + 4) = 4k + 3; g(0) = 0.

Chapter 6 of the book has the proof.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from types import MappingProxyType

from cgkit.checks import LARGER, SearchLimitError, check_ints, short_repr
from cgkit.games.heaps import Heaps
from cgkit.games.move import Step
from cgkit.sequences.octal_codes import MOST_DIGITS, Breaks, plain_code, read_code
from cgkit.sequences.periods import Period, described

Sizes = tuple[int, ...]

TAKE_OR_BREAK = MappingProxyType(
    {
        "take": "take {0}",
        "take@": "take {0} from heap {at}",
        "divide": "divide into {0} and {1}",
        "divide@": "divide heap {at} into {0} and {1}",
        "both": "take {0} and divide the rest into {1} and {2}",
        "both@": "take {0} from heap {at} and divide the rest into {1} and {2}",
        "three": "divide into {0}, {1} and {2}",
        "three@": "divide heap {at} into {0}, {1} and {2}",
        "all": "take {0} and divide the rest into {1}, {2} and {3}",
        "all@": "take {0} from heap {at} and divide the rest into {1}, {2} and {3}",
    }
)

HEAPS = ("nothing", "one heap", "two heaps", "three heaps")


def _divide(rest: int, least: int = 1) -> Iterator[Sizes]:
    """Yield the two parts of each division of a heap, the smaller part first, which has at least `least` chips."""
    return ((part, rest - part) for part in range(least, rest // 2 + 1))


def _leaves(counts: Sequence[int]) -> str:
    """Return in words how many heaps a move can leave, such as "one heap or two heaps"."""
    if len(counts) > 1 and counts == tuple(range(len(counts))):
        return f"at most {HEAPS[counts[-1]]}"
    return " or ".join(HEAPS[count] for count in counts)


class CodedHeaps(Heaps):
    """A heap game where a move takes some chips and can divide the rest into heaps, as `breaks` allows."""

    code: str

    @cached_property
    def breaks(self) -> Breaks:
        """The numbers of chips that a move can take, by the number of heaps that it leaves."""
        return read_code(self.code)

    def heap_value(self, size: int) -> int | None:
        return self.breaks.value(size)

    def sequence(self, terms: int) -> list[int]:
        return self.breaks.sequence(terms)

    def period_theory(self, limit: int) -> Period | None:
        period = self.breaks.period(limit)
        if period is None and not self.breaks.unequal:
            tried = self.breaks.within(limit)
            advice = LARGER if tried == limit else "a move can leave three heaps, so more values would take too long"
            raise SearchLimitError(tried, f"values of {short_repr(self)}, which don't prove a period", advice)
        return period


class TakeAndBreak(CodedHeaps):
    """A take-and-break game given by its code; digit k says how many heaps can remain after a move that takes k chips.

    >>> TakeAndBreak("0.77")(7).winning_moves()[0]
    take 1 and divide the rest into 3 and 3: leaves 3, 3, a P-position (nim-sum 3 ⊕ 3 = 0)
    >>> TakeAndBreak("0.77")(10**18).value(), TakeAndBreak("4.3")(5).moves()
    (1, [divide into 1 and 4, divide into 2 and 3, take 1])
    >>> TakeAndBreak(".770"), TakeAndBreak("4!")(4).moves()
    (TakeAndBreak("0.77"), [divide into 1 and 3])

    The code has hexadecimal digits and a point, as in `cgkit.sequences.octal_codes.plain_code`. You can also give a list of numbers. A move
    then takes a run of neighbours from a row, and the list says how many.

    >>> TakeAndBreak([2, 3])
    TakeAndBreak("0.077")

    Values are known for heaps of any size if a table proves a period. If k takes can leave two heaps, the table has 10,000 / k values,
    but at least 500 (or 150 values if a move can leave three heaps). Otherwise values are known as far as a table gets in about twenty
    seconds. That's some 50,000 chips if one take can leave two heaps (four times as many with the compiled kernels), fewer if several
    takes can, and 999 chips if a move can leave three heaps.

    References
    ----------
    Guy and Smith (1956); Winning Ways, chapter 4.
    """

    words = TAKE_OR_BREAK
    skin = "divide"

    def __init__(self, code: str | Iterable[int]) -> None:
        if not isinstance(code, str) and isinstance(code, Iterable):
            numbers = set(check_ints(code, "the numbers that a move can take", 1, MOST_DIGITS - 2))
            code = "0." + "".join("07"[taken in numbers] for taken in range(1, max(numbers, default=0) + 1))
        self.code = plain_code(code)

    def __repr__(self) -> str:
        return f'TakeAndBreak("{self.code}")'

    @property
    def title(self) -> str:
        return f"Take and break {self.code}"

    @property
    def rule(self) -> str:
        breaks = self.breaks
        takes: dict[tuple[int, ...], list[int]] = {}
        for taken in range(breaks.most + 1):
            groups = (breaks.none, breaks.one, breaks.two, breaks.three)
            if counts := tuple(j for j, group in enumerate(groups) if taken in group):
                takes.setdefault(counts, []).append(taken)
        sentences = [
            f"takes {' or '.join(str(taken or 'nothing') for taken in numbers)} and leaves {_leaves(counts)}"
            for counts, numbers in takes.items()
        ]
        differ = " of different sizes" if breaks.unequal else ""
        return (
            f"A move {'; or it '.join(sentences).replace('two heaps', f'two heaps{differ}')}."
            if sentences
            else "No move is allowed."
        )

    @cached_property
    def _takes(self) -> tuple[list[int], list[frozenset[int]]]:
        """The numbers that a move can take, and the sets of numbers that can leave no heap, one, two and three heaps."""
        breaks = self.breaks
        groups = list(map(frozenset, (breaks.none, breaks.one, breaks.two, breaks.three)))
        return sorted(frozenset().union(*groups)), groups

    def heap(self, size: int) -> Iterator[tuple[Step, Sizes]]:
        numbers, (none, one, two, three) = self._takes
        for taken in numbers:
            rest = size - taken
            if rest < 0:
                return
            if taken in (one if rest else none):
                yield Step("take", (taken,)), (rest,)
            if taken in two:
                for parts in _divide(rest):
                    if not (self.breaks.unequal and parts[0] == parts[1]):
                        yield Step("both", (taken, *parts)) if taken else Step("divide", parts), parts
            if taken in three:
                for first in range(1, rest // 3 + 1):
                    for others in _divide(rest - first, first):
                        parts = (first, *others)
                        yield Step("all", (taken, *parts)) if taken else Step("three", parts), parts


class Lasker(Heaps):
    """Lasker's Nim, called Multi-Nim in contests, where a move takes any number of chips from a heap or divides a heap into two.

    >>> lasker(2, 5, 7).winning_moves()[0]
    divide heap 3 into 1 and 6: leaves 2, 5, 1, 6, a P-position (nim-sum 2 ⊕ 5 ⊕ 1 ⊕ 6 = 0)

    References
    ----------
    Lasker, *Brettspiele der Völker* (1931); Ferguson, Part I, section 4.4.
    """

    expression, title = "lasker", "Lasker's Nim"
    rule = "A move takes any number of chips from a heap, or divides a heap into two."
    words = TAKE_OR_BREAK
    skin = "divide"

    def takes(self, size: int) -> range:
        return range(1, size + 1)

    def heap(self, size: int) -> Iterator[tuple[Step, Sizes]]:
        yield from super().heap(size)
        for parts in _divide(size):
            yield Step("divide", parts), parts

    def heap_value(self, size: int) -> int:
        return size + (0, 0, 0, 1)[size % 4] - (size % 4 == 0 < size)

    def period_theory(self, limit: int) -> Period:
        because = "By the theorem on Lasker's Nim, for all heaps but the empty one."
        return described([*map(self.heap_value, range(6))], 1, 4, because, proved=True)


class GrundysGame(CodedHeaps):
    """Grundy's game, where a move divides a heap into two heaps of different sizes.

    >>> grundys_game(8).winning_moves()
    [divide into 1 and 7: leaves 1, 7, a P-position (nim-sum 0 ⊕ 0 = 0)]

    The values come from a table, in quadratic time. A heap of up to about 49,000 chips takes at most a few seconds, and with numba the heap
    can be four times as large; `heap_values` goes further. Nobody knows whether the values are periodic.

    References
    ----------
    Grundy, "Mathematics and games" (1939); Winning Ways, chapter 4.
    """

    expression, title, code = "grundys_game", "Grundy's game", "4!.0"
    rule = "A move divides a heap into two heaps of different sizes."
    words = TAKE_OR_BREAK
    skin = "divide"

    def heap(self, size: int) -> Iterator[tuple[Step, Sizes]]:
        for parts in _divide(size):
            if parts[0] != parts[1]:
                yield Step("divide", parts), parts


lasker = Lasker()
grundys_game = GrundysGame()
