"""Conway's Life, a game without players: no moves are chosen, so it is no ruleset, and needs nothing of one."""

from cgbook.life.plane import Life

__all__ = ["Life"]
