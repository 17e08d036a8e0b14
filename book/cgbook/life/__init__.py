"""Conway's Life, a game without players; nobody chooses moves, so Life isn't a ruleset."""

from cgbook.life.plane import Life

__all__ = ["Life"]
