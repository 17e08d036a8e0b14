"""The templates for contests, in Python and in C++: what they answer is what cgkit does, also where numbers are as large as they may be."""

from __future__ import annotations

import random
import re
import runpy
import subprocess
from collections.abc import Callable, Iterator
from functools import cache
from math import isqrt
from pathlib import Path
from typing import Any

import pytest

from benchmarks.naive import CHECKED, built, compiler
from cgkit import (
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
def python(name: str) -> dict[str, Any]:
    return runpy.run_path(str(FOLDER / f"{name}.py"))


@cache
def driver() -> Path:
    """The program of all templates in C++."""
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


# --- what each template is asked; what the one in Python says; what cgkit says ---------------------------------


def breaking(most: int, least: int, greatest: int) -> Callable[[int], list[list[int]]]:
    return lambda n: [
        [one, n - take - one] for take in range(least, min(n, greatest) + 1) for one in range(n - take + 1)
    ]


def two_heaps(at: tuple[int, int]) -> list[tuple[int, int]]:
    a, b = at
    all_takes = [(take, 0) for take in (1, 2, 3)] + [(0, take) for take in (1, 2, 3)] + [(1, 1)]
    return [(a - one, b - other) for one, other in all_takes if one <= a and other <= b]


def heap_values(most: int, least: int, greatest: int) -> tuple[list[int], list[int]]:
    rules = TakeAndBreak("0." + "0" * (least - 1) + "7" * (greatest - least + 1))
    found = python("values")["heap_values"](most, breaking(most, least, greatest))
    return found, [rules(n).value() for n in range(most + 1)]


def value(a: int, b: int) -> tuple[list[int], list[int]]:
    return [python("values")["value"]((a, b), two_heaps, {})], [Ruleset.from_options(two_heaps)((a, b)).value()]


def of_period(found: tuple[int, int, list[int]] | None, n: int) -> list[int]:
    return [*found[:2], python("period")["at"](n, *found)] if found else [0, 0]


def subtraction(n: int, *takes: int) -> tuple[list[int], list[int]]:
    rules = Subtraction(takes)
    proved = period(rules)
    return of_period(python("period")["subtraction"](takes), n), [proved.start, proved.length, rules(n).value()]


def octal(n: int, most: int, *digits: int) -> tuple[list[int], list[int]]:
    found = of_period(python("period")["octal"](digits, most), n)
    if found == [0, 0]:
        return found, [0, 0]
    proved = period(TakeAndBreak("0." + "".join(map(str, digits))))
    return found, [max(1, proved.start), proved.length, proved.value(n)]


def of_misere(*heaps: int) -> tuple[list[int], list[int]]:
    found = python("misere")["winning_move"](heaps)
    game = misere(nim(*heaps))
    if found is None:
        return [-1, -1], [-1, -1] if game.outcome() == "P" or not any(heaps) else [0]
    place, left = found
    after = misere(nim(*heaps[:place], left, *heaps[place + 1 :]))
    return [*found], [*found] if left < heaps[place] and after.outcome() == "P" else [0]


def of_staircase(*steps: int) -> tuple[list[int], list[int]]:
    found = python("staircase")["winning_move"](steps)
    if found is None:
        return [-1, 0], [-1, 0] if staircase(*steps).outcome() == "P" else [0]
    place, chips = found
    after = list(steps)
    after[place] -= chips
    if place:
        after[place - 1] += chips
    return [*found], [*found] if min(after) >= 0 < chips and staircase(*after).outcome() == "P" else [0]


def of_product(a: int, b: int) -> tuple[list[int], list[int]]:
    return [python("nim_product")["nim_product"](a, b)], [nim_product(a, b)]


def of_hackenbush(vertices: int, *ends: int) -> tuple[list[int], list[int]]:
    edges = list(zip(ends[::2], ends[1::2], strict=True))
    hanging, grows = {0}, True
    while grows:
        more = {end for edge in edges for end in edge if hanging & set(edge)} - hanging
        hanging, grows = hanging | more, bool(more)
    kept = [edge for edge in edges if set(edge) <= hanging]
    return [python("green_hackenbush")["green_hackenbush"](edges)], [Hackenbush(kept)().value() if kept else 0]


def every(count: int, *rest: int) -> tuple[list[int], list[int]]:
    takes, heaps = rest[:count], rest[count:]
    module = python("every")
    found = module["lengths"](max(heaps), lambda n: [n - take for take in takes if take <= n])
    first = join(*(Subtraction(takes)(heap) for heap in heaps)).outcome() == "N"
    return [int(module["first_wins"](heaps, found))], [int(first)]


def of_wythoff(a: int, b: int) -> tuple[list[int], list[int]]:
    return [int(python("wythoff")["is_lost"](a, b))], [int(wythoff(a, b).outcome() == "P")]


def of_t_wythoff(a: int, b: int, t: int) -> tuple[list[int], list[int]]:
    return [int(python("wythoff")["is_lost"](a, b, t))], [int(Wythoff(t)(a, b).outcome() == "P")]


def cold(most: int) -> Iterator[Question]:
    """Pairs of heaps that are lost, or nearly so: by the golden ratio to forty places, in whole numbers."""
    difference = drawn.randrange(most)
    low = difference * 16180339887498948482045868343656381177203 // 10**40
    yield from ((low + more, low + more + difference) for more in (-1, 0, 1) if low + more >= 0)


def cold_with_slack(most: int) -> Iterator[Question]:
    """The same with a slack, and differences that are nearly multiples of it."""
    t = drawn.choice((1, 2, 3, 8, 1000, most))
    n = drawn.randrange(most // t + 1)
    low = n * ((2 - t) * 10**40 + isqrt((t * t + 4) * 10**80)) // (2 * 10**40)
    for more, off in ((-1, 0), (0, 0), (1, 0), (0, 1), (0, -1)):
        if low + more >= 0 <= t * n + off:
            yield low + more, low + more + t * n + off, t


def code() -> Question:
    return (*numbers(drawn.randint(0, 2), 7), drawn.choice((1, 3, 7)))


ASKED: dict[str, tuple[Callable[..., tuple[list[int], list[int]]], list[Question]]] = {
    "heap_values": (heap_values, [(30, least, least + more) for least in (1, 2, 3) for more in (0, 1, 2)]),
    "value": (value, [numbers(2, 12) for _ in range(40)]),
    "subtraction": (subtraction, [(drawn.choice((9, 99, HUGE)), *takes(9)) for _ in range(80)]),
    "octal": (octal, [(HUGE, 200, 7, 7), *((drawn.choice((50, HUGE)), 200, *code()) for _ in range(60))]),
    "misere": (of_misere, [numbers(drawn.randint(1, 5), drawn.choice((1, 2, 9, HUGE))) for _ in range(200)]),
    "staircase": (of_staircase, [numbers(drawn.randint(1, 6), drawn.choice((7, HUGE))) for _ in range(200)]),
    "nim_product": (of_product, [numbers(2, drawn.choice((20, 300, 10**6, 2**64 - 1))) for _ in range(300)]),
    "green_hackenbush": (of_hackenbush, [(9, *numbers(2 * drawn.randint(1, 12), 8)) for _ in range(200)]),
    "every": (every, [(len(some), *some, *numbers(4, 15)) for some in (takes(5) for _ in range(120))]),
    "t-wythoff": (
        of_t_wythoff,
        [one for most in (60, 10**6, 10**17) for _ in range(60) for one in cold_with_slack(most)],
    ),
    "wythoff": (of_wythoff, [pair for most in (60, 10**6, 10**17) for _ in range(60) for pair in cold(most)]),
}


@pytest.mark.parametrize("name", ASKED)
def test_it_answers_as_cgkit_does(name: str) -> None:
    ask, questions = ASKED[name]
    told = in_cpp(name, questions) if compiler() else None
    for place, question in enumerate(questions):
        found, wanted = ask(*question)
        assert found == wanted, question
        assert told is None or told[place] == wanted, question


def test_in_python_a_number_beyond_the_bounds_of_cpp_has_its_answer() -> None:
    """C++ names its bounds in the programs: 2^64, and 10^18."""
    for _ in range(100):
        a, b = drawn.randrange(2**64, 2**128), drawn.randrange(2**128)
        assert python("nim_product")["nim_product"](a, b) == nim_product(a, b)
    for pair in cold(10**30):
        found, wanted = of_wythoff(*pair)
        assert found == wanted, pair
    heaps = [drawn.randrange(10**30) for _ in range(5)]
    for name, ask in (("misere", of_misere), ("staircase", of_staircase)):
        found, wanted = ask(*heaps)
        assert found == wanted, name


def test_too_few_values_prove_no_period() -> None:
    assert python("period")["octal"]((7, 7), 100) is None, "Kayles has one from 71 on, of length 12"
    start, length, _ = python("period")["octal"]((7, 7), 200)
    assert (start, length) == (71, 12)


# the largest that a contest would ask: no recursion too deep, nothing that overflows, and each within its time
LONG = tuple(end for edge in range(200_000) for end in (edge, edge + 1))
LARGE: dict[str, tuple[Question, list[int]]] = {
    "green_hackenbush": ((200_001, *LONG), [200_000]),
    "misere": ((*(1,) * 199_999, HUGE), [199_999, 0]),
    "staircase": ((*(1,) * 199_998, HUGE), [199_998, HUGE - 1]),
    "subtraction": ((HUGE, *range(1, 101)), [0, 101, HUGE % 101]),
    "every": ((3, 1, 3, 4, *(100_000,) * 1_000), [int(Subtraction({1, 3, 4})(100_000).outcome() == "N")]),  # all alike
}


@pytest.mark.timeout(60)
@pytest.mark.parametrize("name", LARGE)
def test_it_takes_the_largest_input(name: str) -> None:
    question, wanted = LARGE[name]
    assert in_python(name, question) == wanted
    assert not compiler() or in_cpp(name, [question]) == [wanted]


def in_python(name: str, question: Question) -> list[int]:
    """The answer of the template alone."""
    match name:
        case "green_hackenbush":
            return [python(name)[name](list(zip(question[1::2], question[2::2], strict=True)))]
        case "subtraction":
            return of_period(python("period")["subtraction"](question[1:]), question[0])
        case "every":
            _, _, _, _, *heaps = question
            found = python(name)["lengths"](max(heaps), lambda n: [n - take for take in (1, 3, 4) if take <= n])
            return [int(python(name)["first_wins"](heaps, found))]
    return [*python(name)["winning_move"](question)]


def test_wythoffs_game_cannot_be_judged_by_floating_point() -> None:
    ratio = (1 + 5**0.5) / 2
    pairs = [(low, high) for low, high in ASKED["wythoff"][1] if wythoff(low, high).outcome() == "P" and low > 10**15]
    assert max(abs(int((high - low) * ratio) - low) for low, high in pairs) > 1


def test_the_page_shows_each_program_in_both_languages() -> None:
    shown = re.findall(r"\{literalinclude\} contest/(\S+)", PAGE.read_text("utf8"))
    assert sorted(shown) == sorted(path.name for path in FOLDER.iterdir() if path.suffix in (".py", ".cpp"))
    assert [name.removesuffix(".py") + ".cpp" for name in shown[::2]] == shown[1::2]
