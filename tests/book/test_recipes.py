"""Tests that each task on the how-to page takes a line or two, and gives the result that the page states."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from ipywidgets import interact

from cgkit import kayles

PAGE = Path(__file__).parents[2] / "book" / "how-to.md"


def test_every_recipe_gives_what_the_page_says() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf8")
    assert tried >= 25
    assert not failed


def test_the_line_with_interact_shows_a_slider_and_the_value(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = re.findall(r"`(interact\(.*?\))`", PAGE.read_text("utf8"))
    function = eval(line, {"interact": interact, "kayles": kayles})
    assert function(12) == 4
    assert "IntSlider(value=10, description='pins', max=20)" in capsys.readouterr().out
