"""The games of the book, as `games.toml` tells of them: what to type, where each is treated, and what is known of it."""

from __future__ import annotations

import ast
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from cgkit.position import Position
from cgkit.read import read_position

__all__ = ["Game", "game_called", "games"]

FILE = Path(__file__).with_name("games.toml")


@dataclass(frozen=True)
class Game:
    """A game of the book; the head of `games.toml` says what its attributes are.

    >>> games()[0].title, games()[0].position, games()[0].names
    ('Bash’s game', Bash(3)(21), ['Bash'])
    """

    id: str
    type: str
    at: str
    wins: str
    check: str
    source: list[str]
    name: str = ""
    term: str = ""
    board: str = ""
    also: tuple[str, ...] = ()

    @property
    def position(self) -> Position[Any]:
        """The position that is typed for it."""
        return read_position(self.type)

    @property
    def title(self) -> str:
        """What it is called."""
        return self.name or self.position.rules.title.replace("'", "’")

    @property
    def page(self) -> str:
        """The page that treats it."""
        return "book/" + self.at.partition("#")[0]

    @property
    def section(self) -> str:
        """The section of that page."""
        return self.at.partition("#")[2]

    @property
    def anchor(self) -> str:
        """Its id in the table of games."""
        return f"game-{self.id}"

    @property
    def names(self) -> list[str]:
        """The public names of cgkit that are this game."""
        typed = [node.id for node in ast.walk(ast.parse(self.type)) if isinstance(node, ast.Name)]
        return [*dict.fromkeys(typed), *self.also]


@cache
def games() -> tuple[Game, ...]:
    """Return the games of the book, in its order.

    >>> [game.id for game in games()][:3]
    ['bash', 'subtraction', 'thirty-one']
    """
    return tuple(Game(**row) for row in tomllib.loads(FILE.read_text("utf8"))["game"])


def game_called(name: str) -> Game | None:
    """Return the first game of the book that is typed by a name of cgkit.

    >>> game_called("nim").type, game_called("chess")
    ('nim(3, 4, 5)', None)
    """
    return next((game for game in games() if name in game.names), None)
