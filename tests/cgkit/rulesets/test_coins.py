"""Tests of coin turning beyond the reach of the oracle: long rows, far coins, and rules written in two ways."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from cgkit import (
    CoinRow,
    CoinRule,
    SearchLimitError,
    Subtraction,
    SubtractionCoins,
    TurnCoins,
    grundy_coins,
    grundy_sequence,
    mex,
    mock_turtles,
    nim_sum,
    ruler,
    triplets,
    turning_corners,
    turning_turtles,
    twins,
)
from cgkit.solving.values import Memo, grundy

FAR = 10**18


def searched(rules: CoinRow, coins: range) -> list[int]:
    memo: Memo = {}
    return [grundy(rules, frozenset({coin}), memo) for coin in coins]


@pytest.mark.parametrize("rules", [mock_turtles, triplets, twins, ruler, SubtractionCoins({1, 2, 3})], ids=repr)
def test_the_theorem_gives_the_values_of_single_heads(rules: CoinRow) -> None:
    coins = range(rules.first, 40)
    assert searched(rules, coins) == [rules.coin_theory(coin) for coin in coins]


def test_a_rule_written_in_two_ways_has_the_same_values() -> None:
    coins = range(0, 24)
    assert searched(TurnCoins("1-3", first=0), coins) == searched(mock_turtles, coins)
    assert searched(TurnCoins("2", first=0), coins) == searched(twins, coins)
    assert searched(TurnCoins("1-2"), range(1, 24)) == searched(turning_turtles, range(1, 24))
    assert searched(TurnCoins("1-", "side by side"), range(1, 24)) == searched(ruler, range(1, 24))
    two = CoinRule("one or two side by side", lambda coin: [()] if coin == 1 else [(), (coin - 1,)])
    assert searched(TurnCoins("1-2", "side by side"), range(1, 24)) == searched(two, range(1, 24))


def test_coins_are_heaps() -> None:
    for numbers in ({1, 3, 4}, {2, 5}, {1, 2}):
        heaps = [grundy(Subtraction(numbers), (size,)) for size in range(1, 40)]
        assert searched(SubtractionCoins(numbers), range(1, 40)) == heaps
    values = [0]
    for heap in range(1, 40):  # Grundy's game splits a heap into two heaps of different sizes
        values.append(mex(values[part] ^ values[heap - part] for part in range(1, heap) if 2 * part != heap))
    assert searched(grundy_coins, range(1, 40)) == values[1:]


def test_winning_moves_among_far_coins() -> None:
    rnd = random.Random(1)
    for _ in range(100):
        heads = rnd.sample(range(FAR), rnd.randint(1, 7))
        wins = list(islice(mock_turtles.winning_theory(frozenset(heads)), 20))
        assert wins
        for after, (step,) in wins:
            turned = after ^ frozenset(heads)
            assert 1 <= len(turned) <= 3
            assert max(turned) in heads
            assert step == mock_turtles.step(max(turned), sorted(turned)[:-1])
            assert len(after) % 2 == 0
            assert nim_sum(*after) == 0
        assert not list(mock_turtles.winning_theory(wins[0].after))


def test_moves_and_positions_in_words() -> None:
    assert [move.text for move in mock_turtles("HTH").moves()] == [
        "turn coin 0", "turn coin 2", "turn coins 0 and 2", "turn coins 1 and 2", "turn coins 0 to 2"
    ]  # fmt: skip
    assert repr(mock_turtles("THHTH")) == "mock_turtles(1, 2, 4)"
    assert repr(turning_turtles("THHTH")) == "turning_turtles(2, 3, 5)"
    assert repr(ruler()) == "ruler()"
    assert ruler().rules.show(frozenset()) == "no head"
    assert repr(TurnCoins("1,3", "side by side", first=0)("HT")) == "TurnCoins('1,3', 'side by side', first=0)(0)"
    words = {move.text for move in TurnCoins("4-")(1, 5, 6).moves()}
    assert {"turn coins 2 to 5", "turn coins 1, 3, 4, 5", "turn coins 1 to 6"} <= words
    assert TurnCoins("1-3").title == "Turn 1 to 3"
    assert TurnCoins("2,4-", "side by side").rule.startswith(
        "A move turns 2 or at least 4 coins that lie side by side;"
    )


def test_a_code_can_have_spaces_and_is_stored_without_them() -> None:
    assert TurnCoins(" 1, 3 ") == TurnCoins("1,3")
    assert repr(TurnCoins(" 1, 3 ")) == "TurnCoins('1,3')"
    assert TurnCoins("1-1").rule.startswith("A move turns 1 coin;")


@pytest.mark.thorough
def test_large_moves_use_more_of_the_budget() -> None:
    places = [(row, column) for row in range(100) for column in range(100)]
    board = turning_corners(*places[:-1])
    with pytest.raises(SearchLimitError, match=r"stopped after \d{3,4} moves of turning_corners"):
        board.winning_moves()
    small = turning_corners(*places[-3:])
    assert len(small.winning_moves()) == sum(move.after.outcome() == "P" for move in small.moves())


def test_the_coins_of_a_rule_can_be_counted_from_0() -> None:
    alone = CoinRule("alone", lambda coin: [()], 0)
    assert alone(0, 3).value() == 0
    assert grundy_sequence(alone, 4) == [1, 1, 1, 1]
