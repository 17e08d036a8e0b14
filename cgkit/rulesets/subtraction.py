"""Subtraction games: take one of the allowed numbers from a heap.

**Theorem** (Bash's game, "take 1 to m"). A heap of n is worth n mod (m + 1), so a single heap is lost for the player to move exactly
when m + 1 divides n. Under misère play heaps behave like Nim heaps of these residues: if some residue is above 1, P means nim-sum 0;
otherwise P means an odd number of ones.

*Proof for misère play.* A move always changes the residue of its heap, and a residue can be lowered at will. So Bouton's proof for
misère Nim covers every move that lowers a residue; what is new is a move that raises one. A P-position with a residue above 1 has at
least two of these (the nim-sum is 0): one of them stays, and the nim-sum is no longer 0. From a P-position of zeros and ones, a raise
leaves an even number of ones, or exactly one residue above 1, whose nim-sum is not 0. Finally, an N-position with all residues 0 but
a heap left has a winning move: take m, which leaves one residue of 1; and with no heap left the player to move has won.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from itertools import takewhile

from cgkit.doors import LARGER, SearchLimitError, check_int, check_ints, joined, short_repr, zero_nim_sum
from cgkit.games.heaps import Heaps
from cgkit.games.move import Move, Step
from cgkit.numbers.nim import nim_sum
from cgkit.rulesets.coded import CodedHeaps
from cgkit.rulesets.nim import nim
from cgkit.sequences.octal import Breaks
from cgkit.sequences.periods import Period, described, recurring

__all__ = ["Bash", "Subtraction"]

Sizes = tuple[int, ...]

STEPS = 20_000_000  # values looked for, times the largest number left out: some seconds
LISTED = 5  # up to so many numbers, a title names them all


class Bash(Heaps):
    """Bash's game: take from 1 to `most` chips from a heap, where `most` is an integer >= 1.

    >>> Bash(4)(21).winning_moves()
    [take 1: leaves 20, a P-position (20 = 5 × 4)]
    >>> Bash(4)(10**18 + 7, 10**18).value()
    2

    Under misère play winning moves are found by trying them all, in time linear in `most`.

    References
    ----------
    Bachet, *Problèmes plaisans et délectables* (1612); Ferguson, Part I, section 1.1.
    """

    ending = "Whoever takes the last chip wins."

    def __init__(self, most: int) -> None:
        self.most = check_int(most, "the most that may be taken", least=1)

    def __repr__(self) -> str:
        return f"Bash({self.most})"

    @property
    def title(self) -> str:
        return f"Take {self.amounts()}"

    @property
    def rule(self) -> str:
        return f"A move takes {self.amounts()} chip{'s' * (self.most > 1)} from a heap."

    def amounts(self) -> str:
        """Return in words which numbers may be taken.

        >>> Bash(3).amounts(), Bash(9).amounts()
        ('1, 2 or 3', '1 to 9')
        """
        return joined(range(1, self.most + 1), "or") if self.most <= LISTED else f"1 to {self.most}"

    def takes(self, size: int) -> Iterable[int]:
        return range(1, min(self.most, size) + 1)

    def heap_value(self, size: int) -> int:
        return size % (self.most + 1)

    def residues(self, position: Sizes) -> list[int]:
        """Return the value of each heap.

        >>> Bash(4).residues((20, 21))
        [0, 1]
        """
        return [*map(self.heap_value, position)]

    def period_theory(self, limit: int) -> Period:
        if self.most >= limit:
            raise SearchLimitError(
                limit,
                f"values of {self!r}, whose period is {short_repr(self.most + 1)}",
                f"ask for a value, or {LARGER}",
            )
        because = f"A heap is worth its remainder on division by {self.most + 1}, by the theorem on Bash's game."
        return Period(0, self.most + 1, tuple(range(self.most + 1)), (), because, proved=True)

    def winning_theory(self, position: Sizes) -> Iterator[Move[Sizes]]:
        residues = self.residues(position)
        total = nim_sum(*residues)
        for i, (size, residue) in enumerate(zip(position, residues, strict=True)):
            wanted = residue ^ total
            number = (residue - wanted) % (self.most + 1)
            if total and wanted <= self.most and number <= size:
                step = Step("take", (number,), at=(i,) if len(position) > 1 else ())
                yield Move((*position[:i], size - number, *position[i + 1 :]), (step,))

    def reason(self, position: Sizes) -> str:
        if len(position) != 1:
            return zero_nim_sum(self.residues(position))
        return f"{position[0]} = {self.most + 1} × {position[0] // (self.most + 1)}"

    def misere_theory(self, position: Sizes) -> str:
        return nim.misere_theory(tuple(self.residues(position)))

    def misere_reason(self, position: Sizes) -> str:
        if len(position) == 1:
            return f"{position[0]} = {self.most + 1} × {position[0] // (self.most + 1)} + 1"
        residues = self.residues(position)
        listed = ", ".join(map(str, residues))
        if max(residues) > 1:
            return f"residues {listed}: not all are 0 or 1, and the nim-sum is 0"
        return f"residues {listed}: all are 0 or 1, and the number of ones is odd"


class Subtraction(CodedHeaps):
    """A subtraction game: take one of the given numbers of chips, integers >= 1, from a heap.

    >>> Subtraction({1, 3, 4})(100)
    Subtraction({1, 3, 4})(100)
    >>> Subtraction({1, 3, 4})(100).outcome()
    'P'
    >>> Subtraction({1, 3, 4})(10**18, 10**18 + 1).winning_moves()[0].text
    'take 1 from heap 1'

    Values are known for heaps of any size if the period is proved by at most a million values divided by the count of numbers; {1, 2,
    …, m} is Bash's game and uses its theorem. Where the period is longer, larger heaps are searched, in time linear in the heap size
    times the count of numbers.

    References
    ----------
    Ferguson, Part I, section 1.4; Winning Ways, chapter 4.
    """

    def __init__(self, numbers: Iterable[int]) -> None:
        if isinstance(numbers, str) or callable(numbers):
            raise ValueError(
                "the numbers of a subtraction set are given one by one, such as [k * k for k in range(1, 32)] for the squares below"
                f" 1,000; for an infinite set write a game of Heaps; got {short_repr(numbers)}"
            )
        self.numbers = frozenset(check_ints(numbers, "the numbers of a subtraction set", least=1))
        if not self.numbers:
            raise ValueError("a subtraction set needs at least one integer >= 1, got none")

    @staticmethod
    def all_but(numbers: Iterable[int]) -> AllBut:
        """Return the game in which any number except these may be taken.

        >>> Subtraction.all_but({1})(10).winning_moves()
        [take 9: leaves 1, and no move is left, take 10: leaves 0, and no move is left]
        """
        return AllBut(numbers)

    def __repr__(self) -> str:
        return f"Subtraction({{{', '.join(map(str, self.ordered))}}})"

    @cached_property
    def ordered(self) -> tuple[int, ...]:
        """The numbers, in increasing order."""
        return tuple(sorted(self.numbers))

    @cached_property
    def bash(self) -> Bash | None:
        """The same game as a `Bash`, if the numbers are 1, 2, …, m, so that its theorem applies."""
        most = self.ordered[-1]
        return Bash(most) if len(self.numbers) == most else None

    @property
    def title(self) -> str:
        return f"Take {self.amounts()}"

    def amounts(self) -> str:
        """Return in words which numbers may be taken.

        >>> Subtraction({1, 3, 4}).amounts(), Subtraction(range(1, 10)).amounts()
        ('1, 3 or 4', '1 to 9')
        """
        return self.bash.amounts() if self.bash else joined(self.ordered, "or")

    @property
    def rule(self) -> str:
        return f"A move takes {self.amounts()} chip{'s' * (self.numbers != {1})} from a heap."

    @property
    def ending(self) -> str:
        return self.bash.ending if self.bash else super().ending

    def takes(self, size: int) -> Iterable[int]:
        return takewhile(size.__ge__, self.ordered)

    def heap_value(self, size: int) -> int | None:
        return self.bash.heap_value(size) if self.bash else super().heap_value(size)

    @cached_property
    def breaks(self) -> Breaks:
        return Breaks.taking(self.numbers)

    def period_theory(self, limit: int) -> Period | None:
        return self.bash.period_theory(limit) if self.bash else super().period_theory(limit)

    def winning_theory(self, position: Sizes) -> Iterator[Move[Sizes]] | None:
        return self.bash.winning_theory(position) if self.bash else None

    def reason(self, position: Sizes) -> str | None:
        return self.bash.reason(position) if self.bash else None

    def misere_theory(self, position: Sizes) -> str | None:
        return self.bash.misere_theory(position) if self.bash else None

    def misere_reason(self, position: Sizes) -> str | None:
        return self.bash.misere_reason(position) if self.bash else None


class AllBut(Heaps):
    """The game in which a move takes any number of chips that is not among the given ones; `Subtraction.all_but` makes it.

    >>> Subtraction.all_but({1})(10, 7).value()
    6
    >>> Subtraction.all_but({2, 3, 7})(10**12).value()
    500000000000

    **Theorem** (Siegel). The values have a period with a saltus.

    *Proof.* Let m be the largest number left out. Heaps that are more than m apart are options of one another, so all heaps of one value
    lie within m of each other. g(n) is the least value all of whose heaps so far lie below n by a number left out, and a value that
    no heap has yet is one of these. So no value is skipped: after n heaps the values 0, …, u - 1 have occurred. Let r(n) = u - g(n),
    with the u before n, so that r(n) = 0 for a new value. Which of the values of the last m heaps are possible depends on their
    heaps, the last 2m, and so on the last 2m of r; and r is at most 2m + 1, for when the oldest heap of such a value came, u was one
    more than that value. So r depends on the 2m values before it, takes finitely many values, and repeats; and each round adds to g
    as often as r is 0.

    References
    ----------
    Siegel, *Finite excluded subtraction sets and infinite heap games* (2005); Sleator and Slusky, "Subtraction games with FES sets of
    size 3" (2012).
    """

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers = frozenset(check_ints(numbers, "the numbers left out", least=1))
        if not self.numbers:
            raise ValueError("at least one number must be left out; a game in which any number may be taken is nim")

    def __repr__(self) -> str:
        return f"Subtraction.all_but({{{', '.join(map(str, sorted(self.numbers)))}}})"

    @property
    def title(self) -> str:
        return f"Take any number but {joined(sorted(self.numbers), 'or')}"

    @property
    def rule(self) -> str:
        return f"A move takes any number of chips from a heap, but not {joined(sorted(self.numbers), 'or')}."

    def takes(self, size: int) -> Iterable[int]:
        return (number for number in range(1, size + 1) if number not in self.numbers)

    def heap_value(self, size: int) -> int | None:
        values, period = self._known(size + 1)
        return period.value(size) if period else values[size] if size < len(values) else None

    def sequence(self, terms: int) -> list[int] | None:
        values, period = self._known(terms)
        return period.values(terms) if period else values[:terms] if terms <= len(values) else None

    def period_theory(self, limit: int) -> Period | None:
        period = self._known(limit)[1]
        if period is None:
            raise SearchLimitError(limit, f"values of {self!r}, which prove no period", "ask for more values")
        return period

    def _known(self, terms: int) -> tuple[list[int], Period | None]:
        """The values up to the first proof of a period, or as many of them as are wanted and can be computed in reasonable time."""
        most = max(self.numbers)
        wanted, tried = min(terms, STEPS // most), min(4 * most + 64, STEPS // most)
        while True:
            values, period = _all_but(self.numbers, tried)
            if period or tried >= wanted:
                return values, period
            tried = min(2 * tried, STEPS // most)


@lru_cache(maxsize=64)
def _all_but(left_out: frozenset[int], terms: int) -> tuple[list[int], Period | None]:
    """This many values, and the period that they prove."""
    most, values, lags = max(left_out), list[int](), list[int]()
    heaps: dict[int, list[int]] = {}  # of the values that a heap within `most` has, the least first
    new = 0
    for n in range(terms):
        value = next((v for v, some in heaps.items() if all(n - heap in left_out for heap in some)), new)
        values.append(value)
        lags.append(new - value)
        heaps.setdefault(value, []).append(n)
        new += value == new
        for gone in [v for v, some in heaps.items() if some[0] <= n - most]:
            del heaps[gone]
    of_lags = recurring(lags, 2 * most)
    if not of_lags:
        return values, None
    because = (
        f"How far each value is from a new one depends only on the {2 * most} before it, and so many come again after {of_lags.length:,},"
        f" from {of_lags.start:,} on."
    )
    return values, described(values, of_lags.start, of_lags.length, because, proved=True)
