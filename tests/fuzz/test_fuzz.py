"""What nobody would type crashes nothing, takes no second, and is refused in words.

`make test-all` asks a million inputs, and there none may take a second.
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
FEW, MANY = 300, 50_000  # inputs for each reader of cgkit
FEW_THERE, MANY_THERE = 1_500, 80_000  # and of the front end: more than a million in all


def faults(name: str, many: int, seconds: float = inf) -> list[tuple[str, str]]:
    """What a reader of cgkit did wrong: the beginnings of the inputs, and what happened."""
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
    """What the readers of the front end did, in one run of Node."""
    texts = {name: list(inputs(samples, many, Random(f"{SEED}/{name}"))) for name, samples in IN_THE_PAGE.items()}
    given = {"inputs": texts, "seconds": seconds, "table": table(nim(1).rules, (1, 2, 3), (2, 2))}
    done = node(str(FRONT), input=json.dumps(given), capture_output=True)
    assert done.returncode == 0, done.stderr[-2000:]
    told: dict[str, dict[str, Any]] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("name", READERS)
def test_a_reader_of_cgkit_refuses_in_words(name: str) -> None:
    assert faults(name, FEW) == []


def test_the_readers_of_the_page_refuse_too() -> None:
    told = in_the_page(FEW_THERE)
    assert all(one["inputs"] == FEW_THERE for one in told.values())
    assert {name: one["wrong"] for name, one in told.items() if one["wrong"]} == {}


@pytest.mark.slow
@pytest.mark.parametrize("name", READERS)
def test_a_reader_of_cgkit_refuses_in_words_however_often(name: str) -> None:
    assert faults(name, MANY, seconds=1) == []


@pytest.mark.slow
def test_a_million_inputs_in_all() -> None:
    told = in_the_page(MANY_THERE, seconds=1)
    assert {name: one["wrong"] for name, one in told.items() if one["wrong"]} == {}
    assert sum(one["inputs"] for one in told.values()) + MANY * len(READERS) >= 1_000_000


def test_a_reader_that_crashes_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        READERS, "a bad one", READERS["octal codes"]._replace(read=lambda text: text[0] == "." or 1 / 0)
    )
    assert any("ZeroDivisionError" in what for _, what in faults("a bad one", 50))
