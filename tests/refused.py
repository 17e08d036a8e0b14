"""What is refused, and in which words: a line each, an expression and after it, as a comment, what its error says.

`nim(3, x) for x in (-1, 2.5)  # heap sizes must be integers` asks it of several things. Names are those of the two packages, numpy's
and networkx's. What is said is a regular expression; before it stands the kind of error, where that is no plain ValueError.
"""

from __future__ import annotations

import ast
import builtins
import importlib
import itertools
import pkgutil
import re
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import networkx as nx
import numpy as np
import pytest

import cgbook
import cgkit
from cgbook import widgets

LINE = re.compile(r"(.+?)  # (?:(\w+Error(?: or \w+Error)*): )?(.+)")
NOT_HERE = ("__main__", ".inside", ".front")


@cache
def space() -> dict[str, Any]:
    """What a line may name: all that a module of the packages defines or exports; the doors' own names come first."""
    names: dict[str, Any] = {}
    for package in (cgkit, cgbook):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not any(part in found.name for part in NOT_HERE):
                module = importlib.import_module(found.name)
                for name, thing in vars(module).items():
                    if getattr(thing, "__module__", "") == module.__name__ or name in getattr(module, "__all__", ()):
                        names.setdefault(name, thing)
    for door in (widgets, cgkit):
        names |= {name: getattr(door, name) for name in door.__all__}
    others = {"np": np, "nx": nx, "F": Fraction, "count": itertools.count, "itertools": itertools}
    return names | others | {"cgkit": cgkit, "cgbook": cgbook, "Fraction": Fraction}


def lines(path: Path) -> list[str]:
    return [line for line in path.read_text("utf8").splitlines() if line and not line.startswith("#")]


def refused(line: str) -> None:
    """Asserts that what the line asks raises what it says, each time."""
    found = LINE.fullmatch(line)
    assert found, line
    asked, kinds, said = found.groups()
    errors = tuple(space().get(kind) or vars(builtins)[kind] for kind in (kinds or "ValueError").split(" or "))
    tree = ast.parse(f"({asked})", mode="eval").body
    calls = [asked]
    if isinstance(tree, ast.GeneratorExp):
        targets = [node.id for part in tree.generators for node in ast.walk(part.target) if isinstance(node, ast.Name)]
        bound = ", ".join(f"{name}={name}" for name in targets)
        of = asked[len(ast.get_source_segment(f"({asked})", tree.elt) or "") :]
        calls = eval(f"[(lambda {bound}: {ast.unparse(tree.elt)}){of}]", dict(space()))
        assert calls, line
    for call in calls:
        with pytest.raises(errors, match=said):
            call() if callable(call) else eval(call, dict(space()))
