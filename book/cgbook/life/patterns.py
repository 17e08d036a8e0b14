"""Patterns of Life that have a name. What is said of them, their periods and their ends, the tests compute."""

from __future__ import annotations

from types import MappingProxyType

from cgkit.doors import check_choice

__all__ = ["PATTERNS", "named"]

#: The text of each pattern, as `cgbook.life.rle` reads it.
PATTERNS = MappingProxyType(
    {
        # still lifes
        "block": "2o$2o!",
        "beehive": "b2o$o2bo$b2o!",
        "loaf": "b2o$o2bo$bobo$2bo!",
        "boat": "2o$obo$bo!",
        # that come back
        "blinker": "3o!",
        "toad": "b3o$3o!",
        "beacon": "2o$2o$2b2o$2b2o!",
        "pulsar": "2b3o3b3o2$o4bobo4bo$o4bobo4bo$o4bobo4bo$2b3o3b3o2$2b3o3b3o$o4bobo4bo$o4bobo4bo$o4bobo4bo2$2b3o3b3o!",
        "pentadecathlon": "2bo4bo$2ob4ob2o$2bo4bo!",
        # that travel
        "glider": "bo$2bo$3o!",
        "lightweight spaceship": "bo2bo$o$o3bo$4o!",
        # that live long from little
        "r-pentomino": "b2o$2o$bo!",
        "acorn": "bo$3bo$2o2b3o!",
        "diehard": "6bo$2o$bo3b3o!",
        # that grows for ever
        "Gosper glider gun": "24bo$22bobo$12b2o6b2o12b2o$11bo3bo4b2o12b2o$2o8bo5bo3b2o$2o8bo3bob2o4bobo$"
        "10bo5bo7bo$11bo3bo$12b2o!",
    }
)


def named(name: str) -> str:
    """Return the text of a pattern.

    >>> named("glider")
    'bo$2bo$3o!'

    Raises
    ------
    ValueError : if there is none of this name.
    """
    return PATTERNS[check_choice(PATTERNS, name, "the name of a pattern")]
