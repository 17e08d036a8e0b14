"""A sheet of the plane where readers draw, step through and run Conway's Life, or guess the next generation first.

The front end computes the steps (`front/maths/life.js`); a test checks that it agrees with `cgbook.life`.
"""

from __future__ import annotations

from typing import Any, TypedDict

import traitlets as tl

from cgbook.life.plane import Life
from cgbook.pictures.life import life_picture
from cgbook.widgets.base import STATIC, RefusedError, Widget, refused, synced
from cgkit.checks import check_bool, check_type, short_repr

RULE = (
    "A cell has eight neighbours. With three live neighbours, it comes to life or lives on. With two, it stays as it is. With "
    "any other number, it's dead in the next generation. The plane has no edge, so what leaves the window lives on."
)
COLUMNS = 72  # number of columns in a wide window, which has two thirds as many rows
ASKED_COLUMNS = 7  # number of columns and rows in a window for guesses, where a cell is as large as a fingertip
ASKED = 5  # maximum number of columns and rows of a pattern whose next generation is guessed, so that all new cells are visible


class LifeOptions(TypedDict):
    """The view of a sheet of Life."""

    columns: int
    ask: bool  # whether the reader marks the next generation before seeing it


class LifeSheet(Widget):
    """A sheet where readers draw live cells and run them. `life` makes one.

    In a running kernel, `cells` holds the live cells as pairs [column, row] while nothing runs, and `generation` counts the steps. `life`
    holds the same pattern as a `Life` object.

    >>> sheet = life("glider")
    >>> sheet.life.step(4).population, sheet.generation
    (5, 0)
    """

    _esm = STATIC / "landscape.js"
    kind: str = synced(tl.Unicode("life"))
    options: LifeOptions
    cells: list[list[int]] = synced(tl.List())
    generation: int = synced(tl.Int(0, min=0))

    @property
    def life(self) -> Life:
        """The live cells; setting them shows them as generation 0."""
        return Life((column, row) for column, row in self.cells)

    @life.setter
    def life(self, alive: Life) -> None:
        if not isinstance(alive, Life):
            raise RefusedError(f"a sheet needs a Life, such as Life.named('glider'), got {short_repr(alive)}")
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


def life(pattern: str | Life = "", *, ask: bool = False) -> LifeSheet:
    """Show a sheet of the plane where readers draw, step through and run Conway's Life.

    >>> life("glider")
    LifeSheet("Conway's Life")
    >>> life("r-pentomino", ask=True).life.population
    5

    Parameters
    ----------
    pattern : a `Life`, or the name of a pattern, one of `Life.names()` (default: an empty sheet).
    ask : whether readers first mark the cells that they expect to be alive after a step. The pattern must have at most 5 columns and 5
        rows.
    """
    name = pattern if isinstance(pattern, str) else None
    alive = check_type(Life, pattern, "Life.named('glider')") if name is None else Life.named(name) if name else Life()
    asks = check_bool(ask, "ask")
    if asks and (alive.box is None or max(alive.box[2:]) > ASKED):
        raise ValueError(f"a pattern to guess about must have 1 to {ASKED} columns and rows, got {alive!r}")
    options: LifeOptions = {"columns": ASKED_COLUMNS if asks else COLUMNS, "ask": asks}
    return LifeSheet(title="Conway's Life", rule=RULE, cells=_listed(alive), options=options)


def _listed(alive: Life) -> list[list[int]]:
    return [[x, y] for y, x in sorted((y, x) for x, y in alive.cells)]
