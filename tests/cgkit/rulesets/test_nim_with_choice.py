"""Tests of Nim with ordinals, an infinite game that's decided without its moves, and of a choice between huge heaps."""

from __future__ import annotations

import random
from itertools import islice, pairwise, product
from typing import Any

import pytest

from cgkit import Ordinal, OrdinalNim, SearchLimitError, ordinal_nim


def test_ordinals_are_ordered_as_pairs_and_added_as_nim_heaps() -> None:
    some = [Ordinal(x, y) for x in range(6) for y in range(6)]
    assert all(a < b for a, b in pairwise(some))
    for a, b, c in product(some[::3], repeat=3):
        assert a ^ b == b ^ a
        assert (a ^ b) ^ c == a ^ (b ^ c)
        assert bool(a ^ b) == (a != b)


def test_an_infinite_game_is_decided_without_its_moves() -> None:
    rnd, game = random.Random(6), ordinal_nim
    for _ in range(300):
        position = tuple((rnd.randrange(6), rnd.randrange(9)) for _ in range(rnd.randint(1, 4)))
        total = game.ordinal(position)
        assert (game(*position).outcome() == "P") == (total == Ordinal())
        wins = game(*position).winning_moves()
        assert bool(wins) == bool(total)
        for win in wins:
            assert game.ordinal(win.after.state) == Ordinal()
            assert win.text in map(game.say, first_moves(game, position))
    with pytest.raises(SearchLimitError, match="infinitely many"):
        game((1, 0)).value()
    with pytest.raises(TypeError, match="pairs"):
        game(3)


def first_moves(game: OrdinalNim, position: tuple[tuple[int, int], ...]) -> list[Any]:
    """Return the first moves of each pair alone, as moves of the whole position."""
    return [
        move._replace(
            after=(*position[:i], *move.after, *position[i + 1 :]),
            steps=(move.steps[0]._replace(at=(i,) if len(position) > 1 else ()),),
        )
        for i, pair in enumerate(position)
        for move in islice(game.moves((pair,)), 200)
    ]
