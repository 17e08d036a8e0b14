"""Examples: the games of chapters 1, 11 and 12 that need not be combinatorial, habits for many rounds, and the kinds of games.

Their solvers are in `cgkit.strategic`.
"""

from cgbook.examples.envelopes import envelope
from cgbook.examples.habits import HABITS, Habit, best_against, match, tournament
from cgbook.examples.kinds import Kind, kind_of
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

__all__ = [
    "HABITS",
    "Habit",
    "Kind",
    "at_once",
    "best_against",
    "bluffing",
    "chicken",
    "envelope",
    "friends",
    "kind_of",
    "kuhn_poker",
    "match",
    "odd_one_out",
    "one_card",
    "pennies",
    "prisoners",
    "river",
    "roll_or_stop",
    "stag",
    "stag_hunt",
    "stone_scissors_paper",
    "tournament",
]
