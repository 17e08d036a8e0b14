"""The readers of `cgkit` that are given what somebody typed, kept or handed in, with samples of what they expect."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from cgbook.teaching.grading.notebooks import read_cells
from cgbook.teaching.grading.plain import read_message
from cgbook.widgets.graphs import read_graph
from cgkit import Subtraction, nim
from cgkit.read import read_position
from cgkit.rulesets.coins.custom import read_counts
from cgkit.sequences import octal_codes

ODD = [*"\0\t\n\r \u00a0\u2028-−–.,:;!?/\\'\"`<>&#%$[]{}()=+*_|~^@09eExX", "٣", "²", "９", "é", "🙂", "\ud800"]
WORDS = ["<img src=x>", "__class__", "__proto__", "NaN", "Infinity", "-0", "1e999", "null", "true", "__import__('os')"]
LETTERS = [*ODD, *WORDS, "9" * 40, " " * 200, "a" * 300]


class Reader(NamedTuple):
    """What reads texts, and some that it can read. It says no by a `ValueError`."""

    samples: list[str]
    read: Callable[[str], Any]


def _bytes(read: Callable[[bytes], Any]) -> Callable[[str], Any]:
    return lambda text: read(text.encode("utf8", "surrogatepass"))


_CELL = '{"cell_type": "code", "id": "a", "metadata": {"tags": ["x"]}, "outputs": [], "source": ["1 + 1"]}'
_NOTEBOOK = f'{{"cells": [{_CELL}], "metadata": {{}}, "nbformat": 4, "nbformat_minor": 5}}'
_TYPED: list[Any] = [Subtraction({1, 3, 4})(20), nim(3, 4, 5) + nim(1).misere().misere()]

READERS = {
    "octal codes": Reader(["0.77", "4.3", "0.137", "4!.07", "8.000f"], octal_codes.read_code),
    "codes of coin rules": Reader(["2", "1-3", "1,3-5,7-", "2-"], read_counts),
    "graphs": Reader(["a: b c; b: c", "a:\nb: a\n", "x: x y z"], read_graph),
    "positions": Reader([*map(repr, _TYPED)], read_position),
    "what a student's program tells": Reader(['{"value": 3}', '{"value": ["list", [1, 2]]}'], read_message),
    "notebooks handed in": Reader([_NOTEBOOK, '{"cells": []}'], _bytes(read_cells)),
}


def spoilt(samples: list[str], chance: Random) -> str:
    """One of the samples, changed here and there."""
    text = chance.choice(samples)
    for _ in range(chance.randrange(6)):
        at = chance.randrange(len(text) + 1)
        end = min(len(text), at + chance.randrange(4))
        put = (chance.choice(LETTERS), "", text[at : at + 9] * 2, chance.choice(samples))[chance.randrange(4)]
        text = text[:at] + put + text[end:]
    return text
