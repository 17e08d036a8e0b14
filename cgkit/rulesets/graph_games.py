"""Games where a token walks on a directed graph, or along a line.

Every game is a walk along arrows, on the graph of its positions. If no walk is endless, Grundy values exist and games can be added. If the
arrows form a cycle, draws are possible, and the values from `cgkit.solving.loopy` replace Grundy values.

**Theorem** (the number line). The places ahead of the token form a heap, and a step forward takes that many chips. The values are
therefore the values of the subtraction game with the same steps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import islice
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from cgkit.checks import check_int, short_repr
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Ruleset
from cgkit.rulesets.subtraction import Bash, Subtraction

if TYPE_CHECKING:
    import networkx as nx


MOST_ARROWS = 1_000_000
WALK = "A walk on a graph"


class Digraph(Ruleset[Hashable]):
    """A walk on a directed graph, where a move takes the token along an arrow and a player who can't move loses.

    >>> game = Digraph({"a": "bc", "b": "c"})
    >>> game("a").winning_moves()
    [go to c: leaves c, and no move is left]
    >>> game("a").value()
    2
    >>> Digraph({1: [2], 2: [1, 3], 3: [4]})(1).outcome()
    'D'

    The game is solved in time linear in the number of arrows. `additive` is true if no walk is endless.

    Parameters
    ----------
    arrows : for each vertex, the vertices that its arrows lead to, as a mapping or a `networkx.DiGraph`. Vertices are hashable. A
        vertex that an arrow leads to needn't be listed if no arrow leaves it. Two arrows from one vertex to the same vertex count as one.
    name : title of the game.

    References
    ----------
    Ferguson, Part I, sections 3.1 and 3.4.
    """

    rule = "A move takes the token along one arrow."
    skin = "digraph"
    arrows: tuple[tuple[Hashable, tuple[Hashable, ...]], ...]

    def __init__(self, arrows: Mapping[Any, Iterable[Any]] | nx.DiGraph[Any], name: str = WALK) -> None:
        given = read_arrows(arrows)
        vertices = {**given, **{w: () for after in given.values() for w in after if w not in given}}
        if not vertices:
            raise ValueError("a graph needs at least one vertex, got none")
        if not isinstance(name, str):
            raise TypeError(f"the name of a graph must be a string, got {short_repr(name)}")
        self.arrows = tuple(vertices.items())
        self.name = name
        often = Counter(map(name_of, vertices))
        texts = [name_of(v) if often[name_of(v)] == 1 else repr(v) for v in vertices]  # 1 and "1" look alike as strings
        if len(set(texts)) < len(texts):  # a repr looks like another name, as with 1, "1" and "'1'"
            texts = [f"{v!r} (vertex {i})" for i, v in enumerate(vertices, 1)]
        self.words = {f"go {i}": f"go to {text}" for i, text in enumerate(texts)}
        self.additive = _every_walk_ends(vertices)
        self._hash = hash((self.arrows, name))  # stored, because each look-up needs the hash, which is slow to compute

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type[Digraph], tuple[Mapping[Hashable, tuple[Hashable, ...]], str]]:
        return Digraph, (dict(self.arrows), self.name)  # without the hash: another process hashes strings differently

    def __repr__(self) -> str:
        arrows = ", ".join(f"{v!r}: {list(after)!r}" for v, after in self.arrows)
        return f"Digraph({{{arrows}}}{'' if self.name == WALK else f', name={self.name!r}'})"

    @property
    def vertices(self) -> list[Hashable]:
        """The vertices, in the order given."""
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
    def ending(self) -> str:
        return super().ending if self.additive else "Whoever can't move loses; an endless game is a draw."

    def parse(self, *parts: Any) -> Any:
        if len(parts) != 1:
            raise ValueError(f"a position must be one vertex, got {short_repr(parts)}")
        return parts[0]

    def check(self, position: Any) -> Hashable:
        if not is_vertex(position) or position not in self._number:
            raise ValueError(f"a position must be one of the {len(self.arrows)} vertices, got {short_repr(position)}")
        # A position can be equal to a vertex and not the same object, as numpy's 1 equals 1; return the vertex itself.
        return self.arrows[self._number[position]][0]

    def moves(self, position: Hashable) -> Iterator[Move[Hashable]]:
        return (Move(after, (Step(f"go {self._number[after]}"),)) for after in self._followers[position])

    def options(self, position: Hashable) -> tuple[Hashable, ...]:
        return self._followers[position]

    def located(self, position: Hashable, move: Move[Hashable]) -> tuple[Step, ...]:
        return (Step("go", (), (self._number[move.after],)),)

    def show(self, position: Hashable) -> str:
        return name_of(position)

    def write(self, position: Hashable) -> str:
        return f"{self!r}({position!r})"


def is_vertex(given: Any) -> bool:
    try:
        hash(given)
    except Exception:  # hashing a vertex can raise any error
        return False
    return True


def read_arrows(arrows: Any) -> dict[Hashable, tuple[Hashable, ...]]:
    """Return the arrows of each listed vertex without duplicates, or raise an error that says what is wrong with them."""
    if not isinstance(arrows, Mapping) and not hasattr(arrows, "successors"):
        raise TypeError(
            "arrows must be a mapping from each vertex to the vertices it leads to, such as "
            f"dict(enumerate(lists)), or a networkx.DiGraph, got {short_repr(arrows)}"
        )
    after_each: dict[Hashable, tuple[Hashable, ...]] = {}
    left = MOST_ARROWS
    for vertex in arrows:
        after = arrows[vertex]
        if not isinstance(after, Iterable) or getattr(after, "ndim", 1) == 0:  # includes arrays without dimensions
            raise TypeError(f"the arrows of {short_repr(vertex)} must be in a list, got {short_repr(after)}")
        some = tuple(islice(after, left + 1))
        left -= len(some)
        if left < 0:
            raise ValueError(f"a graph can have at most {MOST_ARROWS:,} arrows, got more")
        for other in some:
            if not is_vertex(other):
                raise TypeError(f"vertices must be hashable, got {short_repr(other)}")
        after_each[_plain(vertex)] = tuple(dict.fromkeys(map(_plain, some)))
    return after_each


def _plain(vertex: Hashable) -> Hashable:
    """Return a vertex, with a plain Python value in place of a numpy scalar."""
    return vertex.item() if type(vertex).__module__ == "numpy" and hasattr(vertex, "item") else vertex


def name_of(vertex: Hashable) -> str:
    try:
        return ", ".join(map(str, vertex)) if isinstance(vertex, tuple) else str(vertex)
    except RecursionError:
        raise ValueError(f"a vertex can't be nested this deeply, got {short_repr(vertex)}") from None


def _every_walk_ends(options: Mapping[Hashable, tuple[Hashable, ...]]) -> bool:
    """Return whether no vertices remain once we've repeatedly removed the vertices without arrows."""
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


