"""The law of the house: cgkit knows nothing of cgbook, each wing imports only from those before it, and nothing heavy too early."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOMES = {"cgkit": ROOT / "cgkit", "cgbook": ROOT / "book" / "cgbook"}
# In the order of the building: who stands here may import from those to the left, and from its own wing.
WINGS = (
    "cgkit.errors",
    "cgkit.words",
    "cgkit._accel",
    "cgkit.kernels",  # what numba compiles; asked for by those after it, inside functions
    "cgkit.numbers",
    "cgkit.sequences",
    "cgkit.games",
    "cgkit.solving",
    "cgkit.position",
    "cgkit.analysis",
    "cgkit.rulesets",
    "cgkit.strategic",
    "cgkit.serial",
    "cgkit.catalogue",
    "cgkit.read",
    "cgkit.terminal",
    "cgkit.__main__",
    "cgbook.examples",
    "cgbook.life",
    "cgbook.survey",
    "cgbook.lab",
    "cgbook.pictures",
    "cgbook.stories",
    "cgbook.teaching",
    "cgbook.widgets",
    "cgbook.__main__",
)
# The two operators that make something of a later wing, calling a ruleset and multiplying two; and the method of the base
# that makes one of its own kind.
LAZY = {
    ("cgkit.games.ruleset", "cgkit.position"),
    ("cgkit.rulesets.coins.coin_turning", "cgkit.rulesets.coins.tartan"),
    ("cgkit.games.ruleset", "cgkit.games.from_options"),
}


def modules() -> dict[str, Path]:
    """The modules of both packages by their names; a package by the name of its folder."""
    found = {}
    for home in HOMES.values():
        for path in sorted(home.rglob("*.py")):
            parts = path.relative_to(home.parent).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def wing(name: str) -> str:
    """The wing of a module: the first two parts of its name."""
    return ".".join(name.split(".")[:2])


def imports(path: Path, *, when: str = "always") -> Iterator[str]:
    """What a module imports from the two packages: "always", or "lazily", inside functions. Types do not count."""
    tree = ast.parse(path.read_text("utf8"))

    def walk(node: ast.AST, inside: bool) -> Iterator[str]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
                continue
            if inside is (when == "lazily"):
                named = [child.module or ""] if isinstance(child, ast.ImportFrom) else []
                named += [alias.name for alias in child.names] if isinstance(child, ast.Import) else []
                yield from (name for name in named if name.split(".")[0] in HOMES)
            yield from walk(child, inside or isinstance(child, ast.FunctionDef | ast.Lambda))

    return walk(tree, False)


def test_every_wing_is_on_the_plan() -> None:
    assert {wing(name) for name in modules()} - set(HOMES) == set(WINGS)


@pytest.mark.parametrize("name", [name for name in modules() if name not in HOMES])
def test_a_wing_imports_only_from_those_before_it(name: str) -> None:
    allowed = WINGS[: WINGS.index(wing(name)) + 1]
    if name.startswith("cgbook."):
        allowed = ("cgkit", *allowed)
    for when in ("always", "lazily"):
        for other in imports(modules()[name], when=when):
            if (name, other) in LAZY and when == "lazily":
                continue
            assert wing(other) in allowed, f"{name} imports {other}"


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
        "import sys, cgkit, cgbook.pictures, cgbook.stories, cgbook.widgets\n"
        f"print([name for name in {heavy!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
