"""Tests that every public name is on a page of the reference, with an example that runs or, if there's nothing to run, with a sentence."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
import zlib
from types import GenericAlias, UnionType
from typing import Any, get_origin

import pytest

import cgbook
import cgkit
from tests.browser import ROOT
from tests.chapters import LISTED

from cgsite.api import FOLDER, directive, entries, parts  # isort: skip

PAGES = ROOT / "book" / "api"
LAYERS = [
    wing
    for package in (cgkit, cgbook)
    for wing in pkgutil.iter_modules(package.__path__, f"{package.__name__}.")
    if wing.ispkg
]
BUILT = ROOT / "_build" / "html"


def is_called_or_ready(thing: Any) -> bool:
    """Return whether a public thing is a function, a class or a game, and not a type alias, a string, a number or a table."""
    if isinstance(thing, GenericAlias | UnionType) or get_origin(thing):
        return False
    return callable(thing) or type(thing).__module__.startswith(("cgbook.", "cgkit."))


def test_every_name_that_a_layer_exports_is_on_the_page_of_a_layer() -> None:
    shown = {(one.name, id(one.thing)) for one in entries()}
    for door in [cgkit, *(importlib.import_module(wing.name) for wing in LAYERS)]:
        assert {(name, id(getattr(door, name))) for name in getattr(door, "__all__", ())} <= shown, door
    assert len(shown) == len(entries()) > 300
    wings = {one.wing for one in entries()}
    assert {path.stem for path in PAGES.glob("*.md")} == wings | {"index"}
    (sections,) = [one["sections"] for one in LISTED if one["file"] == f"{FOLDER}/index"]
    listed = re.findall(r"- \[\]\((\w+)\.md\)", (PAGES / "index.md").read_text("utf8"))
    assert [one["file"] for one in sections if one["file"].startswith(FOLDER)] == [
        f"{FOLDER}/{wing}" for wing in listed
    ]
    for wing in wings:
        assert f"```{{wing}} {wing}\n```" in (PAGES / f"{wing}.md").read_text("utf8")


def test_each_name_has_an_example_or_says_what_it_is(subtests: pytest.Subtests) -> None:
    for one in entries():
        with subtests.test(one.path):
            thing = one.thing
            if not is_called_or_ready(thing):
                assert re.search(r"\n   [A-Z].*\.", directive(one)), (
                    f"{one.path} needs a sentence, as a comment `#: …` above it"
                )
                continue
            own = inspect.isclass(thing) or inspect.isroutine(thing)
            doc = thing.__doc__ if own else type(thing).__doc__  # a ready-made object has its class's docstring
            assert ">>> " in (doc or ""), f"{one.path} has no example"


def test_parts_of_a_docstring_become_lists() -> None:
    doc = "It does.\n\nParameters\n----------\nlimit : how many\n    at most.\n*more : others.\n\nReturns\n-------\n`Nim`."
    parts(None, "function", "f", None, None, lines := doc.split("\n"))  # type: ignore[arg-type]
    assert [line.strip() for line in lines if line.strip()] == [
        "It does.", ".. container:: cg-parts", "Parameters", "``limit``: how many", "at most.", "``*more``: others.", "Returns", "`Nim`.",
    ]  # fmt: skip


@pytest.mark.browser  # needs the built site, but no browser
def test_the_built_pages_have_an_anchor_for_each_name(base: str) -> None:
    inventory = (BUILT / "objects.inv").read_bytes()
    listed = zlib.decompress(inventory.split(b"\n", 4)[4]).decode().splitlines()
    anchors = {line.split(" ")[0]: line.split(" ")[3].partition("#")[0] for line in listed if " py:" in line}
    for one in entries():
        assert anchors.get(one.path) == f"{FOLDER}/{one.wing}.html", one.path
        assert f'id="{one.path}"' in (BUILT / FOLDER / f"{one.wing}.html").read_text("utf8"), one.path


def test_help_of_the_package_names_every_public_name_and_there_are_not_too_many() -> None:
    named = set(re.findall(r"\w+", cgkit.__doc__ or ""))
    others = set(cgkit.__all__) - set(cgkit.rulesets.__all__)  # the games are listed once, in `cgkit.rulesets`
    assert "rulesets" in named
    assert others <= named
    assert len(others) <= 52
