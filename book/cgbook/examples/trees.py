"""Small games in extensive form with chance, hidden cards or simultaneous moves, which combinatorial games lack.

**Invariant.** The games are plain trees; `cgbook.strategic` computes their values.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import permutations
from typing import Any

from cgbook.strategic.exact_numbers import fraction
from cgbook.strategic.trees import Choice, Node, Tree, chance, choice, end
from cgkit.checks import check_int, short_repr

PAYS = '{"heads": {"heads": (1, -1), "tails": (-1, 1)}}'
LOSE, GAIN, ROLLS = Fraction(1, 3), 3, 3  # probability that a roll loses, chips it gains otherwise, most rolls
MOST_CHIPS = 1_000
ASKED = "You have bet, and your card lies face down"


def at_once(title: str, rule: str, pays: Mapping[str, Mapping[str, tuple[Any, Any]]]) -> Tree:
    """Return a game where both players choose at the same time; `pays` holds their payoffs by the first player's choice, then the second's.

    >>> at_once("Matching pennies", "You want equal sides.", {
    ...     "heads": {"heads": (1, -1), "tails": (-1, 1)}, "tails": {"heads": (-1, 1), "tails": (1, -1)},
    ... }).has_perfect_information
    False
    """
    if not isinstance(pays, Mapping) or not all(isinstance(row, Mapping) for row in pays.values()):
        raise TypeError(f"payoffs must be a dictionary of dictionaries, such as {PAYS}, got {short_repr(pays)}")
    for pay in (pay for row in pays.values() for pay in row.values()):
        if not isinstance(pay, tuple) or len(pay) != 2:
            raise ValueError(f"a cell must be a pair of payoffs, such as (1, -1), got {short_repr(pay)}")
    return Tree(
        title,
        rule,
        choice(
            0,
            "Both choose now",
            {
                mine: choice(1, "You have chosen, unseen", {theirs: end(*pay) for theirs, pay in row.items()})
                for mine, row in pays.items()
            },
        ),
    )


def _roll(chips: int, rolls: int) -> Node:
    if not rolls:
        return end(chips)
    good = _roll(chips + GAIN, rolls - 1)
    die = chance("The die", {"1 or 2": (LOSE, end(0)), "3 to 6": (1 - LOSE, good)})
    return choice(0, f"You have {chips} {'chip' if chips == 1 else 'chips'}", {"stop": end(chips), "roll": die})


#: A game for one player and a die, where each roll either adds 3 chips or loses everything.
roll_or_stop = Tree(
    "Roll or stop",
    "You have one chip. Stop and keep what you have, or roll the die. A 3, 4, 5 or 6 adds three chips, and a 1 or 2 loses "
    "everything. You can roll up to three times.",
    _roll(1, ROLLS),
    players=("You",),
)


def bluffing(ante: int = 1, bet: int = 1, high: Any = Fraction(1, 2)) -> Tree:
    """Return the game of one card, where the first player sees the card and bets or folds, and the second player calls a bet or folds.

    >>> bluffing(bet=2)
    Tree('One card')

    Each player first puts the ante on the table, and a bet or a call adds the bet; both amounts are from 1 to 1,000 chips. The
    probability of the high card is between 0 and 1.
    """
    table, more = check_int(ante, "antes", 1, MOST_CHIPS), check_int(bet, "bets", 1, MOST_CHIPS)
    likely = fraction(high, "probabilities")
    if not 0 < likely < 1:
        raise ValueError(f"the probability of the high card must be between 0 and 1, got {short_repr(high)}")

    def dealt(card: str, shown: int) -> Choice:
        answer = choice(1, ASKED, {"fold": end(table, -table), "call": end(shown, -shown)})
        return choice(0, f"You hold the {card} card", {"fold": end(-table, table), "bet": answer})

    return Tree(
        "One card",
        f"Each of you has put {_chips(table)} on the table. You get the high card with probability {likely}, otherwise the low one, and "
        f"your opponent doesn't see it. If you fold, your opponent takes the table. If you bet {_chips(more)}, your opponent either "
        "folds, and you take the table, or calls with as many chips. Then the high card wins the table, and the low card loses it.",
        chance(
            "The deal",
            {"high": (likely, dealt("high", table + more)), "low": (1 - likely, dealt("low", -table - more))},
        ),
    )


def _chips(number: int) -> str:
    return "1 chip" if number == 1 else f"{number} chips"


#: A game with a bet and one card that only one player sees.
one_card = Tree(
    "One card",
    "Each of you has put one chip on the table. You get the high card or the low one, both equally likely, and your opponent doesn't "
    "see it. If you fold, your opponent takes the table. If you bet one more chip, your opponent either folds, and you take the table, "
    "or calls with one more chip. Then the high card wins the table, and the low card loses it.",
    bluffing().root,
)


def _kuhn(mine: int, theirs: int) -> Node:
    you, they = (f"You hold the {_CARDS[mine]}", f"Your opponent holds the {_CARDS[theirs]}")
    won = 1 if mine > theirs else -1
    answer = choice(0, f"{you}; you checked, your opponent bet", {"fold": end(-1, 1), "call": end(2 * won, -2 * won)})
    after_check = choice(1, f"{they}; you checked", {"check": end(won, -won), "bet": answer})
    after_bet = choice(1, f"{they}; you bet", {"fold": end(1, -1), "call": end(2 * won, -2 * won)})
    return choice(0, you, {"check": after_check, "bet": after_bet})


_CARDS = ("jack", "queen", "king")

#: Poker with three cards, one for each player and one that nobody sees, by Harold Kuhn (1950).
kuhn_poker = Tree(
    "Three cards",
    "There are three cards, a jack, a queen and a king. Each of you has put one chip on the table and is dealt a card. Check or bet "
    "one chip. After a check, your opponent either checks, and the cards are shown, or bets. Whoever faces a bet either folds or calls "
    "with one chip. After a call, the higher card wins.",
    chance(
        "The deal",
        {
            f"{_CARDS[mine]}, {_CARDS[theirs]}": (Fraction(1, 6), _kuhn(mine, theirs))
            for mine, theirs in permutations(range(3), 2)
        },
    ),
)


#: A game where stone blunts scissors, scissors cut paper, and paper wraps stone.
stone_scissors_paper = at_once(
    "Stone, scissors, paper",
    "Choose at the same time. Stone blunts scissors, scissors cut paper, and paper wraps stone. The loser pays one chip.",
    {
        mine: {
            theirs: ((0, 0), (1, -1), (-1, 1))[(j - i) % 3] for j, theirs in enumerate(("stone", "scissors", "paper"))
        }
        for i, mine in enumerate(("stone", "scissors", "paper"))
    },
)

#: A game for two hunters, where it takes both to catch a stag, and one to catch a hare.
stag_hunt = at_once(
    "The stag and the hare",
    "Two hunters choose at the same time. It takes both to bring down the stag, worth three chips to each. A hunter who goes "
    "for the stag alone gets nothing. A hare, worth two chips, can be caught alone.",
    {"stag": {"stag": (3, 3), "hare": (0, 2)}, "hare": {"stag": (2, 0), "hare": (2, 2)}},
)
