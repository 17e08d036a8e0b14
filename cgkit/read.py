"""A parser for positions that readers type; it knows only listed names and never runs the text as code.

**Invariant.** The parser calls only the listed games and the functions that combine games. Their arguments can only be numbers, strings,
collections of these, and other games. A stranger's text, for example in a link, can therefore do nothing but make a position.
"""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Mapping
from difflib import SequenceMatcher, get_close_matches
from inspect import signature
from types import MappingProxyType
from typing import Any

from cgkit import rulesets
from cgkit.checks import MOST_BITS, check_type, short_repr
from cgkit.games.ruleset import Ruleset
from cgkit.partizan import RedBlueHackenbush, domineering, red_blue
from cgkit.phrases import bare, in_notation
from cgkit.position import Position, add, join, misere, selective, short
from cgkit.rulesets import CoinRing, CoinRow, PaintChain
from cgkit.rulesets.green_hackenbush import Hackenbush
from cgkit.rulesets.rings import VertexRemoval
from cgkit.wording import joined

MOST_SIGNS = 2_000  # maximum length of typed text, in characters
MOST_DEEP = 30  # maximum depth of nested brackets
MOST_NUMBERS = 10_000  # maximum number of integers in a range
EXAMPLE = "kayles(20)"

_RINGS = (CoinRing, PaintChain, VertexRemoval)
_WANT_CODE = {"CoinRow", "CoinRule"}  # these games need a subclass or a function, which typed text can't contain
_GAMES = {name: getattr(rulesets, name) for name in rulesets.__all__ if name not in _WANT_CODE}

#: The names that readers can type: the games of cgkit, their classes, and the functions that combine games.
NAMES: Mapping[str, Any] = MappingProxyType(
    {type(game).__name__: type(game) for game in _GAMES.values() if isinstance(game, Ruleset)}
    | {"Hackenbush": Hackenbush}
    | {"RedBlueHackenbush": RedBlueHackenbush, "red_blue": red_blue, "domineering": domineering}
    | _GAMES
    | {"join": join, "misere": misere, "selective": selective, "short": short}
)


_WORDS = re.compile(r"(?=.*[^\W\d])[\w'’!?-]+([ -]+[\w'’!?-]+)+")  # words that aren't notation


def unworded(text: str, own: Mapping[str, Any]) -> str:
    """Return typed text with its words and numbers put into notation.

    >>> unworded("nim 3 5", {}), unworded("nim(3, 5)", {})
    ('nim(3, 5)', 'nim(3, 5)')
    """
    if not re.search(r"\d", text):
        return text
    ready = {name: game for name, game in {**_GAMES, **own}.items() if not isinstance(game, type)}
    spoken = {
        bare(called): name if isinstance(game, Position) else f"{name}()"
        for name, game in reversed(ready.items())
        for called in (getattr(game, "title", name), name)
    }
    return in_notation(text, spoken) or text


def read_position(text: str, own: Mapping[str, Ruleset[Any] | Position[Any]] | None = None) -> Position[Any]:
    """Return the position that a string describes.

    >>> read_position("nim(3, 5) + kayles(7)")
    nim(3, 5) + kayles(7)
    >>> read_position("nim 3 5 and kayles 7"), read_position("take 1, 3 or 4 from 20")
    (nim(3, 5) + kayles(7), Subtraction({1, 3, 4})(20))
    >>> read_position("Subtraktion({1, 3, 4})(20)")
    Traceback (most recent call last):
    ValueError: no game is called Subtraktion. Do you mean Subtraction or SubtractionCoins?
    >>> read_position("open('secret')")
    Traceback (most recent call last):
    ValueError: no game is called open

    Parameters
    ----------
    text : at most 2,000 characters, in words, as in `cgkit.phrases`, or as an expression. In an expression, games are called with numbers,
        strings, a range, or tuples, lists, sets and dicts of these. You can write `+` between positions, `*` between rows of coins,
        `.misere()` after a position, and `.ring(…)` after a game that has rings.
    own : games and positions of your own, by name.

    Complexity
    ----------
    The cost of making the position, without solving it.
    """
    position = _read(text, {} if own is None else own)
    if isinstance(position, Position):
        return position
    raise ValueError(f"{short_repr(position)} is a game without a position. Put a position in brackets after it")


def read_rules(text: str, own: Mapping[str, Ruleset[Any] | Position[Any]] | None = None) -> Ruleset[Any]:
    """Return the game described by a string, which can be the game's name or a position of the game.

    >>> read_rules("Subtraction({1, 3, 4})"), read_rules("kayles(5)")
    (Subtraction({1, 3, 4}), kayles)
    """
    game = _read(text, {} if own is None else own)
    return game.rules if isinstance(game, Position) else game


