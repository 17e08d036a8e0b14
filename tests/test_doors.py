"""Tests that everything public answers a wrong call, or refuses it in our own words with an error that says what's allowed.

The tables say whether the error is a ValueError or a TypeError, and test that it names the wrong value. A fuzz test tries
nonsense on everything public: the names of cgkit and of the layers of cgbook, and the methods of positions and of ready-made
objects. It spoils a part of a right call from the examples in the docstrings, or calls a name with odd arguments. Each call is an
expression, so that you can type a failing one again. pytest-timeout ends a call that doesn't return.
"""

from __future__ import annotations

import ast
import builtins
import contextlib
import doctest
import functools
import importlib
import inspect
import itertools
import linecache
import re
import sys
import tracemalloc
from collections.abc import Iterator
from contextlib import AbstractContextManager
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from types import FunctionType
from typing import Any

import networkx as nx
import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, seed, settings
from hypothesis import strategies as st

import cgbook
import cgkit
from cgbook import examples, strategic
from cgbook.examples.lotteries import mixed
from cgbook.pictures import matching_of
from cgbook.pictures.rings import halving
from cgbook.strategic.nash_equilibria import best_reply_boxes
from cgbook.strategic.trees import Tree, chance, choice, end
from cgbook.teaching.assign.plan import from_yaml
from cgbook.teaching.forms import Board, Cells, Graph
from cgbook.widgets.answer_boxes import AnswerBox
from cgbook.widgets.replay import replay
from cgbook.widgets.table import table
from cgkit import Digraph, Position, Ruleset, partizan
from cgkit.games.compounds import Compound
from cgkit.games.from_options import FromOptions
from cgkit.games.move import as_move
from cgkit.games.play_conventions import Wrapper
from cgkit.partizan.ruleset import Partizan
from cgkit.read import NAMES
from cgkit.sequences.octal_codes import heap_values
from cgkit.solving.misere import MisereSums

LAYERS = {
    "strategic": "cgbook.strategic",
    "examples": "cgbook.examples",
    "lab": "cgbook.lab",
    "practice": "cgbook.teaching.practice",
    "widgets": "cgbook.widgets",
    "pictures": "cgbook.pictures",
    "stories": "cgbook.stories",
    **{
        f"of_{name}": f"cgkit.rulesets.{name}"
        for name in ("dynamic", "hackenbush_values", "three_in_a_row", "wythoffs_game")
    },  # modules with public names that their layer doesn't export
}
HOMES = tuple(Path(*package.__path__) for package in (cgkit, cgbook))
MESSAGE = 600  # greatest length of a message, in characters

