"""The law of the house: cgkit knows nothing of cgbook, a wing imports only those below it, in no circle, and nothing heavy comes early."""

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


def test_the_order_of_the_wings_is_kept() -> None:
    program = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_the_picture_of_the_wings_shows_them_in_their_order() -> None:
    paper = (ROOT / "CONTRIBUTING.md").read_text("utf8")
    (picture,) = re.findall(r"^```text\n(cgbook .*?)^```$", paper, re.MULTILINE | re.DOTALL)
    head, *lines = picture.splitlines()
    at = head.index("cgkit")
    for package, column in (("cgbook", slice(at)), ("cgkit", slice(at, None))):
        shown = [line[column].strip().split("  ")[0] for line in lines if line[column].strip()]
        (layers,) = (one["layers"] for one in CONTRACTS if one.get("containers") == [package])
        assert shown == [layer.replace(" | ", ", ") for layer in layers]


def test_the_import_cells_of_chapters_need_neither_matplotlib_nor_numpy_nor_networkx() -> None:
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
        "a browser's Python loads cgkit at once, with nothing but the standard library"
    )


@pytest.mark.parametrize("package", [cgkit, cgbook], ids=["cgkit", "cgbook"])
def test_no_module_is_hidden_by_a_thing_of_its_name(package: ModuleType) -> None:
    names = [module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    modules = {name: importlib.import_module(name) for name in names if not name.endswith("__main__")}
    assert [name for name, module in modules.items() if pkgutil.resolve_name(name) is not module] == []
