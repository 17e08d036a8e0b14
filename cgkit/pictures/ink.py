"""The colours and the pen of all static pictures."""

from __future__ import annotations

from html import escape

from cgkit.pictures.palette import DAY

SHEET, INK, SOFT, LINE, FIELD = (DAY[name] for name in ("sheet", "ink", "soft", "line", "field"))
P_INK, N_INK, N_TINT, ON_P = (DAY[name] for name in ("p", "n", "n_tint", "on_p"))
CHIP, EDGE, ON_CHIP = (DAY[name] for name in ("chip", "chip_edge", "on_chip"))
GREEN, SOIL, CHOCOLATE, POISON = (DAY[name] for name in ("green", "soil", "chocolate", "poison"))
WIDTH, PAD = 640, 16


def text(
    x: float, y: float, words: str, *, size: int = 15, fill: str = INK, anchor: str = "start", bold: bool = False
) -> str:
    """Words at a place."""
    weight = ' font-weight="650"' if bold else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}" text-anchor="{anchor}"{weight}>{escape(words)}</text>'


def box(
    x: float, y: float, width: float, height: float, *, fill: str = FIELD, line: str = LINE, dashed: bool = False
) -> str:
    """A rounded box."""
    dash = ' stroke-dasharray="4 3"' if dashed else ""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6" fill="{fill}" stroke="{line}"{dash}/>'
    )
