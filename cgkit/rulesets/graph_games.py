"""Games in which a token walks on a directed graph, or along a line.

Every game is a walk along arrows, on the graph of its positions. Where no walk is endless, Grundy values exist and games may be
added; where arrows run in circles, there may be draws, and `cgkit.solving.loopy` has what takes the place of the values.

**Theorem** (the number line). The places that are left form a heap, and a step forward takes as many from it. So the values are those
of the subtraction game with the same steps.
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
    """A walk on a directed graph: move the token along an arrow; whoever cannot move loses.

    >>> game = Digraph({"a": "bc", "b": "c"})
    >>> game("a").winning_moves()
    [go to c: leaves c, and no move is left]
    >>> game("a").value()
    2
    >>> Digraph({1: [2], 2: [1, 3], 3: [4]})(1).outcome()
    'D'

    Solved in time linear in the number of arrows. `additive` is true if no walk is endless.

    Parameters
    ----------
    arrows : for each vertex, where its arrows lead: a mapping, or a `networkx.DiGraph`. Vertices are hashable, and need not be listed
        if no arrow leaves them. Two arrows from one vertex to the same other vertex count as one.
    name : the title of the game.

    References
    ----------
    Ferguson, Part I, sections 3.1 and 3.4.
    """

    rule = "A move takes the token along one arrow."
    skin = "digraph"
    arrows: tuple[tuple[Hashable, tuple[Hashable, ...]], ...]

    def __init__(self, arrows: Mapping[Any, Iterable[Any]] | nx.DiGraph[Any], name: str = WALK) -> None:
        given = _read(arrows)
        vertices = {**given, **{w: () for after in given.values() for w in after if w not in given}}
        if not vertices:
            raise ValueError("a graph needs at least one vertex, got none")
        if not isinstance(name, str):
            raise TypeError(f"the name of a graph must be a string, got {short_repr(name)}")
        self.arrows = tuple(vertices.items())
        self.name = name
        often = Counter(map(_text, vertices))
        texts = [_text(v) if often[_text(v)] == 1 else repr(v) for v in vertices]  # 1 and "1" look alike
        if len(set(texts)) < len(texts):  # 1, "1" and "'1'"
            texts = [f"{v!r} (vertex {i})" for i, v in enumerate(vertices, 1)]
        self.words = {f"go {i}": f"go to {text}" for i, text in enumerate(texts)}
        self.additive = _every_walk_ends(vertices)
        self._hash = hash((self.arrows, name))  # asked at every look-up, and long to find

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type[Digraph], tuple[Mapping[Hashable, tuple[Hashable, ...]], str]]:
        return Digraph, (dict(self.arrows), self.name)  # hashes of strings are others in another process

    def __repr__(self) -> str:
        arrows = ", ".join(f"{v!r}: {list(after)!r}" for v, after in self.arrows)
        return f"Digraph({{{arrows}}}{'' if self.name == WALK else f', name={self.name!r}'})"

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
    def ending(self) -> str:
        return super().ending if self.additive else "Whoever cannot move loses; an endless game is a draw."

    def parse(self, *parts: Any) -> Any:
        if len(parts) != 1:
            raise ValueError(f"a position is one vertex, got {short_repr(parts)}")
        return parts[0]

    def check(self, position: Any) -> Hashable:
        if not _is_vertex(position) or position not in self._number:
            raise ValueError(f"a position is one of the {len(self.arrows)} vertices, got {short_repr(position)}")
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
    """Return the arrows of each listed vertex, each once, or say what is wrong with them."""
    if not isinstance(arrows, Mapping) and not hasattr(arrows, "successors"):
        raise TypeError(
            "arrows are a mapping from each vertex to those it leads to, as dict(enumerate(lists)), or a networkx.DiGraph;"
            f" got {short_repr(arrows)}"
        )
    after_each: dict[Hashable, tuple[Hashable, ...]] = {}
    left = MOST_ARROWS
    for vertex in arrows:
        after = arrows[vertex]
        if not isinstance(after, Iterable):
            raise TypeError(f"the arrows of {short_repr(vertex)} must be listed, got {short_repr(after)}")
        some = tuple(islice(after, left + 1))
        left -= len(some)
        if left < 0:
            raise ValueError(f"a graph may have at most {MOST_ARROWS:,} arrows, got more")
        for other in some:
            if not _is_vertex(other):
                raise TypeError(f"vertices must be hashable, got {short_repr(other)}")
        after_each[_plain(vertex)] = tuple(dict.fromkeys(map(_plain, some)))
    return after_each


def _plain(vertex: Hashable) -> Hashable:
    """The vertex; numpy's integers as ints."""
    return vertex.item() if type(vertex).__module__ == "numpy" and hasattr(vertex, "item") else vertex


def _text(vertex: Hashable) -> str:
    try:
        return ", ".join(map(str, vertex)) if isinstance(vertex, tuple) else str(vertex)
    except RecursionError:
        raise ValueError(f"vertices must not be nested too deeply to be printed, got {short_repr(vertex)}") from None


def _every_walk_ends(options: Mapping[Hashable, tuple[Hashable, ...]]) -> bool:
    """Return whether no vertex is left when vertices without arrows are removed again and again."""
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
    """A walk along a line: move the token forward by one of the steps allowed; whoever reaches the last place wins.

    >>> number_line(1).outcome()
    'P'
    >>> [number_line(place).value() for place in range(1, 11)]
    [0, 2, 1, 0, 2, 1, 0, 2, 1, 0]
    >>> NumberLine(10, {1, 3, 4})(2).moves()
    [step 1, step 3, step 4]

    If 1 is not among the steps, the token may get stuck before the goal; then whoever cannot move has lost, as always.

    With all steps up to a longest one, solved by theorem in constant time: the value is the remainder of the places left on division
    by one more than the longest step. Otherwise as for `Subtraction`.

    Parameters
    ----------
    last : the last place, an integer >= 1. A position is a place, from 1 to this.
    steps : the longest step, an integer >= 1; or the steps allowed, such integers.
    """

    words = MappingProxyType({"step": "step {0}"})
    skin = "line"

    def __init__(self, last: int = 10, steps: int | Iterable[int] = 2) -> None:
        self.last = check_int(last, "last places", least=1)
        self.heaps: Bash | Subtraction  # the game that the places left play
        if isinstance(steps, Iterable):
            some = Subtraction(steps)
            self.heaps = some.bash or some  # all steps up to a longest are written as that one
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
            raise ValueError(f"a position is one place, from 1 to {self.last}, got {short_repr(parts)}")
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
