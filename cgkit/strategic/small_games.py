"""Four small games, one for each thing that a combinatorial game does without: chance, hidden cards, moves at one time, and shared gain.

**Invariant.** Plain data; what these games are worth is computed by `cgkit.strategic.plans` and `cgkit.strategic.backward`.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from cgkit.errors import told
from cgkit.strategic.poker import bluffing
from cgkit.strategic.trees import Node, Tree, chance, choice, end

__all__ = ["at_once", "one_card", "roll_or_stop", "stag_hunt", "stone_scissors_paper"]

EXAMPLE = '{"heads": {"heads": (1, -1), "tails": (-1, 1)}}'
LOSE, GAIN, ROLLS = Fraction(1, 3), 3, 3  # how likely a roll loses all; what a good one adds; how many there are


def at_once(title: str, rule: str, pays: Mapping[str, Mapping[str, tuple[int, int]]]) -> Tree:
    """Return a game in which both players choose at one time: none of them sees the other's choice.

    >>> at_once("Matching pennies", "You want equal sides.", {
    ...     "heads": {"heads": (1, -1), "tails": (-1, 1)}, "tails": {"heads": (-1, 1), "tails": (1, -1)},
    ... }).has_perfect_information
    False

    Parameters
    ----------
    title, rule : its name and its rule.
    pays : for each choice of the first player and each of the second what the two get.

    Raises
    ------
    TypeError : if the pay-offs are no dictionary of dictionaries by words, or one of them is empty, or title or rule no string.
    ValueError : if a cell is no pair of integers, or the rows do not name the same choices.
    """
    if not isinstance(pays, Mapping) or not all(isinstance(row, Mapping) for row in pays.values()):
        raise TypeError(f"pay-offs are a dictionary of dictionaries, as {EXAMPLE}, got {told(pays)}")
    for pay in (pay for row in pays.values() for pay in row.values()):
        if not isinstance(pay, tuple) or len(pay) != 2:
            raise ValueError(f"a cell says what the two players get, as (1, -1), got {told(pay)}")
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


#: One player and a die: each roll adds 3 chips or loses all.
roll_or_stop = Tree(
    "Roll or stop",
    "You have one chip. Stop and keep what you have, or roll the die: 3, 4, 5 or 6 adds three chips, 1 or 2 loses all. "
    "You may roll three times.",
    _roll(1, ROLLS),
    players=("You",),
)

#: A card that one player sees and the other does not, and a bet.
one_card = Tree(
    "One card",
    "Each of you has put one chip on the table. You are dealt the high card or the low one, each as likely, and the machine does not see "
    "it. Fold, and the machine takes the table; or bet one chip more. Then the machine folds, or calls with one chip "
    "more: the high card wins the table, the low one loses it.",
    bluffing().root,
)

#: Stone blunts scissors, scissors cut paper, paper wraps stone.
stone_scissors_paper = at_once(
    "Stone, scissors, paper",
    "Choose at the same time. Stone blunts scissors, scissors cut paper, paper wraps stone; the loser pays one chip.",
    {
        mine: {
            theirs: ((0, 0), (1, -1), (-1, 1))[(j - i) % 3] for j, theirs in enumerate(("stone", "scissors", "paper"))
        }
        for i, mine in enumerate(("stone", "scissors", "paper"))
    },
)

#: Two hunters: a stag needs both, a hare needs one.
stag_hunt = at_once(
    "The stag and the hare",
    "Two hunters choose at the same time. It takes both to bring down the stag, worth three chips to each; alone at the stag "
    "one gets nothing. A hare, worth two chips, anybody can catch alone.",
    {"stag": {"stag": (3, 3), "hare": (0, 2)}, "hare": {"stag": (2, 0), "hare": (2, 2)}},
)