#: calls with a gap for a number, where anything else is a TypeError and -1 is a ValueError
OF_A_NUMBER = """
nim({}) kayles({}) lasker({}) grundys_game({}) rayles({}) rims({}) dawson_chess({}) dawson_kayles({}) nimble({}) staircase({})
choose_nim({}) number_line({}) at_least_half({}) at_most_half({}) dim_plus({}) aliquot({}) even_if_not_all({}) powers_of_two({})
fibonacci_nim({}) vertex_removal({}) ruler({}) twins({}) mock_turtles({}) triplets({}) turning_turtles({}) grundy_coins({}) bamboo({})
cold_pair({}) cold_partner({}) is_cold(1,{}) zeckendorf({}) nim_sum({}) nim_inverse({}) nim_root({}) nim_table({}) nim_product(3,{})
nim_products(3,{}) wythoff(3,{}) queen(3,{}) euclid(3,{}) empty_and_divide(3,{}) rugs(3,{}) turning_corners(3,{}) acrostic_twins(3,{})
chomp(3,{}) grundy_sequence(nim,{}) value_table(nim,{}) heap_values('0.77',{}) misere_quotient(kayles,{})
of_wythoffs_game.wythoff_values(3,{}) of_dynamic.schwenk_numbers(abs,{}) Subtraction([1,{}]) Bash({}) Wythoff({}) MooreNim({})
TogetherNim({}) PaintChain({}) CoinRing({}) DynamicSubtraction({}) NumberLine({}) mex([{}]) CoinRule('x',list,{}) budget(positions={})
budget(moves={}) welter({}) Nimstring(2,{}) Nimstring(2,2)({})
"""
#: calls with a gap for something else, or for a number of any size, where anything of another type is a TypeError
OF_SOMETHING = """
nim_power(2,{}) hackenbush({}) thirty_one({}) northcott({}) treblecross({}) sos({}) of_three_in_a_row.sos_outcome({}) Subtraction({})
TakeAndBreak({}) TurnCoins({}) TurnCoins('2',{}) CoinRule({},list) CoinRule('x',{}) ruler*{} SubtractionCoins({}) Digraph({})
Digraph({{1:{}}}) Ruleset.from_options([{}]) Ruleset.from_options(range,name=[{}]) Ruleset.from_options(range,end=[{}])
nim(5).play({}) nim(5)+{} misere({}) join({}) selective({}) short({}) agree({}) labelling({}) graph_of({}) position_graph({}) scores({})
loopy_values({}) loopy_outcome({}) loopy_sum({}) misere_kind({}) misere_pair({}) sj_hypothesis({}) sj_outcome({}) part_numbers({})
twelve_ways({}) margins({},gain=max) margins(nim(5),gain={}) mex({}) Surd({},1,5,2) golden.floor({}) grundy_sequence({},5) period({})
observed_period({}) heap_values({},5) dag_values({}) misere_quotient({},2) of_dynamic.schwenk_numbers({},9) green_value({})
Geography({}) Geography({{1:{}}})
"""
#: calls whose parts are right but don't fit together
TOGETHER = """
Tartan(Subtraction({1}), twins)
rugs({1, 2})
strategic.solve(strategic.Bimatrix([[1]], [[2]]))
examples.expected_utility(examples.Lottery({'a': 1}), {'b': 1})
"""
#: calls with values that are refused, alone or together; after a bar there's a word of the message if it names no part
#: of the call
VALUES = """
welter(3, 3)
Nimstring(4, 4)
Nimstring(2, 2)(13)
Geography({1: [1]})
Geography({1: [2], '1': [2]})
Geography({'a': 'b'})('c')
Geography({'a': 'b'})('a', ['c'])
Geography({'a': 'b'}, {'a': (0, 0)})
mock_turtles(2, 2)
mock_turtles('HX')
widgets.coin_rules([6])
widgets.coin_rules(pattern='up')
widgets.coin_rules(heads=[14])
MisereSums(Digraph({0: [0]}))
Ruleset.from_options(abs, name='')
Ruleset.from_options(abs, name='two words')
thirty_one(9)
northcott('W')
treblecross('XO')
sos('Q')
of_three_in_a_row.sos_outcome('Q')
Subtraction([0])
SubtractionCoins([0])
TakeAndBreak('q')
TurnCoins('q')
TurnCoins('2', 'q')
CoinRule('', list)
CoinRule('x', list, 2)
nim(5).play('take 9')
Surd(1, 0, 5, 2)
grundy_sequence(misere(nim), 5)
heap_values('q', 5)
dag_values({1: [1]})
green_value([(1, 2, 3)])
join(misere(Bash(2))(3), Bash(2)(3))
Bash(2)(3) + misere(Bash(2))(3)
Compound((Bash(2), Bash(3)), touch=3)
short(Bash(2)(3))
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
strategic.Bimatrix([[1, 2], [3]], [[1, 2], [3, 4]])
strategic.Bimatrix([[1]], [[1]], rows=('a', 'b'))
strategic.equilibria(strategic.Bimatrix([[0] * 9] * 9, [[0] * 9] * 9))
strategic.equilibrium_boxes(strategic.Bimatrix([[0] * 3], [[0] * 3]))
examples.Habit('a', 'b', ())
examples.Lottery({'a': 1, 'b': 1})
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
Geography({'a': 'b'})('a', ['z'])
Geography({'a': 'b'})('a', ['b'], 3) | a vertex
Geography({'a': 'a'})
Geography({1: ['1']})
Geography({}) | one vertex
Position(Geography({'a': 'b'}), (0, (0,))) | below 2
partizan.canonical_form(Round()((0, 0))) | return to
partizan.outcome_class(Round()((0, 0))) | neither player
partizan.canonical_form(partizan.domineering('..', '..')).number() | isn't a number
partizan.canonical_form(partizan.domineering(8, 8)) | stopped after
partizan.Game([Fraction(1, 3)])
partizan.Game([1000])
partizan.simplest_number(1, 1)
partizan.red_blue('BGR')
partizan.red_blue('B' * 101) | 100 edges
partizan.red_blue(*['B'] * 101) | 100 edges
partizan.RedBlueHackenbush([(0, 1)], 'BR') | 2
partizan.RedBlueHackenbush([(0, 1)], 'G')
partizan.red_blue('B').rules([7])
partizan.stalk_of(Fraction(1, 3))
partizan.domineering('..', '.') | length
partizan.domineering('..', 'x.')
partizan.domineering(9, 9)
partizan.domineering() | rows
widgets.play(partizan.domineering(5, 5)) | 5000
widgets.climb(bamboo(2, 2)) | wins
stories.form_frames(['stone', 'scissors', 'paper'], [[1, 2], [3, 4]], (0, 1))
stories.form_frames(['a'], [[1]], (0, 0))
"""
#: such calls whose error can also be a TypeError
EITHER = r"""
partizan.canonical_form(kayles)
partizan.red_blue(3)
matching_of(Digraph({1: [2]})(1))
partizan.simplest_number('a', 0.5)
partizan.canonical_form(nim(3))
partizan.stalk_value('green')
partizan.Game([0.5])
halving([0, 1]) | 2
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
AnswerBox(nonsense=1) | nonsense
"""


