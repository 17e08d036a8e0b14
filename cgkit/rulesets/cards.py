"""Thirty-one, a game where players turn cards one at a time and must not raise the total too far.

**Convention.** *Exceed*: a player who takes the total above 31 loses, so 31 itself is safe. *Reach*: a player who takes the total to 31 or
more loses. Here, turning a card that would lose isn't a move. This changes nothing, because a player with no other card would have to turn
it and lose.

With an endless supply of each card, the total alone would decide who wins. The player to move would lose if 31 minus the total (for
*reach*, 30 minus the total) were a multiple of 7, because the opponent could answer each card c with 7 - c. With only four of each card,
the right answer can run out. That's why the cards on the table are part of the position. No theorem is known, so the game is solved by
search.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

from cgkit.checks import check_bool, check_ints, check_list, in_order, listed, shaped, short_repr
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Ruleset

RANKS = range(1, 7)
COPIES = 4
GOAL = 31
WHOLE = "the total and how many cards are left of each number, 1 to 6"


Table = tuple[int, tuple[int, ...]]


class ThirtyOne(Ruleset[Table]):
    """Thirty-one, with four of each of the cards 1 to 6; call it with the cards that have been turned.

    >>> thirty_one().winning_moves()[0].text
    'turn a 1'
    >>> [win.text for win in ThirtyOne(exceed=False)().winning_moves()]
    ['turn a 2']
    >>> [win.text for win in thirty_one(3, 4, 3, 4, 3, 4, 3).winning_moves()]
    ['turn a 4']

    The game is solved by a search of 3,551 positions for *exceed*, and of 3,220 for *reach*. A position is (total, number of cards
    left of each kind from 1 to 6).

    Parameters
    ----------
    exceed : whether a player loses by taking the total above 31; otherwise, by taking it to 31 or more.

    References
    ----------
    Mott-Smith, *Mathematical Puzzles* (1954); Ferguson, Part I, section 1.5.
    """

    rule = "A move turns a card that lies face up, and its number is added to the total."

    words = MappingProxyType({"turn": "turn a {0}"})
    skin = "cards"
    drawn_moves = True

    def __init__(self, exceed: bool = True) -> None:
        self.exceed = check_bool(exceed, "exceed")

    def __repr__(self) -> str:
        return "thirty_one" if self.exceed else "ThirtyOne(exceed=False)"

    @property
    def most(self) -> int:
        """The largest total that a player can safely make."""
        return GOAL if self.exceed else GOAL - 1

    @property
    def title(self) -> str:
        return "Thirty-one" if self.exceed else "Thirty-one, where 31 loses too"

    @property
    def ending(self) -> str:
        return f"Whoever takes the total {'above 31' if self.exceed else 'to 31 or more'} loses."

    def parse(self, *turned: Any) -> Any:
        given = check_list(in_order(listed(turned), "cards"), "cards")
        if len(given) == 2 and isinstance(given[1], tuple | list):
            return given  # this is already a plain position
        cards = check_ints(given, "cards", 1, max(RANKS))
        for rank in RANKS:
            if (count := cards.count(rank)) > COPIES:
                raise ValueError(
                    f"there are {COPIES} cards of each number, got {count} turned cards with the number {rank}"
                )
        return sum(cards), tuple(COPIES - cards.count(rank) for rank in RANKS)

    def check(self, position: Any) -> Table:
        total, left = shaped(position, (int, (int,) * len(RANKS)), WHOLE)
        if max(left) > COPIES:
            raise ValueError(f"there are {COPIES} cards of each number, got {short_repr(max(left))}")
        known = sum(rank * (COPIES - count) for rank, count in zip(RANKS, left, strict=True))
        if total != known:
            raise ValueError(f"the total must be the sum of the cards turned, {known}, got {short_repr(total)}")
        if total > self.most:
            raise ValueError(f"{self.title} is over when the total is above {self.most}, got {total}")
        return total, left

    def turned(self, position: Table) -> list[int]:
        """Return the cards that have been turned, in increasing order.

        >>> thirty_one.turned((11, (4, 4, 3, 2, 4, 4)))
        [3, 4, 4]
        """
        return [rank for rank, count in zip(RANKS, position[1], strict=True) for _ in range(COPIES - count)]

    def moves(self, position: Table) -> Iterator[Move[Table]]:
        total, left = position
        for i, rank in enumerate(RANKS):
            if left[i] and total + rank <= self.most:
                after = (*left[:i], left[i] - 1, *left[i + 1 :])
                yield Move((total + rank, after), (Step("turn", (rank,)),))

    def show(self, position: Table) -> str:
        total, left = position
        cards = " ".join(str(rank) * count for rank, count in zip(RANKS, left, strict=True) if count)
        return f"{total} with {cards} to turn"

    def write(self, position: Table) -> str:
        return f"{self!r}({', '.join(map(str, self.turned(position)))})"


thirty_one = ThirtyOne()
