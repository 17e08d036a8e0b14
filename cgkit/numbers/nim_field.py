"""Nim multiplication, which turns the whole numbers into a field with the nim-sum as its addition.

**Definition.** a ⊗ b is the mex of all a′ ⊗ b ⊕ a ⊗ b′ ⊕ a′ ⊗ b′ with a′ < a and b′ < b.

**Theorem** (Conway). With ⊕ and ⊗ the whole numbers are a field of characteristic 2. The Fermat powers F = 2, 4, 16, 256, …, each the
square of the one before, determine all products: F ⊗ x is the ordinary product F·x for x < F; F ⊗ F = F ⊕ F/2; and the numbers below F form
a field themselves. (Chapter 8 of the book proves this.)

Each number below F² is therefore a ⊗ F ⊕ b with a, b < F. In binary, a and b are its two halves, and all functions here work on the halves:

    (a F ⊕ b)(c F ⊕ d) = ((a ⊕ b)(c ⊕ d) ⊕ bd) F ⊕ bd ⊕ ac F/2
    (a F ⊕ b)(a F ⊕ a ⊕ b) = b(a ⊕ b) ⊕ a² F/2, which is below F, and dividing a F ⊕ a ⊕ b by it gives the inverse of a F ⊕ b
    (a F ⊕ b)² = a² F ⊕ b² ⊕ a² F/2
    z² ⊕ z, for z = a F ⊕ b, is (a² ⊕ a) F ⊕ (b² ⊕ b ⊕ a² F/2)

The last line settles quadratic equations. Among the numbers of 2^n bits, z² ⊕ z = d has a solution exactly when the top bit of the 2^n bits
of d is 0. By induction we can solve the equation for the upper half, a. Then a ⊕ 1 solves it too. The last term of the lower half differs
by F/2 between these two solutions, so exactly one of them lets us solve the lower half as well.
"""

from __future__ import annotations

from functools import cache, reduce
from itertools import accumulate, repeat

from cgkit.checks import check_int, check_single, short_repr

SMALL = 16  # size in bits; products of numbers up to this size come from tables
MOST_BITS = 1 << 14  # maximum size of a number, in bits; multiplying two numbers of this size takes up to a second
MOST_POWER = 1 << 30  # maximum of e·b² in `nim_power`; a power takes at most two seconds
GENERATOR = 258  # its powers are all the numbers from 1 to 2^16 - 1; a test checks this


def nim_product(*factors: int) -> int:
    """Return the nim-product of the factors; with nim-sums and nim-products, the whole numbers are a field.

    >>> nim_product(2, 2), nim_product(2, 3), nim_product(4, 5), nim_product(2**64, 2**64) == 2**64 + 2**63
    (3, 1, 2, True)
    >>> nim_product()
    1

    Factors can have up to 16,384 bits. If each has at most 2^n bits, so does the product.

    Complexity
    ----------
    About n^1.6 steps for n bits; the first call makes tables of 2^16 numbers. For whole arrays, use `nim_products`.

    References
    ----------
    Conway, *On Numbers and Games*, chapter 6; Ferguson, Part I, section 5.3.
    """
    what, several = "a nim-product's factors", "nim_products"
    return reduce(_product, (check_single(factor, what, bits=MOST_BITS, several=several) for factor in factors), 1)


