"""Games on rows of things side by side: a move takes a run of neighbours away, and may part the row in two.

Each is an octal code in disguise: Kayles is 0.77, Dawson's Kayles 0.07, Dawson's chess 0.137. Choosing file i of n in Dawson's chess is
like knocking down pins i and i + 1 of n + 1, so a row of n files is worth as much as n + 1 pins in Dawson's Kayles.

**Theorem.** Kayles has period 12 from 71 on (Guy and Smith 1956), Dawson's Kayles has period 34 from 53 on, and so Dawson's
chess from 52 on. *Proof:* the values, and `cgkit.sequences.periods`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType

from cgkit.games.ruleset import Move, Step
from cgkit.rulesets.heaps.coded import CodedHeaps
from cgkit.sequences.octal import Breaks, read_code

__all__ = ["DawsonChess", "DawsonKayles", "Kayles", "Rows", "dawson_chess", "dawson_kayles", "kayles"]

Sizes = tuple[int, ...]

KNOCK = MappingProxyType(
    {
        "one": "knock down pin {0}",
        "one@": "knock down pin {0} of row {at}",
        "two": "knock down pins {0} and {1}",
        "two@": "knock down pins {0} and {1} of row {at}",
    }
)
ADVANCE = MappingProxyType({"file": "advance on file {0}", "file@": "advance on file {0} of part {at}"})


def parts(before: int, after: int) -> Sizes:
    """Return the rows that are left when a run is taken out: those that are not empty, or one that is.

    >>> parts(2, 3), parts(0, 3), parts(0, 0)
    ((2, 3), (3,), (0,))
    """
    return tuple(size for size in (before, after) if size) or (0,)


class Rows(CodedHeaps):
    """Rows of things; a subclass says which runs may go, and the octal code that its rows follow."""

    code: str

    def runs(self, size: int) -> Iterator[tuple[Step, int, int]]:
        """Yield each move on a row: its step, how many things stand before the run that it takes, and how many after."""
        raise NotImplementedError(f"{type(self).__name__} must say which runs may go")

    def heap(self, size: int) -> Iterator[tuple[Step, Sizes]]:
        for step, before, after in self.runs(size):
            yield step, parts(before, after)

    def located(self, position: Sizes, move: Move[Sizes]) -> tuple[Step, ...]:
        # The numbers of a step are the things of one run, counted from 1.
        return tuple(Step(verb, (len(run),), (*(at or (0,)), run[0] - 1)) for verb, run, at in move.steps)

    @property
    def breaks(self) -> Breaks:
        return read_code(self.code)


@dataclass(frozen=True)
class Kayles(Rows):
    """Kayles: knock down one pin of a row, or two that stand side by side.

    >>> kayles(7).winning_moves()[1]
    knock down pin 4: leaves 3, 3, a P-position (nim-sum 3 ⊕ 3 = 0)
    >>> kayles(10**18).value()
    1

    Parameters
    ----------
    A position is any number of rows, integers >= 0.

    Raises
    ------
    ValueError : if a row is not an integer >= 0.

    Complexity
    ----------
    Values by theorem, so rows may be of any size; winning moves are found by trying each.

    References
    ----------
    Dudeney, *The Canterbury Puzzles* (1908), no. 73; Guy and Smith (1956); Ferguson, Part I, section 4.4.
    """

    words = KNOCK
    skin = "pins"
    code = "0.77"

    def __repr__(self) -> str:
        return "kayles"

    @property
    def title(self) -> str:
        return "Kayles"

    @property
    def rule(self) -> str:
        return "A move knocks down one pin, or two that stand side by side."

    @property
    def ending(self) -> str:
        return "Whoever knocks down the last pin wins."

    def runs(self, size: int) -> Iterator[tuple[Step, int, int]]:
        for pin in range(1, size + 1):
            yield Step("one", (pin,)), pin - 1, size - pin
            if pin < size:
                yield Step("two", (pin, pin + 1)), pin - 1, size - pin - 1


@dataclass(frozen=True)
class DawsonKayles(Rows):
    """Dawson's Kayles: knock down two pins that stand side by side.

    >>> dawson_kayles(4).winning_moves()
    [knock down pins 2 and 3: leaves 1, 1, and no move is left]

    Parameters
    ----------
    A position is any number of rows, integers >= 0.

    Raises
    ------
    ValueError : if a row is not an integer >= 0.

    Complexity
    ----------
    As for `Kayles`.

    References
    ----------
    Winning Ways, chapter 4.
    """

    words = KNOCK
    skin = "pins"
    code = "0.07"

    def __repr__(self) -> str:
        return "dawson_kayles"

    @property
    def title(self) -> str:
        return "Dawson's Kayles"

    @property
    def rule(self) -> str:
        return "A move knocks down two pins that stand side by side."

    def runs(self, size: int) -> Iterator[tuple[Step, int, int]]:
        for pin in range(1, size):
            yield Step("two", (pin, pin + 1)), pin - 1, size - pin - 1


@dataclass(frozen=True)
class DawsonChess(Rows):
    """Dawson's chess, when the last to move wins: advance on a file, which settles it and the files beside it.

    White and black pawns face each other on three ranks. A pawn that advances is taken by a neighbour, which is taken in turn, and
    when the exchange is over, the other player is to move, and nothing is left to do on these files.

    >>> dawson_chess(3).winning_moves(), dawson_chess(3).value() == dawson_kayles(4).value()
    ([advance on file 2: leaves 0, and no move is left], True)

    Parameters
    ----------
    A position is any number of rows of files where nothing has moved, integers >= 0.

    Raises
    ------
    ValueError : if a row is not an integer >= 0.

    Complexity
    ----------
    As for `Kayles`.

    References
    ----------
    Dawson, *Caissa's Wild Roses* (1935); Winning Ways, chapter 4.
    """

    words = ADVANCE
    skin = "files"
    code = "0.137"

    def __repr__(self) -> str:
        return "dawson_chess"

    @property
    def title(self) -> str:
        return "Dawson's chess"

    @property
    def rule(self) -> str:
        return "A move advances a pawn; the exchange that must follow settles its file and the files beside it."

    def runs(self, size: int) -> Iterator[tuple[Step, int, int]]:
        for file in range(1, size + 1):
            yield Step("file", (file,)), max(file - 2, 0), max(size - file - 1, 0)


kayles = Kayles()
dawson_kayles = DawsonKayles()
dawson_chess = DawsonChess()
