"""Thirty-one: players turn cards one at a time, and must not take the total too far.

**Convention.** *Exceed*: whoever takes the total above 31 loses, so 31 itself is safe. *Reach*: whoever takes it to 31 or
more loses. Turning a card that loses is modelled as no move: whoever has no other card left would have had to turn it.

With an endless supply of each card, the total alone would say who wins: the lost totals are those from which 31 (or 30) is a multiple
of 7 away, since a card c is answered by 7 - c. With four of each, the answer may run out. So the cards still on the table belong to
the position; no theorem is known, and the game is searched.
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
    """Thirty-one, with four of each of the cards 1 to 6; it is called with the cards that have been turned.

    >>> thirty_one().winning_moves()[0].text
    'turn a 1'
    >>> [win.text for win in ThirtyOne(exceed=False)().winning_moves()]
    ['turn a 2']
    >>> [win.text for win in thirty_one(3, 4, 3, 4, 3, 4, 3).winning_moves()]
    ['turn a 4']

    Solved by search: 3,551 positions for *exceed*, 3,220 for *reach*.

    Parameters
    ----------
    exceed : True: whoever takes the total above 31 loses. False: whoever takes it to 31 or more loses.
        A position is (total, cards left of each number 1 to 6).

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
        """The largest total that does not lose."""
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
            return given  # the plain position itself
        cards = check_ints(given, "cards", 1, max(RANKS))
        for rank in RANKS:
            if (count := cards.count(rank)) > COPIES:
                raise ValueError(f"there are {COPIES} cards of each number, got {count} turned of number {rank}")
        return sum(cards), tuple(COPIES - cards.count(rank) for rank in RANKS)

    def check(self, position: Any) -> Table:
        total, left = shaped(position, (int, (int,) * len(RANKS)), WHOLE)
        if max(left) > COPIES:
            raise ValueError(f"there are {COPIES} cards of each number, got {short_repr(max(left))}")
        known = sum(rank * (COPIES - count) for rank, count in zip(RANKS, left, strict=True))
        if total != known:
            raise ValueError(f"the total must be the sum of the cards turned, {known}, got {short_repr(total)}")
        if total > self.most:
            raise ValueError(f"{self.title} is over above a total of {self.most}, got {total}")
        return total, left

    def turned(self, position: Table) -> list[int]:
        """Return the cards that have been turned, the lowest first.

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
