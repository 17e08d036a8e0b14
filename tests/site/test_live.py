"""Tests of the code between a page and the Python in it, run here by the Python of the tests, and of the build that packs this code."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import zipfile
from collections.abc import Coroutine, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import traitlets as tl
from sphinx.errors import ExtensionError

from cgbook.teaching.exercises import find_exercise
from tests.browser import ROOT

LIVE = ROOT / "book" / "_site" / "live"
sys.path.append(str(LIVE))

from cglive import asking, cells, controls, door, outputs, packages, programs, reading, stand_ins, wire  # noqa: E402

from cgsite import live, needs  # noqa: E402  # isort: skip

Messages = list[dict[str, Any]]


@pytest.fixture
def said() -> Iterator[Messages]:
    """Yield a list that collects the messages to the page, and remove the names made by cells after the test."""
    heard: Messages = []
    wire.connect(lambda text: heard.append(json.loads(text)), session=1)
    before = dict(cells.space())
    yield heard
    wire.connect(lambda text: None, session=0)
    cells.space().clear()
    cells.space().update(before)


def apart(work: Coroutine[Any, Any, Any]) -> Any:
    """Return the result of a coroutine, run in another thread because a browser of other tests may have an event loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def run(code: str, id: int = 7) -> bool:
    return bool(apart(cells.run(id, code)))


def kinds(said: Messages, kind: str) -> Messages:
    return [one for one in said if one["type"] == kind]


def printed(said: Messages) -> str:
    return "".join(one["text"] for one in kinds(said, "stream"))


# --- names that a program makes and needs


@pytest.mark.parametrize(
    ("code", "makes", "wants"),
    [
        ("x = 1", {"x"}, set()),
        ("x = x + 1", {"x"}, {"x"}),
        ("x += 1", {"x"}, {"x"}),
        ("import os.path as p, sys\nfrom math import floor", {"p", "sys", "floor"}, set()),
        ("def f(a):\n    return a + b", {"f"}, {"b"}),
        ("class C(D):\n    pass", {"C"}, {"D"}),
        ("[y for y in z]", set(), {"z"}),
        ("{a: {w for w in a} for a, b in c}", set(), {"c"}),
        ("[(y := x) for x in z]", {"y"}, {"z"}),
        ("for i in range(9):\n    print(i)", {"i"}, {"range", "print"}),
        ("a, (b, *c) = d", {"a", "b", "c"}, {"d"}),
        ("def f():\n    global g\n    g = 1", {"f", "g"}, set()),
        ("x = 1\nprint(x)", {"x"}, {"print"}),
        ("def f():\n    return g()\ndef g():\n    return 1\nf()", {"f", "g"}, set()),
        ("this is no Python", set(), set()),
        ("1 + " * 5_000 + "1", set(), set()),
    ],
)
def test_the_names_that_a_program_makes_and_needs_are_found(code: str, makes: set[str], wants: set[str]) -> None:
    assert reading.names(code) == (makes, wants)


def test_a_cell_needs_the_cells_that_make_its_names_and_no_others() -> None:
    page = ["from math import sqrt", "a = sqrt(4)", "b = 7", "c = a + 1", "print(c)"]
    assert reading.needed(page, 4) == [0, 1, 3]
    assert reading.needed(page, 4, ran={3}) == []
    assert reading.needed(page, 4, ran={1}) == [3]
    assert reading.needed(page, 2) == []


def test_cells_that_need_one_that_cannot_run_cannot_run_either() -> None:
    page = ["import numpy as np", "a = np.zeros(3)", "b = 1", "print(a)", "a = b", "print(a)"]
    assert reading.leaning(page, {0}) == {1, 3}


# --- cells


def test_a_cell_shows_the_value_of_its_last_line(said: Messages) -> None:
    assert run("from cgkit import nim\nprint('hello')\nnim(3, 4, 5).outcome()")
    assert printed(said) == "hello\n"
    assert [one["data"]["text/plain"] for one in kinds(said, "display")] == ["'N'"]
    assert all(one["id"] == 7 for one in said)
    said.clear()
    assert run("_ + '!';")
    assert said == []


def test_names_stay_cells_may_await_and_long_output_is_cut(said: Messages) -> None:
    assert run("import asyncio\nx = 20")
    assert run("await asyncio.sleep(0)\nx + 22")
    assert kinds(said, "display")[0]["data"]["text/plain"] == "42"
    assert run("for i in range(100_000): print('a line of output')")
    assert len(printed(said)) == outputs.MOST + len("\n… the rest is left out\n")
    assert len(said) < 40
    assert run("print('again')")
    assert printed(said).endswith("again\n")


