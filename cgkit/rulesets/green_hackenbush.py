"""Green Hackenbush, where a move cuts an edge of a picture, and everything no longer connected to the ground falls.

**Theorem** (colon and fusion principles; `cgkit.rulesets.hackenbush_values`). A stalk is worth its length. The branches at one
vertex can be replaced by a single stalk, whose length is the nim-sum of their values. The vertices of a cycle can be merged into one
vertex, where each edge of the cycle is then worth 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import islice, pairwise
from math import isfinite
from numbers import Integral, Real
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from cgkit.checks import check_ints, check_list, in_order, listed, short_repr, wrong
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Ruleset
from cgkit.rulesets.hackenbush_values import Edge, green_value, standing, winning_cuts
from cgkit.wording import zero_nim_sum

if TYPE_CHECKING:
    from cgkit.position import Position

Standing = frozenset[int]
Point = tuple[float, float]
Segment = tuple[float, float, float, float]

MOST_EDGES = 100_000


class Hackenbush(Ruleset[Standing]):
    """Green Hackenbush on one picture; a position is the set of the edges that remain, numbered from 1.

    >>> tree = Hackenbush([(0, 1), (1, 2), (1, 3), (3, 4)])
    >>> tree().value()
    4
    >>> tree().winning_moves()
    [cut edge 1: leaves nothing, and no move is left]
    >>> (tree() + tree([1, 2])).winning_moves()
    [cut edge 3 in part 1: leaves edges 1, 2 + edges 1, 2, a P-position (nim-sum 2 ⊕ 2 = 0)]

    `tree()` contains all its edges that are connected to the ground; `tree([1, 2])` or `tree(1, 2)` contains only edges 1 and 2.

    Finding the value takes linear time. On trees, so does finding each winning move.

    Parameters
    ----------
    edges : pairs of vertices, integers >= 0. Vertex 0 is the ground, even if a drawing shows several points of it. Loops and parallel edges
        are allowed.
    segments : for a drawing, the ends of each edge, as four numbers (x, y, x, y) (default: a computed layout).

    References
    ----------
    Winning Ways, chapter 7; Ferguson, Part I, chapter 6.
    """

    title = "Green Hackenbush"
    rule = "A move cuts one edge; everything that's no longer connected to the ground falls."

    words = MappingProxyType({"cut": "cut edge {0}"})
    skin = "hackenbush"

    def __init__(self, edges: Iterable[tuple[int, int]], segments: Iterable[Segment] = ()) -> None:
        pairs: list[tuple[int, int]] = []
        for edge in check_list(edges, "the edges of a picture, pairs of vertices,", MOST_EDGES):
            ends = check_ints(edge, "the vertices of an edge")
            if len(ends) != 2:
                raise ValueError(f"an edge must be a pair of vertices, got {short_repr(ends)}")
            pairs.append((ends[0], ends[1]))
        self.edges = tuple(pairs)
        self.segments = _read_segments(segments)
        if self.segments and len(self.segments) != len(self.edges):
            raise ValueError(
                f"there must be a segment for each of the {len(self.edges)} edges, got {len(self.segments)}"
            )

    def _given(self) -> dict[str, Any]:
        return {"edges": self.edges}  # the segments don't change the game

    def __repr__(self) -> str:
        return f"Hackenbush({list(self.edges)!r})"

    @cached_property
    def _named(self) -> dict[int, Edge]:
        return dict(enumerate(self.edges, 1))

    def still(self, position: Iterable[int]) -> dict[int, Edge]:
        """Return the two vertices of each edge in a position, by the edge's number.

        >>> Hackenbush([(0, 1), (1, 2)]).still([1])
        {1: (0, 1)}
        """
        return {number: self._named[number] for number in sorted(position)}

    def drawing(self) -> dict[str, Any]:
        return {"edges": [list(edge) for edge in self.edges], "segments": [list(segment) for segment in self.segments]}

    def parse(self, *parts: Any) -> Any:
        return listed(parts) if parts else standing(self._named)

    def check(self, position: Any) -> Standing:
        numbers = frozenset(check_ints(position, "the numbers of edges", 1, len(self.edges)))
        if loose := numbers - standing(self.still(numbers)):
            raise ValueError(f"every edge must be joined to the ground, but these aren't: {short_repr(sorted(loose))}")
        return numbers

    def moves(self, position: Standing) -> Iterator[Move[Standing]]:
        return (self._cut(position, number) for number in sorted(position))

    def _cut(self, position: Standing, number: int) -> Move[Standing]:
        return Move(frozenset(standing(self.still(position - {number}))), (Step("cut", (number,)),))

    def located(self, position: Standing, move: Move[Standing]) -> tuple[Step, ...]:
        ((verb, (number,), _),) = move.steps
        return (Step(verb, (), (number - 1,)),)

    def components(self, position: Standing) -> tuple[Standing, ...]:
        """Return the pieces that would remain connected if the ground were removed; a loop at the ground is a piece of its own."""
        home: dict[int, int] = {}  # a forest: vertex -> another vertex of its piece, or itself at a root

        def find(vertex: int) -> int:
            while home.setdefault(vertex, vertex) != vertex:
                home[vertex] = home[home[vertex]]
                vertex = home[vertex]
            return vertex

        for number in position:
            a, b = self.edges[number - 1]
            if a and b:
                home[find(a)] = find(b)
        pieces: dict[tuple[int, int], set[int]] = {}
        for number in sorted(position):
            upper = max(self.edges[number - 1])
            pieces.setdefault((0, find(upper)) if upper else (number, 0), set()).add(number)
        return tuple(map(frozenset, pieces.values()))

    def grundy_theory(self, position: Standing) -> int:
        return green_value(self.still(position).values())

    def winning_theory(self, position: Standing) -> Iterator[Move[Standing]]:
        return (self._cut(position, number) for number in sorted(winning_cuts(self.still(position))))

    def reason(self, position: Standing) -> str:
        parts = [green_value(self.still(part).values()) for part in self.components(position)]
        return zero_nim_sum(parts)

    def show(self, position: Standing) -> str:
        return f"edges {', '.join(map(str, sorted(position)))}" if position else "nothing"

    def write(self, position: Standing) -> str:
        whole = position == frozenset(standing(self._named))
        return f"{self!r}({'' if whole else sorted(position)})"


def _read_segments(given: Any) -> tuple[Segment, ...]:
    """Return the segments as plain tuples of four numbers, or raise an error that says what is wrong with them."""
    segments = []
    for segment in check_list(given, "segments, four numbers (x, y, x, y) each,", MOST_EDGES):
        numbers = _coordinates(segment, 4, "a segment is four numbers (x, y, x, y)")
        segments.append((numbers[0], numbers[1], numbers[2], numbers[3]))
    return tuple(segments)


def _coordinates(given: Any, count: int, what: str) -> tuple[float, ...]:
    """Return the given finite numbers if there are `count` of them, or raise an error that says what is allowed."""
    several = isinstance(given, Iterable) and not isinstance(given, str) and getattr(given, "ndim", 1) > 0
    numbers = tuple(islice(given, count + 1)) if several else ()
    real = several and all(isinstance(x, Real) and not isinstance(x, bool) for x in numbers)
    if len(numbers) != count or not real or not all(map(isfinite, numbers)):
        raise wrong(real, f"{what}, got {short_repr(given)}")
    return numbers


def hackenbush(*strokes: Sequence[Point]) -> Position[frozenset[int]]:
    """Return the picture drawn by a pen in strokes through points (x, y); the points with y = 0 are on the ground.

    >>> hackenbush([(0, 0), (0, 1), (1, 2)], [(0, 1), (-1, 2)])
    Hackenbush([(0, 1), (1, 2), (1, 3)])()

    Parameters
    ----------
    strokes : lists of at least two points; each step of a stroke is an edge. A step is a loop if it stays at one point or leads from the
        ground to the ground. For edges between numbered vertices, such as [(0, 1), (1, 2)], write `Hackenbush(edges)()`. A single list that
        could be either a stroke or a list of edges raises an error.

    Edges are numbered in the order in which they are drawn.

    Raises
    ------
    ValueError : if a stroke has fewer than two points, if a point is below the ground or doesn't consist of two finite numbers, or if there
        are more than 100,000 edges; also if a single stroke can be read as a list of edges, or doesn't touch the ground.
    TypeError : if a stroke isn't a list, or a point isn't a list of numbers.
    """
    if len(strokes) == 1:
        points, edges = (
            _points(strokes[0]),
            f"for edges between numbered vertices, write Hackenbush({short_repr(strokes[0])})()",
        )
        if not any(y == 0 for _, y in points):
            raise ValueError(f"no point of this stroke is on the ground, where y = 0; {edges}")
        if _could_be_edges(points):
            raise ValueError(
                f"these points could be one stroke or a list of edges; {edges}. For a stroke, "
                "write decimal coordinates, such as (2.0, 0.0)"
            )
    return drawn(strokes)


def _could_be_edges(points: Sequence[Point]) -> bool:
    """Return whether these points could be a list of edges between numbered vertices, with 0 as the ground.

    The function assumes that a list of edges has no loop, no edge twice, and no edge that isn't connected to the ground, and that a drawing
    begins on the ground. A drawing that begins at (0, 0) can't be a list of edges, because (0, 0) would be a loop.
    """
    if not all(isinstance(number, Integral) and number >= 0 for point in points for number in point):
        return False
    edges = {number: (int(x), int(y)) for number, (x, y) in enumerate(points)}
    simple = len({frozenset(edge) for edge in edges.values()}) == len(edges) and all(x != y for x, y in edges.values())
    return points[0][1] > 0 or (simple and len(standing(edges)) == len(edges))


def drawn(strokes: Iterable[Sequence[Point]]) -> Position[frozenset[int]]:
    """Return the picture of these strokes, like `hackenbush`, even if the strokes could also be a list of edges.

    >>> drawn([[(2, 0), (2, 1)]])
    Hackenbush([(0, 1)])()
    """
    numbers: dict[Point, int] = {}

    def vertex(point: Point) -> int:
        if point[1] < 0:
            raise ValueError(f"points must be on the ground or above it, got {short_repr(point)}")
        return numbers.setdefault(point, len(numbers) + 1) if point[1] else 0

    segments: list[Segment] = []
    for stroke in strokes:
        points = _points(stroke)
        segments += [(*a, *b) for a, b in pairwise(points)]
        if len(segments) > MOST_EDGES:
            raise ValueError(f"a picture can have at most {MOST_EDGES:,} edges, got more")
    edges = [(vertex((x, y)), vertex((u, v))) for x, y, u, v in segments]
    return Hackenbush(tuple(edges), tuple(segments))()


def _points(stroke: Any) -> list[Point]:
    given = check_list(stroke, "the points (x, y) of a stroke", MOST_EDGES + 1)
    points = [_coordinates(point, 2, "a point is two numbers (x, y)") for point in given]
    if len(points) < 2:
        raise ValueError(f"a stroke must go through at least two points, got {short_repr(points)}")
    return [(x, y) for x, y in points]


def bamboo(*heights: int | Iterable[int]) -> Position[frozenset[int]]:
    """Return stalks of bamboo side by side, with these numbers of edges.

    >>> bamboo(1, 2, 3).value()
    0
    >>> bamboo(5, 4).winning_moves()
    [cut edge 5: leaves edges 1, 2, 3, 4, 6, 7, 8, 9, a P-position (nim-sum 4 ⊕ 4 = 0)]

    There can be at most 100,000 edges altogether.
    """
    sizes = check_ints(in_order(listed(heights), "heights of stalks"), "heights of stalks")
    if sum(sizes) > MOST_EDGES:
        raise ValueError(f"a picture can have at most {MOST_EDGES:,} edges, got {short_repr(sum(sizes))}")
    return drawn([(float(x), float(y)) for y in range(height + 1)] for x, height in enumerate(sizes) if height)
