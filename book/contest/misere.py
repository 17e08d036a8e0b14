from functools import reduce
from operator import xor


def misere_is_lost(total, large):
    """total: the nim-sum of all heaps; large: how many have two or more."""
    return total == 0 if large else total == 1


def misere_move(heaps):
    """(which heap, how many chips to leave), or None where no move wins.

    Whoever takes the last chip loses.
    """
    total, large = reduce(xor, heaps, 0), sum(heap > 1 for heap in heaps)
    for place, heap in enumerate(heaps):
        others = large - (heap > 1)
        for left in (heap ^ total, 1, 0):
            lost = misere_is_lost(total ^ heap ^ left, others + (left > 1))
            if left < heap and lost:
                return place, left
    return None
