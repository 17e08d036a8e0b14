"""The bank's programs in C++: all of them in one program, compiled once, that stops where a number overflows or an index is wrong."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from cgsite.problems import problems

from benchmarks.naive import built

__all__ = ["CHECKED", "answers", "source"]

DRIVER = Path(__file__).with_name("driver.hpp")
#: warnings are errors, and what overflows or goes beyond a list stops
CHECKED = (
    "-O1",
    "-Wall",
    "-Wextra",
    "-Werror",
    "-fsanitize=undefined",
    "-fsanitize-undefined-trap-on-error",
    "-D_GLIBCXX_ASSERTIONS",
)


def source() -> str:
    """The text of the program. What includes nothing stands before the first header, so that it is seen to need none."""
    by_header = sorted(problems(), key=lambda one: "#include" in one.cpp)
    parts, included = [], False
    for one in by_header:
        if "#include" in one.cpp and not included:
            parts.append(DRIVER.read_text("utf8"))
            included = True
        parts.append(f'namespace n{one.number} {{\n#line 1 "{one.name}"\n{one.cpp}\n}}')
    asked = "\n".join(f'    if (name == "{one.name}") driver::answer(n{one.number}::solve);' for one in problems())
    parts.append(
        f"int main() {{\n    std::ios::sync_with_stdio(false);\n    for (std::string name; std::cin >> name;) {{\n{asked}\n    }}\n}}\n"
    )
    return "\n".join(parts)


@cache
def _program() -> Path:
    return built("bank", source(), *CHECKED)


def _written(value: Any) -> str:
    match value:
        case str():
            return f'"{value}"'
        case list():
            return " ".join([str(len(value)), *map(_written, value)])
        case tuple():
            return " ".join(map(_written, value))
    return str(value)


def answers(name: str, given: Iterable[tuple[Any, ...]], seconds: float) -> list[Any]:
    """What the program of a problem says to each input.

    Raises
    ------
    subprocess.CalledProcessError
        When it overflowed, went beyond the end of a list, or could not read a number.
    subprocess.TimeoutExpired
        When all answers together took longer than so many seconds.
    """
    lines = "".join(f"{name} {_written(one)}\n" for one in given)
    done = subprocess.run([_program()], input=lines, stdout=subprocess.PIPE, text=True, check=True, timeout=seconds)
    return [json.loads(line) for line in done.stdout.splitlines()]
