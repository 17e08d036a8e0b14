"""Takes that depend on the heap: at least half of it, at most half of it, or one of its divisors.

Each of the four games has a Grundy value that is read off the binary digits of the heap. Proofs by induction stand with the rulesets.
Values are known of heaps of any size; divisors are listed of heaps up to 10^24.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cgkit.games.heaps import TAKE, Heaps
from cgkit.games.ruleset import Step
from cgkit.numbers.divisors import divisors
from cgkit.numbers.nim import nim_sum
from cgkit.sequences.periods import NoPeriodError, Period

__all__ = ["Aliquot", "AtLeastHalf", "AtMostHalf", "DimPlus", "aliquot", "at_least_half", "at_most_half", "dim_plus"]


class _TakeSome(Heaps):
    """A heap loses one of the numbers that `takes` tells; `never` says why the values have no period."""

    words = TAKE
    never: str

    def takes(self, size: int) -> Iterator[int]:
        raise NotImplementedError(f"{type(self).__name__} must say which numbers may be taken")

    def one(self, size: int) -> int:
        """The value of one heap."""
        raise NotImplementedError(f"{type(self).__name__} must say what a heap is worth")

    def period_theory(self, limit: int) -> Period | None:
        raise NoPeriodError(repr(self), self.never)

    def heap(self, size: int) -> Iterator[tuple[Step, tuple[int, ...]]]:
        for number in self.takes(size):
            yield Step("take", (number,)), (size - number,)

    def grundy_theory(self, position: tuple[int, ...]) -> int:
        return nim_sum(*map(self.one, position))


@dataclass(frozen=True)
class AtLeastHalf(_TakeSome):
    """Take at least half of a heap. The value is the number of binary digits.

    >>> [AtLeastHalf()(n).value() for n in range(10)]
    [0, 1, 2, 2, 3, 3, 3, 3, 4, 4]

    *Proof.* What is left is any number up to half of the heap, rounded down. A number of d digits has a half of d - 1 digits, and
    below it numbers of 0, …, d - 1 digits; the mex of these is d.

    Parameters
    ----------
    A position is any number of heaps, integers >= 0.

    Raises
    ------
    ValueError : if a heap is not an integer >= 0.

    Complexity
    ----------
    Values by theorem, constant; winning moves are found by trying each, of which there are half as many as chips.
    """

    never = "the number of binary digits grows without end, but slower than any saltus"

    @property
    def title(self) -> str:
        return "At least half"

    @property
    def rule(self) -> str:
        return "A move takes at least half of a heap."

    def takes(self, size: int) -> Iterator[int]:
        yield from range(max(1, -(-size // 2)), size + 1)

    def one(self, size: int) -> int:
        return size.bit_length()


@dataclass(frozen=True)
class AtMostHalf(_TakeSome):
    """Take at least one chip, and at most half of a heap. An even heap has the value of its half, an odd one that of what halving leaves.

    >>> [AtMostHalf()(n).value() for n in range(16)]
    [0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0]

    So: strike all ones at the end of the binary number, and the zero before them.

    *Proof.* Show along with it that the values of the k heaps from k to 2k - 1 are 0, …, k - 1, each once. From 2k one
    moves to just these heaps: the mex is k. From 2k + 1 one moves to those from k + 1 to 2k, which have lost the value of k and have
    got the value k: the mex is the value of k. And the k + 1 heaps from k + 1 to 2k + 1 have the values 0, …, k.

    Parameters
    ----------
    A position is any number of heaps, integers >= 0.

    Raises
    ------
    ValueError : if a heap is not an integer >= 0.

    Complexity
    ----------
    Values by theorem, with a halving for each 1 at the end of the binary number; winning moves are found by trying each, of which
    there are half as many as chips.
    """

    never = (
        "even heaps are worth their half, without bound, but heaps of 2^k - 1 are all worth 0, so that no saltus fits"
    )

    @property
    def title(self) -> str:
        return "At most half"

    @property
    def rule(self) -> str:
        return "A move takes at least one chip, and at most half of a heap."

    def takes(self, size: int) -> Iterator[int]:
        yield from range(1, size // 2 + 1)

    def one(self, size: int) -> int:
        while size % 2:
            size //= 2
        return size // 2


@dataclass(frozen=True)
class DimPlus(_TakeSome):
    """Take a divisor of the heap, which may be the heap itself. The value is one more than the number of factors 2.

    >>> [DimPlus()(n).value() for n in range(10)]
    [0, 1, 2, 1, 3, 1, 2, 1, 4, 1]

    *Proof.* Let the heap have k factors 2. A divisor with j < k of them leaves a heap with j of them, and such a divisor is 2^j. A
    divisor with k of them leaves a heap with more than k, or nothing. So the values of the options are 0, 1, …, k, and some above k + 1.

    Parameters
    ----------
    A position is any number of heaps, integers >= 0.

    Raises
    ------
    ValueError : if a heap is not an integer >= 0; or if its moves are asked for, and it is above 10^24.

    Complexity
    ----------
    Values by theorem, constant; moves as `cgkit.numbers.divisors.divisors` lists them.
    """

    never = "the number of factors 2 has no bound, but is 0 for every odd heap, so that no saltus fits"

    @property
    def title(self) -> str:
        return "Dim+"

    @property
    def rule(self) -> str:
        return "A move takes a divisor of the heap, which may be the whole heap."

    def takes(self, size: int) -> Iterator[int]:
        yield from divisors(size) if size else ()

    def one(self, size: int) -> int:
        return (size & -size).bit_length()


@dataclass(frozen=True)
class Aliquot(_TakeSome):
    """Take a divisor of the heap, but not the heap itself. The value is the number of factors 2.

    >>> [Aliquot()(n).value() for n in range(10)]
    [0, 0, 1, 0, 2, 0, 1, 0, 3, 0]

    *Proof.* As for `DimPlus`, without the move that leaves nothing: the values of the options are 0, …, k - 1, and some above k.

    Parameters
    ----------
    A position is any number of heaps, integers >= 0.

    Raises
    ------
    ValueError : if a heap is not an integer >= 0; or if its moves are asked for, and it is above 10^24.

    Complexity
    ----------
    As for `DimPlus`.
    """

    never = "the number of factors 2 has no bound, but is 0 for every odd heap, so that no saltus fits"

    @property
    def title(self) -> str:
        return "Aliquot"

    @property
    def rule(self) -> str:
        return "A move takes a divisor of the heap, but not the whole heap."

    def takes(self, size: int) -> Iterator[int]:
        yield from divisors(size)[:-1] if size else ()

    def one(self, size: int) -> int:
        return max(0, (size & -size).bit_length() - 1)


at_least_half, at_most_half = AtLeastHalf(), AtMostHalf()
dim_plus, aliquot = DimPlus(), Aliquot()
