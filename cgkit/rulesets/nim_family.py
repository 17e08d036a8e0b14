"""Nim and its disguises, Nimble and Staircase Nim.

**Theorem** (Bouton). The player to move loses exactly when the nim-sum of the heaps is 0.

**Theorem** (misère, Bouton). If a heap is above 1, the player to move loses exactly when the nim-sum is 0; otherwise, exactly when
the number of heaps of 1 is odd.

**Theorem** (Staircase Nim). Only the chips on odd steps count: the value is the nim-sum of the numbers of chips on the odd steps.

Chapter 3 of the book proves all three.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import MappingProxyType

from cgkit.games.heaps import Counts, Heaps
from cgkit.games.move import Move, Step
from cgkit.numbers.nim_sums import nim_sum
from cgkit.sequences.periods import Period, described
from cgkit.wording import zero_nim_sum

Sizes = tuple[int, ...]


class Nim(Heaps):
    """Nim, where a move takes any number of chips from one heap. `Nim` is the class, and `nim` is an instance, ready to call.

    >>> nim([3, 4, 5]) == nim(3, 4, 5) == nim(3, 4, 5)
    True
    >>> nim(3, 4, 5).winning_moves()
    [take 2 from heap 1: leaves 1, 4, 5, a P-position (nim-sum 1 ⊕ 4 ⊕ 5 = 0)]
    >>> [str(win).partition(":")[0] for win in nim(10**18, 10**18 + 1, 7).winning_moves()]
    ['take 6 from heap 3']

    Finding the outcome, the value or one winning move takes time linear in the number of bits, even under misère play.

    References
    ----------
    Bouton, "Nim, a game with a complete mathematical theory" (1901), doi:10.2307/1967631; Ferguson, Part I, section 2.
    """

    expression, title = "nim", "Nim"
    rule = "A move takes any number of chips, at least one, from one heap."
    ending = "Whoever takes the last chip wins."
    skin = "nim"

    def step(self, size: int, left: int) -> Step:
        """Return the step that lowers a heap of one size to another.

        >>> nim.step(5, 2)
        Step(verb='take', args=(3,), at=())
        """
        return Step("take", (size - left,))

    def heap(self, size: int) -> Iterator[tuple[Step, Sizes]]:
        for left in range(size - 1, -1, -1):
            yield self.step(size, left), (left,)

    def heap_value(self, size: int) -> int:
        return size

    def period_theory(self, limit: int) -> Period:
        return described([0, 1], 0, 1, "A heap is worth its size, by Bouton's theorem.", proved=True)

    def winning_theory(self, position: Sizes) -> Iterator[Move[Sizes]]:
        total = nim_sum(*position)
        return self._lowered(position, (size ^ total for size in position))

    def _lowered(self, position: Sizes, targets: Iterable[int]) -> Iterator[Move[Sizes]]:
        """Yield each move that lowers one heap to its target."""
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

    def misere_value_theory(self, position: Sizes) -> int:
        # the size of the Nim heap that makes the whole a misère P-position
        return nim_sum(*position) ^ (max(position, default=0) <= 1)

    def misere_winning_theory(self, position: Sizes) -> Iterable[Move[Sizes]]:
        if self.misere_theory(position) == "P":
            return ()
        large = sum(size > 1 for size in position)
        ones = position.count(1)
        if large > 1:
            return self.winning_theory(position)
        if large == 1:  # the large heap becomes 0 or 1, whichever makes the number of heaps of 1 odd
            return self._lowered(position, ((ones + 1) % 2 if size > 1 else size for size in position))
        return self._lowered(position, (0 for _ in position))

    def misere_reason(self, position: Sizes) -> str:
        if max(position) > 1:
            return f"a heap is above 1, and the {self.reason(position)}"
        return "all heaps are 0 or 1, and the number of heaps of 1 is odd"


class Nimble(Nim):
    """Nimble, where a move slides one coin to the left along squares 0, 1, 2, …, and can pass or join other coins.

    A coin on square n is a Nim heap of n.

    >>> nimble(2, 5, 5).winning_moves()
    [move coin 1 from square 2 to square 0: leaves 0, 5, 5, a P-position (nim-sum 0 ⊕ 5 ⊕ 5 = 0)]

    A position is the list of the coins' squares, integers >= 0. A square can have any number of coins.

    References
    ----------
    Ferguson, Part I, section 2.6, exercise 3.
    """

    expression, title = "nimble", "Nimble"
    rule = "A move slides one coin to any square on its left. A square can hold any number of coins."
    ending = "Whoever moves the last coin to square 0 wins."
    words = MappingProxyType(
        {
            "slide": "move the coin from square {0} to square {1}",
            "slide@": "move coin {at} from square {0} to square {1}",
        }
    )
    skin = "strip"

    def step(self, size: int, left: int) -> Step:
        return Step("slide", (size, left))

    def located(self, position: Sizes, move: Move[Sizes]) -> tuple[Step, ...]:
        return tuple(Step("slide", (step.args[0] - step.args[1],), step.at or (0,)) for step in move.steps)


nim = Nim()
nimble = Nimble()


class StaircaseNim(Counts):
    """Staircase Nim, where a move takes any number of chips from one step to the step below, and step 1 leads to the floor.

    >>> for win in staircase(2, 9, 3).winning_moves():
    ...     print(win)
    move 1 from step 2 to step 1: leaves 3, 8, 3, a P-position (odd steps 3 ⊕ 3 = 0)
    move 1 from step 3 to step 2: leaves 2, 10, 2, a P-position (odd steps 2 ⊕ 2 = 0)

    A position is the list of the numbers of chips on step 1, step 2, …, integers >= 0.

    Finding the value takes time linear in the number of bits, and so does finding each winning move.

    References
    ----------
    Ferguson, Part I, section 2.6, exercise 6, which credits Sprague (1937).
    """

    expression, title = "staircase", "Staircase Nim"
    rule = "A move takes any number of chips, at least one, from one step to the step below; below step 1 is the floor."
    ending = "Whoever moves the last chip to the floor wins."
    words = MappingProxyType(
        {"down": "move {0} from step {1} to step {2}", "floor": "move {0} from step 1 to the floor"}
    )
    skin = "stairs"
    counted = "numbers of chips on a step"

    def _move(self, position: Sizes, i: int, chips: int) -> Move[Sizes]:
        after = list(position)
        after[i] -= chips
        if i == 0:
            return Move(tuple(after), (Step("floor", (chips,)),))
        after[i - 1] += chips
        return Move(tuple(after), (Step("down", (chips, i + 1, i)),))

    def moves(self, position: Sizes) -> Iterator[Move[Sizes]]:
        for i, there in enumerate(position):
            for chips in range(1, there + 1):
                yield self._move(position, i, chips)

    def located(self, position: Sizes, move: Move[Sizes]) -> tuple[Step, ...]:
        ((verb, (chips, *steps), _),) = move.steps
        return (Step(verb, (chips,), (steps[0] - 1 if steps else 0,)),)

    def grundy_theory(self, position: Sizes) -> int:
        return nim_sum(*position[::2])

    def winning_theory(self, position: Sizes) -> Iterator[Move[Sizes]]:
        total = self.grundy_theory(position)
        for odd in range(0, len(position), 2) if total else ():
            wanted = position[odd] ^ total
            if wanted < position[odd]:
                yield self._move(position, odd, position[odd] - wanted)
            elif odd + 1 < len(position) and wanted - position[odd] <= position[odd + 1]:
                yield self._move(position, odd + 1, wanted - position[odd])

    def reason(self, position: Sizes) -> str:
        return f"odd steps {' ⊕ '.join(map(str, position[::2]))} = 0"


staircase = StaircaseNim()
