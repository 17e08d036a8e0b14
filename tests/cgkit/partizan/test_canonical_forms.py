"""Tests of canonical forms, each against a search that doesn't use them."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from cgkit.partizan import (
    Game,
    canonical_form,
    domineering,
    outcome_class,
    red_blue,
    simplest_number,
    stalk_value,
)
from tests import oracle
from tests.cases import dominoes, dominoes_for_the_oracle
from tests.oracle import partizan_outcome

BOARDS = [rows for turn, rows in [*dominoes(2, 3), *dominoes(3, 3)] if not turn]
STALKS = ["".join(stalk) for size in range(1, 5) for stalk in product("BR", repeat=size)]


def test_the_outcomes_of_forms_and_of_searches_agree_with_the_definition() -> None:
    for rows in BOARDS:
        truth = partizan_outcome(
            oracle.dominoes(), dominoes_for_the_oracle((0, rows)), dominoes_for_the_oracle((1, rows))
        )
        assert canonical_form(domineering(*rows)).outcome() == truth == outcome_class(domineering(*rows, "right")), rows


def test_boards_with_the_same_form_are_equal_beside_any_other_board() -> None:
    """Two separate boards are drawn as one board, whose outcome is found without a form."""
    some = BOARDS[::37]
    forms = [canonical_form(domineering(*rows)) for rows in some]
    for (one, form), (other, second) in product(zip(some, forms, strict=True), repeat=2):
        height = max(len(one), len(other))
        lines = [[*rows, *["###"] * (height - len(rows))] for rows in (one, other)]
        both = domineering(*(f"{left}#{right}" for left, right in zip(*lines, strict=True)))
        assert canonical_form(both) is form + second
        assert outcome_class(both) == (form + second).outcome()


def test_games_obey_the_laws_of_addition_and_order() -> None:
    games = [*{canonical_form(domineering(*rows)) for rows in BOARDS}]
    for one, other in product(games, repeat=2):
        assert one + other is other + one
        assert (one <= other) == ((other - one).outcome() in "LP")
        assert one - one == 0
        assert (one + other) - other is one


def test_no_option_of_a_canonical_form_is_dominated_or_reversible() -> None:
    for game in {canonical_form(domineering(*rows)) for rows in BOARDS}:
        for side, worse in ((game.left, Game.__le__), (game.right, Game.__ge__)):
            assert not any(one is not other and worse(one, other) for one, other in product(side, repeat=2))
        assert not any(back <= game for option in game.left for back in option.right)
        assert not any(back >= game for option in game.right for back in option.left)


def test_a_number_is_the_simplest_number_between_its_options() -> None:
    wholes = [0, *(sign * n for n in range(1, 5) for sign in (1, -1))]
    numbers = [Fraction(n) for n in wholes] + [Fraction(n, 2**k) for k in range(1, 6) for n in range(-100, 101)]
    ends = [Fraction(-9), *(Fraction(n, 8) for n in range(-24, 25)), Fraction(9)]
    for low, high in product(ends, repeat=2):
        if low < high:
            expected = next(number for number in numbers if low < number < high)
            bounds = (None if low == -9 else low, None if high == 9 else high)
            assert simplest_number(*bounds) == expected, bounds


def test_stalks_are_numbers_and_add_like_numbers() -> None:
    for one, other in product(STALKS, repeat=2):
        assert canonical_form(red_blue(one, other)).number() == stalk_value(one) + stalk_value(other)


def test_famous_games_have_their_names() -> None:
    star, up = Game([0], [0]), Game([0], [Game([0], [0])])
    two = Game([0, star], [0, star])
    assert [*map(repr, (star, two, up, -up, up + star, up + up, Game([1], [1]), -Game([1], [-1])))] == [
        "*", "*2", "↑", "↓", "↑*", "{0|↑*}", "1*", "{1|-1}",
    ]  # fmt: skip
    assert [up > 0, up < Fraction(1, 2**40), up > star, up + star > 0] == [True, True, False, False]
    assert star + two == Game([0, star, two], [0, star, two])
    assert [canonical_form(domineering(4, 2)), canonical_form(domineering(4, 3))] == [
        Game([0], [Game([0], [-2])]),
        Fraction(3, 2),
    ]
