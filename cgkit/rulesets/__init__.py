"""The games of the book, one module each: rules, and what theorems know of them."""

from cgkit.rulesets.chomp import Chomp, chomp
from cgkit.rulesets.choose_nim import ChooseNim
from cgkit.rulesets.coin_ring import CoinRing
from cgkit.rulesets.digraph import Digraph
from cgkit.rulesets.dynamic import DynamicSubtraction, fibonacci_nim, zeckendorf
from cgkit.rulesets.empty_and_divide import EmptyAndDivide
from cgkit.rulesets.hackenbush import Hackenbush, bamboo, hackenbush
from cgkit.rulesets.halves_and_divisors import Aliquot, AtLeastHalf, AtMostHalf, DimPlus
from cgkit.rulesets.moore import MooreNim
from cgkit.rulesets.nim import Nim, Nimble, nim, nimble
from cgkit.rulesets.northcott import Northcott, northcott
from cgkit.rulesets.number_line import NumberLine
from cgkit.rulesets.ordinal_nim import OrdinalNim
from cgkit.rulesets.powers_of_two import PowersOfTwo
from cgkit.rulesets.sos import SOS, sos
from cgkit.rulesets.sos_traps import sos_outcome
from cgkit.rulesets.staircase import StaircaseNim, staircase
from cgkit.rulesets.subtraction import Bash, Subtraction
from cgkit.rulesets.thirty_one import ThirtyOne
from cgkit.rulesets.together import TogetherNim
from cgkit.rulesets.turning_turtles import TurningTurtles, turning_turtles
from cgkit.rulesets.wythoff import Queen, Wythoff, queen, wythoff, wythoff_values
from cgkit.rulesets.yard import girl_dog_house

__all__ = [
    "SOS",
    "Aliquot",
    "AtLeastHalf",
    "AtMostHalf",
    "Bash",
    "Chomp",
    "ChooseNim",
    "CoinRing",
    "Digraph",
    "DimPlus",
    "DynamicSubtraction",
    "EmptyAndDivide",
    "Hackenbush",
    "MooreNim",
    "Nim",
    "Nimble",
    "Northcott",
    "NumberLine",
    "OrdinalNim",
    "PowersOfTwo",
    "Queen",
    "StaircaseNim",
    "Subtraction",
    "ThirtyOne",
    "TogetherNim",
    "TurningTurtles",
    "Wythoff",
    "bamboo",
    "chomp",
    "fibonacci_nim",
    "girl_dog_house",
    "hackenbush",
    "nim",
    "nimble",
    "northcott",
    "queen",
    "sos",
    "sos_outcome",
    "staircase",
    "turning_turtles",
    "wythoff",
    "wythoff_values",
    "zeckendorf",
]
