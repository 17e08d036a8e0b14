"""The games in the book, grouped by what you play them with, and classes for coin games of your own.

A game without parameters, such as `kayles`, is ready to play. A game with parameters, such as `Bash`, is a class. The modules also contain
the classes of the ready games, and further functions such as `wythoff_values` in `cgkit.rulesets.wythoffs_game`.
"""

from cgkit.rulesets.cards import thirty_one
from cgkit.rulesets.chomp_game import chomp
from cgkit.rulesets.coins.custom import CoinRule, TurnCoins
from cgkit.rulesets.coins.grid import acrostic_twins
from cgkit.rulesets.coins.row import CoinRow
from cgkit.rulesets.coins.row_games import (
    SubtractionCoins,
    grundy_coins,
    mock_turtles,
    rugs,
    ruler,
    triplets,
    turning_corners,
    turning_turtles,
    twins,
)
from cgkit.rulesets.dynamic import DynamicSubtraction, fibonacci_nim
from cgkit.rulesets.geography import Geography
from cgkit.rulesets.graph_games import Digraph, NumberLine, number_line
from cgkit.rulesets.green_hackenbush import bamboo, hackenbush
from cgkit.rulesets.kayles_family import dawson_chess, dawson_kayles, kayles, rayles, rims
from cgkit.rulesets.nim_family import nim, nimble, staircase
from cgkit.rulesets.nim_with_choice import OrdinalNim, choose_nim, ordinal_nim
from cgkit.rulesets.nimstring import Nimstring
from cgkit.rulesets.northcotts_game import northcott
from cgkit.rulesets.rings import CoinRing, PaintChain, vertex_removal
from cgkit.rulesets.several_heaps import MooreNim, TogetherNim
from cgkit.rulesets.size_dependent import aliquot, at_least_half, at_most_half, dim_plus, even_if_not_all, powers_of_two
from cgkit.rulesets.subtraction import Bash, Subtraction
from cgkit.rulesets.take_and_break import TakeAndBreak, grundys_game, lasker
from cgkit.rulesets.three_in_a_row import sos, treblecross
from cgkit.rulesets.two_heaps import empty_and_divide, euclid
from cgkit.rulesets.welters_game import welter
from cgkit.rulesets.wythoffs_game import Wythoff, queen, wythoff

__all__ = [  # noqa: RUF022 - grouped by what you play a game with
    # heaps, where each move takes from one heap
    "Bash",
    "Subtraction",
    "DynamicSubtraction",
    "fibonacci_nim",
    "at_least_half",
    "at_most_half",
    "dim_plus",
    "aliquot",
    "even_if_not_all",
    "powers_of_two",
    "nim",
    "nimble",
    "staircase",
    # heaps, where a move can take from several, divide one, or choose one
    "MooreNim",
    "TogetherNim",
    "Wythoff",
    "wythoff",
    "queen",
    "euclid",
    "empty_and_divide",
    "choose_nim",
    "OrdinalNim",
    "ordinal_nim",
    "TakeAndBreak",
    "lasker",
    "grundys_game",
    # rows, rings and graphs
    "kayles",
    "dawson_kayles",
    "dawson_chess",
    "rims",
    "rayles",
    "treblecross",
    "sos",
    "northcott",
    "welter",
    "PaintChain",
    "CoinRing",
    "vertex_removal",
    "NumberLine",
    "number_line",
    "Digraph",
    "Geography",
    # coins to turn
    "CoinRow",
    "CoinRule",
    "TurnCoins",
    "SubtractionCoins",
    "turning_turtles",
    "mock_turtles",
    "twins",
    "triplets",
    "ruler",
    "grundy_coins",
    "turning_corners",
    "acrostic_twins",
    "rugs",
    # boards, cards and pictures
    "chomp",
    "Nimstring",
    "thirty_one",
    "bamboo",
    "hackenbush",
]
