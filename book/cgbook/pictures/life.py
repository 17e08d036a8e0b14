"""Static pictures of Conway's Life, which show the same part of the plane as a widget."""

from __future__ import annotations

from typing import Any

from cgbook.life.plane import Life
from cgbook.pictures.frame import card, heading
from cgbook.pictures.ink import FIELD, GREEN, LINE, PAD, WIDTH
from cgkit.checks import check_int, check_type

MOST_COLUMNS = 300
GRID = 7.0  # minimum size of a cell, in pixels, for grid lines to be drawn


def life_picture(life: Any, *, columns: int = 36, rows: int | None = None, title: str = "", rule: str = "") -> str:
    """Draw live cells as a card, with the smallest rectangle around them in the middle of the window.

    >>> life_picture(Life.named("glider"), columns=9).count("v1h-")
    3

    Parameters
    ----------
    life : the live cells.
    columns, rows : size of the window in cells (default: two rows for every three columns).
    title, rule : heading above the picture (default: no heading); without a title, the rule isn't shown either.
    """
    cells = check_type(Life, life, 'Life.named("glider")')
    title, rule = (check_type(str, words, "'Life'") for words in (title, rule))
    width = check_int(columns, "columns of a window", 3, MOST_COLUMNS)
    height = max(2, width * 2 // 3) if rows is None else check_int(rows, "rows of a window", 2, MOST_COLUMNS)
    head, top = heading(title, rule) if title else ([], PAD)
    side = min(60.0, (WIDTH - 2 * PAD) / width, 420 / height)
    left = (WIDTH - side * width) / 2
    x, y, across, down = cells.box or (0, 0, 0, 0)
    x, y = x + (across - width) // 2, y + (down - height) // 2  # the cell in the upper left corner
    field = f'<rect width="{width}" height="{height}" fill="{FIELD}" stroke="{LINE}" stroke-width="{1 / side:.3f}"/>'
    lines = [f"M{i} 0v{height}" for i in range(1, width)] + [f"M0 {j}h{width}" for j in range(1, height)]
    grid = f'<path d="{"".join(lines)}" fill="none" stroke="{LINE}" stroke-width="{1 / side:.3f}"/>' * (side >= GRID)
    seen = sorted((v - y, u - x) for u, v in cells.cells if 0 <= u - x < width and 0 <= v - y < height)
    alive = f'<path d="{_runs(seen)}" fill="{GREEN}"/>' if seen else ""
    drawn = f'<g transform="translate({left:.1f} {top:g}) scale({side:.3f})">{field}{alive}{grid}</g>'
    number = f"{cells.population:,} live cell{'' if cells.population == 1 else 's'}"
    out = f", {cells.population - len(seen):,} of them out of sight" if len(seen) < cells.population else ""
    label = f"{title or 'Life'}: {number}{out}, on {width} × {height} cells of the plane"
    return card(label, top + side * height + PAD, [*head, drawn])


def _runs(cells: list[tuple[int, int]]) -> str:
    """Return the outlines of cells (row, column), one run of neighbouring cells at a time."""
    runs: list[list[int]] = []
    for row, column in cells:
        if runs and runs[-1][0] == row and runs[-1][1] + runs[-1][2] == column:
            runs[-1][2] += 1
        else:
            runs.append([row, column, 1])
    return "".join(f"M{column} {row}h{length}v1h-{length}z" for row, column, length in runs)
