"""Tests of misère quotients: classes agree with a search of whole positions, and no two classes are equivalent."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product

import pytest

from cgkit import (
    Heaps,
    SearchLimitError,
    Step,
    Subtraction,
    TakeAndBreak,
    dawson_kayles,
    grundys_game,
    kayles,
    misere,
    nim,
)
from cgkit.solving.budget import budget
from cgkit.solving.quotients import Check, MisereQuotient, _Search, misere_quotient
from tests import oracle

GAMES = [
    (nim, 3, oracle.nim_heaps()),
    (kayles, 5, oracle.take_and_break("0.77")),
    (kayles, 9, oracle.take_and_break("0.77")),
    (grundys_game, 13, oracle.heaps_to_divide(take=False, unequal=True)),
    (dawson_kayles, 10, oracle.take_and_break("0.07")),
    (Subtraction({2, 3}), 9, oracle.subtraction(2, 3)),
]
NAMES = ["nim", "kayles5", "kayles9", "grundy", "dawson", "subtraction"]


@cache
def found(rules: Heaps, largest: int) -> MisereQuotient:
    return misere_quotient(rules, largest)


@pytest.mark.parametrize(("rules", "largest", "game"), GAMES, ids=NAMES)
def test_classes_agree_with_the_oracle(rules: Heaps, largest: int, game: oracle.Game) -> None:
    quotient = found(rules, largest)
    starts = [heaps for many in range(5) for heaps in combinations_with_replacement(range(1, largest + 1), many)]
    starts = [heaps for heaps in starts if sum(heaps) <= 15]
    searched = oracle.results(oracle.misere(game), starts)
    assert {heaps: quotient.outcome(*heaps) for heaps in starts} == {
        heaps: "P" if searched[heaps] == -1 else "N" for heaps in starts
    }
    assert len(starts) > 30


@pytest.mark.parametrize(("rules", "largest", "game"), GAMES, ids=NAMES)
def test_two_classes_have_different_outcomes_beside_some_class(rules: Heaps, largest: int, game: oracle.Game) -> None:
    quotient = found(rules, largest)
    every = range(len(quotient))
    rows = {tuple(quotient.product(one, other) in quotient.lost for other in every) for one in every}
    assert len(rows) == len(quotient)
    for one, other in product(every, repeat=2):
        assert quotient.product(one, other) == quotient.product(other, one)
        assert quotient.of(quotient.sums[one] + quotient.sums[other]) == quotient.product(one, other)


def test_large_sums_agree_with_a_search_by_parts() -> None:
    quotient = found(kayles, 9)
    for heaps in [(9, 9, 9), (8, 8, 9), (5, 7, 9), (9, 9, 5, 1), (6, 6, 6, 6)]:
        assert quotient.outcome(*heaps) == misere(kayles(*heaps)).outcome()
    assert quotient.outcome(*[9] * 1001) in "PN"


def test_sizes_agree_with_the_literature() -> None:
    # Plambeck and Siegel, section 2: misère Nim with heaps up to 2^n - 1 has 2^n + 2 classes, such as six for heaps up
    # to 3; 0.123 has twenty
    assert [len(misere_quotient(nim, 2**n - 1)) for n in (1, 2, 3)] == [2, 6, 10]
    assert len(misere_quotient(TakeAndBreak("0.123"), 12)) == 20
    assert [len(misere_quotient(kayles, n)) for n in (0, 1, 2, 4, 5, 8, 9, 11)] == [1, 2, 6, 6, 12, 12, 18, 18]


@pytest.mark.parametrize(
    ("most", "size", "lost", "sums"),
    [
        (12, 24, 8, [(12,), (12, 12), (4, 9, 12), (1, 7, 11)]),
        pytest.param(25, 32, 9, [(25,), (25, 25), (9, 20, 25), (12, 24, 25), (1, 13, 25)], marks=pytest.mark.slow),
    ],
)
def test_kayles_with_long_rows_is_answered(most: int, size: int, lost: int, sums: list[tuple[int, ...]]) -> None:
    quotient = found(kayles, most)
    assert (len(quotient), len(quotient.lost)) == (size, lost)
    for heaps in sums:
        assert quotient.outcome(*heaps) == misere(kayles(*heaps)).outcome()


def test_a_wrong_class_is_found() -> None:
    """If any entry of the table is changed, the check fails or the outcomes of small sums are wrong."""
    quotient = found(kayles, 5)
    search = _Search(kayles, 5)
    good = [list(row) for row in quotient.table]
    assert Check(list(quotient.sums), good, quotient.lost, search.left, kayles).fault(range(1, 6)) is None
    assert len(quotient) == 12
    for one in range(len(quotient)):
        wrong = quotient.lost ^ {one}
        assert Check(list(quotient.sums), good, wrong, search.left, kayles).fault(range(1, 6)) is not None


def test_a_game_that_does_not_shrink_heaps_is_refused() -> None:
    class Grows(Heaps):
        def heap(self, size: int) -> Iterator[tuple[Step, tuple[int, ...]]]:
            if size:
                yield Step("grow"), (size + 1,)

    with pytest.raises(ValueError, match="each move must leave smaller heaps"):
        misere_quotient(Grows(), 2)
    with budget(positions=300), pytest.raises(SearchLimitError, match="stopped after 8 pairs in the check of kayles"):
        misere_quotient(kayles, 5)
    with pytest.raises(ValueError, match="heap sizes must be integers from 0 to 5, got 6"):
        found(kayles, 5).of(6)
    with pytest.raises(ValueError, match="classes must be integers from 0 to 11, got 12"):
        found(kayles, 5).name(12)
