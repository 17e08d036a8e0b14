"""Tests of coalition games: values, the core and the nucleolus, against their definitions and against HiGHS in scipy."""

from __future__ import annotations

import random
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations, product

import pytest
from scipy.optimize import linprog  # type: ignore[import-untyped]

from cgbook.examples import airport, bankruptcy, contested_garment, glove, majority, weighted_voting
from cgbook.strategic import (
    CoalitionGame,
    arriving,
    banzhaf_value,
    core_of,
    core_vertices,
    excesses,
    in_core,
    is_nucleolus,
    nucleolus,
    shapley_value,
)
from cgbook.strategic.programs import maximise
from tests import oracle

HALF = Fraction(1, 2)
Worths = dict[frozenset[int], int]


def groups(n: int) -> list[frozenset[int]]:
    return [frozenset(some) for size in range(n + 1) for some in combinations(range(n), size)]


def random_worths(rng: random.Random, n: int, most: int = 12) -> Worths:
    """Return random worths of all groups, with something to share; the game isn't always superadditive."""
    found = {group: rng.randint(0, most) if len(group) > 1 else rng.randint(-2, 2) for group in groups(n)}
    found[frozenset()] = 0
    found[frozenset(range(n))] = rng.randint(max(0, sum(found[frozenset([i])] for i in range(n))), 2 * most)
    return found


def game_of(worths: Worths) -> CoalitionGame:
    n = max(map(len, worths))
    return CoalitionGame(
        "ABCDEFGH"[:n], {tuple("ABCDEFGH"[i] for i in group): worth for group, worth in worths.items()}
    )


def sorted_excesses(worths: Worths, paid: Iterable[Fraction]) -> list[Fraction]:
    """Return the excesses of all groups except nobody and everybody, greatest first."""
    pay = list(paid)
    every = [group for group in worths if 0 < len(group) < len(pay)]
    return sorted((worths[group] - sum((pay[i] for i in group), Fraction(0)) for group in every), reverse=True)


def test_worths_of_the_named_games() -> None:
    asked = {
        glove(2, 1): {"A": 0, "B": 0, "C": 0, "AB": 0, "AC": 1, "BC": 1, "ABC": 1}, majority(4): {"AB": 0, "ABC": 1, "ABCD": 1},
        weighted_voting(12, (4, 4, 4, 2, 2, 1)): {"ABC": 1, "ABDE": 1, "ABDF": 0}, airport((3, 5, 9)): {"AB": -5},
        bankruptcy(200, (100, 200, 300)): {"BC": 100},
    }  # fmt: skip
    for game, worths in asked.items():
        assert {group: game.worth(group) for group in worths} == worths


def test_shapley_is_the_average_over_all_orders_and_banzhaf_over_all_groups() -> None:
    rng = random.Random(12)
    for _ in range(150):
        n = rng.randint(1, 5)
        worths = random_worths(rng, n)
        game = game_of(worths)
        assert [*shapley_value(game)] == oracle.added_on_average(worths)
        assert sum(arriving(game, game.players[::-1])) == game.whole
        for i, value in enumerate(banzhaf_value(game)):
            swings = [worths[group | {i}] - worths[group] for group in worths if i not in group]
            assert value == Fraction(sum(swings), 2 ** (n - 1))


def test_known_values() -> None:
    assert [*shapley_value(bankruptcy(36, (10, 20, 30)))] == [6, 11, 19]
    assert [*nucleolus(bankruptcy(36, (10, 20, 30)))] == [5, Fraction(21, 2), Fraction(41, 2)]
    assert shapley_value(glove(1, 2)) == (Fraction(2, 3), Fraction(1, 6), Fraction(1, 6))
    # Littlechild and Owen: everybody who needs a part of the runway pays an equal share of it
    assert [*shapley_value(airport((3, 5, 9)))] == [-1, -2, -6]
    # in the European Community of 1958, Luxembourg had a vote but no power
    assert shapley_value(weighted_voting(12, (4, 4, 4, 2, 2, 1)))[-1] == 0
    assert [nucleolus(bankruptcy(estate, (100, 200, 300))) for estate in (100, 200, 300)] == [
        (Fraction(100, 3),) * 3, (50, 75, 75), (50, 100, 150),
    ]  # fmt: skip


