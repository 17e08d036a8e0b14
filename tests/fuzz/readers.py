"""The readers of texts that somebody has typed, stored or handed in, with valid samples, and the function that spoils a sample."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from cgbook.teaching.grading.cells import read_cells
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
    """A function that reads texts and refuses invalid ones by a `ValueError`, with some samples that it can read."""

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


_KEPT = {
    "exercise:a-b": {"points": 2},
    "board:book/x/y": {"hints": 0},
    "page:02-take-away": {},
    "recall:one": {"at": 1},
}
_FILE = {"format": "combinatorial-games-progress", "version": 1, "day": 20_000, "kept": _KEPT}

#: samples for the readers of the page, which are in `front.mjs`
IN_THE_PAGE = {
    "octal codes": ["0.77", "4.3", "0.137", "4!.07", "0.[3]", "8.000f"],
    "graphs": ["a: b c; b: c", "a:\nb: a\n", "x: x y z"],
    "links to games": ["0.first.0-1-2.0-0-0", "1.friend.0-1.0", "0.second"],
    "addresses": ["#board-3-nim:0.first.0-1", "#exercise-5-1", "#%41", "#:"],
    "links to practice": ["nim-moves.2.monday-3", "mixed", "mixed.1.x"],
    "progress": [json.dumps(_FILE, indent=1), json.dumps(_FILE | {"kept": {"page:x": []}}), '{"format":1}', "[]"],
    "answers: number": ["12", "1,024", "-3", "take 2", "2.5"],
    "answers: list": ["0.612", "1, 2, 3", "(3, 5)"],
    "answers: set": ["1 and 4", "{}", "none", "2,2,5"],
}


def inputs(samples: list[str], many: int, chance: Random) -> Iterator[str]:
    """Yield texts that nobody would type; the first ones are long repetitions, and the others are spoilt samples."""
    yield from (LETTERS[i] * 5_000 if i < len(LETTERS) else spoilt(samples, chance) for i in range(many))


def spoilt(samples: list[str], chance: Random) -> str:
    """Return one of the samples with a few random changes."""
    text = chance.choice(samples)
    for _ in range(chance.randrange(6)):
        at = chance.randrange(len(text) + 1)
        end = min(len(text), at + chance.randrange(4))
        put = (chance.choice(LETTERS), "", text[at : at + 9] * 2, chance.choice(samples))[chance.randrange(4)]
        text = text[:at] + put + text[end:]
    return text
