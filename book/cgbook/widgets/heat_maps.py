"""A table of numbers that readers explore and fill in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypedDict

import traitlets as tl

from cgbook.pictures.frame import card, heading
from cgbook.pictures.ink import FIELD, INK, P_INK, PAD, SOFT, WIDTH, text
from cgbook.pictures.palette import VALUES
from cgbook.widgets.base import RefusedError, Widget, synced
from cgkit.checks import check_bool, check_choice, check_int, check_ints, check_list, check_type, short_repr
from cgkit.numbers.nim_sums import mex

MOST_CELLS = 1_600
LEVELS = 8


class NumberMap(TypedDict):
    """A table of numbers to explore."""

    values: list[list[int]]  # numbers, row by row
    columns: list[str]
    rows: list[str]
    corner: str
    upward: bool  # whether row 0 is at the bottom
    mark: int | None  # number whose cells are highlighted
    lines: list[list[int]]  # steps (columns, rows) along which a cell's lines run
    corners: bool  # whether the excluded numbers are nim-sums of the other corners of rectangles, not the numbers on the lines
    says: list[list[str]]  # a sentence for each cell, or nothing
    ask: list[list[int]]  # cells (column, row) for the reader to fill in
    heaps: str  # "chips" or "cards", to show the row, the column and the number as heaps
    scales: list[int]  # steps that shades can be rounded down to


class HeatMap(Widget):
    """A table of numbers with a cursor. `heat_map` makes one.

    `at` is the column and the row of the cursor, `found` holds the cells filled in by the reader, and `scale` is the step that shades are
    rounded down to.

    >>> heat_map([[0, 1], [1, 0]], title="Nim, two heaps", mark=0).at
    [0, 0]
    """

    kind: str = synced(tl.Unicode("heat map"))
    map: NumberMap = synced(tl.Dict())
    at: list[int] = synced(tl.List([0, 0]))
    found: list[list[int]] = synced(tl.List())
    scale: int = synced(tl.Int(1))

    @tl.validate("at")
    def _validate_at(self, proposal: dict[str, Any]) -> list[int]:
        values, at = self.map["values"], list(proposal["value"])
        if len(at) != 2 or not (0 <= at[0] < len(values[0]) and 0 <= at[1] < len(values)):
            raise RefusedError(
                f"a cell of this map must be [column, row] from [0, 0] to {[len(values[0]) - 1, len(values) - 1]}, "
                f"got {short_repr(proposal['value'])}"
            )
        return at

    @tl.validate("found")
    def _validate_found(self, proposal: dict[str, Any]) -> list[list[int]]:
        places = [list(place) for place in check_list(proposal["value"], "places", MOST_CELLS)]
        if any(place not in self.map["ask"] for place in places):
            raise RefusedError(
                f"found cells must be among the cells to guess, {self.map['ask']}, got {short_repr(places)}"
            )
        return places

    @tl.validate("scale")
    def _validate_scale(self, proposal: dict[str, Any]) -> int:
        scale: int = proposal["value"]
        if scale not in (steps := [1, *self.map["scales"]]):
            raise RefusedError(f"the scale must be one of {steps}, got {short_repr(scale)}")
        return scale

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
    at: Sequence[int] = (0, 0),
    ask: Sequence[Sequence[int]] = (),
    heaps: str = "",
    scales: Sequence[int] = (),
) -> HeatMap:
    """Show a table of numbers to explore, where a larger number has a darker cell.

    >>> heat_map([[0, 1], [1, 0]], title="Nim, two heaps", mark=0, lines=[(-1, 0), (0, -1)])
    HeatMap('Nim, two heaps')

    Parameters
    ----------
    values : rows of integers >= 0, all of the same length.
    title, rule : title, and a sentence below it.
    columns, rows : names of the columns and rows (default: 0, 1, 2, …).
    corner : name of the corner where columns and rows meet.
    upward : whether row 0 is at the bottom, as on a chessboard.
    mark : number whose cells are highlighted.
    lines : steps (columns, rows) along which a cell's lines run; the numbers on these lines and the smallest missing number are
        highlighted.
    corners : whether to highlight, instead of these numbers, the nim-sum of the other three corners of each rectangle with a corner in the
        cell.
    says : sentence for each cell, instead of its name and number.
    at : column and row where the cursor begins.
    ask : cells (column, row) for the reader to fill in. The number of each must be the smallest number that isn't on its lines, and these
        lines must not contain other cells to fill in.
    heaps : "chips" or "cards" to show the row, the column and the number of a cell as three heaps. Cards are powers of 2, and the
        number is the nim-sum; the cards of the row and the column can be flipped, and equal cards cancel. The numbers of rows and
        columns must therefore be powers of 2.
    scales : steps that shades can be rounded down to, which makes the larger pattern visible.

    Raises
    ------
    ValueError : if the table is empty or ragged, or has more than 1,600 cells or a negative number; or if the lines of a cell to fill in
        don't determine its number.
    """
    table = [list(check_ints(row, "numbers of a heat map")) for row in check_list(values, "rows", MOST_CELLS)]
    width = len(table[0]) if table else 0
    if not width or any(len(row) != width for row in table) or width * len(table) > MOST_CELLS:
        raise ValueError(f"a heat map needs rows of equal length, with 1 to {MOST_CELLS} cells in all")
    names = [
        list(range(size)) if given is None else check_list(given, "names", MOST_CELLS)
        for given, size in ((columns, width), (rows, len(table)))
    ]
    if [len(listed) for listed in names] != [width, len(table)]:
        raise ValueError(
            f"{len(table)} rows of {width} need one name for each row and column, got {len(names[1])} and {len(names[0])} names"
        )
    marked = None if mark is None else check_int(mark, "marks")
    steps = [list(check_ints(line, "steps of a line", least=None)) for line in check_list(lines, "lines", MOST_CELLS)]
    if any(len(step) != 2 for step in steps):
        raise ValueError(f"each line must be a pair of steps (columns, rows), got {short_repr(lines)}")
    sentences = [
        list(map(str, check_list(row, "sentences", MOST_CELLS))) for row in check_list(says, "says", MOST_CELLS)
    ]
    number_map: NumberMap = {
        "values": table,
        "columns": [str(name) for name in names[0]],
        "rows": [str(name) for name in names[1]],
        "corner": check_type(str, corner, "'x'"),
        "upward": check_bool(upward, "upward"),
        "mark": marked,
        "lines": steps,
        "corners": check_bool(corners, "corners"),
        "says": sentences,
        "ask": [
            list(check_ints(place, "columns and rows of a place")) for place in check_list(ask, "places", MOST_CELLS)
        ],
        "heaps": check_choice(("", "chips", "cards"), heaps, "heaps"),
        "scales": list(check_ints(check_list(scales, "scales", LEVELS), "steps of shades", 2)),
    }
    for place in number_map["ask"]:
        _can_be_told(number_map, place)
    if number_map["heaps"] == "cards":
        if any(size & size - 1 for size in (width, len(table))):
            raise ValueError(
                f"for cards, the numbers of rows and columns must be powers of 2, got {len(table)} and {width}"
            )
        if any(value != x ^ y for y, row in enumerate(table) for x, value in enumerate(row)):
            raise ValueError("cards need a table of the nim-sums of rows and columns, but this table has other numbers")
    return HeatMap(
        title=title,
        rule=rule,
        map=number_map,
        at=list(check_ints(check_list(at, "numbers of a place", 2), "numbers of a place")),
    )


def _can_be_told(table: NumberMap, place: list[int]) -> None:
    """Raise an error if the number of a cell to fill in can't be worked out from its lines."""
    values = table["values"]
    if len(place) != 2 or not (place[0] < len(values[0]) and place[1] < len(values)):
        raise ValueError(f"a cell to fill in must be a pair (column, row) inside the map, got {short_repr(place)}")
    seen = [
        [place[0] + across * k, place[1] + up * k]
        for across, up in table["lines"] if across or up
        for k in range(1, max(len(values), len(values[0])))
    ]  # fmt: skip
    seen = [[x, y] for x, y in seen if 0 <= x < len(values[0]) and 0 <= y < len(values)]
    if table["corners"] or not table["lines"] or any(place in table["ask"] for place in seen):
        raise ValueError(
            f"the lines of {place} must be given as lines= and contain no other cell to fill in, got {short_repr(table['ask'])}"
        )
    if values[place[1]][place[0]] != mex(values[y][x] for x, y in seen):
        raise ValueError(f"the number in cell {place} must be the smallest number missing from the cell's lines")