def nim_power(base: int, exponent: int) -> int:
    """Return the nim-power, the nim-product of `exponent` copies of the base; a negative exponent uses copies of the inverse.

    >>> nim_power(2, 2), nim_power(2, 3), nim_power(4, 15), nim_power(3, -1)
    (3, 1, 1, 2)

    Parameters
    ----------
    base : integer >= 0 of at most 16,384 bits. The limit on the exponent depends on b, the number of bits of the numbers in the
        smallest field that contains the base; b is a power of two.
    exponent : integer; a negative exponent means a power of the inverse, and the power with exponent 0 is 1. If the exponent has e bits
        when reduced modulo 2^b − 1, the order of the field's multiplicative group, then e·b² must be at most 2^30. This allows any
        exponent for bases of up to 1,024 bits, and exponents of up to 64 bits for bases of 4,096 bits.

    Complexity
    ----------
    One square for each bit of the exponent modulo 2^b − 1, and one product for each bit, or for every fourth bit of a long exponent. A
    square is cheaper than a product: because (x ⊕ y)² = x² ⊕ y², it needs no product of two halves.
    """
    base = check_single(base, "the base of a nim-power", bits=MOST_BITS)
    exponent = check_int(exponent, "the exponent of a nim-power", least=None)
    if base == 0:
        if exponent < 0:
            raise ValueError(f"0 has no inverse, so the exponent must be an integer >= 0, got {short_repr(exponent)}")
        return int(exponent == 0)
    width = _width(base)
    exponent, inverted = abs(exponent) % ((1 << width) - 1), exponent < 0
    if exponent.bit_length() * width**2 > MOST_POWER:
        raise ValueError(
            f"in the field of 2^{width} numbers, the exponent of a nim-power must have at most "
            f"{MOST_POWER // width**2} bits, modulo 2^{width} − 1; got {short_repr(exponent)}"
        )
    if inverted:
        base = _inverse(base)
    window = 4 if exponent.bit_length() > 60 else 1  # bits of the exponent handled together, with a table of powers
    table = list(accumulate(repeat(base, (1 << window) - 1), _product, initial=1))
    power = 1
    for place in range(-(-exponent.bit_length() // window) - 1, -1, -1):
        for _ in range(window):
            power = _square(power)
        power = _product(power, table[exponent >> place * window & (1 << window) - 1])
    return power


def nim_inverse(number: int) -> int:
    """Return the nim-inverse, the number whose nim-product with the given number is 1.

    >>> [nim_inverse(n) for n in range(1, 8)]
    [1, 3, 2, 15, 12, 9, 11]

    The number must be at least 1 and can have up to 16,384 bits.

    Complexity
    ----------
    A few products.
    """
    return _inverse(check_single(number, "numbers with an inverse", least=1, bits=MOST_BITS))


def nim_root(number: int) -> int:
    """Return the nim-square root, the only number whose nim-product with itself is the given number.

    >>> [nim_root(n) for n in range(8)]
    [0, 1, 3, 2, 7, 6, 4, 5]

    The number can have up to 16,384 bits.

    Complexity
    ----------
    One product of half the length, two of a quarter, four of an eighth, and so on. For long numbers, that's less work than a single product
    of the whole length.
    """
    return _root(check_single(number, "numbers with a square root", bits=MOST_BITS))


def nim_quadratic(b: int, c: int) -> tuple[int, ...]:
    """Return the solutions z of z ⊗ z ⊕ b ⊗ z ⊕ c = 0 in increasing order: one solution if b is 0, otherwise two.

    Every quadratic equation has a solution. The solutions can have twice as many bits as b and c.

    >>> nim_quadratic(1, 1), nim_quadratic(1, 2), nim_quadratic(0, 2), nim_quadratic(3, 0)
    ((2, 3), (4, 5), (3,), (0, 3))

    Both b and c can have up to 8,192 bits.

    Complexity
    ----------
    A few products.

    References
    ----------
    Conway, *On Numbers and Games*, chapter 6, where Conway proves that every quadratic equation has its solutions below some Fermat power.
    This module's docstring explains the method.
    """
    b, c = (
        check_single(coefficient, "coefficients of a quadratic equation", bits=MOST_BITS // 2) for coefficient in (b, c)
    )
    if b == 0:
        return (_root(c),)
    inverse = _inverse(b)
    d = _product(c, _square(inverse))
    # z = b ⊗ w turns the equation into w ⊗ w ⊕ w = d, whose second solution is w ⊕ 1
    z = _product(b, _artin_schreier(d, _half(d) * 4))
    return (z, z ^ b) if z < z ^ b else (z ^ b, z)


def _width(number: int) -> int:
    """Return how many bits the numbers in the smallest field that contains this number have; the result is a power of two."""
    return 1 << max(number.bit_length() - 1, 0).bit_length()


def _half(number: int) -> int:
    """Return the number of bits in the lower half of a number, whose upper half begins at a Fermat power."""
    return max(_width(number) // 2, 1)


def _product(a: int, b: int) -> int:
    if a < 2 or b < 2:
        return a * b
    return _multiplied(a, b, _width(a | b), *logarithm_tables())


def _multiplied(a: int, b: int, width: int, logarithms: list[int], powers: list[int]) -> int:
    """Return the nim-product of two numbers of this many bits by the first formula."""
    if not a or not b:
        return 0
    if width <= SMALL:
        return powers[logarithms[a] + logarithms[b]]
    half = width // 2
    mask = (1 << half) - 1
    high_a, low_a, high_b, low_b = a >> half, a & mask, b >> half, b & mask
    low = _multiplied(low_a, low_b, half, logarithms, powers)
    if not high_a:
        return _multiplied(low_a, high_b, half, logarithms, powers) << half ^ low
    if not high_b:
        return _multiplied(high_a, low_b, half, logarithms, powers) << half ^ low
    both = _multiplied(high_a ^ low_a, high_b ^ low_b, half, logarithms, powers)
    high = _multiplied(high_a, high_b, half, logarithms, powers)
    return (both ^ low) << half ^ low ^ _topped(high, half, logarithms, powers)


def _topped(number: int, width: int, logarithms: list[int], powers: list[int]) -> int:
    """Return the nim-product of a number and F/2, the top bit of this width, by the formula

    (a E ⊕ b)(E/2) E = (a ⊕ b)(E/2) E ⊕ (a E/2) E/2, where E is the Fermat power of half the width and F/2 = (E/2) E."""
    if not number:
        return 0
    if width <= SMALL:
        return powers[logarithms[number] + logarithms[1 << width - 1]]
    half = width // 2
    high = number >> half
    once = _topped(high, half, logarithms, powers)
    both = _topped(high ^ number & (1 << half) - 1, half, logarithms, powers)
    return both << half ^ _topped(once, half, logarithms, powers)


def _square(number: int) -> int:
    return _squared(number, _width(number), *logarithm_tables())


def _squared(number: int, width: int, logarithms: list[int], powers: list[int]) -> int:
    if not number:
        return 0
    if width <= SMALL:
        return powers[2 * logarithms[number]]
    half = width // 2
    high = _squared(number >> half, half, logarithms, powers)
    low = _squared(number & (1 << half) - 1, half, logarithms, powers)
    return high << half ^ low ^ _topped(high, half, logarithms, powers)


@cache
def logarithm_tables() -> tuple[list[int], list[int]]:
    """Return the logarithms of the numbers below 2^16, and two copies of the generator's powers.

    With two copies, a product can be looked up at the sum of two logarithms, without taking a remainder.
    """
    # Multiplying by the generator is linear, so two tables of 2^8 numbers are enough, one for each byte.
    low, high = [0], [0]
    for bit in range(8):
        for table, shift in ((low, bit), (high, bit + 8)):
            image = _by_halves(GENERATOR, 1 << shift, SMALL // 2)
            table += [image ^ other for other in table]
    powers, logarithms, power = [], [0] * (1 << SMALL), 1
    for exponent in range((1 << SMALL) - 1):
        powers.append(power)
        logarithms[power] = exponent
        power = low[power & 255] ^ high[power >> 8]
    return logarithms, powers * 2


def _by_halves(a: int, b: int, half: int) -> int:
    """Return the nim-product by the first formula alone, halving down to single bits."""
    if a < 2 or b < 2:
        return a * b
    mask = (1 << half) - 1
    high_a, low_a, high_b, low_b = a >> half, a & mask, b >> half, b & mask
    next_half = half // 2
    low, high = _by_halves(low_a, low_b, next_half), _by_halves(high_a, high_b, next_half)
    both = _by_halves(high_a ^ low_a, high_b ^ low_b, next_half)
    return (both ^ low) << half ^ low ^ _by_halves(high, 1 << half - 1, next_half)


def _inverse(number: int) -> int:
    if number >> SMALL == 0:
        logarithms, powers = logarithm_tables()
        return powers[(1 << SMALL) - 1 - logarithms[number]]
    half = _half(number)
    a, b = number >> half, number & (1 << half) - 1
    below = _inverse(_product(b, a ^ b) ^ _product(_square(a), 1 << half - 1))
    return _product(a, below) << half | _product(a ^ b, below)


def _root(number: int) -> int:
    if number < 2:
        return number
    half = _half(number)
    a, b = number >> half, number & (1 << half) - 1
    return _root(a) << half | _root(b ^ _product(a, 1 << half - 1))


def _artin_schreier(d: int, bits: int) -> int:
    """Return a solution z of z ⊗ z ⊕ z = d; the number d has this many bits, and its top bit is 0."""
    if d == 0:
        return 0
    half = bits // 2
    a = _artin_schreier(d >> half, half)
    b = d & (1 << half) - 1 ^ _product(_square(a), 1 << half - 1)
    if b >> half - 1:
        a, b = a ^ 1, b ^ 1 << half - 1
    return a << half | _artin_schreier(b, half)