def test_errors_of_every_kind_reach_the_page(said: Messages) -> None:
    assert not run("def f(n):\n    return 1 // n\n\nprint('before')\nf(0)")
    (error,) = kinds(said, "error")
    assert error["text"].startswith('Traceback (most recent call last):\n  File "<cell 7>", line 5')
    assert "return 1 // n" in error["text"]
    assert "cells.py" not in error["text"]
    assert said.index(kinds(said, "stream")[0]) < said.index(error)
    for code, words in (
        ("x = (1,\nfor", "SyntaxError"), ("raise SystemExit", "SystemExit"), ("def f(): f()\nf()", "RecursionError"),
        ("from cgkit import nim\nnim(3, -1)", "got -1"), ("input('how many?')", "input"),
        ("import a_package_of_nobody", "a_package_of_nobody"),
    ):  # fmt: skip
        said.clear()
        assert not run(code)
        (error,) = kinds(said, "error")
        assert words in error["text"]
        assert len(error["text"]) < 20_000


# --- widgets


class Counter(stand_ins.AnyWidget):
    _esm = "export default { render() {} }"
    clicks = tl.Int(3).tag(sync=True)
    own = tl.Int(0)

    @tl.validate("clicks")
    def _at_most_nine(self, proposal: Any) -> int:
        return min(9, int(proposal["value"]))


def test_a_widget_is_opened_once_and_kept_in_step(said: Messages) -> None:
    one = Counter()
    one.clicks = 4  # the widget isn't shown yet
    assert said == []
    outputs.display(one)
    outputs.display(one)
    (opened,) = kinds(said, "open")
    assert opened["state"] == {"clicks": 4}
    assert opened["code"]["_esm"]["text"] == Counter._esm
    views = [shown["data"][stand_ins.VIEW]["model_id"] for shown in kinds(said, "display")]
    assert views == [opened["model"]] * 2
    said.clear()
    one.clicks, one.own = 5, 1
    assert said == [{"type": "change", "model": opened["model"], "state": {"clicks": 5}}]
    said.clear()
    stand_ins.receive(opened["model"], {"clicks": 6, "nothing": 1})
    assert one.clicks == 6
    assert said == [{"type": "change", "model": opened["model"], "state": {}}] or said == []
    stand_ins.receive(opened["model"], {"clicks": 60})
    assert one.clicks == 9
    assert said[-1]["state"] == {"clicks": 9}
    said.clear()
    stand_ins.receive(opened["model"], {"clicks": "many"})
    assert one.clicks == 9
    assert "TraitError" in printed(said)
    assert kinds(said, "change")[-1]["state"] == {"clicks": 9}


def test_boards_work_with_the_stand_in_for_ipywidgets() -> None:
    program = (
        "import json, cglive.stand_ins; cglive.stand_ins.install()\n"
        "from cglive import outputs, wire\n"
        "said = []; wire.connect(lambda text: said.append(json.loads(text)), 1)\n"
        "from pathlib import Path; import cgbook.widgets.base as base\n"
        "from cgkit import nim; from cgbook.widgets import play\n"
        "board = play(nim(3, 4, 5)); outputs.display(board)\n"
        "print([one['type'] for one in said], said[0]['state']['kind'], said[1]['data']['text/plain'])\n"
        "import ipywidgets\n"
        "try: ipywidgets.HBox\n"
        "except AttributeError as error: print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, env={"PYTHONPATH": f"{ROOT}:{LIVE}"}
    )
    assert done.stdout.splitlines()[0] == "['open', 'display'] player Player('Nim')", done.stderr
    assert "HBox needs JupyterLab" in done.stdout


def test_python_ends_without_messages_even_if_its_modules_go_first() -> None:
    program = "import sys; from cglive import outputs; sys.kept = outputs"
    command = [sys.executable, "-X", "dev", "-c", program]  # this mode reports ignored errors
    done = subprocess.run(command, capture_output=True, text=True, env={"PYTHONPATH": str(LIVE)})
    assert (done.returncode, done.stderr) == (0, "")


# --- interact


def test_controls_are_shown_and_answered(said: Messages) -> None:
    def tell(a: int = 3, game: str = "kayles", loud: bool = True, name: str = "Bo") -> None:
        print(12 / a, game, loud, name)

    controls.interact(a=(0, 9), game=["nim", "kayles"], loud=False, name="Ada")(tell)

    (shown,) = kinds(said, "display")
    view = shown["data"][controls.CONTROLS]
    assert [one["kind"] for one in view["controls"]] == ["slider", "choice", "check", "text"]
    assert [one["value"] for one in view["controls"]] == [3, 1, False, "Ada"]
    assert view["outputs"] == [{"name": "stdout", "text": "4.0 kayles False Ada\n"}]
    controls.answer(view["key"], [6, 0, False, "Bo"])
    controls.answer(view["key"], [0, 0, False, "Bo"])
    first, second = kinds(said, "outputs")
    assert first["outputs"] == [{"name": "stdout", "text": "2.0 nim False Bo\n"}]
    assert "ZeroDivisionError" in second["outputs"][0]["error"], (
        "the page must show that the function fails with these values"
    )
    assert controls.control((1, 2, 3, 4)).kind == "choice"
    for given in (object(), None):
        with pytest.raises(ValueError, match="a control must be"):
            controls.control(given)


# --- questions


def parts(function: str, *arguments: Any, cancel: bool = False) -> None:
    message = {"type": "ask", "id": 9, "function": f"{__name__}:{function}", "args": list(arguments)}
    if cancel:
        door.cancel(9)
    apart(door.handle(json.dumps(message)))


