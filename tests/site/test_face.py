"""Tests of the look of the site: its fonts, and the classes of the frame around a page."""

from __future__ import annotations

import re

from cgsite.face import line_up
from fontTools import ttLib
from node import npm_ci

from tests.browser import ROOT


def test_digits_are_as_tall_as_capitals() -> None:
    font = ttLib.TTFont(npm_ci() / "@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2")
    before = [_top(font, str(digit)) for digit in range(10)]
    line_up(font)
    after = [_top(font, str(digit)) for digit in range(10)]
    assert before[0] < 0.8 * _top(font, "H"), "the zero must have been as low as an o before"
    assert min(after) > 0.9 * _top(font, "H")


def _top(font: ttLib.TTFont, letter: str) -> int:
    glyph = font["glyf"][font.getBestCmap()[ord(letter)]]
    return int(glyph.yMax)


def test_no_widget_has_a_class_of_the_frame() -> None:
    """Widgets share no class with the frame of a page, or its CSS rules would change them, too."""
    front = ROOT / "book" / "cgbook" / "widgets" / "front"
    layout = (ROOT / "book" / "_site" / "templates" / "layout.html").read_text("utf8")
    frame = {name for names in re.findall(r'class="([\w -]+)"', layout) for name in names.split()}
    assert len(frame) > 12
    files = [path for ending in ("*.js", "*.css") for path in front.rglob(ending) if "site" not in path.parts]
    words = {word for path in files for word in re.findall(r"cg-[\w-]+", path.read_text("utf8"))}
    # dom.js looks for the first to find out whether it's on the site; the second marks headings
    shared = {"cg-text", "cg-optional"}
    assert frame & words <= shared
