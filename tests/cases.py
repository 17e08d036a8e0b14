"""The rows of the comparison, one for each ruleset and convention, with the ruleset, positions to compare and the oracle's game.

To add a game, add a row. `test_three_answers.py` then compares oracle, solver and theorem, tests the component law, and plays the
game's table.
"""

# ruff: noqa: F403, F405  (a row of each game)

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path
from typing import Any, cast

from cgkit import Ruleset, misere
from cgkit.games.compounds import Compound
from cgkit.games.play_conventions import Short
from cgkit.partizan.domineering import Domineering
from cgkit.partizan.red_blue_hackenbush import RedBlueHackenbush, red_blue
from cgkit.rulesets import *
from cgkit.rulesets.cards import ThirtyOne
from cgkit.rulesets.green_hackenbush import Hackenbush
from cgkit.rulesets.northcotts_game import Northcott
from cgkit.rulesets.three_in_a_row import SOS, Treblecross
from cgkit.rulesets.two_heaps import EmptyAndDivide
from cgkit.rulesets.wythoffs_game import Queen
from cgkit.solving.reach import Reach
from tests import oracle
from tests.odd_rulesets import Climb, Coins, Graph, GraphWithDraws, PlainKey, Skittles, TwoHeaps

ANSWERS = Path(__file__).parent / "kept" / "answers.json"


@dataclass(frozen=True)
class Case:
    """A ruleset, some of its plain positions, and the oracle's game; `told` converts a position to the oracle's form."""

    rules: Ruleset[Any]
    positions: list[Any]
    game: oracle.Game
    told: Callable[[Any], Hashable] = lambda position: position
    table_starts: int = 3  # number of positions, counted from the last, whose table is played

    def __str__(self) -> str:
        return repr(self.rules)


def openings(position: Any) -> list[tuple[int, ...]]:
    return [win.args for win in position.winning_moves()]


def heaps(*most: int) -> list[tuple[int, ...]]:
    """Return all positions of heaps, with at most `most[i]` chips in the i-th heap."""
    return list(product(*(range(size + 1) for size in most)))


def rows(position: tuple[int, ...]) -> tuple[int, ...]:
    """Return the remaining rows, sorted, because the rules ignore empty rows and order."""
    return tuple(sorted(filter(None, position)))


