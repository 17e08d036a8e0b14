"""Games that are walks: a token on a directed graph or on a line, a chosen heap, and a walk through the ordinals.

Every game is a walk along arrows, on the graph of its positions. Where no walk is endless, Grundy values exist and games may be
added; where the arrows run in circles, there are draws, and `cgkit.solving.loopy` has what takes the values' place.

**Theorem** (the number line). The places left are a heap: who goes a step forward takes so many from it. So the values are those of the
subtraction game with the same steps.

**Theorem** (a game with infinitely many moves that always ends: (x, y) goes to (x, less), or to (less, anything)). The Grundy value
of (x, y) is the ordinal ω·x + y. *Proof.* By induction: a pair with a smaller x, or with the same x and a smaller y, stands for a
smaller ordinal, and every smaller ordinal stands for such a pair. So the options have just the values below ω·x + y, and the mex is
ω·x + y itself. With y below some width w all the same is true of the number w·x + y.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any

from cgkit.doors import shaped, short_repr
from cgkit.games.ruleset import Move, Ruleset, Step

if TYPE_CHECKING:
    import networkx as nx


from functools import reduce
from itertools import count
from operator import xor
from types import MappingProxyType

from cgkit.doors import (
    SearchLimitError,
    check_int,
    check_ints,
    listed,
    listed_pairs,
)
from cgkit.games.ruleset import Piece
from cgkit.numbers.nim import mex
from cgkit.numbers.ordinals import Ordinal
from cgkit.rulesets.subtraction import Bash, Subtraction
from cgkit.words import zero_nim_sum

__all__ = ["ChooseNim", "Digraph", "NumberLine", "OrdinalNim", "choose_nim", "number_line", "ordinal_nim"]

MOST_ANEW = 100_000  # numbers that are tried where there is no greatest

MOST_ARROWS = 1_000_000
WALK = "A walk on a graph"


class Digraph(Ruleset[Hashable]):
    """Move a token along an arrow; whoever cannot, loses.

    >>> game = Digraph({"a": "bc", "b": "c"})
    >>> game("a").winning_moves()
    [go to c: leaves c, and no move is left]
    >>> game("a").value()
    2
    >>> Digraph({1: [2], 2: [1, 3], 3: [4]})(1).outcome()
    'D'

    Linear in the number of arrows. `additive` says whether no walk is endless.

    Parameters
    ----------
    arrows : for each vertex, where its arrows lead: a mapping, or a `networkx.DiGraph`. Vertices are hashable, and need not be
        listed if no arrow begins there. Two arrows from one vertex to the same other are one.
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
        found = {**given, **{w: () for after in given.values() for w in after if w not in given}}
        if not found:
            raise ValueError("a graph needs at least one vertex, got none")
        if not isinstance(name, str):
            raise ValueError(f"the name of a graph must be a string, got {short_repr(name)}")
        self.arrows = tuple(found.items())
        self.name = name
        self.words = {f"go {i}": f"go to {_text(v)}" for i, v in enumerate(found)}
        self.additive = _every_walk_ends(found)
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

    def parse(self, *parts: Any) -> Hashable:
        if len(parts) != 1:
            raise ValueError(f"a position is one vertex, got {short_repr(parts)}")
        return self.check(parts[0])

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
    """Return the arrows of each vertex that is listed, each once, or say what is wrong with them."""
    if not isinstance(arrows, Mapping) and not hasattr(arrows, "successors"):
        raise ValueError(
            f"arrows are a mapping from each vertex to those it leads to, or a networkx.DiGraph; got {short_repr(arrows)}"
        )
    found: dict[Hashable, tuple[Hashable, ...]] = {}
    left = MOST_ARROWS
    for vertex in arrows:
        after = arrows[vertex]
        if not isinstance(after, Iterable):
            raise ValueError(f"the arrows of {short_repr(vertex)} must be listed, got {short_repr(after)}")
        some = tuple(islice(after, left + 1))
        left -= len(some)
        if left < 0:
            raise ValueError(f"a graph may have at most {MOST_ARROWS:,} arrows, got more; `dag_values` takes more")
        for other in some:
            if not _is_vertex(other):
                raise ValueError(f"vertices must be hashable, got {short_repr(other)}")
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


