"""A game that you make from one function, which takes a position and returns its options.

`Ruleset.from_options` makes such a game. The game has no components, so the solver searches whole positions. If your game falls into parts,
a subclass of `Ruleset` or `Heaps` is faster.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from importlib import import_module
from itertools import chain, islice
from operator import index
from typing import Any

from cgkit.checks import check_int, short_repr, wrong
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Ruleset

Options = Callable[[Any], Iterable[Any]]
MANY = 1_000  # number of options to take from a generator at first; a search takes more as far as its budget allows
PLAIN = frozenset({int, str})  # types that a position can contain unchanged


@dataclass(frozen=True, repr=False)
class FromOptions(Ruleset[Any]):
    """A game made from a function for the options and, optionally, a function that decides who wins; `Ruleset.from_options` makes one."""

    function: Options
    name: str
    loopy: bool = False
    result: Callable[[Any], int] | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "additive", not self.loopy and self.result is None)

    @property
    def own_ends(self) -> bool:
        return self.result is not None

    def end(self, position: Any) -> int:
        what = f"the ends of {self.name} (-1 loses, 0 draws, 1 wins), as at {short_repr(position)},"
        return check_int(self.result(position), what, -1, 1) if self.result else -1

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> Any:
        module, path = getattr(self.function, "__module__", None), getattr(self.function, "__qualname__", "")
        # the function's name refers to the game if a decorator made it
        if getattr(sys.modules.get(module or ""), path, None) is self:
            return _named, (module, path)
        return super().__reduce__()

    @property
    def title(self) -> str:
        return self.name.replace("_", " ").strip().capitalize()

    @property
    def rule(self) -> str:
        """Return the first paragraph of the function's docstring, if it has one."""
        return " ".join((self.function.__doc__ or "").strip().partition("\n\n")[0].split())

    @property
    def ending(self) -> str:
        last = "At the end, the position decides who wins." if self.result else super().ending
        return f"{last.rstrip('.')}; an endless game is a draw." if self.loopy else last

    def check(self, position: Any) -> Any:
        return _plain(position, lambda: "a position")

    def moves(self, position: Any) -> Iterator[Move[Any]]:
        plain = (_plain(option, lambda: self._told(position)) for option in self.options(position))
        return (Move(after, (Step(f"go to {self.show(after)}"),)) for after in _once_each(plain))

    def options(self, position: Any) -> Iterable[Any]:
        """Return the function's options, made hashable if necessary; unlike `moves`, this method keeps duplicates."""
        given = self.function(position)
        if type(given) is not list:
            if not isinstance(given, Iterator):
                return self._plain_options(self._in_order(given, position), position)
            coming, given = given, list(islice(given, MANY))  # a generator might be endless
            if len(given) == MANY:
                return self._plain_options(chain(given, coming), position)
        try:
            hash(tuple(given))
        except TypeError:
            return self._plain_options(given, position)
        return given

    def _in_order(self, given: Any, position: Any) -> Iterable[Any]:
        if isinstance(given, str | bytes | Mapping) or not isinstance(given, Iterable):
            raise TypeError(
                f"{self.name} must return the positions that a move leads to, as a list;"
                f" for {short_repr(position)} it returned {short_repr(given)}"
            )
        # A set of strings has a different order in every Python process.
        return sorted(given, key=repr) if isinstance(given, Set) else given

    def _plain_options(self, given: Iterable[Any], position: Any) -> Iterator[Any]:
        return (_plain(option, lambda: self._told(position)) for option in given)

    def _told(self, position: Any) -> str:
        return f"what {self.name} returns for {short_repr(position)}"

    def show(self, position: Any) -> str:
        if isinstance(position, frozenset):
            return f"{{{', '.join(sorted(map(repr, position)))}}}"
        return "()" if position == () else super().show(position)

    def write(self, position: Any) -> str:
        if isinstance(position, tuple) and len(position) < 2:
            return f"{self!r}({position!r})"
        return super().write(position)


def _named(module: str, name: str) -> Any:
    return getattr(import_module(module), name)


def from_options(
    options: Options,
    *,
    name: str | None = None,
    end: Callable[[Any], int] | None = None,
    loopy: bool = False,
) -> FromOptions:
    """Return the game whose options come from a function; see `Ruleset.from_options`."""
    if not callable(options):
        raise TypeError(f"options must be a function from a position to its options, got {short_repr(options)}")
    if end is not None and not callable(end):
        raise TypeError(f"end must be a function from a position to -1, 0 or 1, got {short_repr(end)}")
    called = getattr(options, "__name__", None) if name is None else name
    if not isinstance(called, str) or not called.isidentifier():
        message = f"the game needs a name, such as name='halving', got {short_repr(called)}"
        raise wrong(isinstance(called, str | None), message)
    return FromOptions(options, called, bool(loopy), end)


def _plain(state: Any, what: Callable[[], str]) -> Any:
    """Return a position in plain, hashable form, with tuples for lists, frozensets for sets and ints for numpy's integers."""
    kind = type(state)
    if kind in PLAIN or (kind is tuple and PLAIN.issuperset(map(type, state))):  # a quick check of the most common case
        return state
    try:
        return _made_plain(state, what)
    except RecursionError:
        raise ValueError(f"{what()} can't contain itself or be nested this deeply, got {short_repr(state)}") from None


def _made_plain(state: Any, what: Callable[[], str]) -> Any:
    if isinstance(state, list | tuple):
        return tuple(_made_plain(part, what) for part in state)
    if isinstance(state, Set):
        return frozenset(_made_plain(part, what) for part in state)
    if not isinstance(state, bool | str):
        try:
            return index(state)
        except TypeError:
            pass
    try:
        hash(state)
    except TypeError:
        raise TypeError(
            f"{what()} must be hashable: numbers, strings, tuples or frozensets, got {short_repr(state)}"
        ) from None
    return state


def _once_each(positions: Iterable[Any]) -> Iterator[Any]:
    seen = set()
    for position in positions:
        if position not in seen:
            seen.add(position)
            yield position
