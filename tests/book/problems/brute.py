"""A search that solves the problems of the bank by their rules, independently of the solutions.

`BRUTE` has a solver for each problem, by the name of its file. A player who can't move loses, unless a problem says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise, permutations, product
from math import gcd
from typing import Any

from tests import oracle
from tests.oracle import Game, losing, results

BRUTE: dict[str, Callable[..., Any]] = {}
Heaps = tuple[int, ...]
Pairs = tuple[tuple[int, int], ...]
Table = tuple[tuple[int, ...], ...]


def of(name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register the solver of a problem under its name."""

    def enter(answer: Callable[..., Any]) -> Callable[..., Any]:
        assert name not in BRUTE
        BRUTE[name] = answer
        return answer

    return enter


def wins(start: Any, options: oracle.Rule, **more: Any) -> bool:
    """Return whether the player to move wins a game that always ends; `oracle.losing` explains `stuck` and `over`."""
    return not losing(options, **more)(start)


def one_heap(heaps: Heaps, left: Callable[[int], Any]) -> Iterator[Heaps]:
    """Yield the options of a position, given a function that maps a heap to the sizes or heaps that a move can leave of it."""
    for i, heap in enumerate(heaps):
        for rest in left(heap):
            yield tuple(sorted([*heaps[:i], *heaps[i + 1 :], *(rest if isinstance(rest, tuple) else (rest,))]))


