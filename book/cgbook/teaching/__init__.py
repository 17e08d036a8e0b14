"""Exercises in files, programs that check answers, and assignments made from exercises."""

from cgbook.teaching.checking import check

__all__ = ["check"]
