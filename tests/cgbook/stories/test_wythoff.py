"""The story of the ways to a cold square: each ends on one, and the queen can go there."""

from __future__ import annotations

import re

from cgbook.stories import way_frames
from cgkit import queen, wythoff

SIDE = 14
HOT = [(x, y) for x in range(SIDE) for y in range(x, SIDE) if wythoff(x, y).outcome() == "N"]


def test_every_way_leads_to_a_cold_square_by_a_legal_move() -> None:
    for start in HOT:
        *asked, (picture, words) = way_frames(SIDE, start)
        goes = re.search(r"She goes (?:(down) (\d+)|(\d+) (diagonally))\.$", words)
        assert goes, words
        assert asked
        after = queen(*start).play(f"go {goes[2] or goes[3]} {goes[1] or goes[4]}")
        assert after.outcome() == "P"
        assert str(after.state) in picture
        assert str(after.state) in words
