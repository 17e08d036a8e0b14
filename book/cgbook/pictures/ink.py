"""The colours and the pen of all static pictures."""

from __future__ import annotations

from html import escape

from cgbook.pictures.palette import DAY

#: Background of boards, figures and stories.
SHEET = DAY["sheet"]
#: Colour of P-positions, and of winning moves, because they lead to a P-position.
P_INK = DAY["p"]
#: Colour of N-positions.
N_INK = DAY["n"]
#: Colour of the pieces.
CHIP = DAY["chip"]
INK, SOFT, LINE, FIELD = (DAY[name] for name in ("ink", "soft", "line", "field"))
N_TINT, ON_P = (DAY[name] for name in ("n_tint", "on_p"))
EDGE, ON_CHIP = (DAY[name] for name in ("chip_edge", "on_chip"))
GREEN, SOIL, CHOCOLATE, POISON = (DAY[name] for name in ("green", "soil", "chocolate", "poison"))
WIDTH, PAD = 640, 16
#: Width, in pixels, of a picture that fits a phone with words large enough to read.
NARROW = 400
#: Fill, edge and text colours of each outcome.
OUTCOMES = {"P": (P_INK, P_INK, FIELD), "N": (N_TINT, N_INK, N_INK), "D": (FIELD, SOFT, INK)}


def text(
    x: float, y: float, words: str, *, size: int = 15, fill: str = INK, anchor: str = "start", bold: bool = False
) -> str:
    """Return words at a place, as SVG text."""
    weight = ' font-weight="650"' if bold else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}" text-anchor="{anchor}"{weight}>{escape(words)}</text>'


def keyed(key: str, *shapes: str) -> list[str]:
    """Return shapes with keys for the frames of a story; a shape with the same key in two frames moves from one
    place to the other.

    >>> keyed("chip 3", '<circle r="2"/>')
    ['<circle data-key="chip 3" r="2"/>']
    """
    names = (f"{key} {i}" if i else key for i in range(len(shapes)))
    return [shape.replace(" ", f' data-key="{name}" ', 1) for name, shape in zip(names, shapes, strict=True)]


def box(
    x: float, y: float, width: float, height: float, *, fill: str = FIELD, line: str = LINE, dashed: bool = False
) -> str:
    """Return a rounded box."""
    dash = ' stroke-dasharray="4 3"' if dashed else ""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6" fill="{fill}" stroke="{line}"{dash}/>'
    )
