"""The law of the house: each wing of `cgkit` imports only from those before it, and nothing heavy before it is needed."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

CGKIT = Path(__file__).parents[2] / "cgkit"
# In the order of the building: who stands here may import from those to the left, and from its own wing.
WINGS = (
    "errors",
    "words",
    "_accel",
    "kernels",  # what numba compiles; asked for by those after it, inside functions
    "numbers",
    "sequences",
    "life",  # it has no players, and so needs neither games nor positions
    "games",
    "solving",
    "position",
    "analysis",
    "rulesets",
    "strategic",
    "serial",
    "lab",
    "pictures",
    "stories",
    "teaching",
    "widgets",
    "terminal",
    "__main__",
)
# Rooms of one wing that stand in an order of their own.
ROOMS = ("graphs", "heaps", "rows", "coins", "cards_and_bars", "hackenbush")
# The two operators that make something of a later wing, calling a ruleset and multiplying two; and the method of the base
# that makes one of its own kind.
LAZY = {
    ("games.ruleset", "position"),
    ("rulesets.coins.coin_turning", "rulesets.coins.tartan"),
    ("games.ruleset", "games.from_options"),
}


def modules() -> dict[str, Path]:
    """The modules of cgkit by their names below it; a package by the name of its folder."""
    found = {}
    for path in sorted(CGKIT.rglob("*.py")):
        parts = path.relative_to(CGKIT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(path: Path, *, when: str = "always") -> Iterator[str]:
    """What a module imports from cgkit, named below it: "always", or "lazily", inside functions. Types do not count."""
    tree = ast.parse(path.read_text("utf8"))

    def walk(node: ast.AST, inside: bool) -> Iterator[str]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
                continue
            if inside is (when == "lazily"):
                if isinstance(child, ast.ImportFrom) and (child.module or "").split(".")[0] == "cgkit":
                    yield (child.module or "").removeprefix("cgkit").removeprefix(".")
                elif isinstance(child, ast.Import):
                    yield from (a.name.removeprefix("cgkit.") for a in child.names if a.name.startswith("cgkit"))
            yield from walk(child, inside or isinstance(child, ast.FunctionDef | ast.Lambda))

    return walk(tree, False)


def test_every_wing_is_on_the_plan() -> None:
    assert {name.split(".")[0] for name in modules()} - {""} == set(WINGS)


@pytest.mark.parametrize("name", [name for name in modules() if name])
def test_a_wing_imports_only_from_those_before_it(name: str) -> None:
    own = name.split(".")[0]
    allowed = WINGS[: WINGS.index(own) + 1]
    for when in ("always", "lazily"):
        for other in imports(modules()[name], when=when):
            if (name, other) in LAZY and when == "lazily":
                continue
            assert other.split(".")[0] in allowed, f"{name} imports cgkit.{other}"


def test_no_modules_import_each_other_in_a_circle() -> None:
    known = modules()
    after = {name: set(imports(path)) | (set(imports(path, when="lazily"))) for name, path in known.items() if name}
    after = {name: {o for o in others if (name, o) not in LAZY} for name, others in after.items()}
    done: set[str] = set()

    def visit(name: str, way: tuple[str, ...]) -> None:
        assert name not in way, " → ".join([*way[way.index(name) :], name])
        if name not in done:
            for other in sorted(after.get(name, ())):
                visit(other, (*way, name))
            done.add(name)

    for name in sorted(after):
        visit(name, ())


def test_the_import_cells_of_chapters_need_neither_matplotlib_nor_numpy_nor_networkx() -> None:
    heavy = ("matplotlib", "numpy", "networkx", "numba", "scipy")
    program = (
        "import sys, cgkit, cgkit.pictures, cgkit.stories, cgkit.widgets\n"
        f"print([name for name in {heavy!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
