"""Static versions of the interactive pictures for pages without scripts; each shows its answer."""

from __future__ import annotations

from collections.abc import Callable

from cgbook.examples import Kind
from cgbook.pictures.areas import areas_picture
from cgbook.pictures.cards import board_picture
from cgbook.pictures.coalitions import sharing_picture, vessels_picture
from cgbook.pictures.coins import heads_picture
from cgbook.pictures.combs import combs_picture
from cgbook.pictures.figures import outcome_map
from cgbook.pictures.matrices import matrix_picture
from cgbook.pictures.periods import period_picture
from cgbook.pictures.powers import cards_picture
from cgbook.pictures.queens import sieve_picture
from cgbook.pictures.regions import landscape
from cgbook.pictures.tables import bimatrix_picture
from cgbook.pictures.yards import yard_picture
from cgbook.strategic import Bimatrix, CoalitionGame
from cgkit import join, misere
from cgkit.numbers.beatty import golden
from cgkit.partizan import red_blue
from cgkit.rulesets import Bash, Digraph, Subtraction, fibonacci_nim, hackenbush, kayles, nim, rugs, turning_corners
from cgkit.solving.value_tables import period

SCALES = Digraph({"s": "vyz", "u": "sw", "v": "wxy", "w": "xy", "x": "yz", "y": "z", "z": ""})
LOOSE = Digraph({"a": "bc", "b": "e", "c": "bg", "d": "", "e": "f", "f": "cd", "g": "ab"})
TREE = (
    [(2, 0), (2, 1), (1.4, 2), (0.4, 2.5), (-0.6, 3)],
    [(1.4, 2), (1.2, 3), (1, 4)],
    [(2, 1), (2.5, 2), (3, 3), (3.5, 4)],
)
THREE = {"A": 0, "B": 0, "C": 0, "AB": 24, "AC": 24, "BC": 24, "ABC": 36}
#: Kinds of the games in chapter 1; `front/maths/kinds.js` has them too.
MAP = {
    "Life": Kind(players=0),
    "four chips": Kind(players=2),
    "Kayles": Kind(players=2),
    "Northcott's game": Kind(players=2),
    "chess": Kind(players=2),
    "backgammon": Kind(players=2, chance=True),
    "stone, scissors, paper": Kind(players=2, hidden=True),
    "one card": Kind(players=2, chance=True, hidden=True),
    "the stag and the hare": Kind(players=2, hidden=True, zero_sum=False),
    "four sweets": Kind(players=2, zero_sum=False),
    "roll or stop": Kind(players=1, chance=True, zero_sum=False),
}
STALK = [(5, 0), (5, 1), (5, 2), (5, 3)]


def bars() -> str:
    """Draw the heaps of Bash's game where the player to move loses, for each maximum take."""
    return outcome_map(
        lambda most, heap: Bash(most)(heap).outcome(), range(30), range(1, 10),
        labels={"columns": "chips in the heap", "rows": "the most a move can take"},
        alt="A grid of outcomes. In the row for m, every (m+1)th column is blue, a P-position, beginning at 0.",
    ).svg  # fmt: skip


SEEK = Bimatrix(
    [[4, 0], [0, 1]],
    [[0, 3], [2, 0]],
    rows=["look in the garden", "look in the house"],
    columns=["hide in the garden", "in the house"],
    title="Hide and seek",
    rule="Neither of you wants to change if you look in the garden with probability 2/5 and your friend hides there with probability 1/5.",
)

#: Functions that draw the static pictures, by the names of the pictures.
STILLS: dict[str, Callable[[], str]] = {
    "seek": lambda: bimatrix_picture(SEEK),
    "apart": lambda: heads_picture([2], 6, [2, 3, 3], turned=[3, 6], gone=[3]),
    "blocks": lambda: board_picture(nim(2, 5, 7)),
    "bash": bars,
    "beatty": lambda: combs_picture(golden),
    "bluff": lambda: matrix_picture(
        [[60, 0], [0, 30]], "Sixty rounds", "", ["always bluff", "never"], ["they fold", "they call"], graph=True
    ),
    "how-often-to-bluff": lambda: matrix_picture(
        [[2, 0], [0, 2]],
        "Two deals, one with each card",
        "",
        ["always bluff", "never"],
        ["they fold", "they call"],
        graph=True,
    ),
    "branches": lambda: yard_picture(hackenbush(*TREE, STALK)),
    "lines": lambda: matrix_picture([[1, 7, 9], [6, 2, 1]], "Two rows", "", "AB", "uvw", graph=True),
    "core": lambda: sharing_picture(CoalitionGame("ABC", THREE, "Each pair makes 24"), ["core"]),
    "vessels": lambda: vessels_picture(450, (100, 200, 300)),
    "areas": lambda: areas_picture((16, 8), (16, 1)),
    "cards": lambda: cards_picture(13, 11),
    "cloth": lambda: board_picture(rugs((2, 2), (2, 3), (3, 2), (3, 3))),
    "corners": lambda: board_picture(turning_corners((2, 2))),
    "lamps": lambda: board_picture(misere(kayles(9))),
    "loose": lambda: board_picture(LOOSE("a")),
    "one-region": lambda: landscape(MAP).svg,
    "parts": lambda: board_picture(fibonacci_nim(18, 4)),
    "race": lambda: board_picture(join(*map(Subtraction({1, 3, 4}), (7, 8, 9)))),
    "scales": lambda: board_picture(SCALES("s") + nim(2)),
    "sieve": lambda: sieve_picture(14),
    "slide": lambda: period_picture("Kayles", [kayles(n).value() for n in range(168)], period(kayles)),
    "stalks": lambda: yard_picture(red_blue("BRB"), says={1: "1", 2: "−½", 3: "¼"}),
    "sums": lambda: board_picture(nim(9) + kayles(6) + nim(10)),
}
