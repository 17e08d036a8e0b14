"""The boards of static pictures, found by the ruleset's `skin`: one module a look, or one that is alike.

The front end has one for each. A look is `draw(position, y)`: shapes from the height y down, and the height below them. A skin that is
not known here is told in words.
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

# looks that differ where a script runs, and are drawn alike where none does
ALIKE = {"nim": "heap", "piles": "heap", "divide": "heap", "dots": "heap", "ring": "beads", "treblecross": "sos"}
LOOKS = frozenset(module.name for module in iter_modules(__path__) if not module.name.startswith("_")) | ALIKE.keys()


def draw_board(position: Position[Any], y: float) -> Drawn:
    """Return the shapes of a position from the height y down, and the height below them.

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
