"""Tests that the page of people and sources has everybody who is named in a margin note, with their works."""

from __future__ import annotations

import re

from pybtex.database import parse_file

from tests.browser import ROOT
from tests.chapters import NOTEBOOKS, prose

PAGE = (ROOT / "book" / "sources.md").read_text("utf8")
ENTRIES = parse_file(str(ROOT / "book/references.bib")).entries
MARGIN = re.compile(r":::\{margin\}\n(.*?)\n:::", re.DOTALL)
CITED = re.compile(r"\{cite\}`([^`]+)`")


def cited(text: str) -> set[str]:
    return {key for keys in CITED.findall(text) for key in keys.split(",")}


def test_everybody_named_in_a_margin_is_on_the_page() -> None:
    keys = {key for page in NOTEBOOKS for margin in MARGIN.findall(prose(page)) for key in cited(margin)}
    assert len(keys) > 18
    assert keys - cited(PAGE) == cited(PAGE) - set(ENTRIES) == set()


def test_each_portrait_names_a_source_and_the_people_who_wrote_it() -> None:
    _, *portraits = re.split(r"^### ", PAGE, flags=re.MULTILINE)
    assert len(portraits) > 20
    for portrait in portraits:
        keys = cited(portrait)
        assert keys, portrait[:40]
        writers = {name for key in keys for person in ENTRIES[key].persons["author"] for name in person.last_names}
        assert any(name in portrait for name in writers), portrait[:40]