class Hostile:
    """An object whose repr raises an error."""

    def __repr__(self) -> str:
        raise RuntimeError("no repr")


class Verbose:
    """An object whose repr has a million characters."""

    def __repr__(self) -> str:
        return "v" * 1_000_000


class Unhashable:
    """An object that can't be in a set."""

    __hash__ = None  # type: ignore[assignment]


NUMBERS = """0 1 2 3 5 7 100 -1 -7 10**9 10**18 2**64 -2**70 2**4000 10**6+1 True False 0.5 2.0 -0.0 1e300
float('nan') float('inf') 1j Fraction(1,2) Fraction(4) Decimal('2') Decimal('NaN') np.int64(3) np.uint8(200) np.int8(-1)
np.uint64(2**63) np.float32(2.0) np.float64('nan') np.bool_(True) np.array(3) np.datetime64('2020-01-01')"""
TEXTS = """'' 'a' '3' '-1' '1-3' '0.77' 'P' 'take_1' '٣' chr(0) 'x'*100_000 '1'*5_000 b'ab' bytearray(3) 'S.O'"""
GROUPS = """[] () {} set() [1,2] (1,2,3) [3,1] {1,2} {1:2} {1,-1} {0} frozenset({2,5}) [True,False] (1.5,2) ['a','b']
(None,) [None]*3 [[1],[2,[3]]] ((1,2),(3,4)) [(1,),(2,3)] {'a':[1]} {(0,1):[]} {0:[1],1:[0]} [[]] [(),()] range(4)
range(10**9) range(10**18) iter([1,2]) itertools.count() itertools.repeat(1) itertools.repeat('a') list(range(3_000))
[10**18]*3 [-1,2] (np.int64(2),np.int64(3)) [float('nan')] np.array([1,2,3]) np.array([[1,2],[3,4]]) np.array([])
np.array([1.5,2.5]) np.array(['a']) np.zeros((2,3),dtype=bool) memoryview(b'abc')"""
POSITIONS = """nim(3,4,5) kayles(7) Subtraction({1,3,4})(10) misere(nim(2,1)) mock_turtles(1,2) wythoff(2,3) queen(2,3)
sos(4) nim(2)+kayles(3) Digraph({0:[1],1:[0,2],2:[]})(0) chomp(3,3) (mock_turtles*ruler)((1,2))"""
THINGS = """None ... NotImplemented str object() Hostile() [Hostile()] Verbose() (Verbose(),) Unhashable() {'a':Hostile()}
slice(3) (lambda*a:None) (lambda*a:-1) (lambda*a:'x') (lambda*a:[a]) (lambda*a:itertools.count()) cgkit nim Bash(3)
hackenbush [nim(2),3] (nim(1),kayles(2)) Step('take',(3,)) Move((4,),()) golden Ordinal(1,2) nim(4).moves()
nim(4).moves()[0] nx.path_graph(3) nx.DiGraph([(1,2)]) nx.DiGraph([(1,2),(2,1)]) Exception('e')"""
ODD = st.one_of(*(st.sampled_from(pool.split()) for pool in (NUMBERS, TEXTS, GROUPS, POSITIONS + " " + THINGS)))
ENDLESS = re.compile(
    r"(?<!odd)\(itertools\.|\*itertools|in (itertools|range\(10\*\*)|(list|set|sum|sorted|tuple|max|min)\(range\(10"
)

