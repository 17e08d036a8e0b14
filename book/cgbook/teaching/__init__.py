"""Exercises, read from their files; answers to them, checked; assignments made of them."""

from cgbook.teaching.checking import check

__all__ = ["check"]
