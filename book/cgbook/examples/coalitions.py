"""Coalition games about gloves, votes, bankruptcies and runways, and the Talmud's way to divide an estate."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from cgbook.strategic.coalitions import LETTERS, MOST_BITS, MOST_PLAYERS, CoalitionGame, numbers
from cgbook.strategic.exact_numbers import fraction
from cgkit.checks import check_int, short_repr


def glove(left: int, right: int) -> CoalitionGame:
    """Return a market where the first `left` players each own a left glove, the others each own a right glove, and a pair is worth 1.

    >>> glove(1, 2).worth("AB"), glove(1, 2).worth("BC")
    (Fraction(1, 1), Fraction(0, 1))
    """
    check_int(left, "owners of left gloves", 1, MOST_PLAYERS - 1)
    names = LETTERS[: left + check_int(right, "owners of right gloves", 1, MOST_PLAYERS - left)]
    lefts = frozenset(names[:left])
    return CoalitionGame(names, lambda group: min(len(group & lefts), len(group - lefts)), "A market of gloves")


def majority(players: int) -> CoalitionGame:
    """Return the game where a group of more than half of the players gets 1, and any other group gets nothing.

    >>> majority(3).worth("AB"), majority(3).worth("A")
    (Fraction(1, 1), Fraction(0, 1))
    """
    count = check_int(players, "players", 1, MOST_PLAYERS)
    return CoalitionGame(count, lambda group: 2 * len(group) > count, "Majority takes all")


def weighted_voting(quota: Any, *weights: Any) -> CoalitionGame:
    """Return a voting game, where a coalition wins and makes 1 if its members' weights add up to at least the quota.

    >>> weighted_voting(3, 2, 1, 1).worth("AB"), weighted_voting(3, [2, 1, 1]).worth("BC")
    (Fraction(1, 1), Fraction(0, 1))
    """
    each = _by_letters(weights, "weights")
    if (least := fraction(quota, "quotas", MOST_BITS)) <= 0:
        raise ValueError(f"quotas must be greater than 0, got {short_repr(quota)}")
    title = f"[{least}; {', '.join(map(str, each.values()))}]"
    return CoalitionGame(list(each), lambda group: sum(each[name] for name in group) >= least, title)


def bankruptcy(estate: Any, *claims: Any) -> CoalitionGame:
    """Return a bankruptcy game, where a coalition makes whatever is left after everybody else has been paid in full.

    >>> print(*bankruptcy(36, 10, 20, 30).worths)
    0 0 0 6 6 16 26 36

    The estate can't be larger than the sum of the claims.

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
    """Return a runway game, where a coalition makes minus the cost of the most expensive runway that its members need.

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
    """Return the Talmud's division of an estate, where any two people share their part as two people would share a contested garment.

    Up to half the total of the claims, everybody gains the same, except that nobody gets more than half of their claim. Beyond that point,
    everybody loses the same, except that nobody loses more than half of their claim.

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
    """Return an amount divided into parts, which are all equal except that none exceeds its cap."""
    parts, left = [Fraction(0)] * len(caps), amount
    for rank, i in enumerate(sorted(range(len(caps)), key=caps.__getitem__)):
        parts[i] = min(caps[i], left / (len(caps) - rank))
        left -= parts[i]
    return tuple(parts)


def _by_letters(values: tuple[Any, ...], what: str) -> dict[str, Fraction]:
    given = numbers(values, what)
    if not given:
        raise ValueError(f"expected {what} for at least one player, got none")
    return dict(zip(LETTERS, given, strict=False))


def _estate(estate: Any, claims: tuple[Any, ...]) -> tuple[Fraction, dict[str, Fraction]]:
    each = _by_letters(claims, "claims")
    left = fraction(estate, "estates", MOST_BITS, 0)
    if left > sum(each.values()):
        raise ValueError(
            f"an estate can be at most the sum of the claims ({sum(each.values())}), got {short_repr(estate)}"
        )
    return left, each
