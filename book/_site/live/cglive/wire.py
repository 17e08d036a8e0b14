"""Messages to the page, as JSON text."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from typing import Any

__all__ = ["connect", "name", "post"]


class _Wire:
    """Where messages go. Nothing of JavaScript's may be held before the image of Python's memory is taken."""

    def __init__(self) -> None:
        self.send: Callable[[str], Any] | None = None
        self.session = 0
        self.numbers = count(1)


_wire = _Wire()


def connect(send: Callable[[str], Any], session: int) -> None:
    """Begins to send; the session's number stands in all names, so that those of an earlier Python are never met again."""
    _wire.send, _wire.session, _wire.numbers = send, session, count(1)


def name() -> str:
    """A name that nothing else in the page has."""
    return f"py{_wire.session}-{next(_wire.numbers)}"


def post(**message: Any) -> None:
    """Sends a message; what JSON does not know goes as text."""
    if _wire.send is not None:
        _wire.send(json.dumps(message, default=str))
