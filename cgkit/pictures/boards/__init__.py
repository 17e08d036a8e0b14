"""The boards of static pictures: one module a look, found by the ruleset's `skin`; the front end has one of the same name.

A look is `draw(position, y)`: shapes from the height y down, and the height below them. A skin that is not known here is told in words.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from cgkit.pictures.boards._shapes import Drawn
from cgkit.position import Position

__all__ = ["LOOKS", "draw_board"]

LOOKS = frozenset(module.name for module in iter_modules(__path__) if not module.name.startswith("_"))


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
    look: Callable[[Position[Any], float], Drawn] = import_module(
        f"{__name__}.{skin if skin in LOOKS else 'generic'}"
    ).draw
    return look
