"""Euclid's game: from the larger of two heaps take a multiple of the smaller one.

Let 0 < a <= b, and b = qa + r with 0 <= r < a: so many moves as q lead from (a, b), to (r, a), (a, a + r), …, (a, (q-1)a + r).

**Theorem** (one step of Euclid's algorithm). Let (r, a) be worth v. Then (a, b) is worth the q-th of the numbers 0, 1, 2, … that
are left without v: q - 1 if q <= v, else q.
*Proof.* (a, ka + r) has the options (r, a), (a, a + r), …, (a, (k-1)a + r), so its value is the least number that is neither v
nor one of those before it.

**Theorem.** Let (r, a) last s moves. Then (a, b) lasts s + 1 moves, one more if s is odd and q > 1. Whoever wins cannot hurry or
delay, and neither can whoever loses, so that remoteness and suspense are equal.
*Proof.* If q = 1, the move is forced. If q > 1, the only option that is lost for the opponent is (r, a) where that is lost, and
else (a, a + r), from which he must move to (r, a): from the others he can move to both.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType

from cgkit.games.ruleset import Move, Step
from cgkit.rulesets.two_heaps import Pair, TwoHeaps

__all__ = ["Euclid", "euclid"]


@dataclass(frozen=True, repr=False)
class Euclid(TwoHeaps):
    """Euclid's game: from the larger of two heaps take a multiple of the smaller one; the game ends when a heap is empty.

    >>> euclid(10, 24).winning_moves()
    [take 10 from heap 2: leaves 10, 14, a P-position (the only move takes 10, and leaves 4 and 10)]
    >>> euclid(10**18, 10**17 + 1).value(), euclid.suspense_theory((10**18, 10**17 + 1))
    (9, 5)

    Parameters
    ----------
    A position is two heaps, integers >= 0.

    Raises
    ------
    ValueError : if the position is not two integers >= 0.

    Complexity
    ----------
    Value, outcome, length and winning moves take the steps of Euclid's algorithm: microseconds for heaps of 10^18.

    References
    ----------
    Cole and Davie, "A game based on the Euclidean algorithm and a winning strategy for it" (1969), who find who wins.
    """

    words = MappingProxyType({"take": "take {0} from heap {1}"})
    skin = "euclid"

    def __repr__(self) -> str:
        return "Euclid()"

    @property
    def title(self) -> str:
        return "Euclid's game"

    @property
    def rule(self) -> str:
        return (
            "A move takes a multiple of the smaller heap, at least once that many, from the larger one."
            " The game ends when a heap is empty."
        )

    @property
    def ending(self) -> str:
        return "Whoever empties a heap wins."

    def write(self, position: Pair) -> str:
        return f"euclid({self.show(position)})"

    def located(self, position: Pair, move: Move[Pair]) -> tuple[Step, ...]:
        return tuple(Step(verb, (taken,), (heap - 1,)) for verb, (taken, heap), _ in move.steps)

    def moves(self, position: Pair) -> Iterator[Move[Pair]]:
        small = min(position)
        for heap, size in enumerate(position):
            if size < max(position) or not small:
                continue
            for taken in range(small, size + 1, small):
                yield self._take(position, taken, heap)

    def _take(self, position: Pair, taken: int, heap: int) -> Move[Pair]:
        first, second = position
        after = (first, second - taken) if heap else (first - taken, second)
        return Move(after, (Step("take", (taken, heap + 1)),))

    def grundy_theory(self, position: Pair) -> int:
        value = 0
        for quotient in _quotients(position):
            value = quotient - (quotient <= value)
        return value

    def suspense_theory(self, position: Pair) -> int:
        length = 0
        for quotient in _quotients(position):
            length += 2 if quotient > 1 and length % 2 else 1
        return length

    def winning_theory(self, position: Pair) -> list[Move[Pair]]:
        """Leave (r, a) where that is lost, and else (a, a + r), where the reply is forced."""
        small, large = sorted(position)
        if not self.grundy_theory(position):
            return []
        lost = not self.grundy_theory((large % small, small))
        taken = large - large % small - (0 if lost else small)
        return [self._take(position, taken, heap) for heap in (0, 1) if position[heap] == large]

    def reason(self, position: Pair) -> str | None:
        """Say that the one move there is forced: so it is from every P-position where a move is left."""
        small, large = sorted(position)
        return f"the only move takes {small}, and leaves {large - small} and {small}" if small else None


def _quotients(position: Pair) -> list[int]:
    """The quotients of Euclid's algorithm, the last one first: so the heaps grow from what is left at the end."""
    small, large = sorted(position)
    found = []
    while small:
        found.append(large // small)
        small, large = large % small, small
    return found[::-1]


euclid = Euclid()
