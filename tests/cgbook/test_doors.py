"""What does not fit a game, a board or a trait is refused: by a ValueError or a TypeError that names a part of what was given.

Behind a bar stands what a message must name where no part of the call is named: a bound, a sum, or nothing.
Nonsense in place of a single part is what `tests/test_doors.py` tries.
"""

from __future__ import annotations

import ast
from fractions import Fraction
from typing import Any

import pytest

from cgbook import examples, strategic, widgets
from cgbook.strategic.nash_equilibria import best_reply_boxes
from cgbook.strategic.trees import Tree, chance, choice, end
from cgbook.widgets.answer_boxes import AnswerBox
from tests.test_doors import refused

CALLS = r"""
StrategicGame([], lambda: ()) | []
StrategicGame([('a', 'b'), ()], lambda *_: (0, 0)) |
StrategicGame([('a', 'a')], lambda _: (0,))
StrategicGame([('a',)] * 2, {}) | {}
StrategicGame([('a',)] * 2, lambda *_: (1,))
StrategicGame([('a',)] * 2, lambda *_: (0, 0), players=['Ann']) |
StrategicGame([[str(k) for k in range(7)]] * 6, lambda *_: ()) | 100000
odd_one_out.pays(['heads']) | 3
odd_one_out.pays('heads', 'heads', 'edge') | edge
odd_one_out.pays('heads', 'heads', {'heads': F(1, 2)})
odd_one_out.best(3, 'heads', 'heads', 'heads')
Tree('T', 'R', choice(0, 'a', {'x': end(1)})) | end(1)
Tree('T', 'R', choice(2, 'a', {'x': WIN}))
Tree('T', 'R', choice(0, 'a', {'x': choice(0, 'a', {'x': WIN})})) |
Tree('T', 'R', choice(0, 'a', {'x': choice(1, 'b', {'y': WIN}), 'z': choice(1, 'b', {'w': WIN})})) |
Tree('T', 'R', choice(0, 'a', {'x': choice(1, 'b', {'y': WIN}), 'z': choice(0, 'b', {'y': WIN})})) |
Tree('T', 'R', choice(0, 'a', {'x': choice(0, 'b', {'y': WIN}), 'z': choice(0, 'b', {'y': LOSE})})) |
chance('The die', {'a': (F(1, 2), WIN), 'b': (F(1, 3), LOSE)}) | 5/6
chance('The die', {'a': (0.5, WIN)})
chance('The die', {'a': ('-1/3', WIN)})
Matrix([[1, 2], [3]]) | 2
Matrix([]) |
Matrix([[0.5]])
Matrix([[1] * 1000] * 1000) | 10000
Matrix([[1]] * 10**6)
Matrix([[2**70]]) | 64
Matrix([[F(1, 2**70)]]) | 64
equilibria([[1]], [[1]], [[1]])
equilibria([[0, -1], [1, -10]], [[1]]) |
best_reply_boxes((1,))
CoalitionGame('ABC', {'A': 0, 'B': 0}) | AB
CoalitionGame('A', {'': 1, 'A': 2})
CoalitionGame('AB', lambda group: 1)
CoalitionGame([str(i) for i in range(10**6)], len) | 16
CoalitionGame('AA', len) |
CoalitionGame('AB', {'AC': 1})
CoalitionGame('A', {'A': 0.5})
CoalitionGame('', len) | 16
airport({3, 5}) |
airport((2**300,)) | 200
in_core(majority(3), 1, 0)
excesses(majority(3), (1, 0))
arriving(majority(3), 'AAB') |
arriving(majority(3), 'AB') |
nucleolus(majority(9)) | 8
nucleolus(CoalitionGame('AB', {'A': 2, 'B': 2, 'AB': 3})) |
core_vertices(majority(4)) |
bankruptcy(10, (3, 4))
bankruptcy(10, (-3, 40)) | -3
weighted_voting(0, (1, 2))
glove(0, 2)
matrix_game([[1, 2], [3]]) | 2
matrix_game([[21]])
matrix_game([[0] * 7]) | 6
matrix_game([[1, -1], [-1, 1]], rows=['a'])
matrix_game([[1, -1], [-1, 1]], rows=['a', 'a']) |
matrix_game([[1, -1], [-1, 1]], parts=['graf'])
matrix_game([[1, -1], [-1, 1]], most=100) | 99
share_out() | 0
share_out(majority(4)) | 3
share_out(majority(2)) |
share_out(majority(3), show=['all'])
share_out(CoalitionGame('ABC', lambda group: F(len(group), 2))) |
share_out(CoalitionGame('ABC', lambda group: int(len(group) == 1))) |
share_out(majority(3), most=10**6) | 1000
share_estate(10, (1, 2)) |
share_estate(10, (1, 2, 3))
play_tree(Bimatrix([[0] * 3] * 2, [[0] * 3] * 2), machines={'A': HABITS['patient']}) |
play_tree(stag_hunt, machines={'A': HABITS['patient']}) |
play_tree(prisoners, seat=1, machines={'A': HABITS['patient']}) |
heat_map(XOR, title='Sums', lines=LEFT, ask=[(2, 1), (3, 1)]) |
heat_map(XOR, title='Sums', ask=[(2, 1)]) |
heat_map(XOR, title='Sums', lines=LEFT, ask=[(2, 4)])
heat_map(XOR, title='Sums', lines=[(-1, 0)], ask=[(2, 1)]) |
heat_map(XOR, title='Sums', lines=LEFT, heaps='coins')
heat_map([[0, 1, 2]], title='Sums', lines=LEFT, heaps='cards')
heat_map([[0, 1], [2, 3]], title='Sums', lines=LEFT, heaps='cards') |
heat_map(XOR, title='Sums', lines=LEFT, scales=[1])
life('acorn', ask=True) | 7
lab('nim(3)', view='dance')
AnswerBox(nonsense=1) | nonsense
"""
SPACE: dict[str, Any] = {
    **vars(examples), **vars(strategic), **vars(widgets), "best_reply_boxes": best_reply_boxes, "Tree": Tree, "choice": choice,
    "chance": chance, "end": end, "F": Fraction, "WIN": end(1, -1), "LOSE": end(-1, 1), "AnswerBox": AnswerBox,
    "XOR": [[x ^ y for x in range(4)] for y in range(4)], "LEFT": [(-1, 0), (0, -1)],
}  # fmt: skip


@pytest.mark.parametrize("line", CALLS.strip().splitlines())
def test_what_does_not_fit_is_refused_and_named(line: str) -> None:
    call, bar, named = (part.strip() for part in line.partition(" |"))
    with pytest.raises((ValueError, TypeError)) as caught:
        eval(call, dict(SPACE))
    leaves = [node for node in ast.walk(ast.parse(call)) if isinstance(node, ast.Constant | ast.Name)]
    given = {str(leaf.value) if isinstance(leaf, ast.Constant) else leaf.id for leaf in leaves}
    said = str(caught.value).replace(",", "")
    assert any(part in said for part in ([named] if bar else given)), said
    assert refused(caught.value)
