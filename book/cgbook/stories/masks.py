"""Stories of games in disguise, which show the players' board and the game that it's equivalent to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import cos, pi, sin

from cgbook.pictures.boards._shapes import pin
from cgbook.pictures.frame import card
from cgbook.pictures.ink import (
    CHIP,
    EDGE,
    FIELD,
    INK,
    LINE,
    N_INK,
    N_TINT,
    ON_CHIP,
    P_INK,
    PAD,
    SOFT,
    WIDTH,
    box,
    keyed,
    text,
)
from cgkit.checks import check_int, check_ints
from cgkit.wording import joined

MOST_VERTICES, MOST_SQUARES, MOST_BEADS, MOST_DOTS = 20, 18, 14, 5
CELL, STEP = 36.0, 46.0  # in pixels; narrow, so that the picture fits a phone


def path_frames(vertices: int, removed: Sequence[int]) -> list[tuple[str, str]]:
    """Return the frames of a story, for `cgbook.widgets.story`, where a path loses vertices and its edges are chips of heaps.

    >>> for _, said in path_frames(6, [1, 4]):
    ...     print(said)
    A path of 6 vertices. Its 5 edges are a heap of 5 chips.
    Vertex 1 has one edge, so one chip goes. That leaves a heap of 4.
    Vertex 4 has two edges, so two chips side by side go. That leaves heaps of 1 and 1.

    Parameters
    ----------
    vertices : number of vertices of the path, 2 to 20.
    removed : vertices to remove, one after another, numbered from 1.

    Raises
    ------
    ValueError : if a vertex has been removed already, or has no edge left.
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
        takes = "one edge, so one chip goes" if len(its) == 1 else "two edges, so two chips side by side go"
        frames.append((_path(vertices, edges, gone), f"Vertex {vertex} has {takes}. That leaves {_heaps(edges)}."))
    return frames


def _heaps(edges: Sequence[bool]) -> str:
    heaps = [str(len(list(some))) for there, some in groupby(edges) if there]
    if not heaps:
        return "nothing"
    return f"a heap of {heaps[0]}" if len(heaps) == 1 else f"heaps of {joined(heaps)}"


def _path(vertices: int, edges: Sequence[bool], gone: set[int]) -> str:
    """Return the picture of the path, with the chip of each edge below it."""
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
    shapes += keyed("left", text(width / 2, below + 40, f"left: {_heaps(edges)}", size=15, anchor="middle", bold=True))
    left_out = ", ".join(map(str, sorted(gone))) or "none"
    return card(
        f"A path of {vertices} vertices. Removed: {left_out}. Left: {_heaps(edges)}", below + 60, shapes, width=width
    )


def _round(x: float, y: float, radius: float, fill: str, line: str, *, dashed: bool = False) -> str:
    dash = ' stroke-dasharray="3 3"' if dashed else ""
    return f'<circle cx="{x:.1f}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{line}" stroke-width="1.5"{dash}/>'


def treblecross_frames(squares: int, crosses: Sequence[int]) -> list[tuple[str, str]]:
    """Return the frames of a story, for `cgbook.widgets.story`, where each X of Treblecross takes three places of a second, longer row.

    >>> for _, said in treblecross_frames(7, [2, 4, 6]):
    ...     print(said)
    A row of 7 squares. Below it is a row of 9 places, one more at each end. An X takes the three places nearest to it.
    X in square 2 takes the places 2 to 4. The shaded squares aren't safe any more.
    X in square 4 would take the places 4 to 6. The blocks overlap, so this X isn't safe. The next player completes three.
    X in square 6 takes the places 6 to 8. The shaded squares aren't safe any more. No square is safe now, so the player to move loses.

    Parameters
    ----------
    squares : number of squares in the row, 3 to 18.
    crosses : squares to write an X in, one after another, numbered from 1; an unsafe X is shown and then taken back.
    """
    check_int(squares, "squares of a row", 3, MOST_SQUARES)
    start = (
        f"A row of {squares} squares. Below it is a row of {squares + 2} places, one more at each end. "
        "An X takes the three places nearest to it."
    )
    written: list[int] = []
    frames = [(_treblecross(squares, written, None), start)]
    for cross in check_ints(crosses, "squares with X", 1, squares):
        places = f"the places {cross} to {cross + 2}"
        if any(abs(cross - other) <= 2 for other in written):
            said = f"X in square {cross} would take {places}. The blocks overlap, so this X isn't safe. The next player completes three."
            frames.append((_treblecross(squares, written, cross), said))
            continue
        written.append(cross)
        said = f"X in square {cross} takes {places}. The shaded squares aren't safe any more."
        if all(any(abs(square - other) <= 2 for other in written) for square in range(1, squares + 1)):
            said += " No square is safe now, so the player to move loses."
        frames.append((_treblecross(squares, written, None), said))
    return frames


def _treblecross(squares: int, written: Sequence[int], wrong: int | None) -> str:
    """Return the picture of the squares, with a block for each X below them; the block of an unsafe X is dashed."""
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


