"""Partizan games and their simplest form, the canonical form: who wins a game, whether it's a number, and how games add up.

**Theorem** (Conway). Leaving out a dominated option gives an equal game, which can replace the original in every sum. Replacing a
reversible option by the same player's options of the position that it reverses to also gives an equal game. Do this as long as you can, and
a game with finitely many positions ends up in its unique canonical form. Two games are equal exactly when their canonical forms are the
same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache, cached_property, lru_cache
from typing import Any, ClassVar

from cgkit.checks import SearchLimitError, check_list, check_type, short_repr
from cgkit.partizan.ruleset import LEFT, RIGHT, Partizan
from cgkit.position.position import Position
from cgkit.solving.budget import open_account, question

MOST_OPTIONS = 60  # maximum number of options of one player in a canonical form
MOST_WHOLE, MOST_BITS = 100, 60  # largest whole number made into a game, and maximum bits of a denominator
FORM = 50  # number of positions charged for one board and its canonical form
KEPT = 2**18  # number of sums, and of comparisons, that are remembered
STARS = ("0", "*")
NAMES = {("0", "*"): "↑", ("*", "0"): "↓", ("0,*", "0"): "↑*", ("0", "0,*"): "↓*"}
EXAMPLE = "red_blue('BR', 'R')"
SMALLER = "canonical forms are for small games, so start from a smaller position"


class Game:
    """A partizan game in its canonical form, given by what Left can move to and what Right can move to.

    >>> star, half = Game([0], [0]), Game([0], [1])
    >>> star, half, Game([0], [star]), Game([1], [-1])
    (*, 1/2, ↑, {1|-1})
    >>> star + star, half + half, half - star > 0, Game([0], [star]) < half
    (0, 1, True, True)

    Equal games are the same object. `one <= other` means that in every sum, *other* is at least as good for Left as *one*.

    Parameters
    ----------
    left, right : games; a number means the game with that value.
    """

    left: frozenset[Game]
    right: frozenset[Game]
    _known: ClassVar[dict[tuple[frozenset[Game], frozenset[Game]], Game]] = {}

    def __new__(cls, left: Iterable[Any] = (), right: Iterable[Any] = ()) -> Game:
        options = [{as_game(one) for one in check_list(side, "options")} for side in (left, right)]
        return _simplified(*options)

    @classmethod
    def _made(cls, left: frozenset[Game], right: frozenset[Game]) -> Game:
        if (left, right) not in cls._known:
            game = object.__new__(cls)
            game.left, game.right = left, right
            cls._known[left, right] = game
        return cls._known[left, right]

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (list(self.left), list(self.right))

    def __neg__(self) -> Game:
        return _negative(self)

    def __add__(self, other: Any) -> Game:
        return _sum(self, as_game(other))

    def __sub__(self, other: Any) -> Game:
        return _sum(self, -as_game(other))

    def __le__(self, other: Any) -> bool:
        return _less(self, as_game(other))

    def __ge__(self, other: Any) -> bool:
        return _less(as_game(other), self)

    def __lt__(self, other: Any) -> bool:
        return self <= other and not self >= other

    def __gt__(self, other: Any) -> bool:
        return self >= other and not self <= other

    def __eq__(self, other: object) -> bool:
        return self is (as_game(other) if isinstance(other, int | Fraction) else other)

    def __hash__(self) -> int:
        return id(self)

    def outcome(self) -> str:
        """Return "L" or "R" if Left or Right always wins, and "N" or "P" if the next or the previous player wins.

        >>> [game.outcome() for game in (Game([0], [1]), Game([], [0]), Game([0], [0]), Game())]
        ['L', 'R', 'N', 'P']
        """
        return {(True, False): "L", (False, True): "R", (True, True): "P", (False, False): "N"}[self >= 0, self <= 0]

    @cached_property
    def _number(self) -> Fraction | None:
        numbers = [[option._number for option in side] for side in (self.left, self.right)]
        if any(len(side) > 1 or None in side for side in numbers):
            return None
        low, high = (side[0] if side else None for side in numbers)
        if low is not None and high is not None and low >= high:
            return None
        return simplest_number(low, high)

    def number(self) -> Fraction:
        """Return the number that the game is worth.

        >>> Game([0], [Game([0], [1])]).number()
        Fraction(1, 4)
        >>> Game([1], [-1]).number()
        Traceback (most recent call last):
        ValueError: {1|-1} isn't a number; a game is a number only if every move makes it worse for the player who moves

        Raises
        ------
        ValueError : if the game isn't a number.
        """
        if self._number is None:
            raise ValueError(
                f"{short_repr(self)} isn't a number; a game is a number only if every move makes it worse for the player "
                "who moves"
            )
        return self._number

    def __repr__(self) -> str:
        return self._name

    @cached_property
    def _name(self) -> str:
        if self._number is not None:
            return str(self._number)
        sides = [
            sorted(map(repr, side), key=lambda name: (len(name), name.replace("*", "~")))
            for side in (self.left, self.right)
        ]
        size = len(sides[0])
        if sides[0] == sides[1] == [_star(n) for n in range(size)]:
            return _star(size)
        left, right = map(",".join, sides)
        if left == right and size == 1 and next(iter(self.left))._number is not None:
            return f"{left}*"
        return NAMES.get((left, right), f"{{{left}|{right}}}")


def _star(size: int) -> str:
    return STARS[size] if size < 2 else f"*{size}"


def as_game(given: Any) -> Game:
    """Return a game as it is, and a number as the game with that value."""
    if isinstance(given, Game):
        return given
    return _of_number(check_dyadic(given))


def check_dyadic(given: Any) -> Fraction:
    """Return a number as a fraction if it's within limits and its denominator is a power of 2, or raise an error that says what is allowed.

    >>> check_dyadic(Fraction(1, 3))
    Traceback (most recent call last):
    ValueError: a number must be a fraction whose denominator is a power of 2, from -100 to 100, got Fraction(1, 3)
    """
    wanted = f"a number must be a fraction whose denominator is a power of 2, from -{MOST_WHOLE} to {MOST_WHOLE}"
    if isinstance(given, bool) or not isinstance(given, int | Fraction):
        raise TypeError(f"{wanted}, got {short_repr(given)}")
    number = Fraction(given)
    if number.denominator.bit_count() > 1 or number.denominator >> MOST_BITS or abs(number) > MOST_WHOLE:
        raise ValueError(f"{wanted}, got {short_repr(given)}")
    return number


@cache
def _of_number(number: Fraction) -> Game:
    if number.denominator > 1:
        step = Fraction(1, number.denominator)
        return Game._made(frozenset([_of_number(number - step)]), frozenset([_of_number(number + step)]))
    nearer = frozenset([_of_number(number - (1 if number > 0 else -1))]) if number else frozenset()
    return Game._made(nearer, frozenset()) if number > 0 else Game._made(frozenset(), nearer)


def simplest_number(low: Fraction | int | None = None, high: Fraction | int | None = None) -> Fraction:
    """Return the simplest number strictly between two numbers, or beyond one of them if the other is None.

    >>> [str(simplest_number(*pair)) for pair in [(0, 1), (Fraction(1, 4), 1), (2, 7), (-3, 5), (None, 3), (4, None)]]
    ['1/2', '1/2', '3', '0', '0', '5']

    The simplest number is the whole number nearest to 0 if there is one, otherwise the fraction whose denominator is the smallest power
    of 2.

    Raises
    ------
    ValueError : if the first number isn't less than the second.
    """
    for bound in (low, high):
        if bound is not None and (isinstance(bound, bool) or not isinstance(bound, int | Fraction)):
            raise TypeError(f"a bound must be a whole number or a fraction, got {short_repr(bound)}")
    if low is not None and high is not None and low >= high:
        raise ValueError(f"the lower bound must be less than the upper bound, got {low} and {high}")
    if (low is None or low < 0) and (high is None or high > 0):
        return Fraction(0)
    if low is None or (high is not None and high <= 0):
        return -simplest_number(None if high is None else -high, None if low is None else -low)
    scale = 1
    while high is not None and (low * scale).__floor__() + 1 >= high * scale:
        scale *= 2
    return Fraction((low * scale).__floor__() + 1, scale)


@cache
def _negative(game: Game) -> Game:
    left, right = (frozenset(map(_negative, side)) for side in (game.right, game.left))
    return Game._made(left, right)


@lru_cache(maxsize=KEPT)
def _sum(one: Game, other: Game) -> Game:
    if one._number is not None and other._number is not None:
        return as_game(one._number + other._number)
    return _simplified(
        {_sum(left, other) for left in one.left} | {_sum(one, left) for left in other.left},
        {_sum(right, other) for right in one.right} | {_sum(one, right) for right in other.right},
    )


@lru_cache(maxsize=KEPT)
def _less(one: Game, other: Game) -> bool:
    """Return whether one <= other, which means that Left, if moving first, doesn't win one - other."""
    if one._number is not None and other._number is not None:
        return one._number <= other._number
    open_account().charge(1, len(Game._known), "games that were compared", advice=SMALLER)
    return not any(_less(other, left) for left in one.left) and not any(_less(right, one) for right in other.right)


