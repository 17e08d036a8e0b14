"""Boards for static pictures, with one module for each look; the ruleset's `skin` chooses the look.

The front end also has a board for each skin. Here, a look is a function `draw(position, y)` that draws shapes downwards from y.
It returns the shapes and the y-coordinate below them. If a skin has no look here, the position is described in words.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from cgbook.pictures.boards._shapes import Drawn
from cgkit.position import Position

__all__ = ["LOOKS", "draw_board"]

# skin -> the look that it shares with another skin in static pictures; on a page with scripts they look different
ALIKE = {"nim": "heap", "piles": "heap", "divide": "heap", "dots": "heap", "ring": "beads", "treblecross": "sos"}
LOOKS = frozenset(module.name for module in iter_modules(__path__) if not module.name.startswith("_")) | ALIKE.keys()


def draw_board(position: Position[Any], y: float) -> Drawn:
    """Return the shapes of a position, drawn downwards from y, and the y-coordinate below them.

    >>> from cgkit import nim
    >>> shapes, below = draw_board(nim(3), 0)
    >>> sum("<circle" in shape for shape in shapes), below
    (3, 39)
    """
    return _look(position.rules.skin)(position, y)


@cache
def _look(skin: str) -> Callable[[Position[Any], float], Drawn]:
    name = ALIKE.get(skin, skin) if skin in LOOKS else "generic"
    look: Callable[[Position[Any], float], Drawn] = import_module(f"{__name__}.{name}").draw
    return look
