"""Cards, boxes, chocolate and letters: thirty-one, empty and divide, Chomp, SOS."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from tests import oracle
from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import lost, mapped, values

# --- thirty-one: whoever takes the total to `bad` or above loses -----------------------------------------------------

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


@checks("c029")
def totals_that_lose() -> Facts:
    noted, open_to_doubt = [30, 23, 16, 9, 2], True
    for bad in (REACH, EXCEED):
        by_total: dict[int, set[bool]] = {}
        for left in mapped(cards(bad), turned()):
            by_total.setdefault(total(left), set()).add(lost_with(bad)(left))
        open_to_doubt &= any(len(found) == 2 for found in by_total.values())
    return Facts(
        literal=endless(EXCEED) == noted,
        kindly=endless(REACH) == noted,
        mended=endless(EXCEED) == [31, 24, 17, 10, 3] and open_to_doubt,
    )


@cache
def lost_with(bad: int) -> Any:
    return lost(cards(bad))


@checks("c030")
def first_line() -> Facts:
    return Facts(
        literal=wins(FIRST_LINE, EXCEED) == "first",
        kindly=wins(FIRST_LINE, REACH) == "first",
        mended=sum(FIRST_LINE) == 31 and len(FIRST_LINE) == 10 and wins(FIRST_LINE, EXCEED) == "second",
    )


@checks("c031")
def second_line() -> Facts:
    def openings(bad: int) -> list[int]:
        return [card for card in range(1, 7) if lost_with(bad)(turned(card))]

    return Facts(
        literal=wins(SECOND_LINE, EXCEED) == "second",
        kindly=wins(SECOND_LINE, REACH) == "second",
        mended=lost_with(REACH)(turned(2, 5, 1))
        and openings(REACH) == [2]
        and openings(EXCEED) == [1, 2, 5]
        and lost_with(EXCEED)(turned(3, 4)),
    )


@checks("c032")
def only_four_of_each() -> Facts:
    line = SECOND_LINE[:8]
    scarce, plenty = lost_with(REACH)(turned(*line)), sum(line) in endless(REACH)
    return Facts(literal=scarce and not plenty and turned(*line)[1] == 0)


# --- empty and divide ---------------------------------------------------------------------------------------------

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


@checks("c034")
def where_boxes_end() -> Facts:
    ends = {equal: {boxes for boxes in BOXES if not oracle.two_boxes(equal).options(boxes)} for equal in (False, True)}
    return Facts(
        literal=ends[False] == {(1, 1)} and (1, 1) in ends[True],
        mended=ends[True] == {(m, n) for m, n in BOXES if m % 2 and n % 2},
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


# --- Chomp: rows of squares, the longest below ------------------------------------------------------------------------


def chomp(rows: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A square is named, and every square at least as far up and as far right is eaten, but never the first."""
    return [
        tuple(min(row, right) if up >= here else row for up, row in enumerate(rows))
        for here, row in enumerate(rows)
        for right in range(row)
        if (here, right) != (0, 0)
    ]


@checks("c038")
def the_first_wins_chomp() -> Facts:
    is_lost = lost(chomp)
    boards = {(m, n): is_lost((n,) * m) for m in range(1, 6) for n in range(1, 7)}
    return Facts(literal=[size for size, loses in boards.items() if loses] == [(1, 1)], mended=chomp((1,)) == [])


@checks("c040")
def a_strategy_is_stolen() -> Facts:
    is_lost = lost(chomp)

    def corner(m: int, n: int) -> tuple[int, ...]:
        return (n,) * (m - 1) + (n - 1,)

    boards = [(m, n) for m in range(2, 6) for n in range(2, 6)]
    return Facts(
        literal=all(is_lost(corner(m, n)) for m, n in boards),
        kindly=all(set(chomp(corner(m, n))) <= set(chomp((n,) * m)) for m, n in boards),
        mended=all(is_lost((n,) + (1,) * (n - 1)) for n in range(2, 7))
        and all(is_lost(corner(2, n)) for n in range(2, 9)),
    )