def _read(text: str, own: Mapping[str, Any]) -> Position[Any] | Ruleset[Any]:
    text = check_type(str, text, f'"{EXAMPLE}"').strip()
    if not text:
        raise ValueError(f"nothing was typed. Type a position, such as {EXAMPLE}")
    if len(text) > MOST_SIGNS:
        raise ValueError(f"at most {MOST_SIGNS:,} characters can be read, got {len(text):,}")
    names = {**NAMES, **own_games(own)}
    text = unworded(text, own)
    if _WORDS.fullmatch(text):
        words = re.findall(r"[^\W\d_][\w'’]*", text)
        raise ValueError(_no_game(text, [name for word in words for name in _near(word, names)]))
    game = _Reader(names).value(_parsed(text), 0)
    if not isinstance(game, Position | Ruleset):
        raise ValueError(f"{short_repr(game)} isn't a position. Type a position, such as {EXAMPLE}")
    return game


def used_names(text: str) -> set[str]:
    """Return the names from cgkit that occur in a string.

    >>> sorted(used_names("misere(nim(3) + kayles(4))"))
    ['kayles', 'misere', 'nim']
    """
    return {node.id for node in ast.walk(_parsed(text.strip())) if isinstance(node, ast.Name)} & set(NAMES)


def own_games(own: Mapping[str, Ruleset[Any] | Position[Any]]) -> dict[str, Ruleset[Any] | Position[Any]]:
    """Return the games in a dict by name, or raise an error that asks for rulesets or positions.

    >>> own_games({"two": open})
    Traceback (most recent call last):
    TypeError: own games must be a dictionary from names to rulesets or positions, got {'two': <built-in function open>}
    """
    if not isinstance(own, Mapping) or not all(
        isinstance(name, str) and isinstance(game, Ruleset | Position) for name, game in own.items()
    ):
        raise TypeError(f"own games must be a dictionary from names to rulesets or positions, got {short_repr(own)}")
    return dict(own)


def _parsed(text: str) -> ast.expr:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # Python warns about a string such as "5(3)"; our own error is enough
            return ast.parse(text, mode="eval").body
    except SyntaxError as error:
        raise ValueError(
            f"something is missing or out of place{_plainly(error)}. Type a position, such as {EXAMPLE}"
        ) from None
    except (ValueError, RecursionError, MemoryError):
        raise ValueError(f"something is missing or out of place. Type a position, such as {EXAMPLE}") from None


def _plainly(error: SyntaxError) -> str:
    """Return Python's message if it's about a bracket or a quotation mark, which a reader can fix; other messages are for programmers."""
    message = (error.msg or "").partition(" (<")[0]
    return f": {message}" if re.match(r"'.' was never closed|unmatched|closing paren|unterminated", message) else ""


def _called_with(name: str) -> str:
    """Return the parameters of a class or function for an error message, or "" for a ready-made game, whose own message gives them."""
    maker = NAMES.get(name)
    return "" if maker is None or isinstance(maker, Ruleset) else f": {name}({', '.join(signature(maker).parameters)})"


def _near(word: str, names: Mapping[str, Any]) -> list[str]:
    """Return the names most like a word: those that begin with the word, then those spelt like it, and games before their classes."""
    begun = [name for name in names if len(word) > 2 and name.lower().startswith(word.lower())]
    spelt = [
        name
        for name in get_close_matches(word, names, 3, 0.6)
        if name[0].lower() == word[0].lower() or SequenceMatcher(None, name, word).ratio() > 0.7
    ]
    return sorted([*begun, *spelt], key=lambda name: isinstance(names[name], type))


def _no_game(name: str, near: list[str]) -> str:
    some = list(dict.fromkeys(near))[:3]
    return f"no game is called {short_repr(name)[1:-1]}" + (f". Do you mean {joined(some, 'or')}?" if some else "")


