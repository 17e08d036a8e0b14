"""Nim, and Nimble, which is Nim with coins on a strip.

**Theorem** (Bouton). The player to move loses just when the nim-sum of the heaps is 0. *Proof.* Where the sum is s ≠ 0, some
heap h has a 1 in the highest column of s; h ⊕ s < h, and lowering h to that makes the sum 0. Where the sum is 0, a
move changes one heap, and so the sum.

**Theorem** (misère, Bouton). If a heap is above 1, the player to move loses just when the nim-sum is 0; else, just when the
number of heaps of 1 is odd. *Proof.* With no heap above 1 each move takes a heap away, and parity decides. With one such heap
the sum is not 0, and the mover wins: it becomes 0 or 1, whichever leaves an odd number of heaps of 1. With two or more, play as in
normal Nim: from sum 0 every move leaves a sum other than 0, and never only heaps of 0 and 1; from a sum other than 0 the move
to sum 0 leaves a heap above 1, and so at least two.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from types import MappingProxyType

from cgkit.games.heaps import TAKE, Heaps
from cgkit.games.ruleset import Move, Step
from cgkit.numbers.nim import nim_sum
from cgkit.sequences.periods import Period, described
from cgkit.words import zero_nim_sum

__all__ = ["Nim", "Nimble", "nim", "nimble"]

Sizes = tuple[int, ...]

SLIDE = MappingProxyType(
    {"slide": "move the coin from square {0} to square {1}", "slide@": "move coin {at} from square {0} to square {1}"}
)


@dataclass(frozen=True, repr=False)
class Nim(Heaps):
    """Nim: take any number of chips from one heap. `Nim` is the class; `nim` is its one instance, ready to be called.

    >>> nim([3, 4, 5]) == nim(3, 4, 5) == Nim()(3, 4, 5)
    True
    >>> nim(3, 4, 5).winning_moves()
    [take 2 from heap 1: leaves 1, 4, 5, a P-position (nim-sum 1 ⊕ 4 ⊕ 5 = 0)]
    >>> [str(win).partition(":")[0] for win in nim(10**18, 10**18 + 1, 7).winning_moves()]
    ['take 6 from heap 3']

    Parameters
    ----------
    A position is any number of heaps, integers >= 0; empty heaps are allowed.

    Raises
    ------
    ValueError : if a heap is not an integer >= 0.

    Complexity
    ----------
    Outcome, value and all winning moves are linear in the number of bits, under misère play too.

    References
    ----------
    Bouton, "Nim, a game with a complete mathematical theory" (1901), doi:10.2307/1967631; Ferguson, Part I, section 2.
    """

    words = TAKE
    skin = "nim"

    def __repr__(self) -> str:
        return "nim"

    @property
    def title(self) -> str:
        return "Nim"

    @property
    def rule(self) -> str:
        return "A move takes any number of chips, at least one, from one heap."

    @property
    def ending(self) -> str:
        return "Whoever takes the last chip wins."

    def step(self, size: int, left: int) -> Step:
        """Return how the change of a heap from one size to a smaller one is told.

        >>> nim.step(5, 2)
        Step(verb='take', args=(3,), at=())
        """
        return Step("take", (size - left,))

    def heap(self, size: int) -> Iterator[tuple[Step, Sizes]]:
        for left in range(size - 1, -1, -1):
            yield self.step(size, left), (left,)

    def grundy_theory(self, position: Sizes) -> int:
        return nim_sum(*position)

    def period_theory(self, limit: int) -> Period:
        return described([0, 1], 0, 1, "A heap is worth its size, by Bouton's theorem.", proved=True)

    def winning_theory(self, position: Sizes) -> Iterator[Move[Sizes]]:
        total = nim_sum(*position)
        return self._lowered(position, (size ^ total for size in position))

    def _lowered(self, position: Sizes, targets: Iterable[int]) -> Iterator[Move[Sizes]]:
        """The moves that lower one heap to its target."""
        several = len(position) > 1
        for i, (size, left) in enumerate(zip(position, targets, strict=True)):
            if left < size:
                step = self.step(size, left)._replace(at=(i,) if several else ())
                yield Move((*position[:i], left, *position[i + 1 :]), (step,))

    def reason(self, position: Sizes) -> str:
        return zero_nim_sum(position)

    def misere_theory(self, position: Sizes) -> str:
        lost = nim_sum(*position) == 0 if max(position, default=0) > 1 else sum(position) % 2 == 1
        return "P" if lost else "N"

    def misere_winning_theory(self, position: Sizes) -> Iterable[Move[Sizes]]:
        if self.misere_theory(position) == "P":
            return ()
        large = sum(size > 1 for size in position)
        ones = position.count(1)
        if large > 1:
            return self.winning_theory(position)
        if large == 1:  # it becomes 0 or 1, so that the number of heaps of 1 is odd
            return self._lowered(position, ((ones + 1) % 2 if size > 1 else size for size in position))
        return self._lowered(position, (0 for _ in position))

    def misere_reason(self, position: Sizes) -> str:
        if max(position) > 1:
            return f"a heap is above 1, and the {self.reason(position)}"
        return "all heaps are 0 or 1, and the number of heaps of 1 is odd"


@dataclass(frozen=True, repr=False)
class Nimble(Nim):
    """Nimble: coins on a strip of squares 0, 1, 2, …; move one coin to the left, over or onto others as you like.

    A coin on square n is a Nim heap of n.

    >>> nimble(2, 5, 5).winning_moves()
    [move coin 1 from square 2 to square 0: leaves 0, 5, 5, a P-position (nim-sum 0 ⊕ 5 ⊕ 5 = 0)]

    Parameters
    ----------
    A position is the square of each coin, integers >= 0. A square may hold any number of coins.

    Raises
    ------
    ValueError : if a square is not an integer >= 0.

    Complexity
    ----------
    As for `Nim`.

    References
    ----------
    Ferguson, Part I, section 2.6, exercise 3.
    """

    words = SLIDE
    skin = "strip"

    def __repr__(self) -> str:
        return "nimble"

    @property
    def title(self) -> str:
        return "Nimble"

    @property
    def rule(self) -> str:
        return "A move takes one coin to any square on its left; a square may hold any number of coins."

    @property
    def ending(self) -> str:
        return "Whoever moves the last coin to square 0 wins."

    def step(self, size: int, left: int) -> Step:
        return Step("slide", (size, left))

    def located(self, position: Sizes, move: Move[Sizes]) -> tuple[Step, ...]:
        return tuple(Step("slide", (step.args[0] - step.args[1],), step.at or (0,)) for step in move.steps)


nim = Nim()
nimble = Nimble()
