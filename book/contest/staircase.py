from functools import reduce
from operator import xor


def staircase_move(steps):
    """(which step, how many chips to bring down); None where no move wins.

    steps[0] stands on the floor.
    """
    total = reduce(xor, steps[::2], 0)
    for place in range(0, len(steps), 2):
        chips = steps[place] - (steps[place] ^ total)
        if chips > 0:
            return place, chips
    return None
