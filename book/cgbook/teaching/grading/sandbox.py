"""A sandbox for a student's program: CPython in WebAssembly, with no imports from this computer.

`componentize-py` builds the sandbox's Python once, and `wasmtime` compiles and runs it; both are from the Bytecode Alliance. The sandbox
needs no features of the operating system such as namespaces, users or containers. It's tested only on Linux.

**Invariant.** The component imports nothing, so no file, network, clock, entropy, environment or process is available inside. The output is
text that we read as plain data, because the program can change everything inside, our code there included.
"""

from __future__ import annotations

import hashlib
import os
import platform
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from cgbook.extras import needs
from cgbook.teaching.grading.plain import one_line, read_message

if TYPE_CHECKING:
    from wasmtime import Engine
    from wasmtime.component import Component

MB = 1 << 20
TICK = 0.02  # time between two looks at the clock, in seconds
STACK = 2 * MB  # stack size for the sandboxed program, in bytes; wasmtime kills the process if this is any larger
HERE = Path(__file__).parent
INSIDE = (HERE / "inside" / "guest.py", HERE / "plain.py")
WIT = """package cgbook:sandbox;
world sandbox {
  export begin-cell: func(place: string, source: string) -> string;
  export run-step: func(number: u32) -> string;
  export get-value: func(name: string) -> string;
  export call-function: func(name: string, arguments: string) -> string;
}
"""
ENDED = "your code ended the program"


@dataclass(frozen=True)
class Limits:
    """The limits of a student's program.

    Parameters
    ----------
    cell, call : seconds for one cell, and for one call to a function.
    exercise, notebook : seconds for all calls of one exercise, and for the code of one notebook, calls included.
    test : seconds for the test of one answer, apart from its calls.
    memory : memory in megabytes.
    """

    cell: float = 5
    call: float = 2
    exercise: float = 20
    notebook: float = 120
    test: float = 20
    memory: int = 256


@lru_cache(maxsize=1)
def _wasmtime() -> ModuleType:
    with needs("cgbook[grading]"):
        import wasmtime
        import wasmtime.component
    return wasmtime


def prepare() -> None:
    """Build the sandbox's Python if necessary, which takes half a minute the first time.

    Raises
    ------
    ModuleNotFoundError : if the packages that build or run it aren't installed.
    """
    _ready()


def built() -> bool:
    """Return whether the sandbox has been built."""
    try:
        return _kept().exists()
    except ModuleNotFoundError:
        return False


def _kept() -> Path:
    """Return the file for the compiled Python, whose name is a hash of everything that goes into it."""
    base = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    made_from = [version("wasmtime"), version("componentize-py"), sys.platform, platform.machine(), WIT]
    made_from += [path.read_text("utf8") for path in INSIDE]
    return Path(base, "cgbook", f"sandbox-{hashlib.sha256(repr(made_from).encode()).hexdigest()[:16]}.cwasm")


def _build(engine: Engine, file: Path) -> Component:
    """Build and compile the Python in an empty folder with few environment variables, because every sandbox sees what the build saw."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=file.parent) as name:
        work = Path(name)
        (work / "sandbox.wit").write_text(WIT, "utf8")
        for path in INSIDE:
            (work / path.name).write_text(path.read_text("utf8"), "utf8")
        command = [
            sys.executable, "-c", "from componentize_py import script; script()", "-d", "sandbox.wit", "-w", "sandbox",
            "componentize", "--stub-wasi", "-p", ".", "-o", "sandbox.wasm", "guest",
        ]  # fmt: skip
        environment = {key: os.environ[key] for key in ("SYSTEMROOT", "TEMP", "TMPDIR") if key in os.environ}
        done = subprocess.run(command, cwd=work, env=environment, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"the sandbox couldn't be built: {one_line(done.stderr[-2_000:], 2_000)}")
        component: Component = _wasmtime().component.Component.from_file(engine, str(work / "sandbox.wasm"))
        (work / "compiled").write_bytes(component.serialize())
        os.replace(work / "compiled", file)
    return component


@lru_cache(maxsize=1)
def _ready() -> tuple[Engine, Component, ThreadPoolExecutor]:
    """Return what all sandboxes in a process share: the engine with its clock, the compiled Python, and a thread of known stack size."""
    library = _wasmtime()
    with needs("cgbook[grading]"):
        path = _kept()
    config = library.Config()
    config.epoch_interruption = True
    config.max_wasm_stack = STACK
    engine = library.Engine(config)
    component: Component | None = None
    if path.exists():
        with suppress(library.WasmtimeError):  # the file was compiled for another processor
            component = library.component.Component.deserialize_file(engine, str(path))
    component = component or _build(engine, path)
    if list(component.type.imports(engine)):
        raise RuntimeError("the sandbox's Python asks for access to this computer")

    def tick() -> None:
        while True:
            time.sleep(TICK)
            engine.increment_epoch()

    threading.Thread(target=tick, daemon=True).start()
    before = threading.stack_size(8 * STACK)  # a main thread's stack size differs between systems
    worker = ThreadPoolExecutor(1)
    worker.submit(int).result()
    threading.stack_size(before)
    return engine, component, worker


class Sandbox:
    """A student's program, which runs until a fault, the clock or its limit of memory (in megabytes) ends it.

    Attributes
    ----------
    ended : reason why the program ended, in words; empty while it runs.
    """

    def __init__(self, memory: int) -> None:
        engine, component, self._worker = _ready()
        self.ended, self._memory = "", memory
        self._store = _wasmtime().Store(engine)
        self._store.set_limits(memory_size=memory * MB, instances=64, tables=64, memories=4)
        self._store.set_epoch_deadline(int(60 / TICK))
        self._inside = _wasmtime().component.Linker(engine).instantiate(self._store, component)

    def ask(self, what: str, *words: str | int, until: float, late: str) -> dict[str, Any]:
        """Call an export of the sandbox and return its reply: `value`, or `error` or `raised` in words, or {} once the program has ended.

        Parameters
        ----------
        what : name of an export.
        until : deadline, by `time.monotonic`.
        late : reason to give if the deadline passes.
        """
        left = until - time.monotonic()
        if left <= 0:
            self.ended = self.ended or late
        if self.ended:
            return {}

        def run() -> str:
            function = self._inside.get_func(self._store, what)
            assert function, what
            self._store.set_epoch_deadline(int(left / TICK) + 1)
            text = function(self._store, *words)
            function.post_return(self._store)
            return str(text)

        try:
            message = read_message(self._worker.submit(run).result())
        except _wasmtime().WasmtimeError as error:
            self.ended = _why(str(error), late)
            return {}
        except UnicodeError:
            message = None
        if message is None:
            self.ended = "your code returned something that isn't plain data"
            return {}
        if str(message.get("raised")).startswith("MemoryError"):  # after this error, Python's reports aren't reliable
            self.ended = f"your code used more than {self._memory} MB of memory (MemoryError)"
            return {}
        return message


def _why(trap: str, late: str) -> str:
    """Return wasmtime's reason for a program's end, in words."""
    if "interrupt" in trap:
        return late
    if "stack" in trap:
        return "your code called itself too often: is there an endless recursion?"
    if "unreachable" in trap:
        return f"{ENDED}, or asked for a file or something else that isn't available"
    return ENDED
