"""Curves for the edges of a Hackenbush picture, one cubic curve for each, which separate parallel edges and fan out loops.

The front end's `maths/strokes.js` draws the same curves, and a test compares the two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import cos, hypot, inf, radians, sin

from cgkit.rulesets.green_hackenbush import Segment

Curve = tuple[float, float, float, float, float, float, float, float]
Point = tuple[float, float]
Room = tuple[float, float, float]  # left, right and top edges

MARGIN = 0.8  # margin around the drawing, in the drawing's units
BULGE, REACH, SPREAD = 0.36, 1.4, 32.0  # bulge of parallel edges, reach of a loop's handles, half its angle in degrees
APART = 0.6  # minimum distance between numbers, if possible, in the drawing's units
ALONG = (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8)  # fractions of an edge where its number can be written


def curves(segments: Sequence[Segment]) -> list[Curve]:
    """Return, for each segment, the four points of its curve; the first and the last are the ends.

    >>> curves([(0, 0, 0, 3)])
    [(0, 0, 0.0, 1.0, 0.0, 2.0, 0, 3)]

    Edges between the same two points bulge to both sides, a segment along the ground bulges upwards, and loops at a point fan out over it.
    """
    alike = Counter(map(_ends, segments))
    drawn_before: Counter[object] = Counter()
    drawn = []
    for segment in segments:
        ends = _ends(segment)
        drawn.append(_curve(segment, drawn_before[ends], alike[ends]))
        drawn_before[ends] += 1
    return drawn


def middle(curve: Curve, t: float = 0.5) -> Point:
    """Return the point halfway along a curve, or a fraction `t` of the way.

    >>> middle((0, 0, 0, 1, 0, 2, 0, 3))
    (0.0, 1.5)
    """
    x0, y0, x1, y1, x2, y2, x3, y3 = curve
    s = 1 - t
    a, b, c, d = s**3, 3 * s * s * t, 3 * s * t * t, t**3
    return a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3


def spots(drawn: Sequence[Curve]) -> list[Point]:
    """Return a place for each curve's number: the middle of the curve, or another of its points if earlier numbers are too close.

    >>> spots(curves([(0, 0, 2, 2), (0, 2, 2, 0)]))[0]
    (1.0, 1.0)
    """
    places: list[Point] = []
    for curve in drawn:
        tried = [middle(curve, t) for t in ALONG]
        room = [round(min((hypot(x - u, y - v) for u, v in places), default=inf), 6) for x, y in tried]
        best = next((i for i, distance in enumerate(room) if distance >= APART), room.index(max(room)))
        places.append(tried[best])
    return places


def extent(drawn: Sequence[Curve]) -> Room:
    """Return the left, right and top edges of the curves, with a margin.

    >>> extent([(0, 0, 0, 1, 0, 2, 0, 3)])
    (-0.8, 0.8, 3.4)

    A loop reaches three quarters of the way to its control points.
    """
    points = [point for curve in drawn for point in (curve[:2], curve[6:], middle(curve))]
    across, up = [x for x, _ in points] or [0.0], [y for _, y in points] or [0.0]
    return min(across) - MARGIN, max(across) + MARGIN, max(up) + MARGIN / 2


def _ends(segment: Segment) -> tuple[tuple[float, float], ...]:
    x, y, u, v = segment
    return tuple(sorted(((x, y), (u, v))))


def _curve(segment: Segment, nth: int, count: int) -> Curve:
    x, y, u, v = segment
    off = nth - (count - 1) / 2
    if (x, y) == (u, v):
        turn = 90 - off * min(1.6 * SPREAD, 240 / count)
        rising, falling = radians(turn + SPREAD), radians(turn - SPREAD)
        return (
            x, y, x + REACH * cos(rising), y + REACH * sin(rising), x + REACH * cos(falling), y + REACH * sin(falling), x, y
        )  # fmt: skip
    across, up = u - x, v - y
    length = hypot(across, up)
    side = 1 if (x, y) < (u, v) else -1  # the same side, no matter which end the edge starts from
    bulge = 2 * BULGE * off * side * 4 / 3
    if y == v == 0:
        bulge = side * (0.5 + 0.25 * length + 2 * BULGE * nth)
    dx, dy = -up / length * bulge, across / length * bulge
    return (
        x, y, x + across / 3 + dx, y + up / 3 + dy, x + 2 * across / 3 + dx, y + 2 * up / 3 + dy, u, v
    )  # fmt: skip
