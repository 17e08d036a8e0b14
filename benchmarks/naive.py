"""The functions of naive.cpp, compiled if the machine has a compiler, and called with arrays."""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["CHECKED", "built", "compiler", "dag", "octal", "products", "subtraction", "wythoff"]

SOURCE = Path(__file__).with_name("naive.cpp")
FOLDER = Path(__file__).parents[1] / "_build" / "cpp"
#: flags for tests: warnings become errors, and an overflow or an index out of range stops the program
CHECKED = (
    "-O1", "-Wall", "-Wextra", "-Werror", "-fsanitize=undefined", "-fsanitize-undefined-trap-on-error", "-D_GLIBCXX_ASSERTIONS",
)  # fmt: skip
FLAGS = ("-O2", "-march=native", "-shared", "-fPIC")
Ints = npt.NDArray[np.int32]


def compiler() -> str | None:
    """Return the path of the C++ compiler of this machine, or None if it has none."""
    return next((found for name in ("g++", "clang++", "c++") if (found := shutil.which(name))), None)


def built(name: str, text: str, *flags: str) -> Path:
    """Return the library compiled from a C++17 text. It's compiled once, and then found by a hash of everything that it depends on."""
    found = compiler()
    assert found, "no C++ compiler"
    made = FOLDER / f"{name}-{hashlib.sha256(repr((text, found, flags)).encode()).hexdigest()[:16]}"
    if not made.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        new = FOLDER / f"{made.name}-{os.getpid()}"
        command = [found, "-std=c++17", *flags, "-x", "c++", "-", "-o", str(new)]
        subprocess.run(command, input=text, text=True, check=True, timeout=120)
        new.replace(made)
    return made


@cache
def _library() -> ctypes.CDLL:
    return ctypes.CDLL(str(built("naive", SOURCE.read_text("utf8"), *FLAGS)))


def _at(array: npt.NDArray[Any]) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


def octal(digits: Sequence[int], terms: int, *, unequal: bool = False) -> Ints:
    """Return the values of heaps of 0, …, terms - 1 in the game with the code 0.d₁d₂…"""
    code, values = np.array(digits, np.int32), np.zeros(terms, np.int32)
    _library().octal(_at(code), len(code), unequal, terms, _at(values))
    return values


def subtraction(takes: Sequence[int], terms: int) -> npt.NDArray[np.uint8]:
    numbers, values = np.array(takes, np.int32), np.zeros(terms, np.uint8)
    _library().subtraction(_at(numbers), len(numbers), terms, _at(values))
    return values


def wythoff(side: int) -> Ints:
    values = np.zeros((side, side), np.int32)
    _library().wythoff(side, _at(values))
    return values


def products(a: npt.NDArray[np.uint64], b: npt.NDArray[np.uint64], *, tables: bool) -> npt.NDArray[np.uint64]:
    """Return nim products of 64 bits, computed by halving down to single bits, or down to a table of bytes."""
    found = np.zeros(len(a), np.uint64)
    _library().products(_at(a), _at(b), len(a), tables, _at(found))
    return found


def dag(vertices: int, tails: Ints, heads: Ints) -> Ints:
    values = np.zeros(vertices, np.int32)
    _library().dag(vertices, len(tails), _at(tails), _at(heads), _at(values))
    return values
