"""Tests that the contest templates, in Python and in C++, give the same answers as cgkit, even for the largest allowed numbers."""

from __future__ import annotations

import ast
import random
import re
import subprocess
from collections.abc import Callable, Iterator
from functools import cache
from math import isqrt
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

from benchmarks.naive import CHECKED, built, compiler
from cgkit import (
    Geography,
    Ruleset,
    Subtraction,
    TakeAndBreak,
    Wythoff,
    join,
    misere,
    nim,
    nim_product,
    period,
    staircase,
    wythoff,
)
from cgkit.rulesets.green_hackenbush import Hackenbush

BOOK = Path(__file__).parents[3] / "book"
FOLDER, PAGE = BOOK / "contest", BOOK / "templates.md"
DRIVER = Path(__file__).with_name("driver.cpp")
HUGE = 10**18
Question = tuple[int, ...]

drawn = random.Random(7)


@cache
def python() -> dict[str, Any]:
    """Return the names of all templates, pasted into one program; a name can be defined twice only in the same words."""
    names: dict[str, Any] = {}
    defined: dict[str, str] = {}
    for path in sorted(FOLDER.glob("*.py")):
        text = path.read_text("utf8")
        for part in ast.parse(text).body:
            if isinstance(part, ast.FunctionDef):
                assert defined.setdefault(part.name, ast.unparse(part)) == ast.unparse(part), part.name
        exec(text, names)
    return names


@cache
def driver() -> Path:
    """Return a C++ program that contains all templates."""
    text = re.sub(r'#include "(.+)"', lambda found: (FOLDER / found[1]).read_text("utf8"), DRIVER.read_text("utf8"))
    return built("templates", text, *CHECKED)


def in_cpp(name: str, questions: list[Question]) -> list[list[int]]:
    lines = "".join(f"{name} {' '.join(map(str, question))}\n" for question in questions)
    told = subprocess.run([driver()], input=lines, capture_output=True, text=True, check=True, timeout=60).stdout
    return [[int(number) for number in line.split()] for line in told.splitlines()]


def numbers(count: int, most: int) -> Question:
    return tuple(drawn.randrange(most + 1) for _ in range(count))


def takes(most: int) -> Question:
    return tuple(sorted(drawn.sample(range(1, most + 1), drawn.randint(1, min(4, most)))))


# --- answers of the Python templates, compared with cgkit ------------------------------------------------------


def breaking(least: int, greatest: int) -> Callable[[int], list[list[int]]]:
    return lambda n: [
        [one, n - take - one] for take in range(least, min(n, greatest) + 1) for one in range(n - take + 1)
    ]


def two_heaps(at: tuple[int, int]) -> list[tuple[int, int]]:
    a, b = at
    all_takes = [(take, 0) for take in (1, 2, 3)] + [(0, take) for take in (1, 2, 3)] + [(1, 1)]
    return [(a - one, b - other) for one, other in all_takes if one <= a and other <= b]


def of_period(found: tuple[int, int, list[int]] | None, n: int) -> list[int]:
    return [*found[:2], python()["at"](n, *found)] if found else [0, 0]


def winning_move(name: str, none: list[int]) -> Callable[..., list[int]]:
    return lambda *heaps: [*(python()[f"{name}_move"](heaps) or none)]


def cut(vertices: int, *ends: int) -> list[int]:
    return [python()["green_hackenbush"](list(zip(ends[::2], ends[1::2], strict=True)))]


def every(count: int, *rest: int) -> list[int]:
    takes, heaps, module = rest[:count], rest[count:], python()
    found = module["lengths"](max(heaps), lambda n: [n - take for take in takes if take <= n])
    return [int(module["first_wins"](heaps, found))]


def starts(vertices: int, *ends: int) -> list[int]:
    lost, mate = python()["lost_starts"](vertices, list(zip(ends[::2], ends[1::2], strict=True)))
    return [*map(int, lost), *mate]


SAID: dict[str, Callable[..., list[int]]] = {
    "heap_values": lambda most, *takes: python()["heap_values"](most, breaking(*takes)),
    "value": lambda *heaps: [python()["value"](heaps, two_heaps, {})],
    "subtraction": lambda n, *takes: of_period(python()["subtraction"](takes), n),
    "octal": lambda n, most, *digits: of_period(python()["octal"](digits, most), n),
    "misere": winning_move("misere", [-1, -1]),
    "staircase": winning_move("staircase", [-1, 0]),
    "nim_product": lambda a, b: [python()["nim_product"](a, b)],
    "green_hackenbush": cut,
    "every": every,
    "geography": starts,
    "wythoff": lambda *asked: [int(python()["wythoff_is_lost"](*asked))],
    "t-wythoff": lambda *asked: [int(python()["wythoff_is_lost"](*asked))],
}


