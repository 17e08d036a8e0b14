def lengths(most, options):
    """How long heaps of 0, ..., most chips last: even where they are lost.

    options(n) lists what a move leaves of n chips.
    """
    found = []
    for n in range(most + 1):
        after = [found[left] for left in options(n)]
        lost = [length for length in after if length % 2 == 0]
        best = max(lost) if lost else min(after, default=-1)
        found.append(1 + best)
    return found


def first_wins(heaps, found):
    return max((found[heap] for heap in heaps), default=0) % 2 == 1
