"""The reference: every public name is on a page, with an example that is run, or, where nothing can be run, with a sentence."""

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

from cgsite import api  # isort: skip
from cgsite.public import FOLDER, entries  # isort: skip

PAGES = ROOT / "book" / "api"
WINGS = [
    wing
    for package in (cgkit, cgbook)
    for wing in pkgutil.iter_modules(package.__path__, f"{package.__name__}.")
    if wing.ispkg
]
BUILT = ROOT / "_build" / "html"


def public() -> dict[str, Any]:
    """What the doors export, found without the code that makes the pages: by full name, where it is exported."""
    found: dict[str, Any] = {}
    for door in [cgkit, *(importlib.import_module(wing.name) for wing in WINGS)]:
        found |= {f"{door.__name__}.{name}": getattr(door, name) for name in getattr(door, "__all__", ())}
    return found


def is_called_or_ready(thing: Any) -> bool:
    """A function, a class, a game: not a type made of types, nor a text, a number or a table of them."""
    if isinstance(thing, GenericAlias | UnionType) or get_origin(thing):
        return False
    return callable(thing) or type(thing).__module__.startswith(("cgbook.", "cgkit."))


def test_every_name_that_a_door_exports_is_in_the_reference() -> None:
    shown = {(one.module, one.name) for one in entries()}
    for name, thing in public().items():
        assert any(there == name.rsplit(".", 1)[1] for _, there in shown), name
        assert any(one.thing is thing for one in entries()), name
    assert len(shown) == len(entries()) > 300


def test_each_wing_has_its_page_and_no_page_is_empty() -> None:
    wings = {one.wing for one in entries()}
    assert {path.stem for path in PAGES.glob("*.md")} == wings | {"index"}
    (sections,) = [one["sections"] for one in LISTED if one["file"] == f"{FOLDER}/index"]
    assert [one["file"] for one in sections] == [f"{FOLDER}/{wing}" for wing in in_index()]
    for wing in wings:
        text = (PAGES / f"{wing}.md").read_text("utf8")
        assert f"```{{wing}} {wing}\n```" in text
    assert set(in_index()) == wings


def in_index() -> list[str]:
    return re.findall(r"\[\]\((\w+)\.md\)\n: \{\{names \1\}\}", (PAGES / "index.md").read_text("utf8"))


def test_each_name_has_an_example_or_says_what_it_is(subtests: pytest.Subtests) -> None:
    for one in entries():
        with subtests.test(one.path):
            thing = one.thing
            if not is_called_or_ready(thing):
                assert re.search(r"\n   [A-Z].*\.", api.data_directive(one)), (
                    f"{one.path} needs a sentence, as a comment `#: …` above it"
                )
                continue
            own = inspect.isclass(thing) or inspect.isroutine(thing)
            told = thing.__doc__ if own else type(thing).__doc__  # what is ready is told with its class
            assert ">>> " in (told or ""), f"{one.path} has no example"


def test_a_name_without_an_example_is_found() -> None:
    class Silent:
        """Says nothing."""

    assert is_called_or_ready(Silent)
    assert is_called_or_ready(cgkit.nim)
    assert not is_called_or_ready("text")
    assert not is_called_or_ready(dict[str, int])
    assert not is_called_or_ready(int | str)


def test_parts_of_a_docstring_become_lists() -> None:
    lines = [
        "It does.",
        "",
        "Parameters",
        "----------",
        "limit : how many",
        "    at most.",
        "*more : others.",
        "",
        "Returns",
        "-------",
        "`Nim`.",
    ]
    api.parts(None, "function", "f", lambda limit: None, None, lines)  # type: ignore[arg-type]
    assert [line.strip() for line in lines if line.strip()] == [
        "It does.", ".. container:: cg-parts", "Parameters", "``limit``: how many", "at most.", "``*more``: others.", "Returns", "`Nim`.",
    ]  # fmt: skip


def test_what_a_function_calls_its_own_is_no_link() -> None:
    lines = ["What `end` is, and `nim`."]
    api.parts(None, "function", "f", lambda end: end, None, lines)  # type: ignore[arg-type]
    assert lines == ["What ``end`` is, and `nim`."]


@pytest.mark.browser  # needs no browser, but the site
def test_the_built_pages_have_an_anchor_for_each_name(base: str) -> None:
    inventory = (BUILT / "objects.inv").read_bytes()
    listed = zlib.decompress(inventory.split(b"\n", 4)[4]).decode().splitlines()
    anchors = {line.split(" ")[0]: line.split(" ")[3].partition("#")[0] for line in listed if " py:" in line}
    for one in entries():
        assert anchors.get(one.path) == f"{one.page}.html", one.path
        assert f'id="{one.path}"' in (BUILT / f"{one.page}.html").read_text("utf8"), one.path


def test_help_of_the_package_names_all_that_is_public_and_that_is_not_too_much() -> None:
    named = set(re.findall(r"\w+", cgkit.__doc__ or ""))
    assert set(cgkit.__all__) <= named
    assert len(cgkit.__all__) <= 110
