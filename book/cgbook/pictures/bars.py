"""Probabilities as bars: how often something is done, or how much each of several has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from cgbook.pictures.frame import card, heading
from cgbook.pictures.ink import EDGE, FIELD, LINE, NARROW, P_INK, PAD, text
from cgbook.pictures.palette import DAY

__all__ = ["bars_picture"]

HIGH = 20  # a bar
COLOURS = ((P_INK, P_INK), (DAY["chip"], EDGE))  # of the first bar of each row, and of the second


def bars_picture(title: str, rule: str, rows: Mapping[str, Sequence[Fraction]], names: Sequence[str] = ()) -> str:
    """Draw a bar, or two, below each name; a whole one is as long as the picture is wide.

    >>> bars_picture("One card", "", {"you bluff": [Fraction(1, 2)], "it calls": [Fraction(1, 3)]}).count("<rect")
    5

    Parameters
    ----------
    title, rule : what stands above.
    rows : name -> numbers from 0 to 1, one or two.
    names : what the first bar of each row tells, and the second, where there are two.
    """
    shapes, y = heading(title, rule, width=NARROW)
    whole = NARROW - 2 * PAD - 60
    y += 6 if names else 0
    for i, name in enumerate(names):
        x = PAD + 170 * i
        fill, line = COLOURS[i]
        shapes.append(f'<rect x="{x}" y="{y - 10:g}" width="14" height="14" fill="{fill}" stroke="{line}"/>')
        shapes.append(text(x + 22, y + 2, name, size=14))
    y += 22 if names else 0
    for name, numbers in rows.items():
        shapes.append(text(PAD, y + 10, name))
        y += 18
        for (fill, line), number in zip(COLOURS, numbers, strict=False):
            long = whole * float(number)
            shapes.append(f'<rect x="{PAD}" y="{y:g}" width="{whole}" height="{HIGH}" fill="{FIELD}" stroke="{LINE}"/>')
            if number:
                shapes.append(
                    f'<rect x="{PAD}" y="{y:g}" width="{long:.1f}" height="{HIGH}" fill="{fill}" stroke="{line}"/>'
                )
            shapes.append(text(PAD + whole + 10, y + 15, str(number), bold=True))
            y += HIGH
        y += 12
    words = "; ".join(f"{name} {', '.join(map(str, numbers))}" for name, numbers in rows.items())
    return card(f"{title}: {words}", y + 4, shapes, width=NARROW)
