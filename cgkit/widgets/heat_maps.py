"""Explorers: a table of numbers to walk about in, and a test for cold pairs of any size.

**Invariant.** As for the other widgets: what is shown is decided by the traits alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import traitlets as tl

from cgkit.errors import items, told, wanted, whole_number, whole_numbers, yes_or_no
from cgkit.numbers.cold_pairs import is_cold
from cgkit.pictures.frame import card
from cgkit.pictures.ink import FIELD, INK, P_INK, PAD, SOFT, WIDTH, text
from cgkit.pictures.palette import VALUES
from cgkit.widgets.base import RefusedError, Widget, number_pairs
from cgkit.widgets.formats import NumberMap

__all__ = ["ColdTest", "HeatMap", "cold_test", "heat_map"]

MOST_CELLS = 1_600
DIGITS = 60  # of a heap that is typed in
LEVELS = 8


class HeatMap(Widget):
    """A table of numbers with a cursor. `heat_map` makes one; `at` is the column and the row of the cursor."""

    kind = tl.Unicode("heat map").tag(sync=True)
    map: Any = tl.Dict().tag(sync=True)
    at: Any = tl.List([0, 0]).tag(sync=True)

    @tl.validate("at")
    def _on_the_map(self, proposal: dict[str, Any]) -> list[int]:
        values, at = self.map["values"], list(proposal["value"])
        if len(at) != 2 or not (0 <= at[0] < len(values[0]) and 0 <= at[1] < len(values)):
            raise RefusedError(
                f"the places of this map are [column, row] from [0, 0] to {[len(values[0]) - 1, len(values) - 1]}, "
                f"got {told(proposal['value'])}"
            )
        return at

    def _static(self) -> dict[str, str]:
        return {"image/svg+xml": _heat_picture(self.title, self.map)}


def heat_map(
    values: Sequence[Sequence[int]],
    *,
    title: str,
    rule: str = "",
    columns: Sequence[object] | None = None,
    rows: Sequence[object] | None = None,
    corner: str = "",
    upward: bool = False,
    mark: int | None = None,
    lines: Sequence[tuple[int, int]] = (),
    corners: bool = False,
    says: Sequence[Sequence[str]] = (),
) -> HeatMap:
    """A table of numbers to walk about in: the larger a number, the darker its cell.

    >>> heat_map([[0, 1], [1, 0]], title="Nim, two heaps", mark=0, lines=[(-1, 0), (0, -1)])
    HeatMap('Nim, two heaps')

    Parameters
    ----------
    values : rows of integers >= 0, all of the same length.
    title, rule : a name, and a sentence below it.
    columns, rows : the names of columns and rows; 0, 1, 2, … if not given.
    corner : the name of the corner where they meet.
    upward : row 0 stands at the bottom, as on a chessboard.
    mark : the number whose cells stand out.
    lines : steps (columns, rows) along which a place looks; the numbers that it sees are pointed out, and the least that is missing.
    corners : what is pointed out are the nim-sums of the other three corners of each rectangle that ends in the place.
    says : a sentence for each place, in place of its name and number.

    Raises
    ------
    ValueError
        For a table that is empty, ragged or larger than 1,600 places, or has a negative number.
    """
    table = [list(whole_numbers(row, "numbers of a heat map")) for row in items(values, "rows", MOST_CELLS)]
    width = len(table[0]) if table else 0
    if not width or any(len(row) != width for row in table) or width * len(table) > MOST_CELLS:
        raise ValueError(f"a heat map needs rows of one length, with 1 to {MOST_CELLS} places in all")
    names = [
        list(range(size)) if given is None else items(given, "names", MOST_CELLS)
        for given, size in ((columns, width), (rows, len(table)))
    ]
    if [len(one) for one in names] != [width, len(table)]:
        raise ValueError(f"{len(table)} rows of {width} need as many names, got {len(names[1])} and {len(names[0])}")
    marked = None if mark is None else whole_number(mark, "marks")
    steps = [list(whole_numbers(line, "steps of a line", least=None)) for line in items(lines, "lines", MOST_CELLS)]
    if any(len(step) != 2 for step in steps):
        raise ValueError(f"a line goes by pairs (columns, rows), got {told(lines)}")
    sentences = [list(map(str, items(row, "sentences", MOST_CELLS))) for row in items(says, "says", MOST_CELLS)]
    found: NumberMap = {
        "values": table,
        "columns": [str(name) for name in names[0]],
        "rows": [str(name) for name in names[1]],
        "corner": wanted(str, corner, "'x'"),
        "upward": yes_or_no(upward, "upward"),
        "mark": marked,
        "lines": steps,
        "corners": yes_or_no(corners, "corners"),
        "says": sentences,
    }
    return HeatMap(title=title, rule=rule, map=found)


def _heat_picture(title: str, table: NumberMap) -> str:
    """The table as a card: a path for each shade, so that it stays small."""
    values = table["values"]
    side = min(34.0, (WIDTH - 2 * PAD - 40) / len(values[0]))
    left, top, most = PAD + 40, 56.0, max(1, *map(max, values))
    paths: dict[str, str] = {}
    words = [text(PAD, 28, title, size=17, bold=True)]
    size = max(7, min(14, int(side * 0.5)))
    for j, row in enumerate(values):
        y = top + side * (len(values) - 1 - j if table["upward"] else j)
        words.append(text(left - 6, y + side * 0.65, table["rows"][j], size=size, fill=SOFT, anchor="end"))
        for i, value in enumerate(row):
            marked = value == table["mark"]
            shade = P_INK if marked else VALUES[-(-LEVELS * value // most)]
            paths[shade] = (
                paths.get(shade, "") + f"M{left + side * i:.1f} {y:.1f}h{side - 1:.1f}v{side - 1:.1f}h-{side - 1:.1f}z"
            )
            fill, middle = FIELD if marked else INK, left + side * (i + 0.5)
            words.append(text(middle, y + side * 0.65, str(value), size=size, fill=fill, anchor="middle", bold=marked))
    edge = top + side * len(values) + 14 if table["upward"] else top - 6
    words += [
        text(left + side * (i + 0.5), edge, name, size=size, fill=SOFT, anchor="middle")
        for i, name in enumerate(table["columns"])
    ]
    shapes = [f'<path d="{path}" fill="{shade}"/>' for shade, path in paths.items()]
    said = f"{title}: a table of {len(values)} rows and {len(values[0])} columns, its numbers up to {most}"
    return card(said, top + side * len(values) + 26, [*shapes, *words])


class ColdTest(Widget):
    """Two heaps to be typed in, and whether they are a cold pair. `cold_test` makes one; `heaps` holds what was typed last."""

    kind = tl.Unicode("cold test").tag(sync=True)
    t = tl.Unicode("1").tag(sync=True)
    heaps: Any = tl.List().tag(sync=True)
    tries: Any = tl.List().tag(sync=True)

    def _static(self) -> dict[str, str]:
        found = [(a, b, is_cold(int(a), int(b), int(self.t))) for a, b in self.tries]
        lines = [f"{a} and {b}: {'cold, P' if cold else 'hot, N'}" for a, b, cold in found]
        head = [text(PAD, 28, self.title, size=17, bold=True)]
        words = [text(PAD, 54 + 24 * i, line, size=15) for i, line in enumerate(lines)]
        return {"image/svg+xml": card(f"{self.title}: {'; '.join(lines)}", 44 + 24 * len(lines), [*head, *words])}


def cold_test(*pairs: tuple[int, int], t: int = 1) -> ColdTest:
    """Asks for two heaps, of up to 60 digits, and says whether they are cold, what floating point would have said, and which moves win.

    >>> cold_test((10, 15), (8, 13))
    ColdTest('Cold or not?')

    Parameters
    ----------
    pairs : pairs to try; the first one is there at the start.
    t : int >= 1; 1 is Wythoff's game.

    Raises
    ------
    ValueError
        Without a pair, or where a number is not an integer >= 0.
    """
    tries, by = number_pairs(pairs, "heap sizes", DIGITS), whole_number(t, "t", 1, 10**DIGITS)
    game = "Wythoff's game" if by == 1 else f"{by}-Wythoff"
    return ColdTest(title="Cold or not?", rule=f"Two heaps of {game}.", t=str(by), heaps=tries[0], tries=tries)