class NumberLine(Ruleset[int]):
    """Move the token forward, by at most so many places, or by one of the steps allowed; whoever reaches the last place wins.

    >>> NumberLine(10)(1).outcome()
    'P'
    >>> [NumberLine(10)(place).value() for place in range(1, 11)]
    [0, 2, 1, 0, 2, 1, 0, 2, 1, 0]
    >>> NumberLine(10, {1, 3, 4})(2).moves()
    [step 1, step 3, step 4]

    With steps that leave out 1 the token may get stuck before the goal: who cannot move has lost, as always.

    Up to a longest step by theorem, constant: the value is the remainder of the places left on division by one more than this
    step. Else as for `Subtraction`.

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
            raise ValueError(f"a position is one place, from 1 to {self.last}, got {short_repr(parts)}")
        return self.check(parts[0])

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

CHOSEN = "chosen"
State = tuple[int | tuple[int, ...]]  # ((2, 3, 5),) before the choice, (3,) after it


class ChooseNim(Ruleset[State]):
    """The first move chooses a heap, and all the others go away; from then on it is Nim with the one heap.

    >>> ChooseNim()(0, 1, 2, 4).value(), ChooseNim()(1, 2, 4).outcome()
    (3, 'P')

    A position is one heap or more to choose from, integers >= 0, or a heap and the word "chosen". The plain position is a tuple that
    holds the tuple of the heaps before the choice, and the chosen heap after it.

    By theorem, linear in the number of heaps: the choice has the mex of the heaps, since a heap of Nim has its size.
    """

    title = "Choose-Nim"
    rule = "The first move chooses one of the heaps; each later one takes as many chips as you like from it."
    words = MappingProxyType({"choose": "choose the heap of {0}", "take": "take {0}"})
    skin = "choose"

    def parse(self, *parts: Any) -> State:
        return self.check(parts[:1] if parts[1:] == (CHOSEN,) else (listed(parts),))

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
        return (
            f"ChooseNim()({', '.join(map(str, heaps))})"
            if isinstance(heaps, tuple)
            else f"ChooseNim()({heaps}, {CHOSEN!r})"
        )

    def grundy_theory(self, position: State) -> int:
        (heaps,) = position
        return mex(heaps) if isinstance(heaps, tuple) else heaps


choose_nim = ChooseNim()

Pair = tuple[int, int]
Pairs = tuple[Pair, ...]


class OrdinalNim(Ruleset[Pairs]):
    """From a pair (x, y), lower y; or lower x, and choose y anew.

    >>> OrdinalNim()((2, 3)).rules.ordinal(((2, 3),))
    ω·2 + 3
    >>> OrdinalNim()((2, 3), (1, 7)).winning_moves()
    [take pair 1 to (1, 7): leaves (1, 7), (1, 7), a P-position (nim-sum ω + 7 ⊕ ω + 7 = 0)]
    >>> OrdinalNim(10)((2, 3)).value()
    23

    By theorem, linear in the number of pairs.

    Parameters
    ----------
    width : how large y may be chosen: less than this. None: as large as one likes, so that there are infinitely many moves.
        A position is one pair of integers >= 0 or more.

    References
    ----------
    Ferguson, Part I, section 3.4, has one such game; Conway, *On Numbers and Games*, chapters 6 and 11, the arithmetic.
    """

    title = "Lower x, and choose y anew"

    words = MappingProxyType({"to": "go to ({0}, {1})", "to@": "take pair {at} to ({0}, {1})"})
    skin = "pairs"

    def __init__(self, width: int | None = None) -> None:
        self.width = None if width is None else check_int(width, "widths", least=1)

    def __repr__(self) -> str:
        return f"OrdinalNim({'' if self.width is None else self.width})"

    @property
    def rule(self) -> str:
        most = "any number" if self.width is None else f"any number up to {self.width - 1}"
        return f"From (x, y) a move lowers y; or it lowers x, and makes y {most}."

    def parse(self, *parts: Any) -> Pairs:
        return self.check(listed_pairs(parts))

    def check(self, position: Any) -> Pairs:
        pairs: Pairs = shaped(position, [(int, int)], "made of pairs (x, y) of integers >= 0")
        if self.width is not None and (wide := [y for _, y in pairs if y >= self.width]):
            raise ValueError(f"y is less than {self.width}, got {short_repr(wide[0])}")
        return pairs

    def moves(self, position: Pairs) -> Iterator[Move[Pairs]]:
        for i, (x, y) in enumerate(position):
            for lower in range(y):
                yield self._move(position, i, (x, lower))
            for anew in (count() if self.width is None else range(self.width)) if x else ():
                if self.width is None and anew >= MOST_ANEW:
                    raise SearchLimitError(anew, "moves: there are infinitely many", "ask for the winning ones")
                for lower in range(x):
                    yield self._move(position, i, (lower, anew))

    def _move(self, position: Pairs, i: int, pair: Pair) -> Move[Pairs]:
        at = (i,) if len(position) > 1 else ()
        return Move((*position[:i], pair, *position[i + 1 :]), (Step("to", pair, at),))

    def components(self, position: Pairs) -> tuple[Pairs, ...]:
        return tuple((pair,) for pair in position if pair != (0, 0))

    def boards(self, position: Pairs) -> list[list[Piece | None]]:
        return [[(self, (pair,)) if pair != (0, 0) else None for pair in position]]

    def ordinal(self, position: Pairs) -> Ordinal:
        """Return the nim-sum of the pairs, each as the ordinal ω·x + y; 0 just for the P-positions of the game without a width."""
        return reduce(xor, (Ordinal(*pair) for pair in position), Ordinal())

    def _values(self, position: Pairs) -> list[Any]:
        """What the pairs are worth: ordinals, or numbers where there is a width."""
        return [Ordinal(x, y) if self.width is None else self.width * x + y for x, y in position]

    def grundy_theory(self, position: Pairs) -> int | None:
        return None if self.width is None else reduce(xor, self._values(position), 0)

    def outcome_theory(self, position: Pairs) -> str:
        return "N" if self._sum(self._values(position)) else "P"

    def _sum(self, values: list[Any]) -> Any:
        return reduce(xor, values) if values else 0

    def winning_theory(self, position: Pairs) -> Iterator[Move[Pairs]]:
        values = self._values(position)
        total = self._sum(values)
        for i, value in enumerate(values):
            if total and value ^ total < value:
                yield self._move(position, i, self._pair(value ^ total))

    def _pair(self, value: Any) -> Pair:
        x, y = (value.x, value.y) if self.width is None else divmod(value, self.width)
        return x, y

    def reason(self, position: Pairs) -> str | None:
        values = self._values(position)
        return zero_nim_sum(values) if len(values) > 1 else None


ordinal_nim = OrdinalNim()
