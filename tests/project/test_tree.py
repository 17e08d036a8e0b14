"""Tests that each test file has the name of a module, and is in the folder of its layer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOMES = {"cgkit": ROOT / "cgkit", "cgbook": ROOT / "book" / "cgbook"}
#: folder of tests -> the folder that it tests, if the names differ; scripts of the page are tested in Node
ALSO = {"page": "widgets/front"}
#: test files about a whole layer, such as the table of twins and the kinds of submissions
WHOLE_LAYERS = {"doors", "handed_in", "twins"}


@pytest.mark.parametrize("package", HOMES)
def test_a_test_has_the_name_of_a_module_of_its_layer_or_of_the_layer(package: str) -> None:
    layers = {path.parent.name for path in HOMES[package].glob("*/__init__.py")}
    folders = {path.parent for path in (ROOT / "tests" / package).glob("*/test_*.py")}
    assert {folder.name for folder in folders} == layers | (ALSO.keys() if package == "cgbook" else set())
    for folder in folders:
        home = HOMES[package] / ALSO.get(folder.name, folder.name)
        names = {folder.name, *WHOLE_LAYERS, *(path.stem for path in home.rglob("*"))}
        assert {path.stem.removeprefix("test_") for path in folder.glob("test_*.py")} - names == set(), folder.name


def test_browser_tests_are_only_in_the_folders_that_make_searches() -> None:
    """`make test` reads only these folders for the tests that need the built site."""
    (looked,) = re.findall(r"^BROWSERS := (.*)$", (ROOT / "Makefile").read_text("utf8"), re.MULTILINE)
    homes = [ROOT / place for place in looked.split()]
    driving = [
        path for path in (ROOT / "tests").rglob("*.py") if re.search(r"pytest\.mark\.browser", path.read_text("utf8"))
    ]
    assert len(driving) > 20
    assert [path for path in driving if not any(path.is_relative_to(home) for home in homes)] == []
