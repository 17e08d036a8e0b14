"""Values of games where positions can repeat; they replace Grundy values and give the outcome of every sum.

**Theorem** (Smith; Fraenkel). Label vertices by this rule: an unlabelled vertex gets the number m if m is the mex of the labels of its
options, and each of its unlabelled options itself has an option labelled m. Go on until the rule labels no more vertices. In every sum, a
vertex labelled m can be replaced by a Nim heap of m. A vertex without a label has the value ∞(K), where K is the set of its options'
labels. On its own, it is an N-position if 0 is in K, otherwise a draw.

*Why a heap of m.* Add a heap of m to the vertex. The second player answers a move to a lower label, or a move in the heap, as in Nim. Any
other move leads to an option that itself has an option labelled m. The second player moves there, to a vertex that got its label earlier.
This means that the second player always has an answer, but cannot go on answering forever, and so wins.

*Why a draw.* Suppose x never gets a label, and let m be the mex of the labels of its options. Some unlabelled option of x has no option
labelled m, because otherwise the rule would label x. A player who must move from x plus a heap of m can therefore move to an unlabelled
vertex where no move wins.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from itertools import count
from typing import TypeAlias, TypeVar

from cgkit.checks import check_int, check_ints
from cgkit.solving.reach import Reach
from cgkit.solving.search import least_missing

Q = TypeVar("Q", bound=Hashable)


@dataclass(frozen=True, repr=False)
class Infinite:
    """The value ∞(K) of a vertex that has no number; K is the set of its options' numbers.

    >>> Infinite(frozenset({2, 0})), Infinite()
    (∞(0, 2), ∞)
    """

    options: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        object.__setattr__(self, "options", frozenset(check_ints(self.options, "the numbers of options")))

    def __repr__(self) -> str:
        return f"∞({', '.join(map(str, sorted(self.options)))})" if self.options else "∞"


LoopyValue: TypeAlias = int | Infinite


def labels(reach: Reach[Q]) -> list[LoopyValue]:
    """Return the value of every position of an explored graph, a number or ∞(K), in the same order as the positions.

    >>> from cgkit import Digraph
    >>> labels(Reach(Digraph({1: [2], 2: [1, 3], 3: [4], 4: []}), 1))
    [∞, ∞(1), 1, 0]
    """
    values: dict[int, int] = {}
    for value in count():
        if not _label(value, reach, values):
            break
    known = [frozenset(values[option] for option in options if option in values) for options in reach.options]
    return [values[number] if number in values else Infinite(finite) for number, finite in enumerate(known)]


def _label(value: int, reach: Reach[Q], values: dict[int, int]) -> bool:
    """Give this value to all positions where it fits, once all smaller values are given; return whether there were any such positions."""
    fits = {
        number
        for number, options in enumerate(reach.options)
        if number not in values and least_missing({values[option] for option in options if option in values}) == value
    }
    # for each of these positions, the number of its unlabelled options that have no move to this value
    blocked = {number: sum(option not in values for option in reach.options[number]) for number in fits}
    queue = [number for number in fits if not blocked[number]]
    taken_back: set[int] = set()
    for number in queue:
        values[number] = value
        for returning in reach.before[number]:
            if returning in taken_back or returning in values:
                continue
            taken_back.add(returning)
            fits.discard(returning)
            for earlier in reach.before[returning]:
                if earlier in fits and earlier not in values:
                    blocked[earlier] -= 1
                    if not blocked[earlier]:
                        queue.append(earlier)
    return bool(queue)


def loopy_sum(*values: LoopyValue) -> LoopyValue:
    """Return the value of a sum, where numbers are nim-added, ∞(K) + m nim-adds m to each number in K, and two infinite values make ∞.

    >>> loopy_sum(3, 5), loopy_sum(Infinite(frozenset({0, 2})), 3), loopy_sum(Infinite(frozenset({1})), Infinite())
    (6, ∞(1, 3), ∞)

    References
    ----------
    Smith, "Graphs and composite games" (1966); Winning Ways, chapter 12.
    """
    infinite = [value for value in values if isinstance(value, Infinite)]
    total = 0
    for value in values:
        if not isinstance(value, Infinite):
            total ^= check_int(value, "values that are not infinite")
    if not infinite:
        return total
    return Infinite(frozenset(option ^ total for option in infinite[0].options)) if len(infinite) == 1 else Infinite()


def loopy_outcome(value: LoopyValue) -> str:
    """Return the outcome that a value means, which is "P", "N" or "D".

    >>> [loopy_outcome(value) for value in (0, 3, Infinite(frozenset({0, 1})), Infinite(frozenset({1})))]
    ['P', 'N', 'N', 'D']
    """
    if isinstance(value, Infinite):
        return "N" if 0 in value.options else "D"
    return "N" if check_int(value, "values that are not infinite") else "P"
