"""Tests of the layers: cgkit doesn't import cgbook, a layer imports only lower layers, and nothing heavy is imported early."""

from __future__ import annotations

import importlib
import pkgutil
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import cgbook
import cgkit

ROOT = Path(__file__).parents[2]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf8"))["tool"]["importlinter"]["contracts"]


def test_the_order_of_the_layers_is_kept() -> None:
    program = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_the_guide_lists_the_layers_in_their_order() -> None:
    paper = (ROOT / "CONTRIBUTING.md").read_text("utf8")
    (picture,) = re.findall(r"^```text\n(cgbook .*?)^```$", paper, re.MULTILINE | re.DOTALL)
    head, *lines = picture.splitlines()
    at = head.index("cgkit")
    for package, column in (("cgbook", slice(at)), ("cgkit", slice(at, None))):
        shown = [line[column].strip().split("  ")[0] for line in lines if line[column].strip()]
        (layers,) = (one["layers"] for one in CONTRACTS if one.get("containers") == [package])
        assert shown == [layer.replace(" | ", ", ") for layer in layers]


def test_the_imports_of_chapters_load_no_matplotlib_numpy_or_networkx() -> None:
    heavy = ("matplotlib", "numpy", "networkx", "numba", "scipy")
    program = (
        "import sys; before = {*sys.modules}; import cgkit\n"
        "others = {name.partition('.')[0] for name in {*sys.modules} - before} - {*sys.stdlib_module_names, 'cgkit'}\n"
        "import cgbook.pictures, cgbook.stories, cgbook.strategic, cgbook.widgets\n"
        "cgbook.strategic.solve([[1, -1], [-1, 1]])\n"
        f"print([name for name in {heavy!r} if name in sys.modules], others)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[] set()", (
        "Python in a browser must be able to load cgkit with only the standard library"
    )


@pytest.mark.parametrize("package", [cgkit, cgbook], ids=["cgkit", "cgbook"])
def test_no_module_is_hidden_by_something_with_the_same_name(package: ModuleType) -> None:
    names = [module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    modules = {name: importlib.import_module(name) for name in names if not name.endswith("__main__")}
    assert [name for name, module in modules.items() if pkgutil.resolve_name(name) is not module] == []
