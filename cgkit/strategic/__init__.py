"""Games that need not be combinatorial: trees with chance and hidden moves, plans, tables, equilibria, agreements, coalitions.

Numbers are exact: integers, fractions, and both as text, "1/2" or "0.5"; floats are refused, for they are most often not the number
that was meant. Rows, columns and players are counted from 0.
"""

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
from cgkit.strategic.equilibria import equilibria, equilibrium_boxes, pure_equilibria
from cgkit.strategic.forms import (
    Lottery,
    StrategicGame,
    best_replies,
    evenly,
    expected,
    expected_utility,
    guarantee,
    mixed,
    plans,
    strategic_form,
)
from cgkit.strategic.matrices import Bimatrix, Matrix
from cgkit.strategic.minimax import fictitious_play, lower_value, proves, saddle_points, solve, upper_value
from cgkit.strategic.trees import Tree, backward, chance, choice, end, tree_of

__all__ = [
    "Bimatrix",
    "CoalitionGame",
    "Lottery",
    "Matrix",
    "StrategicGame",
    "Tree",
    "agreement",
    "airport",
    "arriving",
    "backward",
    "bankruptcy",
    "banzhaf_value",
    "best_replies",
    "chance",
    "choice",
    "contested_garment",
    "core_of",
    "core_vertices",
    "dominated",
    "end",
    "equilibria",
    "equilibrium_boxes",
    "evenly",
    "excesses",
    "expected",
    "expected_utility",
    "fictitious_play",
    "glove",
    "guarantee",
    "in_core",
    "is_nucleolus",
    "lower_value",
    "majority",
    "mixed",
    "most_together",
    "nucleolus",
    "only_best_against",
    "plans",
    "proves",
    "pure_equilibria",
    "reduce",
    "saddle_points",
    "shapley_value",
    "solve",
    "split",
    "strategic_form",
    "tree_of",
    "upper_value",
    "weighted_voting",
]
