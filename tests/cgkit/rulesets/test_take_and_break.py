"""Tests of take-and-break games: fast sequences against a search, and games in disguise."""

from __future__ import annotations

import pytest

from cgkit import (
    DynamicSubtraction,
    PaintChain,
    TakeAndBreak,
    dawson_chess,
    dawson_kayles,
    even_if_not_all,
    grundy_sequence,
    grundys_game,
    kayles,
    lasker,
    rayles,
    rims,
    treblecross,
    vertex_removal,
)
from cgkit.rulesets.dynamic import schwenk_numbers
from cgkit.solving.values import Memo, grundy
from tests import oracle
from tests.cases import one_more

SEQUENCES = [
    kayles,
    dawson_kayles,
    dawson_chess,
    lasker,
    grundys_game,
    rims,
    rayles,
    even_if_not_all,
    vertex_removal,
    PaintChain(1),
    PaintChain(2),
    PaintChain(3),
    *map(TakeAndBreak, ("0.6", "0.156", "4.4", "c.8", "0.05b", "0.77", "4!.0", "4!.3", "4", "8")),
]


@pytest.mark.parametrize("rules", SEQUENCES, ids=repr)
def test_a_fast_sequence_agrees_with_a_search(rules: object) -> None:
    memo: Memo = {}
    terms = 24
    searched = [grundy(rules, rules.parse(n), memo) for n in range(terms)]  # type: ignore[attr-defined, arg-type]
    assert grundy_sequence(rules, terms) == searched  # type: ignore[arg-type]
    assert grundy_sequence(rules, 3) == searched[:3]  # type: ignore[arg-type]
    assert grundy_sequence(rules, 0) == []  # type: ignore[arg-type]


@pytest.mark.parametrize("misere", [False, True])
def test_dawsons_chess_with_pawns_is_the_game_of_files(misere: bool) -> None:
    pawns, files = oracle.pawns(), oracle.files()
    if misere:
        pawns, files = oracle.misere(pawns), oracle.misere(files)
    for n in range(1, 8):
        board = ("w" * n, "." * n, "b" * n)
        assert oracle.results(pawns, [board])[board] == oracle.results(files, [(n,)])[(n,)], n


def test_games_in_disguise_have_the_same_values() -> None:
    assert grundy_sequence(kayles, 300) == grundy_sequence(TakeAndBreak("0.77"), 300)
    assert grundy_sequence(vertex_removal, 300)[1:] == grundy_sequence(TakeAndBreak("0.37"), 299)
    lost = [n for n, value in enumerate(grundy_sequence(vertex_removal, 50)) if value == 0]
    assert lost == [0, 1, 4, 12, 20, 30, 46]
    assert [n for n in range(3, 40) if vertex_removal.ring(n).outcome() == "N"] == [5, 13, 21, 31]
    assert [n for n in range(3, 30) if treblecross(n).outcome() == "P"] == [
        n for n in range(3, 30) if TakeAndBreak("0.007")(n + 2).value() == 0
    ]


@pytest.mark.parametrize("bound", [one_more, lambda t: 2 * t, lambda t: t * t + 1, lambda t: t + t % 2 + 3])
def test_schwenks_theorem_gives_the_lost_heaps(bound: object) -> None:
    def named(taken: int) -> int:
        return bound(taken)  # type: ignore[operator, no-any-return]

    game = DynamicSubtraction(named)
    assert [n for n in range(1, 70) if game(n).outcome() == "P"] == schwenk_numbers(named, 69)


def test_the_words_of_a_division_into_three_say_whether_chips_are_taken() -> None:
    assert [move.text for move in TakeAndBreak("8.0")(5).moves()] == [
        "divide into 1, 1 and 3",
        "divide into 1, 2 and 2",
    ]
    assert TakeAndBreak("0.8")(6).moves()[0].text == "take 1 and divide the rest into 1, 1 and 3"
