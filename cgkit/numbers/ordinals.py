"""Ordinal numbers below ω², exactly: ω·x + y, with their order and their nim-sum.

Nim-sums of ordinals go by powers of two, of which ω is one (it is 2 to the power ω). So ω·x and y are added apart, each without carrying.
"""

from __future__ import annotations

from dataclasses import dataclass

from cgkit.doors import check_int

__all__ = ["Ordinal"]


@dataclass(frozen=True, order=True, repr=False)
class Ordinal:
    """The ordinal ω·x + y.

    >>> Ordinal(2, 3), Ordinal(1, 0), Ordinal(0, 7)
    (ω·2 + 3, ω, 7)
    >>> Ordinal(1, 0) > Ordinal(0, 10**100)
    True
    >>> Ordinal(3, 5) ^ Ordinal(1, 6)
    ω·2 + 3
    """

    x: int = 0
    y: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "x", check_int(self.x, "the multiples of ω"))
        object.__setattr__(self, "y", check_int(self.y, "finite parts"))

    def __repr__(self) -> str:
        omega = "" if not self.x else "ω" if self.x == 1 else f"ω·{self.x}"
        return " + ".join(part for part in (omega, str(self.y) if self.y else "") if part) or "0"

    def __bool__(self) -> bool:
        return bool(self.x or self.y)

    def __xor__(self, other: Ordinal) -> Ordinal:
        """Return the nim-sum of two ordinals."""
        if not isinstance(other, Ordinal):
            return NotImplemented
        return Ordinal(self.x ^ other.x, self.y ^ other.y)