class NumberLine(Ruleset[int]):
    """A walk along a line, where a move takes the token forward by an allowed step, and the player who reaches the end wins.

    >>> number_line(1).outcome()
    'P'
    >>> [number_line(place).value() for place in range(1, 11)]
    [0, 2, 1, 0, 2, 1, 0, 2, 1, 0]
    >>> NumberLine(10, {1, 3, 4})(2).moves()
    [step 1, step 3, step 4]

    If 1 isn't among the steps, the token can get stuck before the end. In that case, too, a player who can't move loses.

    If all steps up to a longest step m are allowed, the game is solved by theorem in constant time, because the value is the number of
    places left modulo m + 1. Otherwise it's solved like `Subtraction`.

    Parameters
    ----------
    last : last place, an integer >= 1. A position is a place, from 1 to this number.
    steps : longest step, an integer >= 1; or the allowed steps, integers >= 1.
    """

    words = MappingProxyType({"step": "step {0}"})
    skin = "line"

    def __init__(self, last: int = 10, steps: int | Iterable[int] = 2) -> None:
        self.last = check_int(last, "last places", least=1)
        self.heaps: Bash | Subtraction  # the heap game on the places ahead
        if isinstance(steps, Iterable):
            some = Subtraction(steps)
            self.heaps = some.bash or some  # the steps 1, …, m are written as m
        else:
            self.heaps = Bash(check_int(steps, "longest steps", least=1))

    def __repr__(self) -> str:
        if isinstance(self.heaps, Bash):
            if (self.last, self.heaps.most) == (10, 2):
                return "number_line"
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

    def parse(self, *parts: Any) -> Any:
        if len(parts) != 1:
            raise ValueError(f"a position must be one place, from 1 to {self.last}, got {short_repr(parts)}")
        return parts[0]

    def check(self, position: Any) -> int:
        return check_int(position, "places", 1, self.last)

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
