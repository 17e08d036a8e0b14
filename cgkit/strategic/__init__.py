"""Games that need not be combinatorial: trees with chance and hidden moves, plans, tables, backward induction.

Everything is exact; nothing here needs more than the standard library.
"""

from cgkit.strategic.backward import Solved, backward, tree_of
from cgkit.strategic.kinds import Kind, kind_of
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
from cgkit.strategic.small_games import at_once, one_card, roll_or_stop, stag_hunt, stone_scissors_paper
from cgkit.strategic.trees import Chance, Choice, End, Node, Tree, chance, choice, end

__all__ = [
    "Behaviour",
    "Chance",
    "Choice",
    "End",
    "Kind",
    "Node",
    "Plan",
    "Solved",
    "StrategicForm",
    "Tree",
    "at_once",
    "backward",
    "best_replies",
    "chance",
    "choice",
    "end",
    "evenly",
    "expected",
    "guarantee",
    "kind_of",
    "one_card",
    "plans",
    "roll_or_stop",
    "stag_hunt",
    "stone_scissors_paper",
    "strategic_form",
    "tree_of",
]
