"""Facts of the take-away chapter: winning openings, whole boards, sizes beyond any search, and what is refused."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cgkit import (
    CoinRing,
    DynamicSubtraction,
    SearchLimitError,
    chomp,
    empty_and_divide,
    fibonacci_nim,
    misere,
    powers_of_two,
    sos,
    thirty_one,
    zeckendorf,
)
from cgkit.rulesets import strips
from cgkit.rulesets.cards import ThirtyOne
from cgkit.rulesets.chomp import reflected
from cgkit.rulesets.strips import sos_outcome
from cgkit.rulesets.two_heaps import EmptyAndDivide
from cgkit.solving.budget import budget
from cgkit.solving.reach import label, letter
from cgkit.solving.values import grundy
from tests import oracle
from tests.cases import bars, one_more, squares, subsets, tables, turned
from tests.work import at_most

HUGE = 10**18


def openings(position: Any) -> list[tuple[int, ...]]:
    return [win.args for win in position.winning_moves()]


# --- thirty-one ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("exceed", "winning"), [(True, [(1,), (2,), (5,)]), (False, [(2,)])])
def test_winning_openings_of_thirty_one(exceed: bool, winning: list[tuple[int, ...]]) -> None:
    assert openings(ThirtyOne(exceed=exceed)()) == winning


@pytest.mark.thorough
@pytest.mark.parametrize(("exceed", "most"), [(True, 31), (False, 30)])
def test_a_card_that_loses_may_as_well_be_no_move(exceed: bool, most: int) -> None:
    rules = ThirtyOne(exceed=exceed)
    found = oracle.results(oracle.thirty_one_to_the_end(most), [()])
    for position in tables(rules, 0):
        assert (found[turned(position)] == 1) == bool(grundy(rules, position)), rules.write(position)


def test_the_naive_opening_3_loses_to_4_and_to_3() -> None:
    assert openings(thirty_one(3)) == [(3,), (4,)]


def test_thirty_one_is_written_as_it_is_made() -> None:
    position = thirty_one(6, 1, 6)
    assert repr(position) == "thirty_one(1, 6, 6)"
    assert position == thirty_one(1, 6, 6)
    assert position.rules.show(position.state) == "13 with 111 2222 3333 4444 5555 66 to turn"


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ((7,), "from 1 to 6, got 7"),
        ((0,), "from 1 to 6, got 0"),
        ((1, 1, 1, 1, 1), "4 cards of each number, got 5 turned of number 1"),
        ((6, 6, 6, 6, 5, 5), "above a total of 31, got 34"),
    ],
)
def test_thirty_one_refuses(cards: tuple[int, ...], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        thirty_one(*cards)


# --- empty and divide ---------------------------------------------------------------------------------------------


def test_empty_and_divide_on_huge_boxes() -> None:
    assert empty_and_divide(HUGE + 1, HUGE - 1).outcome() == "P"
    assert empty_and_divide(HUGE, HUGE - 1).outcome() == "N"
    assert EmptyAndDivide(equal=True)(4**30, 3 * 4**20).outcome() == "P"
    assert EmptyAndDivide(equal=True)(4**30, 2 * 4**20).outcome() == "N"


def test_only_the_first_of_two_readings_knows_no_terminal_position_but_1_1() -> None:
    small = list(product(range(1, 9), repeat=2))
    assert [two for two in small if not empty_and_divide(*two).moves()] == [(1, 1)]
    ended = [two for two in small if not EmptyAndDivide(equal=True)(*two).moves()]
    assert ended == [(m, n) for m, n in small if m % 2 and n % 2]


@pytest.mark.parametrize(("boxes", "said"), [((0, 3), ">= 1, got 0"), ((1, 2, 3), "in two boxes")])
def test_empty_and_divide_refuses(boxes: tuple[int, ...], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        empty_and_divide(*boxes)


# --- Chomp --------------------------------------------------------------------------------------------------------


def test_what_is_known_of_chomp_holds_on_all_boards_in_6_by_6() -> None:
    all_bars = bars(6, 6)
    found = oracle.results(oracle.poisoned_chocolate(), map(squares, all_bars))
    silent = 0
    for bar in all_bars:
        known = chomp.outcome_theory(bar)
        silent += known is None
        assert known in (None, "N" if found[squares(bar)] == 1 else "P"), bar
        assert chomp.outcome_theory(reflected(bar)) == known
    assert len(all_bars) == 923
    assert silent < 700


@pytest.mark.parametrize("side", range(2, 7))
def test_winning_bites_of_chomp(side: int) -> None:
    for board, (row, column) in ((chomp(side, side), (2, 2)), (chomp(2, side), (2, side)), (chomp(side, 2), (side, 2))):
        (win,) = board.winning_moves()
        assert (win.text, win.at) == (f"bite at row {row}, column {column}", (row - 1, column - 1))


def test_the_corner_bite_may_win_or_lose() -> None:
    assert chomp([3, 2]).outcome() == "P"
    assert chomp([3, 3, 2]).outcome() == "N"


def test_chomp_knows_long_boards_at_once() -> None:
    assert chomp(2, 10**4).outcome() == "N"
    assert chomp([10**4, 10**4 - 1]).outcome() == "P"


def test_the_poisoned_square_alone_is_lost() -> None:
    assert chomp(1, 1).moves() == []
    assert chomp(1, 1).outcome() == "P"


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ((0, 3), "sides must be integers >= 1, got 0"),
        ((3,), "two sides, or by one list of row lengths"),
        (([],), "at least the poisoned square"),
        (([2, 3],), r"no row may be longer than the one below, got \(2, 3\)"),
        (([2, 0],), "row lengths must be integers >= 1, got 0"),
    ],
)
def test_chomp_refuses(parts: tuple[Any, ...], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        chomp(*parts)


# --- powers of two ------------------------------------------------------------------------------------------------


def test_powers_of_two_on_a_huge_heap() -> None:
    wins = powers_of_two(HUGE).winning_moves()
    assert [win.args[0] for win in wins] == [4**i for i in range(30)]
    assert misere(powers_of_two(HUGE)).outcome() == "P"


# --- dynamic subtraction ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("factor", range(1, 9))
def test_least_part_is_the_least_winning_take(factor: int) -> None:
    rules, least = DynamicSubtraction(factor), {0: 10**9}
    for chips in range(1, 400):
        wins = [taken for taken in range(1, chips + 1) if factor * taken < least[chips - taken]]
        least[chips] = wins[0]
        assert (rules.parts(chips) or [])[-1:] == [least[chips]]
        assert openings(rules(chips, chips)) == [(taken,) for taken in wins]
        assert rules(chips, wins[0] - 1).outcome() == "P"


def test_lost_starts() -> None:
    def lost(factor: int) -> list[int]:
        return [n for n in range(2, 80) if DynamicSubtraction(factor)(n).outcome() == "P"]

    assert lost(1) == [2, 4, 8, 16, 32, 64]
    assert lost(2) == [2, 3, 5, 8, 13, 21, 34, 55]
    assert lost(3) == [2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55, 76]


def test_winning_takes_from_44_chips() -> None:
    assert openings(DynamicSubtraction(1)(44)) == [(4,), (12,)]


@given(st.integers(1, 8), st.integers(1, HUGE))
def test_parts_are_far_apart_and_have_the_sum(factor: int, chips: int) -> None:
    parts = DynamicSubtraction(factor).parts(chips)
    assert parts is not None
    assert sum(parts) == chips
    assert all(factor * smaller < larger for larger, smaller in pairwise(parts))
    assert all(DynamicSubtraction(factor).parts(part) == [part] for part in parts)


@given(st.integers(0, HUGE))
def test_zeckendorf_is_what_fibonacci_nim_needs(number: int) -> None:
    assert zeckendorf(number) == fibonacci_nim.parts(number)


def test_zeckendorf_is_unique() -> None:
    fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]
    ways: dict[int, list[list[int]]] = {}
    for chosen in subsets(range(len(fibonacci))):
        if all(j - i > 1 for i, j in pairwise(chosen)):
            parts = [fibonacci[i] for i in reversed(chosen)]
            ways.setdefault(sum(parts), []).append(parts)
    assert sorted(ways) == list(range(144))
    assert all(ways[number] == [zeckendorf(number)] for number in ways)


def test_fibonacci_nim_is_played_at_once_from_any_heap() -> None:
    position, mover = fibonacci_nim(5000), 0
    with at_most(3_000_000):
        while position.moves():
            wins = position.winning_moves()
            assert bool(wins) == (mover == 0)
            position, mover = position.play(wins[0] if wins else position.moves()[-1]), 1 - mover
        assert mover == 1
        assert fibonacci_nim(HUGE).outcome() == "N"


def test_a_bound_that_is_a_function_needs_a_name() -> None:
    assert repr(DynamicSubtraction(one_more)(9)) == "DynamicSubtraction(one_more)(9)"
    assert "at most one_more(t)" in DynamicSubtraction(one_more).rule
    with pytest.raises(ValueError, match="use def, not lambda"):
        DynamicSubtraction(lambda taken: taken + 1)


@pytest.mark.parametrize("bound", [0, -1, 1.5, True, "twice"])
def test_dynamic_subtraction_refuses_the_bound(bound: Any) -> None:
    with pytest.raises(ValueError, match=">= 1, got"):
        DynamicSubtraction(bound)


@pytest.mark.parametrize("parts", [(-1,), (3, -1), (1, 2, 3), (), (2.5,)])
def test_dynamic_subtraction_refuses_the_position(parts: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match="got"):
        fibonacci_nim(*parts)


# --- SOS ----------------------------------------------------------------------------------------------------------

OUTCOMES = list("DDDDDDNDNDNDNDNPNPN")  # of 1 to 19 squares


def test_outcomes_of_sos() -> None:
    assert [sos(n).outcome() for n in range(1, 20)] == OUTCOMES


@pytest.mark.thorough
def test_the_search_finds_what_the_theorem_of_long_rows_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strips, "ALWAYS", {False: 100, True: 100})
    assert [sos_outcome(n) for n in range(1, 20)] == OUTCOMES


@pytest.mark.thorough
def test_sos_on_8_squares_and_9_by_plain_search() -> None:
    for length in (8, 9):
        for key, score in label(sos, "." * length).items():
            (row,) = [row for row, _ in key]  # type: ignore[attr-defined]
            assert sos_outcome(row) == letter(score), row


@pytest.mark.parametrize(
    ("squares", "winning"),
    [(7, [4]), (9, [4, 5, 6]), (11, [*range(4, 9)]), (13, [1, *range(4, 11), 13]), (15, [*range(1, 16)])],
)
def test_winning_openings_of_sos(squares: int, winning: list[int]) -> None:
    assert [win.text for win in sos(squares).winning_moves()] == [f"write S in square {i}" for i in winning]


def test_the_drawing_openings_on_14_squares() -> None:
    drawing = [move.text for move in sos(14).moves() if sos("." * 14).play(move).outcome() == "D"]
    assert drawing == ["write O in square 7", "write O in square 8"]


def test_a_trap_on_4_squares() -> None:
    assert [win.text for win in sos("S...").winning_moves()] == ["write S in square 4"]


def test_the_row_of_2000_squares() -> None:
    assert sos(2000).outcome() == "P"
    assert sos(2001).outcome() == "N"


def test_the_search_of_sos_stops_at_its_limit() -> None:
    with budget(positions=50), pytest.raises(SearchLimitError, match=r"stopped after \d+ states"):
        sos_outcome("O" + "." * 15)


def test_sos_is_written_as_it_is_made() -> None:
    assert repr(sos(3)) == "sos(3)"
    assert repr(sos(3).play("write S in square 1")) == 'sos("S..")'


@pytest.mark.parametrize("parts", [(0,), (-1,), (2.5,), ("",), ("S-S",), (1, 2), ()])
def test_sos_refuses(parts: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match="got"):
        sos(*parts)


# --- the ring of coins --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("k", [1, 2, 3, 5])
def test_a_ring_told_place_by_place(k: int) -> None:
    for n in range(1, 12):
        circle = frozenset(range(n))
        first_wins = oracle.results(oracle.coins_in_a_circle(n, k), [circle])[circle] == 1
        assert first_wins == (CoinRing(k).ring(n).outcome() == "N") == (n <= k if k > 1 else n % 2 == 1)


def test_rows_from_a_ring_with_two_at_most_are_kayles() -> None:
    kayles = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]  # Winning Ways, chapter 4
    assert [CoinRing(2)(n).value() if n else 0 for n in range(12)] == kayles


def test_a_huge_ring() -> None:
    assert CoinRing(10).ring(HUGE).outcome() == "P"
    assert CoinRing(10)(HUGE, HUGE).outcome() == "P"
    assert CoinRing(10)([HUGE]).outcome() == "N"


@pytest.mark.parametrize(("most", "parts"), [(0, (3,)), (2, (-1,)), (2, ([0],)), (2, ([],) * 2), (2, ([1.5],))])
def test_a_ring_refuses(most: int, parts: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match="got"):
        CoinRing(most)(*parts)


def test_huge_heaps_are_won_without_a_search() -> None:
    n = 3 * 10**17 + 1
    assert all(move.after.state[0] % 3 == 0 for move in powers_of_two(n).winning_moves())
    assert powers_of_two(n).winning_moves()[0].text == "take 1"


def test_a_number_of_many_parts_is_told_by_its_first_and_last() -> None:
    game = fibonacci_nim(4998, 4)
    assert game.rules.reason(game.state) == "4998 = 4181 + … + 55 + 8, and 8 is above 4"
    assert repr(fibonacci_nim(1)) == "fibonacci_nim(1)"


def test_the_reason_of_a_large_ring_is_its_mirror() -> None:
    ring = CoinRing(3).ring
    assert ring(9).rules.reason(ring(9).state) == "what the first move leaves is halved, and then mirrored"


def test_a_board_of_chomp_has_as_many_rows_as_it_says_and_no_reason_that_is_not_its_own() -> None:
    assert len(chomp(10_000, 1).state) == 10_000
    with pytest.raises(ValueError, match="a board has at most 10,000 rows"):
        chomp(10_001, 1)
    lost = chomp([4, 2, 2])
    assert lost.outcome() == "P"
    assert lost.rules.reason(lost.state) is None