def test_the_nucleolus_fulfils_kohlbergs_criterion_and_no_other_imputation_is_milder() -> None:
    rng = random.Random(4)
    for n in (2, 3, 4, 4, 5) * 8:
        worths = random_worths(rng, n)
        game = game_of(worths)
        found = nucleolus(game)
        assert sum(found) == game.whole
        assert all(one >= least for one, least in zip(found, game.alone, strict=True))
        assert is_nucleolus(game, found)
        spare = game.whole - sum(game.alone)
        for _ in range(20):
            cuts = sorted(Fraction(rng.randint(0, 24), 24) for _ in range(n - 1))
            parts = [b - a for a, b in zip([Fraction(0), *cuts], [*cuts, Fraction(1)], strict=True)]
            other = tuple(least + spare * part for least, part in zip(game.alone, parts, strict=True))
            assert other == found or sorted_excesses(worths, other) > sorted_excesses(worths, found)
            assert is_nucleolus(game, other) == (other == found)
        near = (found[0] + HALF / 100, found[1] - HALF / 100, *found[2:])
        assert not is_nucleolus(game, near)
        assert sorted_excesses(worths, found) == sorted(excesses(game, found).values(), reverse=True)


def test_the_corners_of_a_core_are_found_by_meeting_two_constraints() -> None:
    rng = random.Random(8)
    sizes = set()
    for _ in range(600):
        worths = random_worths(rng, 3, most=8)
        whole = worths[frozenset({0, 1, 2})]
        spans = [(worths[frozenset([i])], whole - worths[frozenset({0, 1, 2} - {i})]) for i in range(3)]
        brute = set()
        for (i, j), x, y in product(combinations(range(3), 2), (0, 1), (0, 1)):
            at = [whole - spans[i][x] - spans[j][y]] * 3
            at[i], at[j] = spans[i][x], spans[j][y]
            if all(a <= b <= c for (a, c), b in zip(spans, at, strict=True)):
                brute.add(tuple(at))
        found = core_vertices(game_of(worths))
        sizes.add(len(found))
        assert len(found) == len(brute)
        assert {*found} == brute
        assert bool(found) == bool(core_of(game_of(worths)))
        if len(found) > 2:  # the corners must be in order round the core
            round_it = zip(found, found[1:] + found[:1], found[2:] + found[:2], strict=True)
            turns = [(b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) for a, b, c in round_it]
            assert min(turns) > 0 or max(turns) < 0
    assert sizes == {0, 1, 2, 3, 4, 5, 6}


def small_estates(players: int, most: int) -> list[tuple[int, tuple[int, ...]]]:
    claims = [tuple(some) for some in product(range(most + 1), repeat=players) if list(some) == sorted(some)]
    return [(estate, each) for each in claims for estate in range(sum(each) + 1)]


def test_the_talmud_divides_every_small_bankruptcy_as_the_nucleolus_does() -> None:
    for estate, claims in [*small_estates(2, 6), *small_estates(3, 4)]:
        assert nucleolus(bankruptcy(estate, claims)) == contested_garment(estate, claims), (estate, claims)


def test_lists_or_arguments_and_numbers_or_text_mean_the_same() -> None:
    assert bankruptcy("36", 10, "20.0", 30) == bankruptcy(36, (10, 20, 30)) == bankruptcy(36, iter([10, 20, 30]))
    assert weighted_voting("5/2", 2, 1, 1) == weighted_voting(3, [2, 1, 1])
    assert airport(3, 5, 9) == airport([3, 5, 9])
    assert contested_garment(200, 100, 200, 300) == contested_garment(200, [100, 200, 300])
    game = bankruptcy(36, 10, 20, 30)
    assert excesses(game, "5", "21/2", "20.5") == excesses(game, nucleolus(game))
    assert is_nucleolus(game, *nucleolus(game))
    assert arriving(game, "BCA") == arriving(game, ["B", "C", "A"]) == arriving(game, "B", "C", "A")
    assert CoalitionGame(3, lambda group: len(group) > 1) == CoalitionGame("ABC", lambda group: int(len(group) > 1))
    assert CoalitionGame(2, {"A": "1/2", "B": False, "AB": "1.5"}).worth("AB") == 3 * HALF


