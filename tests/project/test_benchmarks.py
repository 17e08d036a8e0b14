"""Tests that a solver's docstring says how the cost grows, in the words that its benchmark tests."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import benchmarks

MODULES = [path.stem for path in Path(*benchmarks.__path__).glob("test_*.py") if path.stem != "test_pages"]
GROWTHS = [
    mark
    for name in MODULES
    for test in vars(import_module(f"benchmarks.{name}")).values()
    for mark in getattr(test, "pytestmark", ())
    if mark.name == "grows"
]


def test_the_benchmarks_of_growth_are_found() -> None:
    assert len(GROWTHS) >= 7


@pytest.mark.parametrize("mark", GROWTHS, ids=lambda mark: mark.args[2].__name__)
def test_the_docstring_has_the_tested_words(mark: Any) -> None:
    _, says, of = mark.args
    assert says in (of.__doc__ or "").partition("Complexity")[2]
