"""Every public name refuses wrong arguments in words, in time and in little memory; numpy's integers mean what they say."""

from __future__ import annotations

import pathlib
from pathlib import Path

import pytest

from tests import wrong_calls
from tests.wrong_calls import attempt, namespace, prepared, targets

NAMES = namespace()
ALL = targets()


def test_what_is_called_is_found_by_itself() -> None:
    named = {target.name for target in ALL}
    assert {"nim", "Bash", "nim_sum", "Position", "Position.play", "golden.floor", "widgets.play"} <= named
    assert {"pictures.draw", "stories.retell"} <= named
    assert len([target for target in ALL if target.examples]) > 130


def test_odd_arguments_can_be_made() -> None:
    for pool, _ in wrong_calls.ODD:
        for expression in pool:
            eval(expression, dict(NAMES))


def told() -> None:
    raise ValueError("our own words")


def shouted() -> None:
    raise TypeError("x" * 1000)


def endless() -> None:
    while True:
        pass


def unhashable() -> None:
    hash([])


def test_a_call_is_judged_by_what_it_ends_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wrong_calls, "HOME", Path(__file__).parent)  # as if this file were cgkit
    kinds = {
        "nim(3, 4)": "answered",
        "told()": "refused",
        "told(1)": "refused",  # Python's own refusal of what was typed
        "shouted()": "long message",
        "unhashable()": "raw TypeError",
        "pathlib.Path('nowhere').open()": "wrong error: FileNotFoundError",
        "list(range(10**8))": "too much memory",
        "endless()": "too slow",
    }
    prepared()
    here = {**NAMES, "told": told, "endless": endless, "shouted": shouted, "unhashable": unhashable, "pathlib": pathlib}
    assert {call: attempt(call, "outcome()", here).kind for call in kinds} == kinds
