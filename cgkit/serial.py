"""Positions, moves, periods and rulesets as JSON, and back.

The format, version 1. A text is one object, ``{"cgkit": 1, "kind": …}``; its kind says what else it holds:

- "ruleset": `rules`;
- "position": `rules` and `state`;
- "move": `rules` and `state` of the position where it is played, `after`, the state that it leads to, its words as `text`, and
  for a winning move its `reason`, which is words and is not checked;
- "period": the attributes of a `Period`, under their own names.

`rules` is ``{"game": the name of a class of cgkit.rulesets, "Misere", "Compound" or "Short", "with": its parameters by name}``. A
value is a number, a string, true, false, null, a list (a tuple in Python), ``{"set": a list}``, or again ``{"game": …}``.

**Invariant.** Nothing in a text is ever run: classes are looked up among cgkit's own, parameters and states go through the same
doors as what a reader writes, and moves are looked for among the legal ones.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Mapping
from dataclasses import fields
from itertools import chain, islice
from math import isfinite
from typing import Any, TypeAlias

import cgkit.rulesets as known
from cgkit.errors import told, wanted
from cgkit.games.compounds import Compound
from cgkit.games.misere import Misere
from cgkit.games.ruleset import Ruleset
from cgkit.games.short import Short
from cgkit.position import LegalMove, Position, WinningMove
from cgkit.rulesets import Digraph
from cgkit.sequences.periods import Period
from cgkit.solving.reach import LIMIT

__all__ = ["from_json", "to_json"]

VERSION = 1
MOST_CHARACTERS = 1_000_000
DEEPEST = 40  # lists in lists

Kept: TypeAlias = Position[Any] | LegalMove[Any] | Period | Ruleset[Any]

_CLASSES: Mapping[str, type[Ruleset[Any]]] = {
    kind.__name__: kind
    for kind in [*(getattr(known, name) for name in known.__all__), Misere, Compound, Short]
    if isinstance(kind, type) and issubclass(kind, Ruleset)
}
# Where the constructor takes another shape than the ruleset keeps.
_MAKERS: Mapping[type, Callable[..., Ruleset[Any]]] = {
    Digraph: lambda arrows, **more: Digraph(dict(arrows), **more),
}


def to_json(thing: Kept) -> str:
    """Return a position, a move, a period or a ruleset as JSON text; `from_json` reads it again.

    >>> from cgkit import Subtraction
    >>> to_json(Subtraction({1, 3})(7, 9))
    '{"cgkit": 1, "kind": "position", "rules": {"game": "Subtraction", "with": {"numbers": {"set": [1, 3]}}}, "state": [7, 9]}'

    Parameters
    ----------
    thing : Position, LegalMove, WinningMove, Period or Ruleset.

    Returns
    -------
    str, the same for equal things.

    Raises
    ------
    TypeError : if it is something else.
    ValueError : if a ruleset is not one of cgkit's own, or is made from a function, or a position holds more than numbers,
        strings, tuples and sets: JSON has no place for it.
    """
    if isinstance(thing, Position):
        made = {"kind": "position", **_where(thing)}
    elif isinstance(thing, LegalMove):
        reason = {"reason": thing.reason} if isinstance(thing, WinningMove) else {}
        made = {
            "kind": "move",
            **_where(thing.position),
            "after": _written(thing.move.after),
            "text": thing.text,
            **reason,
        }
    elif isinstance(thing, Period):
        made = {"kind": "period", **{part.name: _written(getattr(thing, part.name)) for part in fields(thing)}}
    elif isinstance(thing, Ruleset):
        made = {"kind": "ruleset", "rules": _written(thing)}
    else:
        raise TypeError(f"a position, a move, a period or a ruleset is wanted, got {told(thing)}")
    return json.dumps({"cgkit": VERSION, **made}, ensure_ascii=False)


def from_json(text: str) -> Kept:
    """Return what a text of `to_json` tells.

    >>> from cgkit import Subtraction
    >>> from_json(to_json(Subtraction({1, 3})(7, 9)))
    Subtraction({1, 3})(7, 9)

    Parameters
    ----------
    text : JSON text, at most a million characters.

    Returns
    -------
    Position, LegalMove, WinningMove, Period or Ruleset, equal to what was written.

    Raises
    ------
    TypeError : if it is no string.
    ValueError : if the text is anything else than what `to_json` writes, whatever it is.
    """
    if len(wanted(str, text, "to_json(nim(3, 4))")) > MOST_CHARACTERS:
        raise ValueError(f"a text of at most {MOST_CHARACTERS:,} characters is wanted, got {len(text):,}")
    try:
        given = json.loads(text, parse_float=_finite, parse_constant=_finite)
    except RecursionError:
        raise ValueError(f"lists in lists go at most {DEEPEST} deep, got {told(text)}") from None
    except ValueError as error:
        raise ValueError(f"this is not a text of to_json: {error}; got {told(text)}") from None
    if not isinstance(given, dict) or given.get("cgkit") != VERSION or isinstance(given.get("cgkit"), bool):
        raise ValueError(f'a text that begins with {{"cgkit": {VERSION} is wanted, got {told(text)}')
    kind = given.get("kind")
    read = _READERS.get(kind) if isinstance(kind, str) else None
    if read is None:
        raise ValueError(f"the kind is one of {', '.join(_READERS)}, got {told(kind)}")
    try:
        return read({name: _read(part) for name, part in given.items() if name not in ("cgkit", "kind")})
    except ValueError:
        raise
    except Exception as error:  # parameters and states of any type go to constructors that expect their own
        raise ValueError(f"this tells no {kind}: {told(str(error))}") from None


# --- writing ---------------------------------------------------------------------------------------------------------


def _where(position: Position[Any]) -> dict[str, Any]:
    return {"rules": _written(position.rules), "state": _written(position.state)}


def _written(value: Any) -> Any:
    if value is None or isinstance(value, int | str) or (isinstance(value, float) and isfinite(value)):
        return value
    if isinstance(value, tuple | list):
        return [_written(part) for part in value]
    if isinstance(value, frozenset):
        return {"set": [_written(part) for part in _ordered(value)]}
    if isinstance(value, Ruleset):
        return {"game": type(value).__name__, "with": _parameters(value)}
    raise ValueError(f"JSON holds numbers, strings, tuples and sets, got {told(value)}")


def _ordered(some: frozenset[Any]) -> list[Any]:
    try:
        return sorted(some)
    except TypeError:  # numbers beside strings
        return sorted(some, key=repr)


def _parameters(rules: Ruleset[Any]) -> dict[str, Any]:
    kind = type(rules)
    if any(callable(value) and not isinstance(value, Ruleset) for value in vars(rules).values()):
        raise ValueError(f"{told(rules)} is made from a function, which JSON cannot hold")
    if _CLASSES.get(kind.__name__) is not kind:
        raise ValueError(f"only the rulesets of cgkit can be written as JSON, got {told(rules)}, a {kind.__name__}")
    return {name: _written(getattr(rules, name)) for name in inspect.signature(kind).parameters}


# --- reading ---------------------------------------------------------------------------------------------------------


def _finite(text: str) -> float:
    if not isfinite(number := float(text)):
        raise ValueError(f"a finite number is wanted, got {told(text)}")
    return number


def _read(given: Any, depth: int = 0) -> Any:
    if depth > DEEPEST:
        raise ValueError(f"lists in lists go at most {DEEPEST} deep")
    if isinstance(given, list):
        return tuple(_read(part, depth + 1) for part in given)
    if not isinstance(given, dict):
        return given
    if given.keys() == {"set"} and isinstance(given["set"], list):
        return frozenset(_read(part, depth + 1) for part in given["set"])
    if given.keys() == {"game", "with"} and isinstance(given["with"], dict):
        return _ruleset(given["game"], {name: _read(part, depth + 1) for name, part in given["with"].items()})
    raise ValueError(f'an object is {{"set": […]}} or {{"game": …, "with": {{…}}}}, got {told(given)}')


def _ruleset(name: Any, parameters: dict[str, Any]) -> Ruleset[Any]:
    kind = _CLASSES.get(name) if isinstance(name, str) else None
    if kind is None:
        raise ValueError(f"the name of one of cgkit's rulesets is wanted, as 'Subtraction', got {told(name)}")
    try:
        made: Ruleset[Any] = _MAKERS.get(kind, kind)(**parameters)
        hash(made)
    except ValueError:
        raise
    except Exception as error:
        raise ValueError(f"{name} cannot be made with {told(parameters)}: {told(str(error))}") from None
    return made


def _ruleset_of(given: dict[str, Any]) -> Ruleset[Any]:
    _has(given, {"rules"})
    return wanted(Ruleset, given["rules"], "nim")


def _position_of(given: dict[str, Any]) -> Position[Any]:
    _has(given, {"rules", "state"})
    return Position(given["rules"], given["state"])


def _move_of(given: dict[str, Any]) -> LegalMove[Any]:
    _has(given, {"rules", "state", "after", "text"}, {"reason"})
    position = Position(given["rules"], given["state"])
    rules = position.rules
    choices = chain(rules.winning_theory(position.state) or (), rules.moves(position.state))
    for move in islice(choices, LIMIT):
        if move.after == given["after"] and rules.say(move) == given["text"]:
            if "reason" in given:
                return WinningMove(position, move, wanted(str, given["reason"], "'leaves 0'"))
            return LegalMove(position, move)
    raise ValueError(f"{told(given['text'])} is no move of {position!r} that leads to {told(given['after'])}")


def _period_of(given: dict[str, Any]) -> Period:
    names = {part.name for part in fields(Period)}
    _has(given, names)
    if not isinstance(given["certificate"], str) or not isinstance(given["proved"], bool):
        raise ValueError(f"a certificate is words, and proved is true or false, got {told(given)}")
    return Period(**given)  # which sees to its numbers


def _has(given: dict[str, Any], needed: set[str], more: set[str] | None = None) -> None:
    if not needed <= given.keys() <= needed | (more or set()):
        raise ValueError(f"{', '.join(sorted(needed))} are wanted, got {told(', '.join(sorted(given)))}")


_READERS: Mapping[str, Callable[[dict[str, Any]], Kept]] = {
    "position": _position_of,
    "move": _move_of,
    "period": _period_of,
    "ruleset": _ruleset_of,
}