# --- SOS: squares 1 to n, an empty one 0, S 1, O 2, as the digits of a number in base 3 -------------------------------


@cache
def sos(n: int) -> npt.NDArray[np.int8]:
    """By position: 1 if the player to move wins, -1 if he loses, 0 if it is a draw. From full rows backwards, all of them."""
    codes = np.arange(3**n, dtype=np.int32)
    digits = [(codes // 3**i % 3).astype(np.int8) for i in range(n)]
    done = np.zeros(3**n, bool)
    for i in range(n - 2):
        done |= (digits[i] == 1) & (digits[i + 1] == 2) & (digits[i + 2] == 1)
    empty = sum((digit == 0).astype(np.int8) for digit in digits)
    result = np.where(done, -1, 0).astype(np.int8)
    for count in range(1, n + 1):
        here = codes[(empty == count) & ~done]
        best = np.full(len(here), -1, np.int8)
        for i in range(n):
            free = np.flatnonzero(digits[i][here] == 0)
            for letter in (1, 2):
                best[free] = np.maximum(best[free], -result[here[free] + letter * 3**i])
        result[here] = best
    return result


def letters(n: int, **written: str) -> int:
    """The number of a position: `letters(4, s1="S")`."""
    return sum("_SO".index(letter) * 3 ** (int(place[1:]) - 1) for place, letter in written.items())


def best_starts(n: int) -> dict[str, int]:
    """What each first move comes to for the player who makes it."""
    return {
        f"{letter}{i}": -int(sos(n)[digit * 3 ** (i - 1)])
        for i in range(1, n + 1)
        for digit, letter in ((1, "S"), (2, "O"))
    }


def winning_s(n: int) -> list[int]:
    return [int(move[1:]) for move, result in best_starts(n).items() if result == 1 and move[0] == "S"]


@checks("c051")
def two_squares_between_s_and_s() -> Facts:
    """In rows of up to seven squares: wherever just two squares are empty, between S and S, and no SOS is there."""
    found = []
    for n in range(4, 8):
        game = oracle.sos_row()
        for code in range(3**n):
            row = tuple(("_SO"[code // 3**i % 3]) for i in range(n))
            text = "".join(row)
            if text.count("_") == 2 and "S__S" in text and "SOS" not in text:
                start = tuple(0 if one == "_" else one for one in row)
                found.append(oracle.results(game, [start])[start])
    return Facts(literal=len(found) > 20 and set(found) == {-1})


@checks("c052")
def odd_and_even_rows() -> Facts:
    outcome = {n: int(sos(n)[0]) for n in range(1, 15)}
    theory = {n: 1 if n % 2 and n >= 7 else 0 for n in range(1, 15)}
    return Facts(
        literal=all(result == (1 if n % 2 else -1) for n, result in outcome.items()),
        kindly=all(result == (1 if n % 2 else -1) for n, result in outcome.items() if n >= 7),
        mended=outcome == theory,
    )


@checks("c053")
def fourteen_squares() -> Facts:
    starts = best_starts(14)
    return Facts(
        literal=starts["O7"] == 0,
        mended={move for move, result in starts.items() if result == 0} == {"O7", "O8"}
        and set(starts.values()) == {0, -1},
    )


@checks("c054")
def moves_that_win_sos() -> Facts:
    told = {7: [4], 9: [4, 5, 6], 11: [4, 5, 6, 7, 8], 13: [1, *range(4, 11), 13]}
    only_s = all(result < 1 for n in told for move, result in best_starts(n).items() if move[0] == "O")
    answer = -sos(4)[letters(4, s1="S", s4="S")] == 1 == sos(4)[letters(4, s1="S")]
    return Facts(literal=None, mended={n: winning_s(n) for n in told} == told and only_s and bool(answer))
