"""One table of values, asked by many threads at once."""

from __future__ import annotations

import random
import sys
from array import array
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest

from cgkit import Subtraction, grundy_sequence, kayles
from cgkit.rulesets import TakeAndBreak
from cgkit.sequences import tables
from cgkit.sequences.octal import read_code, table_of


@pytest.fixture(autouse=True)
def _no_table_is_known() -> Iterator[None]:
    table_of.cache_clear()
    yield
    table_of.cache_clear()


@pytest.mark.parametrize("slow", ["_extended", "certify"])
def test_a_thread_that_lags_takes_nothing_back(slow: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first to have 64 values waits until the other has all and a period, or, where it is locked out, a while."""
    here, ready, original = Event(), Event(), getattr(tables, slow)

    def lagging(*arguments: Any, **more: Any) -> Any:
        found = original(*arguments, **more)
        values = found if isinstance(found, array) else arguments[0]
        if len(values) == 64 and not here.is_set():
            here.set()
            ready.wait(0.3)
        return found

    monkeypatch.setattr(tables, slow, lagging)
    with ThreadPoolExecutor(1) as other:
        first = other.submit(read_code("0.77").sequence, 64)
        assert here.wait(30)
        values = grundy_sequence(TakeAndBreak("0.77"), 400)
        ready.set()
        first.result()
    table_of.cache_clear()
    monkeypatch.undo()
    assert values == grundy_sequence(kayles, 400)
    assert len(values) == 400


@pytest.mark.thorough
def test_eight_threads_find_what_one_finds() -> None:
    interval, chance = sys.getswitchinterval(), random.Random(35)
    games = [Subtraction(chance.sample(range(2, 60), 5)) for _ in range(150)]
    alone = [grundy_sequence(game, 1_500) for game in games]
    table_of.cache_clear()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as pool:
            for game, values in zip(games, alone, strict=True):
                asked = [pool.submit(grundy_sequence, game, chance.choice((60, 200, 700, 1_500))) for _ in range(8)]
                for ask in asked:
                    found = ask.result()
                    assert found == values[: len(found)]
                    assert len(found) in (60, 200, 700, 1_500)
    finally:
        sys.setswitchinterval(interval)
