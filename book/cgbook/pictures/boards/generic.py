"""Any game at all, in words."""

from __future__ import annotations

from typing import Any

from cgbook.pictures.boards._shapes import Drawn
from cgbook.pictures.ink import PAD, text
from cgkit.position import Position

MOST_LETTERS = 200


def draw(position: Position[Any], y: float) -> Drawn:
    """The position in words, or as many of them as a picture bears."""
    words = position.rules.show(position.state)
    shown = words if len(words) <= MOST_LETTERS else words[: MOST_LETTERS - 2] + " …"
    return [text(PAD, y + 22, shown, size=20)], y + 42
