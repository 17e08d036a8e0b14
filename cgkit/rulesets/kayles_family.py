"""Games on rows of objects, where a move removes a run of neighbours and can split the row in two.

Each game is an octal game in disguise: Kayles is 0.77, Dawson's Kayles is 0.07, and Dawson's chess is 0.137. Advancing on file i of n in
Dawson's chess is like knocking down pins i and i + 1 of n + 1. A row of n files therefore has the same value as n + 1 pins in Dawson's
Kayles.

**Theorem.** Kayles has period 12 from 71 on (Guy and Smith 1956). Dawson's Kayles has period 34 from 53 on, and Dawson's chess therefore
from 52 on. *Proof.* The values prove it, by a theorem in `cgkit.sequences.periods`.

Loops through dots are Nim and Kayles in another disguise. A loop through k of a region's n dots divides the other dots into those inside
and those outside. **Theorem.** In Rims, k is any positive number, and n dots are worth n. *Proof.* For each number below n, some loop
leaves that many dots on one side and none on the other; and a ⊕ b <= a + b < n for each division. In Rayles, k is 1 or 2, and the moves are
the same as in Kayles.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from cgkit.games.heaps import Heaps
from cgkit.games.move import Move, Step
from cgkit.rulesets.take_and_break import CodedHeaps
from cgkit.sequences.periods import Period, described

Sizes = tuple[int, ...]


def parts(before: int, after: int) -> Sizes:
    """Return the non-empty rows that remain after a run is removed, or one empty row if none remain.

    >>> parts(2, 3), parts(0, 3), parts(0, 0)
    ((2, 3), (3,), (0,))
    """
    return tuple(size for size in (before, after) if size) or (0,)


class Runs(Heaps):
    """A game on rows of objects; a subclass defines the runs that a move can take."""

    def runs(self, size: int) -> Iterator[tuple[Step, int, int]]:
        """Yield each move on a row, as its step and the numbers of objects before and after the run that it takes."""
        raise NotImplementedError(f"{type(self).__name__} must define which runs a move can take")

    def left(self, before: int, after: int) -> Sizes:
        """Return the rows that remain when a run is removed from a row."""
        return parts(before, after)

    def heap(self, size: int) -> Iterator[tuple[Step, Sizes]]:
        for step, before, after in self.runs(size):
            yield step, self.left(before, after)

    def located(self, position: Sizes, move: Move[Sizes]) -> tuple[Step, ...]:
        # A step's numbers are the first and the last object of a run, or its only object, numbered from 1.
        return tuple(Step(verb, (run[-1] - run[0] + 1,), (*(at or (0,)), run[0] - 1)) for verb, run, at in move.steps)


class Rows(Runs, CodedHeaps):
    """A game on rows of objects with an octal code, which a subclass defines."""


class Kayles(Rows):
    """Kayles, where a move knocks down one pin of a row, or two pins side by side.

    >>> kayles(7).winning_moves()[1]
    knock down pin 4: leaves 3, 3, a P-position (nim-sum 3 ⊕ 3 = 0)
    >>> kayles(10**18).value()
    1

    The values have period 12 from 71 on (Guy and Smith), so they're known for rows of any length.

    References
    ----------
    Dudeney, *The Canterbury Puzzles* (1908), no. 73; Guy and Smith (1956); Ferguson, Part I, section 4.4.
    """

    expression, title, code = "kayles", "Kayles", "0.77"
    rule = "A move knocks down one pin, or two that stand side by side."
    ending = "Whoever knocks down the last pin wins."
    words = MappingProxyType(
        {
            "one": "knock down pin {0}",
            "one@": "knock down pin {0} of row {at}",
            "two": "knock down pins {0} and {1}",
            "two@": "knock down pins {0} and {1} of row {at}",
        }
    )
    skin = "pins"

    def runs(self, size: int) -> Iterator[tuple[Step, int, int]]:
        for pin in range(1, size + 1):
            yield Step("one", (pin,)), pin - 1, size - pin
            if pin < size:
                yield Step("two", (pin, pin + 1)), pin - 1, size - pin - 1


class DawsonKayles(Kayles):
    """Dawson's Kayles, where a move knocks down two pins side by side (Winning Ways, chapter 4).

    >>> dawson_kayles(4).winning_moves()
    [knock down pins 2 and 3: leaves 1, 1, and no move is left]
    """

    expression, title, code = "dawson_kayles", "Dawson's Kayles", "0.07"
    rule, ending = "A move knocks down two pins that stand side by side.", "Whoever can't move loses."

    def runs(self, size: int) -> Iterator[tuple[Step, int, int]]:
        return (run for run in super().runs(size) if run[0].verb == "two")


class DawsonChess(Rows):
    """Dawson's chess in normal play, where advancing on a file settles that file and its neighbours.

    White and black pawns face each other on three ranks. A pawn that advances is taken by a neighbour, which is taken in turn. When the
    exchange is over, it's the other player's turn, and no moves are left on these files.

    >>> dawson_chess(3).winning_moves(), dawson_chess(3).value() == dawson_kayles(4).value()
    ([advance on file 2: leaves 0, and no move is left], True)

    References
    ----------
    Dawson, *Caissa's Wild Roses* (1935); Winning Ways, chapter 4.
    """

    expression, title, code = "dawson_chess", "Dawson's chess", "0.137"
    rule = "A move advances a pawn; the exchange that must follow settles its file and the files beside it."
    words = MappingProxyType({"file": "advance on file {0}", "file@": "advance on file {0} of part {at}"})
    skin = "files"

    def runs(self, size: int) -> Iterator[tuple[Step, int, int]]:
        for file in range(1, size + 1):
            yield Step("file", (file,)), max(file - 2, 0), max(size - file - 1, 0)


class Rims(Heaps):
    """Rims, where a move draws a loop through one or more dots of a region, and loops must not meet.

    >>> rims(3, 5).winning_moves()[0]
    loop through 2 of region 2, with 0 inside and 3 outside: leaves 3, 3, a P-position (nim-sum 3 ⊕ 3 = 0)

    References
    ----------
    Winning Ways, chapter 17; Ferguson, Part I, section 4.5.
    """

    expression, title = "rims", "Rims"
    rule = "A move draws a loop through one or more dots; no two loops may meet."
    words = MappingProxyType(
        {
            "loop": "loop through {0}, with {1} inside and {2} outside",
            "loop@": "loop through {0} of region {at}, with {1} inside and {2} outside",
        }
    )
    skin = "dots"

    def most(self, size: int) -> int:
        """Return the largest number of dots that a loop can go through in a region of `size` dots."""
        return size

    def heap(self, size: int) -> Iterator[tuple[Step, Sizes]]:
        for through in range(1, self.most(size) + 1):
            for inside in range((size - through) // 2 + 1):
                outside = size - through - inside
                yield Step("loop", (through, inside, outside)), parts(inside, outside)

    def heap_value(self, size: int) -> int | None:
        return size

    def period_theory(self, limit: int) -> Period | None:
        return described([0, 1], 0, 1, "A region is worth the number of its dots, by the theorem on Rims.", proved=True)


class Rayles(Rims):
    """Rayles, where a move draws a loop through one or two dots of a region, and loops must not meet.

    >>> rayles(3).winning_moves()
    [loop through 1, with 1 inside and 1 outside: leaves 1, 1, a P-position (nim-sum 1 ⊕ 1 = 0)]
    """

    expression, title = "rayles", "Rayles"
    rule = "A move draws a loop through one dot or two; no two loops may meet."

    def most(self, size: int) -> int:
        return min(size, 2)

    def heap_value(self, size: int) -> int | None:
        return kayles.heap_value(size)

    def sequence(self, terms: int) -> list[int] | None:
        return kayles.sequence(terms)

    def period_theory(self, limit: int) -> Period | None:
        return kayles.period_theory(limit)


kayles = Kayles()
dawson_kayles = DawsonKayles()
dawson_chess = DawsonChess()
rims = Rims()
rayles = Rayles()