class _Reader:
    """An interpreter for the few parts of Python's grammar that typed positions need."""

    def __init__(self, names: Mapping[str, Any]) -> None:
        self.names = names

    def value(self, node: ast.expr, depth: int) -> Any:
        if depth > MOST_DEEP:
            raise ValueError(f"brackets can be nested at most {MOST_DEEP} deep")
        deeper = depth + 1
        match node:
            case ast.Constant(value=bool() | int() | str() as value):
                return value
            case ast.Name(id=name):
                return self._ready(name)
            case ast.Tuple(elts=parts):
                return tuple(self.value(part, deeper) for part in parts)
            case ast.List(elts=parts):
                return [self.value(part, deeper) for part in parts]
            case ast.Set(elts=parts):
                return {_plain(self.value(part, deeper)) for part in parts}
            case ast.Dict(keys=keys, values=values) if None not in keys:  # None as a key means **
                pairs = [(key, value) for key, value in zip(keys, values, strict=True) if key]  # satisfies mypy
                return {_plain(self.value(key, deeper)): self.value(value, deeper) for key, value in pairs}
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return -_whole(self.value(operand, deeper))
            case ast.BinOp(left=left, op=ast.Pow() | ast.BitXor(), right=right):  # people write 10^18
                return _power(_whole(self.value(left, deeper)), _whole(self.value(right, deeper)))
            case ast.BinOp(op=ast.Add()):
                return add(*(self._position(part, deeper) for part in _added(node)))
            case ast.BinOp(left=left, op=ast.Mult(), right=right):
                rows, columns = (self.value(part, deeper) for part in (left, right))
                if isinstance(rows, CoinRow) and isinstance(columns, CoinRow):
                    return rows * columns
                raise ValueError("× can combine only two rows of coins, as in mock_turtles * ruler")
            case ast.Call(func=function, args=given, keywords=named):
                return self._called(function, given, named, deeper)
        raise ValueError(f"expected a game, a number, a string, a group of these or a sum, got {_shown(node)}")

    def _position(self, node: ast.expr, depth: int) -> Position[Any]:
        position = self.value(node, depth)
        if not isinstance(position, Position):
            raise ValueError(f"+ must add positions, such as nim(3) + kayles(5), got {_shown(node)}")
        return position

    def _ready(self, name: str) -> Any:
        """Return the object with this name, if it can be used without arguments."""
        game = self._named(name)
        if isinstance(game, Ruleset | Position):
            return game
        raise ValueError(f"{name} needs brackets after it to make a game{_called_with(name)}")

    def _named(self, name: str) -> Any:
        if name in self.names:
            return self.names[name]
        raise ValueError(_no_game(name, _near(name, self.names)))

    def _called(self, function: ast.expr, given: list[ast.expr], named: list[ast.keyword], depth: int) -> Any:
        match function:
            case ast.Name(id="range") if "range" not in self.names:
                return (
                    _range([_whole(self.value(argument, depth)) for argument in given]) if not named else _no(named[0])
                )
            case ast.Name(id=name):
                maker = self._named(name)
            case ast.Attribute(value=of, attr="misere") if isinstance(game := self.value(of, depth), Position):
                maker, name = game.misere, "misere"
            case ast.Attribute(value=of, attr="ring") if isinstance(game := self.value(of, depth), _RINGS):
                maker, name = game.ring, "ring"
            case ast.Call():
                maker, name = self.value(function, depth), _shown(function)
            case ast.BinOp(op=ast.Mult()):
                maker, name = self.value(function, depth), _shown(function)
            case _:
                raise ValueError(f"only a game can have brackets after it, got {_shown(function)}")
        if not callable(maker):
            raise ValueError(f"{_shown(function)} is a position already, so it can't have brackets after it")
        values = [
            self._starred(argument.value, depth) if isinstance(argument, ast.Starred) else [self.value(argument, depth)]
            for argument in given
        ]
        try:
            return maker(
                *(value for some in values for value in some),
                **{argument.arg or _no(argument): self.value(argument.value, depth) for argument in named},
            )
        except TypeError as error:
            words = str(error)
            ready = next((known for known, game in _GAMES.items() if type(game).__name__ == name), None)
            if ready and isinstance(maker, type):
                typed = ", ".join(map(_shown, given))
                raise ValueError(f"{name} has no such form. Do you mean {ready}({typed})?") from None
            if "argument" in words:  # Python's message would name our functions instead of the game
                raise ValueError(f"{name} takes different arguments{_called_with(name)}") from None
            raise ValueError(words) from None

    def _starred(self, node: ast.expr, depth: int) -> list[Any]:
        values = self.value(node, depth)
        if not isinstance(values, list | tuple | range):
            raise ValueError(f"* can unpack only a list or a range, got {_shown(node)}")
        return list(values)


def _added(node: ast.expr) -> list[ast.expr]:
    """Return the terms of a sum; a loop finds them, so a long sum doesn't count as deeply nested."""
    parts = []
    while isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        parts.append(node.right)
        node = node.left
    return [node, *reversed(parts)]


def _plain(value: Any) -> Any:
    """Return a value with tuples for lists and frozensets for sets, so that a set can contain the value."""
    if isinstance(value, list | range | tuple):
        return tuple(map(_plain, value))
    if isinstance(value, set):
        return frozenset(value)
    if isinstance(value, dict):
        raise ValueError("a set can't contain a dict")
    return value


def _whole(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"expected a whole number, got {short_repr(value)}")
    return value


def _power(base: int, exponent: int) -> int:
    if exponent < 0 or base.bit_length() * exponent > MOST_BITS:
        raise ValueError(
            f"a power must be a whole number of at most {MOST_BITS:,} bits, got {short_repr(base)} ** {short_repr(exponent)}"
        )
    return int(base**exponent)


def _range(numbers: list[int]) -> range:
    if not 1 <= len(numbers) <= 3 or (len(numbers) == 3 and not numbers[2]):
        raise ValueError("a range must have one to three numbers, and its step can't be 0")
    numbers_in_range = range(*numbers)
    if (
        numbers_in_range
        and abs(numbers_in_range[-1] - numbers_in_range[0]) // abs(numbers_in_range.step) >= MOST_NUMBERS
    ):
        raise ValueError(f"a range can have at most {MOST_NUMBERS:,} numbers here")
    return numbers_in_range


def _no(keyword: ast.keyword) -> Any:
    raise ValueError(f"only arguments without names are allowed here, got {_shown(keyword.value)}")


def _shown(node: ast.expr) -> str:
    try:
        return short_repr(ast.unparse(node))[1:-1]
    except (RecursionError, ValueError):  # a number is too long to print, or brackets are nested too deeply
        return f"a {type(node).__name__.lower()}"
