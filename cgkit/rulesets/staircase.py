"""Staircase Nim: chips go down the stairs, and only those on odd steps count.

**Theorem.** The value is the nim-sum of the numbers of chips on the odd steps. *Proof.* Let s be that nim-sum, and v any number
smaller than s: as in Nim, some odd step can be lowered so that the sum becomes v, by moving chips down to an even step or to the
floor. No move leaves the sum as it is: chips that leave an odd step lower it, and chips that leave an even step raise the odd step
below. So s is not the value of an option, and each smaller number is: the mex is s.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from cgkit.errors import in_order, listed, whole_numbers
from cgkit.games.ruleset import Move, Ruleset, Step
from cgkit.numbers.nim import nim_sum

__all__ = ["StaircaseNim", "staircase"]

Steps = tuple[int, ...]

DOWN = MappingProxyType({"down": "move {0} from step {1} to step {2}", "floor": "move {0} from step 1 to the floor"})


@dataclass(frozen=True, repr=False)
class StaircaseNim(Ruleset[Steps]):
    """Staircase Nim: take any number of chips from a step to the step below; step 1 leads to the floor.

    >>> for win in staircase(2, 9, 3).winning_moves():
    ...     print(win)
    move 1 from step 2 to step 1: leaves 3, 8, 3, a P-position (odd steps 3 ⊕ 3 = 0)
    move 1 from step 3 to step 2: leaves 2, 10, 2, a P-position (odd steps 2 ⊕ 2 = 0)

    Parameters
    ----------
    A position is the number of chips on step 1, step 2, …, integers >= 0.

    Raises
    ------
    ValueError : if a number of chips is not an integer >= 0.

    Complexity
    ----------
    Value and all winning moves are linear in the number of bits.

    References
    ----------
    Ferguson, Part I, section 2.6, exercise 6, which names Sprague (1937).
    """

    words = DOWN
    skin = "stairs"

    def __repr__(self) -> str:
        return "staircase"

    @property
    def title(self) -> str:
        return "Staircase Nim"

    @property
    def rule(self) -> str:
        return "A move takes any number of chips, at least one, from one step to the step below; below step 1 is the floor."

    @property
    def ending(self) -> str:
        return "Whoever moves the last chip to the floor wins."

    def parse(self, *parts: Any) -> Steps:
        return self.check(listed(parts))

    def check(self, position: Any) -> Steps:
        return whole_numbers(in_order(position, "numbers of chips"), "numbers of chips on a step")

    def _move(self, position: Steps, i: int, chips: int) -> Move[Steps]:
        after = list(position)
        after[i] -= chips
        if i == 0:
            return Move(tuple(after), (Step("floor", (chips,)),))
        after[i - 1] += chips
        return Move(tuple(after), (Step("down", (chips, i + 1, i)),))

    def moves(self, position: Steps) -> Iterator[Move[Steps]]:
        for i, there in enumerate(position):
            for chips in range(1, there + 1):
                yield self._move(position, i, chips)

    def located(self, position: Steps, move: Move[Steps]) -> tuple[Step, ...]:
        ((verb, (chips, *steps), _),) = move.steps
        return (Step(verb, (chips,), (steps[0] - 1 if steps else 0,)),)

    def grundy_theory(self, position: Steps) -> int:
        return nim_sum(*position[::2])

    def winning_theory(self, position: Steps) -> Iterator[Move[Steps]]:
        total = self.grundy_theory(position)
        for odd in range(0, len(position), 2) if total else ():
            wanted = position[odd] ^ total
            if wanted < position[odd]:
                yield self._move(position, odd, position[odd] - wanted)
            elif odd + 1 < len(position) and wanted - position[odd] <= position[odd + 1]:
                yield self._move(position, odd + 1, wanted - position[odd])

    def reason(self, position: Steps) -> str:
        return f"odd steps {' ⊕ '.join(map(str, position[::2]))} = 0"


staircase = StaircaseNim()
