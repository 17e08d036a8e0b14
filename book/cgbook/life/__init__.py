"""Conway's Life, a game without players; nobody chooses moves, so Life isn't a ruleset and shares no code with rulesets."""

from cgbook.life.plane import Life

__all__ = ["Life"]