ODDS = {thing.__name__: thing for thing in (Hostile, Verbose, Unhashable, Fraction, Decimal, itertools)}
SPACE: dict[str, Any] = {
    **NAMES,
    **{name: getattr(cgkit, name) for name in cgkit.__all__},
    **{wing: importlib.import_module(module) for wing, module in LAYERS.items()},
    **ODDS,
    **{
        made.__name__: made
        for made in (Board, Cells, Compound, Graph, from_yaml, MisereSums, heap_values, mixed, replay, table)
    },
    **{"np": np, "nx": nx, "cgkit": cgkit},
}


class Round(Partizan[int]):
    """A game where Left and Right go round in a circle."""

    def left(self, board: int) -> list[tuple[int, str]]:
        return [((board + 1) % 3, "go")]

    right = left


#: names that only the tables of wrong values use
OWN: dict[str, Any] = {
    **vars(examples), **vars(strategic), **vars(importlib.import_module("cgbook.widgets")), "best_reply_boxes": best_reply_boxes,
    "Tree": Tree, "choice": choice, "chance": chance, "end": end, "F": Fraction, "WIN": end(1, -1), "LOSE": end(-1, 1),
    "AnswerBox": AnswerBox, "XOR": [[x ^ y for x in range(4)] for y in range(4)], "LEFT": [(-1, 0), (0, -1)], "Round": Round,
    "Position": Position, "matching_of": matching_of, "partizan": partizan, "halving": halving,
}  # fmt: skip


def public() -> Iterator[tuple[str, Any]]:
    """Yield the public functions, classes and methods, each with the expression that names it."""
    homes = {"": cgkit, **{f"{wing}.": importlib.import_module(module) for wing, module in LAYERS.items()}}
    for prefix, home in homes.items():
        for name in home.__all__:
            thing = getattr(home, name)
            if prefix and getattr(cgkit, name, None) is thing:
                continue
            if callable(thing):
                yield f"{prefix}{name}", thing
            elif type(thing).__module__.startswith(("cgkit", "cgbook")) and not isinstance(thing, Position):
                yield from ((f"{prefix}{name}.{method}", made) for method, made in methods(thing))
    yield from ((f"Position.{name}", method) for name, method in methods(Position))


def methods(thing: Any) -> list[tuple[str, Any]]:
    return [(name, made) for name, made in inspect.getmembers(thing, inspect.isroutine) if not name.startswith("_")]


PUBLIC = dict(public())


@functools.cache
def known(name: str) -> tuple[dict[str, Any], list[str]]:
    """Return the names that the examples in a docstring define, and the calls of the documented thing in these examples."""
    thing, last = PUBLIC[name], name.rpartition(".")[2]
    about = type(thing) if isinstance(thing, Ruleset) else thing
    space, calls = {**vars(sys.modules.get(about.__module__, cgkit)), **SPACE}, []
    for example in doctest.DocTestParser().get_examples(inspect.getdoc(about) or ""):
        with contextlib.suppress(Exception):
            (statement,) = ast.parse(example.source).body
            if isinstance(statement, ast.Assign | ast.Import | ast.ImportFrom | ast.FunctionDef | ast.ClassDef):
                exec(example.source, space)
            calls += [ast.unparse(call) for call in ast.walk(statement) if is_call_of(last, call, space)]
    return space, calls


