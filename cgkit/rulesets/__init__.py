"""The games of the book, one module each: rules, and what theorems know of them."""

from cgkit.rulesets.cards import ThirtyOne, thirty_one
from cgkit.rulesets.chomp import Chomp, chomp, chomp_losses, chomp_values
from cgkit.rulesets.coded import GrundysGame, Lasker, TakeAndBreak, grundys_game, lasker
from cgkit.rulesets.coins.acrostic_twins import AcrosticTwins, acrostic_twins
from cgkit.rulesets.coins.coin_grid import CoinGrid
from cgkit.rulesets.coins.coin_heaps import GrundyCoins, SubtractionCoins, grundy_coins
from cgkit.rulesets.coins.coin_turning import CoinRow, CoinRule, CoinTurning
from cgkit.rulesets.coins.mock_turtles import MockTurtles, mock_turtles
from cgkit.rulesets.coins.ruler import Ruler, ruler
from cgkit.rulesets.coins.tartan import Tartan, TartanMove, rugs, turning_corners
from cgkit.rulesets.coins.turn_coins import TurnCoins
from cgkit.rulesets.coins.turning_turtles import TurningTurtles, turning_turtles
from cgkit.rulesets.coins.twins import Triplets, Twins, triplets, twins
from cgkit.rulesets.dynamic import DynamicSubtraction, fibonacci_nim, schwenk_numbers, zeckendorf
from cgkit.rulesets.graphs import ChooseNim, Digraph, NumberLine, OrdinalNim, choose_nim, number_line, ordinal_nim
from cgkit.rulesets.hackenbush.cutting import Hackenbush, bamboo, hackenbush
from cgkit.rulesets.hackenbush.yard import girl_dog_house
from cgkit.rulesets.nim import MooreNim, Nim, Nimble, StaircaseNim, TogetherNim, nim, nimble, staircase
from cgkit.rulesets.northcott import Northcott, northcott
from cgkit.rulesets.rings import CoinRing, PaintChain, VertexRemoval, vertex_removal
from cgkit.rulesets.rows import (
    DawsonChess,
    DawsonKayles,
    Kayles,
    Rayles,
    Rims,
    dawson_chess,
    dawson_kayles,
    kayles,
    rayles,
    rims,
)
from cgkit.rulesets.strips import SOS, Treblecross, sos, sos_outcome, treblecross
from cgkit.rulesets.subtraction import Bash, Subtraction
from cgkit.rulesets.takes import (
    Aliquot,
    AtLeastHalf,
    AtMostHalf,
    DimPlus,
    EvenIfNotAll,
    PowersOfTwo,
    aliquot,
    at_least_half,
    at_most_half,
    dim_plus,
    even_if_not_all,
    powers_of_two,
)
from cgkit.rulesets.two_heaps import (
    EmptyAndDivide,
    Euclid,
    Queen,
    Wythoff,
    empty_and_divide,
    euclid,
    queen,
    wythoff,
    wythoff_values,
)

__all__ = [
    "SOS",
    "AcrosticTwins",
    "Aliquot",
    "AtLeastHalf",
    "AtMostHalf",
    "Bash",
    "Chomp",
    "ChooseNim",
    "CoinGrid",
    "CoinRing",
    "CoinRow",
    "CoinRule",
    "CoinTurning",
    "DawsonChess",
    "DawsonKayles",
    "Digraph",
    "DimPlus",
    "DynamicSubtraction",
    "EmptyAndDivide",
    "Euclid",
    "EvenIfNotAll",
    "GrundyCoins",
    "GrundysGame",
    "Hackenbush",
    "Kayles",
    "Lasker",
    "MockTurtles",
    "MooreNim",
    "Nim",
    "Nimble",
    "Northcott",
    "NumberLine",
    "OrdinalNim",
    "PaintChain",
    "PowersOfTwo",
    "Queen",
    "Rayles",
    "Rims",
    "Ruler",
    "StaircaseNim",
    "Subtraction",
    "SubtractionCoins",
    "TakeAndBreak",
    "Tartan",
    "TartanMove",
    "ThirtyOne",
    "TogetherNim",
    "Treblecross",
    "Triplets",
    "TurnCoins",
    "TurningTurtles",
    "Twins",
    "VertexRemoval",
    "Wythoff",
    "acrostic_twins",
    "aliquot",
    "at_least_half",
    "at_most_half",
    "bamboo",
    "chomp",
    "chomp_losses",
    "chomp_values",
    "choose_nim",
    "dawson_chess",
    "dawson_kayles",
    "dim_plus",
    "empty_and_divide",
    "euclid",
    "even_if_not_all",
    "fibonacci_nim",
    "girl_dog_house",
    "grundy_coins",
    "grundys_game",
    "hackenbush",
    "kayles",
    "lasker",
    "mock_turtles",
    "nim",
    "nimble",
    "northcott",
    "number_line",
    "ordinal_nim",
    "powers_of_two",
    "queen",
    "rayles",
    "rims",
    "rugs",
    "ruler",
    "schwenk_numbers",
    "sos",
    "sos_outcome",
    "staircase",
    "thirty_one",
    "treblecross",
    "triplets",
    "turning_corners",
    "turning_turtles",
    "twins",
    "vertex_removal",
    "wythoff",
    "wythoff_values",
    "zeckendorf",
]
