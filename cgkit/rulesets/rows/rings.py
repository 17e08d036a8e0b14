"""Row games that may begin with a ring: beads that are painted, and vertices that are removed from a cycle.

On a ring all first moves are alike, and leave one row. So a ring is worth 0 if that row is worth something, and 1 if it is worth nothing.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from cgkit.errors import SearchLimitError, whole_number
from cgkit.games.ruleset import Move, Ruleset, Step
from cgkit.numbers.nim import nim_sum
from cgkit.rulesets.rows.takes import parts
from cgkit.sequences.octal import read_code
from cgkit.sequences.periods import Period, described

__all__ = ["PaintChain", "VertexRemoval", "vertex_removal"]

Row = tuple[int | str, ...]

RING = "ring"
"""Marks a position as a ring: (8, "ring") is a ring of 8, (8,) a row, and (3, 2) two rows."""

PAINT = MappingProxyType(
    {
        "open": "paint {0} of the ring",
        "bead": "paint bead {0}",
        "bead@": "paint bead {0} of row {at}",
        "paint": "paint beads {0} to {1}",
        "paint@": "paint beads {0} to {1} of row {at}",
    }
)
REMOVE = MappingProxyType(
    {
        "open": "remove a vertex of the cycle",
        "vertex": "remove vertex {0}",
        "vertex@": "remove vertex {0} of path {at}",
    }
)


class RowsOrRing(Ruleset[Row]):
    """Rows of things side by side, or one ring of them; a subclass says which runs may go, and the values of its rows."""

    @abstractmethod
    def runs(self, size: int) -> Iterator[tuple[Step, int, int]]:
        """Yield each move on a row: its step, how many things stand before the run that it takes, and how many after."""

    @abstractmethod
    def opening(self, size: int) -> Iterator[tuple[Step, int]]:
        """Yield each move on a ring: its step, and the row that it leaves."""

    @abstractmethod
    def row_value(self, size: int) -> int | None:
        """Return the value of a row by a theorem."""

    def moves(self, position: Row) -> Iterator[Move[Row]]:
        if is_ring(position):
            for step, left in self.opening(sizes(position)[0]):
                yield Move((left,), (step,))
            return
        several = len(position) > 1
        for i, size in enumerate(sizes(position)):
            for step, before, after in self.runs(size):
                placed = step._replace(at=(i,)) if several else step
                yield Move((*position[:i], *parts(before, after), *position[i + 1 :]), (placed,))

    def located(self, position: Row, move: Move[Row]) -> tuple[Step, ...]:
        ((verb, run, at),) = move.steps
        if verb == "open":
            return (Step(verb, run, (0, 0)),)  # on a ring all first moves are alike
        return (Step(verb, (run[-1] - run[0] + 1,), (*(at or (0,)), run[0] - 1)),)

    def components(self, position: Row) -> tuple[Row, ...]:
        return (position,) if is_ring(position) else tuple((size,) for size in position if size)

    def boards(self, position: Row) -> list[list[tuple[Ruleset[Row], Row] | None]]:
        rows = [position] if is_ring(position) else [(size,) for size in position]
        return [[(self, row) if row[0] else None for row in rows]]

    def check(self, position: Row) -> Row:
        for size in position[:-1] if is_ring(position) else position:
            whole_number(size, "rows and rings")
        if is_ring(position) and (len(position) != 2 or not position[0]):
            raise ValueError(f"a ring is one number of things, at least 1, got {list(position[:-1])}")
        return position

    def grundy_theory(self, position: Row) -> int | None:
        if is_ring(position):
            left = [self.row_value(rest) for _, rest in self.opening(sizes(position)[0])]
            return None if None in left else int(left == [0])
        values = [self.row_value(size) for size in sizes(position)]
        return None if None in values else nim_sum(*(value for value in values if value))


@dataclass(frozen=True, repr=False)
class PaintChain(RowsOrRing):
    """A ring of beads, of which a move paints `run` neighbours that are not painted yet; called with the number of beads.

    >>> PaintChain(2)(6).outcome(), PaintChain(2)(7).outcome()
    ('P', 'N')
    >>> PaintChain(2)([3, 4]).moves()[0]
    paint beads 1 to 2 of row 1

    Parameters
    ----------
    run : how many beads a move paints, an integer >= 1. A position is a ring, or the rows of beads that are not painted:
        `PaintChain(m)(n)` is a ring, `PaintChain(m)([…])` are rows, integers >= 0.

    Raises
    ------
    ValueError : if `run` is not an integer >= 1, or a ring or a row is not an integer >= 0.

    Complexity
    ----------
    Values by theorem, if the first 10,000 prove a period, and of rows up to so many; else by search, quadratic in the largest row.

    References
    ----------
    HDU Online Judge, problem 3980.
    """

    run: int

    words = PAINT
    skin = "beads"

    def __post_init__(self) -> None:
        object.__setattr__(self, "run", whole_number(self.run, "the number of beads that a move paints", least=1))

    def __repr__(self) -> str:
        return f"PaintChain({self.run})"

    @property
    def code(self) -> str:
        """The octal code that rows follow.

        >>> PaintChain(3).code
        '0.007'
        """
        return "0." + "0" * (self.run - 1) + "7"

    def title(self) -> str:
        return f"Paint {self.run} in a ring"

    def rule(self) -> str:
        beads = "one bead" if self.run == 1 else f"{self.run} beads side by side"
        return f"A move paints {beads}, none of them painted before."

    def parse(self, *given: int | Sequence[int]) -> Row:
        if len(given) != 1:
            raise ValueError(f"a position is one ring, or a list of rows, got {given!r}")
        if isinstance(given[0], Sequence):
            return tuple(given[0])
        size = whole_number(given[0], "rings")
        return (size, RING) if size else (0,)

    def show(self, position: Row) -> str:
        return f"a ring of {position[0]}" if is_ring(position) else ", ".join(map(str, position))

    def write(self, position: Row) -> str:
        return f"{self!r}({position[0] if is_ring(position) else list(position)})"

    def runs(self, size: int) -> Iterator[tuple[Step, int, int]]:
        for first in range(1, size - self.run + 2):
            step = Step("bead", (first,)) if self.run == 1 else Step("paint", (first, first + self.run - 1))
            yield step, first - 1, size - first - self.run + 1

    def opening(self, size: int) -> Iterator[tuple[Step, int]]:
        if size >= self.run:
            yield Step("open", (self.run,)), size - self.run

    def row_value(self, size: int) -> int | None:
        return read_code(self.code).value(size)

    def sequence(self, terms: int) -> list[int]:
        """The values of rings."""
        rows = read_code(self.code).sequence(max(terms - self.run, 0))
        return [*[0] * min(self.run, terms), *(int(value == 0) for value in rows)]

    def period_theory(self, limit: int) -> Period | None:
        """The period of rings: a multiple of theirs is that of the rows, `run` places later."""
        rows = read_code(self.code).period(limit)
        if rows is None:
            raise SearchLimitError(limit, f"values of rows of {self!r}, which prove no period")
        values = self.sequence(self.run + rows.start + 2 * rows.length)
        because = f"As for rows: {rows.certificate}"
        length = next(
            p for p in range(1, rows.length + 1) if values[-2 * rows.length :][p:] == values[-2 * rows.length : -p]
        )
        start = self.run + rows.start
        while start and values[start - 1] == values[start - 1 + length]:
            start -= 1
        return described(values, start, length, because, proved=True)


@dataclass(frozen=True)
class VertexRemoval(RowsOrRing):
    """Remove a vertex of a path or a cycle, and with it its edges, of which there must be at least one.

    >>> vertex_removal(4).outcome(), vertex_removal(3).winning_moves()
    ('P', [remove vertex 2: leaves 1, 1, and no move is left])
    >>> [n for n in range(3, 22) if vertex_removal("cycle", n).outcome() == "N"]
    [5, 13, 21]

    Parameters
    ----------
    A position is any number of paths by their numbers of vertices, integers >= 0; or ("cycle", n) with n >= 3.

    Raises
    ------
    ValueError : if a path is not an integer >= 0, or a cycle is not one of at least 3 vertices.

    Complexity
    ----------
    Values of paths up to 10,000 vertices, and of cycles, from a table, which is quadratic; larger ones by search.

    References
    ----------
    Ferguson, Part I, section 4.4: the chips of the code 0.37 are the edges.
    """

    words = REMOVE
    skin = "vertices"

    def __repr__(self) -> str:
        return "vertex_removal"

    def title(self) -> str:
        return "Remove a vertex"

    def rule(self) -> str:
        return "A move removes a vertex that has an edge, and all its edges with it."

    def parse(self, *given: int | str) -> Row:
        return (*given[1:], RING) if given[:1] == ("cycle",) else given

    def check(self, position: Row) -> Row:
        position = super().check(position)
        if is_ring(position) and sizes(position)[0] < 3:
            raise ValueError(f"a cycle has at least 3 vertices, got {position[0]}")
        return position

    def show(self, position: Row) -> str:
        return f"a cycle of {position[0]}" if is_ring(position) else ", ".join(map(str, position))

    def write(self, position: Row) -> str:
        return f'{self!r}("cycle", {position[0]})' if is_ring(position) else f"{self!r}({self.show(position)})"

    def runs(self, size: int) -> Iterator[tuple[Step, int, int]]:
        for vertex in range(1, size + 1 if size > 1 else 1):
            yield Step("vertex", (vertex,)), vertex - 1, size - vertex

    def opening(self, size: int) -> Iterator[tuple[Step, int]]:
        yield Step("open"), size - 1

    def row_value(self, size: int) -> int | None:
        return read_code("0.37").value(max(size - 1, 0))

    def sequence(self, terms: int) -> list[int]:
        """The values of paths."""
        return [0, *read_code("0.37").sequence(max(terms - 1, 0))][:terms]

    def period_theory(self, limit: int) -> Period | None:
        """The period of paths: that of the code, one place later."""
        edges = read_code("0.37").period(limit)
        if edges is None:
            raise SearchLimitError(limit, f"values of {self!r}, which prove no period")
        values = self.sequence(edges.start + 2 * edges.length + 1)
        return described(values, edges.start + 1, edges.length, edges.certificate, proved=True)


def is_ring(position: Row) -> bool:
    """Whether the position is one ring."""
    return position[-1:] == (RING,)


def sizes(position: Row) -> list[int]:
    """The sizes of rows, or of the one ring."""
    return [size for size in position if isinstance(size, int)]


vertex_removal = VertexRemoval()
