"""A file that keeps what a long computation has finished, one line each, so that a kill at any moment loses nothing that stands in it.

While a survey runs it holds the file, so that no second one writes into it.

A line is the checksum of a text, a space, and the text, in JSON. The first tells what is computed; each later one is a finished
part, written at once and to the disk. A last line without its end is one that a kill has cut: it is taken off, and its part is done again.
"""

from __future__ import annotations

import json
import os
import sys
import zlib
from pathlib import Path
from typing import Any

from cgkit.doors import short_repr

if sys.platform == "win32":
    import msvcrt

    def _taken(file: int) -> bool:
        """Hold a byte far beyond the end, so that the lines can still be read by others."""
        os.lseek(file, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:

    def _taken(file: int) -> bool:
        try:
            import fcntl
        except ImportError:  # a browser's Python, where nobody else is
            return True
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a file system without locks: better without one than not at all
            return True
        return True


__all__ = ["Checkpoint"]

MOST_NAMED = 5  # damaged lines in a message
FAR = 1 << 40  # bytes; no checkpoint is so long


class Checkpoint:
    """The finished parts of a computation, in a file, which is held until `close`, or by `with`.

    >>> import tempfile
    >>> folder = tempfile.TemporaryDirectory()
    >>> file, about = folder.name + "/survey.txt", {"survey of": "octal codes", "upto": 100}
    >>> with Checkpoint(file, about) as kept:
    ...     kept.add({"code": "0.77", "period": 12})
    >>> with Checkpoint(file, about) as kept:
    ...     kept.parts
    [{'code': '0.77', 'period': 12}]

    Parameters
    ----------
    path : of the file; where there is none, it is made.
    about : what is computed, of JSON's kinds: only a file of the same is gone on with.

    Attributes
    ----------
    parts : what is finished.

    Raises
    ------
    ValueError : if the path is none; another process holds the file; it is no checkpoint, or one of something else; or lines of it are
        damaged. Then the file stays as it is, and the message tells how to go on with the parts that are whole.
    OSError : if the file cannot be read or written.
    """

    def __init__(self, path: str | os.PathLike[str], about: dict[str, Any]) -> None:
        if not isinstance(path, str | os.PathLike) or not os.fspath(path) or "\0" in os.fspath(path):
            raise ValueError(f'a checkpoint is the path of a file, as "survey.txt", got {short_repr(path)}')
        self.path = Path(path)
        self.about = about
        self.parts: list[Any] = []
        self._head = _line(about)
        self._file = self.path.open("a+b")
        try:
            if not _taken(self._file.fileno()):
                raise ValueError(
                    f"another survey is using the checkpoint {short_repr(str(self.path))}: wait until it has ended, or name another file"
                )
            self._read()
        except BaseException:
            self.close()
            raise

    def _read(self) -> None:
        """Read what is finished, and take off what a kill has cut."""
        self._file.seek(0)
        head = self._file.read(len(self._head))
        if head != self._head:
            if not self._head.startswith(head):
                raise ValueError(self._of_something_else(head))
            os.truncate(self._file.fileno(), 0)  # nothing was finished when the file was cut
            self._write(self._head)
            return
        *lines, cut = self._file.read().split(b"\n")
        read = [_read(line) for line in lines]
        damaged = [2 + i for i, part in enumerate(read) if part is None]
        if damaged:
            named = ", ".join(map(str, damaged[:MOST_NAMED])) + (" …" if len(damaged) > MOST_NAMED else "")
            raise ValueError(
                f"the checkpoint {short_repr(str(self.path))} is damaged in line{'s' * (len(damaged) > 1)} {named}; its other"
                f" {len(read) - len(damaged)} finished parts are whole: delete what is damaged, and go on"
            )
        self.parts = read
        if cut:
            os.truncate(self._file.fileno(), self._file.tell() - len(cut))

    def _of_something_else(self, head: bytes) -> str:
        known = _read(head.partition(b"\n")[0])
        if known is None:
            self._file.seek(0)
            known = _read(self._file.readline(10_000).rstrip(b"\n"))
        given = f"the file {short_repr(str(self.path))}"
        if known is None:
            return f"{given} is no checkpoint: its first line is not that of one; name another file, or delete it"
        return f"{given} is a checkpoint of {short_repr(known)}, not of {short_repr(self.about)}; name another file, or delete it"

    def add(self, part: Any) -> None:
        """Keep a finished part; when this returns, it is on the disk.

        Raises
        ------
        OSError : if it cannot be written.
        """
        self._write(_line(part))
        self.parts.append(part)

    def _write(self, line: bytes) -> None:
        self._file.write(line)  # at the end, wherever it was read
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Let go of the file; the system does so too when the process ends, however that ends."""
        self._file.close()

    def __enter__(self) -> Checkpoint:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _line(what: Any) -> bytes:
    text = json.dumps(what).encode()
    return b"%08x %s\n" % (zlib.crc32(text), text)


def _read(line: bytes) -> Any:
    """What a line says; None where it is damaged."""
    checksum, _, text = line.partition(b" ")
    try:
        return json.loads(text) if int(checksum, 16) == zlib.crc32(text) else None
    except ValueError:
        return None
