"""Tests that no reader crashes on random texts, and that every text that it refuses is refused in words.

`make test-all` tries a million texts, and none of them may take a second.
"""

from __future__ import annotations

import json
import time
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cgbook.widgets.table import table
from cgkit import nim
from tests import front  # noqa: F401  (finds the book's own modules)
from tests.fuzz.readers import IN_THE_PAGE, READERS, inputs

from node import node  # isort: skip

FRONT = Path(__file__).with_name("front.mjs")
SEED = 25
FEW, MANY = 300, 50_000  # number of inputs for each reader of cgkit
# number of inputs for each reader of the front end, which makes more than a million in all
FEW_THERE, MANY_THERE = 1_500, 80_000


def faults(name: str, many: int, seconds: float = inf) -> list[tuple[str, str]]:
    """Return the faults of a reader of cgkit, each with the beginning of the input."""
    samples, read = READERS[name]
    chance, found = Random(f"{SEED}/{name}"), []
    for text in inputs(samples, many, chance):
        begin = time.process_time()
        try:
            read(text)
        except ValueError as error:
            if not str(error).strip():
                found.append((text[:200], "refused without a word"))
        except Exception as error:
            found.append((text[:200], repr(error)[:200]))
        if (taken := time.process_time() - begin) > seconds:
            found.append((text[:200], f"took {taken:.1f} s"))
    return found


def in_the_page(many: int, seconds: float = 1e9) -> dict[str, dict[str, Any]]:
    """Return the results of all readers of the front end, in one run of Node."""
    texts = {name: list(inputs(samples, many, Random(f"{SEED}/{name}"))) for name, samples in IN_THE_PAGE.items()}
    given = {"inputs": texts, "seconds": seconds, "table": table(nim(1).rules, (1, 2, 3), (2, 2))}
    done = node(str(FRONT), input=json.dumps(given), capture_output=True)
    assert done.returncode == 0, done.stderr[-2000:]
    results: dict[str, dict[str, Any]] = json.loads(done.stdout)
    return results


@pytest.mark.parametrize("name", READERS)
def test_a_reader_of_cgkit_refuses_in_words(name: str) -> None:
    assert faults(name, FEW) == []


def test_the_readers_of_the_page_refuse_in_words_too() -> None:
    results = in_the_page(FEW_THERE)
    assert all(one["inputs"] == FEW_THERE for one in results.values())
    assert {name: one["wrong"] for name, one in results.items() if one["wrong"]} == {}


@pytest.mark.slow
@pytest.mark.parametrize("name", READERS)
def test_a_reader_of_cgkit_refuses_fifty_thousand_texts_in_words(name: str) -> None:
    assert faults(name, MANY, seconds=1) == []


@pytest.mark.slow
def test_the_readers_refuse_a_million_inputs_in_all() -> None:
    results = in_the_page(MANY_THERE, seconds=1)
    assert {name: one["wrong"] for name, one in results.items() if one["wrong"]} == {}
    assert sum(one["inputs"] for one in results.values()) + MANY * len(READERS) >= 1_000_000


def test_a_reader_that_crashes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        READERS, "a bad one", READERS["octal codes"]._replace(read=lambda text: text[0] == "." or 1 / 0)
    )
    assert any("ZeroDivisionError" in what for _, what in faults("a bad one", 50))
