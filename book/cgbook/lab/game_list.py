"""The games of the book, as `games.toml` tells of them: what to type, where each is treated, and what is known of it."""

from __future__ import annotations

import ast
import re
import tomllib
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from cgbook.extras import needs
from cgkit.position import Position
from cgkit.read import read_position

__all__ = ["Game", "game_called", "games"]

FILE = Path(__file__).with_name("games.toml")
GLOSSARY = Path(__file__).parents[2] / "glossary.yml"  # of the book, where it lies beside this package


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

    @property
    def called(self) -> list[str]:
        """All by which a reader may look for it: its title, its names in cgkit, and those of its term, also Chinese."""
        return list(dict.fromkeys([self.title, *self.names, *_glossary().get(self.term, ())]))


@cache
def games() -> tuple[Game, ...]:
    """Return the games of the book, in its order.

    >>> [game.id for game in games()][:3]
    ['bash', 'subtraction', 'thirty-one']
    """
    return tuple(Game(**row) for row in tomllib.loads(FILE.read_text("utf8"))["game"])


def game_called(name: str) -> Game | None:
    """Return the first game of the book that has a name.

    >>> game_called("nim").type, game_called("Coins in a ring").type, game_called("威佐夫").type, game_called("chess")
    ('nim(3, 4, 5)', 'CoinRing(3).ring(10)', 'wythoff(6, 9)', None)
    """
    wanted = _bare(name)
    return next((game for game in games() if wanted and wanted in map(_bare, game.called)), None)


def _bare(name: str) -> str:
    """A name without accents, blanks and signs, and in Chinese without the word for a game; lab.js reads names alike."""
    plain = re.sub(r"[^\w]|_", "", unicodedata.normalize("NFKD", name).lower())
    return re.sub("博弈|博奕|遊戲|游戏|賽局|赛局", "", plain)


@cache
def _glossary() -> dict[str, tuple[str, ...]]:
    """The names of each term of the glossary."""
    if not GLOSSARY.is_file():
        return {}
    with needs("cgbook"):
        import yaml
    terms = yaml.load(GLOSSARY.read_text("utf8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return {term["id"]: (term["term"], *term.get("zh", ()), *term.get("sought", ())) for term in terms}
