"""Poker with one card for each: small enough to be solved, large enough to bluff.

**Invariant.** Plain trees; what they are worth is computed by `strategic_form` and `solve`.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

from cgkit.errors import told, wanted, whole_number
from cgkit.strategic.matrices import Matrix, fraction
from cgkit.strategic.plans import strategic_form
from cgkit.strategic.trees import Choice, Node, Tree, chance, choice, end

__all__ = ["bluffing", "kuhn_poker", "matrix_of"]

MOST_CHIPS = 1_000
ASKED = "You have bet, and your card lies face down"


def bluffing(ante: int = 1, bet: int = 1, high: Any = Fraction(1, 2)) -> Tree:
    """Return the game of one card that one player sees: bet or fold, and then the other calls or folds.

    >>> bluffing(bet=2)
    Tree('One card')

    Parameters
    ----------
    ante : how many chips each puts on the table first, from 1 to 1,000.
    bet : how many a bet adds, and a call, from 1 to 1,000.
    high : how likely the high card is, between 0 and 1.

    Raises
    ------
    ValueError : for anything else.
    """
    table, more = whole_number(ante, "antes", 1, MOST_CHIPS), whole_number(bet, "bets", 1, MOST_CHIPS)
    likely = fraction(high, "probabilities")
    if not 0 < likely < 1:
        raise ValueError(f"the high card is likely with a probability between 0 and 1, got {told(high)}")

    def dealt(card: str, shown: int) -> Choice:
        answer = choice(1, ASKED, {"fold": end(table, -table), "call": end(shown, -shown)})
        return choice(0, f"You hold the {card} card", {"fold": end(-table, table), "bet": answer})

    return Tree(
        "One card",
        f"Each has put {_chips(table)} on the table. You are dealt the high card, with probability {likely}, or the low one, and the "
        f"machine does not see it. Fold, and the machine takes the table; or bet {_chips(more)}. Then the machine folds, or calls with "
        "as many: the high card wins the table, the low one loses it.",
        chance(
            "The deal",
            {"high": (likely, dealt("high", table + more)), "low": (1 - likely, dealt("low", -table - more))},
        ),
    )


def _chips(number: int) -> str:
    return "1 chip" if number == 1 else f"{number} chips"


def _kuhn(mine: int, theirs: int) -> Node:
    you, they = (f"You hold the {_CARDS[mine]}", f"The machine holds the {_CARDS[theirs]}")
    won = 1 if mine > theirs else -1
    answer = choice(0, f"{you}; you checked, the machine bet", {"fold": end(-1, 1), "call": end(2 * won, -2 * won)})
    after_check = choice(1, f"{they}; you checked", {"check": end(won, -won), "bet": answer})
    after_bet = choice(1, f"{they}; you bet", {"fold": end(1, -1), "call": end(2 * won, -2 * won)})
    return choice(0, you, {"check": after_check, "bet": after_bet})


_CARDS = ("jack", "queen", "king")

#: Poker with three cards, one for each player and one that nobody sees; Harold Kuhn's, of 1950.
kuhn_poker = Tree(
    "Three cards",
    "Jack, queen and king: each of you has put one chip on the table and is dealt a card. Check or bet one chip. After a check the "
    "machine may check, and the cards are shown, or bet. Whoever faces a bet folds, or calls with one chip; then the higher card wins.",
    chance(
        "The deal",
        {
            f"{_CARDS[mine]}, {_CARDS[theirs]}": (Fraction(1, 6), _kuhn(mine, theirs))
            for mine, theirs in permutations(range(3), 2)
        },
    ),
)


def matrix_of(tree: Tree) -> Matrix:
    """Return the matrix of a zero-sum game of two players: what each pair of plans brings the first one.

    >>> matrix_of(bluffing())
    Matrix([[-1, -1], [0, Fraction(-3, 2)], [0, Fraction(1, 2)], [1, 0]])

    Rows and columns are the plans, in the order of `strategic_form`.

    Parameters
    ----------
    tree : a game in which one player gains what the other loses.

    Raises
    ------
    TypeError : if it is no tree.
    ValueError : if it is no such game.
    """
    if len(wanted(Tree, tree, "one_card").players) != 2 or not tree.is_zero_sum:
        raise ValueError(f"a matrix is for a zero-sum game of two players, and {tree} is none")
    return Matrix([[pay[0] for pay in row] for row in strategic_form(tree).pays])
