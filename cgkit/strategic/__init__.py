"""Games that need not be combinatorial: trees with chance and hidden moves, plans, tables, equilibria, agreements, coalitions.

Everything that comes out is exact, but for `linear_program`, which answers in floating point. What asks scipy
imports it when it is called; all else is the standard library.
"""

from cgkit.strategic.agreements import Agreement, Split, agreement, feasible_corners, most_together, split
from cgkit.strategic.backward import Solved, backward, tree_of
from cgkit.strategic.bimatrix import Bimatrix, Struck, pure_equilibria, undominated
from cgkit.strategic.coalitions import CoalitionGame, excesses
from cgkit.strategic.core import Core, core_of, core_vertices
from cgkit.strategic.domination import Dominated, Reduced, dominated_column, dominated_row, only_best_against, reduce
from cgkit.strategic.envelopes import Envelope, envelope
from cgkit.strategic.equilibria import Box, Equilibrium, best_reply_boxes, equilibria, equilibrium_boxes
from cgkit.strategic.fictitious import FictitiousPlay, fictitious_play
from cgkit.strategic.habits import HABITS, Habit, Match, best_against, match, tournament
from cgkit.strategic.kinds import Kind, kind_of
from cgkit.strategic.linear import LinearAnswer, linear_program
from cgkit.strategic.lotteries import Lottery, expected_utility, mixed
from cgkit.strategic.markets import airport, bankruptcy, contested_garment, glove, majority, weighted_voting
from cgkit.strategic.matrices import Matrix, Mixture, column_pays, mean_pay, mixture, row_pays
from cgkit.strategic.minimax import Solution, lower_value, proves, saddle_points, solve, upper_value
from cgkit.strategic.nucleolus import is_nucleolus, nucleolus, sorted_excesses
from cgkit.strategic.plans import (
    Behaviour,
    Plan,
    StrategicForm,
    best_replies,
    evenly,
    expected,
    guarantee,
    plans,
    strategic_form,
)
from cgkit.strategic.poker import bluffing, kuhn_poker, matrix_of
from cgkit.strategic.several import StrategicGame, odd_one_out
from cgkit.strategic.sharing import arriving, banzhaf_value, shapley_value
from cgkit.strategic.small_games import at_once, one_card, roll_or_stop, stag_hunt, stone_scissors_paper
from cgkit.strategic.table_games import chicken, friends, pennies, prisoners, river, stag
from cgkit.strategic.trees import Chance, Choice, End, Node, Tree, chance, choice, end

__all__ = [
    "HABITS",
    "Agreement",
    "Behaviour",
    "Bimatrix",
    "Box",
    "Chance",
    "Choice",
    "CoalitionGame",
    "Core",
    "Dominated",
    "End",
    "Envelope",
    "Equilibrium",
    "FictitiousPlay",
    "Habit",
    "Kind",
    "LinearAnswer",
    "Lottery",
    "Match",
    "Matrix",
    "Mixture",
    "Node",
    "Plan",
    "Reduced",
    "Solution",
    "Solved",
    "Split",
    "StrategicForm",
    "StrategicGame",
    "Struck",
    "Tree",
    "agreement",
    "airport",
    "arriving",
    "at_once",
    "backward",
    "bankruptcy",
    "banzhaf_value",
    "best_against",
    "best_replies",
    "best_reply_boxes",
    "bluffing",
    "chance",
    "chicken",
    "choice",
    "column_pays",
    "contested_garment",
    "core_of",
    "core_vertices",
    "dominated_column",
    "dominated_row",
    "end",
    "envelope",
    "equilibria",
    "equilibrium_boxes",
    "evenly",
    "excesses",
    "expected",
    "expected_utility",
    "feasible_corners",
    "fictitious_play",
    "friends",
    "glove",
    "guarantee",
    "is_nucleolus",
    "kind_of",
    "kuhn_poker",
    "linear_program",
    "lower_value",
    "majority",
    "match",
    "matrix_of",
    "mean_pay",
    "mixed",
    "mixture",
    "most_together",
    "nucleolus",
    "odd_one_out",
    "one_card",
    "only_best_against",
    "pennies",
    "plans",
    "prisoners",
    "proves",
    "pure_equilibria",
    "reduce",
    "river",
    "roll_or_stop",
    "row_pays",
    "saddle_points",
    "shapley_value",
    "solve",
    "sorted_excesses",
    "split",
    "stag",
    "stag_hunt",
    "stone_scissors_paper",
    "strategic_form",
    "tournament",
    "tree_of",
    "undominated",
    "upper_value",
    "weighted_voting",
]
