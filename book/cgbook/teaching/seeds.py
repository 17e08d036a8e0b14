"""The seed of an exercise: from it its hidden tests draw, when an assignment is written and when it is graded."""

from __future__ import annotations

import hashlib

__all__ = ["drawn_from", "problem_seed", "seed_of"]


def drawn_from(secret: str, id: str) -> str:
    """Return the digits from which an exercise of an assignment is drawn: a SHA-256, in hexadecimal.

    >>> drawn_from("maple", "practice/nim-moves-1")[:12]
    '3c9ff8be01fe'
    """
    return hashlib.sha256(f"{secret}:{id}".encode()).hexdigest()


def problem_seed(secret: str, id: str) -> str:
    """Return the seed of a problem of practice in an assignment.

    >>> problem_seed("maple", "practice/nim-moves-1")
    '3c9ff8be01fe'
    """
    return drawn_from(secret, id)[:12]


def seed_of(secret: str, id: str) -> int:
    """Return the number from which an exercise of an assignment draws: the same at each grading, another in another class.

    >>> seed_of("a", "03-nim/17-a-move-that-wins") == seed_of("a", "03-nim/17-a-move-that-wins") != seed_of("b", "x")
    True

    Parameters
    ----------
    secret : the assignment's seed, which no student is told.
    id : the exercise's.

    Returns
    -------
    int : from 0 to 2³² − 1, the first 32 bits of a SHA-256.
    """
    return int(drawn_from(secret, id)[:8], 16)
