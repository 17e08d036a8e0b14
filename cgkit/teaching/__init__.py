"""Exercises, read from their files; answers to them, checked; assignments made of them."""

from cgkit.teaching.checking import check

__all__ = ["check"]
