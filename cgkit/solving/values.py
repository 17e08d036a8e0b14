"""The Grundy value and the suspense of a position, found by search.

By the Sprague–Grundy theorem, a value is the nim-sum of the summands' values, and a summand's value is the mex of its options' values.
**Invariant.** The search looks only at summands, never at whole sums. For example, three heaps of 100 cost 100 positions, not 100³.

A move in a join is a move in every unfinished component, so the join ends with the component that lasts longest. The parity of that
component's length decides who wins. In each component, the winner therefore delays and the loser hurries. The length of a component under
such play is its *suspense*.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import reduce
from itertools import chain
from operator import xor
from typing import Any, TypeAlias, TypeVar, cast

from cgkit.checks import check_type, short_repr
from cgkit.games.from_options import MANY
from cgkit.games.ruleset import Ruleset
from cgkit.numbers.nim_sums import nim_sum
from cgkit.solving.budget import open_account
from cgkit.solving.reach import Reach
from cgkit.solving.search import SAY_SO, least_missing, longest_rule, returning, search

Q = TypeVar("Q", bound=Hashable)
Memo: TypeAlias = dict[Ruleset[Any], dict[Any, int]]  # ruleset -> the known values of its components


def with_values(rules: Any) -> Ruleset[Any]:
    """Return the ruleset if its positions have Grundy values; otherwise raise ValueError with the reason.

    >>> from cgkit import misere, nim
    >>> with_values(nim)
    nim
    >>> with_values(misere(nim))
    Traceback (most recent call last):
    ValueError: misere(nim) has no Grundy values, because they need a game where no position recurs and the last player to move wins
    """
    if not check_type(Ruleset, rules, "Subtraction({1, 3, 4})").additive:
        raise ValueError(
            f"{short_repr(rules)} has no Grundy values, because they need a game where no position recurs and "
            "the last player to move wins"
        )
    return rules  # type: ignore[no-any-return]


def grundy(rules: Ruleset[Q], position: Q, memo: Memo | None = None) -> int:
    """Return a position's Grundy value, found by search; it's the size of the Nim heap that can replace the position in every sum.

    >>> from cgkit import Subtraction
    >>> grundy(Subtraction({1, 3, 4}), (6,))
    2
    >>> grundy(Subtraction({1, 3, 4}), (6, 5))
    1

    `memo` holds the values that are already known, and the function adds to it. Pass the same dict again to reuse the work.
    """
    with_values(rules)
    memo = {} if memo is None else memo
    if rules.is_sum:
        return nim_sum(*(grundy(part_rules, part, memo) for part_rules, part in rules.pairs(position)))
    account, known, returned = open_account(), memo.setdefault(rules, {}), returning(rules)
    account.foresee(rules, position)
    if getattr(rules, "by_coin", False):  # searching single coins is faster, because it makes no words and no sets
        options = account.spending(rules, "coins", options_of=cast(Any, rules).turns)
        coins: Iterable[Hashable] = position  # type: ignore[assignment]
        worth = {coin: _of_coin(coin, options, known, returned) for coin in coins}
        known.update((frozenset({coin}), value) for coin, value in worth.items())
        return _together(worth.values())
    options, parts = account.spending(rules, "components"), components_of(rules)

    def found(component: Any) -> int:
        return search(component, options, known, least_missing, returned, parts, _together)

    return _together(map(found, parts(position))) if parts else found(position)


def _together(values: Iterable[int]) -> int:
    return reduce(xor, values, 0)


def _of_coin(
    start: Any, options: Callable[[Any], list[Sequence[Any]]], known: dict[Any, int], returned: Callable[[Any], str]
) -> int:
    """Return the value of a single head, like `search` but in a third of the time; `options` gives the other coins of each move."""
    line: list[tuple[Any, set[int], Iterator[Sequence[Any]], Sequence[Any]]] = []
    if start in known:
        return known[start]
    coin, worth, here, get = start, set[int](), iter(options(start)), known.get
    todo, opened, deepest = here, {start}, MANY
    while True:
        for others in todo:
            value = 0
            for other in others:
                one = get(other)
                if one is None:
                    break
                value ^= one
            else:
                worth.add(value)
                continue
            if other in opened:
                raise ValueError(returned(frozenset({coin})))
            line.append((coin, worth, here, others))
            if len(line) > deepest:
                deepest += open_account().deepen(3)
            coin, worth = other, set()
            todo = here = iter(options(coin))
            opened.add(coin)
            break
        else:
            opened.remove(coin)
            value = known[coin] = least_missing(worth)
            if not line:
                return value
            coin, worth, here, others = line.pop()
            todo = chain((others,), here)


def components_of(rules: Ruleset[Q]) -> Callable[[Q], tuple[Q, ...]] | None:
    """Return a function from a position to the components whose values are nim-added, or None if positions are searched whole."""
    return None if rules.touch != 1 or type(rules).components is Ruleset.components else rules.components


def whole_values(reach: Reach[Q]) -> list[int]:
    """Return the Grundy value of every position of an explored graph, the mex of its options' values, in the same order as the positions.

    >>> from cgkit import Subtraction
    >>> whole_values(Reach(Subtraction({1, 3, 4}), (6,)))
    [2, 3, 1, 0, 2, 1, 0]
    """
    values: dict[int, int] = {}
    for number in reach.ends_first():
        values[number] = least_missing({values[option] for option in reach.options[number]})
    if len(values) < len(reach):
        raise ValueError(f"{short_repr(reach.rules)} can return to a position, so it has no Grundy values. {SAY_SO}")
    return [values[number] for number in range(len(reach))]


def value(rules: Ruleset[Any], position: Any, memo: Memo | None = None) -> int:
    """Return the Grundy value of a position by the ruleset's theorem if it has one, otherwise by search.

    >>> from cgkit import Bash, Subtraction
    >>> value(Bash(4), (10**18 + 3,))
    3
    >>> both = Bash(4)(10**18 + 3) + Subtraction({1, 3, 4})(6)
    >>> value(both.rules, both.state)
    1

    In a sum, each part that has a theorem uses it.
    """
    known = rules.grundy_theory(position) if rules.additive else None
    if known is not None:
        return known
    if rules.additive and rules.is_sum:
        return nim_sum(*(value(part_rules, part, memo) for part_rules, part in rules.pairs(position)))
    memo = {} if memo is None else memo
    if rules.additive and position not in memo.get(rules, ()):
        match position:
            case (int(row), int(column)):
                table = rules.grundy_table(row + 1, column + 1)
                if table is not None:
                    return table[row][column]
    return grundy(rules, position, memo)


LOOPS = "no suspense number, because a player can delay forever by going round"


def suspense(rules: Ruleset[Any], position: Any, memo: Memo | None = None) -> int:
    """Return the suspense number, which is odd exactly when the player to move wins; a join has the largest of its parts' numbers.

    >>> from cgkit import Subtraction, join
    >>> [suspense(Subtraction({1, 2}), (size,)) for size in range(7)]
    [0, 1, 1, 2, 3, 3, 4]
    >>> both = join(Subtraction({1, 2})(6), Subtraction({1, 2})(5))
    >>> suspense(both.rules, both.state)
    4

    Positions must never repeat, and a player who can't move must lose. `memo` holds the suspense numbers that are already known, and the
    function adds to it.

    References
    ----------
    Smith, "Graphs and composite games" (1966); Winning Ways, chapter 9.
    """
    memo = {} if memo is None else memo
    theory = rules.suspense_theory(position)
    if theory is not None:
        return theory
    if rules.is_join:
        return max(suspense(part_rules, part, memo) for part_rules, part in rules.pairs(position))
    options = open_account().spending(rules)
    return search(position, options, memo.setdefault(rules, {}), longest_rule, returning(rules, LOOPS))
