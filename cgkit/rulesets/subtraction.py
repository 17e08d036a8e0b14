"""Subtraction games, where a move takes one of the allowed numbers from a heap.

**Theorem** (Bash's game, "take 1 to m"). A heap of n is worth n mod (m + 1), so a single heap is P exactly when m + 1 divides n. Under
misère play, heaps behave like Nim heaps of these residues. If some residue is above 1, the position is P when the nim-sum is 0; otherwise
it is P when the number of ones is odd.

*Proof for misère play.* A move always changes the residue of its heap, and a player can lower a residue at will. Bouton's proof for misère
Nim covers every move that lowers a residue, so we need only look at moves that raise one. If a P-position has a residue above 1, it has at
least two of them, because the nim-sum is 0. After a raise, one of the two is still there, and the nim-sum is no longer 0. From a P-position
of zeros and ones, a raise leaves an even number of ones, or exactly one residue above 1 and a nim-sum that is not 0. Finally, suppose all
residues are 0. If a heap is left, the player to move wins by taking m, which leaves one residue of 1. If no heap is left, the player to
move has won.

**Theorem** (take l to r). If the numbers are l, l + 1, …, r, then a heap of n is worth ⌊s / l⌋, where s = n mod (l + r).
*Proof*, by induction on n. A take of k from l to r with k <= s leaves the remainder s − k. These remainders go from s − l down to 0 or to s
− r, which is less than l because s < l + r. Their values are therefore exactly the values below ⌊s / l⌋. A take of k > s leaves the
remainder s − k + l + r, which is at least s + l and less than l + r, so its value is above ⌊s / l⌋.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import takewhile

from cgkit.checks import LARGER, SearchLimitError, check_int, check_ints, listed, short_repr
from cgkit.games.heaps import Heaps
from cgkit.games.move import Move, Step
from cgkit.numbers.nim_sums import nim_sum
from cgkit.rulesets.nim_family import nim
from cgkit.rulesets.take_and_break import CodedHeaps
from cgkit.sequences.octal_codes import Breaks
from cgkit.sequences.periods import Period
from cgkit.wording import joined, zero_nim_sum

Sizes = tuple[int, ...]

LISTED = 5  # maximum number of takes listed in a title


class Bash(Heaps):
    """Bash's game, where a move takes at least 1 and at most `most` chips from a heap; `most` is an integer >= 1.

    >>> Bash(4)(21).winning_moves()
    [take 1: leaves 20, a P-position (20 = 5 × 4)]
    >>> Bash(4)(10**18 + 7, 10**18).value()
    2

    Under misère play, the winning moves are found by trying all moves, which takes time linear in `most`.

    References
    ----------
    Bachet, *Problèmes plaisans et délectables* (1612); Ferguson, Part I, section 1.1.
    """

    ending = "Whoever takes the last chip wins."

    def __init__(self, most: int) -> None:
        self.most = check_int(most, "the largest take", least=1)

    def __repr__(self) -> str:
        return f"Bash({self.most})"

    @property
    def title(self) -> str:
        return f"Take {self.amounts()}"

    @property
    def rule(self) -> str:
        return f"A move takes {self.amounts()} chip{'s' * (self.most > 1)} from a heap."

    def amounts(self) -> str:
        """Return in words which numbers a move can take.

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
    """A subtraction game, where a move takes one of the given numbers of chips, integers >= 1, from a heap.

    >>> Subtraction({1, 3, 4})(100)
    Subtraction({1, 3, 4})(100)
    >>> Subtraction({1, 3, 4})(100).outcome()
    'P'
    >>> Subtraction(1, 3, 4)(10**18, 10**18 + 1).winning_moves()[0].text
    'take 1 from heap 1'
    >>> Subtraction(range(2, 1001))(10**18).value()
    32

    You can list the numbers one by one, or in a set, a list or a range. Values are known for heaps of any size if a table can prove the
    period; for k numbers, the table has 1,000,000 / k values, but at least 500. {1, 2, …, m} is Bash's game, and {l, l + 1, …, r} has a
    theorem too. If the table can't prove a period, larger heaps need a longer table or a search, in time linear in the heap size times k.

    References
    ----------
    Ferguson, Part I, section 1.4; Winning Ways, chapter 4.
    """

    def __init__(self, numbers: int | Iterable[int], *more: int) -> None:
        if isinstance(numbers, str) or callable(numbers):
            raise TypeError(
                "the numbers of a subtraction set must be in a list, such as [k * k for k in range(1, 32)] for the "
                f"squares below 1,000 (for an infinite set, write a game of Heaps), got {short_repr(numbers)}"
            )
        self.numbers = frozenset(check_ints(listed((numbers, *more)), "the numbers of a subtraction set", least=1))
        if not self.numbers:
            raise ValueError("a subtraction set needs at least one integer >= 1, got none")

    def __repr__(self) -> str:
        return f"Subtraction({{{', '.join(map(str, self.ordered))}}})"

    @cached_property
    def ordered(self) -> tuple[int, ...]:
        """The numbers of chips that a move can take, in increasing order."""
        return tuple(sorted(self.numbers))

    @cached_property
    def bash(self) -> Bash | None:
        """The same game as a `Bash`, whose theorem applies, if the numbers are 1, 2, …, m; otherwise None."""
        most = self.ordered[-1]
        return Bash(most) if len(self.numbers) == most else None

    @cached_property
    def run(self) -> tuple[int, int] | None:
        """The smallest and the largest number if all numbers between them are allowed, as the theorem on runs requires; otherwise None."""
        least, most = self.ordered[0], self.ordered[-1]
        return (least, most) if len(self.numbers) == most - least + 1 else None

    @property
    def title(self) -> str:
        return f"Take {self.amounts()}"

    def amounts(self) -> str:
        """Return in words which numbers a move can take.

        >>> Subtraction({1, 3, 4}).amounts(), Subtraction(range(1, 10)).amounts()
        ('1, 3 or 4', '1 to 9')
        """
        if self.run and len(self.numbers) > LISTED:
            return f"{self.run[0]} to {self.run[1]}"
        return joined(self.ordered, "or")

    @property
    def rule(self) -> str:
        return f"A move takes {self.amounts()} chip{'s' * (self.numbers != {1})} from a heap."

    @property
    def ending(self) -> str:
        return self.bash.ending if self.bash else super().ending

    def takes(self, size: int) -> Iterable[int]:
        return takewhile(size.__ge__, self.ordered)

    def heap_value(self, size: int) -> int | None:
        if self.run is None:
            return super().heap_value(size)
        least, most = self.run
        return size % (least + most) // least

    def searched(self, position: Sizes) -> tuple[int, int]:
        steps = max(position, default=0) // self.ordered[0]
        return steps, steps

    @cached_property
    def breaks(self) -> Breaks:
        return Breaks.taking(self.numbers)

    def period_theory(self, limit: int) -> Period | None:
        if self.bash or not self.run:
            return self.bash.period_theory(limit) if self.bash else super().period_theory(limit)
        length = sum(self.run)
        if length > limit:
            raise SearchLimitError(
                limit, f"values of {short_repr(self)}, whose period is {length:,}", f"ask for a value, or {LARGER}"
            )
        because = f"By the theorem on {{l, …, r}}: heap n has value ⌊(n mod {length}) / {self.run[0]}⌋."
        return Period(0, length, tuple(n // self.run[0] for n in range(length)), (), because, proved=True)

    def winning_theory(self, position: Sizes) -> Iterator[Move[Sizes]] | None:
        return self.bash.winning_theory(position) if self.bash else None

    def reason(self, position: Sizes) -> str | None:
        return self.bash.reason(position) if self.bash else None

    def misere_theory(self, position: Sizes) -> str | None:
        return self.bash.misere_theory(position) if self.bash else None

    def misere_reason(self, position: Sizes) -> str | None:
        return self.bash.misere_reason(position) if self.bash else None
