from functools import reduce
from operator import xor


def mex(values):
    least = 0
    while least in values:
        least += 1
    return least


def heap_values(most, options):
    """g(0), ..., g(most).

    options(n) lists what a move leaves of n chips, each a list of heaps.
    """
    g = []
    for n in range(most + 1):
        seen = set()
        for left in options(n):
            seen.add(reduce(xor, (g[heap] for heap in left), 0))
        g.append(mex(seen))
    return g


def value(start, options, known):
    """The value of any position.

    options(position) lists those to which a move leads; `known` is a dict,
    and keeps all that was found.
    """
    todo = [start]
    while todo:
        position = todo[-1]
        after = [] if position in known else options(position)
        new = [option for option in after if option not in known]
        if new:
            todo += new
        else:
            if position not in known:
                known[position] = mex({known[option] for option in after})
            todo.pop()
    return known[start]