def _heat_picture(title: str, table: NumberMap) -> str:
    """Return the table as a card with one path for each shade, which keeps it small; cells to fill in show a question mark."""
    values = table["values"]
    side = min(48.0 if table["scales"] else 34.0, (WIDTH - 2 * PAD - 40) / len(values[0]))
    left, top, most = PAD + 40, 56.0, max(1, *map(max, values))
    paths: dict[str, str] = {}
    words, _ = heading(title)
    size = max(7, min(16, int(side * 0.5)))

    def above(j: int) -> float:
        return top + side * (len(values) - 1 - j if table["upward"] else j)

    for j, row in enumerate(values):
        y = above(j)
        words.append(text(left - 6, y + side * 0.65, table["rows"][j], size=size, fill=SOFT, anchor="end"))
        for i, value in enumerate(row):
            marked, hidden = value == table["mark"], [i, j] in table["ask"]
            shade = FIELD if hidden else P_INK if marked else VALUES[-(-LEVELS * value // most)]
            paths[shade] = (
                paths.get(shade, "") + f"M{left + side * i:.1f} {y:.1f}h{side - 1:.1f}v{side - 1:.1f}h-{side - 1:.1f}z"
            )
            fill, middle = FIELD if marked else INK, left + side * (i + 0.5)
            shown = "?" if hidden else str(value)
            words.append(text(middle, y + side * 0.65, shown, size=size, fill=fill, anchor="middle", bold=marked))
    edge = top + side * len(values) + 14 if table["upward"] else top - 6
    words += [
        text(left + side * (i + 0.5), edge, name, size=size, fill=SOFT, anchor="middle")
        for i, name in enumerate(table["columns"])
    ]
    shapes = [f'<path d="{path}" fill="{shade}"/>' for shade, path in paths.items()]
    for thick, step in enumerate(sorted(table["scales"]), start=1):
        path = "".join(_borders(values, step, left, side, above))
        shapes.append(f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="{thick}"/>')
    label = f"{title}: a table of {len(values)} rows and {len(values[0])} columns, with numbers up to {most}"
    if table["ask"]:
        label += f"; {len(table['ask'])} of them are to be guessed"
    return card(label, top + side * len(values) + 26, [*shapes, *words])


def _borders(
    values: list[list[int]], step: int, left: float, side: float, above: Callable[[int], float]
) -> Iterator[str]:
    """Yield the borders between neighbours whose numbers differ after rounding down to multiples of the step."""
    for j, row in enumerate(values):
        for i, value in enumerate(row):
            x, y = left + side * i - 0.5, above(j) - 0.5
            if i and row[i - 1] // step != value // step:
                yield f"M{x:.1f} {y:.1f}v{side:.1f}"
            below = max(above(j), above(j - 1)) - 0.5 if j else 0
            if j and values[j - 1][i] // step != value // step:
                yield f"M{x:.1f} {below:.1f}h{side:.1f}"
