"""The fonts of the site."""

from __future__ import annotations

from cgsite.face import line_up
from fontTools import ttLib
from node import npm_ci


def test_digits_are_as_tall_as_capitals() -> None:
    font = ttLib.TTFont(npm_ci() / "@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2")
    before = [_top(font, str(digit)) for digit in range(10)]
    line_up(font)
    after = [_top(font, str(digit)) for digit in range(10)]
    assert before[0] < 0.8 * _top(font, "H"), "an old-style zero looks like an o"
    assert min(after) > 0.9 * _top(font, "H")


def _top(font: ttLib.TTFont, letter: str) -> int:
    glyph = font["glyf"][font.getBestCmap()[ord(letter)]]
    return int(glyph.yMax)
