"""The seeds of exercises, which hidden tests use when an assignment is written and when it's graded."""

from __future__ import annotations

import hashlib

__all__ = ["drawn_from", "problem_seed", "seed_of"]


def drawn_from(secret: str, id: str) -> str:
    """Return the digits that determine an exercise of an assignment, a SHA-256 in hexadecimal.

    >>> drawn_from("maple", "practice/nim-moves-1")[:12]
    '3c9ff8be01fe'
    """
    return hashlib.sha256(f"{secret}:{id}".encode()).hexdigest()


def problem_seed(secret: str, id: str) -> str:
    """Return the seed of a practice problem in an assignment.

    >>> problem_seed("maple", "practice/nim-moves-1")
    '3c9ff8be01fe'
    """
    return drawn_from(secret, id)[:12]


def seed_of(secret: str, id: str) -> int:
    """Return the seed of an exercise in an assignment, which is always the same for one class but differs between classes.

    >>> seed_of("a", "03-nim/17-a-move-that-wins") == seed_of("a", "03-nim/17-a-move-that-wins") != seed_of("b", "x")
    True

    Parameters
    ----------
    secret : secret seed of the assignment.
    id : id of the exercise.

    Returns
    -------
    int : number from 0 to 2³² − 1, the first 32 bits of a SHA-256.
    """
    return int(drawn_from(secret, id)[:8], 16)
