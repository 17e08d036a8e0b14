"""Empty and divide: of two boxes, empty one and divide the other between the two.

**Theorem, any division.** The value of (m, n) is the number of ones in which (m - 1) OR (n - 1) ends in binary. So a
position is P just when both numbers are odd.

*Proof.* Write p = m - 1 and q = n - 1, so that a move leaves a, b with a + b + 1 = p or q. If a OR b ends in just v ones,
then the last v bits of a and b add up to at least 2^v - 1 and at most 2 (2^v - 1), and bit v of both is 0; so a + b + 1
has a 1 in bit v. If p OR q ends in just v ones, neither p nor q has one, and no move keeps the value v. And each
smaller v can be had: p, say, has a 1 in bit v, and dividing into a = p - 2^v and b = 2^v - 1 leaves a OR b ending in v ones.

**Theorem, equal halves.** Let m and n be divisible by 2 exactly e and f times. The value is 0 if e and f are even. A
move leaves a pair (e - 1, e - 1) or (f - 1, f - 1), and such a pair (k, k) is worth 0 or 1 as k is even or odd. So the
value is 1 where no move leaves a pair of value 1 but some leaves one of value 0, and else 2.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from cgkit.errors import in_order, told, whole_numbers, yes_or_no
from cgkit.games.ruleset import Move, Step
from cgkit.numbers.nim import mex
from cgkit.rulesets.two_heaps import Pair, TwoHeaps

__all__ = ["EmptyAndDivide", "empty_and_divide"]

DIVIDE = MappingProxyType({"divide": "divide the {0} into {1} and {2}"})


def _halvings(number: int) -> int:
    """How many times 2 divides the number."""
    return (number & -number).bit_length() - 1


@dataclass(frozen=True, repr=False)
class EmptyAndDivide(TwoHeaps):
    """Empty and divide: empty one of two boxes, divide the other between the two, and leave none empty.

    >>> EmptyAndDivide()(5, 4).winning_moves()
    [divide the 4 into 1 and 3: leaves 1, 3, a P-position (both are odd)]
    >>> EmptyAndDivide(equal=True)(4, 1).outcome(), EmptyAndDivide()(4, 1).outcome()
    ('P', 'N')

    Parameters
    ----------
    equal : False: any division into two parts. True: into equal halves only. A position is two integers >= 1. The boxes
        are alike, so a move is told with the smaller part first.

    Raises
    ------
    ValueError : if there are not two boxes, or one is not an integer >= 1.

    Complexity
    ----------
    By theorem, constant; under misère play by search.

    References
    ----------
    Ferguson, Part I, section 1.5.
    """

    equal: bool = False

    words = DIVIDE
    skin = "boxes"

    def __post_init__(self) -> None:
        object.__setattr__(self, "equal", yes_or_no(self.equal, "equal"))

    def __repr__(self) -> str:
        return "EmptyAndDivide(equal=True)" if self.equal else "EmptyAndDivide()"

    @property
    def title(self) -> str:
        return "Empty and halve" if self.equal else "Empty and divide"

    @property
    def rule(self) -> str:
        parts = "equal halves" if self.equal else "two parts, each at least 1"
        return f"A move empties one box and divides the chips of the other between the two, in {parts}."

    def check(self, position: Any) -> Pair:
        sizes = whole_numbers(in_order(position, "boxes"), "boxes", least=1)
        if len(sizes) != 2:
            raise ValueError(f"there are two boxes, got {len(sizes)}: {told(sizes)}")
        return sizes[0], sizes[1]

    def moves(self, position: Pair) -> Iterator[Move[Pair]]:
        for size in dict.fromkeys(position):
            halves = range(size // 2, size // 2 + (size % 2 == 0))
            for part in halves if self.equal else range(1, size // 2 + 1):
                yield Move((part, size - part), (Step("divide", (size, part, size - part)),))

    def located(self, position: Pair, move: Move[Pair]) -> tuple[Step, ...]:
        ((verb, (size, *parts), _),) = move.steps
        return (Step(verb, tuple(parts), (position.index(size),)),)

    def grundy_theory(self, position: Pair) -> int:
        if not self.equal:
            return _halvings(((position[0] - 1) | (position[1] - 1)) + 1)  # x ends in as many ones as x + 1 in zeros
        return mex((halvings - 1) % 2 for halvings in map(_halvings, position) if halvings)

    def reason(self, position: Pair) -> str:
        m, n = position
        if not self.equal or (m % 2 and n % 2):
            return "both are odd"
        return f"2 divides {m} {_times(_halvings(m))} and {n} {_times(_halvings(n))}: both even"


def _times(count: int) -> str:
    return "1 time" if count == 1 else f"{count} times"


empty_and_divide = EmptyAndDivide()
