"""Games as directed graphs: a token walks along arrows.

Every game of this book is such a walk, on the graph of its positions. Where no walk is endless, Grundy values exist and games may be
added; where the arrows run in circles, there are draws, and `cgkit.solving.loopy` has what takes the values' place.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from cgkit.games.ruleset import Move, Ruleset, Step

if TYPE_CHECKING:
    import networkx as nx

__all__ = ["Digraph"]

MOST_WRITTEN = 12  # vertices; the text of a larger graph is shortened


@dataclass(frozen=True, repr=False)
class Digraph(Ruleset[Hashable]):
    """Move a token along an arrow; whoever cannot, loses.

    >>> game = Digraph({"a": "bc", "b": "c"})
    >>> game("a").winning_moves()
    [go to c: leaves c, and no move is left]
    >>> game("a").value()
    2
    >>> Digraph({1: [2], 2: [1, 3], 3: [4]})(1).outcome()
    'D'

    Parameters
    ----------
    arrows : for each vertex, where its arrows lead: a mapping, or a `networkx.DiGraph`. Vertices are hashable, and need not be
        listed if no arrow begins there. Two arrows from one vertex to the same other are one.
    name : the title of the game.

    Raises
    ------
    ValueError : if there is no vertex, or a position is not a vertex.

    Complexity
    ----------
    Linear in the number of arrows. `additive` says whether no walk is endless.

    References
    ----------
    Ferguson, Part I, sections 3.1 and 3.4.
    """

    arrows: tuple[tuple[Hashable, tuple[Hashable, ...]], ...]
    name: str = "A walk on a graph"

    skin = "digraph"
    _hash: ClassVar[int]

    def __init__(self, arrows: Mapping[Any, Iterable[Any]] | nx.DiGraph[Any], name: str = "A walk on a graph") -> None:
        given = {v: tuple(dict.fromkeys(arrows[v])) for v in arrows}
        found = {**given, **{w: () for after in given.values() for w in after if w not in given}}
        if not found:
            raise ValueError("a graph needs at least one vertex, got none")
        object.__setattr__(self, "arrows", tuple(found.items()))
        object.__setattr__(self, "name", name)
        words = {f"go {i}": f"go to {_text(v)}" for i, v in enumerate(found)}
        object.__setattr__(self, "words", words)
        object.__setattr__(self, "additive", _every_walk_ends(found))
        object.__setattr__(self, "_hash", hash((self.arrows, name)))  # asked at every look-up, and long to find

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        some = ", ".join(f"{v!r}: {list(after)!r}" for v, after in self.arrows[:MOST_WRITTEN])
        rest = len(self.arrows) - MOST_WRITTEN
        return f"Digraph({{{some}{f', … and {rest} more vertices' if rest > 0 else ''}}})"

    @cached_property
    def options(self) -> Mapping[Hashable, tuple[Hashable, ...]]:
        """Where the arrows of each vertex lead."""
        return dict(self.arrows)

    @cached_property
    def _number(self) -> Mapping[Hashable, int]:
        return {v: i for i, v in enumerate(self.options)}

    def title(self) -> str:
        return self.name

    def rule(self) -> str:
        return "A move takes the token along one arrow."

    def ending(self) -> str:
        return super().ending() if self.additive else "Whoever cannot move loses; an endless game is a draw."

    def parse(self, *parts: Any) -> Hashable:
        if len(parts) != 1:
            raise ValueError(f"a position is one vertex, got {parts!r}")
        vertex: Hashable = parts[0]
        return vertex

    def check(self, position: Hashable) -> Hashable:
        if position not in self.options:
            raise ValueError(f"{position!r} is not one of the {len(self.arrows)} vertices")
        return position

    def moves(self, position: Hashable) -> Iterator[Move[Hashable]]:
        return (Move(after, (Step(f"go {self._number[after]}"),)) for after in self.options[position])

    def located(self, position: Hashable, move: Move[Hashable]) -> tuple[Step, ...]:
        return (Step("go", (), (self._number[move.after],)),)

    def show(self, position: Hashable) -> str:
        return _text(position)

    def write(self, position: Hashable) -> str:
        return f"{self!r}({position!r})"


def _text(vertex: Hashable) -> str:
    return ", ".join(map(str, vertex)) if isinstance(vertex, tuple) else str(vertex)


def _every_walk_ends(options: Mapping[Hashable, tuple[Hashable, ...]]) -> bool:
    """Take away vertices without arrows, until none is left, or only some that run in circles."""
    before: dict[Hashable, list[Hashable]] = {v: [] for v in options}
    for v, after in options.items():
        for w in after:
            before[w].append(v)
    left = {v: len(after) for v, after in options.items()}
    ends = [v for v, count in left.items() if not count]
    for w in ends:
        for v in before[w]:
            left[v] -= 1
            if not left[v]:
                ends.append(v)
    return len(ends) == len(options)
