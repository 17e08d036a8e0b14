"""Exercises in files, programs that check answers, and assignments made from exercises.

A file in another format, an unknown name or an answer of the wrong kind raises a ValueError, whose message says what is wrong and what is
allowed.
"""

from cgbook.teaching.checking import check

__all__ = ["check"]