def _simplified(left: set[Game], right: set[Game]) -> Game:
    """Return the canonical form of the game with these options, which are in canonical form themselves."""

    @cache
    def below(game: Game) -> bool:  # game <= the new game
        return not any(above(option) for option in game.left) and not any(_less(option, game) for option in right)

    @cache
    def above(game: Game) -> bool:
        return not any(below(option) for option in game.right) and not any(_less(game, option) for option in left)

    lefts = _bypassed(left, lambda option: (one.left for one in option.right if below(one)))
    rights = _bypassed(right, lambda option: (one.right for one in option.left if above(one)))
    return Game._made(_best(lefts, _less), _best(rights, lambda one, other: _less(other, one)))


def _bypassed(options: set[Game], reverses: Callable[[Game], Iterable[frozenset[Game]]]) -> set[Game]:
    """Return the options after replacing reversible ones until no reversible option is left."""
    todo, kept, seen = [*options], set(), set()
    while todo:
        if (option := todo.pop()) in seen:
            continue
        seen.add(option)
        instead = next(iter(reverses(option)), None)
        if instead is None:
            kept.add(option)
        else:
            todo += instead
    return kept


def _best(options: set[Game], worse: Callable[[Game, Game], bool]) -> frozenset[Game]:
    """Return the options that aren't dominated by another."""
    best = frozenset(one for one in options if not any(one is not other and worse(one, other) for other in options))
    if len(best) > MOST_OPTIONS:
        raise SearchLimitError(MOST_OPTIONS, "options of one player in a canonical form", SMALLER)
    return best


