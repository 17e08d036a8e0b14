"""A child process that is spoken to line by line, with an end to its time, to its memory and to what it may say."""

from __future__ import annotations

import glob
import json
import os
import queue
import signal
import site
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import cgkit
from cgbook.teaching.grading.plain import read_line
from cgbook.teaching.grading.player import LINE

__all__ = ["Child", "Limits", "Stopped", "no_cage"]

MB = 1 << 20
AT_ONCE = 4_096  # letters that a pipe takes, whether its reader listens or not
PATIENCE = 20  # seconds for a reader to begin
MOST_WAITING = 20_000  # lines that wait to be heard
MOST_NONSENSE = 1_000  # lines that are none of those spoken here


@dataclass(frozen=True)
class Limits:
    """What a student's program may use.

    Parameters
    ----------
    cell, call, program : seconds for one cell, for one call of a function, and for one run of a notebook's cells.
    exercise, notebook : seconds for all calls of one exercise, and for all that is done with one notebook.
    test : seconds that a test may think about one answer.
    memory : megabytes, of each process and of all together.
    processes : how many there may be at a time, threads included.
    file : megabytes of one file; all files together have 16.
    said : megabytes that it may say to the judge.
    """

    cell: float = 5
    call: float = 2
    program: float = 20
    exercise: float = 20
    notebook: float = 120
    test: float = 20
    memory: int = 512
    processes: int = 32
    file: int = 8
    said: int = 8

    def of_system(self) -> dict[str, int]:
        """The limits that the system keeps, by the names of `setrlimit`."""
        seconds = int(self.program + self.exercise) + 5
        return {"AS": self.memory * MB, "CPU": seconds, "FSIZE": self.file * MB, "NPROC": self.processes,
                "NOFILE": 64, "CORE": 0}  # fmt: skip


class Stopped(BaseException):  # a test that catches every Exception does not catch this
    """A child that died, fell silent or said too much; the message tells which."""


