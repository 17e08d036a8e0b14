"""A runner for notebooks, two at a time and each in its own kernel, with a time limit for each cell; no kernel is left behind.

A kernel gets one request at a time. ZeroMQ notifies a socket's owner of new messages only once, and every send consumes that
notification too. Each end of a kernel's shell channel sends while another of its tasks waits for a message, so a message that crosses an
answer can remain unread forever, at the kernel (ipykernel before 7.4) or here (jupyter_client). That's why nothing is sent while an
answer is due. If a notebook stalls nevertheless, its log is printed, and it is tried once more in a fresh kernel.
"""

from __future__ import annotations

import ast
import asyncio
import copy
import json
import re
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import Empty
from typing import IO, Any

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, DeadKernelError
from nbclient.output_widget import OutputWidget
from nbclient.util import ensure_async
from nbformat import NotebookNode

# time limit for one cell and for the start of a kernel, in seconds; a whole chapter can take longer, much longer on a busy machine
SECONDS = 120.0
GRACE = 10.0  # time for a kernel to report where it is, and time for it to end, in seconds
AT_ONCE = 2
MOST = 3000  # number of characters shown from a log
_DAY = 24 * 60 * 60
_SWEEP = Path(__file__).with_name("sweep.py")
VIEW = "application/vnd.jupyter.widget-view+json"
_STATES = "application/vnd.jupyter.widget-state+json"
# Records what each cell imports, directly or through the two packages, because a page must know what its own Python doesn't have.
# `cgkit.acceleration` only tries its imports, so they don't count. Garbage is seldom collected, because a cell keeps most of its objects.
_LISTEN = """
def _listen():
    import builtins
    shell, plain, now = get_ipython(), builtins.__import__, set()
    shell.imported = []
    def heard(name, globals=None, locals=None, fromlist=(), level=0):
        by = str((globals or {}).get("__name__"))
        if not level and (by == "__main__" or by.startswith(("cgbook.", "cgkit.")) and not by.startswith("cgkit.acceleration")):
            now.add(name.partition(".")[0])
        return plain(name, globals, locals, fromlist, level)
    builtins.__import__ = heard
    shell.events.register("pre_run_cell", lambda info: now.clear())
    shell.events.register("post_run_cell", lambda result: shell.imported.append(sorted(now)))
_listen()
del _listen
import gc as _gc
_gc.set_threshold(50_000)
del _gc
"""
_COLOURS = re.compile(r"\x1b\[[\d;]*m")


class NotebookError(Exception):
    """An error for a notebook that couldn't be run to its end; the message names the notebook and the cell, counted from 0."""


class _StalledError(NotebookError):
    """An error for a run that stalled; another run might succeed."""


class _SweepError(Exception):
    """An error for an `interact` whose function fails at a setting, or whose controls and outputs a page can't hold."""


class _Output(OutputWidget):
    """A stand-in for an `Output` widget, where `interact` prints, that sends its contents to the kernel after the cell has run.

    nbclient's own stand-in sends them while the cell runs, when the answer to the cell might already be on its way.
    """

    def send(self, data: Any = None, metadata: Any = None, buffers: Any = None) -> None:
        # each message has everything in the widget, so the last message is enough
        self.executor.unsent[self.comm_id] = partial(super().send, data, metadata, buffers)


