"""What stands for the pictures in the hand where no script runs: each open, with its answer."""

from __future__ import annotations

from collections.abc import Callable

from cgbook.pictures.cards import board_picture
from cgbook.pictures.coalitions import sharing_picture, vessels_picture
from cgbook.pictures.coins import heads_picture
from cgbook.pictures.combs import combs_picture
from cgbook.pictures.figures import outcome_map
from cgbook.pictures.matrices import matrix_picture
from cgbook.pictures.periods import period_picture
from cgbook.pictures.tables import bimatrix_picture
from cgbook.pictures.yards import yard_picture
from cgbook.strategic import Bimatrix, CoalitionGame
from cgkit import join, misere
from cgkit.numbers.beatty import golden
from cgkit.rulesets import Bash, Digraph, Subtraction, fibonacci_nim, hackenbush, kayles, nim, rugs, turning_corners
from cgkit.solving.value_tables import period

__all__ = ["STILLS"]

SCALES = Digraph({"s": "vyz", "u": "sw", "v": "wxy", "w": "xy", "x": "yz", "y": "z", "z": ""})
LOOSE = Digraph({"a": "bc", "b": "e", "c": "bg", "d": "", "e": "f", "f": "cd", "g": "ab"})
TREE = (
    [(2, 0), (2, 1), (1.4, 2), (0.4, 2.5), (-0.6, 3)],
    [(1.4, 2), (1.2, 3), (1, 4)],
    [(2, 1), (2.5, 2), (3, 3), (3.5, 4)],
)
THREE = {"A": 0, "B": 0, "C": 0, "AB": 24, "AC": 24, "BC": 24, "ABC": 36}
STALK = [(5, 0), (5, 1), (5, 2), (5, 3)]


def bars() -> str:
    """The lost heaps of Bash's game, for each largest take."""
    return outcome_map(
        lambda most, heap: Bash(most)(heap).outcome(), range(30), range(1, 10),
        labels={"columns": "chips in the heap", "rows": "most that a move takes"},
        alt="A grid of outcomes. In the row for m, every (m+1)-st column is blue, a P-position, beginning at 0.",
    ).svg  # fmt: skip


SEEK = Bimatrix(
    [[4, 0], [0, 1]],
    [[0, 3], [2, 0]],
    rows=["look in the garden", "look in the house"],
    columns=["hide in the garden", "in the house"],
    title="Hide and seek",
    rule="Nobody changes if you look in the garden with probability 2/5 and your friend hides there with 1/5.",
)

#: By the names of the pictures, what draws each.
STILLS: dict[str, Callable[[], str]] = {
    "seek": lambda: bimatrix_picture(SEEK),
    "apart": lambda: heads_picture([2], 6, [2, 3, 3], turned=[3, 6], gone=[3]),
    "blocks": lambda: board_picture(nim(2, 5, 7)),
    "bash": bars,
    "beatty": lambda: combs_picture(golden),
    "bluff": lambda: matrix_picture(
        [[60, 0], [0, 30]], "Sixty rounds", "", ["always bluff", "never"], ["it folds", "it calls"], graph=True
    ),
    "branches": lambda: yard_picture(hackenbush(*TREE, STALK)),
    "lines": lambda: matrix_picture([[1, 7, 9], [6, 2, 1]], "Two rows", "", "AB", "uvw", graph=True),
    "core": lambda: sharing_picture(CoalitionGame("ABC", THREE, "Each two make 24"), ["core"]),
    "vessels": lambda: vessels_picture(450, (100, 200, 300)),
    "cloth": lambda: board_picture(rugs((2, 2), (2, 3), (3, 2), (3, 3))),
    "corners": lambda: board_picture(turning_corners((2, 2))),
    "lamps": lambda: board_picture(misere(kayles(9))),
    "loose": lambda: board_picture(LOOSE("a")),
    "parts": lambda: board_picture(fibonacci_nim(18, 4)),
    "race": lambda: board_picture(join(*map(Subtraction({1, 3, 4}), (7, 8, 9)))),
    "scales": lambda: board_picture(SCALES("s") + nim(2)),
    "slide": lambda: period_picture("Kayles", [kayles(n).value() for n in range(168)], period(kayles)),
    "sums": lambda: board_picture(nim(9) + kayles(6) + nim(10)),
}
