"""Tests that no notebook can hang when it's run: messages don't cross, each cell has a time limit, and no kernel stays behind."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from jupyter_cache import get_cache
from jupyter_cache.base import CacheBundleIn
from jupyter_client.channels import AsyncZMQSocketChannel
from nbclient.output_widget import OutputWidget
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_notebook

from tests.books import write
from tests.browser import ROOT

from cgsite.execution import uncached  # isort: skip
from run import NotebookError, run  # isort: skip

pytestmark = pytest.mark.thorough

PRINT = "from ipywidgets import Output\nout = Output()\nwith out:\n    print('told')"
INTERACT = "from ipywidgets import interact\n@interact(n=(0, 9))\ndef half(n=4):\n    print(n / 2)"


def outputs(path: Path, seconds: float = 60) -> list[NotebookNode]:
    """Run a notebook, and return the outputs of its last cell."""
    found: list[NotebookNode] = []
    run([path], lambda _, notebook: found.append(notebook), seconds)
    (notebook,) = found
    last: list[NotebookNode] = notebook.cells[-1].outputs
    return last


def ended(pid: int) -> bool:
    """Return whether a process ends within ten seconds."""
    for _ in range(100):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulate a machine so busy that a cell's answer arrives before its output has been processed."""
    send = OutputWidget.send

    def late_send(self: OutputWidget, *arguments: Any, **options: Any) -> None:
        time.sleep(0.5)
        send(self, *arguments, **options)

    monkeypatch.setattr(OutputWidget, "send", late_send)


@pytest.mark.usefixtures("late")
def test_a_late_message_to_the_kernel_hides_no_answer(tmp_path: Path) -> None:
    write(tmp_path / "late.ipynb", PRINT, "out.outputs[0]['text']")
    (output,) = outputs(tmp_path / "late.ipynb", seconds=30)
    assert output.data["text/plain"] == r"'told\n'"


def test_nothing_is_sent_while_the_kernel_owes_an_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log: list[str] = []
    send, receive = AsyncZMQSocketChannel.send, AsyncZMQSocketChannel._recv

    def logged_send(self: AsyncZMQSocketChannel, message: dict[str, Any]) -> None:
        log.append(message["msg_type"])
        send(self, message)

    async def logged_receive(self: AsyncZMQSocketChannel, **options: Any) -> dict[str, Any]:
        message = await receive(self, **options)
        if message["msg_type"].endswith("_reply"):
            log.append(message["msg_type"])
        return message

    monkeypatch.setattr(AsyncZMQSocketChannel, "send", logged_send)
    monkeypatch.setattr(AsyncZMQSocketChannel, "_recv", logged_receive)
    write(tmp_path / "interact.ipynb", INTERACT, "1 + 1", INTERACT)
    outputs(tmp_path / "interact.ipynb")
    said = " ".join(log)
    one = "execute_request execute_reply"
    # A hidden execution before the cells starts to record their imports, and one after the cells asks for the record.
    begun, ended = f"kernel_info_request kernel_info_reply {one}", one
    assert said == f"{begun} {one} comm_msg {one} {one} {one} comm_msg {one} {ended}", (
        "a single request after each interactive cell must answer all settings"
    )


@pytest.mark.slow
def test_a_notebook_that_stalls_is_reported_and_tried_once_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = tmp_path / "pids"
    once = f"import os, time, pathlib\nseen = pathlib.Path({str(seen)!r})\nfirst = not seen.exists()"
    once += "\nwith seen.open('a') as log:\n    print(os.getpid(), file=log)\nif first:\n    time.sleep(600)  # here"
    write(tmp_path / "once.ipynb", once, "'the end'")
    (last,) = outputs(tmp_path / "once.ipynb", seconds=12)
    assert last.data["text/plain"] == "'the end'"
    said = capsys.readouterr().err
    assert re.search(r"once\.ipynb stalled, cell 1: no end within 12 s(.|\n)*time\.sleep\(600\)  # here", said)
    assert "KeyboardInterrupt" in said
    assert said.count("once more") == 1
    pids = [int(pid) for pid in seen.read_text().split()]
    assert len(pids) == 2
    assert all(map(ended, pids))


def test_a_notebook_that_stalls_twice_fails_with_the_kernels_message_and_the_others_run(tmp_path: Path) -> None:
    write(tmp_path / "lost.ipynb", "1 + 1", "import os\nos.write(2, b'no more memory')\nos._exit(1)")
    write(tmp_path / "sound.ipynb", "2 + 2")
    done: list[str] = []
    with pytest.raises(NotebookError, match=r"lost\.ipynb stalled, cell 2: Kernel died\n(.|\n)*no more memory"):
        run([tmp_path / "lost.ipynb", tmp_path / "sound.ipynb"], lambda path, _: done.append(path.name), 60)
    assert done == ["sound.ipynb"]


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
def test_a_run_that_is_killed_leaves_no_kernel(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    source = f"import os, pathlib, time\npathlib.Path({str(pid)!r}).write_text(str(os.getpid()) + ' ')\ntime.sleep(600)"
    write(tmp_path / "long.ipynb", source)
    program = "import sys; from pathlib import Path; from run import run; run([Path(sys.argv[1])], print)"
    command = [sys.executable, "-c", program, str(tmp_path / "long.ipynb")]
    running = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(ROOT / "book" / "_site")})
    for _ in range(2400):  # a busy machine may take minutes to start a kernel
        if pid.exists() and pid.read_text().endswith(" "):
            break
        time.sleep(0.1)
    running.kill()
    running.wait()
    assert ended(int(pid.read_text()))


@pytest.mark.slow
def test_the_time_limit_is_for_each_cell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path / "slow.ipynb", *["import time; time.sleep(5)"] * 3, "'the end'")
    (last,) = outputs(tmp_path / "slow.ipynb", seconds=14)
    assert last.data["text/plain"] == "'the end'"
    assert "stalled" not in capsys.readouterr().err


def test_an_incomplete_entry_of_the_cache_does_not_count(tmp_path: Path) -> None:
    notebook = new_notebook(cells=[new_code_cell("1 + 1")])
    other = new_notebook(cells=[new_code_cell("2 + 2")])
    both = {Path("a.ipynb"): notebook, Path("b.ipynb"): other}

    def keep() -> Path:
        for path, one in both.items():
            bundle = CacheBundleIn(one, str(path))
            cache.cache_notebook_bundle(bundle, check_validity=False, overwrite=True)
        return next(tmp_path.rglob("*.ipynb"))

    cache = get_cache(tmp_path)
    assert uncached(cache, both) == list(both)
    kept = keep()
    assert uncached(cache, both) == []
    kept.write_text(kept.read_text("utf8")[:40], "utf8")
    assert uncached(cache, both) == list(both)
    keep().unlink()
    assert uncached(cache, both) == list(both)
    keep()
    assert uncached(cache, both) == []
