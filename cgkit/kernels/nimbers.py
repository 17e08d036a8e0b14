"""Nim-products and cold pairs, one place of an array after the other; the formulas are proved in `cgkit.numbers`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cgkit._accel import compiled
from cgkit.doors import needs

with needs("arrays"):
    import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    Numbers = npt.NDArray[np.uint64]

__all__ = ["are_cold", "products16", "products32", "products64"]

QUARTER, HALF = np.uint64(16), np.uint64(32)
LOW16, LOW32 = np.uint64(0xFFFF), np.uint64(0xFFFFFFFF)


@compiled
def _product16(a: Any, b: Any, logarithms: npt.NDArray[np.uint32], powers: npt.NDArray[np.uint16]) -> Any:
    return np.uint64(powers[logarithms[a] + logarithms[b]])


@compiled
def _product32(a: Any, b: Any, top: Any, logarithms: npt.NDArray[np.uint32], powers: npt.NDArray[np.uint16]) -> Any:
    """(a F ⊕ b)(c F ⊕ d) = ((a ⊕ b)(c ⊕ d) ⊕ bd) F ⊕ bd ⊕ ac F/2, for F = 2^16; `top` is the logarithm of F/2."""
    high_a, low_a, high_b, low_b = a >> QUARTER, a & LOW16, b >> QUARTER, b & LOW16
    low = _product16(low_a, low_b, logarithms, powers)
    both = _product16(high_a ^ low_a, high_b ^ low_b, logarithms, powers)
    high = np.uint64(powers[logarithms[high_a] + logarithms[high_b] + top])
    return (both ^ low) << QUARTER ^ low ^ high


@compiled
def products16(
    a: Numbers, b: Numbers, top: Any, logarithms: npt.NDArray[np.uint32], powers: npt.NDArray[np.uint16], out: Numbers
) -> None:
    """Multiply numbers of 16 bits."""
    # top is not needed: the three kernels are called alike
    for i in range(len(a)):
        out[i] = _product16(a[i], b[i], logarithms, powers)


@compiled
def products32(
    a: Numbers, b: Numbers, top: Any, logarithms: npt.NDArray[np.uint32], powers: npt.NDArray[np.uint16], out: Numbers
) -> None:
    """Multiply numbers of 32 bits."""
    for i in range(len(a)):
        out[i] = _product32(a[i], b[i], top, logarithms, powers)


@compiled
def products64(
    a: Numbers, b: Numbers, top: Any, logarithms: npt.NDArray[np.uint32], powers: npt.NDArray[np.uint16], out: Numbers
) -> None:
    """Multiply numbers of 64 bits, by the same formula once more, with F = 2^32.

    F/2 is the product of E/2 and E, for E = 2^16; so what is multiplied with it, a E ⊕ b, becomes (a ⊕ b)(E/2) E ⊕ (a E/2) E/2.
    """
    twice = (top + top) % np.uint32(LOW16)
    for i in range(len(a)):
        high_a, low_a, high_b, low_b = a[i] >> HALF, a[i] & LOW32, b[i] >> HALF, b[i] & LOW32
        low = _product32(low_a, low_b, top, logarithms, powers)
        both = _product32(high_a ^ low_a, high_b ^ low_b, top, logarithms, powers)
        high = _product32(high_a, high_b, top, logarithms, powers)
        first, second = high >> QUARTER, high & LOW16
        topped = np.uint64(powers[logarithms[first ^ second] + top]) << QUARTER ^ np.uint64(
            powers[logarithms[first] + twice]
        )
        out[i] = (both ^ low) << HALF ^ low ^ topped


@compiled
def are_cold(a: Numbers, b: Numbers, t: Any, gamma: Any, cold: npt.NDArray[np.bool_]) -> None:
    """Judge pairs, as `cgkit.numbers.beatty` proves."""
    unit = np.uint64(1)
    high_half, low_half = gamma >> HALF, gamma & LOW32
    for i in range(len(a)):
        low, n = min(a[i], b[i]), max(a[i], b[i])
        n -= low
        if t != unit:
            quotient = n // t
            if quotient * t != n:
                cold[i] = False
                continue
            n = quotient
        top, bottom = n >> HALF, n & LOW32
        middle = top * low_half + (bottom * low_half >> HALF)
        m = top * high_half + (middle >> HALF) + (bottom * high_half + (middle & LOW32) >> HALF) + unit
        norm = m * (m + n * t) - n * n
        cold[i] = low == n + m - np.uint64(np.int64(norm) > 0)
