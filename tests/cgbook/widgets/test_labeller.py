"""Where the labeller puts pairs on a board."""

from __future__ import annotations

from cgbook.widgets import label
from cgkit import nim, queen


def test_pairs_lie_on_a_board_and_heaps_without_an_order_on_one_side_of_its_diagonal() -> None:
    heaps = label(nim(3, 3), layout="board").graph["places"]
    assert sorted(heaps) == [[a, b] for a in range(4) for b in range(a + 1)]
    squares = label(queen(2, 3), layout="board").graph["places"]
    assert sorted(squares) == [[x, y] for x in range(3) for y in range(4)]
