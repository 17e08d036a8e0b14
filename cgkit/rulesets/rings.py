"""Row games that can begin with a ring, such as painting beads, removing vertices and taking coins.

On a ring of beads or vertices, all first moves are alike and leave the same row. A ring with a first move therefore has value 1 if that
row has value 0, and value 0 otherwise.

**Theorem** (a ring of coins, where a move takes 1 to k neighbours and gaps never close). For k >= 2, the first player wins on a ring of n
>= 1 coins exactly when n <= k. *Proof.* If n <= k, the first player can take the whole ring. Otherwise the first move leaves a row. The
second player takes one or two coins from its middle, which leaves two equal rows or none, and then mirrors each move in the other row. The
first player wins on a single row with the same opening. For k = 1, every move takes one coin, so n coins are worth n mod 2.

A ring of n > k >= 2 coins is a P-position and has value 0. Two equal rows or rings cancel in any sum. Single rows have other values; for k
= 2, they have the same values as in Kayles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from cgkit.checks import LARGER, SearchLimitError, check_int, check_ints, check_list, in_order, short_repr
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Piece
from cgkit.numbers.nim_sums import mex
from cgkit.rulesets.kayles_family import Runs
from cgkit.rulesets.subtraction import Bash
from cgkit.rulesets.take_and_break import CodedHeaps
from cgkit.sequences.octal_codes import read_code
from cgkit.sequences.periods import Period, described

if TYPE_CHECKING:
    from cgkit.position import Position

Row = tuple[Any, ...]

RING = "ring"
"""The mark of a ring in a position: (8, "ring") is a ring of 8, (8,) is a row of 8, and (3, 2) is two rows."""

MOST_PAINTED = 900  # limit on the beads in one move, because each needs a digit of the code (which has at most 10,000)


class RowsOrRing(Runs):
    """A game on rows of objects, or on one ring of objects."""

    counted = "rows and rings"
    cycle = "ring"  # word for a ring

    def opening(self, size: int) -> Iterator[tuple[Step, int]]:
        """Yield each first move on a ring, as its step and the length of the row that it leaves."""
        raise NotImplementedError(f"{type(self).__name__} must define how a ring is opened")

    def moves(self, position: Row) -> Iterator[Move[Row]]:
        if not is_ring(position):
            return super().moves(position)
        return (Move(self.left(row, 0), (step,)) for step, row in self.opening(position[0]))

    def located(self, position: Row, move: Move[Row]) -> tuple[Step, ...]:
        ((verb, run, _),) = move.steps
        # all places of a ring are alike, so this move starts at place 0
        return (Step(verb, run, (0, 0)),) if verb == "open" else super().located(position, move)

    def components(self, position: Row) -> tuple[Row, ...]:
        return (position,) if is_ring(position) else super().components(position)

    def key(self, position: Row) -> Row:
        return position if is_ring(position) else super().key(position)

    def boards(self, position: Row) -> list[list[Piece | None]]:
        return [[(self, position)]] if is_ring(position) else super().boards(position)

    def check(self, position: Any) -> Row:
        given = check_list(in_order(position, self.counted), self.counted)
        if not (given and isinstance(given[-1], str) and given[-1] == RING):
            return check_ints(given, self.counted, self.first)
        if len(given) != 2:
            raise ValueError(f'a ring must be one number and the word "{RING}", got {short_repr(given)}')
        return check_int(given[0], "the sizes of rings", least=1), RING

    def ring(self, size: int) -> Position[Row]:
        """Return a ring of this many objects.

        >>> PaintChain(2).ring(6)
        PaintChain(2).ring(6)
        """
        return self(check_int(size, "the sizes of rings", least=1), RING)

    def show(self, position: Row) -> str:
        return f"a {self.cycle} of {position[0]}" if is_ring(position) else ", ".join(map(str, position)) or "0"

    def write(self, position: Row) -> str:
        return f"{self!r}.ring({position[0]})" if is_ring(position) else f"{self!r}({', '.join(map(str, position))})"

    def grundy_theory(self, position: Row) -> int | None:
        if not is_ring(position):
            return super().grundy_theory(position)
        left = [self.heap_value(rest) for _, rest in self.opening(position[0])]
        return None if None in left else mex(value for value in left if value is not None)


class PaintChain(RowsOrRing, CodedHeaps):
    """A game on a ring of beads, or on the rows left from a ring, where a move paints `run` neighbouring unpainted beads.

    >>> PaintChain(2).ring(6).outcome(), PaintChain(2).ring(7).outcome()
    ('P', 'N')
    >>> PaintChain(2)(3, 4).moves()[0]
    paint beads 1 to 2 of row 1

    For rows of up to 10,000 beads, the values come from a table. If the table proves a period, it gives the values of longer rows too.
    Otherwise a longer table, which takes quadratic time, has the values for up to some 50,000 beads (four times as many with the compiled
    kernels). For more beads, asking for a value raises SearchLimitError.

    Parameters
    ----------
    run : number of beads that a move paints, an integer from 1 to 900. `PaintChain(m).ring(n)` is a ring of n beads;
        `PaintChain(m)(a, b, …)` has rows of a, b, … unpainted beads, integers >= 0.

    References
    ----------
    HDU Online Judge, problem 3980.
    """

    words = MappingProxyType(
        {
            "open": "paint {0} of the ring",
            "bead": "paint bead {0}",
            "bead@": "paint bead {0} of row {at}",
            "paint": "paint beads {0} to {1}",
            "paint@": "paint beads {0} to {1} of row {at}",
        }
    )
    skin = "beads"

    def __init__(self, run: int) -> None:
        self.run = check_int(run, "the numbers of beads that a move paints", 1, MOST_PAINTED)
        self.code = "0." + "0" * (self.run - 1) + "7"

    def __repr__(self) -> str:
        return f"PaintChain({self.run})"

    @property
    def title(self) -> str:
        return f"Paint {self.run} in a ring"

    @property
    def rule(self) -> str:
        beads = "one bead" if self.run == 1 else f"{self.run} beads side by side"
        return f"A move paints {beads}, none of them painted before."

    def runs(self, size: int) -> Iterator[tuple[Step, int, int]]:
        for first in range(1, size - self.run + 2):
            step = Step("bead", (first,)) if self.run == 1 else Step("paint", (first, first + self.run - 1))
            yield step, first - 1, size - first - self.run + 1

    def opening(self, size: int) -> Iterator[tuple[Step, int]]:
        if size >= self.run:
            yield Step("open", (self.run,)), size - self.run


class VertexRemoval(RowsOrRing):
    """A game on paths or a cycle, where a move removes a vertex and its edges, but never a vertex without edges.

    >>> vertex_removal(4).outcome(), vertex_removal(3).winning_moves()
    ('P', [remove vertex 2: leaves 1, 1, and no move is left])
    >>> [n for n in range(3, 22) if vertex_removal.ring(n).outcome() == "N"]
    [5, 13, 21]

    Other graphs aren't allowed. Even for trees, no theorem is known, and a tree that loses a vertex can become any forest. For such a game,
    list its positions in a `Digraph`.

    A position is a list with the number of vertices of each path, integers >= 0; `vertex_removal.ring(n)` is a cycle of n >= 3 vertices.

    The values come from a table, in quadratic time, for paths and cycles of up to some 50,000 vertices (four times as many with the
    compiled kernels). For longer ones, asking for a value raises SearchLimitError.

    References
    ----------
    Ferguson, Part I, section 4.4; the edges of a path are the chips of the code 0.37.
    """

    expression, title = "vertex_removal", "Remove a vertex"
    rule = "A move removes a vertex that has an edge, and all its edges with it."
    cycle = "cycle"
    words = MappingProxyType(
        {
            "open": "remove a vertex of the cycle",
            "vertex": "remove vertex {0}",
            "vertex@": "remove vertex {0} of path {at}",
        }
    )
    skin = "vertices"

    def check(self, position: Any) -> Row:
        checked = super().check(position)
        if is_ring(checked) and checked[0] < 3:
            raise ValueError(f"a cycle needs at least 3 vertices, got {checked[0]}")
        return checked

    def runs(self, size: int) -> Iterator[tuple[Step, int, int]]:
        for vertex in range(1, size + 1 if size > 1 else 1):
            yield Step("vertex", (vertex,)), vertex - 1, size - vertex

    def opening(self, size: int) -> Iterator[tuple[Step, int]]:
        yield Step("open"), size - 1

    def heap_value(self, size: int) -> int | None:
        return read_code("0.37").value(max(size - 1, 0))

    def sequence(self, terms: int) -> list[int]:
        """Return the values of the first paths."""
        return [0, *read_code("0.37").sequence(max(terms - 1, 0))][:terms]

    def period_theory(self, limit: int) -> Period | None:
        """Return the period of the paths' values, which is the code's period shifted by one place."""
        edges = read_code("0.37").period(limit)
        if edges is None:
            raise SearchLimitError(limit, f"values of {self!r}, which don't prove a period", LARGER)
        values = self.sequence(edges.start + 2 * edges.length + 1)
        return described(values, edges.start + 1, edges.length, edges.certificate, proved=True)


def is_ring(position: Row) -> bool:
    """Return whether the position is a ring."""
    return position[-1:] == (RING,)


vertex_removal = VertexRemoval()


class CoinRing(RowsOrRing):
    """A game on a ring of coins, or on the rows left from a ring, where a move takes up to k neighbouring coins.

    >>> CoinRing(2).ring(8).outcome(), CoinRing(8).ring(8).outcome()
    ('P', 'N')
    >>> CoinRing(2)(7).winning_moves()[0]
    take coin 4: leaves 3, 3, a P-position (each row has its twin)

    The outcomes of a ring, a single row and rows in equal pairs come from a theorem. Other outcomes and most values take a search, in time
    at most cubic in the longest row.

    Parameters
    ----------
    most : maximum number k of coins in a move, an integer >= 1. `CoinRing(k).ring(n)` is a ring of n coins; `CoinRing(k)(a, b, …)` has the
        rows left from a ring, integers >= 1. The plain position of a ring is (n, "ring").

    References
    ----------
    HDU Online Judge, problem 3951; Winning Ways, chapter 4 (Kayles).
    """

    title = "Coins in a ring"
    counted = "rows and rings of coins"
    first = 1
    ending = "Whoever takes the last coin wins."

    words = MappingProxyType(
        {
            "open": "take {0} from the ring",
            "coin": "take coin {0}",
            "coin@": "take coin {0} of row {at}",
            "coins": "take coins {0} to {1}",
            "coins@": "take coins {0} to {1} of row {at}",
        }
    )
    skin = "ring"

    def __init__(self, most: int) -> None:
        self.most = check_int(most, "the largest take", least=1)

    def __repr__(self) -> str:
        return f"CoinRing({self.most})"

    @property
    def rule(self) -> str:
        if self.most == 1:
            return "A move takes one coin."
        return f"A move takes {Bash(self.most).amounts()} coins that lie side by side, with no gap between them."

    def runs(self, size: int) -> Iterator[tuple[Step, int, int]]:
        for number in range(1, min(self.most, size) + 1):
            for before in range(size - number + 1):
                first, last = before + 1, before + number
                yield Step("coin", (first,)) if number == 1 else Step("coins", (first, last)), before, size - last

    def opening(self, size: int) -> Iterator[tuple[Step, int]]:
        for number in range(1, min(self.most, size) + 1):
            yield Step("open", (number,)), size - number

    def left(self, before: int, after: int) -> Row:
        return tuple(size for size in (before, after) if size)

    def _lone(self, position: Row) -> list[Row]:
        """Return the components that remain after rings of value 0 are dropped and equal rows cancel."""
        counts = Counter(component for component in self.components(position) if not self._is_large_ring(component))
        return [component for component, count in counts.items() if count % 2]

    def _is_large_ring(self, position: Row) -> bool:
        return is_ring(position) and self.most >= 2 and position[0] > self.most

    def grundy_theory(self, position: Row) -> int | None:
        if self.most == 1:
            return int(sum(size for size in position if size != RING)) % 2
        return None if self._lone(position) else 0

    def outcome_theory(self, position: Row) -> str | None:
        value = self.grundy_theory(position)
        if value is not None:
            return "N" if value else "P"
        return "N" if len(self._lone(position)) == 1 else None

    def reason(self, position: Row) -> str | None:
        if self.most == 1:
            return "an even number of coins, taken one by one"
        if is_ring(position):
            return "what the first move leaves is halved, and then mirrored" if self._is_large_ring(position) else None
        return None if self._lone(position) else "each row has its twin"
