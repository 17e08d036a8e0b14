"""Conway's Life on the unbounded plane: the live cells, and their later generations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain

from cgbook.life.patterns import PATTERNS
from cgkit.checks import SearchLimitError, check_choice, check_int, check_ints, check_list, short_repr

Cell = tuple[int, int]

MOST_CELLS = 100_000  # maximum number of live cells at the start
FARTHEST = 1_000_000  # maximum distance of a starting cell from column 0 and row 0
LIMIT = 3_000_000  # default maximum number of live cells to examine over all steps


@dataclass(frozen=True, init=False, repr=False, slots=True)
class Life:
    """An immutable set of live cells on the plane; `step` returns a later generation.

    A cell has eight neighbours. It's alive in the next generation if exactly three neighbours are alive now, or if exactly two are and the
    cell itself is alive. Rows are numbered downwards. The plane has no edge.

    >>> glider = Life.named("glider")
    >>> glider.step(4) == glider.moved(1, 1)
    True

    Parameters
    ----------
    cells : at most 100,000 pairs (column, row) of whole numbers from -1,000,000 to 1,000,000.

    Raises
    ------
    TypeError, ValueError : if the cells aren't pairs of this kind.

    References
    ----------
    Gardner, "The fantastic combinations of John Conway's new solitaire game 'life'", Scientific American 223 (1970).
    """

    cells: frozenset[Cell]

    def __init__(self, cells: Iterable[tuple[int, int]] = ()) -> None:
        pairs = set()
        for cell in check_list(cells, "live cells", MOST_CELLS):
            pair = check_ints(cell, "columns and rows of cells", -FARTHEST, FARTHEST)
            if len(pair) != 2:
                raise ValueError(f"a cell must be a pair (column, row), got {short_repr(cell)}")
            pairs.add((pair[0], pair[1]))
        object.__setattr__(self, "cells", frozenset(pairs))

    @classmethod
    def named(cls, name: str) -> Life:
        """Return the pattern with this name; its leftmost column and its top row have the number 0.

        >>> Life.named("r-pentomino").population
        5

        Parameters
        ----------
        name : one of `Life.names()`.

        Raises
        ------
        ValueError : if no pattern has this name; the message lists all names.
        """
        rows = PATTERNS[check_choice(PATTERNS, name, "the name of a pattern")].split()
        return cls((column, row) for row, cells in enumerate(rows) for column, cell in enumerate(cells) if cell == "o")

    @staticmethod
    def names() -> tuple[str, ...]:
        """Return the names of all named patterns.

        >>> Life.names()[:3]
        ('block', 'beehive', 'loaf')
        """
        return tuple(PATTERNS)

    @classmethod
    def _of(cls, cells: frozenset[Cell]) -> Life:
        life = cls.__new__(cls)
        object.__setattr__(life, "cells", cells)
        return life

    @property
    def population(self) -> int:
        """The number of live cells."""
        return len(self.cells)

    @property
    def box(self) -> tuple[int, int, int, int] | None:
        """The smallest rectangle around all live cells, as (left column, top row, width, height); None if all cells are dead."""
        if not self.cells:
            return None
        columns, rows = [x for x, _ in self.cells], [y for _, y in self.cells]
        left, top = min(columns), min(rows)
        return left, top, max(columns) - left + 1, max(rows) - top + 1

    def moved(self, right: int, down: int) -> Life:
        """Return the same cells shifted across the plane.

        >>> sorted(Life.named("blinker").moved(10, -2).cells)
        [(10, -2), (11, -2), (12, -2)]

        Parameters
        ----------
        right, down : columns and rows to move by; negative numbers move to the left and up.
        """
        across, below = (check_int(by, "columns and rows to move by", -FARTHEST, FARTHEST) for by in (right, down))
        return self._of(frozenset((x + across, y + below) for x, y in self.cells))

    def neighbours(self, column: int, row: int) -> int:
        """Return how many of the eight cells around a cell are alive.

        >>> Life.named("blinker").neighbours(1, 1)
        3
        """
        x, y = (check_int(at, "columns and rows of cells", least=None) for at in (column, row))
        return sum((x + i, y + j) in self.cells for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j)

    def step(self, n: int = 1, *, limit: int = LIMIT) -> Life:
        """Return the cells that are alive after n generations.

        >>> Life.named("r-pentomino").step(10)
        Life(11 cells, 5 × 6)

        Parameters
        ----------
        n : number of generations, an integer >= 0.
        limit : maximum number of live cells to examine over all generations.

        Raises
        ------
        TypeError, ValueError : if n isn't an integer >= 0, or the limit isn't an integer >= 1.
        SearchLimitError : if the limit isn't enough.

        Complexity
        ----------
        Linear in the live cells of all generations.
        """
        generations = check_int(n, "generations")
        most = check_int(limit, "limits", 1)
        if not self.cells:
            return self
        left, _, width, _ = self.box or (0, 0, 0, 0)
        reach = min(generations, most + 1)  # no cell can get farther
        wide = width + 2 * reach + 2
        cells = {y * wide + x - left + reach for x, y in self.cells}
        around = (-wide - 1, -wide, -wide + 1, -1, 1, wide - 1, wide, wide + 1)
        seen = 0
        for done in range(generations):
            seen += len(cells)
            if seen > most:
                advice = "ask for fewer generations, or pass a larger limit="
                raise SearchLimitError(seen, f"live cells in {done + 1} generations", advice)
            # count only cells with a live neighbour, because no other cell can be alive
            counts = Counter(chain.from_iterable(map(by.__add__, cells) for by in around))
            after = {cell for cell, k in counts.items() if k == 3 or (k == 2 and cell in cells)}
            if after == cells:
                break  # the pattern stays the same forever
            cells = after
        return self._of(frozenset((cell % wide + left - reach, cell // wide) for cell in cells))

    def __repr__(self) -> str:
        box = self.box
        return f"Life({self.population} cells, {box[2]} × {box[3]})" if box else "Life(no cell)"
