"""Games on two heaps that may change places."""

from __future__ import annotations

from typing import Any

from cgkit.errors import in_order, listed, told, whole_numbers
from cgkit.games.ruleset import Ruleset

__all__ = ["Pair", "TwoHeaps"]

Pair = tuple[int, int]


class TwoHeaps(Ruleset[Pair]):
    """Games on two heaps, integers >= 0, that may change places."""

    def parse(self, *parts: Any) -> Pair:
        return self.check(listed(parts))

    def check(self, position: Any) -> Pair:
        sizes = whole_numbers(in_order(position, "heap sizes"), "heap sizes")
        if len(sizes) != 2:
            raise ValueError(f"a position is two numbers, got {len(sizes)}: {told(sizes)}")
        return sizes[0], sizes[1]

    def key(self, position: Pair) -> Pair:
        low, high = sorted(position)
        return low, high