class _Client(NotebookClient):
    """A client that runs one notebook with one request open at a time, and records which cell it has begun."""

    def __init__(self, notebook: NotebookNode, folder: Path) -> None:
        super().__init__(
            notebook, kernel_name="python3", record_timing=False,
            timeout=None, iopub_timeout=_DAY,  # `_attempt` has the time limit
            coalesce_streams=True,  # a stream can arrive in several pieces; coalesced, it is the same on each run
            shutdown_kernel="immediate",  # all its output has arrived, and an orderly shutdown would take a long time
            resources={"metadata": {"path": str(folder)}},
        )  # fmt: skip
        self.widget_registry = {"@jupyter-widgets/output": {"OutputModel": _Output}}
        self.unsent: dict[str, Callable[[], None]] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.begun: int | None = None
        self.since = time.monotonic()

    async def run(self, log: IO[bytes]) -> None:
        """Run all cells, and end the kernel whatever happens."""
        self.create_kernel_manager()
        try:
            await self.async_start_new_kernel(stdout=log, stderr=log)
            await self._connect()
            await self._quietly(_LISTEN)
            for number, cell in enumerate(self.nb.cells):
                self.begun, self.since = number, time.monotonic()
                await self.async_execute_cell(cell, number, execution_count=self.code_cells_executed + 1)
                for send in self.unsent.values():
                    send()
                self.unsent.clear()
                for id in self._interacts(cell):
                    self.since = time.monotonic()
                    self.answers[id] = {"cell": number, **await self._sweep(id)}
            await self._note_imports()
            self.set_widgets_metadata()
            for id, answers in self.answers.items():
                self.nb.metadata.widgets[_STATES]["state"][id]["answers"] = answers
        finally:
            await self._async_cleanup_kernel()

    async def _connect(self) -> None:
        """Wait until the kernel listens, and ask for its information once; jupyter_client would ask again every second."""
        assert self.km is not None
        self.kc = self.km.client()
        self.kc.start_channels()
        self.kc.allow_stdin = False
        while True:
            try:
                await ensure_async(self.kc.iopub_channel.get_msg(timeout=1))  # new subscribers get a welcome
                break
            except Empty:
                await self._async_check_alive()
        reply = await self.async_wait_for_reply(self.kc.kernel_info())
        assert reply is not None
        self.nb.metadata["language_info"] = reply["content"]["language_info"]

    async def _quietly(self, code: str, **how: Any) -> dict[str, Any]:
        """Run code that isn't a cell, and return the kernel's reply."""
        assert self.kc is not None
        asked = await ensure_async(self.kc.execute(code, silent=True, store_history=False, **how))
        reply = await self.async_wait_for_reply(asked)
        assert reply is not None
        content: dict[str, Any] = reply["content"]
        return content

    async def _note_imports(self) -> None:
        """Record next to the notebook what each cell imported; a note in the cell would make it a different cell for the cache."""
        reply = await self._quietly("", user_expressions={"imported": "get_ipython().imported"})
        imported = ast.literal_eval(reply["user_expressions"]["imported"]["data"]["text/plain"])
        ran = [str(n) for n, cell in enumerate(self.nb.cells) if cell.cell_type == "code" and cell.source.strip()]
        self.nb.metadata["imported"] = dict(zip(ran, imported, strict=True))

    def _interacts(self, cell: NotebookNode) -> list[str]:
        """Return the model ids of the `interact`s that a cell shows for the first time."""
        views = [output.get("data", {}).get(VIEW) for output in cell.get("outputs", ())]
        ids = dict.fromkeys(view["model_id"] for view in views if view)
        return [
            id
            for id in ids
            if id not in self.answers and "widget-interact" in self.widget_state[id].get("_dom_classes", ())
        ]

    async def _sweep(self, id: str) -> dict[str, Any]:
        """Return the answers of an `interact` to every setting; they come in a file, because messages are slow and cross each other."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "answers.json")
            code = f"__import__('runpy').run_path({str(_SWEEP)!r})['write']({id!r}, {str(path)!r})"
            reply = await self._quietly(code)
            if reply["status"] != "ok":
                raise _SweepError(
                    reply["evalue"] if reply["ename"] == "SettingsError" else "\n".join(reply["traceback"])
                )
            answers: dict[str, Any] = json.loads(path.read_text("utf8"))
            return answers

    async def _async_poll_kernel_alive(self) -> None:
        with suppress(AssertionError):  # nbclient leaves behind a task that fails when a cell is cut short
            await super()._async_poll_kernel_alive()

    def where(self) -> str:
        """Return how far the run has come."""
        return "before its first cell" if self.begun is None else f"cell {self.begun}"


async def _attempt(path: Path, notebook: NotebookNode, seconds: float) -> None:
    """Run a notebook, or raise an error with the reason for its failure; a cell that takes too long ends the run."""
    with tempfile.TemporaryFile() as log:
        client = _Client(notebook, path.parent)
        running = asyncio.create_task(client.run(log))
        try:
            while not running.done() and (left := client.since + seconds - time.monotonic()) > 0:
                await asyncio.wait({running}, timeout=left)
            if running.done():
                running.result()
                return
            why = f"no end within {seconds:g} s\n{await _interrupt(client, running)}"
        except (CellExecutionError, _SweepError) as error:
            raise NotebookError(f"{path.name}, {client.where()}:\n{_plain(error)}") from error
        except (DeadKernelError, RuntimeError) as error:
            why = str(error)
        finally:
            await _end(client, running)
        log.seek(0)
        words = log.read().decode("utf8", "replace").strip()[-MOST:] or "none"
        cell = "" if client.begun is None else f"\n{notebook.cells[client.begun].source}"
        raise _StalledError(f"{path.name} stalled, {client.where()}: {why}{cell}\nThe kernel's own words: {words}")


async def _interrupt(client: _Client, running: asyncio.Task[None]) -> str:
    """Return a kernel's report of where it was when interrupted; an idle kernel reports nothing."""
    if client.km is not None and client.km.has_kernel:
        await ensure_async(client.km.interrupt_kernel())
        await asyncio.wait({running}, timeout=GRACE)
        if running.done() and (error := running.exception()):
            return _plain(error)[-MOST:]
    return "an interrupt had no answer"


