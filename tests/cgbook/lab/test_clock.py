"""Tests of the time limit."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from types import CodeType
from typing import Any

import pytest

from cgbook.lab.clock import OutOfTimeError, within

SHORT_CALLS = """
def work():
    end = monotonic() + 0.2
    while monotonic() < end:
        len("")
    done.append(True)
"""


def forever(work: Callable[[], None]) -> None:
    """Do some work, and then call a function over and over."""
    work()
    while True:
        len("")


@pytest.mark.parametrize(
    ("module", "finished"), [("numba.core.compiler", True), ("importlib._bootstrap", True), ("games", False)]
)
def test_a_call_is_finished_if_its_package_could_not_be_used_again(module: str, *, finished: bool) -> None:
    done: list[bool] = []
    names: dict[str, Any] = {"__name__": module, "monotonic": monotonic, "done": done}
    code: CodeType = compile(SHORT_CALLS, module, "exec")
    exec(code, names)
    with pytest.raises(OutOfTimeError), within(0.05):
        forever(names["work"])
    assert done == [True] * finished


def test_a_module_that_is_being_imported_can_use_a_time_limit() -> None:
    names: dict[str, Any] = {"__name__": "importlib._bootstrap", "within": within}
    exec("def load():\n    with within(0.05):\n        while True:\n            len('')", names)
    with pytest.raises(OutOfTimeError):
        names["load"]()
