"""The games of the book, one module each: rules, and what theorems know of them."""

from cgkit.rulesets.chomp import Chomp, chomp
from cgkit.rulesets.coin_ring import CoinRing
from cgkit.rulesets.dots import Rayles, Rims, rayles, rims
from cgkit.rulesets.dynamic import DynamicSubtraction, fibonacci_nim, zeckendorf
from cgkit.rulesets.empty_and_divide import EmptyAndDivide
from cgkit.rulesets.even_if_not_all import EvenIfNotAll, even_if_not_all
from cgkit.rulesets.moore import MooreNim
from cgkit.rulesets.nim import Nim, Nimble, nim, nimble
from cgkit.rulesets.northcott import Northcott, northcott
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
from cgkit.rulesets.treblecross import Treblecross, treblecross
from cgkit.rulesets.turning_turtles import TurningTurtles, turning_turtles

__all__ = [
    "SOS",
    "Bash",
    "Chomp",
    "CoinRing",
    "DawsonChess",
    "DawsonKayles",
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
    "PaintChain",
    "PowersOfTwo",
    "Rayles",
    "Rims",
    "StaircaseNim",
    "Subtraction",
    "TakeAndBreak",
    "ThirtyOne",
    "Treblecross",
    "TurningTurtles",
    "VertexRemoval",
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
    "rayles",
    "rims",
    "schwenk_numbers",
    "sos",
    "sos_outcome",
    "staircase",
    "treblecross",
    "turning_turtles",
    "vertex_removal",
    "zeckendorf",
]
