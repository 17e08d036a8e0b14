"""Outcomes and misère Grundy values of sums, found by a search on multisets of components.

In normal play a component's Grundy value can replace it in every sum, but under misère play no number does this. However, two components
with equal options play alike, and a sum is the multiset of its components. This module therefore numbers the components, with equal numbers
for equal options, and writes a position as a tuple of these numbers. Two heaps of one, *1 + *1, can be left out of every sum. In addition,
a component can often be replaced by a simpler one:

**Theorem** (reversible moves). Let H have all the options of G. It can also have further options, but each of them must have G as an
option. If G has no options, suppose also that the player to move wins H. Then H and G are alike in every sum. *Proof.* We prove by
induction on X that H + X and G + X are both won or both lost. If G + X is lost, it has moves, and all of them lead to won positions. Look
at a move from H + X. If it goes to a further option of H, the answer is the move to G. Every other move is a move of G + X, or leads to H +
X′, which is won because G + X′ is. If G + X is won by a move, the same move in H + X wins. Finally, G + X can be won because nobody can
move. Then X has no moves and G has no options, so H is won too.

The search then runs on these tuples, and stops at the first winning move.

Sources: Conway, *On Numbers and Games*, chapter 12; Winning Ways, chapter 13, where the misère value is the genus's first superscript.
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
Sum: TypeAlias = tuple[int, ...]  # sorted numbers of a sum's components, without those that change nothing

STAR = 1  # number of the game *1, whose only option is the end
SUM = 4  # number of positions charged for a sum, which takes longer to make than most positions
MANY = 32  # games with more options aren't simplified, because the test takes time quadratic in their number


class MisereSums(Generic[Q]):
    """A judge of one ruleset's misère positions, which keeps its results for later questions.

    >>> from cgkit import nim
    >>> judge = MisereSums(nim)
    >>> [judge.is_lost(heaps) for heaps in [(), (1,), (1, 1), (2, 2), (1, 2, 3)]]
    [False, True, False, True, True]

    The ruleset must be additive, which implies normal play.
    """

    def __init__(self, rules: Ruleset[Q]) -> None:
        if not rules.additive:
            raise ValueError(
                f"{short_repr(rules)} can't be judged by its components, because play can return to a position"
            )
        self.rules = rules
        self._games: dict[Ruleset[Any], dict[Any, Sum]] = {}
        self._numbers: dict[frozenset[Sum], int] = {}
        self._options: list[frozenset[Sum]] = []
        self._alike: list[Sum] = []  # for each number, a simpler sum that plays alike, or else the game itself
        self._lost: dict[Sum, bool] = {(): False}  # with no components left, the player to move wins
        self._number(frozenset())
        self._number(frozenset({()}))

    @question
    def is_lost(self, position: Q, heap: int = 0) -> bool:
        """Return whether the player to move loses under misère play.

        `heap` adds a Nim heap of this size to the position.
        """
        games = [self._game(rules, component) for rules, component in summands(self.rules, position)]
        return self._search(self._together([*games, self._sum([self._heap(heap)])]))

    @property
    def met(self) -> int:
        """The number of sums judged so far."""
        return len(self._lost)

    @question
    def value(self, position: Q) -> int:
        """Return the misère Grundy value, the number n for which the position plus a Nim heap of n is a misère P-position.

        >>> from cgkit import Subtraction, kayles
        >>> judge = MisereSums(kayles)
        >>> [judge.value((pins,)) for pins in range(9)]
        [1, 0, 2, 3, 0, 1, 3, 2, 1]
        >>> judge = MisereSums(Subtraction({1, 2}))
        >>> [judge.value((size,)) for size in range(6)]
        [1, 0, 2, 1, 0, 2]

        There is exactly one such n. It is 1 at the end of play, and elsewhere the mex of the misère Grundy values of the options. *Proof.*
        Let g(G) be this number. First, G + *g(G) is lost. At the end of play, the only move takes the heap *1, and that move is the last.
        Otherwise a move in G leads to some G' with g(G') ≠ g(G), so G' + *g(G) is won by induction. A move in the heap leaves a smaller *k,
        and the answer is to move to a G' with g(G') = k. Second, G + *n is won if n ≠ g(G), by lowering the heap to g(G) or by moving to a
        G' with g(G') = n. At the end of play, *0 is won because nobody can move, and from *n with n > 1 there is a move to *1.

        The value is therefore 0 exactly for the misère P-positions. You can't nim-add these values, because the values of two games don't
        determine the value of their sum.
        """
        known = self.rules.misere_value_theory(position)
        return next(heap for heap in count() if self.is_lost(position, heap)) if known is None else known

    def _game(self, rules: Ruleset[Any], component: Any) -> Sum:
        """Return a sum of numbered games that plays like this component."""
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
        """Return the number of the game with these options."""
        number = self._numbers.setdefault(options, len(self._options))
        if number == len(self._options):
            self._options.append(options)
            self._alike.append((number,) if options else ())
            self._alike[number] = self._simpler(number)
        return number

    def _simpler(self, number: int) -> Sum:
        """Return a sum two moves away that plays alike, by the theorem on reversible moves, or the game itself."""
        options = self._options[number]
        if len(options) > MANY:
            return self._alike[number]
        after = {option: frozenset(self._moves(option)) for option in options}
        for game in sorted(set().union(*after.values()), key=len):
            kept = frozenset(self._moves(game))
            reversible = kept <= options and all(game in after[option] for option in options - kept)
            if reversible and (game or any(map(self._search, options))):
                return game
        return self._alike[number]

    def _heap(self, size: int) -> int:
        """Return the number of a Nim heap."""
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

        # each numbered game has only earlier games as options, so positions can't repeat
        return is_lost(start, options, self._lost, str)


def summands(rules: Ruleset[Any], position: Any) -> list[Piece]:
    """Return the games that add up to this position, even under misère play; coins that can cancel stay together on one board."""
    if rules.is_sum:
        return [game for part_rules, part in rules.pairs(position) for game in summands(part_rules, part)]
    return [(rules, position)] if rules.cancels else rules.summands(position)
