"""Any game at all, in words."""

from __future__ import annotations

from typing import Any

from cgkit.pictures.boards._shapes import Drawn
from cgkit.pictures.ink import PAD, text
from cgkit.position import Position


def draw(position: Position[Any], y: float) -> Drawn:
    """The position in words."""
    return [text(PAD, y + 22, position.rules.show(position.state), size=20)], y + 42
