"""The games of the book, one module each: rules, and what theorems know of them."""

from cgkit.rulesets.acrostic_twins import AcrosticTwins, acrostic_twins
from cgkit.rulesets.chomp import Chomp, chomp
from cgkit.rulesets.choose_nim import ChooseNim
from cgkit.rulesets.coin_grid import CoinGrid
from cgkit.rulesets.coin_heaps import GrundyCoins, SubtractionCoins, grundy_coins
from cgkit.rulesets.coin_ring import CoinRing
from cgkit.rulesets.coin_turning import CoinRow, CoinRule, CoinTurning
from cgkit.rulesets.digraph import Digraph
from cgkit.rulesets.dots import Rayles, Rims, rayles, rims
from cgkit.rulesets.dynamic import DynamicSubtraction, fibonacci_nim, zeckendorf
from cgkit.rulesets.empty_and_divide import EmptyAndDivide
from cgkit.rulesets.even_if_not_all import EvenIfNotAll, even_if_not_all
from cgkit.rulesets.hackenbush import Hackenbush, bamboo, hackenbush
from cgkit.rulesets.halves_and_divisors import Aliquot, AtLeastHalf, AtMostHalf, DimPlus
from cgkit.rulesets.mock_turtles import MockTurtles, mock_turtles
from cgkit.rulesets.moore import MooreNim
from cgkit.rulesets.nim import Nim, Nimble, nim, nimble
from cgkit.rulesets.northcott import Northcott, northcott
from cgkit.rulesets.number_line import NumberLine
from cgkit.rulesets.ordinal_nim import OrdinalNim
from cgkit.rulesets.powers_of_two import PowersOfTwo
from cgkit.rulesets.rings import PaintChain, VertexRemoval, vertex_removal
from cgkit.rulesets.rows import DawsonChess, DawsonKayles, Kayles, dawson_chess, dawson_kayles, kayles
from cgkit.rulesets.ruler import Ruler, ruler
from cgkit.rulesets.schwenk import schwenk_numbers
from cgkit.rulesets.sos import SOS, sos
from cgkit.rulesets.sos_traps import sos_outcome
from cgkit.rulesets.staircase import StaircaseNim, staircase
from cgkit.rulesets.subtraction import Bash, Subtraction
from cgkit.rulesets.take_and_break import GrundysGame, Lasker, TakeAndBreak, grundys_game, lasker
from cgkit.rulesets.tartan import Tartan, TartanMove, rugs, turning_corners
from cgkit.rulesets.thirty_one import ThirtyOne
from cgkit.rulesets.together import TogetherNim
from cgkit.rulesets.treblecross import Treblecross, treblecross
from cgkit.rulesets.turn_coins import TurnCoins
from cgkit.rulesets.turning_turtles import TurningTurtles, turning_turtles
from cgkit.rulesets.twins import Triplets, Twins, triplets, twins
from cgkit.rulesets.wythoff import Queen, Wythoff, queen, wythoff, wythoff_values
from cgkit.rulesets.yard import girl_dog_house

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
    "bamboo",
    "chomp",
    "dawson_chess",
    "dawson_kayles",
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
    "queen",
    "rayles",
    "rims",
    "rugs",
    "ruler",
    "schwenk_numbers",
    "sos",
    "sos_outcome",
    "staircase",
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
