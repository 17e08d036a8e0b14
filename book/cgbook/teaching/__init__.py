"""Exercises in files, programs that check answers, and assignments made from exercises.

A wrong file, name or answer raises a ValueError; its message tells a teacher or a reader what is wrong and what is allowed.
"""

from cgbook.teaching.checking import check

__all__ = ["check"]
