"""Heaps that go by a code, and what a code's theorem says of them.

The values of heaps under a code come from its table; once these prove a period, from that, for heaps of any size. The
theorems and their conditions stand in `cgkit.sequences.periods`.
"""

from __future__ import annotations

from cgkit.errors import LARGER, SearchLimitError, told
from cgkit.games.heaps import Heaps
from cgkit.numbers.nim import nim_sum
from cgkit.sequences.octal import Breaks
from cgkit.sequences.periods import Period

__all__ = ["CodedHeaps"]


class CodedHeaps(Heaps):
    """Heaps on which a move takes some chips and leaves the rest in some heaps, as `breaks` says."""

    @property
    def breaks(self) -> Breaks:
        """What may be done to a heap."""
        raise NotImplementedError(f"{type(self).__name__} must say what may be done to one heap")

    def grundy_theory(self, position: tuple[int, ...]) -> int | None:
        total = 0
        for size in position:
            value = self.breaks.value(size)
            if value is None:
                return None
            total = nim_sum(total, value)
        return total

    def sequence(self, terms: int) -> list[int]:
        return self.breaks.sequence(terms)

    def period_theory(self, limit: int) -> Period | None:
        found = self.breaks.period(limit)
        if found is None and not self.breaks.unequal:
            raise SearchLimitError(limit, f"values of {told(self)}, which prove no period", LARGER)
        return found
