"""The games of the book, one module each: rules, and what theorems know of them."""

from cgkit.rulesets.cards_and_bars.chomp import Chomp, chomp
from cgkit.rulesets.cards_and_bars.chomp_tables import chomp_losses, chomp_values
from cgkit.rulesets.cards_and_bars.thirty_one import ThirtyOne, thirty_one
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
from cgkit.rulesets.graphs.digraph import Digraph
from cgkit.rulesets.graphs.number_line import NumberLine, number_line
from cgkit.rulesets.hackenbush.cutting import Hackenbush, bamboo, hackenbush
from cgkit.rulesets.hackenbush.yard import girl_dog_house
from cgkit.rulesets.heaps.choose_nim import ChooseNim, choose_nim
from cgkit.rulesets.heaps.dynamic import DynamicSubtraction, fibonacci_nim, zeckendorf
from cgkit.rulesets.heaps.empty_and_divide import EmptyAndDivide, empty_and_divide
from cgkit.rulesets.heaps.euclid import Euclid, euclid
from cgkit.rulesets.heaps.even_if_not_all import EvenIfNotAll, even_if_not_all
from cgkit.rulesets.heaps.halves_and_divisors import (
    Aliquot,
    AtLeastHalf,
    AtMostHalf,
    DimPlus,
    aliquot,
    at_least_half,
    at_most_half,
    dim_plus,
)
from cgkit.rulesets.heaps.moore import MooreNim
from cgkit.rulesets.heaps.nim import Nim, Nimble, nim, nimble
from cgkit.rulesets.heaps.ordinal_nim import OrdinalNim, ordinal_nim
from cgkit.rulesets.heaps.powers_of_two import PowersOfTwo, powers_of_two
from cgkit.rulesets.heaps.schwenk import schwenk_numbers
from cgkit.rulesets.heaps.staircase import StaircaseNim, staircase
from cgkit.rulesets.heaps.subtraction import Bash, Subtraction
from cgkit.rulesets.heaps.take_and_break import GrundysGame, Lasker, TakeAndBreak, grundys_game, lasker
from cgkit.rulesets.heaps.together import TogetherNim
from cgkit.rulesets.heaps.wythoff import Queen, Wythoff, queen, wythoff, wythoff_values
from cgkit.rulesets.rows.coin_ring import CoinRing
from cgkit.rulesets.rows.dots import Rayles, Rims, rayles, rims
from cgkit.rulesets.rows.northcott import Northcott, northcott
from cgkit.rulesets.rows.rings import PaintChain, VertexRemoval, vertex_removal
from cgkit.rulesets.rows.sos import SOS, sos
from cgkit.rulesets.rows.sos_traps import sos_outcome
from cgkit.rulesets.rows.takes import DawsonChess, DawsonKayles, Kayles, dawson_chess, dawson_kayles, kayles
from cgkit.rulesets.rows.treblecross import Treblecross, treblecross

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
