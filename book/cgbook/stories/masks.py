"""Games in disguise: above, what a player sees; below, the heaps that are meant."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from cgbook.pictures.frame import card
from cgbook.pictures.ink import CHIP, EDGE, FIELD, INK, LINE, N_INK, N_TINT, ON_CHIP, PAD, SOFT, WIDTH, box, keyed, text
from cgkit.checks import check_int, check_ints
from cgkit.wording import joined

__all__ = ["path_frames", "treblecross_frames"]

MOST_VERTICES, MOST_SQUARES = 20, 18
CELL, STEP = 36.0, 46.0  # narrow, to be read on a phone


def path_frames(vertices: int, removed: Sequence[int]) -> list[tuple[str, str]]:
    """Return the frames of a story, for `cgbook.widgets.story`: vertices of a path are removed, and the edges are chips of heaps.

    >>> for _, said in path_frames(6, [1, 4]):
    ...     print(said)
    A path of 6 vertices. Its 5 edges are a heap of 5 chips.
    Vertex 1 has one edge: it takes one chip. Left is a heap of 4.
    Vertex 4 has two edges: it takes two chips that lie side by side. Left are heaps of 1 and 1.

    Parameters
    ----------
    vertices : how many the path has, 2 to 20.
    removed : those that are removed, one after the other, counted from 1.

    Raises
    ------
    ValueError : if a vertex is not there any more, or has no edge left.
    """
    check_int(vertices, "vertices of a path", 2, MOST_VERTICES)
    edges = [True] * (vertices - 1)
    gone: set[int] = set()
    start = f"A path of {vertices} vertices. Its {vertices - 1} edges are a heap of {vertices - 1} chips."
    frames = [(_path(vertices, edges, gone), start)]
    for vertex in check_ints(removed, "vertices that are removed", 1, vertices):
        its = [edge for edge in (vertex - 2, vertex - 1) if 0 <= edge < len(edges) and edges[edge]]
        if vertex in gone or not its:
            raise ValueError(f"only a vertex that has an edge can be removed, and {vertex} has none")
        gone.add(vertex)
        for edge in its:
            edges[edge] = False
        takes = (
            "one edge: it takes one chip" if len(its) == 1 else "two edges: it takes two chips that lie side by side"
        )
        frames.append((_path(vertices, edges, gone), f"Vertex {vertex} has {takes}. Left {_heaps(edges)}."))
    return frames


def _heaps(edges: Sequence[bool]) -> str:
    heaps = [str(len(list(some))) for there, some in groupby(edges) if there]
    if not heaps:
        return "is nothing"
    return f"is a heap of {heaps[0]}" if len(heaps) == 1 else f"are heaps of {joined(heaps)}"


def _path(vertices: int, edges: Sequence[bool], gone: set[int]) -> str:
    """The path, and below each edge its chip."""
    step = min(STEP, (WIDTH - 2 * PAD - 40) / (vertices - 1))
    width = max(300.0, step * (vertices - 1) + 2 * PAD + 40)
    left, top, below = (width - step * (vertices - 1)) / 2, 46.0, 120.0
    shapes = []
    for edge, there in enumerate(edges):
        x, middle = left + step * edge, left + step * (edge + 0.5)
        if there:
            shapes.append(f'<path d="M{x:.1f} {top:g}H{x + step:.1f}" stroke="{INK}" stroke-width="3"/>')
            shapes.append(
                f'<path d="M{middle:.1f} {top + 6:g}V{below - 16:g}" stroke="{SOFT}" stroke-dasharray="2 4"/>'
            )
        look = (CHIP, EDGE) if there else (FIELD, LINE)
        shapes += keyed(f"chip {edge}", _round(middle, below, 12, *look, dashed=not there))
    for vertex in range(1, vertices + 1):
        x = left + step * (vertex - 1)
        disc = _round(x, top, 14, FIELD, LINE if vertex in gone else INK, dashed=vertex in gone)
        name = text(x, top + 5, str(vertex), size=14, fill=SOFT if vertex in gone else INK, anchor="middle")
        shapes += keyed(f"vertex {vertex}", disc, name)
    shapes += keyed("left", text(width / 2, below + 40, f"Left {_heaps(edges)}", size=15, anchor="middle", bold=True))
    left_out = ", ".join(map(str, sorted(gone))) or "none"
    return card(
        f"A path of {vertices} vertices; removed: {left_out}; left {_heaps(edges)}", below + 60, shapes, width=width
    )


def _round(x: float, y: float, radius: float, fill: str, line: str, *, dashed: bool = False) -> str:
    dash = ' stroke-dasharray="3 3"' if dashed else ""
    return f'<circle cx="{x:.1f}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{line}" stroke-width="1.5"{dash}/>'


def treblecross_frames(squares: int, crosses: Sequence[int]) -> list[tuple[str, str]]:
    """Return the frames of a story, for `cgbook.widgets.story`: each X of Treblecross is a block of three on a row two places longer.

    >>> for _, said in treblecross_frames(7, [2, 4, 6]):
    ...     print(said)
    A row of 7 squares; below, a row of 9 places, one more at each end. An X takes the three places nearest to it.
    X in square 2 takes the places 2 to 4. The shaded squares are not safe any more.
    X in square 4 would take the places 4 to 6, but the blocks overlap: it is not safe. The next player completes three.
    X in square 6 takes the places 6 to 8. The shaded squares are not safe any more. No square is safe now: whoever must move loses.

    Parameters
    ----------
    squares : how many the row has, 3 to 18.
    crosses : where X is written, one after the other, counted from 1; one that is not safe is shown, and taken back.
    """
    check_int(squares, "squares of a row", 3, MOST_SQUARES)
    start = (
        f"A row of {squares} squares; below, a row of {squares + 2} places, one more at each end. "
        "An X takes the three places nearest to it."
    )
    written: list[int] = []
    frames = [(_treblecross(squares, written, None), start)]
    for cross in check_ints(crosses, "squares with X", 1, squares):
        places = f"the places {cross} to {cross + 2}"
        if any(abs(cross - other) <= 2 for other in written):
            said = f"X in square {cross} would take {places}, but the blocks overlap: it is not safe. The next player completes three."
            frames.append((_treblecross(squares, written, cross), said))
            continue
        written.append(cross)
        said = f"X in square {cross} takes {places}. The shaded squares are not safe any more."
        if all(any(abs(square - other) <= 2 for other in written) for square in range(1, squares + 1)):
            said += " No square is safe now: whoever must move loses."
        frames.append((_treblecross(squares, written, None), said))
    return frames


def _treblecross(squares: int, written: Sequence[int], wrong: int | None) -> str:
    """The squares, and below them the places with a block for each X; an X that is wrong is dashed."""
    cell = min(CELL, (WIDTH - 2 * PAD) / (squares + 2))
    left, size = float(PAD), cell - 4
    shapes = [text(left, 30, "squares", size=14, fill=SOFT)]
    for square in range(1, squares + 1):
        x, cross = left + cell * square, square in written
        unsafe = any(abs(square - other) <= 2 for other in written)
        fill, line = (N_TINT, N_INK) if unsafe else (FIELD, LINE)
        shapes += keyed(f"square {square}", box(x, 40, size, size, fill=fill, line=line, dashed=square == wrong))
        if cross or square == wrong:
            ink = N_INK if square == wrong else INK
            shapes.append(text(x + size / 2, 40 + size / 2 + 7, "X", size=20, fill=ink, anchor="middle", bold=True))
        shapes.append(text(x + size / 2, 40 + cell + 12, str(square), size=12, fill=SOFT, anchor="middle"))
    top = 40 + cell + 44
    shapes.append(text(left, top - 10, "places", size=14, fill=SOFT))
    for place in range(1, squares + 3):
        x = left + cell * (place - 1)
        taken = any(cross <= place <= cross + 2 for cross in written)
        meant = wrong is not None and wrong <= place <= wrong + 2
        ground = box(x, top, size, size, fill=CHIP if taken else FIELD, line=EDGE if taken else LINE)
        shapes += keyed(f"place {place}", ground)
        if meant:
            shapes.append(box(x + 4, top + 4, size - 8, size - 8, fill=N_TINT, line=N_INK, dashed=True))
        ink = N_INK if meant else ON_CHIP if taken else SOFT
        name = text(x + size / 2, top + size / 2 + 5, str(place), size=13, fill=ink, anchor="middle")
        shapes += keyed(f"name {place}", name)
    named = ", ".join(map(str, written)) or "none"
    label = f"A row of {squares} squares, X in {named}; below it {squares + 2} places, with a block of three for each X"
    return card(label, top + cell + PAD, shapes, width=cell * (squares + 2) + 2 * PAD)
