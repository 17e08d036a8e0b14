"""Printed and displayed outputs, sent piece by piece, with a limit on what is printed, or collected for a control."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from cglive import wire

MOST = 200_000  # number of characters that a cell is allowed to print to one stream
PIECE = 8_192  # number of characters in a piece that is sent
PAUSE = 0.05  # time after which a smaller piece is sent too, in seconds
REPRESENTATIONS = {
    "_repr_svg_": "image/svg+xml",
    "_repr_html_": "text/html",
    "_repr_markdown_": "text/markdown",
}


class _Now:
    """The current cell, and the lists that collect outputs instead of the page."""

    def __init__(self) -> None:
        self.cell: Any = None
        self.gathering: list[list[dict[str, Any]]] = []


_now = _Now()


class Stream(io.TextIOBase):
    """A stand-in for stdout or stderr."""

    def __init__(self, name: str) -> None:
        self.of = name
        self.reset()

    def reset(self) -> None:
        """Reset the counts for a new cell."""
        self.parts: list[str] = []
        self.size, self.sent, self.last = 0, 0, time.monotonic()

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        text = str(text)
        if _now.gathering:
            _gathered(self.of, text)
        elif self.sent < MOST:
            piece = text[: MOST - self.sent]
            self.sent += len(piece)
            self.parts.append(piece)
            self.size += len(piece)
            if self.sent == MOST:
                self.parts.append("\n… the rest is left out\n")
            if self.size > PIECE or time.monotonic() - self.last > PAUSE or self.sent == MOST:
                self.flush()
        return len(text)

    def flush(self) -> None:
        if not self.parts:
            return  # this happens when Python ends and the clock no longer exists
        wire.post(type="stream", id=_now.cell, name=self.of, text="".join(self.parts))
        self.parts, self.size, self.last = [], 0, time.monotonic()


STREAMS = Stream("stdout"), Stream("stderr")


def _gathered(name: str, text: str) -> None:
    here = _now.gathering[-1]
    if here and here[-1].get("name") == name:
        if len(here[-1]["text"]) < MOST:
            here[-1]["text"] += text[: MOST - len(here[-1]["text"])]
    elif text:
        here.append({"name": name, "text": text[:MOST]})


def flush() -> None:
    """Send the output that is held back."""
    for stream in STREAMS:
        stream.flush()


@contextmanager
def of_cell(cell: Any, *, fresh: bool = False) -> Iterator[None]:
    """Assign the output of this context to a cell; for a fresh cell the limit on printing starts again."""
    before, streams = _now.cell, (sys.stdout, sys.stderr)
    flush()
    _now.cell = cell
    sys.stdout, sys.stderr = STREAMS
    if fresh:
        for stream in STREAMS:
            stream.reset()
    try:
        yield
    finally:
        flush()
        _now.cell = before
        sys.stdout, sys.stderr = streams


@contextmanager
def collected() -> Iterator[list[dict[str, Any]]]:
    """Collect the outputs of this context in a list instead of sending them to the page."""
    parts: list[dict[str, Any]] = []
    streams = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = STREAMS
    _now.gathering.append(parts)
    try:
        yield parts
    finally:
        _now.gathering.pop()
        sys.stdout, sys.stderr = streams


def speaking() -> Any:
    """Return the cell that outputs belong to now."""
    return _now.cell


def plain(thing: Any) -> str:
    """Return the text that a notebook shows for an object."""
    try:
        pretty = import_module("cglive.ipython_pretty").pretty
    except ModuleNotFoundError:  # the module exists only where it is packed, on the site
        return repr(thing)
    return str(pretty(thing))


def bundle(thing: Any) -> dict[str, Any]:
    """Return the representations of an object that a notebook would store, by MIME type."""
    data: dict[str, Any] = {}
    if not isinstance(thing, type):
        if callable(whole := getattr(thing, "_repr_mimebundle_", None)):
            forms = whole()
            data.update((forms[0] if isinstance(forms, tuple) else forms) or {})
        for name, kind in REPRESENTATIONS.items():
            if kind not in data and callable(form := getattr(thing, name, None)) and (text := form()) is not None:
                data[kind] = text
    data.setdefault("text/plain", plain(thing))
    return data


def display(*things: Any, **_: Any) -> None:
    """Show objects, as `IPython.display.display` does."""
    for thing in things:
        data = bundle(thing)
        if _now.gathering:
            _now.gathering[-1].append({"data": data})
        else:
            flush()
            wire.post(type="display", id=_now.cell, data=data)
