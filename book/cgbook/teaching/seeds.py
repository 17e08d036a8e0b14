"""The seeds of exercises, which hidden tests use when an assignment is written and when it's graded."""

from __future__ import annotations

import hashlib
from functools import cache

ORIGIN = "cgbook_assignment"  # key for the assignment in the metadata of a notebook


def drawn_from(secret: str, id: str) -> str:
    """Return the SHA-256 of a secret and an id, in hexadecimal digits; a seed is all or the first few of these digits.

    >>> drawn_from("maple", "practice/nim-moves-1")[:12]
    '3c9ff8be01fe'
    """
    return hashlib.sha256(f"{secret}:{id}".encode()).hexdigest()


def sheet_seed(words: str, name: str) -> str:
    """Return the seed of an assignment from a class's words and the assignment's name, so that each sheet has numbers of its own.

    >>> sheet_seed("maple", "hw1") == sheet_seed("maple", "hw2")
    False
    """
    return drawn_from(words, f"sheet/{name}")


@cache
def origin_of(secret: str, name: str) -> str:
    """Return what a notebook says about its assignment: the name, and a hash that is slow, so that guessing the seed takes a long time.

    >>> origin_of("maple", "hw1")
    'hw1 17d9d6c2ff76'
    """
    return f"{name} {hashlib.pbkdf2_hmac('sha256', secret.encode(), name.encode(), 100_000).hex()[:12]}"


def problem_seed(secret: str, id: str) -> str:
    """Return the seed of a practice problem in an assignment.

    >>> problem_seed("maple", "practice/nim-moves-1")
    '3c9ff8be01fe'
    """
    return drawn_from(secret, id)[:12]


def seed_of(secret: str, id: str) -> int:
    """Return the seed of an exercise, 32 bits that depend only on its id and a secret, such as the seed of a class's assignment.

    >>> seed_of("a", "03-nim/17-a-move-that-wins") == seed_of("a", "03-nim/17-a-move-that-wins") != seed_of("b", "x")
    True
    """
    return int(drawn_from(secret, id)[:8], 16)
