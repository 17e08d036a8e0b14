"""Plans and behaviours in games in extensive form, with what they pay.

A *plan*, or pure strategy, gives one move for each information set that its own moves don't rule out. A *behaviour*, or behaviour
strategy, can leave the move to chance. Where a plan has a move, a behaviour has moves with their probabilities.

**Invariant.** Every number is exact, so two numbers tie only if they're equal. Players are numbered from 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from cgbook.strategic.exact_numbers import Exact, probabilities
from cgbook.strategic.matrices import MOST_ENTRIES, Bimatrix, computed
from cgbook.strategic.trees import CHANCE, END, EXAMPLE, Tree
from cgkit.checks import check_int, check_list, check_type, listed, short_repr

MOST_PLANS = 5_000
#: A pure strategy, which has a move for each state of the player's knowledge.
Plan = Mapping[str, str]
#: A behaviour strategy, which has a move, or moves with their probabilities, for each state of the player's knowledge.
Behaviour = Mapping[str, str | Mapping[str, Exact]]


def plans(tree: Tree, player: int) -> list[dict[str, str]]:
    """Return all plans (pure strategies) of a player; a plan omits information sets that its own moves rule out.

    >>> from cgbook.strategic import choice, end
    >>> turn = choice(0, "At the start", {"stop": end(1), "go": choice(0, "You went on", {"left": end(0), "right": end(2)})})
    >>> plans(Tree("Stop or go", "", turn, players=("You",)), 0)
    [{'At the start': 'stop'}, {'At the start': 'go', 'You went on': 'left'}, {'At the start': 'go', 'You went on': 'right'}]

    Parameters
    ----------
    tree : game in extensive form.
    player : number of the player, counting from 0.

    Raises
    ------
    ValueError : if there are more than 5,000 plans, or no such player.

    Complexity
    ----------
    A walk through the tree for each plan and each beginning of a plan; a player with n information sets of two moves can have 2ⁿ plans.
    """
    player = _player(tree, player)
    complete: list[dict[str, str]] = []
    waiting: list[dict[str, str]] = [{}]
    while waiting:
        plan = waiting.pop()
        if (missing := _undecided(tree, player, plan)) is None:
            complete.append(plan)
        else:
            waiting += [{**plan, missing: move} for move in reversed(tree.options(missing))]
        if len(complete) + len(waiting) > MOST_PLANS:
            raise ValueError(f"at most {MOST_PLANS:,} plans can be listed, but {tree} has more")
    return complete


def _player(tree: Tree, player: int) -> int:
    return check_int(player, "players", 0, len(check_type(Tree, tree, EXAMPLE).players) - 1)


def _undecided(tree: Tree, player: int, plan: Plan) -> str | None:
    """Return the first information set reached but not covered by the plan, or None."""
    waiting = [0]
    while waiting:
        place = tree.places[waiting.pop()]
        if place.turn == player and place.knows not in plan:
            return place.knows
        chosen = plan.get(place.knows) if place.turn == player else None
        waiting += [i for words, i, _ in reversed(place.moves) if chosen in (None, words)]
    return None


def evenly(tree: Tree, player: int) -> dict[str, dict[str, Fraction]]:
    """Return the behaviour of a player who makes all moves of each information set equally often.

    >>> from cgbook.strategic import choice, end
    >>> evenly(Tree("Stop or go", "", choice(0, "At the start", {"stop": end(1), "go": end(2)}), players=("You",)), 0)
    {'At the start': {'stop': Fraction(1, 2), 'go': Fraction(1, 2)}}

    Parameters
    ----------
    tree : game in extensive form.
    player : number of the player, counting from 0.
    """
    player = _player(tree, player)
    mine = [knows for knows in tree.sets if tree.owner(knows) == player]
    return {knows: dict.fromkeys(tree.options(knows), Fraction(1, len(tree.options(knows)))) for knows in mine}


def odds_of(tree: Tree, behaviour: Behaviour, knows: str) -> dict[str, Fraction]:
    """Return the probability of each move at an information set, given a plan or behaviour that covers all sets that play can reach."""
    if not isinstance(behaviour, Mapping) or knows not in behaviour:
        raise ValueError(f"a plan must say what to do when {short_repr(knows)}, got {short_repr(behaviour)}")
    return odds_among(behaviour[knows], tree.options(knows), f"{knows}: a move must be one of")


def odds_among(given: Any, names: tuple[str, ...], those: str) -> dict[str, Fraction]:
    """Return the probability of each name, given a single name or some names with their probabilities."""
    chosen = {given: 1} if isinstance(given, str) else given
    if not isinstance(chosen, Mapping) or not chosen or not chosen.keys() <= set(names):
        raise ValueError(f"{those} {', '.join(names)}, got {short_repr(given)}")
    wanted = f"probabilities must be 0 or more and add up to 1, got {short_repr(given)}"
    odds = dict(zip(chosen, probabilities(chosen.values(), wanted), strict=True))
    return {name: odds.get(name, Fraction(0)) for name in names}


def expected(tree: Tree, *behaviours: Behaviour | Iterable[Behaviour]) -> tuple[Fraction, ...]:
    """Return the expected payoff of each player, when each has a plan or a behaviour.

    >>> from cgbook.strategic import choice, end
    >>> turn = choice(0, "At the start", {"stop": end(1, 0), "go": choice(1, "You went on", {"left": end(0, 3), "right": end(4, 1)})})
    >>> print(*expected(Tree("Stop or go", "", turn), {"At the start": "go"}, {"You went on": {"left": "1/2", "right": "1/2"}}))
    2 2

    Parameters
    ----------
    tree : game in extensive form.
    behaviours : a plan or behaviour for each player, in order, that covers all information sets that play can reach.

    Raises
    ------
    ValueError : if the number of behaviours is wrong, a behaviour doesn't cover all sets that play can reach, or its probabilities don't
        add up to 1.

    Complexity
    ----------
    One pass through the nodes.
    """
    each: list[Any] = check_list(listed(behaviours), "plans")
    if len(each) != len(check_type(Tree, tree, EXAMPLE).players):
        raise ValueError(f"{tree} has {len(tree.players)} players and needs a plan for each, got {len(each)}")
    total = [Fraction(0)] * len(tree.players)
    reached = [Fraction(0)] * len(tree.places)
    reached[0] = Fraction(1)
    for i, place in enumerate(tree.places):
        if not reached[i]:
            continue
        if place.turn == END:
            total = [so_far + reached[i] * pay for so_far, pay in zip(total, place.pay, strict=True)]
            continue
        odds = {} if place.turn == CHANCE else odds_of(tree, each[place.turn], place.knows)
        for words, after, probability in place.moves:
            reached[after] = reached[i] * (probability if place.turn == CHANCE else odds[words])
    return tuple(total)


def strategic_form(tree: Tree) -> Bimatrix:
    """Return the strategic form (normal form) of a game of two players, with a row and a column for each plan.

    >>> from cgbook.strategic import choice, end
    >>> unseen = {a: choice(1, "Unseen", {b: end(1, -1) if a == b else end(-1, 1) for b in ("heads", "tails")}) for a in ("heads", "tails")}
    >>> strategic_form(Tree("Pennies", "", choice(0, "Both choose", unseen))).first
    Matrix([[1, -1], [-1, 1]])

    Row i is plan i of `plans(tree, 0)`, and column j is plan j of `plans(tree, 1)`.

    Parameters
    ----------
    tree : game of two players in extensive form.

    Raises
    ------
    ValueError : if there are more than 10,000 cells or more than 5,000 plans of a player, or the number of players isn't two.

    Complexity
    ----------
    A pass through the nodes for each cell.
    """
    if len(check_type(Tree, tree, EXAMPLE).players) != 2:
        raise ValueError(f"a table needs a game for two players; {tree} has {len(tree.players)}")
    rows, columns = plans(tree, 0), plans(tree, 1)
    if len(rows) * len(columns) > MOST_ENTRIES:
        raise ValueError(
            f"a table must have at most {MOST_ENTRIES:,} cells; {tree} has {len(rows):,} × {len(columns):,} plans"
        )
    pays = [[expected(tree, row, column) for column in columns] for row in rows]
    first, second = (computed([[pay[player] for pay in row] for row in pays]) for player in (0, 1))
    return Bimatrix(first, second, title=tree.title, rule=tree.rule)


def best_replies(tree: Tree, player: int, other: Behaviour | None = None) -> tuple[Fraction, list[dict[str, str]]]:
    """Return the largest expected payoff that a player can have against the other's behaviour, and all plans that achieve it.

    >>> from cgbook.strategic import choice, end
    >>> turn = choice(0, "At the start", {"stop": end(1, 0), "go": choice(1, "You went on", {"left": end(0, 3), "right": end(4, 1)})})
    >>> best_replies(Tree("Stop or go", "", turn), 0, {"You went on": "left"})
    (Fraction(1, 1), [{'At the start': 'stop'}])

    Parameters
    ----------
    tree : game of one or two players in extensive form.
    player : number of the player, counting from 0.
    other : plan or behaviour of the other player (None in a game with one player).

    Raises
    ------
    ValueError : if the player has more than 5,000 plans, or `other` is missing or doesn't cover all sets that play can reach.
    """
    brought = [(_against(tree, player, plan, other), plan) for plan in plans(tree, player)]
    best = max(pay for pay, _ in brought)
    return best, [plan for pay, plan in brought if pay == best]


def guarantee(tree: Tree, player: int, behaviour: Behaviour) -> Fraction:
    """Return the security level of a behaviour, which is its smallest expected payoff, whatever the other player does.

    >>> from cgbook.strategic import choice, end
    >>> turn = choice(0, "At the start", {"stop": end(1, 0), "go": choice(1, "You went on", {"left": end(0, 3), "right": end(4, 1)})})
    >>> print(guarantee(Tree("Stop or go", "", turn), 0, {"At the start": {"stop": "1/2", "go": "1/2"}}))
    1/2

    Parameters
    ----------
    tree : game of two players in extensive form.
    player : number of the player, counting from 0.
    behaviour : plan or behaviour of that player.

    Raises
    ------
    ValueError : if the other player has more than 5,000 plans, or the number of players isn't two.
    """
    if len(check_type(Tree, tree, EXAMPLE).players) != 2:
        raise ValueError(f"a guarantee needs a game for two players; {tree} has {len(tree.players)}")
    return min(_against(tree, player, behaviour, plan) for plan in plans(tree, 1 - _player(tree, player)))


def _against(tree: Tree, player: int, mine: Behaviour, other: Behaviour | None) -> Fraction:
    if len(tree.players) == 1:
        return expected(tree, mine)[0]
    if other is None:
        raise ValueError(f"{tree} has two players; the other player's plan must be given")
    return expected(tree, *((mine, other) if player == 0 else (other, mine)))[player]
