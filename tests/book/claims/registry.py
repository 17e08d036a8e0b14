"""Which function decides which claim, and what facts say of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Facts:
    """What was found out of a claim.

    literal: whether it holds as it stands, None where the note states nothing
    kindly: whether it holds as a kind reader would take it: with the hypothesis that was meant, or leaving out what was not
    mended: whether what `notes.yml` says instead, or adds, holds; None where it adds nothing that can be computed
    """

    literal: bool | None
    kindly: bool = False
    mended: bool | None = None

    def verdict(self) -> str:
        """The verdict, in the words of `notes.yml`."""
        if self.mended is False:
            raise ValueError("what is said instead does not hold")
        if self.literal:
            return "true"
        if self.mended is None:
            raise ValueError("the claim does not hold as it stands, and nothing else was checked")
        if self.literal is None:
            return "left open"
        return "imprecise" if self.kindly else "false"


Check = Callable[[], Facts]
CHECKS: dict[str, Check] = {}


def checks(id: str) -> Callable[[Check], Check]:
    """Registers the function that decides this claim."""

    def register(check: Check) -> Check:
        if id in CHECKS:
            raise ValueError(f"{id} is decided twice: by {CHECKS[id].__name__} and by {check.__name__}")
        CHECKS[id] = check
        return check

    return register