def codes(most: int, least: int, greatest: int) -> list[int]:
    rules = TakeAndBreak("0." + "0" * (least - 1) + "7" * (greatest - least + 1))
    return [rules(n).value() for n in range(most + 1)]


def subtraction(n: int, *takes: int) -> list[int]:
    proved = period(Subtraction(takes))
    return [proved.start, proved.length, Subtraction(takes)(n).value()]


def octal(found: list[int], n: int, most: int, *digits: int) -> bool:
    """Return whether the template's period is right; "none" is always accepted, because it only means that the values don't prove one."""
    proved = None if found == [0, 0] else period(TakeAndBreak("0." + "".join(map(str, digits))))
    return proved is None or found == [max(1, proved.start), proved.length, proved.value(n)]


def wins_misere(found: list[int], *heaps: int) -> bool:
    place, left = found
    if place < 0:
        return misere(nim(*heaps)).outcome() == "P" or not any(heaps)
    return left < heaps[place] and misere(nim(*heaps[:place], left, *heaps[place + 1 :])).outcome() == "P"


def wins_on_stairs(found: list[int], *steps: int) -> bool:
    place, chips = found
    if place < 0:
        return staircase(*steps).outcome() == "P"
    after = list(steps)
    after[place] -= chips
    if place:
        after[place - 1] += chips
    return min(after) >= 0 < chips and staircase(*after).outcome() == "P"


def picture(vertices: int, *ends: int) -> list[int]:
    edges = list(zip(ends[::2], ends[1::2], strict=True))
    hanging = nx.node_connected_component(nx.Graph([*edges, (0, 0)]), 0)
    kept = [edge for edge in edges if set(edge) <= hanging]
    return [Hackenbush(kept)().value() if kept else 0]


def join_of(count: int, *rest: int) -> list[int]:
    return [int(join(*map(Subtraction(rest[:count]), rest[count:])).outcome() == "N")]


def wins_by_walking(found: list[int], vertices: int, *ends: int) -> bool:
    graph: nx.Graph[int] = nx.empty_graph(vertices)
    graph.add_edges_from(zip(ends[::2], ends[1::2], strict=True))
    game, lost, mate = Geography(graph), found[:vertices], found[vertices:]
    return all(
        game(v).outcome() == "P" if lost[v] else game(v).play(f"go to {mate[v]}").outcome() == "P"
        for v in range(vertices)
    )


def is_so(truth: Callable[..., list[int]]) -> Callable[..., bool]:
    return lambda found, *asked: found == truth(*asked)


TRUE: dict[str, Callable[..., bool]] = {
    "heap_values": is_so(codes),
    "value": is_so(lambda a, b: [Ruleset.from_options(two_heaps)((a, b)).value()]),
    "subtraction": is_so(subtraction),
    "octal": octal,
    "misere": wins_misere,
    "staircase": wins_on_stairs,
    "nim_product": is_so(lambda a, b: [nim_product(a, b)]),
    "green_hackenbush": is_so(picture),
    "every": is_so(join_of),
    "geography": wins_by_walking,
    "wythoff": is_so(lambda a, b: [int(wythoff(a, b).outcome() == "P")]),
    "t-wythoff": is_so(lambda a, b, t: [int(Wythoff(t)(a, b).outcome() == "P")]),
}

# --- inputs for each template -----------------------------------------------------------------------------------------


def cold(most: int) -> Iterator[Question]:
    """Return pairs of heaps that are lost or nearly lost, computed in whole numbers from forty digits of the golden ratio."""
    difference = drawn.randrange(most)
    low = difference * 16180339887498948482045868343656381177203 // 10**40
    yield from ((low + more, low + more + difference) for more in (-1, 0, 1) if low + more >= 0)


