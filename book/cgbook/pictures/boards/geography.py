"""A graph without arrows, with a token on one of its vertices."""

from __future__ import annotations

from collections.abc import Collection

from cgbook.pictures.boards._shapes import Drawn
from cgbook.pictures.ink import CHIP, FIELD, INK, ON_CHIP, P_INK, PAD, SOFT, WIDTH, text
from cgkit.position import Position

RADIUS = 15


def draw(position: Position[tuple[int, tuple[int, ...]]], y: float) -> Drawn:
    """Draw a graph, with a token on one of its vertices."""
    return drawn(position, y)


def drawn(
    position: Position[tuple[int, tuple[int, ...]]],
    y: float,
    thick: Collection[tuple[int, int]] = (),
    width: float = WIDTH,
) -> Drawn:
    """Draw a graph with its token and thick edges; where the token has been, edges and names are pale."""
    here, left = position.state
    names, edges, places = (position.rules.drawing()[key] for key in ("names", "edges", "places"))
    xs, ys = zip(*places, strict=True)
    scale = min((width - 2 * PAD - 3 * RADIUS) / (max(xs) - min(xs) or 1), 260 / (max(ys) - min(ys) or 1))
    at = [(PAD + 1.5 * RADIUS + scale * (a - min(xs)), y + 1.5 * RADIUS + scale * (max(ys) - b)) for a, b in places]
    shapes = []
    for v, w in edges:
        pen = f'stroke="{P_INK}" stroke-width="6"' if (v, w) in thick else f'stroke="{SOFT}" stroke-width="1.5"'
        pale = "" if {v, w} <= {here, *left} else ' opacity=".25"'
        shapes.append(f'<path d="M{at[v][0]:.1f} {at[v][1]:.1f}L{at[w][0]:.1f} {at[w][1]:.1f}" {pen}{pale}/>')
    for v, (a, b) in enumerate(at):
        fill, ink = (CHIP, ON_CHIP) if v == here else (FIELD, INK if v in left else SOFT)
        shapes.append(f'<circle cx="{a:.1f}" cy="{b:.1f}" r="{RADIUS}" fill="{fill}" stroke="{SOFT}"/>')
        shapes.append(text(a, b + 5, names[v], size=14, fill=ink, anchor="middle", bold=v == here))
    return shapes, y + 3 * RADIUS + scale * (max(ys) - min(ys)) + 8