def is_call_of(name: str, node: ast.AST, space: dict[str, Any]) -> bool:
    """Return whether a piece of code calls a thing, as in nim(3), Bash(3)(10) or nim(3).play(…), using only known names."""
    if not isinstance(node, ast.Call):
        return False
    called = ast.unparse(node.func)
    used = {part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load)}
    own = {part.arg for part in ast.walk(node) if isinstance(part, ast.arg)}
    return (
        name in (called.split("(")[0], called.rpartition(".")[2]) and used <= space.keys() | vars(builtins).keys() | own
    )


@st.composite
def wrong_calls(draw: st.DrawFn, name: str) -> str:
    """Draw a right call with a part replaced, or a call of the name with odd arguments."""
    right = known(name)[1]
    if right and draw(st.integers(0, 3)) > 0:
        tree = ast.parse(draw(st.sampled_from(right)), mode="eval")
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        given = [part for call in calls for part in (*call.args, *(word.value for word in call.keywords))]
        parts = [part for one in given for part in ast.walk(one) if isinstance(part, ast.expr)]
        if parts:
            chosen, odd = draw(st.sampled_from(parts)), ast.parse(draw(ODD), mode="eval").body

            class Spoil(ast.NodeTransformer):
                def visit(self, node: ast.AST) -> Any:
                    return odd if node is chosen else self.generic_visit(node)

            return ast.unparse(ast.fix_missing_locations(Spoil().visit(tree)))
    words = [*parameters(name), "nonsense"]
    if name.startswith("Position."):
        name = f"({draw(st.sampled_from(POSITIONS.split()))}).{name.partition('.')[2]}"
    arguments = draw(st.lists(ODD, max_size=3))
    keywords = draw(st.dictionaries(st.sampled_from(words), ODD, max_size=1))
    return f"{name}({', '.join([*arguments, *(f'{word}={odd}' for word, odd in keywords.items())])})"


def parameters(name: str) -> list[str]:
    with contextlib.suppress(TypeError, ValueError, SyntaxError):
        return [
            one.name for one in inspect.signature(PUBLIC[name]).parameters.values() if one.kind != one.VAR_POSITIONAL
        ]
    return []


def asked(call: str, space: dict[str, Any]) -> None:
    """Make a call and, if it returns a position, ask the usual questions about the position."""
    with cgkit.budget(positions=2_000, moves=20_000):
        found = eval(call, dict(space))
        if isinstance(found, Iterator):
            found = list(itertools.islice(found, 100))
        if isinstance(found, Position):
            repr(found)
            for question in (found.moves, found.outcome, found.winning_moves):
                with contextlib.suppress(ValueError):
                    question()


def refused(error: Exception) -> bool:
    """Return whether an error is a short one raised by our own code, or comes from outside our code, such as from a given function."""
    trace, where = error.__traceback__, []
    while trace:
        where.append((trace.tb_frame.f_code, trace.tb_lineno))
        trace = trace.tb_next
    ours = [any(Path(code.co_filename).is_relative_to(home) for home in HOMES) for code, _ in where]
    last, line = where[-1]
    if not any(ours) or last.co_filename == "<string>" or last.co_qualname == "question.<locals>.asked":
        return True
    said = ours[-1] and "raise" in linecache.getline(last.co_filename, line)
    return said and isinstance(error, ValueError | TypeError | ModuleNotFoundError) and len(str(error)) <= MESSAGE


def judge(name: str, call: str) -> None:
    assume(not ENDLESS.search(call))
    try:
        asked(call, known(name)[0])
    except Exception as error:
        if not refused(error):
            raise


def every(count: int) -> settings:
    return settings(
        max_examples=count, deadline=None, database=None, derandomize=True,
        suppress_health_check=list(HealthCheck), print_blob=False,
    )  # fmt: skip


def test_public_names_and_their_calls_are_found() -> None:
    assert {"nim", "Bash", "Position.play", "golden.floor", "widgets.play", "pictures.draw"} <= PUBLIC.keys()
    assert sum(bool(known(name)[1]) for name in PUBLIC) > 130
    for pool in (NUMBERS, TEXTS, GROUPS, POSITIONS, THINGS):
        for odd in pool.split():
            eval(odd, dict(SPACE))


