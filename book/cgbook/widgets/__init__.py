"""Widgets to `play` and `label` games, answer an `exercise`, and explore graphs, heat maps, sums, yards, trees, coalitions and Life.

Each widget is an anywidget. Its front end looks up moves in a table or computes results itself, so it works on a page without Python in
the same way as in JupyterLab. Only new questions to the laboratory need Python.
"""

from cgbook.extras import needs

with needs("cgbook"):
    import anywidget as _anywidget  # noqa: F401  (imported here once, so that a missing package gives a clear message)

from cgbook.widgets.answer_boxes import AnswerBox, exercise
from cgbook.widgets.climb import Climb, climb
from cgbook.widgets.coin_codes import CoinRules, code_of, coin_rules, single_heads
from cgbook.widgets.gates import Guess, Hand, guess, hand
from cgbook.widgets.graphs import GraphEditor, GraphExplorer, draw_your_own, look_into
from cgbook.widgets.habits import OwnHabit, own_habit
from cgbook.widgets.heat_maps import HeatMap, heat_map
from cgbook.widgets.labeller import Labeller, label
from cgbook.widgets.laboratory import Lab, lab
from cgbook.widgets.life_sheet import LifeSheet, life
from cgbook.widgets.matrix_games import MatrixGame, matrix_game
from cgbook.widgets.misere_board import MisereRows, misere_rows
from cgbook.widgets.octal_explorer import OctalExplorer, explore_code
from cgbook.widgets.period_finder import PeriodFinder, find_period, show_period
from cgbook.widgets.player import Player, play
from cgbook.widgets.practice import PracticeBoard, practice_board
from cgbook.widgets.sharing import Sharing, share_estate, share_out
from cgbook.widgets.short_errors import shorten_in_notebook as _shorten_in_notebook
from cgbook.widgets.sorting import SortedTable, sorted_table
from cgbook.widgets.storyboard import Story, story
from cgbook.widgets.sums import SideBySide, side_by_side
from cgbook.widgets.table_games import BimatrixBoard, bimatrix
from cgbook.widgets.tree_game import TreeGame, play_tree
from cgbook.widgets.yards import Yard, yard

_shorten_in_notebook()

__all__ = [
    "AnswerBox",
    "BimatrixBoard",
    "Climb",
    "CoinRules",
    "GraphEditor",
    "GraphExplorer",
    "Guess",
    "Hand",
    "HeatMap",
    "Lab",
    "Labeller",
    "LifeSheet",
    "MatrixGame",
    "MisereRows",
    "OctalExplorer",
    "OwnHabit",
    "PeriodFinder",
    "Player",
    "PracticeBoard",
    "Sharing",
    "SideBySide",
    "SortedTable",
    "Story",
    "TreeGame",
    "Yard",
    "bimatrix",
    "climb",
    "code_of",
    "coin_rules",
    "draw_your_own",
    "exercise",
    "explore_code",
    "find_period",
    "guess",
    "hand",
    "heat_map",
    "lab",
    "label",
    "life",
    "look_into",
    "matrix_game",
    "misere_rows",
    "own_habit",
    "play",
    "play_tree",
    "practice_board",
    "share_estate",
    "share_out",
    "show_period",
    "side_by_side",
    "single_heads",
    "sorted_table",
    "story",
    "yard",
]
