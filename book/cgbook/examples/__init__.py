"""Examples from chapters 1, 9, 11 and 12: games that needn't be combinatorial, lotteries, habits, kinds of games, and a picture.

Their solvers are in `cgbook.strategic`, and the picture's solver is in `cgkit.rulesets.green_hackenbush`.
"""

from cgbook.examples.coalitions import airport, bankruptcy, contested_garment, glove, majority, weighted_voting
from cgbook.examples.envelopes import envelope
from cgbook.examples.habits import HABITS, Habit, best_against, generations, match, switched, tournament
from cgbook.examples.kinds import Kind, kind_of
from cgbook.examples.lotteries import Lottery, expected_utility, mixed
from cgbook.examples.tables import chicken, friends, odd_one_out, pennies, prisoners, river, stag
from cgbook.examples.trees import (
    at_once,
    bluffing,
    kuhn_poker,
    one_card,
    roll_or_stop,
    stag_hunt,
    stone_scissors_paper,
)
from cgbook.examples.yard import girl_dog_house

__all__ = [
    "HABITS",
    "Habit",
    "Kind",
    "Lottery",
    "airport",
    "at_once",
    "bankruptcy",
    "best_against",
    "bluffing",
    "chicken",
    "contested_garment",
    "envelope",
    "expected_utility",
    "friends",
    "generations",
    "girl_dog_house",
    "glove",
    "kind_of",
    "kuhn_poker",
    "majority",
    "match",
    "mixed",
    "odd_one_out",
    "one_card",
    "pennies",
    "prisoners",
    "river",
    "roll_or_stop",
    "stag",
    "stag_hunt",
    "stone_scissors_paper",
    "switched",
    "tournament",
    "weighted_voting",
]
