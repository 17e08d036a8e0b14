"""Coalitions in the page: core, values and objections are what cgkit says, on random games of three players."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

from cgbook.examples import bankruptcy, contested_garment, majority, weighted_voting
from cgbook.strategic import CoalitionGame, nucleolus
from cgbook.widgets import share_estate, share_out
from tests.front import ask

GROUPS = ("A", "B", "AB", "C", "AC", "BC", "ABC")


def test_vessels_in_which_water_stands_equally_high_hold_what_the_talmud_gives() -> None:
    """Half of each claim at the foot and half at the head, all as high as the largest claim."""
    claims, high = (100, 200, 300), 300
    for level in range(0, high + 1, 2):
        held = [
            min(Fraction(level), Fraction(claim, 2)) + max(Fraction(0), level - high + Fraction(claim, 2))
            for claim in claims
        ]
        assert tuple(held) == contested_garment(sum(held), claims) == nucleolus(bankruptcy(sum(held), claims))


def test_objections_go_on_for_ever_where_the_core_is_empty_and_end_in_it_where_it_is_wide() -> None:
    def walk(worth: list[int], paid: list[int], steps: int) -> int:
        for step in range(steps):
            if not (found := ask([["sharinged", worth, paid, 6]])[0]["objection"]):
                return step
            paid = found["paid"]
        return steps

    assert walk([0, 0, 0, 12, 0, 12, 12, 12], [48, 48, 48], 8) == 8
    assert walk([0, 0, 0, 6, 6, 16, 26, 36], [36 * 12 - 72, 0, 72], 8) < 8


def test_a_proposal_is_read_and_set_in_fractions() -> None:
    widget = share_out(bankruptcy(36, (10, 20, 30)))
    assert widget.proposal == (Fraction(10), Fraction(10), Fraction(16))
    widget.proposal = nucleolus(bankruptcy(36, (10, 20, 30)))
    assert widget.point == [60, 126, 246]
    for wrong in ((1, 2, 3), (36, 0, 0), (Fraction(36, 5), Fraction(44, 5), 20), (36,)):
        with pytest.raises(ValueError, match="got"):
            widget.proposal = wrong
    assert widget.point == [60, 126, 246]


def test_another_game_brings_its_worths_and_an_even_proposal() -> None:
    widget = share_out(bankruptcy(36, (10, 20, 30)), majority(3))
    widget.chosen = 1
    assert widget.worth == widget.games[1]["worth"] == [0, 0, 0, 1, 0, 1, 1, 1]
    assert widget.proposal == (Fraction(1, 3),) * 3
    with pytest.raises(ValueError, match="games are counted from 0 to 1, got 7"):
        widget.chosen = 7
    assert widget.chosen == 1
    widget.set_state({"chosen": 0, "worth": [0, 0, 0, 0, 0, 0, 0, 12], "point": [0, 0, 144]})
    assert (widget.chosen, widget.worth[7], widget.point) == (0, 12, [0, 0, 144])


def test_what_cannot_be_shown_is_refused() -> None:
    wrong: list[tuple[Callable[[], object], str]] = [
        (lambda: share_out(), "1 to 5 games are shown, got 0"),
        (lambda: share_out(majority(4)), "at most 3 players"),
        (lambda: share_out(majority(2)), "three players with names"),
        (lambda: share_out(majority(3), show=["all"]), "show is one of 'core', 'shapley', 'nucleolus', got 'all'"),
        (lambda: share_out(CoalitionGame("ABC", lambda group: Fraction(len(group), 2))), "worths are whole numbers"),
        (lambda: share_out(CoalitionGame("ABC", lambda group: int(len(group) == 1))), "nothing to divide"),
        (lambda: share_estate(10, (1, 2)), "three claims are wanted"),
        (lambda: share_estate(10, (1, 2, 3)), "estates must be integers from 0 to 6, got 10"),
        (lambda: share_out(majority(3), most=10**6), "greatest worths must be integers from 1 to 1000"),
    ]
    for call, words in wrong:
        with pytest.raises(ValueError, match=words):
            call()


def test_the_picture_shows_what_the_page_shows_and_no_more() -> None:
    hidden = share_out(weighted_voting(2, (1, 1, 1)))._static()["image/svg+xml"]
    assert "core" not in hidden
    assert "ucleolus" not in hidden
    for shown in product((False, True), repeat=3):
        names = [name for name, one in zip(("core", "shapley", "nucleolus"), shown, strict=True) if one]
        drawn = share_out(bankruptcy(36, (10, 20, 30)), show=names)._static()["image/svg+xml"]
        assert [text in drawn for text in ("(10, 20, 6)", "6, 11, 19", "5, 10 1/2, 20 1/2")] == list(shown)
