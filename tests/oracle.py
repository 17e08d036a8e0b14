"""A second version of all rules, each written from its source, and plain searches. This module imports nothing from `cgkit`.

Because the two versions share no code, a rule that's wrong in one of them doesn't agree with the other. A game is a function from
a position to the list of positions that a move can lead to. Whole positions are searched, without values, components, theorems or
symmetry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise, permutations, product
from typing import Any, Concatenate, ParamSpec

Options = Callable[[Any], list[Any]]
Rule = Callable[[Any], Iterable[Any]]


@dataclass(frozen=True)
class Game:
    """A game. `options` maps a position to its options, and `end` maps a position without moves to the result for the player to move."""

    options: Options
    end: Callable[[Any], int] = lambda position: -1


P = ParamSpec("P")


def rule(options: Callable[Concatenate[Any, P], list[Any]]) -> Callable[P, Game]:
    """Turn a function from a position and further arguments to options into a function from these arguments to the game."""
    return lambda *args, **kwargs: Game(lambda position: options(position, *args, **kwargs))


def results(game: Game, starts: Iterable[Hashable]) -> dict[Any, int]:
    """Return the result of every position that play can reach: 1 if the player to move wins, -1 if they lose, 0 if neither can force a win.

    The function applies the definition to all positions again and again until nothing changes.
    """
    options: dict[Any, list[Any]] = {}
    met: dict[Any, None] = {}  # if play can't go round, options come first, so a single sweep is enough
    todo = list(starts)
    while todo:
        if (position := todo[-1]) in options:
            met[todo.pop()] = None
        else:
            options[position] = game.options(position)
            todo += options[position]
    found = {position: game.end(position) for position, after in options.items() if not after}
    open = [position for position in met if position not in found]
    changed = True
    while changed:
        changed = False
        for position in open:
            results = [found.get(option) for option in options[position]]
            if -1 in results:
                found[position], changed = 1, True
            elif results.count(1) == len(results):
                found[position], changed = -1, True
        open = [position for position in open if position not in found]
    return {position: found.get(position, 0) for position in options}


def mex(numbers: Iterable[int]) -> int:
    there = set(numbers)
    return next(least for least in range(len(there) + 1) if least not in there)


def values(options: Rule, *, misere: bool = False) -> Callable[[Any], int]:
    """Return a function that gives the value of a position by its definition, in a game that always ends."""

    @cache
    def value(position: Any) -> int:
        after = list(map(value, options(position)))
        return mex(after) if after else int(misere)

    return value


def losing(
    options: Rule, *, stuck: bool = False, over: Callable[[Any], bool | None] = lambda position: None
) -> Callable[[Any], bool]:
    """Return a function that decides whether the player to move loses, in a game that always ends.

    A player without a move wins if `stuck` is true, and otherwise loses. `over` returns whether the player to move has already won, or
    None while the game continues.
    """

    @cache
    def is_lost(position: Any) -> bool:
        won = over(position)
        if won is None:
            after = list(options(position))
            won = any(map(is_lost, after)) if after else stuck
        return not won

    return is_lost


def subtraction_values(numbers: Iterable[int], terms: int) -> list[int]:
    """Return the values of the first heaps of a subtraction game."""
    found: list[int] = []
    for n in range(terms):
        found.append(mex(found[n - number] for number in numbers if number <= n))
    return found


def octal_values(code: str, terms: int) -> list[int]:
    """Return the values of the first heaps of an octal game."""
    digits, found = [int(digit, 16) for digit in code.replace(".", "")], list[int]()
    for size in range(terms):
        met = set()
        for taken, digit in enumerate(digits[: size + 1]):
            rest = size - taken
            if digit & 1 and rest == 0:
                met.add(0)
            if digit & 2 and rest:
                met.add(found[rest])
            if digit & 4:
                met |= {found[a] ^ found[rest - a] for a in range(1, rest)}
        found.append(mex(met))
    return found


def nim_products(side: int) -> list[list[int]]:
    """Return the table of nim-products by their definition, which is the rule for a single head in Turning Corners."""
    table = [[0] * side for _ in range(side)]
    for a, b in product(range(side), repeat=2):
        table[a][b] = mex(table[x][b] ^ table[a][y] ^ table[x][y] for x in range(a) for y in range(b))
    return table


def cold_pairs(many: int, t: int = 1) -> list[tuple[int, int]]:
    """Return the cold pairs by their definition: the least unused number, and that number plus t times the index."""
    found: list[tuple[int, int]] = []
    used: set[int] = set()
    least = 0
    for n in range(many):
        while least in used:
            least += 1
        found.append((least, least + t * n))
        used |= {*found[-1]}
    return found


def value_checker(game: Game, starts: Iterable[Hashable], most: int) -> Callable[[Any, int], bool]:
    """Return is_value(position, v), which decides whether v is the value, by searching whether the sum with a Nim heap of v is P."""
    once = cache(game.options)  # used again for every size of the heap

    def options(both: tuple[Any, int]) -> list[tuple[Any, int]]:
        position, heap = both
        return [*((after, heap) for after in once(position)), *((position, left) for left in range(heap))]

    found = results(Game(options), [(start, most) for start in starts])
    return lambda position, value: found[position, value] == -1


def misere(game: Game) -> Game:
    """Return a game under misère play, where the last player to move loses."""
    return replace(game, end=lambda position: 1)


def sum_of(*games: Game) -> Game:
    """Return the sum of games, where a turn is a move in exactly one of them."""
    return several(games, lambda unfinished: ((i,) for i in unfinished))


def selective(*games: Game) -> Game:
    """Return the selective compound of games, where a turn is a move in at least one of them."""
    sizes = range(1, len(games) + 1)
    return several(games, lambda unfinished: (chosen for size in sizes for chosen in combinations(unfinished, size)))


def join(*games: Game) -> Game:
    """Return the join of games, where a turn is a move in every unfinished one."""
    return several(games, lambda unfinished: (tuple(unfinished),) if unfinished else ())


@rule
def until_one_ends(position: tuple[Any, ...], whole: Game, *games: Game) -> list[Any]:
    """A compound played until one of the games has no move; then no move is left at all."""
    ended = [i for i, game in enumerate(games) if game.options(position[i]) == []]
    return [] if ended else whole.options(position)


def several(games: tuple[Game, ...], choices: Callable[[list[int]], Iterable[tuple[int, ...]]]) -> Game:
    def options(position: tuple[Any, ...]) -> list[Any]:
        after = [game.options(part) for game, part in zip(games, position, strict=True)]
        unfinished = [i for i, some in enumerate(after) if some]
        return [
            tuple(chosen.get(i, part) for i, part in enumerate(position))
            for places in choices(unfinished)
            for parts in product(*(after[i] for i in places))
            for chosen in [dict(zip(places, parts, strict=True))]
        ]

    return Game(options)


# --- the games ----------------------------------------------------------------------------------------------------


@rule
def from_a_heap(heaps: tuple[int, ...], allowed: Callable[[int, int], bool]) -> list[tuple[int, ...]]:
    """From one of the heaps, of n chips, remove c of them where allowed(n, c)."""
    return [
        (*heaps[:which], size - taken, *heaps[which + 1 :])
        for which, size in enumerate(heaps)
        for taken in range(1, size + 1)
        if allowed(size, taken)
    ]


def nim_heaps() -> Game:
    """Take at least one chip, all from one heap."""
    return from_a_heap(lambda size, taken: True)


def subtraction(*numbers: int) -> Game:
    """Ferguson I.1.4: from one of the heaps remove s chips, where s is one of the numbers. The last to move wins."""
    return from_a_heap(lambda size, taken: taken in numbers)


def at_most(m: int) -> Game:
    """Bachet's game: from one of the heaps remove at least one and at most m chips. The last to move wins."""
    return from_a_heap(lambda size, taken: taken <= m)