@pytest.mark.parametrize("call", [*OF_A_NUMBER.split(), *OF_SOMETHING.split(), *TOGETHER.strip().splitlines()])
def test_a_wrong_type_is_a_type_error(call: str) -> None:
    for wrong in ("None", "2.5", "object()", "True") if "{}" in call else ("",):
        with pytest.raises(TypeError) as caught:
            eval(call.format(wrong) if wrong else call, dict(SPACE))
        assert refused(caught.value), wrong


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        *((call.format(-1), ValueError) for call in OF_A_NUMBER.split()),
        *((line, ValueError) for line in VALUES.strip().splitlines()),
        *((line, (ValueError, TypeError)) for line in EITHER.strip().splitlines()),
    ],
)
def test_a_wrong_value_is_refused_and_named(line: str, kind: Any) -> None:
    call, bar, named = (part.strip() for part in line.partition(" |"))
    with pytest.raises(kind) as caught:
        eval(call, {**OWN, **SPACE})
    assert refused(caught.value)
    leaves = [node for node in ast.walk(ast.parse(call)) if isinstance(node, ast.Constant | ast.Name)]
    given = {str(leaf.value) if isinstance(leaf, ast.Constant) else leaf.id for leaf in leaves}
    said = str(caught.value).replace(",", "")
    assert any(part in said for part in ([named] if bar else given)), said


DEEP = """Step('take',{}) Step('take',(1,),{}) Move({},()) Move((3,),{}) as_move({}) Position(nim,{}) Digraph({{1:[2]}},name={})
Ruleset.from_options(lambda*n:())({}) Ruleset.from_options(lambda*n:[{}])(1).moves() Digraph({{1:[{}]}}) Digraph({{{}:[1]}})
Digraph({{1:[2]}})({})"""


def nested(kind: type) -> Any:
    inner: Any = kind()
    for _ in range(100_000):
        inner = {0: inner} if kind is dict else kind((inner,))
    return inner


@pytest.mark.parametrize("kind", [tuple, list, dict])
def test_deeply_nested_arguments_are_answered_in_words(kind: type) -> None:
    """Neither the call nor the repr of its result raises a RecursionError."""
    deep = nested(kind)
    calls = [f"{name}(deep)" for name in cgkit.__all__ if callable(SPACE[name])]
    calls += [call.format("deep") for call in f"{OF_A_NUMBER} {OF_SOMETHING} {DEEP}".split()]
    for call in calls:
        with contextlib.suppress(TypeError, ValueError):
            repr(eval(call, {**SPACE, "deep": deep, "as_move": as_move}))
    while deep:  # otherwise, Python would free it by a recursion as deep
        deep = deep[0]


@pytest.mark.thorough
@pytest.mark.timeout(120)
@pytest.mark.filterwarnings("ignore::SyntaxWarning")  # the warning "'int' object is not callable" is right
@pytest.mark.parametrize("name", PUBLIC)
@every(5)
@given(data=st.data())
def test_a_wrong_call_is_refused_in_words(name: str, data: st.DataObject) -> None:
    judge(name, data.draw(wrong_calls(name), label="call"))


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", PUBLIC)
@seed(2)
@every(60)
@given(data=st.data())
def test_many_wrong_calls_are_refused_in_words_with_little_memory(name: str, data: st.DataObject) -> None:
    call = data.draw(wrong_calls(name), label="call")
    tracemalloc.start()
    try:
        judge(name, call)
        assert tracemalloc.get_traced_memory()[1] < 500 * 2**20
    finally:
        tracemalloc.stop()


@functools.cache
def rulesets() -> dict[str, Ruleset[Any]]:
    """Return the ready-made rulesets and those made in the examples, by their reprs."""
    made = [thing for thing in PUBLIC.values() if isinstance(thing, Ruleset)]
    for name in PUBLIC:
        for call in known(name)[1][:3]:
            with contextlib.suppress(Exception), cgkit.budget(positions=2_000, moves=20_000):
                made.append(getattr(found := eval(call, dict(known(name)[0])), "rules", found))
    made += [eval(position, dict(SPACE)).rules for position in POSITIONS.split()]
    return {repr(rules): rules for rules in made if isinstance(rules, Ruleset)}


