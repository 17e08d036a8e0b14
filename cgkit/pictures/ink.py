"""The colours and the pen of all static pictures."""

from __future__ import annotations

from html import escape

PAPER, INK, SOFT, LINE, FIELD = "#fbfaf6", "#22262b", "#5d656e", "#d9d5ca", "#ffffff"
P_BLUE, N_ORANGE, N_TINT = "#1f5fa8", "#9a4a00", "#fdf0e0"
CHIP, CHOCOLATE, POISON = "#33414f", "#6b4023", "#2f5d3a"
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
