"""Powers of two on huge heaps."""

from __future__ import annotations

from cgkit import misere, powers_of_two

HUGE = 10**18


def test_powers_of_two_on_a_huge_heap() -> None:
    wins = powers_of_two(HUGE).winning_moves()
    assert [win.args[0] for win in wins] == [4**i for i in range(30)]
    assert misere(powers_of_two(HUGE)).outcome() == "P"


def test_huge_heaps_are_won_without_a_search() -> None:
    n = 3 * 10**17 + 1
    assert all(move.after.state[0] % 3 == 0 for move in powers_of_two(n).winning_moves())
    assert powers_of_two(n).winning_moves()[0].text == "take 1"
