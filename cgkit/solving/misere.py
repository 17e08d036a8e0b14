"""Misère play of sums: who loses, and misère Grundy values, by a search on multisets of components.

Under misère play no number stands for a component in every sum, as its Grundy value does in normal play. But two components with
equal options play alike, and a sum is the multiset of its components. So components are numbered, with equal numbers for equal
options; a position is a tuple of such numbers; and two heaps of one, *1 + *1, may be left out of every sum. And a component may be
replaced by a simpler one:

**Theorem** (reversible moves). Let H have all the options of G, and besides these only options from each of which some move leads to
G; and if G has no options, let H be won for whoever moves. Then H and G are alike in every sum. *Proof*, by induction on X: that H +
X and G + X are both won or both lost. If G + X is lost, it has a move, and all its moves lead to what is won. From H + X a move to
one more option of H is answered by the move to G; the other moves are those of G + X, or lead to H + X′, which is won as G + X′ is.
If G + X is won by a move, the same move in H + X wins. And if it is won because there is no move, X is empty and G has no options; so
H is won too.

A search of these tuples remains, and it stops at the first winning move.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from itertools import count
from typing import Any, Generic, TypeAlias, TypeVar

from cgkit.checks import short_repr
from cgkit.games.ruleset import Piece, Ruleset
from cgkit.solving.budget import open_account, question
from cgkit.solving.search import is_lost, returning, search

Q = TypeVar("Q", bound=Hashable)
Sum: TypeAlias = tuple[int, ...]  # the numbers of its components, sorted, those that do not matter left out

STAR = 1  # the number of the game whose only option is the end
SUM = 4  # positions that a sum is charged for: it takes longer to make than those of most games
MANY = 32  # options; whether a game with more can be simpler is not looked at, for that takes a square of their number


class MisereSums(Generic[Q]):
    """Judges the positions of one ruleset under misère play; what one question finds is kept for the next.

    >>> from cgkit import nim
    >>> judge = MisereSums(nim)
    >>> [judge.is_lost(heaps) for heaps in [(), (1,), (1, 1), (2, 2), (1, 2, 3)]]
    [False, True, False, True, True]

    The ruleset is that of normal play, and additive.

    References
    ----------
    Conway, *On Numbers and Games*, chapter 12; Winning Ways, chapter 13.
    """

    def __init__(self, rules: Ruleset[Q]) -> None:
        if not rules.additive:
            raise ValueError(f"{short_repr(rules)} cannot be judged by its components: play must never return")
        self.rules = rules
        self._games: dict[Ruleset[Any], dict[Any, Sum]] = {}
        self._numbers: dict[frozenset[Sum], int] = {}
        self._options: list[frozenset[Sum]] = []
        self._alike: list[Sum] = []  # for each number, a simpler sum that plays alike, or itself
        self._lost: dict[Sum, bool] = {(): False}  # whoever is to move where nothing is left has not moved last
        self._number(frozenset())
        self._number(frozenset({()}))

    @question
    def is_lost(self, position: Q, heap: int = 0) -> bool:
        """Return whether the player to move loses under misère play.

        A Nim heap may lie beside the position.
        """
        games = [self._game(rules, component) for rules, component in summands(self.rules, position)]
        return self._search(self._together([*games, self._sum([self._heap(heap)])]))

    @property
    def met(self) -> int:
        """How many sums have been judged so far."""
        return len(self._lost)

    @question
    def value(self, position: Q) -> int:
        """Return the misère Grundy value: the number n for which the position beside a Nim heap of n is lost under misère play.

        >>> from cgkit import Subtraction, kayles
        >>> judge = MisereSums(kayles)
        >>> [judge.value((pins,)) for pins in range(9)]
        [1, 0, 2, 3, 0, 1, 3, 2, 1]
        >>> judge = MisereSums(Subtraction({1, 2}))
        >>> [judge.value((size,)) for size in range(6)]
        [1, 0, 2, 1, 0, 2]

        There is exactly one such n: it is 1 at the end, and elsewhere the mex of the misère Grundy values of the options. *Proof.*
        Call that number g(G). G + *g(G) is lost: from the end with *1 the only move is the last one; otherwise a move in G to G'
        leaves *g(G) beside g(G') ≠ g(G), a move in the heap leaves a smaller *k, and some G' has g(G') = k. And n ≠ g(G) is won: by
        lowering the heap to g(G), by moving to a G' with g(G') = n, or, at the end, because *0 is won, and from n > 1 there is a move
        to *1.

        So the value is 0 exactly where misère play is lost. It is no value for sums: those of two games do not determine that of
        their sum.

        References
        ----------
        Winning Ways, chapter 13 (the first superscript of the genus); Conway, *On Numbers and Games*, chapter 12.
        """
        known = self.rules.misere_value_theory(position)
        return next(heap for heap in count() if self.is_lost(position, heap)) if known is None else known

    def _game(self, rules: Ruleset[Any], component: Any) -> Sum:
        """Return the sum of numbered games to which a component is equal in play."""
        account = open_account()
        account.foresee(rules, component)
        return search(
            component,
            account.spending(rules, "components"),
            self._games.setdefault(rules, {}),
            lambda options: self._sum([self._number(frozenset(options))]),
            returning(rules, "no value under misère play"),
            lambda option: [part for _, part in summands(rules, option)],
            self._together,
        )

    def _number(self, options: frozenset[Sum]) -> int:
        """Number the game with these options."""
        number = self._numbers.setdefault(options, len(self._options))
        if number == len(self._options):
            self._options.append(options)
            self._alike.append((number,) if options else ())
            self._alike[number] = self._simpler(number)
        return number

    def _simpler(self, number: int) -> Sum:
        """Return what remains of a game when reversible moves are left out: a sum that an option leads to, or the game itself."""
        options = self._options[number]
        if len(options) > MANY:
            return self._alike[number]
        after = {option: frozenset(self._moves(option)) for option in options}
        for game in sorted(set().union(*after.values()), key=len):
            kept = frozenset(self._moves(game))
            reversible = kept <= options and all(game in after[option] for option in options - kept)
            if reversible and (game or self._won(options)):
                return game
        return self._alike[number]

    def _won(self, options: Iterable[Sum]) -> bool:
        """Say whether a game with these options is won for whoever moves."""
        return any(self._search(option) for option in options)

    def _heap(self, size: int) -> int:
        """Number a Nim heap."""
        heaps: list[Sum] = []
        for _ in range(size):
            heaps.append(self._sum([self._number(frozenset(heaps))]))
        return self._number(frozenset(heaps))

    def _together(self, sums: list[Sum]) -> Sum:
        return self._sum([number for numbers in sums for number in numbers])

    def _sum(self, numbers: Iterable[int]) -> Sum:
        listed = sorted(part for number in numbers for part in self._alike[number])
        stars = listed.count(STAR)
        return (STAR,) * (stars % 2) + tuple(listed[stars:])

    def _moves(self, position: Sum) -> Iterator[Sum]:
        for i, number in enumerate(position):
            if i and number == position[i - 1]:
                continue  # equal components have equal options
            rest = position[:i] + position[i + 1 :]
            for option in self._options[number]:
                yield self._sum(rest + option)

    def _search(self, start: Sum) -> bool:
        account, before = open_account(), len(self._lost)
        what = f"sums of components of {short_repr(self.rules)}"

        def options(position: Sum) -> Iterator[Sum]:
            moves = sum(len(self._options[number]) for number in position)
            account.charge(SUM, len(self._lost) - before, what, moves)
            return self._moves(position)

        return is_lost(
            start, options, self._lost, str
        )  # numbered games are made of earlier ones, so play cannot return


def summands(rules: Ruleset[Any], position: Any) -> list[Piece]:
    """Return the games whose sum a position is, under misère play too: coins that may cancel lie on one board."""
    if rules.is_sum:
        return [game for part_rules, part in rules.pairs(position) for game in summands(part_rules, part)]
    return [(rules, position)] if rules.cancels else rules.summands(position)
