"""Messages to the page, as JSON text."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from typing import Any


class _Wire:
    """The destination of messages. It must not contain any JavaScript object until the snapshot of Python's memory is taken."""

    def __init__(self) -> None:
        self.send: Callable[[str], Any] | None = None
        self.session = 0
        self.numbers = count(1)


_wire = _Wire()


def connect(send: Callable[[str], Any], session: int) -> None:
    """Start sending; all names contain the session's number, so that names from an earlier Python never recur."""
    _wire.send, _wire.session, _wire.numbers = send, session, count(1)


def name() -> str:
    """Return a name that nothing else in the page has."""
    return f"py{_wire.session}-{next(_wire.numbers)}"


def post(**message: Any) -> None:
    """Send a message as JSON, with values that JSON doesn't support converted to text."""
    if _wire.send is not None:
        _wire.send(json.dumps(message, default=str))
