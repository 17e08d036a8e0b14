"""Where the test of a module is: under the module's name, in the folder of its wing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOMES = {"cgkit": ROOT / "cgkit", "cgbook": ROOT / "book" / "cgbook"}
#: folders that hold the tests of another one: what runs in the page is asked in Node
ALSO = {"page": "widgets/front"}
#: tables about a whole wing: the twins of the page's mathematics in Python, and what students hand in
LAWS = {"doors", "handed_in", "twins"}


@pytest.mark.parametrize("package", HOMES)
def test_a_test_bears_the_name_of_a_module_of_its_wing_or_of_the_wing(package: str) -> None:
    wings = {path.parent.name for path in HOMES[package].glob("*/__init__.py")}
    folders = {path.parent for path in (ROOT / "tests" / package).glob("*/test_*.py")}
    assert {folder.name for folder in folders} == wings | (ALSO.keys() if package == "cgbook" else set())
    for folder in folders:
        home = HOMES[package] / ALSO.get(folder.name, folder.name)
        names = {folder.name, *LAWS, *(path.stem for path in home.rglob("*"))}
        assert {path.stem.removeprefix("test_") for path in folder.glob("test_*.py")} - names == set(), folder.name


def test_browsers_are_driven_only_where_make_looks_for_them() -> None:
    """`make test` reads no other tests when the site is built."""
    (looked,) = re.findall(r"^BROWSERS := (.*)$", (ROOT / "Makefile").read_text("utf8"), re.MULTILINE)
    homes = [ROOT / place for place in looked.split()]
    driving = [
        path for path in (ROOT / "tests").rglob("*.py") if re.search(r"pytest\.mark\.browser", path.read_text("utf8"))
    ]
    assert len(driving) > 20
    assert [path for path in driving if not any(path.is_relative_to(home) for home in homes)] == []
