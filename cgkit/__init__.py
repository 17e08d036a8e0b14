"""Exact solvers for combinatorial games, built on nothing but the standard library.

>>> (kayles(7) + nim(2)).winning_moves()
[]
>>> Subtraction({1, 3, 4})(101).winning_moves()
[take 1: leaves 100, a P-position (value 0), take 3: leaves 98, a P-position (value 0)]

The games are listed in `cgkit.rulesets`, grouped by what you play them with. Some are ready to play, and you call such a game with a
position, as in `kayles(7)`. The others have parameters, which you give first, as in `Bash(3)(21)`.

For a game of your own, use Ruleset, Heaps, CoinRow, Move and Step; `Ruleset.from_options` makes a game from a function.

Positions: A Position has `moves`, `play`, `outcome`, `value`, `winning_moves`, `remoteness`, `misere`; `+` adds positions, and join,
selective, short and misere combine or change games in other ways. Use budget to allow a longer search.

Questions about many positions or games: agree, dag_values, graph_of, grundy_sequence, labelling, loopy_outcome, loopy_sum, loopy_values,
margins, misere_kind, misere_pair, misere_quotient, observed_period, part_numbers, period, position_graph, scores, sj_hypothesis,
sj_outcome, twelve_ways, value_table, green_value.

Numbers: mex, nim_sum, nim_product, nim_inverse, nim_power, nim_root, nim_quadratic, nim_products, nim_table, Ordinal, Surd, golden,
cold_pair, cold_partner, is_cold, zeckendorf.

Results and errors: Infinite, Period, NoPeriodError, SearchLimitError.

Everything else is in the subpackage that defines it, such as `cgkit.rulesets`.
"""

from cgkit import rulesets
from cgkit.checks import SearchLimitError
from cgkit.games.heaps import Heaps
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Ruleset
from cgkit.numbers.arrays import nim_products, nim_table
from cgkit.numbers.beatty import Surd, cold_pair, cold_partner, golden, is_cold
from cgkit.numbers.nim_field import nim_inverse, nim_power, nim_product, nim_quadratic, nim_root
from cgkit.numbers.nim_sums import Ordinal, mex, nim_sum
from cgkit.position import Position, join, misere, selective, short
from cgkit.position.analysis import agree, graph_of, labelling, loopy_values, margins, position_graph, scores
from cgkit.position.conway_compounds import part_numbers, twelve_ways
from cgkit.position.misere_sums import misere_kind, misere_pair, sj_hypothesis, sj_outcome
from cgkit.rulesets import *  # noqa: F403 - the module lists the names of the games
from cgkit.rulesets.dynamic import zeckendorf
from cgkit.rulesets.hackenbush_values import green_value
from cgkit.sequences.periods import NoPeriodError, Period, observed_period
from cgkit.solving.budget import budget
from cgkit.solving.dags import dag_values
from cgkit.solving.loopy import Infinite, loopy_outcome, loopy_sum
from cgkit.solving.quotients import misere_quotient
from cgkit.solving.value_tables import grundy_sequence, period, value_table

__version__ = "1.1.0"

__all__ = [  # noqa: RUF022 - grouped as above, and the rulesets list their own names
    # games of your own
    "Ruleset",
    "Heaps",
    "Move",
    "Step",
    # positions, and games built from them
    "Position",
    "join",
    "selective",
    "short",
    "misere",
    "budget",
    # questions about many positions or games
    "agree",
    "labelling",
    "graph_of",
    "position_graph",
    "scores",
    "margins",
    "grundy_sequence",
    "period",
    "observed_period",
    "value_table",
    "green_value",
    "dag_values",
    "loopy_values",
    "loopy_outcome",
    "loopy_sum",
    "misere_kind",
    "misere_pair",
    "misere_quotient",
    "sj_hypothesis",
    "sj_outcome",
    "part_numbers",
    "twelve_ways",
    # numbers
    "mex",
    "nim_sum",
    "nim_product",
    "nim_inverse",
    "nim_power",
    "nim_root",
    "nim_quadratic",
    "nim_products",
    "nim_table",
    "Ordinal",
    "Surd",
    "golden",
    "cold_pair",
    "cold_partner",
    "is_cold",
    "zeckendorf",
    # results and errors
    "Infinite",
    "Period",
    "NoPeriodError",
    "SearchLimitError",
]
__all__ += rulesets.__all__
