from math import isqrt


def is_lost(a, b):
    low, difference = min(a, b), abs(a - b)
    return low == (difference + isqrt(5 * difference * difference)) // 2
