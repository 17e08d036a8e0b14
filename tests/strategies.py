"""Hypothesis strategies for games, for reuse in any test."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from cgkit import Bash, Position, Subtraction

__all__ = ["heap_games", "heap_positions", "subtraction_sets", "values"]

values = st.integers(min_value=0, max_value=2**64)
subtraction_sets = st.sets(st.integers(min_value=1, max_value=9), min_size=1, max_size=5)
heap_games = st.one_of(subtraction_sets.map(Subtraction), st.integers(min_value=1, max_value=6).map(Bash))


@st.composite
def heap_positions(draw: st.DrawFn, most: int = 12, heaps: int = 2) -> Position[Any]:
    """Draw a position of a subtraction game, with at most `heaps` heaps of at most `most` chips."""
    sizes = draw(st.lists(st.integers(min_value=0, max_value=most), min_size=1, max_size=heaps))
    return draw(heap_games)(*sizes)
