"""What stands for the pictures in the hand where no script runs: each open, with its answer."""

from __future__ import annotations

from collections.abc import Callable

from cgbook.pictures.cards import board_picture
from cgkit.rulesets import Digraph, nim

__all__ = ["STILLS"]

SCALES = Digraph({"s": "vyz", "u": "sw", "v": "wxy", "w": "xy", "x": "yz", "y": "z", "z": ""})


#: By the names of the pictures, what draws each.
STILLS: dict[str, Callable[[], str]] = {
    "scales": lambda: board_picture(SCALES("s") + nim(2)),
}
