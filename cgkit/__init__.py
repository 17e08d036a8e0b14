"""Exact solvers, drawings and playable widgets for combinatorial games.

>>> Subtraction({1, 3, 4})(101).winning_moves()
[take 1: leaves 100, a P-position (value 0), take 3: leaves 98, a P-position (value 0)]

This module needs nothing but the standard library; drawings and widgets are imported by their own names.
"""

from cgkit.compounds import Compound, join, selective
from cgkit.errors import SearchLimitError
from cgkit.graphs import graph_of, position_graph
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
    CoinRow,
    CoinRule,
    CoinTurning,
    DynamicSubtraction,
    EmptyAndDivide,
    GrundyCoins,
    MockTurtles,
    MooreNim,
    Nim,
    Nimble,
    Northcott,
    PowersOfTwo,
    Ruler,
    StaircaseNim,
    Subtraction,
    SubtractionCoins,
    ThirtyOne,
    Triplets,
    TurnCoins,
    TurningTurtles,
    Twins,
    chomp,
    fibonacci_nim,
    grundy_coins,
    mock_turtles,
    nim,
    nimble,
    northcott,
    ruler,
    sos,
    sos_outcome,
    staircase,
    triplets,
    turning_turtles,
    twins,
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
    "CoinRow",
    "CoinRule",
    "CoinTurning",
    "Compound",
    "DynamicSubtraction",
    "EmptyAndDivide",
    "GrundyCoins",
    "Heaps",
    "Misere",
    "MockTurtles",
    "MooreNim",
    "Move",
    "Nim",
    "Nimble",
    "Northcott",
    "Position",
    "PowersOfTwo",
    "Ruler",
    "Ruleset",
    "SearchLimitError",
    "StaircaseNim",
    "Step",
    "Subtraction",
    "SubtractionCoins",
    "ThirtyOne",
    "Triplets",
    "TurnCoins",
    "TurningTurtles",
    "Twins",
    "chomp",
    "fibonacci_nim",
    "graph_of",
    "grundy",
    "grundy_coins",
    "grundy_labelling",
    "grundy_sequence",
    "join",
    "label",
    "labelling",
    "mex",
    "misere",
    "mock_turtles",
    "nim",
    "nim_sum",
    "nimble",
    "northcott",
    "outcome",
    "position_graph",
    "remoteness",
    "ruler",
    "selective",
    "sos",
    "sos_outcome",
    "staircase",
    "triplets",
    "turning_turtles",
    "twins",
    "value",
    "winning_moves",
    "zeckendorf",
]
