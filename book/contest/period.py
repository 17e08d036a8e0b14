def mex(values):
    least = 0
    while least in values:
        least += 1
    return least


def subtraction(takes):
    """(start, length, g) with g(n + length) = g(n) for all n >= start.

    A move takes one of `takes`.
    """
    most, g, seen = max(takes), [], {}
    while True:
        n = len(g)
        if n >= most:
            window = tuple(g[n - most :])  # it decides all that follows
            if window in seen:
                return seen[window], n - most - seen[window], g
            seen[window] = n - most
        g.append(mex({g[n - take] for take in takes if take <= n}))


def octal(digits, most):
    """The same of the octal code 0.d1d2..., by its values below `most`.

    None, where they prove no period.
    """
    g = []
    for n in range(most):
        seen = set()
        for take, digit in enumerate(digits, 1):
            left = n - take
            if left == 0 and digit & 1:
                seen.add(0)
            if left > 0 and digit & 2:
                seen.add(g[left])
            if left > 1 and digit & 4:
                half = range(1, left // 2 + 1)
                seen.update(g[one] ^ g[left - one] for one in half)
        g.append(mex(seen))
    for length in range(1, most):
        start = most - length
        while start > 1 and g[start - 1] == g[start - 1 + length]:
            start -= 1
        if 2 * (start + length) + len(digits) <= most:  # Guy and Smith
            return start, length, g
    return None


def at(n, start, length, g):
    return g[n] if n < start else g[start + (n - start) % length]