def ring_frames(beads: int, run: int) -> list[tuple[str, str]]:
    """Return the frames of a story, for `cgbook.widgets.story`, where a ring of beads takes off its mask and turns into a row of pins.

    >>> for _, said in ring_frames(10, 2):
    ...     print(said)
    A ring of 10 beads.
    Paint 2 neighbours. It doesn't matter which, because all beads are alike.
    Nobody can paint across the painted beads, so the ring opens there. A row of 8 beads is left.
    Off comes the mask. The beads are pins, and painting 2 neighbours means knocking down 2 pins.

    Parameters
    ----------
    beads, run : number of beads in the ring, from 6 to 14, and number of beads that a move paints, 2 or 3.
    """
    check_int(beads, "beads of a ring", 6, MOST_BEADS)
    check_int(run, "beads that a move paints", 2, 3)
    left, radius, top = beads - run, 92.0, 122.0
    turns = [pi + 2 * pi * (i + (run + 1) / 2) / beads for i in range(beads)]  # painted beads are at the bottom
    ring = [(WIDTH / 2 + radius * sin(turn), top - radius * cos(turn)) for turn in turns]
    row = [*_in_row(left, 40, 110), *_in_row(run, 72, 210)]
    thread = f'<circle cx="{WIDTH / 2:g}" cy="{top:g}" r="{radius:g}" fill="none" stroke="{LINE}" stroke-width="3"/>'
    gone, name = set(range(left, beads)), f"a ring of {beads} beads"
    kept = f"a row of {left}"
    return [
        (_scene(name, ring, set(), [thread], face=top), f"A ring of {beads} beads."),
        (
            _scene(f"{name}, {run} of them painted", ring, gone, [thread], face=top),
            f"Paint {run} neighbours. It doesn't matter which, because all beads are alike.",
        ),
        (
            _scene(f"{kept} beads, and {run} painted ones", row, gone),
            f"Nobody can paint across the painted beads, so the ring opens there. {kept.capitalize()} beads is left.",
        ),
        (
            _scene(f"{kept} pins", row, gone, masked=False),
            f"Off comes the mask. The beads are pins, and painting {run} neighbours means knocking down {run} pins.",
        ),
    ]


def loop_frames(inside: int, outside: int) -> list[tuple[str, str]]:
    """Return the frames of a story, for `cgbook.widgets.story`, where dots and a loop take off their mask and turn into pins.

    >>> for _, said in loop_frames(2, 4):
    ...     print(said)
    7 dots on a sheet of paper.
    A loop through one dot leaves 2 dots inside and 4 outside.
    No later loop can reach dots on both sides. That's why rows of 2 and 4 dots are left, and the dot on the loop is used up.
    Off comes the mask. The dots are pins, and the loop has knocked one down.

    Parameters
    ----------
    inside, outside : numbers of dots inside and outside the loop, from 1 to 5.
    """
    inside, outside = (check_int(dots, "dots on one side of a loop", 1, MOST_DOTS) for dots in (inside, outside))
    many = inside + 1 + outside
    row = _in_row(many, (WIDTH - 2 * PAD - 60) / many, 110)
    paper = [(x, y + 20 + (-24, 14, 30, -12, 22)[i % 5]) for i, (x, y) in enumerate(row)]
    row[inside] = (row[inside][0], 210)
    (left, _), (right, end) = paper[0], paper[inside]
    left -= 44
    d = f"M{right:.1f} {end:.1f}C{right:.1f} 40 {left:.1f} 24 {left:.1f} 130C{left:.1f} 216 {right:.1f} 216 {right:.1f} {end:.1f}Z"
    loop = f'<path d="{d}" fill="{CHIP}" fill-opacity=".25" stroke="{INK}" stroke-width="2.5"/>'
    sides = f"{inside} dot{'s' * (inside > 1)} inside and {outside} outside"
    left_are = f"rows of {inside} and {outside}"
    return [
        (_scene(f"{many} dots", paper, set()), f"{many} dots on a sheet of paper."),
        (
            _scene(f"a loop through one dot, {sides}", paper, {inside}, [loop]),
            f"A loop through one dot leaves {sides}.",
        ),
        (
            _scene(f"{left_are} dots", row, {inside}),
            f"No later loop can reach dots on both sides. That's why {left_are} dots are left, and the dot on the loop is used up.",
        ),
        (
            _scene(f"{left_are} pins", row, {inside}, masked=False),
            "Off comes the mask. The dots are pins, and the loop has knocked one down.",
        ),
    ]


def _in_row(many: int, step: float, y: float) -> list[tuple[float, float]]:
    return [(WIDTH / 2 + step * (i - (many - 1) / 2), y) for i in range(many)]


def _scene(
    label: str,
    places: Sequence[tuple[float, float]],
    gone: set[int],
    below: Sequence[str] = (),
    *,
    masked: bool = True,
    face: float = 30,
) -> str:
    """Return a picture of beads, some painted, with a mask at the y-coordinate `face`; or of pins, some knocked down, without a mask."""
    shapes = [*below]
    for i, (x, y) in enumerate(places):
        if masked:
            shapes += keyed(f"thing {i}", _round(x, y, 15, P_INK if i in gone else CHIP, EDGE))
        elif i not in gone:
            shapes += keyed(
                f"thing {i}", f'<g transform="translate({x:g} {y + 24:g})">{"".join(pin(0, 0, 60, 1.4))}</g>'
            )
        else:
            lying = "".join(pin(0, 0, 60, 1.4))
            shapes += keyed(
                f"thing {i}", f'<g transform="translate({x - 30:g} {y:g}) rotate(90)" opacity=".6">{lying}</g>'
            )
    place = f"translate(320 {face:g}) rotate(0)" if masked else "translate(320 -60) rotate(-30)"
    eyes = "".join(f'<path d="M{x} 0q14 -14 28 0q-14 12 -28 0z" fill="{FIELD}"/>' for x in (-40, 12))
    cloth = f'<path d="M-58 -14q58 -24 116 0q6 38 -30 42q-20 0 -28 -18q-8 18 -28 18q-36 -4 -30 -42z" fill="{N_INK}" stroke="{INK}"/>'
    shapes += keyed("mask", f'<g transform="{place}">{cloth}{eyes}</g>')
    return card(label.capitalize(), 260, shapes)
