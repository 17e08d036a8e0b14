"""A machine for the hub, with accounts of its own: a namespace in which `/etc` is a copy, so that this machine keeps its accounts.

It needs Linux and root. What runs inside ends with it.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "book" / "_site"))

from node import NODE, npm_ci  # noqa: E402

__all__ = ["GRADERS", "account", "hub", "inside", "within"]

GRADERS = ROOT / ".venv-graders" / "bin"
HERE = Path(__file__).parent
_UNSHARE = ["unshare", "--mount", "--propagation", "private", "--pid", "--fork", "--kill-child", "--mount-proc"]
SECONDS = 120


def within(*command: str) -> int:
    """Run a command in the namespace; return its exit status."""
    if sys.platform != "linux" or os.geteuid() != 0:
        sys.exit("a hub starts servers of several people, so this needs Linux and root, as in a container")
    if subprocess.run([GRADERS / "python", "-c", ""], user="nobody", capture_output=True).returncode:
        sys.exit(
            f"{GRADERS} or its Python lies in a folder that is closed to others, as root's home is: make it anew with another Python"
        )
    return subprocess.run([*_UNSHARE, *command]).returncode


def inside(folder: Path) -> None:
    """Put a copy in the place of `/etc`. Only for a process that `within` has started.

    The folder is removed outside, where nothing is mounted: what removes it in here would follow every mount.
    """
    copy = folder / "etc"
    subprocess.run(["cp", "-a", "/etc", copy], check=True)
    subprocess.run(["mount", "--bind", copy, "/etc"], check=True)


def account(name: str, password: str, homes: Path) -> Path:
    """Make an account; return its home, which no other account can read."""
    subprocess.run(["useradd", "--create-home", "--base-dir", homes, "--shell", "/bin/bash", name], check=True)
    subprocess.run(["chpasswd"], input=f"{name}:{password}\n", text=True, check=True)
    home = homes / name
    home.chmod(0o700)
    return home


@contextmanager
def hub(folder: Path) -> Iterator[str]:
    """Run the hub with its proxy; yield its address."""
    outside, of_hub, of_proxy = _ports(3)
    url = f"http://127.0.0.1:{outside}/"
    proxy = npm_ci(HERE) / "configurable-http-proxy" / "bin" / "configurable-http-proxy"
    environment = {
        "HOME": str(folder), "LANG": "C.UTF-8", "PATH": f"{GRADERS}:{os.defpath}", "HUB_FOLDER": str(folder), "HUB_URL": url,
        "HUB_PORT": str(of_hub), "HUB_PROXY": f"{NODE}\n{proxy}", "HUB_PROXY_API": f"http://127.0.0.1:{of_proxy}",
    }  # fmt: skip
    command: list[str | Path] = [GRADERS / "python", "-m", "jupyterhub", "--config", HERE / "jupyterhub_config.py"]
    log = folder / "hub.log"
    with (
        log.open("w") as out,
        subprocess.Popen(command, cwd=folder, env=environment, stdout=out, stderr=out) as running,
    ):
        try:
            _wait(url, running, log)
            yield url
        except Exception:
            print(log.read_text()[-6000:], file=sys.stderr)
            raise
        finally:
            running.terminate()


def _wait(url: str, running: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and running.poll() is None:
        try:
            with urllib.request.urlopen(f"{url}hub/api/", timeout=5) as answer:
                json.load(answer)
                return
        except (urllib.error.URLError, OSError, ValueError):
            time.sleep(0.3)
    raise RuntimeError(f"the hub did not start:\n{log.read_text()[-3000:]}")


def _ports(count: int) -> Iterable[int]:
    sockets = [socket.socket() for _ in range(count)]
    for one in sockets:
        one.bind(("127.0.0.1", 0))
    ports = [int(one.getsockname()[1]) for one in sockets]
    for one in sockets:
        one.close()
    return ports