@question
def canonical_form(position: Position[Any]) -> Game:
    """Return the canonical form of a position, which doesn't depend on whose turn it is.

    >>> from cgkit.partizan import domineering, red_blue
    >>> canonical_form(red_blue("BRB")), canonical_form(domineering("..", "..")), canonical_form(domineering("..", ".#"))
    (3/4, {1|-1}, *)

    Raises
    ------
    TypeError : if the position doesn't belong to a partizan game.
    ValueError : if play can return to a position.
    SearchLimitError : if the form would have more than 60 options of one player, or the search exceeds its budget; the message says how
        far the search got.
    """
    rules, (_, start) = _partizan(position)
    options = open_account().spending(rules, each=FORM)
    known: dict[Any, Game] = {}
    boards: dict[
        Any, list[list[Any]]
    ] = {}  # the boards that Left's moves lead to, and those that Right's moves lead to
    todo = [start]
    while todo:
        board = todo[-1]
        again = board in boards
        if board not in known and not again:
            boards[board] = [[after for _, after in options((turn, board))] for turn in (LEFT, RIGHT)]
        missing = [] if board in known else [after for side in boards[board] for after in side if after not in known]
        if missing and again:
            raise ValueError(f"play can return to {rules.show((LEFT, board))}, so the game has no canonical form")
        if not missing:
            todo.pop()
            if board not in known:
                known[board] = _simplified(*({known[after] for after in side} for side in boards.pop(board)))
        todo += missing
    return known[start]


def outcome_class(position: Position[Any]) -> str:
    """Return who wins a partizan position by search: "L" or "R" for Left or Right, "N" or "P" for the next or the previous player.

    >>> from cgkit.partizan import domineering, red_blue
    >>> [outcome_class(one) for one in (red_blue("BR"), red_blue("R"), domineering("..", ".."), red_blue("B", "R"))]
    ['L', 'R', 'N', 'P']
    """
    rules, (_, board) = _partizan(position)
    first = tuple(Position(rules, (turn, board)).outcome() for turn in (LEFT, RIGHT))
    classes = {("N", "P"): "L", ("P", "N"): "R", ("N", "N"): "N", ("P", "P"): "P"}
    if first not in classes:
        raise ValueError(f"neither player can force a win in {position!r}, so it has no outcome class")
    return classes[first]


def _partizan(position: Any) -> tuple[Partizan[Any], tuple[int, Any]]:
    check_type(Position, position, EXAMPLE)
    if not isinstance(position.rules, Partizan):
        raise TypeError(f"expected a position of a partizan game, such as {EXAMPLE}, got {position!r:.200}")
    return position.rules, position.state
