"""One at a time: `with locked(file): …` waits until no other process holds the file. Needs only the standard library."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _taken(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _taken(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


@contextmanager
def locked(path: Path, what: str) -> Iterator[None]:
    """Hold the file, which stays; the system lets go of it when the process ends, however that ends.

    Parameters
    ----------
    path : the file; it is made when it is not there.
    what : what the other process is doing, for the line that says why this one waits.
    """
    handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0))
    try:
        if not _taken(handle):
            print(f"waiting for another process: {what} …", file=sys.stderr, flush=True)
            while not _taken(handle):
                time.sleep(0.2)
        yield
    finally:
        os.close(handle)
