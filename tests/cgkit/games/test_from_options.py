"""Tests that a game made of a function plays, prints and compares like any other game, and that nonsense is reported."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from cgbook.pictures import draw
from cgbook.widgets import label, play
from cgbook.widgets.table import table
from cgkit import Position, Ruleset, Subtraction, join, labelling, misere, nim, position_graph, selective
from tests import oracle

TAKES = (1, 3, 4)


def taking(n: int) -> list[int]:
    """Take 1, 3 or 4 chips
    from a heap.

    More is not said.
    """
    return [n - k for k in TAKES if k <= n]


def two_heaps(heaps: tuple[int, int]) -> list[list[int]]:
    a, b = heaps
    return [[left, b] for left in range(a)] + [[a, left] for left in range(b)]


def round_and_out(vertex: str) -> set[str]:
    return {"start": {"round", "out"}, "round": {"start"}, "out": set(), "trap": {"trap"}}[vertex]


TAKE, NIM = Ruleset.from_options(taking), Ruleset.from_options(two_heaps)
S134 = Subtraction(TAKES)


def test_a_game_from_a_function_has_the_values_of_that_game() -> None:
    assert [TAKE(n).value() for n in range(60)] == [S134(n).value() for n in range(60)]
    assert [TAKE(n).misere().outcome() for n in range(60)] == [S134(n).misere().outcome() for n in range(60)]
    assert [TAKE(n).remoteness() for n in range(60)] == [S134(n).remoteness() for n in range(60)]
    assert all(NIM(a, b).value() == a ^ b for a in range(7) for b in range(7))
    assert (TAKE(9) + nim(3)).value() == S134(9).value() ^ 3
    assert selective(TAKE(7), TAKE(9)).outcome() == "P"
    game = oracle.Game(lambda state: taking(state))
    found = oracle.results(game, list(range(40)))
    assert [TAKE(n).outcome() for n in range(40)] == ["PDN"[found[n] + 1] for n in range(40)]


def test_a_game_from_a_function_prints_as_a_reader_would_write_it() -> None:
    assert (repr(TAKE), repr(TAKE(7)), repr(NIM(3, 4)), repr(NIM((3, 4)))) == (
        "taking",
        "taking(7)",
        "two_heaps(3, 4)",
        "two_heaps(3, 4)",
    )
    assert repr(misere(TAKE(7)) if misere(TAKE) else None) == "misere(taking(7))"
    assert TAKE(3).winning_moves()[0].text == "go to 2"
    assert (TAKE.title, TAKE.rule) == ("Taking", "Take 1, 3 or 4 chips from a heap.")
    assert [str(move) for move in NIM(1, 1).moves()] == ["go to 0, 1", "go to 1, 0"]
    assert TAKE(8).play("go to 4") == TAKE(8).play(2) == TAKE(4)


def test_equal_functions_make_equal_games() -> None:
    assert Ruleset.from_options(taking) == TAKE != NIM
    assert hash(Ruleset.from_options(taking)) == hash(TAKE)
    assert Ruleset.from_options(taking, name="other") != TAKE
    assert TAKE(np.int64(5)) == TAKE(5)
    assert type(TAKE(np.int64(5)).state) is int
    assert NIM([3, 4]).state == (3, 4)


def test_a_game_from_a_function_is_shown_like_any_other() -> None:
    assert repr(play(TAKE(9), TAKE(5))) == "Player('Taking')"
    assert repr(label(TAKE(9))) == "Labeller('Taking')"
    assert "10 positions of taking(9)" in draw(TAKE(9)).alt
    assert len(position_graph(NIM(2, 2))) == 9
    assert len(labelling(TAKE(9))) == 10
    made = table(TAKE, 9)
    assert json.loads(json.dumps(made)) == made


def test_play_can_return_if_the_game_is_declared_loopy() -> None:
    loopy = Ruleset.from_options(round_and_out, loopy=True)
    assert [loopy(v).outcome() for v in ("start", "round", "out", "trap")] == ["N", "P", "P", "D"]
    assert [move.text for move in loopy("start").moves()] == ["go to 'out'", "go to 'round'"]
    assert "endless game is a draw" in loopy.ending
    with pytest.raises(ValueError, match="can't be added"):
        loopy("start") + TAKE(3)
    with pytest.raises(ValueError, match="no Grundy values"):
        loopy("start").value()


def test_a_function_can_decide_the_end() -> None:
    odd = Ruleset.from_options(taking, name="last_wins", end=lambda n: 1)
    assert [odd(n).outcome() for n in range(30)] == [misere(S134)(n).outcome() for n in range(30)]
    drawn = Ruleset.from_options(taking, name="all_drawn", end=lambda n: 0, loopy=True)
    assert drawn.ending == "At the end, the position decides who wins; an endless game is a draw."
    assert drawn(5).outcome() == "D"
    with pytest.raises(ValueError, match="its own ending rule"):
        misere(odd(4))
    for wrong in (2, True, "win", None, -1.0):
        bad = Ruleset.from_options(taking, end=lambda n, wrong=wrong: wrong)  # type: ignore[misc]
        with pytest.raises(
            (TypeError, ValueError),
            match=r"the ends of taking \(-1 loses, 0 draws, 1 wins\), as at [012], must be",
        ):
            bad(4).outcome()


NONSENSE: list[tuple[Callable[[Any], Any], str]] = [
    (lambda n: None, "must return the positions .*; for 3 it returned None"),
    (lambda n: 7, "must return the positions .* it returned 7"),
    (lambda n: "ab", "must return the positions .* it returned 'ab'"),
    (lambda n: {1: 2}, "must return the positions"),
    (lambda n: [{1: 2}], "must be hashable"),
    (lambda n: [(1, {}), 2], "must be hashable"),
]


@pytest.mark.parametrize(("function", "said"), NONSENSE)
def test_nonsense_returned_by_a_function_is_reported(function: Callable[[Any], Any], said: str) -> None:
    position: Position[Any] = Ruleset.from_options(function, name="odd")(3)
    with pytest.raises(TypeError, match=said):
        position.moves()
    with pytest.raises(TypeError, match="a position must be hashable"):
        TAKE({1: 2})


def test_a_position_that_contains_itself_is_refused_in_words() -> None:
    round_and_round: list[Any] = []
    round_and_round.append(round_and_round)
    with pytest.raises(ValueError, match="a position can't contain itself"):
        TAKE(round_and_round)
    with pytest.raises(ValueError, match="what odd returns for 3 can't contain itself"):
        Ruleset.from_options(lambda n: [round_and_round], name="odd")(3).outcome()


def test_the_error_for_play_that_returns_says_how_to_declare_it() -> None:
    game = Ruleset.from_options(lambda n: [1 - n], name="to_and_fro")
    for ask in (game(0).outcome, game(0).value, game(0).misere().outcome, join(game(0), game(0)).outcome):
        with pytest.raises(ValueError, match=r"can return to [01], .*loopy=True in from_options or additive = False"):
            ask()


def test_from_options_is_a_decorator_with_and_without_arguments() -> None:
    @Ruleset.from_options
    def down(n: int) -> list[int]:
        return list(range(n))

    @Ruleset.from_options(loopy=True)
    def to_and_fro(n: int) -> list[int]:
        return [1 - n]

    @Ruleset.from_options(end=lambda n: 0)
    def drawn(n: int) -> list[int]:
        return [0] if n else []

    assert (down(3).outcome(), to_and_fro(0).outcome(), drawn(1).outcome()) == ("N", "D", "D")
    assert (repr(to_and_fro(0)), repr(drawn(1))) == ("to_and_fro(0)", "drawn(1)")


@Ruleset.from_options(loopy=True)
def decorated(n: int) -> list[int]:
    return [n - 1] if n else []


def test_a_decorated_game_can_be_pickled() -> None:
    assert pickle.loads(pickle.dumps(decorated(5))) == decorated(5)
    plain = Ruleset.from_options(taking)
    assert pickle.loads(pickle.dumps(plain(5))) == plain(5)
