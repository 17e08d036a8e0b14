"""Static pictures of Green Hackenbush: the ground, what stands on it, and what each edge is called or worth."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from numbers import Real
from typing import Any

from cgbook.pictures.frame import card
from cgbook.pictures.ink import FIELD, GREEN, INK, LINE, N_INK, N_TINT, PAD, SOFT, SOIL, WIDTH, keyed, text
from cgbook.pictures.layouts import drawing_of
from cgbook.pictures.strokes import Curve, Room, curves, extent, middle, spots
from cgkit.checks import check_ints, check_type, short_repr
from cgkit.position import Position
from cgkit.rulesets.green_hackenbush import Hackenbush

__all__ = ["yard", "yard_picture"]

MOST_UNIT = 62.0  # pixels


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
    """The edges of a picture that stand, as shapes from height `y` down, and where they end.

    Parameters
    ----------
    shown : what the ruleset tells of the drawing, and the numbers of the edges that stand.
    lit : edges to be marked.
    says : what to write on edges, in the place of their numbers; nothing at all where it is empty.
    names : of vertices, to be written in them; a number stands in the middle of its edge then, apart from them.
    room : left, right and top of what is to be seen, in the units of the drawing; as much as the drawing needs, if not
        given.
    once : for a frame of a story: the numbers that edges had in the frames before, where they were others. Shapes have
        names then.
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
        colour, thick = (N_INK, 6) if number in lit else (GREEN, 4)
        path = f"M{a:.1f} {b:.1f}C{p:.1f} {q:.1f} {r:.1f} {s:.1f} {u:.1f} {v:.1f}"
        look = f'stroke="{colour}" stroke-width="{thick}" stroke-linecap="round"'
        shapes += own(f"edge {was[number]}", f'<path d="{path}" fill="none" {look}/>')
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
    return [_rounded(shape) for shape in shapes], ground + 14


def yard_picture(
    position: Any,
    *,
    lit: Collection[int] = (),
    says: Mapping[int, Any] | None = None,
    names: Mapping[int, str] | None = None,
    room: Room | None = None,
    once: Mapping[int, int] | None = None,
) -> str:
    """A picture of Green Hackenbush as a card of its own, no wider than it needs to be: a frame of a story.

    >>> from cgkit import bamboo
    >>> yard_picture(bamboo(2, 1), lit=[3]).count("<path")
    3

    Parameters
    ----------
    position : a position of `Hackenbush`.
    lit : numbers of edges to be marked.
    says : what to write on edges, in the place of their numbers; nothing at all where it is empty.
    names : of vertices, to be written in them.
    room : left, right and top of what is to be seen, in the units of the drawing: so the frames of a story keep their
        size.
    once : the numbers that edges had in the frames before, where they were others: {3: 4} says that edge 3 was edge 4.
    """
    if not isinstance(position, Position) or not isinstance(position.rules, Hackenbush):
        raise TypeError(f"a position of Green Hackenbush is wanted, such as bamboo(2, 1), got {short_repr(position)}")
    lit = check_ints(lit, "edges to mark")
    check_type(dict, says or {}, "{1: 'a'}")
    once = check_type(dict, once or {}, "{2: 1}")
    drawing = drawing_of(position.rules)
    if room is not None and (
        not isinstance(room, tuple | list) or len(room) != 3 or not all(isinstance(bound, Real) for bound in room)
    ):
        raise TypeError(f"room is left, right and top, as (-1, 3, 4), got {short_repr(room)}")
    left, right, top = room or extent(curves(drawing["segments"]))
    if not (right > left and top > 0):
        raise ValueError(f"room is left, right and top, as (-1, 3, 4), got {short_repr(room)}")
    room = left, right, top
    width = min(WIDTH, 2 * PAD + MOST_UNIT * (right - left))
    shapes, end = yard(
        (drawing, position.state), PAD, lit=lit, says=says, names=names, room=room, width=width, once=once
    )
    marked = f"; marked: {', '.join(map(str, sorted(lit)))}" if lit else ""
    label = f"A picture of Green Hackenbush: {position.rules.show(position.state)}{marked}"
    return card(label, end + 6, shapes, width=width)


def _ends(curve: Curve) -> tuple[tuple[float, float], tuple[float, float]]:
    return (curve[0], curve[1]), (curve[6], curve[7])


def _rounded(shape: str) -> str:
    return shape.replace("-0.0 ", "0.0 ")
