"""The games of the book, one module each: rules, and what theorems know of them."""

from cgkit.rulesets.chomp import Chomp, chomp
from cgkit.rulesets.chomp_tables import chomp_losses, chomp_values
from cgkit.rulesets.choose_nim import ChooseNim, choose_nim
from cgkit.rulesets.coded import GrundysGame, Lasker, TakeAndBreak, grundys_game, lasker
from cgkit.rulesets.coin_ring import CoinRing
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
from cgkit.rulesets.digraph import Digraph
from cgkit.rulesets.dynamic import DynamicSubtraction, fibonacci_nim, zeckendorf
from cgkit.rulesets.empty_and_divide import EmptyAndDivide, empty_and_divide
from cgkit.rulesets.euclid import Euclid, euclid
from cgkit.rulesets.hackenbush.cutting import Hackenbush, bamboo, hackenbush
from cgkit.rulesets.hackenbush.yard import girl_dog_house
from cgkit.rulesets.moore import MooreNim
from cgkit.rulesets.nim import Nim, Nimble, nim, nimble
from cgkit.rulesets.northcott import Northcott, northcott
from cgkit.rulesets.number_line import NumberLine, number_line
from cgkit.rulesets.ordinal_nim import OrdinalNim, ordinal_nim
from cgkit.rulesets.rings import PaintChain, VertexRemoval, vertex_removal
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
from cgkit.rulesets.schwenk import schwenk_numbers
from cgkit.rulesets.sos import SOS, sos
from cgkit.rulesets.sos_traps import sos_outcome
from cgkit.rulesets.staircase import StaircaseNim, staircase
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
from cgkit.rulesets.thirty_one import ThirtyOne, thirty_one
from cgkit.rulesets.together import TogetherNim
from cgkit.rulesets.treblecross import Treblecross, treblecross
from cgkit.rulesets.wythoff import Queen, Wythoff, queen, wythoff, wythoff_values

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
