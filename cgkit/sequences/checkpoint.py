"""A file that keeps what a long computation has finished, one line each, so that a kill at any moment loses nothing that stands in it.

A line is the checksum of a text, a space, and the text, in JSON. The first tells what is computed; each later one is a finished
part, written at once and to the disk. A last line without its end is one that a kill has cut: it is taken off, and its part is done again.
"""

from __future__ import annotations

import json
import os
import zlib
from pathlib import Path
from typing import Any

from cgkit.errors import told

__all__ = ["Checkpoint"]

MOST_NAMED = 5  # damaged lines in a message


class Checkpoint:
    """The finished parts of a computation, in a file.

    >>> import tempfile
    >>> folder = tempfile.TemporaryDirectory()
    >>> kept = Checkpoint(folder.name + "/survey.txt", {"survey of": "octal codes", "upto": 100})
    >>> kept.add({"code": "0.77", "period": 12})
    >>> Checkpoint(folder.name + "/survey.txt", {"survey of": "octal codes", "upto": 100}).parts
    [{'code': '0.77', 'period': 12}]

    Parameters
    ----------
    path : of the file; where there is none, it is made with the first part.
    about : what is computed, of JSON's kinds: only a file of the same is gone on with.

    Attributes
    ----------
    parts : what is finished.

    Raises
    ------
    ValueError : if the path is none; the file is no checkpoint, or one of something else; or lines of it are damaged. Then the file
        stays as it is, and the message tells how to go on with the parts that are whole.
    OSError : if the file cannot be read or written.
    """

    def __init__(self, path: str | os.PathLike[str], about: dict[str, Any]) -> None:
        if not isinstance(path, str | os.PathLike) or not os.fspath(path) or "\0" in os.fspath(path):
            raise ValueError(f'a checkpoint is the path of a file, as "survey.txt", got {told(path)}')
        self.path = Path(path)
        self.about = about
        self.parts: list[Any] = []
        self._head = _line(about)
        if not self.path.exists():
            return
        with self.path.open("rb") as file:
            head = file.read(len(self._head))
            if self._head.startswith(head) and head != self._head:
                rest = b""  # nothing was finished when the file was cut
            elif head == self._head:
                rest = file.read()
            else:
                raise ValueError(self._of_something_else(head))
        *lines, cut = rest.split(b"\n")
        read = [_read(line) for line in lines]
        damaged = [2 + i for i, part in enumerate(read) if part is None]
        if damaged:
            named = ", ".join(map(str, damaged[:MOST_NAMED])) + (" …" if len(damaged) > MOST_NAMED else "")
            raise ValueError(
                f"the checkpoint {told(str(self.path))} is damaged in line{'s' * (len(damaged) > 1)} {named}; its other"
                f" {len(read) - len(damaged)} finished parts are whole: delete what is damaged, and go on"
            )
        self.parts = read
        if cut:
            os.truncate(self.path, len(head) + len(rest) - len(cut))

    def _of_something_else(self, head: bytes) -> str:
        known = _read(head.partition(b"\n")[0])
        if known is None and self.path.stat().st_size >= len(head):
            with self.path.open("rb") as file:
                known = _read(file.readline(10_000).rstrip(b"\n"))
        given = f"the file {told(str(self.path))}"
        if known is None:
            return f"{given} is no checkpoint: its first line is not that of one; name another file, or delete it"
        return f"{given} is a checkpoint of {told(known)}, not of {told(self.about)}; name another file, or delete it"

    def add(self, part: Any) -> None:
        """Keep a finished part; when this returns, it is on the disk.

        Raises
        ------
        OSError : if it cannot be written.
        """
        new = not self.path.exists() or not self.path.stat().st_size
        with self.path.open("r+b" if not new else "wb") as file:
            if not new and file.read(len(self._head)) != self._head:
                file.seek(0)
                file.truncate()
                new = True
            file.seek(0, os.SEEK_END)
            file.write((self._head if new else b"") + _line(part))
            file.flush()
            os.fsync(file.fileno())
        self.parts.append(part)


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
