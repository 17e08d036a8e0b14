"""Plans, what they bring, and the strategic form: the same game as a table.

A *plan*, or pure strategy, says one move for each thing that a player may come to know. A *behaviour* may leave the move to
chance: where a plan has a move, it has the moves with their probabilities.

**Invariant.** Every number here is exact, a `Fraction`, and is the sum over all ends of the tree.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from numbers import Rational

from cgkit.errors import told, wanted, whole_number
from cgkit.strategic.trees import CHANCE, END, Tree

__all__ = [
    "Behaviour",
    "Plan",
    "StrategicForm",
    "best_replies",
    "evenly",
    "expected",
    "guarantee",
    "plans",
    "strategic_form",
]

MOST_PLANS = 5_000
EXAMPLE = "one_card"
#: A plan: for everything that a player may know, a move.
Plan = Mapping[str, str]
#: The same with chance: a move, or moves with their probabilities.
Behaviour = Mapping[str, str | Mapping[str, Rational]]


def plans(tree: Tree, player: int) -> list[dict[str, str]]:
    """Return all plans of a player; a plan says nothing of what it never comes to itself.

    >>> from cgkit.strategic import stag_hunt
    >>> plans(stag_hunt, 0)
    [{'Both choose now': 'stag'}, {'Both choose now': 'hare'}]

    Parameters
    ----------
    tree : a game.
    player : counted from 0.

    Raises
    ------
    ValueError : if there are more than 5,000, or the game has no such player.

    Complexity
    ----------
    One walk through the tree for each plan and each of its parts.
    """
    player = _checked_player(tree, player)
    found: list[dict[str, str]] = []
    waiting: list[dict[str, str]] = [{}]
    while waiting:
        plan = waiting.pop()
        if (missing := _undecided(tree, player, plan)) is None:
            found.append(plan)
        else:
            waiting += [{**plan, missing: move} for move in reversed(tree.options(missing))]
        if len(found) + len(waiting) > MOST_PLANS:
            raise ValueError(f"at most {MOST_PLANS:,} plans can be listed, and {tree} has more")
    return found


def _checked_player(tree: Tree, player: int) -> int:
    return whole_number(player, "players", 0, len(wanted(Tree, tree, EXAMPLE).players) - 1)


def _undecided(tree: Tree, player: int, plan: Plan) -> str | None:
    """The first information set that the plan comes to and says nothing of."""
    waiting = [0]
    while waiting:
        place = tree.places[waiting.pop()]
        if place.turn == player and place.knows not in plan:
            return place.knows
        chosen = plan.get(place.knows) if place.turn == player else None
        waiting += [i for words, i, _ in reversed(place.moves) if chosen in (None, words)]
    return None


def evenly(tree: Tree, player: int) -> dict[str, dict[str, Fraction]]:
    """Return the behaviour that makes each move as often as any other.

    >>> from cgkit.strategic import stag_hunt
    >>> evenly(stag_hunt, 1)
    {'You have chosen, unseen': {'stag': Fraction(1, 2), 'hare': Fraction(1, 2)}}
    """
    player = _checked_player(tree, player)
    mine = [knows for knows in tree.sets if tree.owner(knows) == player]
    return {knows: dict.fromkeys(tree.options(knows), Fraction(1, len(tree.options(knows)))) for knows in mine}


def odds_of(tree: Tree, behaviour: Behaviour, knows: str) -> dict[str, Fraction]:
    """Return how likely each move of an information set is.

    >>> from cgkit.strategic import stag_hunt
    >>> odds_of(stag_hunt, {"Both choose now": "hare"}, "Both choose now")
    {'stag': Fraction(0, 1), 'hare': Fraction(1, 1)}

    Raises
    ------
    ValueError : if the behaviour says nothing of it, names another move, or its probabilities do not add up to 1.
    """
    options = wanted(Tree, tree, EXAMPLE).options(knows)
    if not isinstance(behaviour, Mapping) or knows not in behaviour:
        raise ValueError(f"a plan says what to do when {told(knows)}, got {told(behaviour)}")
    said = behaviour[knows]
    odds = {said: Fraction(1)} if isinstance(said, str) else dict(said) if isinstance(said, Mapping) else {}
    if not odds or not odds.keys() <= set(options):
        raise ValueError(f"{knows}: the moves are {', '.join(options)}, got {told(said)}")
    if not all(isinstance(one, Rational) and Fraction(one) >= 0 for one in odds.values()) or sum(odds.values()) != 1:
        raise ValueError(f"{knows}: probabilities are fractions from 0 up that add up to 1, got {told(said)}")
    return {move: Fraction(odds.get(move, 0)) for move in options}


def expected(tree: Tree, *behaviours: Behaviour) -> tuple[Fraction, ...]:
    """Return what each player gets on average.

    >>> from cgkit.strategic import stag_hunt
    >>> expected(stag_hunt, {"Both choose now": "hare"}, evenly(stag_hunt, 1))
    (Fraction(2, 1), Fraction(1, 1))

    Parameters
    ----------
    tree : a game.
    behaviours : a plan or a behaviour for each player, in order.

    Raises
    ------
    ValueError : if one is missing, or says nothing of a place that play may come to.

    Complexity
    ----------
    Linear in the number of nodes.
    """
    if len(behaviours) != len(wanted(Tree, tree, EXAMPLE).players):
        raise ValueError(f"{tree} has {len(tree.players)} players, each with a plan, got {len(behaviours)}")
    total = [Fraction(0)] * len(tree.players)
    reached = [Fraction(0)] * len(tree.places)
    reached[0] = Fraction(1)
    for i, place in enumerate(tree.places):
        if not reached[i]:
            continue
        if place.turn == END:
            total = [so_far + reached[i] * pay for so_far, pay in zip(total, place.pay, strict=True)]
            continue
        odds = {} if place.turn == CHANCE else odds_of(tree, behaviours[place.turn], place.knows)
        for words, after, probability in place.moves:
            reached[after] = reached[i] * (probability if place.turn == CHANCE else odds[words])
    return tuple(total)


@dataclass(frozen=True)
class StrategicForm:
    """A game as a table: what each pair of plans brings to each player. `rows` and `columns` are plans.

    >>> from cgkit.strategic import stag_hunt
    >>> form = strategic_form(stag_hunt)
    >>> len(form.rows), len(form.columns), form.rows[0]
    (2, 2, {'Both choose now': 'stag'})
    """

    rows: tuple[Plan, ...]
    columns: tuple[Plan, ...]
    pays: tuple[tuple[tuple[Fraction, ...], ...], ...]


def strategic_form(tree: Tree) -> StrategicForm:
    """Return the strategic form of a game of one player or two: rows for the first, columns for the second.

    >>> from cgkit.strategic import stag_hunt
    >>> [[tuple(map(int, pay)) for pay in row] for row in strategic_form(stag_hunt).pays]
    [[(3, 3), (0, 2)], [(2, 0), (2, 2)]]

    Raises
    ------
    ValueError : for three players or more.
    """
    if len(wanted(Tree, tree, EXAMPLE).players) > 2:
        raise ValueError(f"a table has rows and columns, for two players; {tree} has {len(tree.players)}")
    alone = len(tree.players) == 1
    rows, columns = plans(tree, 0), [{}] if alone else plans(tree, 1)
    pays = tuple(
        tuple(expected(tree, row) if alone else expected(tree, row, column) for column in columns) for row in rows
    )
    return StrategicForm(tuple(rows), tuple(columns), pays)


def best_replies(tree: Tree, player: int, other: Behaviour | None = None) -> tuple[Fraction, list[dict[str, str]]]:
    """Return the most that a player can expect against what the other does, and all plans that bring it.

    >>> from cgkit.strategic import stag_hunt
    >>> best_replies(stag_hunt, 0, evenly(stag_hunt, 1))
    (Fraction(2, 1), [{'Both choose now': 'hare'}])

    Parameters
    ----------
    tree : a game of two players, or of one, who needs no `other`.
    player : who replies.
    other : the plan or the behaviour of the other player.

    Complexity
    ----------
    One sum over the ends for each plan.
    """
    wanted(Tree, tree, EXAMPLE)
    brought = [(against(tree, player, plan, other), plan) for plan in plans(tree, player)]
    best = max(one for one, _ in brought)
    return best, [plan for one, plan in brought if one == best]


def guarantee(tree: Tree, player: int, behaviour: Behaviour) -> Fraction:
    """Return the least that a behaviour can bring on average, whatever the other player does.

    >>> from cgkit.strategic import stone_scissors_paper
    >>> print(guarantee(stone_scissors_paper, 0, evenly(stone_scissors_paper, 0)))
    0

    Parameters
    ----------
    tree : a game of two players.
    player : 0 or 1.
    behaviour : of this player.

    Raises
    ------
    TypeError : if `tree` is no game.
    ValueError : if it has not two players, there is no such player, or the behaviour says nothing of a place that play may
        come to; or if the other player has more than 5,000 plans.

    Complexity
    ----------
    One sum over the ends for each plan of the other.
    """
    if len(wanted(Tree, tree, EXAMPLE).players) != 2:
        raise ValueError(f"a guarantee is against one other player; {tree} has {len(tree.players)} in all")
    whole_number(player, "players", 0, 1)
    return min(against(tree, player, behaviour, plan) for plan in plans(tree, 1 - player))


def against(tree: Tree, player: int, mine: Behaviour, other: Behaviour | None = None) -> Fraction:
    """Return what a player gets on average against what the other does.

    >>> from cgkit.strategic import stag_hunt
    >>> print(against(stag_hunt, 0, {"Both choose now": "stag"}, evenly(stag_hunt, 1)))
    3/2
    """
    player = _checked_player(tree, player)
    if len(tree.players) == 1:
        return expected(tree, mine)[0]
    if other is None:
        raise ValueError(f"{tree} has two players: say what the other one does")
    return expected(tree, *((mine, other) if player == 0 else (other, mine)))[player]