def subsets(things: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Return all subsets, the smallest first."""
    pool = list(things)
    return [chosen for size in range(len(pool) + 1) for chosen in combinations(pool, size)]


def boxes(most: int) -> list[tuple[int, ...]]:
    return list(product(range(1, most + 1), repeat=2))


def bars(most_rows: int, most_columns: int) -> list[tuple[int, ...]]:
    """Return every shape that play can leave of a chocolate bar, the smallest first."""
    lengths = range(most_columns, 0, -1)
    return sorted(
        (bar for count in range(1, most_rows + 1) for bar in combinations_with_replacement(lengths, count)), key=sum
    )


def squares(bar: tuple[int, ...]) -> frozenset[tuple[int, int]]:
    return frozenset((up, right) for up, length in enumerate(bar) for right in range(length))


def turned(position: tuple[int, tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(card for card, left in enumerate(position[1], 1) for _ in range(4 - left))


def tables(rules: ThirtyOne, least: int) -> list[tuple[int, tuple[int, ...]]]:
    """Return all positions with a total of at least `least`, the largest total first."""
    seen = {rules.parse()}
    todo = list(seen)
    for position in todo:
        new = {move.after for move in rules.moves(position)} - seen
        seen |= new
        todo += sorted(new)
    return sorted((position for position in seen if position[0] >= least), reverse=True)


def limits(most: int) -> list[tuple[int, int]]:
    """Return all positions (chips, limit) up to this many chips."""
    return [(chips, limit) for chips in range(most + 1) for limit in range(chips + 1)]


def one_more(taken: int) -> int:
    return taken + 1


def begun(most: int) -> list[str]:
    """Return all rows of S, O and empty squares with at most this many squares; the last is the empty row with one square less."""
    lengths = [most, *range(1, most)]
    return ["".join(row) for squares in lengths for row in reversed(list(product(".SO", repeat=squares)))]


def ring_and_rows(most: int) -> list[tuple[int | str, ...]]:
    """Return up to three rows, which are shorter if there are more of them, and then single rings; the last has 9 coins."""
    rows_left = [some for count in (0, 1, 2, 3) for some in product(range(1, (2 * most) // 2**count + 1), repeat=count)]
    return [*rows_left, *((size, "ring") for size in (*range(10, most + 1), *range(1, 10)))]


def ring_for_the_oracle(position: tuple[int | str, ...]) -> tuple[Any, ...]:
    return position if "ring" in position else tuple(sorted(filter(None, position), key=int))


def pairs(most: int, width: int) -> list[tuple[tuple[int, int], ...]]:
    return [((x, y),) for x in range(most) for y in range(width)]


def choices(below: int) -> list[tuple[Any, ...]]:
    """Return single heaps, which have been chosen, and sets of heaps to choose from."""
    return [*((heap,) for heap in range(below)), *((some,) for some in subsets(range(below)) if some)]


def chosen(position: tuple[Any, ...]) -> Hashable:
    (heaps,) = position
    return ("choose", frozenset(heaps)) if isinstance(heaps, tuple) else heaps


def with_moves_in_the_table(kind: type[Any]) -> type[Any]:
    """Return a kind of ruleset whose table contains its moves, because here no skin computes them."""
    return type(f"Open{kind.__name__}", (kind,), {"drawn_moves": False})


OpenThirtyOne, OpenSOS, OpenNorthcott, OpenQueen, OpenTreblecross = map(
    with_moves_in_the_table, (ThirtyOne, SOS, Northcott, Queen, Treblecross)
)


def coin_rows(first: int, most: int) -> list[frozenset[int]]:
    """Return all rows of coins, from coin `first` to coin `most`."""
    return list(map(frozenset, subsets(range(first, most + 1))))


def faces(first: int, most: int) -> Callable[[frozenset[int]], tuple[bool, ...]]:
    """Return a function that writes a row of coins for the oracle: for each coin from `first` to `most`, whether it shows heads."""
    return lambda heads: tuple(i in heads for i in range(first, most + 1))


def boards(first_row: int, first_column: int, height: int, width: int) -> list[frozenset[tuple[int, int]]]:
    """Return all boards of coins of this size."""
    places = product(range(first_row, first_row + height), range(first_column, first_column + width))
    return list(map(frozenset, subsets(list(places))))


def board(
    first_row: int, first_column: int, height: int, width: int
) -> Callable[[frozenset[tuple[int, int]]], tuple[tuple[bool, ...], ...]]:
    """Return a function that writes a board for the oracle: for each row, whether its coins show heads."""
    return lambda heads: tuple(
        tuple((r, c) in heads for c in range(first_column, first_column + width))
        for r in range(first_row, first_row + height)
    )


def on_squares(coins: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(coins.count(square) for square in range(8))


def pieces(width: int, rows: int) -> list[Any]:
    """Return all positions of Northcott's game on a board of this size."""
    row = [(left, gap, width - 2 - left - gap) for left in range(width - 1) for gap in range(width - 1 - left)]
    return list(product((0, 1), product(row, repeat=rows)))


def pieces_for_the_oracle(position: Any) -> tuple[str, tuple[str, ...]]:
    return "WB"[position[0]], tuple(
        "." * left + "W" + "." * gap + "B" + "." * right for left, gap, right in position[1]
    )


def dominoes(rows: int, columns: int) -> list[Any]:
    """Return every board of Domineering of this size, with any squares covered and either player to move."""
    lines = map("".join, product(".#", repeat=columns))
    return list(product((0, 1), product(list(lines), repeat=rows)))


def dominoes_for_the_oracle(position: Any) -> Any:
    turn, rows = position
    ways = (1, 0), (0, 1)
    free = {(a, b) for a, row in enumerate(rows) for b, square in enumerate(row) if square == "."}
    return ways[turn], ways[1 - turn], frozenset(free)


def coloured(seed: int, count: int, vertices: int, edges: int) -> list[RedBlueHackenbush]:
    """Return random pictures with blue and red edges."""
    rnd = random.Random(seed)
    return [
        RedBlueHackenbush(picture.edges, "".join(rnd.choice("BR") for _ in picture.edges))
        for picture in pictures(seed, count, vertices, edges)
    ]


def left_by_either(rules: RedBlueHackenbush) -> list[Any]:
    """Return every position that cuts in any order can leave of a picture, with either player to move."""
    return [*product((0, 1), left_by_cuts(rules.picture))]


def pictures(seed: int, count: int, vertices: int, edges: int) -> list[Hackenbush]:
    """Return random pictures, with loops, parallel edges and edges that aren't connected to the ground."""
    rnd = random.Random(seed)
    ends = [[(rnd.randrange(vertices), rnd.randrange(vertices)) for _ in range(edges)] for _ in range(count)]
    return [Hackenbush(tuple(some)) for some in ends]


def left_by_cuts(rules: Hackenbush) -> list[Any]:
    """Return every position that play can reach from a picture; the last is the whole picture."""
    return sorted(
        Reach(rules, rules().state, merge=False).positions, key=lambda position: (len(position), sorted(position))
    )


def both(rules: Ruleset[Any], positions: list[Any], game: oracle.Game, **more: Any) -> list[Case]:
    """Return the cases of a game under normal and under misère play."""
    return [Case(rules, positions, game, **more), Case(misere(rules), positions, oracle.misere(game), **more)]


def edges(position: tuple[int | str, ...]) -> tuple[Any, ...]:
    """Return a cycle as ("cycle", n), and paths as the sorted list of their numbers of edges, without paths that have none."""
    if "ring" in position:
        return "cycle", position[0]
    return tuple(sorted(int(size) - 1 for size in position if int(size) > 1))


def ring_first(position: tuple[int | str, ...]) -> tuple[Any, ...]:
    return ("ring", position[0]) if "ring" in position else rows(position)  # type: ignore[arg-type]


def rings_and_paths(least: int, most: int) -> list[tuple[int | str, ...]]:
    return [*heaps(most, 3), *((size, "ring") for size in range(least, most)), *heaps(most)]


def crosses(row: str) -> tuple[int, frozenset[int]]:
    return len(row), frozenset(i for i, square in enumerate(row) if square == "X")


def crossed(most: int) -> list[str]:
    """Return all rows of X and empty squares from three squares up; the last is the empty row with the most squares."""
    return ["".join(row) for squares in range(3, most + 1) for row in product("X.", repeat=squares)]


def walks(rules: Geography) -> list[Any]:
    """Return every position that play can reach from any start on the graph, the starts first."""
    starts = [rules(v).state for v in rules.vertices]
    return list(Reach(rules, *starts, merge=False).positions)


def walked(rules: Geography) -> Callable[[Any], Hashable]:
    """Return a function that writes a position as the visited vertices and the vertex of the token."""
    return lambda position: (frozenset(range(len(rules.edges))) - {*position[1]}, position[0])


def numbered_edges(rules: Geography) -> frozenset[frozenset[int]]:
    return frozenset(map(frozenset, rules.drawing()["edges"]))


def lines_left(rules: Nimstring) -> Callable[[Any], Hashable]:
    """Return a function that writes a position as the size of the board and the lines that aren't drawn, as pairs of points."""
    lines = []
    for y in range(rules.rows + 1):
        lines += [frozenset({(x, y), (x + 1, y)}) for x in range(rules.columns)]
        lines += [frozenset({(x, y), (x, y + 1)}) for x in range(rules.columns + 1)] if y < rules.rows else []
    return lambda drawn: (
        rules.columns,
        rules.rows,
        frozenset(line for n, line in enumerate(lines, 1) if n not in drawn),
    )


HOUSE = Geography({"a": "be", "b": "ce", "c": "d", "d": "e", "f": "a", "g": ""})
STRIP, SQUARE = Nimstring(1, 3), Nimstring(2, 2)

S134, S13, S25 = Subtraction({1, 3, 4}), Subtraction({1, 3}), Subtraction({2, 5})
O134, O13, O25 = oracle.subtraction(1, 3, 4), oracle.subtraction(1, 3), oracle.subtraction(2, 5)

ARROWS = ((1, 2), (0, 3), (3, 5), (4,), (), (6, 4), (5, 7, 0), ())
DOWNWARDS = ((), (0,), (0,), (1, 2), (3, 0), (3, 2, 1), (5,), (6, 4, 0), (7, 5, 2), (8,), (9, 3), (10, 8, 5))

CASES = [
    *both(S134, [*heaps(60), *heaps(12, 12), *heaps(5, 5, 5)], O134),
    *both(S25, [*heaps(60), *heaps(12, 12), *heaps(5, 5, 5)], O25),
    *both(Subtraction({1, 2, 3}), [*heaps(60), *heaps(9, 9), *heaps(5, 5, 5)], oracle.subtraction(1, 2, 3)),
    *both(Bash(1), [*heaps(40), *heaps(3, 3, 3, 3)], oracle.at_most(1)),
    *both(Bash(2), [*heaps(60), *heaps(9, 9), *heaps(4, 4, 4, 4)], oracle.at_most(2)),
    *both(Bash(5), [*heaps(60), *heaps(14, 14), *heaps(7, 7, 7)], oracle.at_most(5)),
    *both(Compound((S134, Bash(2))), list(product(heaps(9), heaps(4, 3))), oracle.sum_of(O134, oracle.at_most(2))),
    *both(
        Compound((S13, Bash(2)), touch=2),
        list(product(heaps(8), heaps(3, 3))),
        oracle.selective(O13, oracle.at_most(2)),
    ),
    *both(Compound((S134, S25), touch=0), list(product(heaps(12), heaps(4, 5))), oracle.join(O134, O25)),
    # rulesets that strain the protocol: splits, coins, moves on two heaps, loops, drawn ends
    *both(Skittles(), [*heaps(9), *heaps(4, 4)], oracle.bowling(together=False), told=rows),
    *both(Climb(), [*heaps(4), *heaps(4, 4), *heaps(2, 2, 2)], oracle.stairs_to_climb(4)),
    *both(Coins(), coin_rows(0, 4), oracle.turtles(), told=faces(0, 4)),
    *both(TwoHeaps(), [*heaps(6), *heaps(3, 3, 3)], oracle.moore(2)),
    *both(Graph(ARROWS), list(range(8)), oracle.graph(ARROWS, frozenset())),
    Case(GraphWithDraws(ARROWS, frozenset({7})), list(range(8)), oracle.graph(ARROWS, frozenset({7}))),
    *both(
        Compound((Coins(), Skittles())),
        list(product(coin_rows(0, 2), heaps(4))),
        oracle.sum_of(oracle.turtles(), oracle.bowling(together=False)),
        told=lambda two: (faces(0, 2)(two[0]), rows(two[1])),
    ),
    *both(
        Compound((Coins(), Coins())),
        list(product(coin_rows(0, 2), repeat=2)),
        oracle.sum_of(oracle.turtles(), oracle.turtles()),
        told=lambda two: tuple(map(faces(0, 2), two)),
    ),
    *both(
        Compound((TwoHeaps(), Bash(2))),
        list(product(heaps(3, 3), heaps(4))),
        oracle.sum_of(oracle.moore(2), oracle.at_most(2)),
    ),
    *both(
        Compound((Skittles(), Bash(2)), touch=0),
        list(product(heaps(5), heaps(4))),
        oracle.join(oracle.bowling(together=False), oracle.at_most(2)),
        told=lambda two: (rows(two[0]), two[1]),
    ),
    *both(
        Compound((PlainKey({1, 3, 4}), PlainKey({2, 5}))),
        list(product(heaps(5), heaps(6))),
        oracle.sum_of(O134, O25),
    ),
    # chapter 2
    *both(powers_of_two, [*heaps(80), *heaps(14, 14), *heaps(8, 8, 8)], oracle.powers_of_two()),
    *both(empty_and_divide, boxes(32), oracle.two_boxes(False), told=lambda two: tuple(sorted(two))),
    *both(EmptyAndDivide(equal=True), boxes(48), oracle.two_boxes(True), told=lambda two: tuple(sorted(two))),
    Case(chomp, bars(5, 5), oracle.poisoned_chocolate(), told=squares),
    Case(  # single rows are last, because a table of scores can't yet have both reflections of a shape
        misere(chomp),
        sorted(bars(5, 5), key=len, reverse=True),
        oracle.misere(oracle.poisoned_chocolate()),
        told=squares,
    ),
    *both(DynamicSubtraction(1), limits(44), oracle.chips_with_a_limit(lambda taken: taken), table_starts=1),
    *both(fibonacci_nim, limits(44), oracle.chips_with_a_limit(lambda taken: taken + taken), table_starts=1),
    *both(DynamicSubtraction(3), limits(44), oracle.chips_with_a_limit(lambda taken: 3 * taken), table_starts=1),
    *both(DynamicSubtraction(one_more), limits(44), oracle.chips_with_a_limit(lambda taken: 1 + taken), table_starts=1),
    Case(OpenThirtyOne(), tables(thirty_one, 12), oracle.thirty_one(31), told=turned),
    Case(OpenThirtyOne(exceed=False), tables(ThirtyOne(exceed=False), 12), oracle.thirty_one(30), told=turned),
    Case(
        OpenSOS(),
        begun(7),
        oracle.sos_row(),
        told=lambda row: tuple(0 if one == "." else one for one in row),
        table_starts=1,
    ),
    Case(CoinRing(1), ring_and_rows(16), oracle.ring_and_rows(1), told=ring_for_the_oracle, table_starts=1),
    *both(CoinRing(2), ring_and_rows(16), oracle.ring_and_rows(2), told=ring_for_the_oracle, table_starts=1),
    Case(CoinRing(4), ring_and_rows(16), oracle.ring_and_rows(4), told=ring_for_the_oracle, table_starts=1),
    # chapter 3
    *both(nim, [*heaps(30), *heaps(9, 9), *heaps(5, 5, 5), *heaps(3, 2, 3, 2)], oracle.nim_heaps()),
    *both(
        nimble,
        [*heaps(7), *heaps(7, 7), *heaps(7, 7, 7)],
        oracle.coins_on_a_strip(),
        told=on_squares,
    ),
    *both(turning_turtles, coin_rows(1, 6), oracle.turtles(), told=faces(1, 6)),
    *both(
        staircase,
        [*heaps(9), *heaps(5, 5), *heaps(3, 3, 3), *heaps(2, 2, 2, 2)],
        oracle.stairs(),
        told=lambda steps: (0, *steps),
    ),
    *both(MooreNim(1), [*heaps(9), *heaps(4, 4, 4)], oracle.moore(1)),
    *both(MooreNim(2), [*heaps(9), *heaps(7, 7), *heaps(4, 4, 4), *heaps(2, 2, 2, 2)], oracle.moore(2)),
    *both(MooreNim(3), [*heaps(4, 4, 4), *heaps(2, 2, 2, 2, 1)], oracle.moore(3)),
    *both(
        OpenNorthcott(),
        [*pieces(7, 1), *pieces(5, 2)],
        oracle.rows_of_two_pieces(),
        told=pieces_for_the_oracle,
        table_starts=1,
    ),
    # chapter 6
    *(
        case
        for code, most in (("0.77", 11), ("0.37", 12), ("4.3", 8), ("0.156", 13), ("0.8", 13), ("8.05", 10))
        for case in both(
            TakeAndBreak(code), [*heaps(most), *heaps(3, 3)], oracle.take_and_break(code), told=rows, table_starts=1
        )
    ),
    *both(
        lasker,
        [*heaps(9), *heaps(3, 3)],
        oracle.heaps_to_divide(take=True, unequal=False),
        told=rows,
        table_starts=1,
    ),
    *both(grundys_game, [*heaps(18), *heaps(5, 6)], oracle.heaps_to_divide(take=False, unequal=True), told=rows),
    *both(kayles, [*heaps(13), *heaps(4, 4)], oracle.bowling(together=False), told=rows),
    *both(dawson_kayles, [*heaps(16), *heaps(5, 5)], oracle.bowling(together=True), told=rows),
    *both(dawson_chess, [*heaps(14), *heaps(5, 5)], oracle.files(), told=rows),
    *both(PaintChain(1), rings_and_paths(1, 9), oracle.beads(1), told=ring_first),
    *both(PaintChain(2), rings_and_paths(1, 15), oracle.beads(2), told=ring_first),
    *both(PaintChain(3), rings_and_paths(1, 16), oracle.beads(3), told=ring_first),
    *both(vertex_removal, rings_and_paths(3, 10), oracle.vertices(), told=edges),
    Case(OpenTreblecross(), crossed(8), oracle.three_crosses(), told=crosses, table_starts=1),
    *both(rims, [*heaps(7), *heaps(3, 4)], oracle.loops(99), told=rows),
    *both(rayles, [*heaps(9), *heaps(4, 4)], oracle.loops(2), told=rows),
    *both(even_if_not_all, [*heaps(40), *heaps(7, 7, 7)], oracle.even_or_all()),
    Case(
        Compound((kayles, lasker, grundys_game)),
        list(product(heaps(4), heaps(2), heaps(5))),
        oracle.sum_of(
            oracle.bowling(together=False),
            oracle.heaps_to_divide(take=True, unequal=False),
            oracle.heaps_to_divide(take=False, unequal=True),
        ),
        told=lambda three: tuple(map(rows, three)),
        table_starts=1,
    ),
    # chapter 4
    *both(Digraph(dict(enumerate(ARROWS))), list(range(8)), oracle.graph(ARROWS, frozenset())),
    *both(Digraph(dict(enumerate(DOWNWARDS))), list(range(12)), oracle.graph(DOWNWARDS, frozenset())),
    *both(number_line, list(range(1, 11)), oracle.token_on_a_line(10, 2)),
    *both(NumberLine(40, 3), list(range(1, 41)), oracle.token_on_a_line(40, 3)),
    *both(NumberLine(40, {2, 3, 7}), list(range(1, 41)), oracle.token_with_steps(40, 2, 3, 7)),
    *both(NumberLine(30, {1, 2, 3, 4}), list(range(1, 31)), oracle.token_with_steps(30, 1, 2, 3, 4)),
    *both(
        choose_nim,
        choices(8),
        oracle.choose_a_heap(),
        told=chosen,
    ),
    *both(
        OrdinalNim(5),
        [*pairs(4, 5), *(a + b for a in pairs(2, 3) for b in pairs(2, 5))],
        oracle.lower_and_choose_anew(5),
        table_starts=1,
    ),
    *both(at_least_half, [*heaps(40), *heaps(9, 9), *heaps(5, 5, 5)], oracle.from_a_heap(lambda n, c: n - c <= c)),
    *both(at_most_half, [*heaps(40), *heaps(9, 9), *heaps(5, 5, 5)], oracle.from_a_heap(lambda n, c: n - c >= c)),
    *both(dim_plus, [*heaps(40), *heaps(9, 9), *heaps(5, 5, 5)], oracle.from_a_heap(lambda n, c: n % c == 0)),
    *both(aliquot, [*heaps(40), *heaps(9, 9), *heaps(5, 5, 5)], oracle.from_a_heap(lambda n, c: n % c == 0 and c != n)),
    # chapter 5
    *both(wythoff, heaps(14, 14), oracle.two_heaps_or_both(1), table_starts=2),
    *both(Wythoff(2), heaps(9, 9), oracle.two_heaps_or_both(2), table_starts=2),
    *both(Wythoff(3), heaps(9, 9), oracle.two_heaps_or_both(3), table_starts=2),
    *both(OpenQueen(), heaps(9, 8), oracle.queen_to_the_corner(), table_starts=2),
    *both(TogetherNim(2), [*heaps(3, 3, 3), *heaps(6, 6)], oracle.heaps_together(2)),
    *both(TogetherNim(3), [*heaps(4, 4, 4), *heaps(2, 2, 2, 2)], oracle.heaps_together(3)),
    # chapter 7
    *both(mock_turtles, coin_rows(0, 5), oracle.mock_turtles(), told=faces(0, 5)),
    *both(twins, coin_rows(0, 5), oracle.exactly(2), told=faces(0, 5)),
    *both(triplets, coin_rows(0, 5), oracle.exactly(3), told=faces(0, 5)),
    *both(ruler, coin_rows(1, 6), oracle.ruler(), told=faces(1, 6)),
    *both(SubtractionCoins({1, 3, 4}), coin_rows(1, 6), oracle.subtraction_with_coins(1, 3, 4), told=faces(0, 6)),
    *both(SubtractionCoins({1, 2}), coin_rows(1, 5), oracle.subtraction_with_coins(1, 2), told=faces(0, 5)),
    *both(grundy_coins, coin_rows(1, 7), oracle.four_coins(), told=faces(0, 7)),
    *both(
        CoinRule("half-way", lambda coin: [(coin // 2,)] if coin > 1 else [()]),
        coin_rows(1, 6),
        oracle.half_way(),
        told=faces(0, 6),
    ),
    *both(TurnCoins("1-3", first=0), coin_rows(0, 5), oracle.mock_turtles(), told=faces(0, 5)),
    *both(TurnCoins("1-", "side by side"), coin_rows(1, 6), oracle.ruler(), told=faces(1, 6)),
    *both(TurnCoins("1-4", "equally spaced"), coin_rows(1, 6), oracle.equally_spaced(4), told=faces(1, 6)),
    *both(TurnCoins("3", "within four"), coin_rows(1, 6), oracle.close_together(3, 4), told=faces(1, 6)),
    *both(TurnCoins("2", "within three"), coin_rows(1, 6), oracle.close_together(2, 3), told=faces(1, 6)),
    *both(TurnCoins("3", "within 5", first=0), coin_rows(0, 6), oracle.close_together(3, 5), told=faces(0, 6)),
    # chapter 8
    *both(acrostic_twins, boards(0, 0, 2, 4), oracle.acrostic_twins(), told=board(0, 0, 2, 4)),
    *both(
        turning_corners,
        [*boards(0, 0, 3, 3), *boards(0, 0, 2, 5)],
        oracle.turning_corners(),
        told=board(0, 0, 3, 5),
    ),
    *both(rugs, boards(1, 1, 3, 2), oracle.rugs(), told=board(1, 1, 3, 2)),
    *both(
        mock_turtles * ruler,
        boards(0, 1, 3, 2),
        oracle.crossing(lambda rows: len(rows) <= 3, oracle.in_a_run),
        told=board(0, 1, 3, 2),
    ),
    Case(
        TurnCoins("1-2") * triplets,
        boards(1, 0, 2, 4),
        oracle.crossing(lambda rows: len(rows) <= 2, lambda columns: len(columns) == 3),
        told=board(1, 0, 2, 4),
    ),
    # chapter 9
    *(
        case
        for rules in (
            cast(Hackenbush, bamboo(4, 3, 2).rules),
            Hackenbush(((0, 1), (1, 2), (1, 3), (3, 4), (3, 5), (0, 6), (6, 7), (6, 8))),  # trees
            Hackenbush(
                ((0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 2), (1, 1), (3, 5), (5, 5), (5, 5))
            ),  # two cycles, loops
            Hackenbush(((0, 0), (0, 1), (0, 1), (1, 2), (1, 2), (1, 2), (2, 3), (3, 0))),  # parallel edges
            Hackenbush(((0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (2, 3), (3, 4), (4, 1))),  # a wheel
            *pictures(9, count=5, vertices=5, edges=8),
        )
        for case in both(rules, left_by_cuts(rules), oracle.cut_and_fall(rules.edges), table_starts=1)
    ),
    # chapter 13
    *(
        case
        for rules in (
            cast(RedBlueHackenbush, red_blue("BRB", "RBB", "RR").rules),
            *coloured(13, count=4, vertices=5, edges=7),
        )
        for case in both(
            rules,
            left_by_either(rules),
            oracle.cut_your_own(rules.picture.edges, rules.colours),
            told=lambda position: ("BR"[position[0]], position[1]),
            table_starts=1,
        )
    ),
    *both(
        Domineering(),
        [*dominoes(2, 3), *dominoes(3, 2), *dominoes(3, 3), *dominoes(1, 5)],
        oracle.dominoes(),
        told=dominoes_for_the_oracle,
        table_starts=1,
    ),
    *both(welter, list(combinations(range(9), 3)) + subsets(range(7)), oracle.coins_apart(), told=frozenset),
    *both(HOUSE, walks(HOUSE), oracle.walk_without_return(numbered_edges(HOUSE)), told=walked(HOUSE), table_starts=1),
    *(
        Case(rules, subsets(range(1, rules.number + 1)), oracle.dots_and_boxes(), told=lines_left(rules))
        for rules in (STRIP, SQUARE)
    ),
    # chapter 10
    *both(euclid, heaps(20, 20), oracle.euclid()),
    Case(
        Compound((euclid, euclid), touch=0),
        list(product(heaps(4, 5), repeat=2)),
        oracle.join(oracle.euclid(), oracle.euclid()),
    ),
    *both(Compound((euclid, S25)), list(product(heaps(4, 6), heaps(6))), oracle.sum_of(oracle.euclid(), O25)),
    *(
        case
        for touch, whole in ((0, oracle.join), (1, oracle.sum_of), (2, oracle.selective))
        for case in both(
            Short(Compound((S134, S25), touch=touch)),
            list(product(heaps(8), heaps(4, 5))),
            oracle.until_one_ends(whole(O134, O25), O134, O25),
            table_starts=1,
        )
    ),
]
