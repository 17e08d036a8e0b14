"""Cards, boxes, chocolate and letters: thirty-one, empty and divide, Chomp, SOS."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests import oracle
from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import lost, values

REACH, EXCEED = 31, 32


def endless(bad: int) -> list[int]:
    """The totals that are lost for the player to move when no card runs out."""
    is_lost = lost(lambda total: [total + card for card in range(1, 7) if total + card < bad])
    return [total for total in range(31, -1, -1) if total < bad and is_lost(total)]


def cards(bad: int) -> Any:
    """Four of each card: what is left of each. A card that takes the total to `bad` may not be turned, for it loses."""

    def options(left: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
        for card in range(1, 7):
            after = tuple(n - (i == card) for i, n in enumerate(left, start=1))
            if after[card - 1] >= 0 and total(after) < bad:
                yield after

    return options


def total(left: tuple[int, ...]) -> int:
    return sum(card * (4 - n) for card, n in enumerate(left, start=1))


def turned(*line: int) -> tuple[int, ...]:
    return tuple(4 - line.count(card) for card in range(1, 7))


def wins(line: tuple[int, ...], bad: int) -> str:
    """Who wins a line of play that is played out, or would if the next card loses whatever it is."""
    assert min(turned(*line)) >= 0, "five cards of one kind"
    over = [turn for turn in range(1, len(line) + 1) if sum(line[:turn]) >= bad]
    if not over:
        assert list(cards(bad)(turned(*line))) == [], "the line is not played out"
    loser = over[0] if over else len(line) + 1
    return "second" if loser % 2 else "first"


FIRST_LINE, SECOND_LINE = (2, 4, 3, 4, 3, 4, 3, 4, 3, 1), (2, 5, 2, 5, 2, 5, 2, 5, 1, 1, 1)


@checks("c028")
def past_thirty_one() -> Facts:
    noted = [30, 23, 16, 9, 2]
    return Facts(
        literal=endless(EXCEED) == noted,
        kindly=endless(REACH) == noted,
        mended=31 in endless(EXCEED) and lost(cards(EXCEED))(turned(6, 6, 6, 6, 5, 2)),
    )


@checks("c030")
def first_line() -> Facts:
    return Facts(
        literal=wins(FIRST_LINE, EXCEED) == "first",
        kindly=wins(FIRST_LINE, REACH) == "first",
        mended=sum(FIRST_LINE) == 31 and len(FIRST_LINE) == 10 and wins(FIRST_LINE, EXCEED) == "second",
    )


MOST = 24
BOXES = [(m, n) for m in range(1, MOST + 1) for n in range(m, MOST + 1)]


def boxes_lost(equal: bool) -> set[tuple[int, int]]:
    is_lost = lost(oracle.two_boxes(equal).options)
    return {boxes for boxes in BOXES if is_lost(boxes)}


def twos(n: int) -> int:
    """How often 2 divides n."""
    return next(k for k in range(n) if n % 2 ** (k + 1)) if n > 1 else 0


def the_two_rules() -> bool:
    trailing = {n: len(f"{n:b}") - len(f"{n:b}".rstrip("1")) for n in range(MOST * 2)}
    value = values(oracle.two_boxes(False).options)
    return (
        boxes_lost(equal=False) == {(m, n) for m, n in BOXES if m % 2 and n % 2}
        and boxes_lost(equal=True) == {(m, n) for m, n in BOXES if twos(m) % 2 == twos(n) % 2 == 0}
        and all(value((m, n)) == trailing[(m - 1) | (n - 1)] for m, n in BOXES)
    )


@checks("c035")
def n_positions_of_boxes() -> Facts:
    """Kindly: all that is named is N under one of the two readings, (1, 1) aside, which the note itself calls terminal."""
    named = {(m, n) for m, n in BOXES if m == 1 or {m, n} & {2, 8, 32}}
    won = {equal: set(BOXES) - boxes_lost(equal) for equal in (False, True)}
    half = all({(m, n) for m, n in BOXES if {m, n} & {2, 8}} <= won[equal] for equal in (False, True))
    return Facts(
        literal=any(named == won[equal] for equal in won),
        kindly=any(named - {(1, 1)} <= won[equal] for equal in won),
        mended=the_two_rules() and half and {(1, 3), (1, 4)} <= boxes_lost(equal=True),
    )


@checks("c036")
def p_positions_of_boxes() -> Facts:
    named = {(m, n) for m, n in BOXES if {m, n} <= {1, 4, 16}}
    return Facts(
        literal=any(named == boxes_lost(equal) for equal in (False, True)),
        kindly=named <= boxes_lost(equal=True),
        mended=the_two_rules() and (1, 3) in boxes_lost(equal=True) and (4, 4) not in boxes_lost(equal=False),
    )
