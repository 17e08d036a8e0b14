"""A position as a reader types it, parsed as an expression over a list of names and never run as code.

**Invariant.** Nothing is called but the games of the list and the functions that make games of games; and they are called only with
numbers, texts, groups of these, and other games. So a text from a stranger, as a link may bring it, can only make a position.
"""

from __future__ import annotations

import ast
import warnings
from collections.abc import Mapping
from difflib import get_close_matches
from inspect import signature
from types import MappingProxyType
from typing import Any

from cgkit import rulesets
from cgkit.checks import MOST_BITS, check_type, short_repr
from cgkit.games.ruleset import Ruleset
from cgkit.position import Position, add, join, misere, selective, short
from cgkit.rulesets import CoinRing, CoinRow, PaintChain
from cgkit.rulesets.green_hackenbush import Hackenbush
from cgkit.rulesets.rings import VertexRemoval
from cgkit.wording import joined

MOST_SIGNS = 2_000  # of a text
MOST_DEEP = 30  # brackets in brackets
MOST_NUMBERS = 10_000  # in a range
EXAMPLE = "kayles(20)"

_RINGS = (CoinRing, PaintChain, VertexRemoval)
_WANT_CODE = {"CoinRow", "CoinRule"}  # a subclass, or a function
_GAMES = {name: getattr(rulesets, name) for name in rulesets.__all__ if name not in _WANT_CODE}

#: What may stand in a text: the games of cgkit by their names, and by those of their classes; and what makes games of games.
NAMES: Mapping[str, Any] = MappingProxyType(
    {type(game).__name__: type(game) for game in _GAMES.values() if isinstance(game, Ruleset)}
    | {"Hackenbush": Hackenbush}
    | _GAMES
    | {"join": join, "misere": misere, "selective": selective, "short": short}
)


def read_position(text: str, own: Mapping[str, Ruleset[Any] | Position[Any]] | None = None) -> Position[Any]:
    """Return the position that a text means.

    >>> read_position("nim(3, 5) + kayles(7)")
    nim(3, 5) + kayles(7)
    >>> read_position("Subtraktion({1, 3, 4})(20)")
    Traceback (most recent call last):
    ValueError: no game is called Subtraktion; do you mean Subtraction, SubtractionCoins or DynamicSubtraction?
    >>> read_position("open('secret')")
    Traceback (most recent call last):
    ValueError: no game is called open

    Parameters
    ----------
    text : calls of games with numbers, texts, tuples, lists, sets and dicts of these, or a range; `+` between positions, `*` between
        rows of coins; `.misere()` behind a position and `.ring(…)` behind a game that has rings. At most 2,000 characters.
    own : further games and positions, by their names.

    Complexity
    ----------
    That of making the position; nothing is asked of it.
    """
    position = _read(text, {} if own is None else own)
    if isinstance(position, Position):
        return position
    raise ValueError(f"{short_repr(position)} is a game without a position; put one in brackets after it")


def read_rules(text: str, own: Mapping[str, Ruleset[Any] | Position[Any]] | None = None) -> Ruleset[Any]:
    """Return the game that a text means: a game by its name, or the game of a position.

    >>> read_rules("Subtraction({1, 3, 4})"), read_rules("kayles(5)")
    (Subtraction({1, 3, 4}), kayles)
    """
    game = _read(text, {} if own is None else own)
    return game.rules if isinstance(game, Position) else game


def _read(text: str, own: Mapping[str, Any]) -> Position[Any] | Ruleset[Any]:
    text = check_type(str, text, f'"{EXAMPLE}"').strip()
    if not text:
        raise ValueError(f"nothing is typed; a position is typed as {EXAMPLE}")
    if len(text) > MOST_SIGNS:
        raise ValueError(f"at most {MOST_SIGNS:,} characters can be read, got {len(text):,}")
    game = _Reader({**NAMES, **own_games(own)}).value(_parsed(text), 0)
    if not isinstance(game, Position | Ruleset):
        raise ValueError(f"{short_repr(game)} is no position; a position is typed as {EXAMPLE}")
    return game


def used_names(text: str) -> set[str]:
    """Return the names from cgkit that occur in a text.

    >>> sorted(used_names("misere(nim(3) + kayles(4))"))
    ['kayles', 'misere', 'nim']
    """
    return {node.id for node in ast.walk(_parsed(text.strip())) if isinstance(node, ast.Name)} & set(NAMES)


def own_games(own: Mapping[str, Ruleset[Any] | Position[Any]]) -> dict[str, Ruleset[Any] | Position[Any]]:
    """Return games by their names, as a dict, or say what is wanted.

    >>> own_games({"two": open})
    Traceback (most recent call last):
    TypeError: own games are rulesets or positions by their names, got {'two': <built-in function open>}
    """
    if not isinstance(own, Mapping) or not all(
        isinstance(name, str) and isinstance(game, Ruleset | Position) for name, game in own.items()
    ):
        raise TypeError(f"own games are rulesets or positions by their names, got {short_repr(own)}")
    return dict(own)


def _parsed(text: str) -> ast.expr:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # "5(3)": what is odd is refused in our own words
            return ast.parse(text, mode="eval").body
    except SyntaxError as error:
        raise ValueError(f"this cannot be read: {_plainly(error)}; a position is typed as {EXAMPLE}") from None
    except (ValueError, RecursionError, MemoryError):
        raise ValueError(f"this cannot be read; a position is typed as {EXAMPLE}") from None


