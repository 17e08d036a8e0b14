"""A picture of Hackenbush, green or in two colours."""

from __future__ import annotations

from typing import Any

from cgbook.pictures.boards._shapes import Drawn
from cgbook.pictures.ink import PAD, SOFT, text
from cgbook.pictures.layouts import drawing_of
from cgbook.pictures.yards import yard
from cgkit.partizan import RedBlueHackenbush
from cgkit.position import Position


def draw(position: Position[Any], y: float) -> Drawn:
    """Draw the remaining edges of a picture."""
    if not isinstance(position.rules, RedBlueHackenbush):
        return yard((drawing_of(position.rules), position.state), y)
    turn, edges = position.state
    shapes, below = yard((drawing_of(position.rules), edges), y)
    return [*shapes, text(PAD, below + 12, f"{position.rules.sides[turn]} to move", size=14, fill=SOFT)], below + 24
