"""Games of coalitions with a name: gloves, votes, bankruptcies, runways; and the Talmud's way to divide an estate."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from cgbook.strategic.coalitions import LETTERS, MOST_BITS, MOST_PLAYERS, CoalitionGame, numbers
from cgbook.strategic.matrices import fraction
from cgkit.checks import check_int, short_repr

__all__ = ["airport", "bankruptcy", "contested_garment", "glove", "majority", "weighted_voting"]


def glove(left: int, right: int) -> CoalitionGame:
    """Return the market of gloves: the first players own a left glove each, the others a right one; a pair is worth 1.

    >>> glove(1, 2).worth("AB"), glove(1, 2).worth("BC")
    (Fraction(1, 1), Fraction(0, 1))
    """
    check_int(left, "owners of left gloves", 1, MOST_PLAYERS - 1)
    names = LETTERS[: left + check_int(right, "owners of right gloves", 1, MOST_PLAYERS - left)]
    lefts = frozenset(names[:left])
    return CoalitionGame(names, lambda group: min(len(group & lefts), len(group - lefts)), "A market of gloves")


def majority(players: int) -> CoalitionGame:
    """Return the game in which more than half of the players take 1, and others nothing.

    >>> majority(3).worth("AB"), majority(3).worth("A")
    (Fraction(1, 1), Fraction(0, 1))
    """
    count = check_int(players, "players", 1, MOST_PLAYERS)
    return CoalitionGame(count, lambda group: 2 * len(group) > count, "Majority takes all")


def weighted_voting(quota: Any, *weights: Any) -> CoalitionGame:
    """Return a vote: a coalition wins, and makes 1, when its weights add up to the quota at least.

    >>> weighted_voting(3, 2, 1, 1).worth("AB"), weighted_voting(3, [2, 1, 1]).worth("BC")
    (Fraction(1, 1), Fraction(0, 1))
    """
    each = _by_letters(weights, "weights")
    if (least := fraction(quota, "quotas", MOST_BITS)) <= 0:
        raise ValueError(f"quotas must be more than 0, got {short_repr(quota)}")
    title = f"[{least}; {', '.join(map(str, each.values()))}]"
    return CoalitionGame(list(each), lambda group: sum(each[name] for name in group) >= least, title)


def bankruptcy(estate: Any, *claims: Any) -> CoalitionGame:
    """Return the game of a bankruptcy: a coalition makes what is left when all others have been paid in full.

    >>> print(*bankruptcy(36, 10, 20, 30).worths)
    0 0 0 6 6 16 26 36

    The estate is at most all claims together.

    References
    ----------
    O'Neill, "A problem of rights arbitration from the Talmud", 1982.
    """
    left, each = _estate(estate, claims)
    everything = sum(each.values())
    return CoalitionGame(
        list(each),
        lambda group: max(Fraction(0), left - everything + sum(each[name] for name in group)),
        f"A bankruptcy with {left} left",
    )


def airport(*costs: Any) -> CoalitionGame:
    """Return the game of a runway: a coalition needs the dearest of its members' runways, and makes minus its cost.

    >>> print(*airport(3, 5).worths)
    0 -3 -5 -5

    References
    ----------
    Littlechild and Owen, "A simple expression for the Shapley value in a special case", 1973.
    """
    each = _by_letters(costs, "costs")
    return CoalitionGame(
        list(each), lambda group: -max((each[name] for name in group), default=Fraction(0)), "A runway"
    )


def contested_garment(estate: Any, *claims: Any) -> tuple[Fraction, ...]:
    """Return the Talmud's division of an estate: any two share their part of it as two would share a contested garment.

    Up to half of all claims the gains are equal, but nobody gets more than half a claim; from there on the losses are equal, but
    nobody loses more than half a claim.

    >>> print(*contested_garment(200, 100, 200, 300))
    50 75 75

    References
    ----------
    Aumann and Maschler, "Game theoretic analysis of a bankruptcy problem from the Talmud", 1985.
    """
    left, each = _estate(estate, claims)
    halves = [claim / 2 for claim in each.values()]
    if left <= sum(halves):
        return _filled(left, halves)
    lost = _filled(2 * sum(halves) - left, halves)
    return tuple(claim - loss for claim, loss in zip(each.values(), lost, strict=True))


def _filled(amount: Fraction, caps: list[Fraction]) -> tuple[Fraction, ...]:
    """Equal parts of an amount, none beyond its cap."""
    parts, left = [Fraction(0)] * len(caps), amount
    for rank, i in enumerate(sorted(range(len(caps)), key=caps.__getitem__)):
        parts[i] = min(caps[i], left / (len(caps) - rank))
        left -= parts[i]
    return tuple(parts)


def _by_letters(values: tuple[Any, ...], what: str) -> dict[str, Fraction]:
    given = numbers(values, what)
    if not given:
        raise ValueError(f"{what} need at least one player, got none")
    return dict(zip(LETTERS, given, strict=False))


def _estate(estate: Any, claims: tuple[Any, ...]) -> tuple[Fraction, dict[str, Fraction]]:
    each = _by_letters(claims, "claims")
    left = fraction(estate, "estates", MOST_BITS, 0)
    if left > sum(each.values()):
        raise ValueError(f"an estate is at most all claims together, {sum(each.values())}, got {short_repr(estate)}")
    return left, each
