"""Pictures: figures in the book's style, and tables of outcomes.

matplotlib draws; it is imported when a figure is asked for, here and in `cgkit.pictures.graphs`. A drawing is a `Picture`: SVG text that
is the same on every run, with its alternative text inside it.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, Any

from cgkit.errors import needs
from cgkit.pictures.ink import INK, LINE, N_ORANGE, N_TINT, P_BLUE, PAPER, SOFT

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["Picture", "figure", "outcome_map", "picture", "value_map"]

_STYLE = {
    "svg.hashsalt": "cgkit", "svg.fonttype": "none", "font.family": ["sans-serif"], "font.size": 11,
    "figure.facecolor": PAPER, "axes.facecolor": PAPER, "axes.edgecolor": LINE, "axes.labelcolor": INK,
    "text.color": INK, "xtick.color": SOFT, "ytick.color": SOFT, "axes.spines.top": False, "axes.spines.right": False,
}  # fmt: skip


@dataclass(frozen=True)
class Picture:
    """A finished drawing and what it shows, in words."""

    alt: str
    svg: str = field(repr=False)

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        return {"image/svg+xml": self.svg, "text/plain": repr(self)}


def figure(width: float = 7, height: float = 3) -> tuple[Figure, Any]:
    """An empty figure in the book's style, and its axes; sizes in inches. End with `picture(figure, alt)`."""
    with needs("pictures"):
        import matplotlib as mpl
        from matplotlib.figure import Figure

    with mpl.rc_context(_STYLE):  # type: ignore[arg-type]
        drawing = Figure(figsize=(width, height), layout="constrained")
        return drawing, drawing.subplots()


def picture(drawing: Figure, alt: str) -> Picture:
    """Ends a drawing: SVG with alternative text.

    Raises
    ------
    ValueError
        Without alternative text.
    """
    if not alt.strip():
        raise ValueError("a picture needs a sentence that says what it shows")
    with needs("pictures"):
        import matplotlib as mpl

    out = io.StringIO()
    with mpl.rc_context(_STYLE):  # type: ignore[arg-type]
        drawing.savefig(out, format="svg", metadata={"Date": None})
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :]
    return Picture(alt, svg.replace("<svg", f'<svg role="img" aria-label="{escape(alt, quote=True)}"', 1))


def outcome_map(
    outcome: Callable[[int, int], str],
    columns: Sequence[int],
    rows: Sequence[int],
    *,
    labels: Mapping[str, str],
    alt: str,
) -> Picture:
    """A grid of outcomes: one row for each rule, one column for each position; P filled, N light, draws grey.

    Parameters
    ----------
    outcome
        `outcome(row, column)` is "P", "N" or "D".
    labels
        The words for the two axes, under the keys "columns" and "rows".
    """
    shade = {"P": 0, "N": 1, "D": 2}
    grid = [[shade[outcome(row, column)] for column in columns] for row in rows]
    drawing, axes = figure(7, 0.26 * len(rows) + 0.9)
    with needs("pictures"):
        from matplotlib.colors import ListedColormap

    axes.imshow(grid, cmap=ListedColormap([P_BLUE, N_TINT, LINE]), vmin=0, vmax=2, aspect="auto")
    axes.set_xticks(range(0, len(columns), 5), [str(n) for n in columns[::5]])
    axes.set_yticks(range(len(rows)), [str(row) for row in rows])
    axes.set_xticks([i - 0.5 for i in range(1, len(columns))], minor=True)
    axes.set_yticks([i - 0.5 for i in range(1, len(rows))], minor=True)
    axes.grid(which="minor", color=PAPER, linewidth=1.5)
    axes.tick_params(which="both", length=0)
    axes.set(xlabel=labels["columns"], ylabel=labels["rows"])
    return picture(drawing, alt)


SHADES = 12  # few, for the picture must stay light


def value_map(values: Sequence[Sequence[int]], *, mark: int, labels: Mapping[str, str], alt: str) -> Picture:
    """A table of numbers as shades, its row 0 at the bottom; the places that hold `mark` stand out.

    Parameters
    ----------
    values
        Rows of integers, all of the same length.
    mark
        The number whose places are marked.
    labels
        The words for the two axes, under the keys "columns" and "rows".
    """
    drawing, axes = figure(6.4, 5.4)
    with needs("pictures"):
        from matplotlib.colors import LinearSegmentedColormap

    shades = LinearSegmentedColormap.from_list("cgkit", [N_TINT, N_ORANGE], N=SHADES)
    image = axes.imshow(values, cmap=shades, origin="lower", interpolation="none")
    places = [(x, y) for y, row in enumerate(values) for x, value in enumerate(row) if value == mark]
    axes.scatter(*zip(*places, strict=True), s=9, marker="s", color=P_BLUE)
    axes.set(xlabel=labels["columns"], ylabel=labels["rows"])
    drawing.colorbar(image, ax=axes, shrink=0.8)
    return picture(drawing, alt)
