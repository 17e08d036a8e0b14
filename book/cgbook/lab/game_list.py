"""The games of the book as listed in `games.toml`: what to type for each, where the book treats it, and what is known about it."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from cgbook.extras import needs
from cgkit.phrases import bare, in_notation
from cgkit.position import Position
from cgkit.read import read_position

FILE = Path(__file__).with_name("games.toml")
# if the package isn't in the book's folder, neither of these files exists
GLOSSARY, SOUGHT = (Path(__file__).parents[2] / name for name in ("glossary.yml", "sought.yml"))


@dataclass(frozen=True)
class Game:
    """A game of the book, with the attributes explained at the head of `games.toml`.

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
        """The position to type for this game."""
        return read_position(self.type)

    @property
    def title(self) -> str:
        """The name of the game, as readers see it."""
        return self.name or self.position.rules.title.replace("'", "’")

    @property
    def page(self) -> str:
        """The page of the book that treats this game."""
        return "book/" + self.at.partition("#")[0]

    @property
    def section(self) -> str:
        """The section of the page that treats this game."""
        return self.at.partition("#")[2]

    @property
    def anchor(self) -> str:
        """The id of this game in the table of games."""
        return f"game-{self.id}"

    @property
    def names(self) -> list[str]:
        """The public names in cgkit that make this game."""
        typed = [node.id for node in ast.walk(ast.parse(self.type)) if isinstance(node, ast.Name)]
        return [*dict.fromkeys(typed), *self.also]

    @property
    def called(self) -> list[str]:
        """The names to search by: the title, the names in cgkit, and all names of the glossary term, also in Chinese."""
        return list(dict.fromkeys([self.title, *self.names, *_glossary().get(self.term, ())]))


@cache
def games() -> tuple[Game, ...]:
    """Return the games of the book, in the book's order.

    >>> [game.id for game in games()][:3]
    ['bash', 'subtraction', 'thirty-one']
    """
    return tuple(Game(**row) for row in tomllib.loads(FILE.read_text("utf8"))["game"])


def in_words(text: str, own: Iterable[str] = ()) -> str | None:
    """Return cgkit's notation for the position that the text describes, in a game of the book or one of your `own`; None if there is none.

    >>> in_words("nim 3 5 7"), in_words("威佐夫 8 13"), in_words("Dawson’s chess"), in_words("chess")
    ('nim(3, 5, 7)', 'wythoff(8, 13)', 'dawson_chess(7)', None)
    """
    return in_notation(text, {**_positions(), **{bare(name): f"{name}(10)" for name in own}})


@cache
def absent_games() -> tuple[dict[str, Any], ...]:
    """Return the games that readers look for but don't find in the book, with a sentence about each and the nearest position, if any.

    >>> [row["type"] for row in absent_games() if "Hex" in row["names"]]
    ['chomp(4, 5)']
    """
    rows = _written(SOUGHT)["nearest"] if SOUGHT.is_file() else []
    return tuple({key: row.get(key, "") for key in ("names", "why", "type")} for row in rows if "why" in row)


@cache
def _positions() -> dict[str, str]:
    return {bare(name): game.type for game in reversed(games()) for name in game.called}


@cache
def _glossary() -> dict[str, tuple[str, ...]]:
    """Return the names of each term of the glossary."""
    if not GLOSSARY.is_file():
        return {}
    terms = _written(GLOSSARY)
    return {term["id"]: (term["term"], *term.get("zh", ()), *term.get("sought", ())) for term in terms}


def _written(file: Path) -> Any:
    with needs("cgbook"):
        import yaml
    return yaml.load(file.read_text("utf8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
