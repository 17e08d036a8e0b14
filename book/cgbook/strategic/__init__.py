"""Solvers for games of strategy, in extensive and strategic form, with payoff matrices, equilibria, agreements and coalitions.

Numbers are exact. They're integers and fractions, or text such as "1/2" or "0.5". Floats aren't allowed, because 0.1 as a float isn't
exactly one tenth. Rows, columns and players are numbered from 0.

Functions take a table as a `Matrix` or as its rows, and a game of two players as a `Bimatrix` or as its two matrices, one after the other
or as a pair. A mixture is a list of probabilities, one for each row or column, or the number of a single row or column. Payments are
listed in the order of the players.

The names are from the book. In the literature, a *plan* is called a pure strategy, a *behaviour* a behaviour strategy, a *mixture* a mixed
strategy, a *table* a payoff matrix, and the *worths* of coalitions a characteristic function.
"""

from cgbook.strategic.backward_induction import backward
from cgbook.strategic.bargaining import agreement, most_together, split
from cgbook.strategic.behaviours import best_replies, evenly, expected, guarantee, plans, strategic_form
from cgbook.strategic.coalitions import CoalitionGame, arriving, banzhaf_value, excesses, shapley_value
from cgbook.strategic.core import core_of, core_vertices, in_core, is_nucleolus, nucleolus
from cgbook.strategic.domination import dominated, only_best_against, reduce
from cgbook.strategic.forms import StrategicGame
from cgbook.strategic.matrices import Bimatrix, Matrix
from cgbook.strategic.minimax import fictitious_play, lower_value, proves, saddle_points, solve, upper_value
from cgbook.strategic.nash_equilibria import equilibria, equilibrium_boxes, pure_equilibria
from cgbook.strategic.trees import Tree, chance, choice, end, tree_of

__all__ = [
    "Bimatrix",
    "CoalitionGame",
    "Matrix",
    "StrategicGame",
    "Tree",
    "agreement",
    "arriving",
    "backward",
    "banzhaf_value",
    "best_replies",
    "chance",
    "choice",
    "core_of",
    "core_vertices",
    "dominated",
    "end",
    "equilibria",
    "equilibrium_boxes",
    "evenly",
    "excesses",
    "expected",
    "fictitious_play",
    "guarantee",
    "in_core",
    "is_nucleolus",
    "lower_value",
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
]