def plain(state: Any) -> bool:
    """Return whether a state consists only of plain ints, strings, tuples and frozensets."""
    return all(map(plain, state)) if type(state) in (tuple, frozenset) else type(state) in (int, str)


def takes_anything(rules: Any) -> bool:
    """Return whether any hashable value can be a position or a part of one."""
    inner = rules.parts if isinstance(rules, Compound) else [rules.of] if isinstance(rules, Wrapper) else []
    return isinstance(rules, Digraph | FromOptions) or any(map(takes_anything, inner))


NO_NUMBERS = "True 2.0 0.5 float('nan') np.float32(2.0) np.bool_(True) None 1j (None,) (1.5,2)"


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("share", range(4))
def test_any_argument_becomes_a_plain_position_or_is_refused(share: int) -> None:
    """A truth value or a float isn't accepted as a number, and a state that was accepted is valid."""
    odds = f"{NUMBERS} {TEXTS} {GROUPS} {THINGS} 'x'*300_000 [0.5]*300_000 ('ring',) (3,'ring','ring') [[[3]]]".split()
    no_numbers = NO_NUMBERS.split()
    for place, rules in list(enumerate(rulesets().values()))[share::4]:
        space = {**SPACE, "rules": rules, "Position": Position}
        for odd in {*odds[place % 2 :: 2], *no_numbers}:
            for call in (f"rules({odd})", f"rules({odd}, {odd})", f"Position(rules, {odd})"):
                try:
                    state = eval(call, dict(space)).state
                except Exception as error:
                    if not refused(error):
                        raise AssertionError(f"{call} of {rules!r}") from error
                else:
                    assert takes_anything(rules) or odd not in no_numbers, (rules, call)
                    assert takes_anything(rules) or (plain(state) and rules.check(state) == state), (rules, call, state)


RECORDS = {"Move", "SearchLimitError", "Step"}  # these store their arguments unchanged


def spelled(call: str) -> str:
    """Return the call with every whole number up to 255 as a numpy integer; nim(3, 4) becomes nim(np.uint8(3), np.uint8(4))."""

    class Spell(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> Any:
            others = isinstance(node, ast.Call) and ast.unparse(node.func).startswith("np.")
            if others or isinstance(node, ast.BinOp | ast.UnaryOp | ast.Subscript | ast.Lambda):
                return node  # numpy's own arithmetic isn't ours to test
            return super().visit(node)

        def visit_Constant(self, node: ast.Constant) -> ast.expr:
            if type(node.value) is int and node.value <= 255:
                return ast.parse(f"np.uint8({node.value})", mode="eval").body
            return node

    return ast.unparse(ast.fix_missing_locations(Spell().visit(ast.parse(call, mode="eval"))))


def answer(call: str, space: dict[str, Any]) -> Any:
    """Return the result of a call in a form that can be compared."""
    try:
        with cgkit.budget(positions=2_000, moves=20_000):
            found = eval(call, dict(space))
            if isinstance(found, Position):
                return repr(found), found.outcome(), [str(move) for move in found.moves()[:99]]
    except (ValueError, TypeError) as error:  # some examples show an error, and some have too many moves
        return type(error)
    if isinstance(found, AbstractContextManager | FunctionType):  # two such objects are never equal
        return type(found)
    return repr(dict(found.nodes)) if isinstance(found, nx.Graph) else repr(found)


@pytest.mark.thorough
@pytest.mark.timeout(120)
@pytest.mark.parametrize("name", [name for name in PUBLIC if name not in RECORDS])
def test_numpy_integers_mean_the_same_as_integers(name: str) -> None:
    space, calls = known(name)
    for call in dict.fromkeys(calls):
        names = {part.id for part in ast.walk(ast.parse(call)) if isinstance(part, ast.Name)}
        if (
            names <= SPACE.keys() | vars(builtins).keys() and spelled(call) != call
        ):  # calls that define a function are left out, because the function can do arithmetic
            assert answer(spelled(call), space) == answer(call, space), spelled(call)
