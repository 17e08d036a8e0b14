"""The core: proposals to which no coalition objects, or a balanced collection of coalitions that proves that there are none.

**Invariant.** What says that there is a core is a point of it, and what says that there is none is a list of weights: both can be
checked by adding up.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from operator import gt

from cgkit.strategic.coalitions import CoalitionGame, the_game
from cgkit.strategic.programs import maximise

__all__ = ["Core", "core_of", "core_vertices"]

MOST_BY_PROGRAM = 10


@dataclass(frozen=True)
class Core:
    """What is known of a core.

    >>> from cgkit.strategic import glove, majority
    >>> core_of(glove(1, 2)).is_empty, core_of(majority(3)).is_empty
    (False, True)

    Parameters
    ----------
    least : the least payments together with which every coalition but the grand one would be content.
    weights : coalition -> how much of its time it works, so that each player is busy all the time; together they make `least`.
    point : payments that all coalitions accept; None if there are none, because `least` is more than all make together.
    """

    least: Fraction
    weights: dict[str, Fraction]
    point: tuple[Fraction, ...] | None

    @property
    def is_empty(self) -> bool:
        """Whether some coalition objects to every proposal."""
        return self.point is None


def core_of(game: CoalitionGame) -> Core:
    """Return a point of the core, or a balanced collection that proves it empty.

    >>> from cgkit.strategic import glove, majority
    >>> print(*core_of(glove(1, 2)).point)
    1 0 0
    >>> empty = core_of(majority(3))
    >>> print(empty.least, {name: str(weight) for name, weight in empty.weights.items()})
    3/2 {'AB': '1/2', 'AC': '1/2', 'BC': '1/2'}

    Parameters
    ----------
    game : a game of coalitions with at most 10 players.

    Complexity
    ----------
    One linear program with a constraint for each player and a variable for each coalition.

    References
    ----------
    Shapley, "On balanced sets and cores", 1967.
    """
    n, full = len(the_game(game, MOST_BY_PROGRAM).players), len(game.worths) - 1
    if n == 1:
        return Core(game.whole, {game.players[0]: Fraction(1)}, (game.whole,))
    alone = game.alone
    groups = [s for s in range(1, full) if s & (s - 1)]  # with two members at least
    saved = [game.worths[s] - sum(alone[i] for i in range(n) if s >> i & 1) for s in groups]
    best = maximise(saved, [[s >> i & 1 for s in groups] for i in range(n)], [1] * n)
    weights = dict(zip(groups, best.at, strict=True))
    for i in range(n):
        busy = sum((weight for s, weight in weights.items() if s & (s - 1) and s >> i & 1), Fraction(0))
        weights[1 << i] = 1 - busy
    least = best.value + sum(alone)
    rest = (game.whole - least) / n
    point = tuple(one + more + rest for one, more in zip(alone, best.dual, strict=True)) if rest >= 0 else None
    return Core(least, {game.label(s): weights[s] for s in sorted(weights) if weights[s]}, point)


def core_vertices(game: CoalitionGame) -> list[tuple[Fraction, ...]]:
    """Return the corners of the core of a game of three players, in their order round it; none if it is empty.

    >>> from cgkit.strategic import bankruptcy
    >>> for corner in core_vertices(bankruptcy(36, (10, 20, 30))):
    ...     print(*corner)
    10 20 6
    10 0 26
    6 0 30
    0 6 30
    0 20 16

    Parameters
    ----------
    game : a game of three players.

    Raises
    ------
    ValueError : if it has another number of players.
    """
    if len(the_game(game).players) != 3:
        raise ValueError(f"the corners are found for three players; {game} has {len(game.players)}")
    low, high = game.alone, [game.whole - game.worths[7 ^ 1 << i] for i in range(3)]
    if sum(low) > game.whole or sum(high) < game.whole or any(map(gt, low, high)):
        return []
    found: list[tuple[Fraction, ...]] = []
    for order in ((0, 1, 2), (0, 2, 1), (2, 0, 1), (2, 1, 0), (1, 2, 0), (1, 0, 2)):  # neighbours change places
        paid, rest = list(low), game.whole - sum(low)
        for i in order:  # each in turn gets as much as the others let it have
            more = min(high[i] - low[i], rest)
            paid[i], rest = paid[i] + more, rest - more
        if tuple(paid) not in found:
            found.append(tuple(paid))
    return found
