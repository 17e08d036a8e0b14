"""Test inputs for the problems of the bank: small random inputs, and an input as large as the problem allows."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, product
from math import gcd
from random import Random
from string import ascii_letters
from typing import Any

Args = tuple[Any, ...]
Small = Callable[[Random], Args]
Large = Callable[[], Args]  # a function, so that a large input is made only when it's needed


def heaps(most_heaps: int, most: int, least: int = 1) -> Small:
    """Return a function that draws random heaps."""
    return lambda r: ([r.randint(least, most) for _ in range(r.randint(1, most_heaps))],)


def numbers(*bounds: tuple[int, int]) -> Small:
    """Return a function that draws a random number between each pair of bounds."""
    return lambda r: tuple(r.randint(*bound) for bound in bounds)


def chance(seed: int, many: int, most: int, least: int = 1) -> list[int]:
    """Return `many` random numbers, the same in every run."""
    return Random(seed).choices(range(least, most + 1), k=many)


def _no_two_alike_side_by_side(r: Random) -> Args:
    text = r.choice("abc")
    for _ in range(r.randint(2, 8)):
        text += r.choice([letter for letter in "abc" if letter != text[-1]])
    return (text,)


def _from_p_to_q(r: Random) -> Args:
    p = r.randint(1, 5)
    return r.randint(1, 40), p, r.randint(p, 9)


def _ticket(r: Random) -> Args:
    half, blanks = r.randint(1, 3), 2 * r.randint(0, 2)
    signs = ["?"] * min(blanks, 2 * half)
    signs += r.choices("0123456789", k=2 * half - len(signs))
    r.shuffle(signs)
    return ("".join(signs),)


def _equal_ticket(r: Random) -> Args:
    """Return a ticket whose halves often have the same sum."""
    digit = r.randint(0, 9)
    left, right = ["??", "9?"] if r.random() < 0.5 else [f"?{digit}", f"{digit}?"]
    return (f"{left}{right}" if r.random() < 0.5 else f"{right}{left}",) if r.random() < 0.5 else _ticket(r)


def _distinct(r: Random) -> Args:
    return (r.sample(range(9), r.randint(2, 6)),)


def _coprime(r: Random) -> Args:
    found = [r.randint(1, 9) for _ in range(r.randint(1, 3))]
    return ([number // gcd(*found) for number in found],)


def _even_heaps(r: Random) -> Args:
    return ([r.randint(1, 4) for _ in range(r.choice([2, 4]))],)


def _places(r: Random) -> Args:
    return (sorted(r.sample(range(1, 11), r.randint(1, 5))),)


def _hill(r: Random) -> Args:
    (places,) = _places(r)
    return r.randint(1, len(places)), places


def _northcott(r: Random) -> Args:
    width = r.randint(2, 5)
    return width, [tuple(r.sample(range(width), 2)) for _ in range(r.randint(1, 2))]


def _table(r: Random) -> Args:
    width = r.randint(1, 2)
    return ([[r.randint(2, 12) for _ in range(width)] for _ in range(r.randint(1, 2))],)


def _s_nim(r: Random) -> Args:
    return r.sample(range(1, 8), r.randint(1, 4)), [r.randint(1, 10) for _ in range(r.randint(1, 3))]


def _graph(r: Random) -> Args:
    n = r.randint(1, 7)
    return [[j for j in range(i) if r.random() < 0.5] for i in range(n)], [
        r.randrange(n) for _ in range(r.randint(1, 3))
    ]


def _intervals(r: Random) -> Args:
    return ([(left, r.randint(left + 1, 12)) for left in (r.randint(1, 11) for _ in range(r.randint(1, 7)))],)


def _constrained(r: Random) -> Args:
    least = r.randint(1, 4)
    return least, r.randint(least, 7), [r.randint(1, 12) for _ in range(r.randint(1, 3))]


def _furlo(r: Random) -> Args:
    return ([r.randint(0, 400) for _ in range(2)],) if r.random() < 0.7 else ([r.randint(1, 30_000)],)


def _string(r: Random) -> Args:
    return ("".join(r.choices("ab", weights=[3, 1], k=r.randint(1, 11))),)


def _tree(r: Random) -> Args:
    return ([(r.randrange(1, vertex), vertex) for vertex in range(2, r.randint(3, 9))],)


def _pairs(r: Random) -> Args:
    return ([(r.randint(1, 9), r.randint(1, 9)) for _ in range(r.randint(1, 3))],)


def _takes(r: Random) -> Args:
    return r.sample(range(1, 9), r.randint(1, 4)), r.randint(1, 40)


def _row(r: Random) -> Args:
    n = r.randint(1, 12)
    return (r.sample(range(1, n + 1), n),)


def _treblecross(r: Random) -> Args:
    while True:
        row = "".join(r.choices(".X", weights=[5, 1], k=r.randint(3, 10)))
        if "XXX" not in row:
            return (row,)


def _nim_table(r: Random) -> Args:
    return [r.randint(1, 4) for _ in range(2 * r.randint(1, 3))], r.randint(1, 30)


def _random_row(n: int) -> list[int]:
    return Random(3).sample(range(1, n + 1), n)


def _deep_tree(n: int) -> list[tuple[int, int]]:
    r = Random(4)
    return [(max(1, vertex - r.randint(1, 5)), vertex) for vertex in range(2, n + 1)]


def _lights(r: Random) -> Args:
    return (r.sample([(x, y) for x in range(1, 4) for y in range(1, 4)], r.randint(1, 4)),)


def _runs(r: Random) -> Args:
    return ([(r.randint(1, 4), r.randint(1, 2)) for _ in range(r.randint(1, 2))],)


def _words(r: Random) -> Args:
    return (["".join(r.choices("ab", k=r.randint(3, 5))) for _ in range(r.randint(1, 8))],)


def _endless_words() -> Args:
    """Return a long chain of vertices and, apart from it, many cycles."""
    names = ["".join(letters) for letters in product(ascii_letters, repeat=3)]
    return ([a + b for a, b in pairwise(names[:90_001])] + [a + a for a in names[100_000:110_000]],)


def _with_rings(r: Random) -> Args:
    trees: list[list[tuple[int, int]]] = []
    for _ in range(r.randint(1, 2)):
        edges: list[tuple[int, int]] = []
        last = 1
        for _ in range(r.randint(1, 2)):
            at, long = r.randint(1, last), r.choice((1, 1, 2, 3, 4))
            ring = [at, *range(last + 1, last + long), at]
            edges += [(at, last + 1)] if long == 1 else list(pairwise(ring))
            last += max(1, long - 1)
        r.shuffle(edges)
        trees.append(edges)
    return (trees,)


def _rings_on_a_path() -> Args:
    path = [(vertex, vertex + 1) for vertex in range(1, 34)]
    return (
        [path + [edge for n in range(1, 34) for edge in ((n, 33 + 2 * n), (33 + 2 * n, 34 + 2 * n), (34 + 2 * n, n))]]
        * 99,
    )


def _in_order(r: Random) -> Args:
    return tuple(sorted((r.randint(0, 24), r.randint(0, 24))))


def _maze(r: Random, rows: int, columns: int) -> list[str]:
    return ["".join(r.choice("...#") for _ in range(columns)) for _ in range(rows)]


def _slid(r: Random, rows: int, columns: int) -> Args:
    """Return a board on which the empty square can go far, and a walk of the empty square that never returns."""
    squares = list(product(range(rows), range(columns)))
    start = r.choice(squares)
    signs = {(a, b): ("XO" if r.random() < 0.9 else "OX")[(a + b + sum(start)) % 2] for a, b in squares}
    walk: list[tuple[int, int]] = []
    here, mine = start, "O"
    while True:
        near = [(here[0] + 1, here[1]), (here[0], here[1] + 1), (here[0] - 1, here[1]), (here[0], here[1] - 1)]
        goals = [square for square in near if signs.get(square) == mine and square not in [start, *walk]]
        if not goals:
            break
        here, mine = goals[0] if len(squares) > 20 else r.choice(goals), "X" if mine == "O" else "O"
        walk.append(here)
    board = ["".join("." if (a, b) == start else signs[a, b] for b in range(columns)) for a in range(rows)]
    return board, [[*square] for square in walk]


#: problem -> small random inputs, and an input as large as the problem allows
SAMPLES: dict[str, tuple[Small, Large]] = {
    "brave-game": (numbers((1, 30), (1, 8)), lambda: (1000, 6)),
    "powers-of-two": (numbers((1, 60)), lambda: (1000,)),
    "alice-and-brown": (numbers((0, 14), (0, 14)), lambda: (10**18, 10**18 - 1)),
    "an-ordinary-game": (_no_two_alike_side_by_side, lambda: ("ab" * 50_000,)),
    "palindrome-in-hand": (lambda r: ("".join(r.choices("abcd", k=r.randint(1, 6))),), lambda: ("abcdefghij" * 100,)),
    "no-two-alike": (heaps(4, 5, 0), lambda: ([10**9 - i for i in range(10**5)],)),
    "from-p-to-q": (_from_p_to_q, lambda: (65_535, 7, 1000)),
    "multiplication-game": (numbers((2, 3000)), lambda: (2**32 - 1,)),
    "coins-in-a-ring": (numbers((1, 9), (1, 5)), lambda: (10**9, 10)),
    "a-new-stone-game": (heaps(4, 3), lambda: ([100] * 10,)),
    "circle-game": (lambda r: (d := r.randint(1, 30), r.randint(1, d)), lambda: (10**5, 1)),
    "the-ticket": (_equal_ticket, lambda: ("?9" * 100_000,)),
    "out-of-the-corner": (numbers((1, 4)), lambda: (10_000,)),
    "euclid": (numbers((1, 30), (1, 30)), lambda: (1_134_903_170, 1_836_311_903)),
    "distinct-numbers": (_distinct, lambda: ([10**9 - 2 * i for i in range(300_000)],)),
    "one-after-the-other": (heaps(5, 3), lambda: ([1] * 10**5,)),
    "decrementing": (_coprime, lambda: ([2**29 * 1 + 1, *([2**29] * 99_998)],)),
    "half-of-the-heaps": (_even_heaps, lambda: ([50] * 50,)),
    "not-the-same-heap": (heaps(4, 4), lambda: ([100] * 100,)),
    "winning-first-moves": (heaps(3, 7), lambda: (chance(1, 200_000, 10**6),)),
    "rabbits-on-a-ruler": (heaps(3, 8, 0), lambda: (chance(1, 1000, 10**4),)),
    "georgia-and-bob": (_places, lambda: (list(range(1, 10_000, 10)),)),
    "climbing-the-hill": (_hill, lambda: (501, list(range(1, 100_000, 100)))),
    "northcott": (_northcott, lambda: (1000, [(i % 499, 999 - i % 490) for i in range(1000)])),
    "john": (heaps(3, 5), lambda: (chance(1, 100, 5000),)),
    "division-game": (_table, lambda: ([chance(i, 50, 10_000, 2) for i in range(50)],)),
    "boxes-of-cards": (
        lambda r: ([r.randint(0, 2) for _ in range(r.randint(1, 8))],),
        lambda: (chance(1, 10_000, 100),),
    ),
    "nim-or-not-nim": (heaps(3, 8), lambda: (chance(1, 10**6, 2**31 - 1),)),
    "s-nim": (_s_nim, lambda: (list(range(1, 101)), chance(1, 100, 10_000))),
    "pieces-on-a-graph": (_graph, lambda: ([list(range(max(0, i - 30), i)) for i in range(1000)], list(range(1000)))),
    "paint-chain": (numbers((1, 12), (1, 4)), lambda: (1000, 3)),
    "intervals": (_intervals, lambda: ([(left, left + width) for left in range(1, 88, 4) for width in (2, 5, 7, 11)],)),
    "constrained-nim": (_constrained, lambda: (3, 10**6, chance(1, 200_000, 10**9))),
    "lieges": (
        lambda r: (r.randint(1, 4), [r.randint(1, 8) for _ in range(r.randint(1, 2))]),
        lambda: (7, chance(1, 10**5, 10**9)),
    ),
    "furlo-and-rublo": (_furlo, lambda: (chance(1, 10**5, 777_777_777_777),)),
    "cutting-game": (numbers((2, 5), (2, 4)), lambda: (200, 200)),
    "palindromes-in-a-string": (_string, lambda: ("a" * 4990 + "ab" * 5,)),
    "primes-and-powers": (heaps(3, 36), lambda: ([10**9 - i for i in range(100)],)),
    "no-repetition": (heaps(2, 7), lambda: ([60] * 10**6,)),
    "game-on-a-tree": (_tree, lambda: (_deep_tree(10**5),)),
    "gg-and-mm": (_pairs, lambda: ([(1000 - i % 400, 1 + i) for i in range(1000)],)),
    "one-two-k": (numbers((0, 40), (3, 12)), lambda: (10**9, 3)),
    "deleting-divisors": (numbers((1, 200)), lambda: (2**29,)),
    "stones-table": (_takes, lambda: (list(range(1, 101)), 10**5)),
    "permutation-game": (_row, lambda: (_random_row(10**5),)),
    "nim-around-a-table": (_nim_table, lambda: ([16] * 20, 2**13)),
    "fibonacci-nim": (numbers((2, 60)), lambda: (2**31 - 1,)),
    "wythoff": (numbers((0, 24), (0, 24)), lambda: (618_033_988, 10**9)),
    "treblecross": (_treblecross, lambda: ("." * 200,)),
    "switch-lights": (_lights, lambda: ([(10_000 - i % 1000, 1 + 9 * i) for i in range(1000)],)),
    "industrial-nim": (_runs, lambda: ([(10**16 - i, 10**16 - 3 * i) for i in range(10**5)],)),
    "christmas-game": (_with_rings, _rings_on_a_path),
    "wythoff-moves": (_in_order, lambda: (618_033, 999_999)),
    "shiritori": (_words, _endless_words),
    "a-token-in-a-maze": (
        lambda r: (_maze(r, r.randint(1, 4), r.randint(1, 4)),),
        lambda: (_maze(Random(4), 100, 100),),
    ),
    "the-empty-square": (lambda r: _slid(r, r.randint(1, 3), r.randint(2, 4)), lambda: _slid(Random(1), 40, 40)),
    "a-chess-piece": (numbers((1, 16), (1, 16), (1, 5)), lambda: (10**9, 10**9 - 1, 2)),
}