@of("alice-and-brown")
def _(x: int, y: int) -> bool:
    def options(heaps: Heaps) -> Iterator[Heaps]:
        x, y = heaps
        yield from ((x - 2 * i, y + i) for i in range(1, x // 2 + 1))
        yield from ((x + i, y - 2 * i) for i in range(1, y // 2 + 1))

    return wins((x, y), options)


@of("an-ordinary-game")
def _(text: str) -> bool:
    def options(text: str) -> Iterator[str]:
        for i in range(1, len(text) - 1):
            after = text[:i] + text[i + 1 :]
            if all(a != b for a, b in pairwise(after)):
                yield after

    return wins(text, options)


@of("palindrome-in-hand")
def _(text: str) -> bool:
    def over(text: str) -> bool | None:
        return True if any(order == order[::-1] for order in permutations(text)) else None

    return wins(text, lambda text: ["".join(sorted(text[:i] + text[i + 1 :])) for i in range(len(text))], over=over)


@of("no-two-alike")
def _(heaps: list[int]) -> bool:
    def options(heaps: Heaps) -> Iterator[Heaps]:
        return (after for after in one_heap(heaps, lambda heap: [heap - 1] * (heap > 0)) if len({*after}) == len(after))

    return wins(tuple(heaps), options)


@of("from-p-to-q")
def _(n: int, p: int, q: int) -> bool:
    def options(n: int) -> list[int]:
        return [0] if 0 < n < p else [n - take for take in range(p, q + 1) if take <= n]

    return wins(n, options, stuck=True)


@of("a-new-stone-game")
def _(heaps: list[int]) -> bool:
    def options(heaps: Heaps) -> Iterator[Heaps]:
        for i, heap in enumerate(heaps):
            others = [j for j, other in enumerate(heaps) if other and j != i]
            for given in product(range(heap), repeat=len(others)):
                for kept in range(heap - sum(given)):
                    after = list(heaps)
                    after[i] = kept
                    for j, more in zip(others, given, strict=True):
                        after[j] += more
                    yield tuple(after)

    return wins(tuple(heaps), options)


@of("circle-game")
def _(d: int, k: int) -> bool:
    def options(at: tuple[int, int]) -> list[tuple[int, int]]:
        x, y = at
        return [(a, b) for a, b in ((x + k, y), (x, y + k)) if a * a + b * b <= d * d]

    return wins((0, 0), options)


@of("the-ticket")
def _(ticket: str) -> bool:
    half = len(ticket) // 2
    blanks = (ticket[:half].count("?"), ticket[half:].count("?"))
    ahead = sum(map(int, ticket[:half].replace("?", ""))) - sum(map(int, ticket[half:].replace("?", "")))

    def options(at: tuple[int, int, int, int]) -> Iterator[tuple[int, int, int, int]]:
        turn, ahead, left, right = at
        yield from ((1 - turn, ahead + digit, left - 1, right) for digit in range(10) if left)
        yield from ((1 - turn, ahead - digit, left, right - 1) for digit in range(10) if right)

    def over(at: tuple[int, int, int, int]) -> bool | None:
        turn, ahead, left, right = at
        return None if left or right else (ahead == 0) == (turn == 1)

    return wins((0, ahead, *blanks), options, over=over)


@of("out-of-the-corner")
def _(n: int) -> bool:
    squares = {(x, y) for x in range(n) for y in range(n)}
    edges = frozenset(frozenset({one, near}) for one in squares for near in beside(one) if near in squares)
    return wins((frozenset({(0, 0)}), (0, 0)), oracle.walk_without_return(edges).options)


@of("distinct-numbers")
def _(numbers: list[int]) -> bool:
    def options(numbers: Heaps) -> list[Heaps]:
        *others, most = sorted(numbers)
        return [tuple(sorted([*others, new])) for new in range(most) if new not in others]

    return wins(tuple(sorted(numbers)), options)


@of("decrementing")
def _(numbers: list[int]) -> bool:
    def options(numbers: Heaps) -> Iterator[Heaps]:
        for after in one_heap(numbers, lambda number: [number - 1] * (number > 1)):
            yield tuple(number // gcd(*after) for number in after)

    return wins(tuple(sorted(numbers)), options)


@of("half-of-the-heaps")
def _(heaps: list[int]) -> bool:
    def options(heaps: Heaps) -> Iterator[Heaps]:
        for chosen in combinations([i for i, heap in enumerate(heaps) if heap], len(heaps) // 2):
            for after in product(*(range(heap) if i in chosen else [heap] for i, heap in enumerate(heaps))):
                yield tuple(sorted(after))

    return wins(tuple(sorted(heaps)), options)


@of("not-the-same-heap")
def _(heaps: list[int]) -> bool:
    def options(at: tuple[Heaps, int]) -> Iterator[tuple[Heaps, int]]:
        heaps, used = at
        for i, heap in enumerate(heaps):
            if heap and i != used:
                yield (*heaps[:i], heap - 1, *heaps[i + 1 :]), i

    return wins((tuple(heaps), -1), options)


@of("winning-first-moves")
def _(heaps: list[int]) -> int:
    def options(heaps: Heaps) -> Iterator[Heaps]:
        return one_heap(heaps, range)

    return sum(not wins(after, options) for after in options(tuple(heaps)))


@of("georgia-and-bob")
def _(squares: list[int]) -> bool:
    def options(squares: Heaps) -> Iterator[Heaps]:
        for i, square in enumerate(squares):
            for to in range(squares[i - 1] + 1 if i else 1, square):
                yield (*squares[:i], to, *squares[i + 1 :])

    return wins(tuple(sorted(squares)), options)


@of("climbing-the-hill")
def _(k: int, places: list[int]) -> bool:
    def options(at: tuple[int, Heaps]) -> Iterator[tuple[int, Heaps]]:
        k, places = at
        for i, place in enumerate(places):
            for to in range(places[i - 1] + 1 if i else 0, place):
                yield (k, (*places[:i], to, *places[i + 1 :])) if to else (k - 1, places[1:])

    return wins((k, tuple(sorted(places))), options, over=lambda at: False if at[0] == 0 else None)


@of("northcott")
def _(width: int, rows: list[tuple[int, int]]) -> bool:
    signs = [["W" if x == a else "B" if x == b else "." for x in range(width)] for a, b in rows]
    start = ("W", tuple(map("".join, signs)))
    found = results(oracle.rows_of_two_pieces(), [start])[start]
    assert found, "the problem has no draws"
    return found > 0


@of("division-game")
def _(table: list[list[int]]) -> bool:
    def options(table: Table) -> Iterator[Table]:
        for i, row in enumerate(table):
            for after in product(*([d for d in range(1, number + 1) if number % d == 0] for number in row)):
                if after != row:
                    yield (*table[:i], after, *table[i + 1 :])

    return wins(tuple(map(tuple, table)), options)


@of("boxes-of-cards")
def _(cards: list[int]) -> bool:
    def options(cards: Heaps) -> Iterator[Heaps]:
        for a in range(1, len(cards) + 1):
            for b in range(1, a):
                if (a + b) % 2 and (a + b) % 3 == 0:
                    for n in range(1, cards[a - 1] + 1):
                        after = list(cards)
                        after[a - 1] -= n
                        after[b - 1] += n
                        yield tuple(after)

    return wins(tuple(cards), options)


@of("furlo-and-rublo")
def _(heaps: list[int]) -> bool:
    def left(x: int) -> list[int]:
        return [y for y in range(x) if y**4 >= x >= y * y]

    return wins(tuple(sorted(heaps)), lambda heaps: one_heap(heaps, left))


@of("shiritori")
def _(words: list[str]) -> list[int]:
    game = Game(lambda said: [word for word in words if word[:3] == said[-3:]])
    found = results(game, words)
    return [-found[word] for word in words]


def beside(square: tuple[int, int]) -> list[tuple[int, int]]:
    row, column = square
    return [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]


@of("a-token-in-a-maze")
def _(maze: list[str]) -> list[list[int]]:
    free = {(r, c) for r, row in enumerate(maze) for c, sign in enumerate(row) if sign == "."}
    edges = frozenset(frozenset({cell, near}) for cell in free for near in beside(cell) if near in free)
    walks = oracle.walk_without_return(edges).options
    return [[*cell] for cell in sorted(free) if not wins((frozenset({cell}), cell), walks)]


@of("the-empty-square")
def _(board: list[str], played: list[list[int]]) -> list[int]:
    def moved(board: tuple[str, ...], square: tuple[int, int]) -> tuple[str, ...]:
        piece = board[square[0]][square[1]]
        return tuple(
            "".join(
                {".": piece, piece: "." if (r, c) == square else piece}.get(sign, sign) for c, sign in enumerate(row)
            )
            for r, row in enumerate(board)
        )

    def options(position: tuple[tuple[str, ...], str]) -> list[tuple[tuple[str, ...], str]]:
        board, mine = position
        signs = {(r, c): sign for r, row in enumerate(board) for c, sign in enumerate(row)}
        (empty,) = (square for square, sign in signs.items() if sign == ".")
        other = "X" if mine == "O" else "O"
        return [(moved(board, square), other) for square in beside(empty) if signs.get(square) == mine]

    now, found = (tuple(board), "O"), []
    for r, c in played:
        before, now = now, (moved(now[0], (r, c)), "X" if now[1] == "O" else "O")
        found.append(before[1] == "O" and wins(before, options) and wins(now, options))
    return [i // 2 + 1 for i, mistake in enumerate(found) if mistake]


@of("a-chess-piece")
def _(n: int, m: int, k: int) -> bool:
    def options(at: tuple[int, int]) -> list[tuple[int, int]]:
        x, y = at
        return [(a, b) for a, b in ((x + 1, y), (x, y + 1), (x + k, y + k)) if a < n and b < m]

    return wins((0, 0), options)