class Child:
    """A program that hears and says lines.

    Parameters
    ----------
    command : the program and its arguments.
    said : bytes that it may say in all.
    memory : megabytes that it and all that it started may hold together, as far as the system tells; 0 sets no bound.
    """

    def __init__(self, command: Sequence[str], *, said: int, memory: int = 0, **more: Any) -> None:
        self.ended = ""
        self._memory = memory * MB
        self._lines: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=more.pop("stderr", subprocess.DEVNULL),
            start_new_session=True, bufsize=0, **more,
        )  # fmt: skip
        threading.Thread(target=self._listen, args=(said,), daemon=True).start()

    def _listen(self, room: int) -> None:
        rest, out, nonsense = b"", self._process.stdout, 0
        assert out
        while True:
            try:
                chunk = os.read(out.fileno(), 65_536)
            except (OSError, ValueError):
                chunk = b""
            room -= len(chunk)
            *lines, rest = (rest + chunk).split(b"\n")
            for told in map(read_line, filter(None, lines)):
                if told is None:
                    nonsense += 1
                else:
                    self._lines.put(told)
            waiting = self._lines.qsize()
            if room < 0 or nonsense > MOST_NONSENSE or waiting > MOST_WAITING or len(rest) > LINE:
                self.ended = "your code said more than can be read"
            if not chunk or self.ended:
                self._lines.put(None)
                out.close()  # by none but this thread: else it might go on to read what is opened next under the same number
                return

    def tell(self, **what: Any) -> None:
        """Says one line to the child.

        Raises
        ------
        Stopped : when it hears nothing any more.
        """
        left, done = json.dumps(what).encode() + b"\n", threading.Event()

        def write() -> None:  # a child that does not listen fills the pipe, and this would wait for ever
            nonlocal left
            with suppress(OSError, ValueError):
                while left:
                    left = left[self._process.stdin.write(left) :]  # type: ignore[union-attr]
                done.set()

        if len(left) < AT_ONCE:
            write()
        else:
            threading.Thread(target=write, daemon=True).start()
            done.wait(PATIENCE)
        if not done.is_set():
            raise Stopped(self.ended or "your code ended the program")

    def hear(self, until: float, late: str) -> dict[str, Any]:
        """Returns the next line.

        Parameters
        ----------
        until : when waiting ends, by `time.monotonic`.
        late : what is said then.

        Raises
        ------
        Stopped : when there is none.
        """
        while True:
            left = until - time.monotonic()
            if left <= 0:
                raise Stopped(late)
            try:
                told = self._lines.get(timeout=min(left, 0.1))
            except queue.Empty:
                if self._memory and _held(self._process.pid) > self._memory:
                    raise Stopped(f"your code took more than {self._memory // MB:,} MB of memory") from None
                continue
            if told is None:
                raise Stopped(self.ended or "your code ended the program")
            return told

    def stop(self) -> str:
        """Ends the child and what it started; returns what it said on its error line."""
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()
        words = b""
        with suppress(OSError, ValueError):
            if self._process.stderr:
                os.set_blocking(self._process.stderr.fileno(), False)
                words = self._process.stderr.read(1_000) or b""
                self._process.stderr.close()
        with suppress(OSError, ValueError):
            self._process.stdin.close()  # type: ignore[union-attr]
        return words.decode("utf8", "replace").strip()

    def wait(self) -> None:
        """Give it a second to end by itself, with what it has to say."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(1)


def _held(pid: int) -> int:
    """The memory of a process and all that it started, in bytes, as far as this system tells; shared pages do not count."""
    total, waiting, seen = 0, [pid], 0
    while waiting and seen < 200:
        one, seen = waiting.pop(), seen + 1
        try:
            _, resident, shared, *_ = Path(f"/proc/{one}/statm").read_text().split()
            total += (int(resident) - int(shared)) * _PAGE
            for file in glob.glob(f"/proc/{one}/task/*/children"):
                waiting += map(int, Path(file).read_text().split())
        except (OSError, ValueError):
            continue
    return total


_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def python() -> str:
    """The interpreter itself, and not the link of an environment that leads to it."""
    return os.path.realpath(getattr(sys, "_base_executable", None) or sys.executable)


def contained(source: str, limits: Limits, folder: str, *, caged: bool, away: Sequence[Path] = ()) -> list[str]:
    """Returns the command that runs a Python text in the cage, or under the limits alone.

    Parameters
    ----------
    folder : an empty one, on which the cage is built.
    away : what must not be seen inside, should it lie in one of the system's folders.
    """
    bound, hidden = _paths()
    own = Path(__file__).resolve().parent
    settings = {
        "caged": caged, "parent": os.getpid(), "folder": folder, "room": 16 * MB, "limits": limits.of_system(), "bound": bound,
        "hidden": [*hidden, *(str(one.resolve()) for one in (*away, own.parents[1], Path(*cgkit.__path__)))],
    }  # fmt: skip
    program = [python(), "-I", "-S", "-c", source]
    if os.name != "posix":  # there exec is another process, whose end nobody sees
        return program
    return [python(), "-I", "-S", str(own / "cage.py"), json.dumps(settings), *program]


def trusted(module: str, memory: int) -> tuple[list[str], dict[str, str]]:
    """Returns the command that runs a module of `cgkit`, and its surroundings: nothing is imported from the folder one stands in.

    Parameters
    ----------
    memory : megabytes that it may take.
    """
    here = Path(__file__).resolve().parent
    program = [sys.executable, "-P", "-m", module]
    if os.name == "posix":
        settings = {"caged": False, "parent": os.getpid(), "limits": {"AS": memory * MB, "CORE": 0}}
        program = [python(), "-I", "-S", str(here / "cage.py"), json.dumps(settings), *program]
    elsewhere = [one for one in os.environ.get("PYTHONPATH", "").split(os.pathsep) if os.path.isabs(one)]
    ours = [str(here.parents[2]), str(Path(*cgkit.__path__).parent)]
    paths = os.pathsep.join([*ours, *elsewhere])
    return program, {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "0"}


@lru_cache(maxsize=1)
def _paths() -> tuple[list[str], list[str]]:
    """What of this computer is seen in a cage, and what of that is not."""
    libraries = Path(python()).parents[1] / "lib"
    stdlib = Path(os.__file__).resolve().parent
    bound = ["/lib", "/lib64", "/lib32", "/usr/lib", "/usr/lib64", "/usr/lib32", "/nix/store", "/gnu/store", "/etc/ld.so.cache",
             python(), str(libraries), str(stdlib), str(sysconfig.get_config_var("LIBDIR") or libraries)]  # fmt: skip
    hidden = [*site.getsitepackages(), *(str(one) for one in stdlib.glob("*-packages"))]
    for above in ("/usr/lib", "/usr/lib64", str(libraries)):
        hidden += glob.glob(f"{above}/python*/*-packages")
    return _apart(bound), sorted({os.path.realpath(one) for one in hidden if os.path.isdir(one)})


def _apart(paths: Sequence[str]) -> list[str]:
    """The paths that lie in none of the others, outermost first."""
    found: list[str] = []
    for path in sorted({path for path in paths if path and path != "/"}, key=len):
        if os.path.lexists(path) and not any(path == one or path.startswith(one + "/") for one in found):
            found.append(path)
    return found


@lru_cache(maxsize=1)
def no_cage() -> str:
    """Why this computer gives no cage, in words; nothing where it gives one."""
    if sys.platform != "linux":
        return "a cage needs Linux; on Windows, WSL has one"
    with tempfile.TemporaryDirectory() as folder:
        source = "import os; os.write(1, b'{\"ready\": true}\\n')"
        command = contained(source, Limits(), folder, caged=True)
        child = Child(command, said=MB, cwd=folder, env={}, stderr=subprocess.PIPE)
        try:
            child.hear(time.monotonic() + 20, "the cage took longer than 20 s")
            return ""
        except Stopped as stopped:
            why = str(stopped)
            child.wait()
        finally:
            words = child.stop()
        return words.splitlines()[-1] if words else why
