"""Tests of the structure of the front end: who imports whom, a twin in Python for all of `maths/`, and one module for each look."""

from __future__ import annotations

import importlib
import os
import re
from pathlib import Path
from typing import Any

import pytest

import cgbook.widgets
from cgbook.pictures.boards import LOOKS
from cgbook.widgets.base import FORMAT
from cgkit.games.ruleset import Ruleset
from tests.cgbook.page.twins import TWINS
from tests.front import ask

FRONT = Path(cgbook.widgets.__file__).parent / "front"
MODULES = {path.relative_to(FRONT).as_posix(): path.read_text("utf8") for path in FRONT.rglob("*.*js")}
SHEETS = {path.relative_to(FRONT).as_posix() for path in FRONT.rglob("*.css")}
# folder -> folders and modules that it can import from, besides itself
ALLOWED: dict[str, set[str]] = {
    "maths": set(),
    "page": {"maths", "words/everywhere.js"},
    "game": {"maths", "page/layout.js", "page/words.js", "skins/index.js"},
    "skins": {"maths", "page", "game"},
    "answers": {"maths", "page", "game", "kinds/shared/desk.js"},
    "kinds": {"maths", "page", "game", "skins", "answers", "hand"},
    "hand": {"maths", "page"},
    "site": {"maths", "page"},
}


def test_a_folder_imports_only_what_it_may(subtests: pytest.Subtests) -> None:
    for module in sorted(name for name in MODULES if "/" in name):
        with subtests.test(module):
            folder = module.split("/")[0]
            for target in re.findall(r'from "(\.[^"]+)"', MODULES[module]):
                found = os.path.normpath(Path(module).parent / target).replace(os.sep, "/")
                assert found in {*MODULES, *SHEETS}, f"{module} imports {target}, which doesn't exist"
                home = found.split("/")[0]
                assert home == folder or home in ALLOWED[folder] or found in ALLOWED[folder], (
                    f"{module} imports {found}"
                )
            if folder in ("maths", "game"):
                assert not re.search(r"\b(document|window|localStorage)\.", MODULES[module]), (
                    f"{module} touches the page"
                )


def test_every_function_in_maths_has_a_twin_in_python() -> None:
    for path in Path(__file__).parent.glob("test_*.py"):  # importing a module adds its marks to TWINS
        importlib.import_module(f"tests.cgbook.page.{path.stem}")
    exported = {
        (Path(name).stem, function)
        for name, text in MODULES.items()
        if name.startswith("maths/")
        for function in re.findall(r"^export (?:const|function\*?|class) (\w+)", text, re.MULTILINE)
    }
    assert len(exported) > 20
    assert exported == TWINS


def every_ruleset(cls: Any = Ruleset) -> set[Any]:
    return {cls}.union(*map(every_ruleset, cls.__subclasses__()))


def test_a_look_has_a_module_and_a_picture_with_its_name() -> None:
    (looks,) = ask([["looks"]])
    assert set(looks) == LOOKS
    known = {"draw", "told", "together", "heaps", "name", "sides", "order", "nothing", "moves", "numbers", "howTo"}
    assert all("draw" in fields and set(fields) <= known for fields in looks.values())
    asked = {rules for rules in every_ruleset() if rules.__module__.startswith("cgkit.")}
    assert {rules.skin for rules in asked} == LOOKS
    draws = {rules.skin for rules in asked if getattr(rules, "drawn_moves", False) is True}
    assert draws == {name for name, fields in looks.items() if "moves" in fields}


def test_elements_are_made_in_one_place() -> None:
    makes = {module for module, text in MODULES.items() if "createElement(" in text}
    assert makes == {"page/dom.js", "loader.js", "site/early.js"}  # the last two import nothing


def test_python_and_the_page_have_the_same_format_number() -> None:
    assert f"export const FORMAT = {FORMAT};" in MODULES["page/view.js"]
