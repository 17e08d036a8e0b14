"""The divisors of a number: from its prime factors, which are found by a random walk where trial division would take too long."""

from __future__ import annotations

from itertools import count
from math import gcd

from cgkit.doors import check_int

__all__ = ["divisors"]

SMALL = 1_000  # primes below this are tried one by one
WITNESSES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41)
MOST = 10**24  # up to 3.3·10^24 these witnesses decide what is prime


def divisors(number: int) -> list[int]:
    """Return the divisors of a number, the least first.

    >>> divisors(28), len(divisors(10**18))
    ([1, 2, 4, 7, 14, 28], 361)

    The number is at most 10^24.

    Complexity
    ----------
    About the square root of the second largest prime factor: at most a second or two.

    References
    ----------
    Pollard, "A Monte Carlo method for factorization" (1975); Sorenson and Webster, "Strong pseudoprimes to twelve prime
    bases" (2017), for the witnesses.
    """
    found = [1]
    left = check_int(number, "numbers whose divisors are listed", least=1, most=MOST)
    for prime, exponent in sorted(_factors(left).items()):
        found = [divisor * prime**k for k in range(exponent + 1) for divisor in found]
    return sorted(found)


def _factors(number: int) -> dict[int, int]:
    """The prime factors with their exponents."""
    found: dict[int, int] = {}
    for small in range(2, SMALL):
        if small * small > number:
            break
        while number % small == 0:
            number //= small
            found[small] = found.get(small, 0) + 1
    todo = [number] if number > 1 else []
    while todo:
        factor = todo.pop()
        if _is_prime(factor):
            found[factor] = found.get(factor, 0) + 1
        else:
            part = _part(factor)
            todo += [part, factor // part]
    return found


def _is_prime(number: int) -> bool:
    """Miller and Rabin's test, for odd numbers above 41 and up to `MOST`."""
    if number < SMALL * SMALL:
        return True  # smaller factors are gone
    twos = (number - 1 & 1 - number).bit_length() - 1
    for witness in WITNESSES:
        power = pow(witness, number - 1 >> twos, number)
        if power != 1 and all(pow(power, 1 << k, number) != number - 1 for k in range(twos)):
            return False
    return True


def _part(number: int) -> int:
    """A factor of a composite number: two runners on x² + c meet first modulo one of its primes."""
    for c in count(1):
        slow = fast = 2
        while True:
            product = 1
            before = slow, fast
            for _ in range(128):  # one greatest common divisor for many steps
                slow = (slow * slow + c) % number
                fast = (fast * fast + c) % number
                fast = (fast * fast + c) % number
                product = product * (slow - fast) % number
            part = gcd(product, number)
            if part > 1:
                break
        if part == number:  # all its primes in one stretch: step by step
            slow, fast = before
            part = 1
            while part == 1:
                slow = (slow * slow + c) % number
                fast = (fast * fast + c) % number
                fast = (fast * fast + c) % number
                part = gcd(slow - fast, number)
        if part < number:
            return part
    raise AssertionError("there is always another c")
