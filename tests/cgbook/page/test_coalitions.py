"""Coalitions in the page: core, values and objections are what cgkit says, on random games of three players."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

from cgbook.examples import bankruptcy, contested_garment, majority, weighted_voting
from cgbook.pictures.coalitions import amount
from cgbook.strategic import CoalitionGame, core_vertices, excesses, nucleolus, shapley_value
from cgbook.widgets import share_estate, share_out
from cgbook.widgets.sharing import PARTS
from tests.cgbook.page.twins import twin
from tests.front import ask

GROUPS = ("A", "B", "AB", "C", "AC", "BC", "ABC")


def some_worth(rnd: random.Random) -> list[int]:
    most = rnd.choice((4, 12, 60, 600))
    worth = [0, *(rnd.randint(0, most) for _ in range(7))]
    for single in (1, 2, 4):
        worth[single] = rnd.choice((0, 0, rnd.randint(-3, most // 3)))
    if rnd.random() < 0.7:
        worth[7] = max(worth) + rnd.randint(0, most)
    if rnd.random() < 0.3:  # pairs alike, so that excesses are often equal
        worth[5] = worth[3]
    return worth


def objection(worth: list[int], paid: list[int], grain: int) -> dict[str, object] | None:
    """The strongest objection, and what comes of it; told once more."""
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


@pytest.mark.thorough
@twin("coalitions", "PARTS", "excesses", "shapley", "corners", "nucleolus", "objection")
def test_core_values_and_objections_are_those_of_python(inputs: int) -> None:
    rnd = random.Random(12)
    requests = []
    for _ in range(inputs):
        worth = some_worth(rnd)
        spare = PARTS * (worth[7] - worth[1] - worth[2] - worth[4])
        cuts = sorted(rnd.randint(0, max(0, spare)) for _ in range(2))
        paid = [PARTS * worth[1] + cuts[0], PARTS * worth[2] + cuts[1] - cuts[0], PARTS * worth[4] + spare - cuts[1]]
        requests.append((worth, paid, rnd.choice((1, 6, 60))))
    met: dict[int, int] = {}
    for (worth, paid, grain), found in zip(requests, ask([["sharinged", *one] for one in requests]), strict=True):
        game = CoalitionGame("ABC", dict(zip(GROUPS, worth[1:], strict=True)))
        assert found["parts"] == PARTS
        told = excesses(game, [Fraction(one, PARTS) for one in paid])
        assert found["excesses"] == [PARTS * told[group] for group in GROUPS[:-1]]
        assert found["shapley"] == [PARTS * one for one in shapley_value(game)]
        assert found["corners"] == [list(one) for one in core_vertices(game)]
        if sum(game.alone) > game.whole:
            assert found["nucleolus"] is None
            continue
        assert found["nucleolus"] == [PARTS * one for one in nucleolus(game)], worth
        assert found["objection"] == objection(worth, paid, grain), (worth, paid, grain)
        met[len(found["corners"])] = met.get(len(found["corners"]), 0) + 1
    assert min(met[corners] for corners in (0, 1, 2, 3, 4, 5, 6)) > inputs // 1_000


@twin("coalitions", "leftFor")
def test_bankruptcies_are_those_of_python(inputs: int) -> None:
    rnd = random.Random(13)
    asked = []
    for _ in range(inputs):
        claims = [rnd.randint(0, 300) for _ in range(3)]
        asked.append((rnd.randint(0, sum(claims)), claims))
    for (estate, claims), found in zip(asked, ask([["leftFor", *one] for one in asked]), strict=True):
        each = dict(zip((1, 2, 4), claims, strict=True))
        told = [max(0, estate - sum(one for bit, one in each.items() if not group & bit)) for group in range(8)]
        assert found == told
        if estate % 50 == 0:
            assert found == list(bankruptcy(estate, claims).worths)


@twin("coalitions", "amount")
def test_amounts_are_written_as_in_python() -> None:
    twelfths = [*range(-200, 4_000)]
    assert ask([["amount", one] for one in twelfths]) == [amount(Fraction(one, PARTS)) for one in twelfths]


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
