"""Games as directed graphs: a token walks along arrows.

Every game of this book is such a walk, on the graph of its positions. Where no walk is endless, Grundy values exist and games may be
added; where the arrows run in circles, there are draws, and `cgkit.solving.loopy` has what takes the values' place.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar

from cgkit.errors import told
from cgkit.games.ruleset import Move, Ruleset, Step

if TYPE_CHECKING:
    import networkx as nx

__all__ = ["Digraph"]

MOST_ARROWS = 1_000_000
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
    ValueError : if there is no vertex, one is not hashable, the arrows are no mapping or more than a million, or a position
        is not a vertex.

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
        given = _read(arrows)
        found = {**given, **{w: () for after in given.values() for w in after if w not in given}}
        if not found:
            raise ValueError("a graph needs at least one vertex, got none")
        if not isinstance(name, str):
            raise ValueError(f"the name of a graph must be a string, got {told(name)}")
        object.__setattr__(self, "arrows", tuple(found.items()))
        object.__setattr__(self, "name", name)
        words = {f"go {i}": f"go to {_text(v)}" for i, v in enumerate(found)}
        object.__setattr__(self, "words", words)
        object.__setattr__(self, "additive", _every_walk_ends(found))
        object.__setattr__(self, "_hash", hash((self.arrows, name)))  # asked at every look-up, and long to find

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type[Digraph], tuple[Mapping[Hashable, tuple[Hashable, ...]], str]]:
        return Digraph, (dict(self.arrows), self.name)  # hashes of strings are others in another process

    def __repr__(self) -> str:
        some = ", ".join(f"{v!r}: {list(after)!r}" for v, after in self.arrows[:MOST_WRITTEN])
        rest = len(self.arrows) - MOST_WRITTEN
        return f"Digraph({{{some}{f', … and {rest} more vertices' if rest > 0 else ''}}})"

    @property
    def vertices(self) -> list[Hashable]:
        """The vertices, in the order in which they were given."""
        return list(self._followers)

    @cached_property
    def _followers(self) -> Mapping[Hashable, tuple[Hashable, ...]]:
        return dict(self.arrows)

    @cached_property
    def _number(self) -> Mapping[Hashable, int]:
        return {v: i for i, v in enumerate(self._followers)}

    @property
    def title(self) -> str:
        return self.name

    @property
    def rule(self) -> str:
        return "A move takes the token along one arrow."

    @property
    def ending(self) -> str:
        return super().ending if self.additive else "Whoever cannot move loses; an endless game is a draw."

    def parse(self, *parts: Any) -> Hashable:
        if len(parts) != 1:
            raise ValueError(f"a position is one vertex, got {told(parts)}")
        return self.check(parts[0])

    def check(self, position: Any) -> Hashable:
        if not _is_vertex(position) or position not in self._number:
            raise ValueError(f"a position is one of the {len(self.arrows)} vertices, got {told(position)}")
        # the vertex itself, where an equal one is given, as 1 for numpy's 1
        return self.arrows[self._number[position]][0]

    def moves(self, position: Hashable) -> Iterator[Move[Hashable]]:
        return (Move(after, (Step(f"go {self._number[after]}"),)) for after in self._followers[position])

    def options(self, position: Hashable) -> tuple[Hashable, ...]:
        return self._followers[position]

    def located(self, position: Hashable, move: Move[Hashable]) -> tuple[Step, ...]:
        return (Step("go", (), (self._number[move.after],)),)

    def show(self, position: Hashable) -> str:
        return _text(position)

    def write(self, position: Hashable) -> str:
        return f"{self!r}({position!r})"


def _is_vertex(given: Any) -> bool:
    try:
        hash(given)
    except Exception:  # what cannot be hashed says so in its own way
        return False
    return True


def _read(arrows: Any) -> dict[Hashable, tuple[Hashable, ...]]:
    """Return the arrows of each vertex that is listed, each once, or say what is wrong with them."""
    if not isinstance(arrows, Mapping) and not hasattr(arrows, "successors"):
        raise ValueError(
            f"arrows are a mapping from each vertex to those it leads to, or a networkx.DiGraph; got {told(arrows)}"
        )
    found: dict[Hashable, tuple[Hashable, ...]] = {}
    left = MOST_ARROWS
    for vertex in arrows:
        after = arrows[vertex]
        if not isinstance(after, Iterable):
            raise ValueError(f"the arrows of {told(vertex)} must be listed, got {told(after)}")
        some = tuple(islice(after, left + 1))
        left -= len(some)
        if left < 0:
            raise ValueError(f"a graph may have at most {MOST_ARROWS:,} arrows, got more; `dag_values` takes more")
        for other in some:
            if not _is_vertex(other):
                raise ValueError(f"vertices must be hashable, got {told(other)}")
        found[_plain(vertex)] = tuple(dict.fromkeys(map(_plain, some)))
    return found


def _plain(vertex: Hashable) -> Hashable:
    """The vertex; numpy's integers as ints."""
    return vertex.item() if type(vertex).__module__ == "numpy" and hasattr(vertex, "item") else vertex


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
