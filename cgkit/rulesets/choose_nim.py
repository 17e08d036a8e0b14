"""Choose-Nim: the first move chooses a heap, and the others go away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import MappingProxyType
from typing import Any

from cgkit.doors import check_int, check_ints, listed, short_repr
from cgkit.games.ruleset import Move, Ruleset, Step
from cgkit.numbers.nim import mex

__all__ = ["ChooseNim", "choose_nim"]

CHOSEN = "chosen"
State = tuple[int | tuple[int, ...]]  # ((2, 3, 5),) before the choice, (3,) after it


class ChooseNim(Ruleset[State]):
    """The first move chooses a heap, and all the others go away; from then on it is Nim with the one heap.

    >>> choose_nim(0, 1, 2, 4).value(), choose_nim(1, 2, 4).outcome()
    (3, 'P')

    A position is one heap or more to choose from, integers >= 0, or a heap and the word "chosen". The plain position is a tuple that
    holds the tuple of the heaps before the choice, and the chosen heap after it.

    By theorem, linear in the number of heaps: the choice has the mex of the heaps, since a heap of Nim has its size.
    """

    expression, title = "choose_nim", "Choose-Nim"
    rule = "The first move chooses one of the heaps; each later one takes as many chips as you like from it."
    words = MappingProxyType({"choose": "choose the heap of {0}", "take": "take {0}"})
    skin = "choose"

    def parse(self, *parts: Any) -> Any:
        return parts[:1] if parts[1:] == (CHOSEN,) else (listed(parts),)

    def check(self, position: Any) -> State:
        if not isinstance(position, tuple | list) or len(position) != 1:
            raise ValueError(
                f"a position holds the heaps to choose from, or the chosen heap, got {short_repr(position)}"
            )
        (heaps,) = position
        if not isinstance(heaps, Iterable):
            return (check_int(heaps, "heap sizes"),)
        sizes = check_ints(heaps, "heap sizes")
        if not sizes:
            raise ValueError("there must be a heap to choose, got none")
        return (sizes,)

    def moves(self, position: State) -> Iterator[Move[State]]:
        (heaps,) = position
        if isinstance(heaps, tuple):
            for size in sorted(set(heaps)):
                yield Move((size,), (Step("choose", (size,)),))
        else:
            for number in range(1, heaps + 1):
                yield Move((heaps - number,), (Step("take", (number,)),))

    def located(self, position: State, move: Move[State]) -> tuple[Step, ...]:
        (heaps,), (step,) = position, move.steps
        return (step._replace(at=(heaps.index(step.args[0]) if isinstance(heaps, tuple) else 0,)),)

    def show(self, position: State) -> str:
        (heaps,) = position
        return f"a choice of {', '.join(map(str, heaps))}" if isinstance(heaps, tuple) else str(heaps)

    def write(self, position: State) -> str:
        (heaps,) = position
        return f"choose_nim({', '.join(map(str, heaps)) if isinstance(heaps, tuple) else f'{heaps}, {CHOSEN!r}'})"

    def grundy_theory(self, position: State) -> int:
        (heaps,) = position
        return mex(heaps) if isinstance(heaps, tuple) else heaps


choose_nim = ChooseNim()
