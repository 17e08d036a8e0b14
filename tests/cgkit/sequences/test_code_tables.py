"""Tests of a table of values that several threads use at the same time."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event, current_thread, main_thread
from typing import Any

import pytest

from cgkit import grundy_sequence
from cgkit.rulesets import TakeAndBreak
from cgkit.sequences import code_tables, periods
from cgkit.sequences.octal_codes import read_code, table_of


@pytest.fixture(autouse=True)
def _no_table_is_known() -> Iterator[None]:
    table_of.cache_clear()
    yield
    table_of.cache_clear()


def test_a_slow_thread_discards_no_values_of_a_faster_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread that falls behind must not replace the values or the period that another thread has found.

    The slow thread computes 64 values, waits until the other thread has all values and a period, and waits again before it says
    that 64 values prove no period.

    If the other thread is locked out, the slow one waits only a while.
    """
    alone = grundy_sequence(TakeAndBreak("0.77"), 400)
    table_of.cache_clear()
    made, others_done, put_back, asked = Event(), Event(), Event(), Event()
    extended, certify = code_tables._extended, periods.certify

    def slowly_extended(*arguments: Any, **more: Any) -> Any:
        found = extended(*arguments, **more)
        if len(found) == 64 and not made.is_set():
            made.set()
            others_done.wait(0.3)
        return found

    def slowly_certified(values: Any, *more: Any) -> Any:
        found = certify(values, *more)
        if len(values) == 64 and current_thread() is not main_thread():
            put_back.set()
            asked.wait(0.3)
        return found

    monkeypatch.setattr(code_tables, "_extended", slowly_extended)
    monkeypatch.setattr(code_tables, "certify", slowly_certified)
    with ThreadPoolExecutor(1) as other:
        first = other.submit(read_code("0.77").sequence, 64)
        assert made.wait(30)
        meanwhile = grundy_sequence(TakeAndBreak("0.77"), 400)
        others_done.set()
        assert put_back.wait(30)
        afterwards = grundy_sequence(TakeAndBreak("0.77"), 400)
        asked.set()
        assert first.result() == alone[:64]
    assert (len(meanwhile), len(afterwards)) == (400, 400)
    assert meanwhile == afterwards == alone