def cold_with_slack(most: int) -> Iterator[Question]:
    """Return pairs of heaps that are lost or nearly lost for a given slack, with differences close to multiples of the slack."""
    t = drawn.choice((1, 2, 3, 8, 1000, most))
    n = drawn.randrange(most // t + 1)
    low = n * ((2 - t) * 10**40 + isqrt((t * t + 4) * 10**80)) // (2 * 10**40)
    for more, off in ((-1, 0), (0, 0), (1, 0), (0, 1), (0, -1)):
        if low + more >= 0 <= t * n + off:
            yield low + more, low + more + t * n + off, t


def code() -> Question:
    return (*numbers(drawn.randint(0, 2), 7), drawn.choice((1, 3, 7)))


def drawn_graph(edges: int) -> Question:
    sides = drawn.randint(1, 4), drawn.randint(1, 4)
    ends = ((drawn.randrange(sides[0]), sides[0] + drawn.randrange(sides[1])) for _ in range(edges))
    return (sum(sides), *(end for edge in ends for end in edge))


ASKED: dict[str, list[Question]] = {
    "heap_values": [(30, least, least + more) for least in (1, 2, 3) for more in (0, 1, 2)],
    "value": [numbers(2, 12) for _ in range(40)],
    "subtraction": [(drawn.choice((9, 99, HUGE)), *takes(9)) for _ in range(80)],
    "octal": [(HUGE, 200, 7, 7), *((drawn.choice((50, HUGE)), 200, *code()) for _ in range(60))],
    "misere": [numbers(drawn.randint(1, 5), drawn.choice((1, 2, 9, HUGE))) for _ in range(200)],
    "staircase": [numbers(drawn.randint(1, 6), drawn.choice((7, HUGE))) for _ in range(200)],
    "nim_product": [numbers(2, drawn.choice((20, 300, 10**6, 2**64 - 1))) for _ in range(300)],
    "green_hackenbush": [(9, *numbers(2 * drawn.randint(1, 12), 8)) for _ in range(200)],
    "every": [(len(some), *some, *numbers(4, 15)) for some in (takes(5) for _ in range(120))],
    "geography": [drawn_graph(drawn.randint(0, 12)) for _ in range(300)],
    "t-wythoff": [one for most in (60, 10**6, 10**17) for _ in range(60) for one in cold_with_slack(most)],
    "wythoff": [pair for most in (60, 10**6, 10**17) for _ in range(60) for pair in cold(most)],
}


@pytest.mark.parametrize("name", ASKED)
def test_a_template_answers_as_cgkit_does_in_both_languages(name: str) -> None:
    told = in_cpp(name, ASKED[name]) if compiler() else None
    for place, question in enumerate(ASKED[name]):
        found = SAID[name](*question)
        assert TRUE[name](found, *question), question
        assert told is None or told[place] == found, question


def test_python_templates_answer_beyond_the_bounds_of_cpp() -> None:
    """The C++ programs are limited to 2^64 or 10^18; the Python programs have no limits."""
    heaps = numbers(5, 10**30)
    beyond = [*(("nim_product", numbers(2, 2**128)) for _ in range(100)), *(("wythoff", pair) for pair in cold(10**30))]
    for name, question in (*beyond, ("misere", heaps), ("staircase", heaps)):
        assert TRUE[name](SAID[name](*question), *question), (name, question)


def test_too_few_values_prove_no_period() -> None:
    """The period of Kayles is 12, and begins at 71."""
    assert SAID["octal"](HUGE, 100, 7, 7) == [0, 0]
    assert SAID["octal"](HUGE, 200, 7, 7)[:2] == [71, 12]


@pytest.mark.timeout(60)
@pytest.mark.parametrize("name", ["green_hackenbush", "misere", "staircase", "subtraction", "every", "geography"])
def test_a_template_takes_the_largest_input(name: str) -> None:
    """The largest inputs of a contest need neither deep recursion nor numbers that overflow, and take less than the time limit."""
    question, wanted = {
        "green_hackenbush": ((200_001, *(end for edge in range(200_000) for end in (edge, edge + 1))), [200_000]),
        "misere": ((*(1,) * 199_999, HUGE), [199_999, 0]),
        "staircase": ((*(1,) * 199_998, HUGE), [199_998, HUGE - 1]),
        "subtraction": ((HUGE, *range(1, 101)), [0, 101, HUGE % 101]),
        # a path with an odd number of vertices
        "geography": (
            (301, *(end for v in range(300) for end in (v, v + 1))),
            [*[1, 0] * 150, 1, *(v ^ 1 for v in range(300)), -1],
        ),
        "every": ((3, 1, 3, 4, *(100_000,) * 1_000), [int(Subtraction({1, 3, 4})(100_000).outcome() == "N")]),
    }[name]
    assert SAID[name](*question) == wanted
    assert not compiler() or in_cpp(name, [question]) == [wanted]


def test_wythoffs_game_cannot_be_judged_by_floating_point() -> None:
    ratio = (1 + 5**0.5) / 2
    pairs = [(low, high) for low, high in ASKED["wythoff"] if wythoff(low, high).outcome() == "P" and low > 10**15]
    assert max(abs(int((high - low) * ratio) - low) for low, high in pairs) > 1


def test_the_page_shows_each_program_in_both_languages() -> None:
    shown = re.findall(r"\{literalinclude\} contest/(\S+)", PAGE.read_text("utf8"))
    assert sorted(shown) == sorted(path.name for path in FOLDER.iterdir() if path.suffix in (".py", ".cpp"))
    assert [name.removesuffix(".py") + ".cpp" for name in shown[::2]] == shown[1::2]
