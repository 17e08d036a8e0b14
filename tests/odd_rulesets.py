"""Rulesets that use parts of the protocol that subtraction games don't: splits, coins, moves on two heaps, loops and draws."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from types import MappingProxyType
from typing import Any

from cgkit import Subtraction
from cgkit.games.heaps import TAKE, Heaps
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Ruleset

Sizes = tuple[int, ...]
KNOCK = MappingProxyType({"knock": "knock {1} after {0}", "knock@": "knock {1} after {0} in row {at}"})
TURN = MappingProxyType({"turn": "turn {all}"})
GO = MappingProxyType({"go": "go to {0}"})


@dataclass(frozen=True)
class Skittles(Heaps):
    """A game where a move takes one pin or two neighbours from a row, which can leave two rows."""

    words = KNOCK

    def heap(self, size: int) -> Iterator[tuple[Step, Sizes]]:
        for number in (1, 2):
            for first in range((size - number) // 2 + 1 if size >= number else 0):
                left = tuple(row for row in (first, size - number - first) if row)
                yield Step("knock", (first, number)), left


@dataclass(frozen=True)
class Climb(Heaps):
    """A game where a move climbs one or two steps, up to the top step; step 0 is the start, so a token there isn't used up."""

    top: int = 4
    words = MappingProxyType({"climb": "climb {0}"})

    def heap(self, size: int) -> Iterator[tuple[Step, Sizes]]:
        for steps in range(1, min(2, self.top - size) + 1):
            yield Step("climb", (steps,)), (size + steps,)


@dataclass(frozen=True)
class Coins(Ruleset[frozenset[int]]):
    """A game where a move turns a head to tails, and possibly one more coin to its left."""

    words = TURN
    cancels = True

    def parse(self, *heads: int) -> frozenset[int]:
        return frozenset(heads)

    def moves(self, position: frozenset[int]) -> Iterator[Move[frozenset[int]]]:
        for head in sorted(position):
            for other in range(head + 1):
                turned = (head, other) if other < head else (head,)
                yield Move(position.symmetric_difference(turned), (Step("turn", turned),))

    def components(self, position: frozenset[int]) -> tuple[frozenset[int], ...]:
        return tuple(frozenset({head}) for head in sorted(position))

    def show(self, position: frozenset[int]) -> str:
        return ", ".join(map(str, sorted(position)))


@dataclass(frozen=True)
class TwoHeaps(Heaps):
    """A game where a move takes any number from one heap, or any numbers from two heaps."""

    words = TAKE
    touch = 2

    def heap(self, size: int) -> Iterator[tuple[Step, Sizes]]:
        for number in range(1, size + 1):
            yield Step("take", (number,)), (size - number,)

    def moves(self, position: Sizes) -> Iterator[Move[Sizes]]:
        for count in (1, 2):
            for places in combinations(range(len(position)), count):
                for taken in product(*(range(1, position[place] + 1) for place in places)):
                    after = list(position)
                    for place, number in zip(places, taken, strict=True):
                        after[place] -= number
                    steps = (Step("take", (number,), (place,)) for place, number in zip(places, taken, strict=True))
                    yield Move(tuple(after), tuple(steps))


@dataclass(frozen=True, repr=False)
class Graph(Ruleset[int]):
    """A game where a move takes a token along an arrow; the graph can have loops."""

    arrows: tuple[tuple[int, ...], ...]

    words = GO
    additive = False

    def __repr__(self) -> str:
        return f"{type(self).__name__}({len(self.arrows)} vertices)"

    def parse(self, *parts: Any) -> int:
        (vertex,) = parts
        return int(vertex)

    def moves(self, position: int) -> Iterator[Move[int]]:
        return (Move(after, (Step("go", (after,)),)) for after in self.arrows[position])


@dataclass(frozen=True, repr=False)
class GraphWithDraws(Graph):
    """A graph with some ends where nobody wins."""

    drawn: frozenset[int]

    def end(self, position: int) -> int:
        return 0 if position in self.drawn else -1


class PlainKey(Subtraction):
    """A game whose keys don't contain its name, so that a compound must distinguish equal keys of different games."""

    def key(self, position: Sizes) -> Sizes:
        return tuple(sorted(position))
