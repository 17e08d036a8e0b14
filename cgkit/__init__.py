"""Exact solvers, drawings and playable widgets for combinatorial games.

>>> Subtraction({1, 3, 4})(101).winning_moves()
[take 1: leaves 100, a P-position (value 0), take 3: leaves 98, a P-position (value 0)]

This module needs nothing but the standard library; drawings and widgets are imported by their own names.
"""

from cgkit.cold import are_cold, cold_pair, cold_partner, is_cold
from cgkit.compounds import Compound, join, selective
from cgkit.errors import SearchLimitError
from cgkit.graphs import graph_of, position_graph
from cgkit.green import green_value
from cgkit.induction import grundy_labelling, labelling
from cgkit.loopy import Infinite, loopy_outcome, loopy_sum, loopy_values
from cgkit.misere_play import Misere, misere
from cgkit.numbers import mex, nim_sum
from cgkit.ordinals import Ordinal
from cgkit.periods import Period, observed_period, subtraction_period
from cgkit.position import Position
from cgkit.retrograde import label, remoteness
from cgkit.rules import Heaps, Move, Ruleset, Step
from cgkit.rulesets import (
    SOS,
    Aliquot,
    AtLeastHalf,
    AtMostHalf,
    Bash,
    Chomp,
    ChooseNim,
    CoinRing,
    Digraph,
    DimPlus,
    DynamicSubtraction,
    EmptyAndDivide,
    Hackenbush,
    MooreNim,
    Nim,
    Nimble,
    Northcott,
    NumberLine,
    OrdinalNim,
    PowersOfTwo,
    Queen,
    StaircaseNim,
    Subtraction,
    ThirtyOne,
    TogetherNim,
    TurningTurtles,
    Wythoff,
    bamboo,
    chomp,
    fibonacci_nim,
    girl_dog_house,
    hackenbush,
    nim,
    nimble,
    northcott,
    queen,
    sos,
    sos_outcome,
    staircase,
    turning_turtles,
    wythoff,
    wythoff_values,
    zeckendorf,
)
from cgkit.solve import outcome, winning_moves
from cgkit.surds import Surd, golden
from cgkit.values import grundy, grundy_sequence, value

__version__ = "0.1.0"

__all__ = [
    "SOS",
    "Aliquot",
    "AtLeastHalf",
    "AtMostHalf",
    "Bash",
    "Chomp",
    "ChooseNim",
    "CoinRing",
    "Compound",
    "Digraph",
    "DimPlus",
    "DynamicSubtraction",
    "EmptyAndDivide",
    "Hackenbush",
    "Heaps",
    "Infinite",
    "Misere",
    "MooreNim",
    "Move",
    "Nim",
    "Nimble",
    "Northcott",
    "NumberLine",
    "Ordinal",
    "OrdinalNim",
    "Period",
    "Position",
    "PowersOfTwo",
    "Queen",
    "Ruleset",
    "SearchLimitError",
    "StaircaseNim",
    "Step",
    "Subtraction",
    "Surd",
    "ThirtyOne",
    "TogetherNim",
    "TurningTurtles",
    "Wythoff",
    "are_cold",
    "bamboo",
    "chomp",
    "cold_pair",
    "cold_partner",
    "fibonacci_nim",
    "girl_dog_house",
    "golden",
    "graph_of",
    "green_value",
    "grundy",
    "grundy_labelling",
    "grundy_sequence",
    "hackenbush",
    "is_cold",
    "join",
    "label",
    "labelling",
    "loopy_outcome",
    "loopy_sum",
    "loopy_values",
    "mex",
    "misere",
    "nim",
    "nim_sum",
    "nimble",
    "northcott",
    "observed_period",
    "outcome",
    "position_graph",
    "queen",
    "remoteness",
    "selective",
    "sos",
    "sos_outcome",
    "staircase",
    "subtraction_period",
    "turning_turtles",
    "value",
    "winning_moves",
    "wythoff",
    "wythoff_values",
    "zeckendorf",
]
