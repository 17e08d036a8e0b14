from math import isqrt


def wythoff_is_lost(a, b, t=1):
    """Takes from both heaps at once may differ by less than t."""
    low, (n, rest) = min(a, b), divmod(abs(a - b), t)
    root = isqrt((t * t + 4) * n * n)
    return rest == 0 and low == ((2 - t) * n + root) // 2
