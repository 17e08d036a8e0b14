"""Functions that make new games from old ones: misère games, selective compounds, joins and compounds under the short rule."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, TypeVar, overload

from cgkit.checks import check_type, short_repr
from cgkit.games.compounds import Compound
from cgkit.games.play_conventions import Misere, Short
from cgkit.games.ruleset import Ruleset
from cgkit.position.position import EXAMPLE, RULES_EXAMPLE, Position, compound

Q = TypeVar("Q", bound=Hashable)


@overload
def misere(game: Position[Q]) -> Position[Q]: ...
@overload
def misere(game: Ruleset[Q]) -> Ruleset[Q]: ...
def misere(game: Position[Q] | Ruleset[Q]) -> Position[Q] | Ruleset[Q]:
    """Return the game where the last player to move loses; for a misère game, return the normal game.

    >>> from cgkit import Subtraction
    >>> misere(Subtraction({1, 2}))(4)
    misere(Subtraction({1, 2})(4))
    >>> misere(misere(Subtraction({1, 2})))
    Subtraction({1, 2})
    """
    if isinstance(game, Position):
        return game.misere()
    rules: Ruleset[Q] = check_type(Ruleset, game, RULES_EXAMPLE)
    return rules.of if isinstance(rules, Misere) else Misere(rules)


def selective(*games: Position[Any]) -> Position[Any]:
    """Return the selective compound, where each turn is a move in one of the games, or in as many of them as you like.

    >>> from cgkit import Subtraction
    >>> selective(Subtraction({1, 2})(3), Subtraction({1, 2})(6)).outcome()
    'P'

    References
    ----------
    Conway, *On Numbers and Games*, chapter 14.
    """
    return compound(_parts(games), len(games))


def join(*games: Position[Any]) -> Position[Any]:
    """Return the join, where each turn is a move in every game that isn't finished.

    >>> from cgkit import Subtraction
    >>> join(Subtraction({1, 2})(3), Subtraction({1, 2})(4)).outcome()
    'N'

    A join ends when every game has ended.

    References
    ----------
    Smith, "Graphs and composite games" (1966); Conway, *On Numbers and Games*, chapter 14.
    """
    return compound(_parts(games), 0)


def short(game: Position[Any]) -> Position[Any]:
    """Return the same compound under the short rule, where play ends as soon as one of the games has ended.

    >>> from cgkit import Subtraction
    >>> both = join(Subtraction({1, 2})(3), Subtraction({1, 2})(5))
    >>> both.outcome(), short(both).outcome()
    ('N', 'P')

    For misère play, write `misere(short(...))`.

    References
    ----------
    Conway, *On Numbers and Games*, chapter 14.
    """
    rules = check_type(Position, game, f"join({EXAMPLE}, {EXAMPLE})").rules
    if not isinstance(rules, Compound):
        hint = "; write misere(short(...)), not short(misere(...))" if isinstance(rules, Misere) else ""
        raise ValueError(
            f"the short rule works only for sums, joins and selective compounds, got {short_repr(game)}{hint}"
        )
    return Position._at(Short(rules), game.state)


def _parts(games: Sequence[Position[Any]]) -> list[tuple[Ruleset[Any], Any]]:
    return [(check_type(Position, game, EXAMPLE).rules, game.state) for game in games]
