"""The tool that puts errors into the code makes errors that are code, the same ones for the same seed, and keeps no stale excuse."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tools.mutants import javascript, python
from tools.mutants.__main__ import PYTEST, PYTHON, SCRIPTS, reasons
from tools.mutants.covering import WRITTEN, Covering

ROOT = Path(__file__).parents[2]
MODULES = [file for wing in PYTHON for file in sorted((ROOT / wing).rglob("*.py"))]
LOGIC = [file for room in SCRIPTS for file in sorted((ROOT / room).rglob("*.js"))]

CODE = '''
"""A docstring with 1 < 2."""
def f(a: int = 1, *b: int) -> int:
    if a < len(b) and not b:
        raise ValueError("not 3")
    return g(a, b[a:]) + 2
'''


def test_each_kind_of_error_is_made_and_nothing_else() -> None:
    made = {one.lines(CODE) for one in python.mutants("f.py", CODE)}
    head, test, back = "def f(a: int = 1, *b: int) -> int:", "if a < len(b) and not b:", "return g(a, b[a:]) + 2"
    assert made == {
        (head, head.replace("1", "2")),
        (head, head.replace("1", "0")),
        (test, test.replace("<", "<=")),
        (test, test.replace("and", "or")),
        (test, test.replace("not b", "b")),
        (test, "if (not (a < len(b) and not b)):"),
        (back, "return None"),
        (back, back.replace("+", "-")),
        (back, back.replace("2", "3")),
        (back, back.replace("2", "1")),
        (back, back.replace("b[a:]", "b[a + 1:]")),
        (back, back.replace("a, b[a:]", "b[a:], a")),
    }


def test_scripts_are_changed_in_their_code_and_not_in_what_they_say() -> None:
    code = 'if (a < 2 && !/x<3/.test("4")) return -b + c; // 5 < 6'
    made = {one.applied(code) for one in javascript.mutants("f.js", code)}
    assert made == {
        code.replace("(a", "(!a"),
        code.replace("a < 2", "a <= 2"),
        code.replace("2", "3"),
        code.replace("2", "(1)"),
        code.replace("&&", "||"),
        code.replace("!/", "/"),
        code.replace("return", "return void"),
        code.replace("-b", "b"),
        code.replace("+ c", "- c"),
    }


@pytest.mark.slow
@pytest.mark.parametrize("file", MODULES, ids=lambda file: file.stem)
def test_every_mutant_of_a_module_is_python(file: Path) -> None:
    source = file.read_text("utf8")
    for one in python.mutants(file.name, source):
        assert one.applied(source) != source
        compile(one.applied(source), file.name, "exec")


def test_what_is_excused_can_still_be_made() -> None:
    made = {
        (file.relative_to(ROOT).as_posix(), *one.lines(source))
        for files, make in ((MODULES, python.mutants), (LOGIC, javascript.mutants))
        for file in files
        for source in [file.read_text("utf8")]
        for one in make(file.name, source)
    }
    assert len(made) > 3_000
    assert not reasons().keys() - made


@pytest.mark.thorough
def test_it_is_known_which_test_runs_a_script_though_all_ask_one_node(tmp_path: Path) -> None:
    written, logic = tmp_path / "covering.json", "book/cgbook/widgets/front/maths"
    places = [
        ("columns.js", "size.toString(2)", "tests/cgbook/page/test_maths.py::test_binary_digits"),
        (
            "coalitions.js",
            "estate - total",
            "tests/cgbook/page/test_coalitions.py::test_bankruptcies_are_those_of_python",
        ),
    ]
    command = [*PYTEST, "-p", "tools.mutants.covering", *(test for *_, test in places)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, WRITTEN: str(written)}, check=True, timeout=60)
    known = Covering(json.loads(written.read_text()))
    for file, place, test in places:
        source = (ROOT / logic / file).read_text("utf8")
        at = source.index(place)
        runs = known.scripts[f"{logic}/{file}"]
        assert [name for name, some in runs.items() if any(start <= at < end for start, end in some)] == [test]
        assert known.tests(f"{logic}/{file}", source, at)[0] == test
