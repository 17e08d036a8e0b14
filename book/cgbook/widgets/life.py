"""A sheet of the plane on which readers draw, step and run Conway's Life, or guess the next generation first.

The front end steps (`front/maths/life.js`); it is tested equal to `cgbook.life`.
"""

from __future__ import annotations

from typing import Any, TypedDict

import traitlets as tl

from cgbook.life.patterns import PATTERNS
from cgbook.life.plane import Life
from cgbook.pictures.life import life_picture
from cgbook.widgets.base import STATIC, RefusedError, Widget, refused, synced
from cgkit.doors import check_bool, check_int, check_type, short_repr

__all__ = ["LifeSheet", "life"]

RULE = (
    "A cell has eight neighbours. Three live ones bring it to life, two keep it alive if it is; with any other number it "
    "is dead in the next generation. The plane has no edge: what leaves the window lives on, unseen."
)
WINDOWS = (18, 36, 72, 144, 288)  # columns, with two thirds as many rows
ASKED_WINDOWS = (7, 14, 28, 56, 112)  # columns, with as many rows; in the first a cell is as large as a fingertip
ASKED = 5  # columns and rows of what is asked about: all that can come alive is in sight
ROOM = {
    "diehard": 72,
    "Gosper glider gun": 72,
    "r-pentomino": 144,
    "acorn": 144,
}  # columns to see something of what becomes of it


class LifePattern(TypedDict):
    """A pattern of Life that the sheet offers by its name."""

    name: str
    rle: str  # as `cgbook.life.rle` reads it
    columns: int  # of a window in which to see what becomes of it


class LifeOptions(TypedDict):
    """How a sheet of Life is looked at."""

    columns: int  # of the window at the start
    windows: list[int]  # columns that it may have
    ask: bool  # the reader marks the next generation before it is seen


class LifeSheet(Widget):
    """A sheet to draw on, and what becomes of the cells. `life` makes one.

    `cells` is what is alive while nothing runs, in a running kernel: pairs [column, row]; `generation` counts the steps.
    `life` is the same as a value of `Life`.

    >>> sheet = life("glider")
    >>> sheet.life.step(4).population, sheet.generation
    (5, 0)
    """

    _esm = STATIC / "landscape.js"
    kind: str = synced(tl.Unicode("life"))
    options: LifeOptions
    cells: list[list[int]] = synced(tl.List())
    generation: int = synced(tl.Int(0, min=0))
    patterns: list[LifePattern] = synced(tl.List())

    @property
    def life(self) -> Life:
        """What is alive; set, it is drawn as generation 0."""
        return Life((column, row) for column, row in self.cells)

    @life.setter
    def life(self, alive: Life) -> None:
        if not isinstance(alive, Life):
            raise RefusedError(f"a sheet shows a Life, as Life.named('glider'), got {short_repr(alive)}")
        with self.hold_trait_notifications():
            self.cells, self.generation = _listed(alive), 0

    @tl.validate("cells")
    def _validate_cells(self, proposal: dict[str, Any]) -> list[list[int]]:
        with refused():
            return _listed(Life(proposal["value"]))

    def _static(self) -> dict[str, str]:
        columns = self.options["columns"]
        rows = columns if self.options["ask"] else columns * 2 // 3
        return {"image/svg+xml": life_picture(self.life, columns=columns, rows=rows, title=self.title, rule=self.rule)}


def life(pattern: str | Life = "", *, columns: int | None = None, ask: bool = False) -> LifeSheet:
    """A sheet of the plane on which readers draw, step and run Conway's Life.

    >>> life("glider")
    LifeSheet("Conway's Life")
    >>> life("r-pentomino", ask=True).life.population
    5

    Parameters
    ----------
    pattern : a `Life`, or the name of a pattern, one of `Life.names()`; without one the sheet is empty.
    columns : how many columns of the plane are seen at the start: 18, 36, 72, 144 or 288, with two thirds as many rows;
        what suits the pattern if not given. The reader may change it.
    ask : whether the reader is asked what will be alive after a step, and marks it, before the step is made. Patterns
        of at most 5 × 5 cells; the window is square, of 7, 14, 28, 56 or 112 columns.
    """
    name = pattern if isinstance(pattern, str) else None
    alive = check_type(Life, pattern, "Life.named('glider')") if name is None else Life.named(name) if name else Life()
    asks = check_bool(ask, "ask")
    if asks and not _small(alive):
        raise ValueError(f"a pattern to be asked about has 1 to {ASKED} columns and rows, got {alive!r}")
    windows = ASKED_WINDOWS if asks else WINDOWS
    if columns is None:
        fitting = next((size for size in WINDOWS[1:] if _fits(alive, size)), WINDOWS[-1])
        columns = 7 if asks else ROOM.get(name or "", fitting)
    elif check_int(columns, "columns of a window", 1) not in windows:
        raise ValueError(f"a window has {', '.join(map(str, windows))} columns, got {short_repr(columns)}")
    offered: list[LifePattern] = [
        {"name": name, "rle": text, "columns": 7 if asks else ROOM.get(name, 36)}
        for name, text in PATTERNS.items()
        if not asks or _small(Life.from_rle(text))
    ]
    options: LifeOptions = {"columns": int(columns), "windows": list(windows), "ask": asks}
    return LifeSheet(title="Conway's Life", rule=RULE, cells=_listed(alive), options=options, patterns=offered)


def _listed(alive: Life) -> list[list[int]]:
    return [[x, y] for y, x in sorted((y, x) for x, y in alive.cells)]


def _small(alive: Life) -> bool:
    return alive.box is not None and max(alive.box[2:]) <= ASKED


def _fits(alive: Life, columns: int) -> bool:
    _, _, width, height = alive.box or (0, 0, 0, 0)
    return width + 2 <= columns and height + 2 <= columns * 2 // 3
