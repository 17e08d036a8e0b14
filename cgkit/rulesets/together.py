"""Nim in which the same number may be taken from several heaps together, as in Wythoff's game from two.

**Theorem.** With an *odd* number of heaps at a time, the further moves change nothing: the Grundy value is the
nim-sum.
*Proof.* Let 2^i be the highest power of 2 that divides the number taken. Subtracting it flips bit i of each
of those heaps, and no bit below. So bit i of the nim-sum flips an odd number of times: no move keeps the nim-sum, and
all smaller ones can be reached, as in Nim. With an even number they do change something: (1, 1, …, 1) has nim-sum 0,
and all can be taken at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from cgkit.errors import in_order, listed, whole_number, whole_numbers
from cgkit.games.ruleset import Move, Ruleset, Step
from cgkit.numbers.nim import nim_sum
from cgkit.words import joined, zero_nim_sum

__all__ = ["TogetherNim"]

Sizes = tuple[int, ...]

MOST_TOGETHER = 1_000


@dataclass(frozen=True, repr=False)
class TogetherNim(Ruleset[Sizes]):
    """Take any number from one heap, or the same number from each of k heaps.

    >>> TogetherNim(3)(1, 2, 3).outcome(), TogetherNim(2)(1, 2, 3).outcome()
    ('P', 'N')

    With k = 2 and two heaps this is Wythoff's game.

    Parameters
    ----------
    k : int from 2 to 1,000, how many heaps a move touches that does not touch one. A position is any number of heaps, integers >= 0.

    Raises
    ------
    ValueError : if k is no such integer, or a heap is not an integer >= 0.

    Complexity
    ----------
    For an odd k the value is linear in the number of bits, else found by search.
    """

    k: int

    skin = "piles"

    def __post_init__(self) -> None:
        object.__setattr__(self, "k", whole_number(self.k, "the heaps taken from together", 2, MOST_TOGETHER))
        heaps = joined(f"{{{i}}}" for i in range(1, self.k + 1))
        object.__setattr__(self, "words", {"take": "take {0} from heap {1}", "each": f"take {{0}} from heaps {heaps}"})

    def __repr__(self) -> str:
        return f"TogetherNim({self.k})"

    @property
    def title(self) -> str:
        return f"Nim, {self.k} heaps together"

    @property
    def rule(self) -> str:
        return f"A move takes any number of chips from one heap, or the same number from each of {self.k} heaps."

    @property
    def ending(self) -> str:
        return "Whoever takes the last chip wins."

    def parse(self, *parts: Any) -> Sizes:
        return self.check(listed(parts))

    def check(self, position: Any) -> Sizes:
        return whole_numbers(in_order(position, "heap sizes"), "heap sizes")

    def key(self, position: Sizes) -> Sizes:
        return tuple(sorted(position))

    def moves(self, position: Sizes) -> Iterator[Move[Sizes]]:
        for count, verb in ((1, "take"), (self.k, "each")):
            for places in combinations(range(len(position)), count):
                numbers = tuple(i + 1 for i in places)
                for taken in range(1, min(position[i] for i in places) + 1):
                    after = tuple(size - taken * (i in places) for i, size in enumerate(position))
                    yield Move(after, (Step(verb, (taken, *numbers)),))

    def located(self, position: Sizes, move: Move[Sizes]) -> tuple[Step, ...]:
        ((verb, (taken, *numbers), _),) = move.steps
        return tuple(Step(verb, (taken,), (number - 1,)) for number in numbers)

    def grundy_theory(self, position: Sizes) -> int | None:
        return nim_sum(*position) if self.k % 2 else None

    def reason(self, position: Sizes) -> str | None:
        return zero_nim_sum(position) if self.k % 2 else None
