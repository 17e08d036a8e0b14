"""Runs notebooks: each in a kernel of its own, two at once, with a time limit for each cell; no kernel is left behind.

A kernel is asked one thing at a time. ZeroMQ tells a socket's owner once of what has arrived, and each send takes note of
that too; both ends of a kernel's shell channel send past the one who waits there. So a message that crosses an answer
can lie unread for ever, at the kernel (ipykernel before 7.4) or here (jupyter_client). Nothing is sent while an answer is owed.
A notebook that stalls all the same is told with its log, and tried once more in a fresh kernel.
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

# for one cell, and for a kernel to start; a whole chapter may take longer, on a busy machine much longer
SECONDS = 120.0
GRACE = 10.0  # for a kernel to say where it is, and for it to end
AT_ONCE = 2
MOST = 3000  # characters that are told of a log
_DAY = 24 * 60 * 60
_SWEEP = Path(__file__).with_name("sweep.py")
VIEW = "application/vnd.jupyter.widget-view+json"
_STATES = "application/vnd.jupyter.widget-state+json"
# Notes for each cell what it imports, itself or within the two packages: a page must know what its own Python has not. What
# `cgkit.acceleration` tries to import need not be there. And much that a cell makes stays, so it is seldom gone through for garbage.
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
    """A notebook that could not be run to its end; the message names the notebook and the cell, counted from 0."""


class _StalledError(NotebookError):
    """A run that came to no end by itself; another may."""


class _SweepError(Exception):
    """An `interact` that has no answer to one of its settings, or has too many."""


class _Output(OutputWidget):
    """What stands for an `Output` widget, into which `interact` prints: it tells the kernel what it holds after the cell.

    nbclient's own tells it while the cell runs, and the answer to the cell may be on its way by then.
    """

    def send(self, data: Any = None, metadata: Any = None, buffers: Any = None) -> None:
        # each message tells all that the widget holds: the last one is enough
        self.executor.unsent[self.comm_id] = partial(super().send, data, metadata, buffers)


class _Client(NotebookClient):
    """nbclient for one notebook, with one question open at a time; it knows which cell it has begun."""

    def __init__(self, notebook: NotebookNode, folder: Path) -> None:
        super().__init__(
            notebook, kernel_name="python3", record_timing=False,
            timeout=None, iopub_timeout=_DAY,  # whoever runs it looks at the clock
            coalesce_streams=True,  # a stream may arrive in one piece or in several: coalesced, it is the same each time
            shutdown_kernel="immediate",  # all it had to say is here; to take down what it holds takes it long
            resources={"metadata": {"path": str(folder)}},
        )  # fmt: skip
        self.widget_registry = {"@jupyter-widgets/output": {"OutputModel": _Output}}
        self.unsent: dict[str, Callable[[], None]] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.begun: int | None = None
        self.since = time.monotonic()

    async def run(self, log: IO[bytes]) -> None:
        """Runs all cells; whatever happens, the kernel ends."""
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
        """Waits until the kernel listens, and asks it once what it is; jupyter_client asks each second anew."""
        assert self.km is not None
        self.kc = self.km.client()
        self.kc.start_channels()
        self.kc.allow_stdin = False
        while True:
            try:
                await ensure_async(self.kc.iopub_channel.get_msg(timeout=1))  # it welcomes who subscribes
                break
            except Empty:
                await self._async_check_alive()
        reply = await self.async_wait_for_reply(self.kc.kernel_info())
        assert reply is not None
        self.nb.metadata["language_info"] = reply["content"]["language_info"]

    async def _quietly(self, code: str, **how: Any) -> dict[str, Any]:
        """Runs what is no cell; returns the kernel's reply."""
        assert self.kc is not None
        asked = await ensure_async(self.kc.execute(code, silent=True, store_history=False, **how))
        reply = await self.async_wait_for_reply(asked)
        assert reply is not None
        content: dict[str, Any] = reply["content"]
        return content

    async def _note_imports(self) -> None:
        """Notes beside the notebook what each cell imported, by its place; a note in a cell would make it another to the cache."""
        reply = await self._quietly("", user_expressions={"imported": "get_ipython().imported"})
        imported = ast.literal_eval(reply["user_expressions"]["imported"]["data"]["text/plain"])
        ran = [str(n) for n, cell in enumerate(self.nb.cells) if cell.cell_type == "code" and cell.source.strip()]
        self.nb.metadata["imported"] = dict(zip(ran, imported, strict=True))

    def _interacts(self, cell: NotebookNode) -> list[str]:
        """The models of each `interact` that a cell shows for the first time."""
        views = [output.get("data", {}).get(VIEW) for output in cell.get("outputs", ())]
        ids = dict.fromkeys(view["model_id"] for view in views if view)
        return [
            id
            for id in ids
            if id not in self.answers and "widget-interact" in self.widget_state[id].get("_dom_classes", ())
        ]

    async def _sweep(self, id: str) -> dict[str, Any]:
        """The answers of an `interact` to every setting; they come in a file, for messages are slow and cross each other."""
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
        with suppress(AssertionError):  # nbclient leaves this task behind when a cell is cut short; its kernel is gone
            await super()._async_poll_kernel_alive()

    def where(self) -> str:
        """How far it came."""
        return "before its first cell" if self.begun is None else f"cell {self.begun}"


async def _attempt(path: Path, notebook: NotebookNode, seconds: float) -> None:
    """Runs a notebook, or says why not; a cell that takes too long ends it."""
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
    """What a kernel says where it is; one that has nothing to do says nothing."""
    if client.km is not None and client.km.has_kernel:
        await ensure_async(client.km.interrupt_kernel())
        await asyncio.wait({running}, timeout=GRACE)
        if running.done() and (error := running.exception()):
            return _plain(error)[-MOST:]
    return "an interrupt had no answer"


async def _end(client: _Client, running: asyncio.Task[None]) -> None:
    """Ends the kernel of a run that has not come to its end."""
    running.cancel()
    for task in (await asyncio.wait({running}, timeout=GRACE))[0]:
        if not task.cancelled():
            task.exception()  # it has been told, or is what came of ending it


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
    """Runs notebooks, two at once, and hands each over as it ends.

    Parameters
    ----------
    paths : the notebooks' files, which are left as they are
    done : called with a notebook's file and the notebook with its outputs, when it has ended well
    seconds : the time limit for one cell, and for a kernel to start
    took : is told how many seconds each notebook took, before `done` is called with it

    Raises
    ------
    NotebookError : after all have ended, when one or more failed, or stalled twice; the message names each, and its cell.
    """
    with ThreadPoolExecutor(1) as apart:  # the caller may have an event loop of its own
        errors = apart.submit(asyncio.run, _all(paths, done, seconds, {} if took is None else took)).result()
    if errors:
        raise NotebookError("\n\n".join(errors))
