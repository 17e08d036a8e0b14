"""The table of functions of the front end that must give, on any input, exactly the result of a function in Python.

A row has the name of the function in `tests/front.mjs`, the functions of `maths` that must run, the function in Python with the
same arguments, a generator of random arguments, and edge cases that random arguments would hardly ever hit.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from cgbook.examples import Habit, bluffing, envelope, generations, one_card, switched, tournament
from cgbook.life import Life
from cgbook.pictures.coalitions import amount
from cgbook.pictures.strokes import curves, extent, middle, spots
from cgbook.strategic import (
    Bimatrix,
    CoalitionGame,
    Matrix,
    core_vertices,
    dominated,
    equilibrium_boxes,
    excesses,
    expected,
    lower_value,
    nucleolus,
    only_best_against,
    reduce,
    saddle_points,
    shapley_value,
    solve,
    strategic_form,
    upper_value,
)
from cgbook.strategic.behaviours import Behaviour
from cgbook.strategic.nash_equilibria import best_reply_boxes
from cgbook.widgets.sharing import PARTS
from cgkit import (
    Digraph,
    DynamicSubtraction,
    Infinite,
    MooreNim,
    green_value,
    loopy_values,
    mex,
    nim_inverse,
    nim_product,
    nim_sum,
)
from cgkit.phrases import in_notation
from cgkit.rulesets.green_hackenbush import Hackenbush
from cgkit.rulesets.green_hackenbush import drawn as drawn_picture
from cgkit.rulesets.hackenbush_values import branches, standing, winning_cuts
from cgkit.sequences.periods import Period, certify, recurring
from tests.cgbook.page.twins import mark_twins, watching
from tests.front import ask

pytestmark = pytest.mark.thorough

Args = Sequence[Any]


@dataclass(frozen=True)
class Twin:
    """A function of the front end, and the function in Python that must give the same results."""

    asked: str
    runs: dict[str, str]  # module of `maths` -> names of its functions, separated by spaces
    python: Callable[..., Any]
    draw: Callable[[random.Random], Args]
    edges: Sequence[Args] = ()

    def __str__(self) -> str:
        return self.asked

    @property
    def functions(self) -> set[tuple[str, str]]:
        return {(module, name) for module, names in self.runs.items() for name in names.split()}


# --- graphs and pictures ----------------------------------------------------------------------------------------------


def graph(rnd: random.Random, *, loops: bool) -> list[list[int]]:
    size, chance = rnd.randint(1, 9), rnd.random() * 0.6
    return [[w for w in range(size if loops else v) if rnd.random() < chance] for v in range(size)]


def grundy_values(options: list[list[int]]) -> list[int | None]:
    return [one if isinstance(one, int) else None for one in loopy(options)]


def loopy(options: list[list[int]]) -> list[Any]:
    plain = Digraph(dict(enumerate(options)))
    found = loopy_values(*map(plain, range(len(options))))
    values = (found[plain(v)] for v in range(len(options)))
    return [sorted(one.options) if isinstance(one, Infinite) else one for one in values]


def picture(rnd: random.Random) -> list[list[int]]:
    vertices = rnd.randint(1, 12)
    return [[rnd.randrange(vertices), rnd.randrange(vertices)] for _ in range(rnd.randint(0, 14))]


def green(edges: list[list[int]]) -> dict[str, Any]:
    pairs = [(a, b) for a, b in edges]
    named = dict(enumerate(pairs))
    worths, stands = branches(named), standing(named)
    return {
        "value": green_value(pairs),
        "worths": [worths.get(i) for i in named],
        "standing": [i in stands for i in named],
        "wins": sorted(winning_cuts(named)),
    }


def segments(rnd: random.Random) -> list[list[int]]:
    return [
        [rnd.randint(0, 3), rnd.randint(0, 2), rnd.randint(0, 3), rnd.randint(0, 2)] for _ in range(rnd.randint(0, 8))
    ]


def edges_of(some: list[list[int]]) -> Any:
    picture = drawn_picture([(x, y), (u, v)] for x, y, u, v in some).rules
    assert isinstance(picture, Hackenbush)
    return picture.edges


def room(some: Any) -> dict[str, float]:
    return dict(zip(("left", "right", "top"), extent(curves(some)), strict=True))


LOOPS_AT_ONE_POINT = [[[1, 1, 1, 1]] * count for count in range(1, 9)]  # five loops or more share 240 degrees
PARALLEL = [
    [[0, 0, 2, 2], [2, 2, 0, 0], [0, 0, 2, 2]],
    [[0, 0, 3, 0]] * 3,
    [[3, 0, 0, 0], [0, 0, 3, 0]],
    [[0, 0, 0, 0]],
]
DRAWINGS = [[], *LOOPS_AT_ONE_POINT, *PARALLEL]
GRAPHS = [
    # an end, a loop, a cycle, and a vertex whose loop leaves it without a number
    *([[]], [[0]], [[1], [0]], [[], [1, 0], [1], [0]]),
    [[], [0], [0, 1], [2], [3, 1, 4]],
]
PICTURES = [
    # the empty picture, loops on the ground, and edges that hang in the air
    *([], [[0, 0]], [[0, 0], [0, 0]], [[1, 2]], [[1, 1]]),
    *([[0, 1], [1, 0]], [[0, 1], [1, 2], [2, 0]], [[0, 1], [1, 1]], [[0, 1], [0, 2], [1, 2]]),
]


# --- numbers ----------------------------------------------------------------------------------------------------------


def digits(size: int, width: int) -> list[int]:
    return [int(digit) for digit in f"{size:b}".rjust(width, "0")]


def nimber(a: str, b: str) -> list[str]:
    return [str(nim_product(int(a), int(b))), str(nim_inverse(int(a)) if int(a) else 0)]


def nimbers(rnd: random.Random) -> list[str]:
    return [str(rnd.getrandbits(rnd.choice((1, 2, 3, 4, 6, 8, 9, 16, 17, 30)))) for _ in "ab"]


def period(found: Period | None) -> dict[str, Any] | None:
    if found is None:
        return None
    return {"start": found.start, "length": found.length, "exceptions": [n for n, _ in found.exceptions]}


def certificate_asked(rnd: random.Random) -> Args:
    cycle = [rnd.randrange(3) for _ in range(rnd.randint(1, 5))]
    values = [rnd.randrange(3) for _ in range(rnd.randint(0, 6))] + cycle * rnd.randint(0, 8)
    return values[: rnd.randint(0, len(values))], rnd.randint(0, 4), rnd.randint(1, 3)


def unlike(row: list[int], shift: int, start: int, end: int) -> list[int]:
    return [n for n in range(max(start, shift), end + 1) if row[n] != row[n - shift]]


def ratios(a: list[str], b: list[str]) -> list[Any]:
    x, y = (Fraction(int(n), int(d)) for n, d in (a, b))
    return [str(x + y), str(x * y), str(x), (x > y) - (x < y), float(x)]


def some_ratios(rnd: random.Random) -> Args:
    return [
        [str(rnd.randint(-99, 99) * 10 ** rnd.choice((0, 20))), str(rnd.choice((-1, 1)) * rnd.randint(1, 99))]
        for _ in "ab"
    ]


def purses(bluffs: int, cards: int) -> dict[str, Any]:
    often = Fraction(bluffs, cards)
    mine: Behaviour = {"You hold the high card": "bet", "You hold the low card": {"bet": often, "fold": 1 - often}}
    face_down = "You have bet, and your card lies face down"
    return {f"{way}s": int(2 * cards * expected(one_card, mine, {face_down: way})[0]) for way in ("call", "fold")}


def level_odds(bet: int) -> dict[str, Any]:
    answer = solve(strategic_form(bluffing(1, bet)).first)  # the last plan bets with both cards
    return {"bluff": answer.rows[-1], "call": answer.columns[1], "won": answer.value}


def per_deal(bet: int, bluff: float, call: float) -> float:
    high, low = (call * (1 + bet) + (1 - call) * 1, call * (-1 - bet) + (1 - call) * 1)
    return (high + bluff * low - (1 - bluff)) / 2


def averages(bet: int, bluff: float, call: float, deals: int, every: int, seed: int) -> list[float]:
    lots = []
    for _ in range(3 * deals):
        seed = (1664525 * seed + 1013904223) % 2**32
        lots.append(seed / 2**32)
    won = {(False, False): -1, (False, True): -1, (True, False): 1}
    paid = [
        won.get((high < 0.5 or bet_low < bluff, called < call), 1 + bet if high < 0.5 else -1 - bet)
        for high, bet_low, called in zip(*[iter(lots)] * 3, strict=True)
    ]
    return [sum(paid[:deal]) / deal for deal in range(every, deals + 1, every)]


def some_deals(rnd: random.Random) -> Args:
    return (
        rnd.randint(1, 8),
        rnd.randint(0, 20) / 20,
        rnd.random(),
        rnd.randint(0, 60),
        rnd.randint(1, 9),
        rnd.randrange(2**32),
    )


def met(pays: Any, others: Any, switches: list[int], rounds: int, last: int) -> dict[str, Any]:
    game = Bimatrix(pays, pays)
    habits = [switched(switches[0], switches[1:]), *(Habit("a", "b", states) for states in others)]
    scores = tournament(game, habits, rounds)
    return {"scores": scores, "shares": generations(scores, last)}


def some_habit(rnd: random.Random) -> list[Any]:
    many = rnd.randint(1, 4)
    return [[rnd.randrange(2), rnd.randrange(many), rnd.randrange(many)] for _ in range(many)]


def some_meeting(rnd: random.Random) -> Args:
    pays = [[rnd.randint(0, 5) for _ in range(2)] for _ in range(2)]
    others = [some_habit(rnd) for _ in range(rnd.randint(0, 3))]
    return pays, others, [rnd.randrange(2) for _ in range(5)], rnd.randint(1, 12), rnd.randint(0, 9)


def alike_habits(*both: Any) -> bool:
    one, other = (Habit("a", "b", states) for states in both)
    return all(one.after(seen) == other.after(seen) for length in range(8) for seen in product((0, 1), repeat=length))


def some_cards(rnd: random.Random) -> Args:
    cards = rnd.randint(1, 44)
    return rnd.randint(0, cards), cards


def heat(rnd: random.Random) -> dict[str, Any]:
    width, height = rnd.randint(1, 6), rnd.randint(1, 6)
    steps = [(-1, 0), (0, -1), (-1, -1), (1, 0), (2, 1)]
    values = [[rnd.randint(0, 9) for _ in range(width)] for _ in range(height)]
    return {"values": values, "lines": rnd.sample(steps, rnd.randint(0, 4)), "corners": rnd.random() < 0.3}


def heat_place(rnd: random.Random) -> Args:
    one = heat(rnd)
    return one, rnd.randrange(len(one["values"][0])), rnd.randrange(len(one["values"]))


def on_lines(one: dict[str, Any], x: int, y: int) -> dict[tuple[int, int], int]:
    values = {(i, j): value for j, row in enumerate(one["values"]) for i, value in enumerate(row)}
    steps = [(x + across * k, y + up * k) for across, up in one["lines"] for k in range(1, 7)]
    return {place: values[place] for place in steps if place in values}


def seen(one: dict[str, Any], x: int, y: int) -> dict[str, Any]:
    lines, values = on_lines(one, x, y), one["values"]
    numbers = set(lines.values())
    if one["corners"]:
        numbers = {values[j][i] ^ values[y][i] ^ values[j][x] for i in range(x) for j in range(y)}
    return {"seen": [*lines], "numbers": sorted(numbers), "missing": mex(numbers)}


def judged(one: dict[str, Any], x: int, y: int, guess: int) -> dict[str, Any]:
    places = [place for place, value in on_lines(one, x, y).items() if value == guess]
    verdict = "right" if one["values"][y][x] == guess else "taken" if places else "more"
    return {"verdict": verdict, "place": places[0] if verdict == "taken" else None}


def life(cells: list[list[int]], steps: int, asked: list[list[int]]) -> list[Any]:
    now = Life((x, y) for x, y in cells)
    return [sorted(now.step(steps).cells), [now.neighbours(x, y) for x, y in asked]]


def some_life(rnd: random.Random) -> Args:
    left, top = (rnd.choice((0, -5, 20, 10**6 - 100, -(10**6))) for _ in "xy")
    width, height, dense = rnd.randint(1, 8), rnd.randint(1, 8), rnd.choice((0.1, 0.3, 0.5, 0.9))
    cells = [[left + x, top + y] for x in range(width) for y in range(height) if rnd.random() < dense]
    return cells, rnd.choice((1, 1, 2, 12)), [[x + rnd.randint(-1, 1), y + rnd.randint(-1, 1)] for x, y in cells[:2]]


# --- tables of two players --------------------------------------------------------------------------------------------


def texts(values: Any) -> list[str]:
    return [str(one) for one in values]


def matrix(rnd: random.Random, rows: int | None = None, most: int = 5) -> list[list[int]]:
    m, n, high = rows or rnd.randint(1, most), rnd.randint(1, most), rnd.choice((1, 2, 3, 9, 99))
    return [[rnd.randint(-high, high) for _ in range(n)] for _ in range(m)]


def solved(rows: list[list[int]]) -> list[list[str]]:
    found = solve(rows)
    return [[str(found.value)], texts(found.rows), texts(found.columns), texts(Matrix(rows).column_pays(found.rows))]


def matrix_bounds(rows: list[list[int]]) -> list[Any]:
    return [lower_value(rows), upper_value(rows), saddle_points(rows)]


def struck(rows: list[list[int]], at: int) -> list[Any]:
    found = dominated(rows, row=at)
    return [texts(found.by), None, found.strictly] if found else [None, texts(only_best_against(rows, at)), None]


def best_mixture(rows: list[list[int]]) -> list[Any]:
    found = envelope(rows)
    return [[texts(pair) for pair in found.corners], str(found.value), texts(found.best)]


Pays = list[list[list[int]]]


def pays(rnd: random.Random, rows: int = 2, columns: int = 2) -> Pays:
    most = rnd.choice((1, 3, 99))
    return [[[rnd.randint(-most, most), rnd.randint(-most, most)] for _ in range(columns)] for _ in range(rows)]


def bimatrix(some: Pays) -> Bimatrix:
    return Bimatrix(*([[cell[player] for cell in row] for row in some] for player in (0, 1)))


def shown(number: Fraction) -> list[int]:
    return [number.numerator, number.denominator]


def boxes(found: Any) -> list[dict[str, list[list[int]]]]:
    return [{"p": [*map(shown, one.p)], "q": [*map(shown, one.q)]} for one in found]


def table_facts(some: Pays) -> dict[str, Any]:
    table = bimatrix(some)
    own = {j: table.best_rows(j) for j in range(len(some[0]))}
    theirs = {i: table.best_columns(i) for i in range(len(some))}
    return {
        "replies": [[[i in own[j], j in theirs[i]] for j in own] for i in theirs],
        "struck": [
            {"player": ("row", "column").index(step.line), "which": step.at, "by": step.by.index(1)}
            for step in reduce(table).steps
        ],
    }


def square_facts(some: Pays) -> dict[str, Any]:
    table = bimatrix(some)
    return {"curves": [*map(boxes, best_reply_boxes(table))], "meetings": boxes(equilibrium_boxes(table))}


def brought(some: Pays, *odds: list[int]) -> list[list[int]]:
    p, q = (Fraction(*one) for one in odds)
    return [*map(shown, bimatrix(some).pays((p, 1 - p), (q, 1 - q)))]


# --- coalitions -------------------------------------------------------------------------------------------------------

GROUPS = ("A", "B", "AB", "C", "AC", "BC", "ABC")


def objection(worth: list[int], paid: list[int], grain: int) -> dict[str, object] | None:
    """Return the strongest objection to a proposal, with everybody's payments after it."""
    every = {
        group: PARTS * worth[group] - sum(one for i, one in enumerate(paid) if group >> i & 1) for group in range(1, 7)
    }
    group = max(every, key=lambda one: (every[one], -one))
    if every[group] <= 0:
        return None
    out = next(i for i in range(3) if not group >> i & 1)
    gain = min(every[group], paid[out] - PARTS * worth[1 << out])
    poor, rich = sorted((i for i in range(3) if i != out), key=lambda i: (paid[i], i))
    more = min(gain, -(-gain // (2 * grain)) * grain)
    after = list(paid)
    after[out] -= gain
    after[poor] += more
    after[rich] += gain - more
    return {"group": group, "excess": every[group], "paid": after}


def sharing(worth: list[int], paid: list[int], grain: int) -> dict[str, Any]:
    game = CoalitionGame("ABC", dict(zip(GROUPS, worth[1:], strict=True)))
    over = excesses(game, [Fraction(one, PARTS) for one in paid])
    possible = sum(game.alone) <= game.whole
    return {
        "excesses": [int(PARTS * over[group]) for group in GROUPS[:-1]],
        "shapley": [int(PARTS * one) for one in shapley_value(game)],
        "corners": [[float(one) for one in corner] for corner in core_vertices(game)],
        "nucleolus": [int(PARTS * one) for one in nucleolus(game)] if possible else None,
        "objection": objection(worth, paid, grain) if possible else None,
        "parts": PARTS,
    }


def some_sharing(rnd: random.Random) -> Args:
    most = rnd.choice((4, 12, 60, 600))
    worth = [0, *(rnd.randint(0, most) for _ in range(7))]
    for single in (1, 2, 4):
        worth[single] = rnd.choice((0, 0, rnd.randint(-3, most // 3)))
    if rnd.random() < 0.7:
        worth[7] = max(worth) + rnd.randint(0, most)
    if rnd.random() < 0.3:  # equal worths of two pairs, so that excesses are often equal
        worth[5] = worth[3]
    spare = PARTS * (worth[7] - worth[1] - worth[2] - worth[4])
    first, second = sorted(rnd.randint(0, max(0, spare)) for _ in "ab")
    paid = [PARTS * worth[1] + first, PARTS * worth[2] + second - first, PARTS * worth[4] + spare - second]
    return worth, paid, rnd.choice((1, 6, 60))


def left_for(estate: int, claims: list[int]) -> list[int]:
    each = dict(zip((1, 2, 4), claims, strict=True))
    return [max(0, estate - sum(one for bit, one in each.items() if not group & bit)) for group in range(8)]


def some_estate(rnd: random.Random) -> Args:
    claims = [rnd.randint(0, 300) for _ in range(3)]
    return rnd.randint(0, sum(claims)), claims


# --- the table --------------------------------------------------------------------------------------------------------

SMALL_PAYS = [([[[a, b], [c, d]], [[e, f], [g, h]]],) for a, b, c, d, e, f, g, h in product((0, 1), repeat=8)]
MATRICES = [
    ([[0]],),
    ([[1, 1], [1, 1]],),
    ([[0, 1], [1, 0]],),
    ([[1, -1], [-1, 1]],),
    ([[3, 1, 2]],),
    ([[3], [1], [2]],),
]

# --- words ------------------------------------------------------------------------------------------------------------

POSITIONS = {
    "nim": "nim(3, 4, 5)",
    "尼姆": "nim(3, 4, 5)",
    "wythoffsgame": "wythoff(6, 9)",
    "dim": "dim_plus(3, 9)",
    "own": "own",
}
PIECES = [
    "nim", "尼姆", "Wythoff’s game", "Dim+", "own", "chess", "3", "0.137", "10^18", "10¹⁸", "1,000", "007", "５", "take", "up to", "from",
    "or", "and", "+", ",", "，", "(", ")", "join of", "sum", "misère", "anti-", "反", "last player loses", "x", "-", "?", "who wins",
    "heaps of", "chips",
]  # fmt: skip


def some_words(rnd: random.Random) -> Args:
    if rnd.random() < 0.5:
        return (
            "".join(piece + rnd.choice(["", " ", " "]) for piece in rnd.choices(PIECES, k=rnd.randint(1, 7))),
            POSITIONS,
        )
    games = [
        f"{rnd.choice(PIECES[:6])}{rnd.choice([' ', ': ', '('])}{rnd.choice(PIECES[6:13])}"
        for _ in range(rnd.randint(1, 3))
    ]
    return (rnd.choice(["", "misere ", "join of "]) + rnd.choice([" + ", " and "]).join(games), POSITIONS)


TWINS = [
    Twin("grundy", {"labelling": "grundy"}, lambda g: {"value": grundy_values(g)},
         lambda rnd: [graph(rnd, loops=False)], [[one] for one in GRAPHS if one != [[], [1, 0], [1], [0]]][:1]),
    Twin("loopy", {"labelling": "loopy"}, loopy, lambda rnd: [graph(rnd, loops=True)], [[one] for one in GRAPHS]),
    Twin("mex", {"labelling": "mex"}, mex, lambda rnd: [[rnd.randrange(6) for _ in range(rnd.randrange(9))]],
         [[[]], [[1]], [[0, 0]], [[2, 1, 0]]]),
    Twin("green", {"green": "grow standing winningCuts"}, green, lambda rnd: [picture(rnd)], [[one] for one in PICTURES]),
    Twin("edgesOf", {"green": "edgesOf"}, edges_of,
         lambda rnd: [segments(rnd)], [[one] for one in DRAWINGS]),
    Twin("curves", {"strokes": "curves middle"}, lambda some: [(*one, *middle(one)) for one in curves(some)],
         lambda rnd: [segments(rnd)], [[one] for one in DRAWINGS]),
    Twin("spots", {"strokes": "spots"}, lambda some: spots(curves(some)), lambda rnd: [segments(rnd)],
         [[one] for one in DRAWINGS]),
    Twin("extent", {"strokes": "extent"}, room, lambda rnd: [segments(rnd)], [[one] for one in DRAWINGS]),
    Twin("columns", {"columns": "columnSums widthOf"}, lambda sizes, base: [n % base for n in MooreNim(base - 1).columns(tuple(sizes))],
         lambda rnd: ([rnd.randrange(1, 5_000) for _ in range(rnd.randint(1, 8))], rnd.randint(2, 6)),
         [([1], 2), ([1, 1], 2), ([4095, 4096], 2), ([7, 7, 7], 3)]),
    Twin("digits", {"columns": "digits"}, digits, lambda rnd: (rnd.randrange(1000), rnd.randrange(1, 14)),
         [(0, 1), (1, 1), (8, 4), (8, 3), (7, 3)]),
    Twin("nimSum", {"columns": "nimSum"}, lambda heaps: nim_sum(*heaps),
         lambda rnd: [[rnd.randrange(64) for _ in range(rnd.randint(0, 6))]], [[[]], [[5]], [[5, 5]], [[2**30, 2**30 - 1]]]),
    Twin("nimber", {"nim_field": "product inverse"}, nimber, nimbers,
         [("0", "7"), ("1", "1"), ("2", "2"), ("255", "256"), *((str(2**bits - 1), str(2**bits - 3)) for bits in (32, 40, 64, 100, 133))]),
    Twin("recurring", {"periods": "recurring"}, lambda values, window: period(recurring(values, window)),
         lambda rnd: ([rnd.randrange(2) for _ in range(rnd.randint(0, 30))], rnd.randint(1, 5)),
         [([], 1), ([0], 1), ([0, 0], 1), ([1, 0, 1, 0, 1, 0], 2)]),
    Twin("certified", {"periods": "certified"}, lambda *one: period(certify(*one)), certificate_asked,
         [([0] * 9, 0, 1), ([0, 1] * 9, 2, 2), ([], 0, 1)]),
    Twin("unlike", {"sliding": "unlike"}, unlike,
         lambda rnd: ([rnd.randrange(3) for _ in range(40)], rnd.randint(1, 20), rnd.randint(0, 39), rnd.randint(0, 39)),
         [([0, 1, 2], 1, 0, 2), ([0, 1, 2], 3, 0, 2), ([0, 1, 0], 2, 2, 2), ([0, 1], 1, 1, 0)]),
    Twin("partsOf", {"parts": "partsOf"}, lambda n, factor: DynamicSubtraction(factor).parts(n),
         lambda rnd: (rnd.randint(1, 200), rnd.randint(1, 7)), list(product(range(1, 40), range(1, 4)))),
    Twin("purses", {"bluffs": "purses"}, purses, some_cards, [(0, 1), (1, 1), (0, 44), (44, 44)]),
    Twin("levelOdds", {"bluffs": "levelOdds"}, level_odds, lambda rnd: [rnd.randint(1, 1_000)], [[bet] for bet in range(1, 10)]),
    Twin("perDeal", {"bluffs": "perDeal"}, per_deal, lambda rnd: some_deals(rnd)[:3],
         [(bet, bluff, call) for bet in (1, 2, 8) for bluff in (0, 1) for call in (0, 1)]),
    Twin("averages", {"bluffs": "averages"}, averages, some_deals, [(2, 0, 0, 5, 1, 1), (2, 1, 1, 5, 1, 0), (3, 1, 0, 0, 4, 2)]),
    Twin("tournament", {"habits": "switched totals generations"}, met, some_meeting, [([[0, 0], [0, 0]], [], [0] * 5, 1, 3)]),
    Twin("alikeHabits", {"habits": "alike"}, alike_habits, lambda rnd: (some_habit(rnd), some_habit(rnd)),
         [([[0, 0, 1], [1, 0, 1]], [[0, 1, 2], [0, 1, 2], [1, 1, 2]])]),
    Twin("heat", {"heat": "seenFrom forbidden"}, seen, heat_place,
         [({"values": [[0]], "lines": [], "corners": corners}, 0, 0) for corners in (False, True)]),
    Twin("judged", {"heat": "judged"}, judged, lambda rnd: (*heat_place(rnd), rnd.randint(0, 9)),
         [({"values": [[0, 0]], "lines": [(-1, 0)], "corners": False}, 1, 0, 0)]),
    Twin("rounded", {"heat": "rounded"}, lambda value, step: value // step * step,
         lambda rnd: (rnd.randrange(10**6), rnd.randrange(1, 100)), [(0, 5), (4, 5), (5, 5)]),
    Twin("life", {"life": "next neighbours"}, life, some_life,
         [([], 1, []), *((sorted(Life.named(name).cells), steps, []) for name, steps in (("r-pentomino", 1103), ("diehard", 130)))]),
    Twin("ratios", {"ratios": "ratio plus times compared written near"}, ratios, some_ratios,
         [(["0", "-3"], ["-2", "-4"]), (["1", "3"], ["2", "6"]), (["-6", "3"], ["5", "1"])]),
    Twin("matrixBounds", {"matrix_games": "bounds"}, matrix_bounds, lambda rnd: [matrix(rnd)], MATRICES),
    Twin("matrixCosts", {"matrix_games": "costs"}, lambda rows: [[-one for one in column] for column in zip(*rows, strict=True)],
         lambda rnd: [matrix(rnd)], MATRICES[1:]),
    Twin("matrixSolved", {"matrix_games": "solve brought"}, solved, lambda rnd: [matrix(rnd)], MATRICES),
    Twin("matrixDominated", {"matrix_games": "dominated"}, struck, lambda rnd: (matrix(rnd, most=4), 0),
         [([[0, 0], [1, 1]], 0), ([[0, 0], [0, 1]], 0), ([[1, 1], [3, 0], [0, 3]], 0), ([[2, 2], [3, 0], [0, 3]], 0), ([[0], [0]], 0)]),
    Twin("matrixEnvelope", {"matrix_games": "envelope"}, best_mixture, lambda rnd: [matrix(rnd, rows=2)],
         [([[0], [0]],), ([[1, 0], [0, 1]],), ([[0, 0], [1, 1]],)]),
    Twin("tableFacts", {"tables": "replies struck"}, table_facts, lambda rnd: [pays(rnd, rnd.randint(1, 4), rnd.randint(1, 4))],
         SMALL_PAYS[::9]),
    Twin("squareFacts", {"tables": "curves meetings"}, square_facts, lambda rnd: [pays(rnd)], SMALL_PAYS),
    Twin("brought", {"tables": "brought"}, brought,
         lambda rnd: (pays(rnd), *(shown(Fraction(rnd.randint(0, 12), 12)) for _ in "pq")),
         [(*one, [0, 1], [1, 1]) for one in SMALL_PAYS[::9]]),
    Twin("sharinged", {"coalitions": "PARTS excesses shapley corners nucleolus objection"}, sharing, some_sharing,
         [([0, 0, 0, 12, 0, 12, 12, 12], [48, 48, 48], 6), ([0, 0, 0, 6, 6, 16, 26, 36], [360, 0, 72], 6), ([0] * 8, [0, 0, 0], 1),
          ([0, 0, 0, 12, 0, 0, 0, 12], [72, 72, 0], 6), ([0, 0, 0, 8, 0, 8, 8, 12], [48, 48, 48], 6)]),
    Twin("leftFor", {"coalitions": "leftFor"}, left_for, some_estate, [(0, [0, 0, 0]), (100, [100, 200, 300]), (600, [100, 200, 300])]),
    Twin("inNotation", {"phrases": "inNotation unasked ownName", "names": "bare plain GAMES"}, in_notation, some_words, [("nim", {})]),
    Twin("amount", {"coalitions": "amount"}, lambda twelfths: amount(Fraction(twelfths, PARTS)), lambda rnd: [rnd.randint(-200, 4_000)],
         [[one] for one in range(-PARTS, PARTS + 1)]),
]  # fmt: skip


def alike(one: Any, other: Any) -> bool:
    """Return whether two values read from JSON are equal, floating-point numbers approximately."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(alike, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(alike(one[key], other[key]) for key in one)
    if isinstance(one, float) or isinstance(other, float):
        return math.isclose(one, other, rel_tol=1e-12, abs_tol=1e-9)
    return bool(one == other)


mark_twins(set().union(*(twin.functions for twin in TWINS)))


@pytest.mark.parametrize("twin", TWINS, ids=str)
def test_the_page_answers_as_python_does(twin: Twin, inputs: int) -> None:
    rnd = random.Random(1)
    asked = [*twin.edges, *(twin.draw(rnd) for _ in range(inputs))]
    with watching(twin.functions):
        answers = ask([[twin.asked, *args] for args in asked])
    for args, answer in zip(asked, answers, strict=True):
        wanted = json.loads(json.dumps(twin.python(*args), default=float))  # JSON has no fractions
        assert alike(answer, wanted), f"{twin.asked}{tuple(args)}: the page says {answer}, Python {wanted}"
