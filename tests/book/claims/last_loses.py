"""Misère play, where the last to move loses: Nim, and the SJ theorem with and without its hypothesis."""

from __future__ import annotations

from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import heaps, lost, nim, nim_sum

Heaps = tuple[int, ...]
is_lost = lost(nim, misere=True)
SMALL: list[Heaps] = [some for count in (1, 2, 3, 4) for some in heaps(4, count)]


def big(some: Heaps) -> list[int]:
    return [heap for heap in some if heap > 1]


def complete_rule(some: Heaps) -> bool:
    """Whether it is lost for the player to move."""
    return nim_sum(some) == 0 if big(some) else sum(some) % 2 == 1


@checks("c060")
def one_heap_larger_than_one() -> Facts:
    one_big = [some for some in SMALL if len(big(some)) == 1]

    def down(some: Heaps, to: int) -> Heaps:
        return tuple(to if heap > 1 else heap for heap in some)

    return Facts(
        literal=all(is_lost(down(some, to)) for some in one_big for to in (0, 1)),
        kindly=all(any(is_lost(down(some, to)) for to in (0, 1)) for some in one_big),
        mended=all(is_lost(some) == complete_rule(some) for some in SMALL)
        and all(sum(down(some, to)) % 2 == 1 for some in one_big for to in (0, 1) if is_lost(down(some, to))),
    )
