"""The static picture of a sequence and its period, in rows that hold whole periods if they fit, with rings around the exceptions."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from cgbook.pictures.frame import card, heading, wrapped
from cgbook.pictures.ink import N_INK, N_TINT, NARROW, PAD, SOFT, text
from cgkit.sequences.periods import Period

LEFT, CELL = PAD + 34, 24  # in pixels, x-coordinate where the values begin, height and greatest width of a cell
WIDEST, MOST_CELLS = 24, 240  # maximum number of columns, and of values


def period_picture(title: str, values: Sequence[int], period: Period) -> str:
    """Draw enough values, starting at 0, to show two periods, but at most 240, with rings around the exceptions to the period.

    >>> from cgkit.sequences.octal_codes import Breaks
    >>> game = Breaks.taking({2, 4, 7})
    >>> drawn = period_picture("Take 2, 4 or 7", game.sequence(30), game.period())
    >>> drawn.count("<circle")
    4
    """
    across = period.length * max(1, WIDEST // 2 // period.length) if period.length <= WIDEST else WIDEST
    rows = ceil((period.start + 2 * period.length + across) / across)
    shown = values[: min(MOST_CELLS, rows * across)]
    wide = min(CELL, (NARROW - PAD - LEFT) / across)
    apart = {n for n, _ in period.exceptions}
    parts, top = heading(title, width=NARROW)
    for n, value in enumerate(shown):
        x, y = LEFT + wide * (n % across), top + 2 + CELL * (n // across)
        if n % across == 0:
            parts.append(text(LEFT - 8, y + 17, str(n), size=14, fill=SOFT, anchor="end"))
        if n >= period.start and (n - period.start) // period.length % 2:
            parts.append(f'<rect x="{x:g}" y="{y}" width="{wide:g}" height="{CELL}" fill="{N_TINT}"/>')
        if n in apart:
            middle = f'cx="{x + wide / 2:g}" cy="{y + CELL / 2:g}"'
            parts.append(f'<circle {middle} r="10.5" fill="none" stroke="{N_INK}" stroke-width="2"/>')
        parts.append(
            text(x + wide / 2, y + 17, str(value), size=14 if wide == CELL else 12, anchor="middle", bold=n in apart)
        )
    below = top + 24 + CELL * ceil(len(shown) / across)
    lines = wrapped(f"Period {period.length}, from {period.start} on. {period.certificate}", below, width=NARROW)
    height = below + 20 * len(lines) - 4
    return card(f"{title}: period {period.length} from {period.start} on", height, [*parts, *lines], width=NARROW)