def test_a_game_is_convex_by_the_definition_with_unions_and_intersections() -> None:
    rng = random.Random(14)
    seen = {True: 0, False: 0}
    for k in range(300):
        worths = random_worths(rng, rng.randint(1, 4), most=4)
        if k % 2:  # the worth grows faster and faster with the size of a group
            worths = {group: len(group) ** 2 + worth // 4 for group, worth in worths.items()}
        convex = all(
            worths[one | other] + worths[one & other] >= worths[one] + worths[other]
            for one in worths
            for other in worths
        )
        assert game_of(worths).is_convex == convex
        seen[convex] += 1
        if convex:
            assert in_core(game_of(worths), shapley_value(game_of(worths)))
    assert min(seen.values()) > 30


def test_games_are_equal_if_their_worths_are_and_immutable() -> None:
    assert majority(3) == weighted_voting(2, (1, 1, 1))
    assert hash(majority(3)) == hash(weighted_voting(2, (1, 1, 1)))
    assert majority(3) != glove(1, 2)
    assert repr(weighted_voting(3, (2, 1, 1))) == "CoalitionGame('[3; 2, 1, 1]', A, B, C)"
    with pytest.raises(AttributeError, match="cannot assign"):
        majority(3).title = "x"  # type: ignore[misc]
    pair = CoalitionGame(["Ann", "Bob"], {("Ann",): 0, ("Bob",): 1, ("Ann", "Bob"): 3})
    assert excesses(pair, (1, 2)) == {"Ann": -1, "Bob": -1}
    assert pair.label(3) == "Ann + Bob"
    assert core_of(CoalitionGame("A", {"A": 4})).point == (Fraction(4),)
    assert nucleolus(CoalitionGame("A", {"A": 4})) == (Fraction(4),)


def test_each_answer_about_a_core_can_be_checked_by_adding_up() -> None:
    rng = random.Random(5)
    empty = 0
    for n in (1, 2, 3, 3, 4, 5) * 40:
        game = game_of(random_worths(rng, n))
        core = core_of(game)
        assert all(sum(by for group, by in core.weights.items() if name in group) == 1 for name in game.players)
        assert all(weight > 0 for weight in core.weights.values())
        assert sum(weight * game.worth(group) for group, weight in core.weights.items()) == core.least
        empty += core.point is None
        assert bool(core) == (core.point is not None) == (core.least <= game.whole)
        if core.point is not None:
            assert sum(core.point) == game.whole
            assert all(one <= 0 for one in excesses(game, core.point).values())
            assert in_core(game, core.point)
            assert not in_core(game, core.point[0] - 1, *core.point[1:])
    assert 40 < empty < 200


def test_linear_programs_and_their_duals_agree_with_highs() -> None:
    rng = random.Random(7)
    met = {"solved": 0, "no x": 0, "unbounded": 0}
    for _ in range(300):
        n, m = rng.randint(1, 5), rng.randint(1, 7)
        gains = [rng.randint(-4, 6) for _ in range(n)]
        rows = [[rng.randint(-3, 5) for _ in range(n)] for _ in range(m)]
        bounds = [rng.randint(-6, 20) for _ in range(m)]
        try:
            mine = maximise(gains, rows, bounds)
        except ValueError as error:
            kind = "no x" if "no x" in str(error) else "unbounded"
            met[kind] += 1
            # HiGHS calls a few unbounded programs infeasible, but is reliable about whether there is an x at all
            assert linprog([0] * n, rows, bounds, method="highs").status == (2 if kind == "no x" else 0)
            assert linprog([-one for one in gains], rows, bounds, method="highs").status in (2, 3, 4)
            continue
        met["solved"] += 1
        assert sum(gain * x for gain, x in zip(gains, mine.at, strict=True)) == mine.value
        assert sum(b * y for b, y in zip(bounds, mine.dual, strict=True)) == mine.value, (
            "equal values prove that the solution and its dual are best"
        )
        assert min(*mine.at, *mine.dual) >= 0
        assert all(
            sum(a * x for a, x in zip(row, mine.at, strict=True)) <= b for row, b in zip(rows, bounds, strict=True)
        )
        assert all(sum(row[j] * y for row, y in zip(rows, mine.dual, strict=True)) >= gains[j] for j in range(n))
    assert min(met.values()) > 20