async def _end(client: _Client, running: asyncio.Task[None]) -> None:
    """End the kernel of an unfinished run."""
    running.cancel()
    for task in (await asyncio.wait({running}, timeout=GRACE))[0]:
        if not task.cancelled():
            task.exception()  # the error has been reported already, or comes from ending the run


def _plain(error: BaseException) -> str:
    return _COLOURS.sub("", str(error))


async def _executed(path: Path, seconds: float) -> NotebookNode:
    notebook: NotebookNode = nbformat.read(path, as_version=4)
    first = copy.deepcopy(notebook)
    try:
        await _attempt(path, first, seconds)
    except _StalledError as error:
        print(f"{error}\nTrying {path.name} once more.", file=sys.stderr, flush=True)
        await _attempt(path, notebook, seconds)
        return notebook
    return first


async def _all(
    paths: Sequence[Path], done: Callable[[Path, NotebookNode], None], seconds: float, took: dict[Path, float]
) -> list[str]:
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(path: Path) -> str | None:
        async with turn:
            begun = time.monotonic()
            try:
                notebook = await _executed(path, seconds)
                took[path] = time.monotonic() - begun
                done(path, notebook)
            except NotebookError as error:
                return str(error)
        return None

    return [error for error in await asyncio.gather(*map(one, paths)) if error]


def run(
    paths: Sequence[Path],
    done: Callable[[Path, NotebookNode], None],
    seconds: float = SECONDS,
    took: dict[Path, float] | None = None,
) -> None:
    """Run notebooks, two at a time, and pass each to `done` as it ends.

    `seconds` is the time limit for one cell, and for the start of a kernel. `took` receives the seconds of each notebook before `done` is
    called.

    Raises
    ------
    NotebookError : if any notebook failed, or stalled twice; raised after all have ended, with a message that names each one and its cell.
    """
    with ThreadPoolExecutor(1) as apart:  # in a thread, because the caller might have its own event loop
        errors = apart.submit(asyncio.run, _all(paths, done, seconds, {} if took is None else took)).result()
    if errors:
        raise NotebookError("\n\n".join(errors))
