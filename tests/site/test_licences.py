"""Tests that the site has the licences of all the work by others that it contains."""

from __future__ import annotations

import re

import pytest

from tests.browser import ROOT, SITE

from cgsite import licences  # isort: skip


def test_every_part_of_the_site_has_its_licence() -> None:
    found = licences.texts_by_name()
    assert all(max(map(len, some)) > 200 for some in found.values())
    whole = licences.text()
    for name in ("@fontsource/alegreya-sans", "@fontsource-variable/vollkorn", "katex", "@codemirror/view", "pyodide"):
        assert re.search(rf"^{name} \d", whole, re.MULTILINE), name
    for words in ("SIL OPEN FONT LICENSE", "Mozilla Public License, version 2.0", "PYTHON SOFTWARE FOUNDATION LICENSE"):
        assert words in whole
    for words in ("The Vollkorn Project Authors", "Khan Academy", "NetworkX"):
        assert words in whole


def test_packages_only_for_the_build_are_no_dependencies_of_the_pages() -> None:
    scripts = (ROOT / "book" / "cgbook" / "widgets" / "front").rglob("*.js")
    taken = {
        name
        for path in scripts
        for name in re.findall(r'^import .*? from "([^."][^"]*)";', path.read_text("utf8"), re.MULTILINE)
    }
    assert "@codemirror/view" in taken
    assert taken <= set(licences.packages())


@pytest.mark.browser
def test_the_site_contains_the_licences() -> None:
    assert (SITE / "licences.txt").read_text("utf8") == licences.text()
