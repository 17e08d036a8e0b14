"""Figures in the book's style, and tables of outcomes and values.

Figures here and in `cgbook.pictures.graphs` are drawn by matplotlib, which is imported only when a figure is needed. A drawing is a
`Picture`, SVG text that includes its alternative text and is the same on every run.
"""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from numbers import Real
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cgbook.extras import needs
from cgbook.pictures.ink import INK, LINE, N_TINT, P_INK, SHEET, SOFT
from cgbook.pictures.palette import VALUES
from cgkit.checks import check_bool, check_choice, check_int, check_ints, check_list, check_type, short_repr

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MOST_INCHES, MOST_LINES, MOST_RULES = 50, 1_000, 188
_STYLE = {
    "svg.hashsalt": "cgkit", "svg.fonttype": "none", "font.family": ["sans-serif"], "font.size": 11,
    "figure.facecolor": SHEET, "axes.facecolor": SHEET, "axes.edgecolor": LINE, "axes.labelcolor": INK,
    "text.color": INK, "xtick.color": SOFT, "ytick.color": SOFT, "axes.spines.top": False, "axes.spines.right": False,
}  # fmt: skip


@dataclass(frozen=True)
class Picture:
    """A finished drawing, with a description in words.

    >>> axes = figure()[1]
    >>> picture(axes.figure, "An empty figure").alt
    'An empty figure'
    """

    alt: str
    svg: str = field(repr=False)
    drawing: Figure | None = field(default=None, repr=False, compare=False)

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        return {"image/svg+xml": self.svg, "text/plain": repr(self)}

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the picture to a file; the extension chooses the format, which is .svg or, for a matplotlib figure, also .png or .pdf.

        >>> picture(figure(4, 2)[0], "An empty figure").save("empty.gif")
        Traceback (most recent call last):
        ValueError: the file's ending must be one of '.svg', '.png', '.pdf', got '.gif'
        """
        allowed = (".svg", ".png", ".pdf") if self.drawing else (".svg",)
        if check_choice(allowed, Path(path).suffix.lower(), "the file's ending") == ".svg" or not self.drawing:
            Path(path).write_text(self.svg, "utf8")
            return
        with needs("cgbook"):
            import matplotlib as mpl

        with mpl.rc_context(_STYLE):  # type: ignore[arg-type]
            self.drawing.savefig(path, dpi=200)


def figure(width: float = 7, height: float = 3) -> tuple[Figure, Any]:
    """Return an empty figure in the book's style, and its axes; sizes are in inches. Call `picture(figure, alt)` to finish it.

    >>> drawing, axes = figure(4, 2)
    >>> _ = axes.plot([0, 1, 2], [0, 1, 4])
    >>> picture(drawing, "Squares")
    Picture(alt='Squares')
    """
    for size in (width, height):
        if not isinstance(size, Real) or not 0 < size <= MOST_INCHES:
            raise ValueError(
                f"the width and height of a figure must be above 0 and at most {MOST_INCHES} inches, got {short_repr(size)}"
            )
    with needs("cgbook"):
        import matplotlib as mpl
        from matplotlib.figure import Figure

    with mpl.rc_context(_STYLE):  # type: ignore[arg-type]
        drawing = Figure(figsize=(float(width), float(height)), layout="constrained")
        return drawing, drawing.subplots()


def picture(drawing: Figure, alt: str) -> Picture:
    """Return a drawing as a finished picture, which is SVG with alternative text.

    >>> picture(figure(4, 2)[0], "An empty figure")
    Picture(alt='An empty figure')
    >>> picture(figure()[0], "")
    Traceback (most recent call last):
    ValueError: a picture needs a sentence that describes it
    """
    if not check_type(str, alt, "'Heaps up to 9'").strip():
        raise ValueError("a picture needs a sentence that describes it")
    with needs("cgbook"):
        import matplotlib as mpl
        from matplotlib.figure import Figure

    check_type(Figure, drawing, "figure()[0]")
    out = io.StringIO()
    with mpl.rc_context(_STYLE):  # type: ignore[arg-type]
        drawing.savefig(out, format="svg", metadata={"Date": None})
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :]
    return Picture(alt, svg.replace("<svg", f'<svg role="img" aria-label="{escape(alt, quote=True)}"', 1), drawing)


def outcome_map(
    outcome: Callable[[int, int], str],
    columns: Sequence[int],
    rows: Sequence[int],
    *,
    labels: Mapping[str, str],
    alt: str,
) -> Picture:
    """Draw a grid of outcomes, with a row for each rule and a column for each position; P is filled, N is light, and a draw is grey.

    >>> words = {"columns": "chips", "rows": "the greatest take"}
    >>> by_rule = lambda most, chips: "P" if chips % (most + 1) == 0 else "N"
    >>> outcome_map(by_rule, range(10), [2, 3], labels=words, alt="Two rules, ten heaps")
    Picture(alt='Two rules, ten heaps')

    Parameters
    ----------
    outcome : function whose result `outcome(row, column)` is "P", "N" or "D".
    columns, rows : at most 1,000 positions, and at most 188 rules.
    labels : labels of the two axes, under the keys "columns" and "rows".
    alt : description of the picture in words.
    """
    if not callable(outcome):
        raise TypeError(f"outcome must be a function that takes a row and a column, got {short_repr(outcome)}")
    across, down = check_list(columns, "columns", MOST_LINES), check_list(rows, "rows", MOST_RULES)
    words = _axes(labels)
    grid = [["PND".index(check_choice("PND", outcome(row, column), "an outcome")) for column in across] for row in down]
    drawing, axes = figure(7, 0.26 * len(down) + 0.9)
    with needs("cgbook"):
        from matplotlib.colors import ListedColormap

    axes.imshow(grid, cmap=ListedColormap([P_INK, N_TINT, LINE]), vmin=0, vmax=2, aspect="auto")
    axes.set_xticks(range(0, len(across), 5), [str(n) for n in across[::5]])
    axes.set_yticks(range(len(down)), [str(row) for row in down])
    axes.set_xticks([i - 0.5 for i in range(1, len(across))], minor=True)
    axes.set_yticks([i - 0.5 for i in range(1, len(down))], minor=True)
    axes.grid(which="minor", color=SHEET, linewidth=1.5)
    axes.tick_params(which="both", length=0)
    axes.set(xlabel=words[0], ylabel=words[1])
    return picture(drawing, alt)


SHADES = 12  # number of shades, kept low so that the file is small


def value_map(
    values: Sequence[Sequence[int]], *, mark: int, labels: Mapping[str, str], alt: str, upward: bool = True
) -> Picture:
    """Draw a table of numbers as shades, and mark each place where the number is `mark`.

    >>> from cgkit import nim_sum
    >>> table = [[nim_sum(i, j) for j in range(4)] for i in range(4)]
    >>> value_map(table, mark=0, labels={"columns": "one heap", "rows": "the other"}, alt="Nim with two heaps")
    Picture(alt='Nim with two heaps')

    Parameters
    ----------
    values : rows of integers, all of the same length.
    mark : number to mark wherever it occurs.
    labels : labels of the two axes, under the keys "columns" and "rows".
    alt : description of the picture in words.
    upward : whether row 0 is at the bottom, as on a chessboard, or at the top, as on a page.
    """
    table = [check_ints(row, "numbers of a map", least=None) for row in check_list(values, "rows", MOST_LINES)]
    if not table or not table[0] or any(len(row) != len(table[0]) for row in table):
        raise ValueError(f"the rows of a map must have the same length, got {short_repr(values)}")
    marked, words, up = check_int(mark, "marks", least=None), _axes(labels), check_bool(upward, "upward")
    drawing, axes = figure(6.4, 5.4)
    with needs("cgbook"):
        import matplotlib as mpl
        from matplotlib.colors import LinearSegmentedColormap

    shades = LinearSegmentedColormap.from_list("cgkit", VALUES, N=SHADES)
    image = axes.imshow(table, cmap=shades, origin="lower" if up else "upper", interpolation="none")
    places = [(x, y) for y, row in enumerate(table) for x, value in enumerate(row) if value == marked]
    axes.scatter([x for x, _ in places], [y for _, y in places], s=9, marker="s", color=P_INK)
    axes.set(xlabel=words[0], ylabel=words[1])
    if not up:  # put the column numbers at the top, next to row 0
        axes.xaxis.tick_top()
        axes.xaxis.set_label_position("top")
    with mpl.rc_context(_STYLE):  # type: ignore[arg-type]
        bar = drawing.colorbar(image, ax=axes, shrink=0.8)
    if bar.solids is not None:
        bar.solids.set_rasterized(True)  # rasterised like the map, so that both keep their shades by night
    return picture(drawing, alt)


def _axes(labels: Mapping[str, str]) -> tuple[str, str]:
    """Return the labels of the columns and the rows."""
    if not isinstance(labels, Mapping) or not all(isinstance(labels.get(key), str) for key in ("columns", "rows")):
        raise TypeError(
            f"labels must name both axes, such as {{'columns': 'x', 'rows': 'y'}}, got {short_repr(labels)}"
        )
    return labels["columns"], labels["rows"]
