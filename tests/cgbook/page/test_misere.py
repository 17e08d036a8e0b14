"""Rows under misère play on the page: class, rule and winning moves are in Node what Python and a search say."""

from __future__ import annotations

import random

import pytest

from cgbook.widgets import misere_rows
from cgkit import Heaps, dawson_kayles, grundys_game, kayles, misere, misere_quotient, nim, sj_outcome
from tests.cgbook.page.twins import twin
from tests.front import ask

GAMES: list[tuple[Heaps, int]] = [(nim, 4), (kayles, 5), (kayles, 9), (grundys_game, 13), (dawson_kayles, 10)]


@pytest.mark.thorough
@twin(misere="classOf sjSays winsIn")
def test_classes_rule_and_winning_moves_are_those_of_python(inputs: int) -> None:
    rnd = random.Random(10)
    for game, largest in GAMES:
        quotient = misere_quotient(game, largest)
        sent = misere_rows(quotient).quotient
        sums = [sorted(rnd.choices(range(1, largest + 1), k=rnd.randint(0, 8))) for _ in range(inputs // len(GAMES))]
        for heaps, (found, says, wins) in zip(sums, ask([["misereSum", sent, one] for one in sums]), strict=True):
            assert found == quotient.of(heaps)
            assert says == sj_outcome(*(sent["values"][heap] for heap in heaps))
            assert wins == [
                [i, left]
                for i, heap in enumerate(heaps)
                if heap not in heaps[:i]
                for left in sent["left"][heap]
                if quotient.outcome(*heaps[:i], *heaps[i + 1 :], *left) == "P"
            ]


def test_the_moves_that_are_named_win() -> None:
    for game, largest, sums in ((kayles, 9, [[1, 9], [5, 5, 9], [2, 3, 8]]), (nim, 4, [[1, 2, 4], [1, 1]])):
        sent = misere_rows(misere_quotient(game, largest)).quotient
        for heaps, (_, _, wins) in zip(sums, ask([["misereSum", sent, one] for one in sums]), strict=True):
            after = {tuple(sorted([*heaps[:i], *heaps[i + 1 :], *left])) for i, left in wins}
            assert after == {
                tuple(sorted(filter(None, win.after.state))) for win in misere(game(*heaps)).winning_moves()
            }


def test_what_does_not_fit_is_refused() -> None:
    quotient = misere_quotient(kayles, 5)
    widget = misere_rows(quotient, rows=(5, 1))
    assert widget.rows == [1, 5]
    with pytest.raises(ValueError, match="rows must be integers from 1 to 5, got 6"):
        widget.rows = [6]
    with pytest.raises(ValueError, match="at most 8 rows"):
        widget.rows = [1] * 9
