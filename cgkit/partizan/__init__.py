"""Games where the two players have different moves: their rulesets, who wins them, their canonical forms, and which of them are numbers.

`red_blue` and `domineering` are ready to play. For a game of your own, define `left` and `right` in a subclass of `Partizan`.
"""

from cgkit.partizan.canonical_forms import Game, canonical_form, outcome_class, simplest_number
from cgkit.partizan.domineering import Domineering, domineering
from cgkit.partizan.red_blue_hackenbush import RedBlueHackenbush, red_blue, stalk_of, stalk_value
from cgkit.partizan.ruleset import Partizan

__all__ = [
    "Domineering",
    "Game",
    "Partizan",
    "RedBlueHackenbush",
    "canonical_form",
    "domineering",
    "outcome_class",
    "red_blue",
    "simplest_number",
    "stalk_of",
    "stalk_value",
]
