"""Pictures: figures in the book's style, and tables of outcomes.

matplotlib draws; it is imported when a figure is asked for, here and in `cgbook.pictures.graphs`. A drawing is a `Picture`: SVG text that
is the same on every run, with its alternative text inside it.
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

__all__ = ["Picture", "figure", "outcome_map", "picture", "value_map"]

MOST_INCHES, MOST_LINES = 50, 1_000
_STYLE = {
    "svg.hashsalt": "cgkit", "svg.fonttype": "none", "font.family": ["sans-serif"], "font.size": 11,
    "figure.facecolor": SHEET, "axes.facecolor": SHEET, "axes.edgecolor": LINE, "axes.labelcolor": INK,
    "text.color": INK, "xtick.color": SOFT, "ytick.color": SOFT, "axes.spines.top": False, "axes.spines.right": False,
}  # fmt: skip


@dataclass(frozen=True)
class Picture:
    """A finished drawing and what it shows, in words.

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
        """Write the picture to a file, as its ending says: .svg, or for a figure of matplotlib .png or .pdf too.

        >>> picture(figure(4, 2)[0], "An empty figure").save("empty.gif")
        Traceback (most recent call last):
        ValueError: the file's ending is one of '.svg', '.png', '.pdf', got '.gif'
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
    """An empty figure in the book's style, and its axes; sizes in inches. End with `picture(figure, alt)`.

    >>> drawing, axes = figure(4, 2)
    >>> _ = axes.plot([0, 1, 2], [0, 1, 4])
    >>> picture(drawing, "Squares")
    Picture(alt='Squares')
    """
    for size in (width, height):
        if not isinstance(size, Real) or not 0 < size <= MOST_INCHES:
            raise ValueError(
                f"a figure is above 0 and up to {MOST_INCHES} inches wide and high, got {short_repr(size)}"
            )
    with needs("cgbook"):
        import matplotlib as mpl
        from matplotlib.figure import Figure

    with mpl.rc_context(_STYLE):  # type: ignore[arg-type]
        drawing = Figure(figsize=(float(width), float(height)), layout="constrained")
        return drawing, drawing.subplots()


def picture(drawing: Figure, alt: str) -> Picture:
    """Finish a drawing: SVG with alternative text.

    >>> picture(figure(4, 2)[0], "An empty figure")
    Picture(alt='An empty figure')
    >>> picture(figure()[0], "")
    Traceback (most recent call last):
    ValueError: a picture needs a sentence that says what it shows
    """
    if not check_type(str, alt, "'Heaps up to 9'").strip():
        raise ValueError("a picture needs a sentence that says what it shows")
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
    """A grid of outcomes: one row for each rule, one column for each position; P filled, N light, draws grey.

    >>> words = {"columns": "chips", "rows": "the greatest take"}
    >>> by_rule = lambda most, chips: "P" if chips % (most + 1) == 0 else "N"
    >>> outcome_map(by_rule, range(10), [2, 3], labels=words, alt="Two rules, ten heaps")
    Picture(alt='Two rules, ten heaps')

    Parameters
    ----------
    outcome : `outcome(row, column)` is "P", "N" or "D".
    columns, rows : the positions and the rules to ask for, at most 1,000 each.
    labels : the words for the two axes, under the keys "columns" and "rows".
    alt : what the picture shows, in words.
    """
    if not callable(outcome):
        raise TypeError(f"outcome is a function of a row and a column, got {short_repr(outcome)}")
    across, down = check_list(columns, "columns", MOST_LINES), check_list(rows, "rows", MOST_LINES)
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


SHADES = 12  # few, for the picture must stay light


def value_map(
    values: Sequence[Sequence[int]], *, mark: int, labels: Mapping[str, str], alt: str, upward: bool = True
) -> Picture:
    """A table of numbers as shades; the places that hold `mark` stand out.

    >>> from cgkit import nim_sum
    >>> table = [[nim_sum(i, j) for j in range(4)] for i in range(4)]
    >>> value_map(table, mark=0, labels={"columns": "one heap", "rows": "the other"}, alt="Nim with two heaps")
    Picture(alt='Nim with two heaps')

    Parameters
    ----------
    values : rows of integers, all of the same length.
    mark : the number whose places are marked.
    labels : the words for the two axes, under the keys "columns" and "rows".
    alt : what the picture shows, in words.
    upward : row 0 stands at the bottom, as on a chessboard; else at the top, as on a page.
    """
    table = [check_ints(row, "numbers of a map", least=None) for row in check_list(values, "rows", MOST_LINES)]
    if not table or not table[0] or any(len(row) != len(table[0]) for row in table):
        raise ValueError(f"a map needs rows of one length, got {short_repr(values)}")
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
    if not up:  # numbers stand where counting begins
        axes.xaxis.tick_top()
        axes.xaxis.set_label_position("top")
    with mpl.rc_context(_STYLE):  # type: ignore[arg-type]
        bar = drawing.colorbar(image, ax=axes, shrink=0.8)
    if bar.solids is not None:
        bar.solids.set_rasterized(True)  # as the map: by night both keep their shades
    return picture(drawing, alt)


def _axes(labels: Mapping[str, str]) -> tuple[str, str]:
    """The words for the columns and the rows."""
    if not isinstance(labels, Mapping) or not all(isinstance(labels.get(key), str) for key in ("columns", "rows")):
        raise TypeError(f"labels are words for both axes, as {{'columns': 'x', 'rows': 'y'}}, got {short_repr(labels)}")
    return labels["columns"], labels["rows"]