def _plainly(error: SyntaxError) -> str:
    message = (error.msg or "").partition(". Perhaps")[0].partition(" (<")[0]
    return message if len(message) < 100 else "it is no expression"


def _called_with(name: str) -> str:
    """What is wanted by a class or a function of the list; nothing of a game that is ready, which says so itself."""
    maker = NAMES.get(name)
    return "" if maker is None or isinstance(maker, Ruleset) else f": {name}({', '.join(signature(maker).parameters)})"


class _Reader:
    """Works out a tree of Python's grammar, of which it knows a small part."""

    def __init__(self, names: Mapping[str, Any]) -> None:
        self.names = names

    def value(self, node: ast.expr, depth: int) -> Any:
        if depth > MOST_DEEP:
            raise ValueError(f"brackets may be nested at most {MOST_DEEP} deep")
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
            case ast.Dict(keys=keys, values=values) if None not in keys:  # None stands for **
                pairs = [(key, value) for key, value in zip(keys, values, strict=True) if key]  # all of them have one
                return {_plain(self.value(key, deeper)): self.value(value, deeper) for key, value in pairs}
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return -_whole(self.value(operand, deeper))
            case ast.BinOp(left=left, op=ast.Pow(), right=right):
                return _power(_whole(self.value(left, deeper)), _whole(self.value(right, deeper)))
            case ast.BinOp(op=ast.Add()):
                return add(*(self._position(part, deeper) for part in _added(node)))
            case ast.BinOp(left=left, op=ast.Mult(), right=right):
                rows, columns = (self.value(part, deeper) for part in (left, right))
                if isinstance(rows, CoinRow) and isinstance(columns, CoinRow):
                    return rows * columns
                raise ValueError("× combines two rows of coins, as in mock_turtles * ruler, and nothing else")
            case ast.Call(func=function, args=given, keywords=named):
                return self._called(function, given, named, deeper)
        raise ValueError(f"only games, numbers, texts, groups of them and sums may stand here, not {_shown(node)}")

    def _position(self, node: ast.expr, depth: int) -> Position[Any]:
        position = self.value(node, depth)
        if not isinstance(position, Position):
            raise ValueError(f"+ adds positions, such as nim(3) + kayles(5), not {_shown(node)}")
        return position

    def _ready(self, name: str) -> Any:
        """A game that is there by its name alone."""
        game = self._named(name)
        if isinstance(game, Ruleset | Position):
            return game
        raise ValueError(f"{name} makes a game of what is in brackets after it{_called_with(name)}")

    def _named(self, name: str) -> Any:
        if name in self.names:
            return self.names[name]
        alike = [known for known in self.names if known.lower() == name.lower()]
        near = list(dict.fromkeys([*alike, *get_close_matches(name, self.names, 3, 0.6)]))[:3]
        raise ValueError(
            f"no game is called {short_repr(name)[1:-1]}" + (f"; do you mean {joined(near, 'or')}?" if near else "")
        )

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
                raise ValueError(f"only games are called, not {_shown(function)}")
        if not callable(maker):
            raise ValueError(f"{_shown(function)} is a position already, and takes no brackets after it")
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
                raise ValueError(f"{name} has no such form; do you mean {ready}({typed})?") from None
            if "argument" in words:  # Python's own words are about our functions, not about the game
                raise ValueError(f"{name} is called with different arguments{_called_with(name)}") from None
            raise ValueError(words) from None

    def _starred(self, node: ast.expr, depth: int) -> list[Any]:
        values = self.value(node, depth)
        if not isinstance(values, list | tuple | range):
            raise ValueError(f"only a list or a range is unpacked by *, not {_shown(node)}")
        return list(values)


def _added(node: ast.expr) -> list[ast.expr]:
    """What a sum adds up; its first part is no deeper than its last."""
    parts = []
    while isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        parts.append(node.right)
        node = node.left
    return [node, *reversed(parts)]


def _plain(value: Any) -> Any:
    """What may stand in a set: lists become tuples."""
    if isinstance(value, list | range | tuple):
        return tuple(map(_plain, value))
    if isinstance(value, set):
        return frozenset(value)
    if isinstance(value, dict):
        raise ValueError("a dict cannot stand in a set")
    return value


def _whole(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"a whole number is wanted, got {short_repr(value)}")
    return value


def _power(base: int, exponent: int) -> int:
    if exponent < 0 or base.bit_length() * exponent > MOST_BITS:
        raise ValueError(
            f"a power is a whole number of at most {MOST_BITS:,} bits, not {short_repr(base)} ** {short_repr(exponent)}"
        )
    return int(base**exponent)


def _range(numbers: list[int]) -> range:
    if not 1 <= len(numbers) <= 3 or (len(numbers) == 3 and not numbers[2]):
        raise ValueError("a range has one to three numbers, and its step is not 0")
    numbers_in_range = range(*numbers)
    if (
        numbers_in_range
        and abs(numbers_in_range[-1] - numbers_in_range[0]) // abs(numbers_in_range.step) >= MOST_NUMBERS
    ):
        raise ValueError(f"a range has at most {MOST_NUMBERS:,} numbers here")
    return numbers_in_range


def _no(keyword: ast.keyword) -> Any:
    raise ValueError(f"{_shown(keyword.value)} cannot be given like that")


def _shown(node: ast.expr) -> str:
    try:
        return short_repr(ast.unparse(node))[1:-1]
    except (RecursionError, ValueError):  # a number too long to be written
        return f"a {type(node).__name__.lower()}"
