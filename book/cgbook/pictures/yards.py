"""Static pictures of Hackenbush, green or in two colours, with the ground, the remaining edges, and a number or words on each edge."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from numbers import Real
from typing import Any

from cgbook.pictures.frame import card
from cgbook.pictures.ink import (
    FIELD,
    GREEN,
    INK,
    LINE,
    N_INK,
    N_TINT,
    P_INK,
    PAD,
    SHEET,
    SOFT,
    SOIL,
    WIDTH,
    keyed,
    text,
)
from cgbook.pictures.layouts import drawing_of
from cgbook.pictures.strokes import Curve, Room, curves, extent, middle, spots
from cgkit.checks import check_ints, check_type, short_repr
from cgkit.partizan import RedBlueHackenbush
from cgkit.position import Position
from cgkit.rulesets.green_hackenbush import Hackenbush

MOST_UNIT = 62.0  # maximum length of the drawing's unit, in pixels


def yard(
    shown: tuple[Mapping[str, Any], Collection[int]],
    y: float,
    *,
    lit: Collection[int] = (),
    says: Mapping[int, Any] | None = None,
    names: Mapping[int, str] | None = None,
    room: Room | None = None,
    width: float = WIDTH,
    once: Mapping[int, int] | None = None,
) -> tuple[list[str], float]:
    """Return the shapes of a picture's remaining edges, drawn downwards from `y`, and the y-coordinate below them.

    Parameters
    ----------
    shown : the ruleset's data for the drawing, and the numbers of the remaining edges.
    lit : edges to mark.
    says : words to write on edges instead of their numbers; an empty string leaves an edge bare.
    names : names of vertices, written inside them; edge numbers are then in the middle of their edges, away from the names.
    room : left, right and top of the visible part, in the drawing's units (default: everything drawn).
    once : for a frame of a story, the numbers of edges in earlier frames, if they were different; the shapes then have keys.
    """
    drawing, position = shown

    def own(name: str, *parts: str) -> Sequence[str]:
        return parts if once is None else keyed(name, *parts)

    was = {number: (once or {}).get(number, number) for number in position}

    drawn = dict(enumerate(curves(drawing["segments"]), 1))
    left, right, top = room or extent(list(drawn.values()))
    unit = min(MOST_UNIT, (width - 2 * PAD) / (right - left))
    ground = y + top * unit
    start = (width - (right - left) * unit) / 2 - left * unit

    def at(a: float, b: float) -> tuple[float, float]:
        return start + a * unit, ground - b * unit

    shapes = [
        f'<line x1="{PAD}" y1="{ground:g}" x2="{width - PAD:g}" y2="{ground:g}" stroke="{SOIL}" stroke-width="4"/>'
    ]
    for number in sorted(position):
        c = drawn[number]
        (a, b), (p, q), (r, s), (u, v) = (at(c[i], c[i + 1]) for i in (0, 2, 4, 6))
        dyed = {"B": (P_INK, 6), "R": (N_INK, 7)}.get(drawing.get("colours", "")[number - 1 : number], (GREEN, 4))
        colour, thick = (N_INK, 6) if number in lit and dyed[0] == GREEN else dyed
        path = f"M{a:.1f} {b:.1f}C{p:.1f} {q:.1f} {r:.1f} {s:.1f} {u:.1f} {v:.1f}"
        look = f'stroke="{colour}" stroke-width="{thick}" stroke-linecap="round"'
        lines = [f'<path d="{path}" fill="none" {look}/>']
        if colour == N_INK and dyed[0] == N_INK:  # a red edge is hollow, so that grey print shows it too
            lines.append(f'<path d="{path}" fill="none" stroke="{SHEET}" stroke-width="2.5" stroke-linecap="round"/>')
        shapes += own(f"edge {was[number]}", *lines)
    ends = (zip(_ends(drawn[number]), drawing["edges"][number - 1], strict=True) for number in position)
    for (x, height), vertex in sorted({point: vertex for pairs in ends for point, vertex in pairs}.items()):
        a, b = at(x, height)
        name = (names or {}).get(vertex)
        disc = f'<circle cx="{a:.1f}" cy="{b:.1f}" r="{10 if name else 4.5}" fill="{INK if height else SOIL}"/>'
        shapes += own(f"vertex {vertex}" if height else f"ground {x:g}", disc)
        if name:
            shapes.append(text(a, b + 4.3, name, size=12, fill=FIELD, anchor="middle", bold=True))
    words = {number: str((says or {}).get(number, number)) for number in sorted(position)}
    standing = [drawn[number] for number in words]
    for (number, word), spot in zip(words.items(), map(middle, standing) if names else spots(standing), strict=True):
        if not word:
            continue
        a, b = at(*spot)
        marked = number in lit
        fill, line, ink = (N_TINT, N_INK, N_INK) if marked else (FIELD, LINE, SOFT)
        shapes += own(
            f"number {was[number]}",
            f'<circle cx="{a:.1f}" cy="{b:.1f}" r="10.5" fill="{fill}" stroke="{line}"/>',
            text(a, b + 4.3, word, size=12, fill=ink, anchor="middle", bold=True),
        )
    return [shape.replace("-0.0 ", "0.0 ") for shape in shapes], ground + 14


def yard_picture(
    position: Any,
    *,
    lit: Collection[int] = (),
    says: Mapping[int, Any] | None = None,
    names: Mapping[int, str] | None = None,
    room: Room | None = None,
    once: Mapping[int, int] | None = None,
) -> str:
    """Draw a picture of Hackenbush on a card that's as narrow as possible, for example as a frame of a story.

    >>> from cgkit import bamboo
    >>> yard_picture(bamboo(2, 1), lit=[3]).count("<path")
    3

    Parameters
    ----------
    position : position of `Hackenbush` or `RedBlueHackenbush`.
    lit : numbers of edges to mark.
    says : words to write on edges instead of their numbers; an empty string leaves an edge bare.
    names : names of vertices, written inside them.
    room : left, right and top of the visible part, in the drawing's units, which keeps all frames of a story the same
        size.
    once : numbers of edges in earlier frames, if they were different; {3: 4} means that edge 3 was edge 4.
    """
    if not isinstance(position, Position) or not isinstance(position.rules, Hackenbush | RedBlueHackenbush):
        raise TypeError(f"expected a position of Green Hackenbush, such as bamboo(2, 1), got {short_repr(position)}")
    lit = check_ints(lit, "edges to mark")
    check_type(dict, says or {}, "{1: 'a'}")
    once = check_type(dict, once or {}, "{2: 1}")
    drawing = drawing_of(position.rules)
    if room is not None and (
        not isinstance(room, tuple | list) or len(room) != 3 or not all(isinstance(bound, Real) for bound in room)
    ):
        raise TypeError(f"room must be a tuple (left, right, top), such as (-1, 3, 4), got {short_repr(room)}")
    edges = position.state[1] if isinstance(position.rules, RedBlueHackenbush) else position.state
    left, right, top = room or extent(curves(drawing["segments"]))
    if not (right > left and top > 0):
        raise ValueError(f"room (left, right, top) must have left < right and top > 0, got {short_repr(room)}")
    room = left, right, top
    width = min(WIDTH, 2 * PAD + MOST_UNIT * (right - left))
    shapes, end = yard((drawing, edges), PAD, lit=lit, says=says, names=names, room=room, width=width, once=once)
    marked = f"; marked: {', '.join(map(str, sorted(lit)))}" if lit else ""
    label = f"A picture of {position.rules.title}: {position.rules.show(position.state)}{marked}"
    return card(label, end + 6, shapes, width=width)


def _ends(curve: Curve) -> tuple[tuple[float, float], tuple[float, float]]:
    return (curve[0], curve[1]), (curve[6], curve[7])
