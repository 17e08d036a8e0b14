"""What stands for the pictures in the hand where no script runs: each open, with its answer."""

from __future__ import annotations

from collections.abc import Callable

from cgbook.pictures.cards import board_picture
from cgbook.pictures.periods import period_picture
from cgbook.pictures.yards import yard_picture
from cgkit.rulesets import Digraph, hackenbush, kayles, nim
from cgkit.solving.tables import period

__all__ = ["STILLS"]

SCALES = Digraph({"s": "vyz", "u": "sw", "v": "wxy", "w": "xy", "x": "yz", "y": "z", "z": ""})
TREE = (
    [(2, 0), (2, 1), (1.4, 2), (0.4, 2.5), (-0.6, 3)],
    [(1.4, 2), (1.2, 3), (1, 4)],
    [(2, 1), (2.5, 2), (3, 3), (3.5, 4)],
)
STALK = [(5, 0), (5, 1), (5, 2), (5, 3)]

#: By the names of the pictures, what draws each.
STILLS: dict[str, Callable[[], str]] = {
    "branches": lambda: yard_picture(hackenbush(*TREE, STALK)),
    "scales": lambda: board_picture(SCALES("s") + nim(2)),
    "slide": lambda: period_picture("Kayles", [kayles(n).value() for n in range(168)], period(kayles)),
}
