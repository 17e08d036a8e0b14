"""The stories of SOS that chapter 2 tells are games: one letter more from frame to frame, and a trap where one is spoken of."""

from __future__ import annotations

import ast
import re
from itertools import pairwise

import pytest

from tests.chapters import pages, source

TOLD = [
    ast.literal_eval(re.search(r"sos_frames\((\[.*\])\)", source(cell), re.DOTALL)[1])  # type: ignore[index]
    for cell in pages("02-fibonacci-and-sos")
    if "sos_frames([" in source(cell)
]


def test_there_are_stories() -> None:
    assert len(TOLD) == 3
    assert all(re.fullmatch("[SO.xy]+", row) for story in TOLD for row, _ in story)


@pytest.mark.parametrize("story", TOLD, ids=["off limits", "odd", "even"])
def test_a_row_goes_on_from_the_one_before_by_one_letter_or_begins_anew(story: list[tuple[str, str]]) -> None:
    legal = 0
    for (before, _), (after, _) in pairwise(story):
        if set(before + after) <= set("SO."):
            more = sum(was != now for was, now in zip(before, after, strict=True))
            goes_on = all(was in (now, ".") for was, now in zip(before, after, strict=True))
            assert not goes_on or more == 1, (before, after)
            legal += goes_on
    assert legal >= 2
