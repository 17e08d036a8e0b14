"""Tests that the colours have enough contrast by day, by night and for colour-blind eyes, and that no colour is defined twice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cgbook.pictures.palette import DAY, NIGHT, sheet

ROOT = Path(__file__).parents[3]
GROUNDS = ("paper", "leaf", "sheet", "field")
TEXT = [
    *((ink, ground) for ink in ("ink", "soft", "p", "n") for ground in GROUNDS),
    *(("ink", f"value_{i}") for i in range(1, 9)),
    ("ink", "p_tint"), ("p", "p_tint"), ("ink", "n_tint"), ("n", "n_tint"), ("on_p", "p"),
    ("on_chip", "chip"), ("on_chip", "chip_low"), *(("cover_ink", ground) for ground in ("cover", "chocolate", "poison")),
]  # fmt: skip
GRAPHICS = [
    *(("going", ground) for ground in GROUNDS),
    ("chip_edge", "chip"), ("chip_edge", "chip_low"), ("green", "sheet"), ("green", "field"), ("soil", "sheet"),
    ("cover_spot", "cover"), ("chip", "cover"), ("n", "n_tint"),
]  # fmt: skip

# matrices for linear RGB as seen by eyes without one kind of cone (Machado, Oliveira and Fernandes 2009, severity 1)
EYES = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
RGB_TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))


def linear(colour: str) -> list[float]:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def times(matrix: tuple[tuple[float, ...], ...], vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as defined by WCAG 2."""
    low, high = sorted(times(RGB_TO_XYZ, linear(colour))[1] for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def lab(rgb: list[float]) -> list[float]:
    white = times(RGB_TO_XYZ, [1, 1, 1])
    parts = [x / w for x, w in zip(times(RGB_TO_XYZ, rgb), white, strict=True)]
    f = [part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in parts]
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]


@pytest.mark.parametrize("colours", [DAY, NIGHT], ids=["day", "night"])
def test_words_and_shapes_stand_out_from_their_background(colours: dict[str, str]) -> None:
    assert {pair: n for pair in TEXT if (n := contrast(colours[pair[0]], colours[pair[1]])) < 4.5} == {}
    assert {pair: n for pair in GRAPHICS if (n := contrast(colours[pair[0]], colours[pair[1]])) < 3} == {}


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("colours", [DAY, NIGHT], ids=["day", "night"])
def test_p_and_n_differ_for_every_eye(colours: dict[str, str], eyes: str) -> None:
    p, n = (lab([min(1, max(0, x)) for x in times(EYES[eyes], linear(colours[name]))]) for name in ("p", "n"))
    # about ten times the smallest visible difference
    assert sum((a - b) ** 2 for a, b in zip(p, n, strict=True)) ** 0.5 > 20


def test_style_sheets_define_no_colours_except_for_black_and_white_pieces() -> None:
    rules = [
        (selectors.strip(), colour)
        for sheet in ("book/cgbook/widgets/front/widgets.css", "book/_site/static/book.css")
        for selectors, body in re.findall(
            r"([^{}]+)\{([^{}]*)\}", re.sub(r"/\*.*?\*/", "", (ROOT / sheet).read_text("utf8"), flags=re.DOTALL)
        )
        for colour in re.findall(r"#[0-9a-fA-F]{3,8}\b|\brgba?\(|\bhsla?\(", body)
    ]
    assert rules, "the style sheets must define some colours, or this test reads nothing"
    assert {selectors for selectors, _ in rules} <= {
        f".cg-{man}.cg-{side}" for man in ("man", "pawn") for side in ("white", "black")
    }


def test_day_and_night_have_the_same_names_and_the_day_has_no_colour_twice() -> None:
    assert DAY.keys() == NIGHT.keys()
    assert len(set(DAY.values())) == len(DAY)
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in (*DAY.values(), *NIGHT.values()))
    assert sheet("a", "b").count("--cg-") == 2 * len(DAY)


def test_a_colour_is_changed_in_one_line() -> None:
    """No source file repeats a colour of the palette; widgets.css isn't read, because it has the colours of white and black pieces."""
    code = [path for part in ("cgbook", "_site/cgsite", "_site/static") for path in (ROOT / "book" / part).rglob("*.*")]
    read = [path for path in code if path.suffix in (".py", ".js", ".css") and path.stem not in ("palette", "widgets")]
    read = [path for path in read if not {"node_modules", "static"} & {*path.parts} or path.name == "book.css"]
    colours = re.compile("|".join({*DAY.values(), *NIGHT.values()}))
    assert len(read) > 300
    assert {path.name: found for path in read if (found := colours.findall(path.read_text("utf8")))} == {}
