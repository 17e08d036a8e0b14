"""Games that need not be combinatorial: trees with chance and hidden moves, plans, tables, equilibria, agreements, coalitions.

Everything that comes out is exact, but for `linear_program`, which answers in floating point. What asks scipy
imports it when it is called; all else is the standard library.
"""

from cgkit.strategic.backward import Solved, backward, tree_of
from cgkit.strategic.bargaining import agreement, most_together, split
from cgkit.strategic.coalitions import (
    CoalitionGame,
    airport,
    arriving,
    bankruptcy,
    banzhaf_value,
    contested_garment,
    excesses,
    glove,
    majority,
    shapley_value,
    weighted_voting,
)
from cgkit.strategic.core import core_of, core_vertices, in_core, is_nucleolus, nucleolus
from cgkit.strategic.domination import dominated, only_best_against, reduce
from cgkit.strategic.envelopes import Envelope, envelope
from cgkit.strategic.equilibria import equilibria, equilibrium_boxes, pure_equilibria
from cgkit.strategic.habits import HABITS, Habit, Match, best_against, match, tournament
from cgkit.strategic.kinds import Kind, kind_of
from cgkit.strategic.lotteries import Lottery, expected_utility, mixed
from cgkit.strategic.matrices import Bimatrix, Matrix
from cgkit.strategic.minimax import (
    fictitious_play,
    linear_program,
    lower_value,
    proves,
    saddle_points,
    solve,
    upper_value,
)
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
from cgkit.strategic.small_games import at_once, one_card, roll_or_stop, stag_hunt, stone_scissors_paper
from cgkit.strategic.table_games import chicken, friends, pennies, prisoners, river, stag
from cgkit.strategic.trees import Chance, Choice, End, Node, Tree, chance, choice, end

__all__ = [
    "HABITS",
    "Behaviour",
    "Bimatrix",
    "Chance",
    "Choice",
    "CoalitionGame",
    "End",
    "Envelope",
    "Habit",
    "Kind",
    "Lottery",
    "Match",
    "Matrix",
    "Node",
    "Plan",
    "Solved",
    "StrategicForm",
    "StrategicGame",
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
    "bluffing",
    "chance",
    "chicken",
    "choice",
    "contested_garment",
    "core_of",
    "core_vertices",
    "dominated",
    "end",
    "envelope",
    "equilibria",
    "equilibrium_boxes",
    "evenly",
    "excesses",
    "expected",
    "expected_utility",
    "fictitious_play",
    "friends",
    "glove",
    "guarantee",
    "in_core",
    "is_nucleolus",
    "kind_of",
    "kuhn_poker",
    "linear_program",
    "lower_value",
    "majority",
    "match",
    "matrix_of",
    "mixed",
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
    "saddle_points",
    "shapley_value",
    "solve",
    "split",
    "stag",
    "stag_hunt",
    "stone_scissors_paper",
    "strategic_form",
    "tournament",
    "tree_of",
    "upper_value",
    "weighted_voting",
]