def count_to(n: int) -> Generator[int, None, str]:
    yield from range(n)
    return "done"


def plain(n: int) -> int:
    return n + 1


def board() -> dict[str, Any]:
    return {"boards": [Counter()]}


def fails() -> None:
    raise ValueError("heaps are whole")


def test_questions_are_answered_part_by_part_or_cancelled(said: Messages) -> None:
    parts("count_to", 3)
    assert [one["part"] for one in kinds(said, "part")] == [0, 1, 2]
    assert kinds(said, "result")[0]["value"] == "done"
    assert said[-1] == {"type": "done", "id": 9}
    said.clear()
    parts("count_to", 10**9, cancel=True)
    assert len(kinds(said, "part")) == 1
    assert kinds(said, "refused")[0]["name"] == "Cancelled"
    assert asking.cancelled == set()
    said.clear()
    parts("plain", 41)
    parts("fails")
    parts("board")
    assert kinds(said, "result")[0]["value"] == 42
    assert kinds(said, "refused")[0] == {"type": "refused", "id": 9, "name": "ValueError", "text": "heaps are whole"}
    opened = kinds(said, "open")[0]["model"]
    assert kinds(said, "result")[-1]["value"] == {"boards": [{"widget": opened}]}


# --- programs of exercises


def test_programs_are_checked_by_all_their_tests() -> None:
    found = live.programs(ROOT / "book" / "exercises")
    assert len(found) >= 7
    for id, one in found.items():
        exercise = find_exercise(id, ROOT / "book" / "exercises")
        right = programs.check(exercise.program, one["name"], one["test"])
        assert right == {"passed": True, "say": "", "printed": ""}, id
        for program, words in exercise.wrong():
            found_wrong = programs.check(program, one["name"], one["test"])
            assert not found_wrong["passed"], program
            assert words[1:] in found_wrong["say"]  # without the first letter, which becomes a capital
        starter = programs.check(one["starter"], one["name"], one["test"])
        assert not starter["passed"], id
        assert starter["say"], id


def test_a_program_that_cannot_be_checked_gets_a_reason() -> None:
    for code, say in {
        "x = 1": "f", "def f(:": "SyntaxError", "1 / 0": "ZeroDivisionError", "raise SystemExit": "SystemExit", "f = 3": "int 3",
        "def f(n):\n    return 1 / 0": "ZeroDivisionError", "n = int(input())": "ask for input",
        "def f(n):\n    return int(input())": "ask for input",
    }.items():  # fmt: skip
        assert say in programs.check(code, "f", "assert f(1) == 1, 'f(1) is 1'")["say"]


# --- packages


def test_a_package_is_loaded_at_its_first_import(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = tmp_path / "later_one.zip"
    live.pack({"later_one/__init__.py": b"word = 'here'"}, packed)
    tries: Iterator[bytes | OSError] = iter([OSError("the connection failed"), packed.read_bytes()])

    def fetch(name: str) -> bytes:
        assert name == "later_one.zip"
        found = next(tries)
        if isinstance(found, OSError):
            raise found
        return found

    monkeypatch.syspath_prepend(tmp_path)
    finder = packages.Later({"later_one": "later_one.zip"}, fetch, str(tmp_path))
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    with pytest.raises(ModuleNotFoundError, match=r"the connection failed\. Run the cell again"):
        import later_one  # type: ignore[import-not-found]
    import later_one

    assert later_one.word == "here"
    assert finder.files == {}


def test_modules_that_a_page_does_not_have_are_found() -> None:
    assert needs.missing(["cgkit", "math", "matplotlib", "networkx", "numpy", "traitlets"]) == ["matplotlib", "numpy"]


# --- the build


def test_the_same_files_give_the_same_archive(tmp_path: Path) -> None:
    files = {"b.py": b"2", "a.py": b"1"}
    live.pack(files, tmp_path / "one.zip")
    live.pack(dict(reversed(files.items())), tmp_path / "two.zip")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    assert zipfile.ZipFile(tmp_path / "one.zip").namelist() == ["a.py", "b.py"]


def test_only_unchanged_files_of_installed_packages_are_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    found = live.base()
    assert {"cgkit/__init__.py", "cglive/door.py", "traitlets/traitlets.py", "cglive/ipython_pretty.py"} <= set(found)
    assert not [name for name in found if "/tests/" in name or "/static/" in name or "/front/" in name]
    assert [name for name in found if "ipython" in name.lower() and "licen" in name.lower()]
    monkeypatch.setattr(Path, "read_bytes", lambda path: b"something else")
    with pytest.raises(ExtensionError, match="has changed since its installation"):
        live.installed("traitlets")


def test_the_name_of_pythons_folder_changes_with_an_exercise(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(live, "EXERCISES", tmp_path)
    made = []
    for starter in ("def f(n): ...", "def f(n, m): ..."):
        (tmp_path / "01-f.md").write_text(starter)
        made.append(live.digest.__wrapped__())
    assert made[0] != made[1]
