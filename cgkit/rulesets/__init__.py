"""The games of the book, one module each: rules, and what theorems know of them."""

from cgkit.rulesets.chomp import Chomp, chomp
from cgkit.rulesets.choose_nim import ChooseNim
from cgkit.rulesets.coin_ring import CoinRing
from cgkit.rulesets.digraph import Digraph
from cgkit.rulesets.dots import Rayles, Rims, rayles, rims
from cgkit.rulesets.dynamic import DynamicSubtraction, fibonacci_nim, zeckendorf
from cgkit.rulesets.empty_and_divide import EmptyAndDivide
from cgkit.rulesets.even_if_not_all import EvenIfNotAll, even_if_not_all
from cgkit.rulesets.halves_and_divisors import Aliquot, AtLeastHalf, AtMostHalf, DimPlus
from cgkit.rulesets.moore import MooreNim
from cgkit.rulesets.nim import Nim, Nimble, nim, nimble
from cgkit.rulesets.northcott import Northcott, northcott
from cgkit.rulesets.number_line import NumberLine
from cgkit.rulesets.ordinal_nim import OrdinalNim
from cgkit.rulesets.powers_of_two import PowersOfTwo
from cgkit.rulesets.rings import PaintChain, VertexRemoval, vertex_removal
from cgkit.rulesets.rows import DawsonChess, DawsonKayles, Kayles, dawson_chess, dawson_kayles, kayles
from cgkit.rulesets.schwenk import schwenk_numbers
from cgkit.rulesets.sos import SOS, sos
from cgkit.rulesets.sos_traps import sos_outcome
from cgkit.rulesets.staircase import StaircaseNim, staircase
from cgkit.rulesets.subtraction import Bash, Subtraction
from cgkit.rulesets.take_and_break import GrundysGame, Lasker, TakeAndBreak, grundys_game, lasker
from cgkit.rulesets.thirty_one import ThirtyOne
from cgkit.rulesets.together import TogetherNim
from cgkit.rulesets.treblecross import Treblecross, treblecross
from cgkit.rulesets.turning_turtles import TurningTurtles, turning_turtles
from cgkit.rulesets.wythoff import Queen, Wythoff, queen, wythoff, wythoff_values

__all__ = [
    "SOS",
    "Aliquot",
    "AtLeastHalf",
    "AtMostHalf",
    "Bash",
    "Chomp",
    "ChooseNim",
    "CoinRing",
    "DawsonChess",
    "DawsonKayles",
    "Digraph",
    "DimPlus",
    "DynamicSubtraction",
    "EmptyAndDivide",
    "EvenIfNotAll",
    "GrundysGame",
    "Kayles",
    "Lasker",
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
    "StaircaseNim",
    "Subtraction",
    "TakeAndBreak",
    "ThirtyOne",
    "TogetherNim",
    "Treblecross",
    "TurningTurtles",
    "VertexRemoval",
    "Wythoff",
    "chomp",
    "dawson_chess",
    "dawson_kayles",
    "even_if_not_all",
    "fibonacci_nim",
    "grundys_game",
    "kayles",
    "lasker",
    "nim",
    "nimble",
    "northcott",
    "queen",
    "rayles",
    "rims",
    "schwenk_numbers",
    "sos",
    "sos_outcome",
    "staircase",
    "treblecross",
    "turning_turtles",
    "vertex_removal",
    "wythoff",
    "wythoff_values",
    "zeckendorf",
]
