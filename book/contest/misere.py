from functools import reduce
from operator import xor


def is_lost(total, large):
    """total: the nim-sum of all heaps; large: how many of them have two chips or more."""
    return total == 0 if large else total == 1


def winning_move(heaps):
    """(which heap, how many chips to leave in it), or None where no move wins; whoever takes the last chip loses."""
    total, large = reduce(xor, heaps, 0), sum(heap > 1 for heap in heaps)
    for place, heap in enumerate(heaps):
        for left in (heap ^ total, 1, 0):
            if left < heap and is_lost(total ^ heap ^ left, large - (heap > 1) + (left > 1)):
                return place, left
    return None
