"""Games that are Nim in disguise, and moves in several heaps: Nimble, turtles, Northcott, stairs, Moore."""

from __future__ import annotations

from tests import oracle
from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import heaps, lost

Heaps = tuple[int, ...]


@checks("c066")
def why_even_steps_do_not_do() -> Facts:
    is_lost = lost(oracle.stairs().options)
    second = [is_lost((0, 0, chips)) for chips in range(1, 9)]
    return Facts(
        literal=not any(second),
        kindly=not all(second),
        mended=all(second) and not any(is_lost((0, chips, 0)) for chips in range(1, 9)),
    )


def residues(some: Heaps, k: int) -> list[int]:
    """The number of ones in each binary column modulo k + 1, the highest column first."""
    return [sum(heap >> bit & 1 for heap in some) % (k + 1) for bit in reversed(range(4))]


def moore_is_right(exactly: bool = False) -> bool:
    fine = True
    for k, count, most in ((1, 3, 5), (2, 3, 6), (2, 4, 3), (3, 4, 3)):

        def rule(some: Heaps, k: int = k) -> list[Heaps]:
            after = oracle.moore(k).options(some)
            return [one for one in after if not exactly or sum(a != b for a, b in zip(one, some, strict=True)) == k]

        is_lost = lost(rule)
        fine &= all(is_lost(some) == (not any(residues(some, k))) for some in heaps(most, count))
    return fine


@checks("c068")
def from_exactly_k_heaps() -> Facts:
    return Facts(literal=moore_is_right(exactly=True), kindly=moore_is_right(), mended=moore_is_right())
