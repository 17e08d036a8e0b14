"""Exact solvers, drawings and playable widgets for combinatorial games.

>>> Subtraction({1, 3, 4})(101).winning_moves()
[take 1: leaves 100, a P-position (value 0), take 3: leaves 98, a P-position (value 0)]

This module needs nothing but the standard library; drawings and widgets are imported by their own names.
"""

from cgkit.compounds import Compound, join, selective
from cgkit.errors import SearchLimitError
from cgkit.graphs import graph_of, position_graph
from cgkit.green import green_value
from cgkit.induction import grundy_labelling, labelling
from cgkit.misere_play import Misere, misere
from cgkit.numbers import mex, nim_sum
from cgkit.position import Position
from cgkit.retrograde import label, remoteness
from cgkit.rules import Heaps, Move, Ruleset, Step
from cgkit.rulesets import (
    SOS,
    Bash,
    Chomp,
    CoinRing,
    DynamicSubtraction,
    EmptyAndDivide,
    Hackenbush,
    MooreNim,
    Nim,
    Nimble,
    Northcott,
    PowersOfTwo,
    StaircaseNim,
    Subtraction,
    ThirtyOne,
    TurningTurtles,
    bamboo,
    chomp,
    fibonacci_nim,
    girl_dog_house,
    hackenbush,
    nim,
    nimble,
    northcott,
    sos,
    sos_outcome,
    staircase,
    turning_turtles,
    zeckendorf,
)
from cgkit.solve import outcome, winning_moves
from cgkit.values import grundy, grundy_sequence, value

__version__ = "0.1.0"

__all__ = [
    "SOS",
    "Bash",
    "Chomp",
    "CoinRing",
    "Compound",
    "DynamicSubtraction",
    "EmptyAndDivide",
    "Hackenbush",
    "Heaps",
    "Misere",
    "MooreNim",
    "Move",
    "Nim",
    "Nimble",
    "Northcott",
    "Position",
    "PowersOfTwo",
    "Ruleset",
    "SearchLimitError",
    "StaircaseNim",
    "Step",
    "Subtraction",
    "ThirtyOne",
    "TurningTurtles",
    "bamboo",
    "chomp",
    "fibonacci_nim",
    "girl_dog_house",
    "graph_of",
    "green_value",
    "grundy",
    "grundy_labelling",
    "grundy_sequence",
    "hackenbush",
    "join",
    "label",
    "labelling",
    "mex",
    "misere",
    "nim",
    "nim_sum",
    "nimble",
    "northcott",
    "outcome",
    "position_graph",
    "remoteness",
    "selective",
    "sos",
    "sos_outcome",
    "staircase",
    "turning_turtles",
    "value",
    "winning_moves",
    "zeckendorf",
]
