"""The number line: one token, some places forward, and the goal wins.

**Theorem.** The places left are a heap: who goes a step forward takes so many from it. So the values are those of the
subtraction game with the same steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any

from cgkit.errors import told, whole_number
from cgkit.games.ruleset import Move, Ruleset, Step
from cgkit.rulesets.subtraction import Bash, Subtraction

__all__ = ["NumberLine", "number_line"]


@dataclass(frozen=True, repr=False)
class NumberLine(Ruleset[int]):
    """Move the token forward, by at most so many places, or by one of the steps allowed; whoever reaches the last place wins.

    >>> NumberLine(10)(1).outcome()
    'P'
    >>> [NumberLine(10)(place).value() for place in range(1, 11)]
    [0, 2, 1, 0, 2, 1, 0, 2, 1, 0]
    >>> NumberLine(10, {1, 3, 4})(2).moves()
    [step 1, step 3, step 4]

    With steps that leave out 1 the token may get stuck before the goal: who cannot move has lost, as always.

    Parameters
    ----------
    last : the last place, an integer >= 1. A position is a place, from 1 to this.
    steps : the longest step, an integer >= 1; or the steps allowed, such integers.

    Raises
    ------
    ValueError : if one of them is no such thing.

    Complexity
    ----------
    Up to a longest step by theorem, constant: the value is the remainder of the places left on division by one more than this
    step. Else as for `Subtraction`.
    """

    last: int = 10
    steps: int | Iterable[int] = 2

    words = MappingProxyType({"step": "step {0}"})
    skin = "line"

    def __post_init__(self) -> None:
        object.__setattr__(self, "last", whole_number(self.last, "last places", least=1))
        if isinstance(self.steps, Iterable):
            heaps = Subtraction(self.steps)
            # all steps up to a longest are written as that one
            steps: int | frozenset[int] = heaps.bash.most if heaps.bash else heaps.numbers
        else:
            steps = whole_number(self.steps, "longest steps", least=1)
        object.__setattr__(self, "steps", steps)

    @cached_property
    def heaps(self) -> Bash | Subtraction:
        """The game that the places left play."""
        return Subtraction(self.steps) if isinstance(self.steps, Iterable) else Bash(self.steps)

    def __repr__(self) -> str:
        if isinstance(self.heaps, Bash):
            return f"NumberLine({self.last}{'' if self.heaps.most == 2 else f', {self.heaps.most}'})"
        return f"NumberLine({self.last}, {{{', '.join(map(str, self.heaps.ordered))}}})"

    def drawing(self) -> dict[str, int]:
        return {"last": self.last}

    @property
    def title(self) -> str:
        return f"The number line from 1 to {self.last}"

    @property
    def rule(self) -> str:
        return f"A move takes the token {self.heaps.amounts()} place{'s' * (self.heaps.amounts() != '1')} forward."

    @property
    def ending(self) -> str:
        sure = isinstance(self.heaps, Bash) or 1 in self.heaps.numbers
        return f"Whoever reaches {self.last} wins." if sure else super().ending

    def parse(self, *parts: Any) -> int:
        if len(parts) != 1:
            raise ValueError(f"a position is one place, from 1 to {self.last}, got {told(parts)}")
        return self.check(parts[0])

    def check(self, position: Any) -> int:
        return whole_number(position, "places", 1, self.last)

    def moves(self, position: int) -> Iterator[Move[int]]:
        for step, (left,) in self.heaps.heap(self.last - position):
            yield Move(self.last - left, (Step("step", step.args),))

    def grundy_theory(self, position: int) -> int | None:
        return self.heaps.grundy_theory((self.last - position,))

    def reason(self, position: int) -> str | None:
        if not isinstance(self.heaps, Bash):
            return None
        return f"{self.last - position} places are left, a multiple of {self.heaps.most + 1}"


number_line = NumberLine()
