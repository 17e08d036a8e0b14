"""The number line: one token, a step or two forward, and the goal wins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType

from cgkit.errors import whole_number
from cgkit.games.ruleset import Move, Ruleset, Step

__all__ = ["NumberLine"]


@dataclass(frozen=True, repr=False)
class NumberLine(Ruleset[int]):
    """Move the token forward, by at most so many places; whoever reaches the last place wins.

    >>> NumberLine(10)(1).outcome()
    'P'
    >>> [NumberLine(10)(place).value() for place in range(1, 11)]
    [0, 2, 1, 0, 2, 1, 0, 2, 1, 0]

    Parameters
    ----------
    last : the last place, an integer >= 1. A position is a place, from 1 to this.
    most : the longest step, an integer >= 1.

    Raises
    ------
    ValueError : if one of them is not such an integer.

    Complexity
    ----------
    By theorem, constant: the value is the remainder of the places left on division by `most` + 1.
    """

    last: int = 10
    most: int = 2

    words = MappingProxyType({"step": "step {0}"})
    skin = "line"

    def __post_init__(self) -> None:
        object.__setattr__(self, "last", whole_number(self.last, "last places", least=1))
        object.__setattr__(self, "most", whole_number(self.most, "longest steps", least=1))

    def __repr__(self) -> str:
        return f"NumberLine({self.last}{'' if self.most == 2 else f', {self.most}'})"

    def title(self) -> str:
        return f"The number line from 1 to {self.last}"

    def rule(self) -> str:
        return f"A move takes the token {'1 place' if self.most == 1 else f'1 to {self.most} places'} forward."

    def ending(self) -> str:
        return f"Whoever reaches {self.last} wins."

    def parse(self, *parts: int) -> int:
        (place,) = parts if len(parts) == 1 else (None,)
        return whole_number(place, "places", least=1)

    def check(self, position: int) -> int:
        if not 1 <= position <= self.last:
            raise ValueError(f"a place is from 1 to {self.last}, got {position!r}")
        return position

    def moves(self, position: int) -> Iterator[Move[int]]:
        for step in range(1, min(self.most, self.last - position) + 1):
            yield Move(position + step, (Step("step", (step,)),))

    def grundy_theory(self, position: int) -> int:
        return (self.last - position) % (self.most + 1)

    def reason(self, position: int) -> str:
        return f"{self.last - position} places are left, a multiple of {self.most + 1}"
