"""Take a power of two from a heap.

**Theorem.** A heap of n is worth n mod 3, just as if only 1 or 2 could be taken.

*Proof.* No power of two is divisible by 3, so a move always changes n mod 3; and taking 1 or 2 reaches each smaller
remainder. The same two facts are all that the misère theorem of Bash's game needs, with remainders on division by 3,
and for its last step a take of 2 from a heap of at least 3. So misère play too is as in `Bash(2)`.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from cgkit.games.heaps import TAKE, Heaps
from cgkit.games.ruleset import Step
from cgkit.rulesets.heaps.subtraction import Bash
from cgkit.sequences.periods import Period

__all__ = ["PowersOfTwo", "powers_of_two"]

Sizes = tuple[int, ...]

ONE_OR_TWO = Bash(2)


@dataclass(frozen=True, repr=False)
class PowersOfTwo(Heaps):
    """Take 1, 2, 4, 8, … from a heap: any power of two.

    >>> PowersOfTwo()(100).winning_moves()[-1]
    take 64: leaves 36, a P-position (36 = 3 × 12)
    >>> PowersOfTwo()(10**18).value()
    1

    Parameters
    ----------
    A position is any number of heaps, integers >= 0.

    Raises
    ------
    ValueError : if a heap is not an integer >= 0.

    Complexity
    ----------
    By theorem: linear in the number of heaps and of their binary digits.

    References
    ----------
    HDU Online Judge, problem 1847.
    """

    words = TAKE

    def __repr__(self) -> str:
        return "PowersOfTwo()"

    @property
    def title(self) -> str:
        return "Take a power of two"

    @property
    def rule(self) -> str:
        return "A move takes 1, 2, 4, 8 … chips from a heap: any power of two."

    @property
    def ending(self) -> str:
        return "Whoever takes the last chip wins."

    def heap(self, size: int) -> Iterator[tuple[Step, Sizes]]:
        for exponent in range(size.bit_length()):
            yield Step("take", (1 << exponent,)), (size - (1 << exponent),)

    def grundy_theory(self, position: Sizes) -> int:
        return ONE_OR_TWO.grundy_theory(position)

    def period_theory(self, limit: int) -> Period:
        return ONE_OR_TWO.period_theory(limit)

    def reason(self, position: Sizes) -> str:
        return ONE_OR_TWO.reason(position)

    def misere_theory(self, position: Sizes) -> str:
        return ONE_OR_TWO.misere_theory(position)

    def misere_reason(self, position: Sizes) -> str:
        return ONE_OR_TWO.misere_reason(position)


powers_of_two = PowersOfTwo()
