"""Shapley's value and Banzhaf's: what a player adds on average, over all orders of arrival, or over all groups.

**Invariant.** Both are linear in the worths, and exact.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import factorial, lcm

from cgkit.errors import told
from cgkit.strategic.coalitions import MOST_PLAYERS, CoalitionGame, the_game

__all__ = ["arriving", "banzhaf_value", "shapley_value"]


def arriving(game: CoalitionGame, order: Iterable[str]) -> tuple[Fraction, ...]:
    """Return what each player adds when they arrive in this order, listed in the order of the game.

    >>> from cgkit.strategic import glove
    >>> print(*arriving(glove(1, 2), "BAC"))
    1 0 0

    Parameters
    ----------
    game : a game of coalitions.
    order : all its players, each once.

    Raises
    ------
    ValueError : if somebody is missing, or comes twice.
    """
    names = list(order) if isinstance(order, str | list | tuple) and len(order) <= MOST_PLAYERS else []
    if the_game(game).group(names) != len(game.worths) - 1:
        raise ValueError(f"{', '.join(game.players)} arrive in some order, each once, got {told(order)}")
    found, there = [Fraction(0)] * len(names), 0
    for name in names:
        place = game.players.index(name)
        found[place] = game.worths[there | 1 << place] - game.worths[there]
        there |= 1 << place
    return tuple(found)


def _averaged(game: CoalitionGame, weights: list[Fraction]) -> tuple[Fraction, ...]:
    """What a player adds to all groups without it, weighed by their sizes."""
    n = len(game.players)
    scale = lcm(*(one.denominator for one in game.worths))
    part = lcm(*(one.denominator for one in weights))
    worths = [int(one * scale) for one in game.worths]
    whole = [int(one * part) for one in weights]
    found = []
    for i in range(n):
        bit, total = 1 << i, 0
        for s in range(1 << n):
            if not s & bit:
                total += whole[s.bit_count()] * (worths[s | bit] - worths[s])
        found.append(Fraction(total, scale * part))
    return tuple(found)


def shapley_value(game: CoalitionGame) -> tuple[Fraction, ...]:
    """Return the Shapley value: what each player adds on arrival, on average over all orders.

    >>> from cgkit.strategic import bankruptcy
    >>> print(*shapley_value(bankruptcy(36, (10, 20, 30))))
    6 11 19

    Parameters
    ----------
    game : a game of coalitions with at most 16 players.

    Complexity
    ----------
    n 2ⁿ additions for n players, not n!.

    References
    ----------
    Shapley, "A value for n-person games", 1953.
    """
    n = len(the_game(game).players)
    return _averaged(game, [Fraction(factorial(s) * factorial(n - s - 1), factorial(n)) for s in range(n)])


def banzhaf_value(game: CoalitionGame) -> tuple[Fraction, ...]:
    """Return the Banzhaf value: what each player adds, on average over all groups of the others.

    In a vote it is the part of these groups that lose without the player and win with it: its *swings*.

    >>> from cgkit.strategic import weighted_voting
    >>> print(*banzhaf_value(weighted_voting(3, (2, 1, 1))))
    3/4 1/4 1/4

    Parameters
    ----------
    game : a game of coalitions with at most 16 players.

    Complexity
    ----------
    n 2ⁿ additions for n players.

    References
    ----------
    Felsenthal and Machover, *The Measurement of Voting Power*, 1998.
    """
    n = len(the_game(game).players)
    return _averaged(game, [Fraction(1, 2 ** (n - 1))] * n)
