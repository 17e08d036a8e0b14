"""Pictures of probabilities or shares as bars, for example of how often players make each choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from cgbook.pictures.frame import card, heading
from cgbook.pictures.ink import EDGE, FIELD, LINE, NARROW, P_INK, PAD, text
from cgbook.pictures.palette import DAY

HIGH = 20  # height of a bar, in pixels
COLOURS = ((P_INK, P_INK), (DAY["chip"], EDGE))  # colours of each row's first bar and second bar


def bars_picture(title: str, rule: str, rows: Mapping[str, Sequence[Fraction]], names: Sequence[str] = ()) -> str:
    """Draw one or two bars below each name; a bar of full width means probability 1.

    >>> bars_picture("One card", "", {"you bluff": [Fraction(1, 2)], "they call": [Fraction(1, 3)]}).count("<rect")
    5

    `names` are the legends of the first bar and, if rows have two bars, of the second.
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
