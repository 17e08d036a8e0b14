"""Calls whose parts are right and do not go together: each is refused in our words, which name a part of what was given.

Nonsense in place of a single part is what `tests/test_doors.py` tries; chance hardly makes these.
"""

from __future__ import annotations

import ast
from typing import Any

import pytest

from cgbook.examples.lotteries import mixed
from cgbook.teaching.assign.plan import from_yaml
from cgbook.teaching.forms import Board, Cells, Graph
from cgbook.widgets.replay import replay
from cgbook.widgets.table import table
from cgkit.games.compounds import Compound
from tests.test_doors import SPACE, refused

CALLS = """
join(misere(Bash(2))(3), Bash(2)(3))
Bash(2)(3) + misere(Bash(2))(3)
Compound((Bash(2), Bash(3)), touch=3)
short(Bash(2)(3))
Ruleset.from_options([1])
Bash(3)(2).play(Bash(3)(5).moves()[2])
Bash(3)(9).play(3)
dag_values([(1, 2, 3)])
dag_values(np.array([[0, -1]]))
dag_values({1: itertools.repeat(2)})
dag_values({0: [1]}, 3)
Surd(1, 1, 4)
Surd(1, 1, 5, 0)
nim_power(2**4000 + 1, 2**4000)
nim_power(0, -1)
nim_sum(np.array([-1]), 1)
nim_products(np.zeros(1 << 20, np.uint8), np.zeros(1 << 20, np.uint8)[:, None])
Tartan(Subtraction({1}), twins)
sj_hypothesis(misere(nim(1)))
misere_pair(sos(4))
sj_hypothesis(Digraph({'a': 'b', 'b': 'a'})('a'))
part_numbers(misere(Bash(2))(4))
thirty_one(1, 1, 1, 1, 1)
chomp([2, 3])
vertex_removal.ring(2)
TurnCoins('0-3')
TurnCoins('5-3')
hackenbush([(0, 0)])
hackenbush([(0, 0), (0, -1)])
Hackenbush(((0, 1),), ((0, 0, 0, 1), (0, 1, 0, 2)))
bamboo(100000, 1)
period(Subtraction({1, 10**6}), values=500)
period(grundys_game, 3000)
period(PaintChain(3), 40)
period(misere(kayles))
period(wythoff)
period(Bash(10**18))
value_table(misere(nim), 3)
value_table(nim, 10000)
northcott((0, ((499, 1, 499),)))
rugs({1, 2})
strategic.Bimatrix([[1, 2], [3]], [[1, 2], [3, 4]])
strategic.Bimatrix([[1]], [[1]], rows=('a', 'b'))
strategic.equilibria(strategic.Bimatrix([[0] * 9] * 9, [[0] * 9] * 9))
strategic.equilibrium_boxes(strategic.Bimatrix([[0] * 3], [[0] * 3]))
strategic.solve(strategic.Bimatrix([[1]], [[2]]))
cgkit.budget(positions=0).__enter__()
examples.Habit('a', 'b', ())
examples.Lottery({'a': 1, 'b': 1})
examples.expected_utility(examples.Lottery({'a': 1}), {'b': 1})
mixed(2, examples.Lottery({'a': 1}), examples.Lottery({'b': 1}))
Board(nim(0))
Graph({'a': 'b'}).spec()
Cells([[1], [1, 2]])
Cells([[1, 2]], columns=[1])
widgets.misere_rows(misere_quotient(kayles, 17))
widgets.sorted_table(['a', 'b'], [[1]], title='Ragged')
widgets.sorted_table(['code'], [['0.77']], title='Codes', opened='0.77')
widgets.side_by_side([Bash(3)(4)])
widgets.side_by_side([Bash(3)(4), Bash(3)(5)], [Bash(3)(4), Bash(2)(5)])
widgets.side_by_side([misere(Bash(3)(4)), Bash(3)(5)])
widgets.label(nim(1, 2, 3), layout='board')
widgets.bimatrix(strategic.Bimatrix([[100]], [[0]]))
widgets.play_tree(strategic.StrategicGame([('a',), ('b',)], lambda *_: ('1/2', 0)).tree())
replay(Bash(3)(5), [[[0, 5, 0]]])
replay(Bash(3)(5, 5), [[[0, 0, 0], [0, 1, 0]]])
table(Bash(3), (5001,))
table(misere(Bash(3)), (120, 120))
stories.sum_frames(nim(3), [])
stories.path_frames(3, [1, 3, 2])
stories.way_frames(14, (3, 1))
from_yaml('exercises: []', 'x.yaml')
from_yaml('[1, 2', 'x.yaml')
from_yaml('exercises: [{practice: nim moves, level: 4}]', 'x.yaml')
from_yaml('exercises: [{id: 3.22, points: -1}]', 'x.yaml')
from_yaml('color: red', 'x.yaml')
practice.practice('outcome', 1, 'a b')
practice.practice('outcome').check('perhaps')
practice.practice('nim moves', 2).check(7)
"""
NAMES: dict[str, Any] = {
    **SPACE, "Board": Board, "Cells": Cells, "Compound": Compound, "Graph": Graph,
    "from_yaml": from_yaml, "mixed": mixed, "replay": replay, "table": table,
}  # fmt: skip


@pytest.mark.parametrize("call", CALLS.strip().splitlines())
def test_what_does_not_go_together_is_refused_and_named(call: str) -> None:
    with pytest.raises((ValueError, TypeError)) as caught:
        eval(call, dict(NAMES))
    assert refused(caught.value)
    leaves = [node for node in ast.walk(ast.parse(call)) if isinstance(node, ast.Constant | ast.Name)]
    given = {str(leaf.value) if isinstance(leaf, ast.Constant) else leaf.id for leaf in leaves}
    assert any(part in str(caught.value).replace(",", "") for part in given), str(caught.value)
