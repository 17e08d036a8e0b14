"""The look of any other game, which is a description in words."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from cgbook.pictures.boards._shapes import Drawn
from cgbook.pictures.ink import PAD, text
from cgkit.position import Position


def draw(position: Position[Any], y: float) -> Drawn:
    """Write the position in words, cut to four lines."""
    lines = wrap(position.rules.show(position.state), 50, max_lines=4, placeholder=" …")
    return [text(PAD, y + 22 + 26 * i, line, size=20) for i, line in enumerate(lines)], y + 16 + 26 * len(lines)
