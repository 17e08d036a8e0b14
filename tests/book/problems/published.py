"""Samples of problems of the bank, told as the solutions are asked: what is given, and the answer.

They are the contests' own as far as these could be looked up, and else as they are remembered; none has another answer than the searches.
"""

from __future__ import annotations

from typing import Any

from tests.book.problems.samples import Args

#: problem -> samples of its first origin, or of the one that is named
PUBLISHED: dict[str, list[tuple[Args, Any]]] = {
    "brave-game": [((23, 2), True), ((4, 3), False)],
    "powers-of-two": [((1,), True), ((3,), False)],
    "alice-and-brown": [((2, 1), False), ((5, 0), True), ((0, 0), False), ((4, 8), True)],
    "an-ordinary-game": [(("aba",), False), (("abc",), True), (("abcab",), True)],
    "palindrome-in-hand": [(("aba",), True), (("abca",), False)],
    "no-two-alike": [(([0],), False), (([1, 0],), False), (([2, 2],), True), (([2, 3, 1],), True)],
    "multiplication-game": [((162,), True), ((17,), False), ((34_012_226,), True)],
    "coins-in-a-ring": [((1, 2), True), ((2, 2), True), ((3, 2), False)],  # POJ 2484
    "a-new-stone-game": [(([2, 1, 3],), True), (([1, 1],), False)],
    "circle-game": [((2, 1), False), ((5, 2), True), ((10, 3), False), ((25, 4), False), ((15_441, 33), True)],
    "the-ticket": [(("0523",), False), (("??",), False), (("?054??0?",), False), (("???00?",), True)],
    "out-of-the-corner": [((2,), True)],
    "euclid": [((34, 12), True), ((15, 24), False)],
    "distinct-numbers": [(([2, 4],), True), (([0, 1, 2],), False)],
    "one-after-the-other": [
        (([2, 5, 4],), True),
        (([1] * 8,), False),
        (([1, 2, 3, 4, 5, 6],), False),
        (([1, 1, 2, 1, 2, 2],), True),
    ],
    "decrementing": [(([3, 6, 7],), True)],
    "half-of-the-heaps": [(([8, 8],), False), (([3, 1, 4, 1],), True)],
    "not-the-same-heap": [(([2],), True), (([1, 1],), False)],
    "winning-first-moves": [(([7, 11, 13],), 3), (([10**9, 10**9],), 0)],  # POJ 2975
    "rabbits-on-a-ruler": [(([3, 5],), True), (([3, 5, 6],), False)],
    "georgia-and-bob": [(([1, 2, 3],), False), (([1, 5, 6, 7, 9, 12, 14, 17],), True)],
    "john": [(([3, 5, 1],), True), (([1],), False)],
    "nim-or-not-nim": [(([2, 2, 3],), True), (([3, 3],), False)],
    "s-nim": [
        *((([2, 5], heaps), wins) for heaps, wins in (([5, 12], False), ([2, 4, 7], True), ([2, 3, 7, 12], True))),
    ],
    "pieces-on-a-graph": [
        (([[1, 2], [], [3], []], [0, 2]), True),
        (([[1], [2], [], []], [0, 1]), True),
        (([[1], [2], [], []], [1, 1]), False),
        (([[1], [2], [], []], [0, 1, 3]), True),
    ],
    "constrained-nim": [
        ((1, 2, [2, 3, 3]), True),
        ((1, 1, [3, 1, 4, 1, 5]), False),
        ((3, 14, [10, 20, 30, 40, 50, 60, 70]), True),
    ],
    "shiritori": [
        ((["abcd", "bcda", "ada"],), [-1, 1, 0]),
        ((["ABC"],), [0]),
        ((["eaaaabaa", "eaaaacaa", "daaaaaaa", "eaaaadaa", "daaaafaa"],), [1, 1, 1, -1, 1]),
    ],
    "lieges": [((1, [3, 4]), True), ((2, [3]), False)],
    "furlo-and-rublo": [(([1],), False), (([1, 2],), False), (([*range(1, 11)],), True)],
    "cutting-game": [((2, 2), False), ((3, 2), False), ((4, 2), True)],
    "palindromes-in-a-string": [(("abacaba",), 2), (("abcde",), 0)],
    "primes-and-powers": [
        (([1, 1, 1, 1],), False),
        (([1, 1, 17, 17],), True),
        (([1, 1, 17, 289],), False),
        (([1, 2, 3, 4, 5],), False),
    ],
    "no-repetition": [(([5],), True), (([1, 2],), False)],
    "game-on-a-tree": [
        (([(1, 2), (2, 3), (2, 4), (4, 5)],), True),
        (([(1, 2), (2, 3), (1, 4), (4, 5)],), False),
        (([(1, 2), (2, 4), (5, 1), (6, 3), (3, 2)],), True),
        (([(1, 2), (3, 7), (4, 6), (2, 3), (2, 4), (1, 5)],), False),
    ],
    "one-two-k": [((0, 3), False), ((3, 3), True), ((3, 4), False), ((4, 4), True)],
    "deleting-divisors": [((1,), False), ((4,), True), ((12,), True), ((69,), False)],
    "stones-table": [(([2, 3], n), wins) for n, wins in ((4, True), (5, False), (7, True), (20, False))]
    + [(([1], 10**5), False)],
    "permutation-game": [
        (([3, 6, 5, 4, 2, 7, 1, 8],), [one == "A" for one in "BAAAABAB"]),
        (([3, 11, 2, 5, 10, 9, 7, 13, 15, 8, 4, 12, 6, 1, 14],), [one == "A" for one in "ABAAAABBBAABAAB"]),
    ],
    "fibonacci-nim": [((2,), False), ((13,), False), ((10_000,), True)],
    "wythoff": [((2, 1), False), ((8, 4), True), ((4, 7), False)],
    "switch-lights": [(([(1, 2), (2, 1)],), False), (([(1, 1), (2, 2)],), True)],
    "industrial-nim": [(([(2, 1), (3, 2)],), True)],
    "christmas-game": [(([[(1, 2)], [(1, 2), (2, 3), (2, 4), (3, 4)]],), True)],
    "wythoff-moves": [((1, 2), []), ((5, 8), [3, 5, 4, 7]), ((2, 2), [0, 0, 1, 2])],
    "a-chess-piece": [
        ((n, m, 2), sign == "+")
        for n, m, sign in (
            (1, 1, "-"),
            (1, 2, "+"),
            (2, 1, "+"),
            (2, 2, "-"),
            (1, 3, "-"),
            (2, 3, "+"),
            (3, 1, "-"),
            (3, 2, "+"),
            (3, 3, "+"),
            (4, 3, "+"),
        )
    ],
}