def powers_of_two() -> Game:
    """HDU 1847: take 1, 2, 4, 8, … chips from one of the heaps. The last to move wins."""
    return from_a_heap(lambda size, taken: taken.bit_count() == 1)


def even_or_all() -> Game:
    """Ferguson I.4.5: remove an even number that is not the whole heap, or the whole heap if its number is odd."""
    return from_a_heap(lambda size, taken: (taken % 2 == 0) == (taken < size))


@rule
def stairs_to_climb(tokens: tuple[int, ...], top: int) -> list[tuple[int, ...]]:
    """Tokens on the steps 0 to `top` of a staircase; a move takes one of them up a step, or two."""
    moves = [(i, up) for i, step in enumerate(tokens) for up in (1, 2) if step + up <= top]
    return [tuple(step + up * (i == which) for i, step in enumerate(tokens)) for which, up in moves]


@rule
def moore(heaps: tuple[int, ...], k: int) -> list[tuple[int, ...]]:
    """Moore's Nim: from at least one and at most k heaps, remove any positive number from each."""
    lower = product(*(range(size + 1) for size in heaps))
    return [after for after in lower if 1 <= sum(a != b for a, b in zip(after, heaps, strict=True)) <= k]


@rule
def coins_on_a_strip(squares: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Nimble: a move takes a coin on squares 0, 1, … to a square on its left. A position is the number of coins on each square."""
    after = []
    for start, coins in enumerate(squares):
        for goal in range(start):
            if coins:
                moved = list(squares)
                moved[start] -= 1
                moved[goal] += 1
                after.append(tuple(moved))
    return after


@rule
def stairs(steps: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Some chips of one step go one step down. A position is (0, step 1, step 2, …), because chips on the floor are out of play."""
    after = []
    for step in range(1, len(steps)):
        for chips in range(1, steps[step] + 1):
            down = {step: steps[step] - chips, step - 1: steps[step - 1] + chips}
            after.append((0, *(down.get(i, steps[i]) for i in range(1, len(steps)))))
    return after


@rule
def rows_of_two_pieces(position: tuple[str, tuple[str, ...]]) -> list[tuple[str, tuple[str, ...]]]:
    """Northcott's game. A position is the colour to move, "W" or "B", and the rows as strings of W, B and dots."""
    mine, rows = position
    other = "B" if mine == "W" else "W"
    after = []
    for i, row in enumerate(rows):
        here = row.index(mine)
        for goal, square in enumerate(row):
            between = row[min(here, goal) : max(here, goal) + 1]
            if goal != here and square == "." and other not in between:
                cells = list(row)
                cells[here], cells[goal] = ".", mine
                after.append((other, (*rows[:i], "".join(cells), *rows[i + 1 :])))
    return after


def graph(arrows: tuple[tuple[int, ...], ...], drawn: frozenset[int]) -> Game:
    """A token moves along arrows. The player to move at an end loses, except at some ends where the game is drawn."""
    return Game(lambda vertex: list(arrows[vertex]), lambda vertex: 0 if vertex in drawn else -1)


def thirty_one(most: int) -> Game:
    """Ferguson I.1.5: the cards 1 to 6, four of each, are turned one at a time. A position is the cards turned, sorted.

    A card that takes the total above `most` can't be turned here; in `thirty_one_to_the_end` it can, and loses.
    """
    whole = thirty_one_to_the_end(most)
    return Game(lambda turned: [after for after in whole.options(turned) if sum(after) <= most])


def thirty_one_to_the_end(most: int) -> Game:
    """A player who takes the total above `most` loses immediately, so the other player, who would be the next to move, wins."""
    deck = Counter([1, 2, 3, 4, 5, 6] * 4)

    def options(turned: tuple[int, ...]) -> list[tuple[int, ...]]:
        if sum(turned) > most:
            return []
        return [tuple(sorted((*turned, card))) for card in deck - Counter(turned)]

    return Game(options, lambda turned: 1)


@rule
def two_boxes(boxes: tuple[int, ...], halves_only: bool) -> list[tuple[int, ...]]:
    """Ferguson I.1.5: empty one box, divide the other into two non-empty parts. A position is the boxes, sorted."""
    after = set()
    for emptied in (0, 1):
        chips = boxes[1 - emptied]
        after |= {tuple(sorted((chips - moved, moved))) for moved in range(1, chips)}
    return [two for two in after if two[0] == two[1] or not halves_only]


@rule
def poisoned_chocolate(squares: frozenset[tuple[int, int]]) -> list[frozenset[tuple[int, int]]]:
    """Gale's Chomp: choose a square other than the poisoned (0, 0), and eat every square that's at least as far up and as far right."""
    return [
        frozenset((up, right) for up, right in squares if up < bitten[0] or right < bitten[1])
        for bitten in squares
        if bitten != (0, 0)
    ]


@rule
def chips_with_a_limit(position: tuple[int, int], bound: Callable[[int], int]) -> list[tuple[int, int]]:
    """Ferguson I.1.5, dynamic subtraction: take at least one chip, and at most as many as the previous take allows.

    A position is (chips, limit), where the limit is at most the number of chips.
    """
    chips, allowed = position
    return [(left, min(left, bound(chips - left))) for left in range(chips) if chips - left <= allowed]


def sos_row() -> Game:
    """Ferguson I.1.5, SOS: write S or O in an empty square. Completing SOS in a row wins, and a full row is a draw.

    A position is the letter of each square, or 0 for an empty square.
    """

    def completed(letters: tuple[Any, ...]) -> bool:
        return any(letters[i : i + 3] == ("S", "O", "S") for i in range(len(letters)))

    def options(letters: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        if completed(letters):
            return []
        empty = [i for i, letter in enumerate(letters) if letter == 0]
        return [(*letters[:i], new, *letters[i + 1 :]) for i in empty for new in ("S", "O")]

    return Game(options, lambda letters: -1 if completed(letters) else 0)


@rule
def coins_in_a_circle(left: frozenset[int], n: int, k: int) -> list[frozenset[int]]:
    """HDU 3951: from n coins in a ring, take 1 to k neighbours. A position is the places of the remaining coins."""
    taken = {frozenset((first + i) % n for i in range(size)) for first in range(n) for size in range(1, k + 1)}
    return [left - stretch for stretch in taken if stretch <= left]


@rule
def ring_and_rows(coins: tuple[Any, ...], k: int) -> list[tuple[Any, ...]]:
    """The same game, where a position is (n, "ring") or the sorted lengths of the remaining rows, because gaps never close."""
    if "ring" in coins:
        return [(coins[0] - taken,) if taken < coins[0] else () for taken in range(1, min(k, coins[0]) + 1)]
    after = []
    for which, size in enumerate(coins):
        for first in range(size):
            for end in range(first + 1, min(first + k, size) + 1):
                left = [*coins[:which], *coins[which + 1 :], first, size - end]
                after.append(tuple(sorted(row for row in left if row)))
    return after


@rule
def two_heaps_or_both(heaps: tuple[int, int], t: int) -> list[tuple[int, int]]:
    """Fraenkel's generalised Wythoff: take from one heap, or k > 0 from one heap and m > 0 from the other, with |k - m| < t."""
    all_below = product(range(heaps[0] + 1), range(heaps[1] + 1))
    takes = [(heaps[0] - one, heaps[1] - other) for one, other in all_below]
    legal = [(k, m) for k, m in takes if (k == 0) != (m == 0) or (k > 0 and m > 0 and abs(k - m) < t)]
    return [(heaps[0] - k, heaps[1] - m) for k, m in legal]


@rule
def euclid(numbers: tuple[int, int]) -> list[tuple[int, int]]:
    """Cole and Davie 1969: take any multiple of the smaller number from the larger one. If a number is 0, there's no move."""
    first, second = numbers
    after = []
    for left in range(max(first, second)):
        if first >= second > 0 and (first - left) % second == 0:
            after.append((left, second))
        if second >= first > 0 and (second - left) % first == 0:
            after.append((first, left))
    return after


@rule
def queen_to_the_corner(square: tuple[int, int]) -> list[tuple[int, int]]:
    """Ferguson I.3.5: a queen goes down, left, or diagonally down and left. A position is her (column, row)."""
    reached = []
    for across, up in ((-1, 0), (0, -1), (-1, -1)):
        column, row = square[0] + across, square[1] + up
        while column >= 0 and row >= 0:
            reached.append((column, row))
            column, row = column + across, row + up
    return reached


@rule
def heaps_together(heaps: tuple[int, ...], k: int) -> list[tuple[int, ...]]:
    """Take chips from one heap, or the same number from each of exactly k heaps."""
    after = []
    for left in product(*(range(size + 1) for size in heaps)):
        takes = [size - rest for size, rest in zip(heaps, left, strict=True) if rest < size]
        if len(takes) == 1 or (len(takes) == k and len(set(takes)) == 1):
            after.append(left)
    return after


# chapter 4


def token_on_a_line(last: int, most: int) -> Game:
    """A token on the places 1 to `last` goes 1 to `most` places forward. The player who takes it to `last` wins."""
    return Game(lambda place: [to for to in range(1, last + 1) if 0 < to - place <= most])


def token_with_steps(last: int, *steps: int) -> Game:
    """A token on the places 1 to `last` goes forward by one of the steps. A player who can't move it loses."""
    return Game(lambda place: [place + step for step in steps if place + step <= last])


def choose_a_heap() -> Game:
    """Choose one of the heaps, and then play Nim with it alone. A position is ("choose", the set of heaps), or the size of the heap."""
    return Game(lambda position: list(position[1]) if isinstance(position, tuple) else list(range(position)))


@rule
def lower_and_choose_anew(pairs: tuple[tuple[int, int], ...], width: int) -> list[tuple[tuple[int, int], ...]]:
    """In one of the pairs, change (x, y) to (x', any number below `width`) with x' < x, or to (x, y') with y' < y."""
    after = []
    for which, (x, y) in enumerate(pairs):
        lower = [(a, b) for a in range(x + 1) for b in range(width) if a < x or b < y]
        after += [(*pairs[:which], pair, *pairs[which + 1 :]) for pair in lower]
    return after


# chapter 7


def coins_turned(chosen: Callable[[tuple[int, ...]], bool]) -> Game:
    """Return the game where a move turns a set of coins in a row that `chosen` accepts, the rightmost from heads to tails.

    A position is the row, with True for heads. A set is the places of its coins, from 0 at the left end of the row.
    """

    def options(row: tuple[bool, ...]) -> list[tuple[bool, ...]]:
        return [tuple(up != (i in some) for i, up in enumerate(row)) for some in allowed(len(row)) if row[some[-1]]]

    @cache
    def allowed(length: int) -> list[tuple[int, ...]]:
        sets = (some for size in range(1, length + 1) for some in combinations(range(length), size))
        return [some for some in sets if chosen(some)]

    return Game(options)


def turtles() -> Game:
    """Turning Turtles (Winning Ways, chapter 14): turn a head, and possibly one coin left of it."""
    return coins_turned(lambda some: len(some) <= 2)


def mock_turtles() -> Game:
    """Ferguson I.5.2: turn one, two or three coins, the rightmost from heads to tails."""
    return coins_turned(lambda some: len(some) <= 3)


def exactly(number: int) -> Game:
    """Twins and Triplets: turn exactly this many coins."""
    return coins_turned(lambda some: len(some) == number)


def ruler() -> Game:
    """Ferguson I.5.2: turn any number of consecutive coins, the rightmost from heads to tails."""
    return coins_turned(in_a_run)


def in_a_run(some: Sequence[int]) -> bool:
    return all(right - left == 1 for left, right in pairwise(some))


def equally_spaced(most: int) -> Game:
    """Turn at most this many coins, with equal distances between neighbouring ones."""
    return coins_turned(lambda some: len(some) <= most and len({b - a for a, b in pairwise(some)}) <= 1)


def close_together(number: int, stretch: int) -> Game:
    """Turn exactly this many coins within `stretch` places."""
    return coins_turned(lambda some: len(some) == number and some[-1] - some[0] < stretch)


def with_imagined_coin(game: Game) -> Game:
    """Return a game where the coin at place 0 is only imagined, and counts as tails whatever is done to it."""
    return Game(lambda row: [(False, *after[1:]) for after in game.options(row) if after[1:] != row[1:]])


def subtraction_with_coins(*numbers: int) -> Game:
    """Ferguson I.5.2: turn the coins x and x - y, where y is in the set; coin 0 is imagined."""
    return with_imagined_coin(coins_turned(lambda some: len(some) == 2 and some[1] - some[0] in numbers))


def four_coins() -> Game:
    """Ferguson I.5.2: turn the four different coins 0, n, x - n and x; coin 0 is imagined."""
    return with_imagined_coin(
        coins_turned(lambda some: len(some) == 4 and some[0] == 0 and some[1] + some[2] == some[3])
    )


def half_way() -> Game:
    """An invented rule: turn coin x with the coin of half its number, rounded down; coin 1 is turned alone."""
    return coins_turned(lambda some: some == (1,) or (len(some) == 2 and some[0] == some[1] // 2 > 0))


# chapter 8


def coins_on_a_board(chosen: Callable[[list[tuple[int, int]], list[int], list[int]], bool]) -> Game:
    """Return the game where a move turns a set of coins on a board that `chosen` accepts, the last coin from heads to tails.

    A position is the rows, with True for heads. The last coin is in the last row and the last column of the set. The arguments of
    `chosen` are the places of the set, as (row, column) from 0, and its rows and columns.
    """

    def options(board: tuple[tuple[bool, ...], ...]) -> list[tuple[tuple[bool, ...], ...]]:
        return [
            tuple(tuple(up != ((r, c) in some) for c, up in enumerate(row)) for r, row in enumerate(board))
            for some in allowed(len(board), len(board[0]))
            if board[some[-1][0]][some[-1][1]]
        ]

    @cache
    def allowed(height: int, width: int) -> list[tuple[tuple[int, int], ...]]:
        places = list(product(range(height), range(width)))
        sets = (some for size in range(1, len(places) + 1) for some in combinations(places, size))
        return [some for some in sets if fits(list(some))]

    def fits(some: list[tuple[int, int]]) -> bool:
        rows, columns = sorted({r for r, _ in some}), sorted({c for _, c in some})
        return (rows[-1], columns[-1]) in some and chosen(some, rows, columns)

    return Game(options)


def acrostic_twins() -> Game:
    """Winning Ways, chapter 14: turn two coins of one row or column, the south-eastern one from heads to tails."""
    return coins_on_a_board(lambda some, rows, columns: len(some) == 2 and (len(rows) == 1 or len(columns) == 1))


def turning_corners() -> Game:
    """Ferguson I.5.2: turn the four corners of a rectangle."""
    return coins_on_a_board(lambda some, rows, columns: len(some) == 4 and len(rows) == 2 and len(columns) == 2)


def rugs() -> Game:
    """Ferguson I.5.4: turn every coin of a rectangle."""

    def whole(some: list[tuple[int, int]], rows: list[int], columns: list[int]) -> bool:
        return len(some) == (rows[-1] - rows[0] + 1) * (columns[-1] - columns[0] + 1)

    return coins_on_a_board(whole)


def crossing(rows_fit: Callable[[list[int]], bool], columns_fit: Callable[[list[int]], bool]) -> Game:
    """Ferguson I.5.4: turn all coins where some rows cross some columns, each chosen by a rule for a row of coins."""

    def every(some: list[tuple[int, int]], rows: list[int], columns: list[int]) -> bool:
        return len(some) == len(rows) * len(columns) and rows_fit(rows) and columns_fit(columns)

    return coins_on_a_board(every)


# chapter 9


def cut_and_fall(edges: Sequence[tuple[Hashable, Hashable]]) -> Game:
    """Green Hackenbush: delete an edge, and then everything that's no longer connected to the ground, vertex 0.

    A position is the set of the remaining edges, numbered from 1.
    """

    def held(left: frozenset[int]) -> frozenset[int]:
        reached: set[Hashable] = {0}
        more = True
        while more:
            more = False
            for number in left:
                ends = set(edges[number - 1])
                if ends & reached and not ends <= reached:
                    reached |= ends
                    more = True
        return frozenset(number for number in left if edges[number - 1][0] in reached)

    return Game(lambda picture: [held(picture - {number}) for number in picture])


def cut_your_own(edges: tuple[tuple[int, int], ...], colours: str) -> Game:
    """Red-blue Hackenbush. A position is the colour to move, "B" or "R", and the numbers of the remaining edges."""
    fall = cut_and_fall(edges).options

    def options(position: tuple[str, frozenset[int]]) -> list[tuple[str, frozenset[int]]]:
        mine, left = position
        cuts = zip(left, fall(left), strict=True)
        return [("RB"["BR".index(mine)], after) for number, after in cuts if colours[number - 1] == mine]

    return Game(options)


@rule
def dominoes(position: Any) -> list[Any]:
    """Domineering. A position is the direction (down, along) of the next player's dominoes, the other player's, and the free squares."""
    mine, other, free = position
    placed = [frozenset({(a, b), (a + mine[0], b + mine[1])}) for a, b in free]
    return [(other, mine, free - domino) for domino in placed if domino <= free]


def partizan_outcome(game: Game, first: Any, second: Any) -> str:
    """Return who wins a board, as the first letter of Left, Right, Next or Previous, given the board on Left's turn and on Right's."""
    found = results(game, [first, second])
    return {(1, -1): "L", (-1, 1): "R", (1, 1): "N", (-1, -1): "P"}[found[first], found[second]]


def take_and_break(code: str) -> Game:
    """Winning Ways, chapter 4: digit k of the code includes 1, 2, 4 or 8 if a move that takes k chips can leave 0, 1, 2 or 3 heaps.

    A position is the sorted list of heaps that aren't empty.
    """
    digits = [int(digit, 16) for digit in code.replace(".", "")]

    def options(heaps: tuple[int, ...]) -> list[tuple[int, ...]]:
        after = []
        for which, size in enumerate(heaps):
            others = heaps[:which] + heaps[which + 1 :]
            for taken, digit in enumerate(digits):
                for count in range(4):
                    if digit & 2**count:
                        for left in product(range(1, size + 1), repeat=count):
                            if sum(left) + taken == size:
                                after.append(tuple(sorted(others + left)))
        return after

    return Game(options)


@rule
def heaps_to_divide(heaps: tuple[int, ...], take: bool, unequal: bool) -> list[tuple[int, ...]]:
    """Lasker's Nim: take from a heap or divide it into two. Grundy's game: divide it into two unequal heaps. A position is sorted heaps."""
    after = []
    for which, size in enumerate(heaps):
        others = [*heaps[:which], *heaps[which + 1 :]]
        if take:
            after += [sorted([*others, left] if left else others) for left in range(size)]
        after += [sorted([*others, left, size - left]) for left in range(1, size) if not unequal or left != size - left]
    return [tuple(one) for one in after]


@rule
def standing(
    stretches: tuple[int, ...], runs: Callable[[frozenset[int]], Iterable[frozenset[int]]]
) -> list[tuple[int, ...]]:
    """Things along a line, where a move takes one of the sets of places in `runs`. A position is the sorted lengths of stretches."""
    places = frozenset(place for place, there in enumerate("-".join("x" * size for size in stretches)) if there == "x")
    return [stretches_of(places - run) for run in runs(places)]


def stretches_of(places: frozenset[int]) -> tuple[int, ...]:
    """Return the sorted lengths of the stretches of neighbouring places."""
    line = "".join("x" if place in places else "-" for place in range(max(places, default=0) + 1))
    return tuple(sorted(len(stretch) for stretch in line.split("-") if stretch))


def bowling(together: bool) -> Game:
    """Kayles: knock down a pin, or two neighbours. Dawson's Kayles: two neighbours only."""
    return standing(
        lambda pins: (
            [frozenset({pin, pin + 1}) for pin in pins if pin + 1 in pins]
            + ([] if together else [frozenset({pin}) for pin in pins])
        )
    )


def files() -> Game:
    """Dawson's chess by files: choose a file, which removes the file and its neighbours."""
    return standing(lambda left: [left & {file - 1, file, file + 1} for file in left])


def pawns() -> Game:
    """Dawson's chess as it is played: 3 ranks of n files, white pawns on the first, black ones on the third.

    Pawns advance one step and take diagonally forwards. A player who can take must take, and a player who can't move loses. A
    position is the ranks as seen by the player to move, whose pawns are always w, each a string of w, b and dots.
    """
    turned = str.maketrans("wb", "bw")

    def options(ranks: tuple[str, ...]) -> list[tuple[str, ...]]:
        steps: list[tuple[str, ...]] = []
        captures: list[tuple[str, ...]] = []
        for rank in range(len(ranks) - 1):
            for file, man in enumerate(ranks[rank]):
                if man != "w":
                    continue
                for to in (file - 1, file, file + 1):
                    if not 0 <= to < len(ranks[0]):
                        continue
                    target = ranks[rank + 1][to]
                    if (to == file and target == ".") or (to != file and target == "b"):
                        after = [list(row) for row in ranks]
                        after[rank][file], after[rank + 1][to] = ".", "w"
                        turn = tuple("".join(row).translate(turned) for row in reversed(after))
                        (steps if to == file else captures).append(turn)
        return captures or steps

    return Game(options)


@rule
def coins_apart(coins: frozenset[int]) -> list[frozenset[int]]:
    """Welter: move a coin to an empty square with a smaller number. A position is the squares with a coin."""
    return [coins - {start} | {goal} for start in coins for goal in range(start) if goal not in coins]


@rule
def walk_without_return(
    walk: tuple[frozenset[Any], Any], edges: frozenset[frozenset[Any]]
) -> list[tuple[frozenset[Any], Any]]:
    """Undirected vertex geography: extend a walk along an edge to a new vertex. A position is the walk's vertices and its end."""
    met, here = walk
    ends = {v for edge in edges if here in edge for v in edge}
    return [(met | {v}, v) for v in ends if v not in met]


def dots_and_boxes() -> Game:
    """Nimstring: draw a line and, if this completes a box, another one. A position is the size of the board and the lines left to draw.

    A line is a pair of neighbouring points, and a box at (x, y) has the four lines between its corners.
    """

    def around(x: int, y: int) -> set[frozenset[tuple[int, int]]]:
        corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y)]
        return {frozenset(line) for line in pairwise(corners)}

    def options(position: tuple[int, int, frozenset[Any]]) -> list[tuple[int, int, frozenset[Any]]]:
        width, height, left = position
        boxes = [around(x, y) for x in range(width) for y in range(height)]
        after: set[tuple[int, int, frozenset[Any]]] = set()
        for line in left:
            rest = width, height, left - {line}
            completes = any(line in box and not box & rest[2] for box in boxes)
            after |= set(options(rest)) if completes else {rest}
        return list(after)

    return Game(options)


@rule
def vertices(graph: tuple[Any, ...]) -> list[tuple[int, ...]]:
    """Ferguson I.4.4: remove a vertex that has at least one edge, with its edges.

    A position is ("cycle", n) or the sorted numbers of edges of paths.
    """
    if graph[:1] == ("cycle",):
        edges = [{i, (i + 1) % graph[1]} for i in range(graph[1])]
    else:
        edges = [{(path, i), (path, i + 1)} for path, size in enumerate(graph) for i in range(size)]
    return [edge_counts([edge for edge in edges if vertex not in edge]) for vertex in set().union(*edges)]


def edge_counts(edges: list[set[Any]]) -> tuple[int, ...]:
    """Return the sorted numbers of edges of the components."""
    counts = []
    while edges:
        met, size = edges[0], 0
        while len([edge for edge in edges if edge & met]) > size:
            size = len([edge for edge in edges if edge & met])
            met = met.union(*(edge for edge in edges if edge & met))
        counts.append(size)
        edges = [edge for edge in edges if not edge & met]
    return tuple(sorted(counts))


def beads(run: int) -> Game:
    """HDU 3980: paint `run` unpainted neighbours. A position is ("ring", n) or the sorted lengths of unpainted stretches."""
    rows = standing(
        lambda bare: [frozenset(range(first, first + run)) for first in bare if set(range(first, first + run)) <= bare]
    )

    def options(position: tuple[Any, ...]) -> list[tuple[int, ...]]:
        if position[:1] != ("ring",):
            return rows.options(position)
        size = position[1]
        return [tuple(filter(None, [size - run]))] * size if run <= size else []

    return Game(options)


@rule
def three_crosses(position: tuple[int, frozenset[int]]) -> list[tuple[int, frozenset[int]]]:
    """Treblecross: write X in an empty square of a row; completing XXX wins. A position is the size of the row and the squares with X."""
    size, crosses = position
    if any({i, i + 1, i + 2} <= crosses for i in crosses):
        return []
    return [(size, crosses | {i}) for i in range(size) if i not in crosses]


@rule
def loops(regions: tuple[int, ...], most: int) -> list[tuple[int, ...]]:
    """Ferguson I.4.5, Rims and Rayles: a loop through at most `most` dots of a region splits the other dots into inside and outside."""
    after = []
    for which, dots in enumerate(regions):
        for inside in range(dots):
            for outside in range(dots - inside):
                if dots - inside - outside <= most:
                    new = [*regions[:which], *regions[which + 1 :], inside, outside]
                    after.append(tuple(sorted(region for region in new if region)))
    return after


# --- trees: an end is a tuple of payoffs, a turn is (player, information, {move: node}), chance is [(odds, node), ...]
# ----


def tree_pay(node: Any, plans: list[dict[str, str]]) -> list[Any]:
    """Return each player's average payoff if everybody follows their plan."""
    if isinstance(node, list):
        paid = [[odds * one for one in tree_pay(after, plans)] for odds, after in node]
        return [sum(some) for some in zip(*paid, strict=True)]
    if isinstance(node[-1], dict):
        player, known, moves = node
        return tree_pay(moves[plans[player][known]], plans)
    return list(node)


def tree_known(node: Any, player: int) -> dict[str, list[str]]:
    """Return everything that a player can learn, each with the moves there."""
    if isinstance(node, list):
        return {known: moves for _, after in node for known, moves in tree_known(after, player).items()}
    if not isinstance(node[-1], dict):
        return {}
    below = {known: moves for after in node[2].values() for known, moves in tree_known(after, player).items()}
    return {node[1]: list(node[2]), **below} if node[0] == player else below


def tree_plans(node: Any, player: int) -> list[dict[str, str]]:
    """Return all plans, each with a move for everything that a player can learn."""
    known = tree_known(node, player)
    return [dict(zip(known, moves, strict=True)) for moves in product(*known.values())]


# --- tables: the payoffs of each of two players as a list of rows; mixtures are lists of probabilities ----------------


def table_pay(table: list[list[Any]], x: Any, y: Any) -> Any:
    """Return the average over all cells, weighted by the probability of the row and the column."""
    return sum(table[i][j] * p * q for i, p in enumerate(x) for j, q in enumerate(y))


def in_equilibrium(first: list[list[Any]], second: list[list[Any]], x: Any, y: Any) -> bool:
    """Return whether neither player gains by changing to any single row or column."""
    rows = [[i == k for i in range(len(x))] for k in range(len(x))]
    columns = [[j == k for j in range(len(y))] for k in range(len(y))]
    return all(table_pay(first, row, y) <= table_pay(first, x, y) for row in rows) and all(
        table_pay(second, x, column) <= table_pay(second, x, y) for column in columns
    )


def most_against(table: list[list[Any]], habit: Any, rounds: int) -> Any:
    """Return the greatest total of any list of choices against a habit, which maps all earlier choices to a choice."""
    totals = []
    for choices in product((0, 1), repeat=rounds):
        totals.append(sum(table[one][habit(choices[:k])] for k, one in enumerate(choices)))
    return max(totals)


def mixtures(rows: Sequence[Sequence[Any]]) -> Iterable[list[Fraction]]:
    """Yield mixtures of rows that make some columns pay the same, which include the extreme optimal mixtures (Shapley and Snow)."""
    for size in range(1, min(len(rows), len(rows[0])) + 1):
        for some in combinations(range(len(rows)), size):
            for across in combinations(range(len(rows[0])), size):
                if (mix := evening([[rows[i][j] for j in across] for i in some])) and min(mix[:-1]) >= 0:
                    yield [mix[some.index(i)] if i in some else Fraction(0) for i in range(len(rows))]


def best_mixtures(
    rows: Sequence[Sequence[Any]],
) -> tuple[Fraction, set[tuple[Fraction, ...]], set[tuple[Fraction, ...]]]:
    """Return the value of a matrix game, and each player's extreme mixtures that guarantee it."""

    def sure(rows: Sequence[Sequence[Any]]) -> dict[tuple[Fraction, ...], Fraction]:
        return {
            tuple(mix): min(sum((p * x for p, x in zip(mix, column, strict=True)), Fraction(0)) for column in zip(*rows, strict=True))
            for mix in mixtures(rows)
        }  # fmt: skip

    mine, theirs = sure(rows), sure([[-x for x in column] for column in zip(*rows, strict=True)])
    value = max(mine.values())
    assert value == -max(theirs.values()), "the minimax theorem says that the two values are equal"
    best = ({mix for mix, least in some.items() if least == most} for some, most in ((mine, value), (theirs, -value)))
    return value, next(best), next(best)


def evening(part: Sequence[Sequence[Any]]) -> list[Any] | None:
    """Return weights with the sum 1 that give each column of a square table the same mean, and the mean; None if they aren't unique."""
    size = len(part)
    lines = [[Fraction(part[i][j]) for i in range(size)] + [Fraction(-1), Fraction(0)] for j in range(size)]
    lines.append([Fraction(1)] * size + [Fraction(0), Fraction(1)])
    for c in range(size + 1):
        lead = next((r for r in range(c, size + 1) if lines[r][c]), None)
        if lead is None:
            return None
        lines[c], lines[lead] = lines[lead], lines[c]
        lines[c] = [one / lines[c][c] for one in lines[c]]
        for r in range(size + 1):
            if r != c and lines[r][c]:
                lines[r] = [one - lines[r][c] * other for one, other in zip(lines[r], lines[c], strict=True)]
    return [line[-1] for line in lines]


def added_on_average(worths: Mapping[frozenset[Any], int]) -> list[Fraction]:
    """Return, for each player, the average over all orders of arrival of what the player adds to the worth of those before."""
    players = sorted({one for some in worths for one in some})
    orders = [*permutations(players)]
    before = [[frozenset(order[: order.index(one)]) for order in orders] for one in players]
    return [
        Fraction(sum(worths[some | {one}] - worths[some] for some in came), len(orders))
        for one, came in zip(players, before, strict=True)
    ]
