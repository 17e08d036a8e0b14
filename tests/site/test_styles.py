"""What style sheets may not say, since a browser that readers have does not understand it; read as text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHEETS = sorted(
    [
        *(ROOT / "book" / "_site").glob("*/*.css"),
        *(ROOT / "book" / "cgbook" / "widgets" / "front").rglob("*.css"),
        *(ROOT / "book" / "cgbook" / "widgets" / "static").glob("*.css"),
        *(ROOT / "tools").rglob("*.css"),
    ]
)


def declarations(path: Path) -> list[tuple[str, str, str]]:
    """The declarations of a sheet: selector, property, value."""
    text = re.sub(r"/\*.*?\*/", "", path.read_text("utf8"), flags=re.DOTALL)
    return [
        (selector.strip(), name.strip(), value.strip())
        for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text)
        for name, _, value in (one.partition(":") for one in body.split(";") if ":" in one)
    ]


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_lines_under_and_through_words_are_said_in_full(path: Path) -> None:
    """WebKit takes nothing but the line in `text-decoration`, and drops the whole declaration otherwise."""
    found = declarations(path)
    assert found, "the sheet is read"
    assert [
        (selector, value)
        for selector, name, value in found
        if name == "text-decoration"
        and not re.fullmatch(r"(none|underline|line-through)( !important|!important)?", value)
    ] == []


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_an_outlined_letter_casts_its_shadow_by_a_filter(path: Path) -> None:
    """WebKit draws no `text-shadow` where `paint-order` puts the outline first."""
    of: dict[str, set[str]] = {}
    for selector, name, _ in declarations(path):
        of.setdefault(selector, set()).add(name)
    assert [one for one, names in of.items() if {"paint-order", "text-shadow"} <= names] == []


def test_a_disc_of_a_plot_has_some_length() -> None:
    """WebKit stretches the round ends of a line without length with the picture that holds it."""
    text = (ROOT / "book" / "cgbook" / "widgets" / "front" / "kinds" / "shared" / "plot.js").read_text("utf8")
    (length,) = re.findall(r"`M\$\{n\} \$\{-values\[n\]\}h([\d.]+)`", text)
    assert float(length) > 0


def test_in_jupyterlab_an_aside_has_room_and_a_citation_is_no_error() -> None:
    """JupyterLab's reader of MyST gives asides no height on a wide screen, and warns of each citation."""
    found = {
        (one.strip(), name): value
        for one, name, value in declarations(ROOT / "book" / "cgbook" / "widgets" / "front" / "widgets.css")
    }
    assert found[".jp-Notebook .myst-aside", "height"] == "auto"
    assert found['.jp-Notebook [title="Citation Not Found"]', "color"] == "inherit"
