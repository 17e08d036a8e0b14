def nim_product(a, b):
    if a < 2 or b < 2:
        return a * b
    half = 1  # a and b have at most twice as many bits
    while max(a, b) >> 2 * half:
        half *= 2
    (a1, a0), (b1, b0) = divmod(a, 1 << half), divmod(b, 1 << half)
    low, high = nim_product(a0, b0), nim_product(a1, b1)
    cross = nim_product(a1 ^ a0, b1 ^ b0)
    return (cross ^ low) << half ^ low ^ nim_product(high, 1 << (half - 1))
