"""Tests that each board's static picture is inside its card, because anything outside would be cut off on paper and without scripts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cgkit
from cgbook.examples import Kind
from cgbook.lab import games
from cgbook.pictures import landscape
from cgbook.pictures.cards import board_picture
from cgbook.pictures.figures import figure, picture
from cgkit.position import Position
from cgkit.read import NAMES

EXAMPLES = [
    *(game.type for game in games()),
    # a cycle, and a graph whose rule takes two lines and whose last arrow isn't the lowest
    'Digraph({"a": "bc", "b": "a", "c": "df", "d": "e", "e": "", "f": "g", "g": "h", "h": "e"})("a")',
    'Digraph({"a": "bcg", "c": "b", "g": "d", "b": "", "d": "a"})("a")',
]


# a huge position for each look that draws every piece in its place
LARGE = [
    "nimble(200_000)",
    "nimble([1] * 2_000)",
    "staircase(0, 10**5)",
    "staircase([0] * 2_000 + [1])",
    "empty_and_divide(10**5, 2)",
    "TurnCoins('2')(200_000)",
    "turning_corners((300, 400))",
    "NumberLine(200_000, {1, 2})(7)",
    "chomp([300] * 300)",
    "PaintChain(2).ring(200_000)",
    "CoinRing(2).ring(200_000)",
    "vertex_removal.ring(200_000)",
]


@pytest.mark.parametrize("example", LARGE)
def test_a_position_too_large_to_draw_gets_a_short_text(example: str) -> None:
    svg = board_picture(eval(example, {**NAMES, **vars(cgkit)}))
    said = len(re.search(r'aria-label="([^"]*)"', svg)[1])  # type: ignore[index]
    assert len(svg) - said < 3_000


def lowest(svg: str) -> float:
    """Return the y-coordinate of the lowest point of a picture's shapes."""
    found = [0.0]
    for tag in re.findall(r"<(?:rect|circle|ellipse|text)\b[^>]*>", svg):
        said = {name: float(value) for name, value in re.findall(r'\b(y|cy|r|ry|height)="(-?[\d.]+)"', tag)}
        round_ = said.get("r", said.get("ry", 0)) if tag.startswith(("<circle", "<ellipse")) else 0
        found.append(said.get("y", said.get("cy", 0)) + said.get("height", 0) + round_)
    for points in re.findall(r'<polygon points="([^"]*)"', svg):
        found += [float(pair.split(",")[1]) for pair in points.split()]
    return max(found)


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_board_is_inside_its_card(example: str) -> None:
    position = eval(example, {**NAMES, **vars(cgkit)})
    assert isinstance(position, Position)
    svg = board_picture(position)
    height = float(re.search(r'viewBox="0 0 [\d.]+ ([\d.]+)"', svg)[1])  # type: ignore[index]
    assert lowest(svg) <= height


def test_the_ending_of_the_name_decides_the_format_of_a_saved_picture(tmp_path: Path) -> None:
    drawn = picture(figure()[0], "An empty figure")
    for name, begins in (("a.svg", b"<svg"), ("a.PNG", b"\x89PNG"), ("a.pdf", b"%PDF")):
        drawn.save(tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(begins)
    landscape({"Life": Kind(0)}).save(tmp_path / "kinds.svg")
    assert "Life" in (tmp_path / "kinds.svg").read_text("utf8")
    with pytest.raises(ValueError, match=r"ending must be one of '\.svg', got '\.png'"):
        landscape({"Life": Kind(0)}).save(tmp_path / "kinds.png")
    with pytest.raises(FileNotFoundError):
        drawn.save(tmp_path / "none" / "a.svg")
