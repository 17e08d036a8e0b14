"""What the page says, by the keys of its words: a test asks what is said, and leaves the wording to the catalogues."""

from __future__ import annotations

import re
from typing import Any

from tests.front import ask

KEY = re.compile("‹(.*?)›")


def keyed(requests: list[list[Any]]) -> list[Any]:
    """The answers to these requests, with its key in ‹› before each phrase."""
    return ask([["keyed", *one] for one in requests])


def keys(text: str) -> list[str]:
    """The keys of all phrases of a text."""
    return KEY.findall(text)


def bare(text: str) -> str:
    """The text without its keys."""
    return KEY.sub("", text)
