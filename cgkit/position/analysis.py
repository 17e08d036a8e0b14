"""Labels, graphs, scores and loopy values of all positions that play can reach, and tests of theorems.

`labelling` replays backward induction. It shows the label of each position and the positions that decide it. `agree` compares
a theorem's answers with a search by the rules.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from numbers import Real
from typing import TYPE_CHECKING, Any, TypeVar

from cgkit.checks import check_list, check_type, needs, short_repr
from cgkit.games.ruleset import Ruleset
from cgkit.position.position import EXAMPLE, Position, of_one_game
from cgkit.solving import loopy
from cgkit.solving.reach import Reach, letter, retrograde
from cgkit.solving.reach import scores as scores_of
from cgkit.solving.values import whole_values

if TYPE_CHECKING:
    import networkx as nx


Q = TypeVar("Q", bound=Hashable)


@dataclass(frozen=True, repr=False)
class LabelStep:
    """A step of backward induction, which finds the outcome of one position and prints as a sentence.

    >>> from cgkit import Subtraction
    >>> labelling(Subtraction({1, 3})(2))[-1]
    2 is P: every move leads to an N-position (1)

    `because` holds the positions that decide the outcome: one P-position for N, every option for P, and none at the end of play.
    """

    position: Position[Any]
    label: str
    rule: str
    because: tuple[Position[Any], ...]

    def __repr__(self) -> str:
        return f"{_name(self.position)} is {self.label}: {self.rule}" + _listed(self.because)


def labelling(*positions: Position[Q]) -> list[LabelStep]:
    """Return the labels P and N of all positions that play can reach, in order of remoteness.

    >>> from cgkit import Subtraction
    >>> for step in labelling(Subtraction({1, 3})(3)):
    ...     print(step)
    0 is P: terminal
    3 is N: moves to a P-position (0)
    1 is N: moves to a P-position (0)
    2 is P: every move leads to an N-position (1)

    If several positions play alike, only one of them is labelled. Draws get no label.

    Complexity
    ----------
    Linear in the number of moves.

    References
    ----------
    Ferguson, Part I, section 1.3.
    """
    names = {"terminal": "terminal", "to P": "moves to a P-position", "all N": "every move leads to an N-position"}
    reach, at = _explored(positions, merge=True)
    return [
        LabelStep(at[step.number], letter(step.score), names[step.rule], tuple(at[other] for other in step.because))
        for step in retrograde(reach)
    ]


def _name(position: Position[Any]) -> str:
    return position.rules.show(position.state)


def _listed(positions: tuple[Position[Any], ...]) -> str:
    return f" ({', '.join(map(_name, positions))})" if positions else ""


def _explored(positions: tuple[Position[Q], ...], *, merge: bool = False) -> tuple[Reach[Q], list[Position[Q]]]:
    """Return the graph of all positions that play can reach from these, and its positions, in the same order."""
    rules, states = of_one_game(*positions)
    reach = Reach(rules, *states, merge=merge)
    return reach, [Position(rules, state) for state in reach.positions]


def graph_of(*positions: Position[Q]) -> dict[Position[Q], list[Position[Q]]]:
    """Return every position that play can reach, in breadth-first order, with its distinct options in the same order as the moves.

    >>> from cgkit import nim
    >>> graph_of(nim(2))
    {nim(2): [nim(1), nim(0)], nim(1): [nim(0)], nim(0): []}

    Different positions remain separate, even if they play alike.
    """
    reach, at = _explored(positions)
    return {at[number]: [at[option] for option in options] for number, options in enumerate(reach.options)}


def position_graph(*positions: Position[Q]) -> nx.DiGraph[Any]:
    """Return the graph of all positions that play can reach, as a `networkx.DiGraph` whose nodes are the plain positions.

    >>> from cgkit import Subtraction
    >>> graph = position_graph(Subtraction({1, 3})(3))
    >>> graph.nodes[(2,)]
    {'label': '2', 'outcome': 'P', 'score': -3, 'layer': 2, 'value': 0}
    >>> graph.edges[(3,), (0,)]
    {'words': 'take 3'}

    Returns
    -------
    networkx.DiGraph. A node has `label`, its name; `outcome`, "P", "N" or "D"; `score`, as in `cgkit.scores`; `value`, its Grundy value, if
    the ruleset is additive; and `layer`, the length of the longest play from the position (if positions can repeat, the length of the
    shortest play from a start to the position). An edge has `words`, the moves that it represents.

    Complexity
    ----------
    Linear in the number of moves.
    """
    rules, states = of_one_game(*positions)
    return graph_from(Reach(rules, *states, merge=False, keep_moves=True))


def graph_from(reach: Reach[Q]) -> nx.DiGraph[Any]:
    """Return an explored graph as a `networkx.DiGraph`, like `position_graph`; the search must have kept the moves."""
    with needs("graphs"):
        import networkx as nx

    rules, by_number = reach.rules, scores_of(reach)
    layers = layers_of(reach)
    values = whole_values(reach) if rules.additive else None
    graph: nx.DiGraph[Any] = nx.DiGraph()
    for number, position in enumerate(reach.positions):
        graph.add_node(
            position,
            label=rules.show(position),
            outcome=letter(by_number[number]),
            score=by_number[number],
            layer=layers[number],
        )
        if values is not None:
            graph.nodes[position]["value"] = values[number]
    for position, moves in zip(reach.positions, reach.moves, strict=True):
        words: dict[Q, list[str]] = {}
        for move in moves:
            words.setdefault(reach.positions[reach.number(move.after)], []).append(rules.say(move))
        graph.add_edges_from((position, after, {"words": " or ".join(texts)}) for after, texts in words.items())
    return graph


def layers_of(reach: Reach[Q]) -> list[int]:
    """Return the length of the longest play from each position or, if positions can repeat, of the shortest play to it.

    >>> from cgkit import Digraph
    >>> layers_of(Reach(Digraph({"a": "bc", "b": "c", "c": ""}), "a"))
    [2, 1, 0]
    >>> layers_of(Reach(Digraph({"a": "b", "b": "ac", "c": ""}), "a"))
    [0, 1, 2]
    """
    longest: dict[int, int] = {}
    for number in reach.ends_first():
        longest[number] = max((longest[option] + 1 for option in reach.options[number]), default=0)
    if len(longest) == len(reach):
        return [longest[number] for number in range(len(reach))]
    distance = dict.fromkeys(reach.starts, 0)
    for number in range(len(reach)):  # in breadth-first order
        for option in reach.options[number]:
            distance.setdefault(option, distance[number] + 1)
    return [distance[number] for number in range(len(reach))]


def scores(*positions: Position[Q]) -> dict[Position[Q], int]:
    """Return the score of every position that play can reach from these.

    A score of r + 1 means that the player to move wins, and that r moves remain if the winner hurries and the loser delays. A score of
    -(r + 1) means that the player to move loses in r moves, and 0 means that neither player can force a win.

    >>> from cgkit import Subtraction
    >>> game = Subtraction({1, 3, 4})
    >>> found = scores(game(7))
    >>> found[game(7)], found[game(5)]
    (-5, 4)

    The positions are in breadth-first order.

    Complexity
    ----------
    Linear in the number of moves between the positions reached.

    References
    ----------
    Winning Ways, chapter 9 (remoteness); Fraenkel and Smith for positions that can repeat.
    """
    reach, at = _explored(positions)
    return dict(zip(at, scores_of(reach), strict=True))


def margins(
    *positions: Position[Q], gain: Callable[[Position[Q], Position[Q]], float | Fraction]
) -> dict[Position[Q], float | Fraction]:
    """Return how many points ahead the player to move finishes, for every position that play can reach from these.

    Each player wants to win by as many points as possible, or lose by as few. `gain` takes the positions before and after a move. It
    returns the points that the move earns, minus the points that it gives to the opponent. In this example there are 10 stones on the
    table. A move takes 1 or 4 of them, and each stone is worth a point.

    >>> from cgkit import Subtraction
    >>> game = Subtraction({1, 4})
    >>> ahead = margins(game(10), gain=lambda before, after: before.state[0] - after.state[0])
    >>> ahead[game(10)], ahead[game(9)]
    (0, 1)

    With 10 stones, each player gets 5. With 9 stones, the first player gets 5 and the second 4. Points awarded at the end of play belong to
    the last move, for which `after.is_over` is true. The positions are in breadth-first order.

    Raises
    ------
    ValueError : if positions can repeat.

    Complexity
    ----------
    Linear in the number of moves between the positions reached.

    References
    ----------
    Ferguson, Part II, section 5 (games of perfect information).
    """
    if not callable(gain):
        raise TypeError(
            f"gain must be a function that takes the positions before and after a move, got {short_repr(gain)}"
        )
    reach, at = _explored(positions)
    best: dict[int, float | Fraction] = {}
    for number in reach.ends_first():
        ahead: list[float | Fraction] = []
        for option in reach.options[number]:
            points = gain(at[number], at[option])
            if not isinstance(points, Real) or points != points:  # NaN can't be compared
                raise TypeError(
                    f"gain must return a number, got {short_repr(points)} for a move from {at[number]!r} to {at[option]!r}"
                )
            ahead.append(points - best[option])
        best[number] = max(ahead, default=0)
    if len(best) < len(at):
        returns = next(number for number in range(len(at)) if number not in best)
        raise ValueError(f"play can go on forever from {short_repr(at[returns])}, so no score is final")
    return {position: best[number] for number, position in enumerate(at)}


def loopy_values(*positions: Position[Q]) -> dict[Position[Q], loopy.LoopyValue]:
    """Return the value, a number or ∞(K), of every position that play can reach from these.

    >>> from cgkit import Digraph
    >>> game = Digraph({"a": "bc", "b": "ad", "c": "d", "d": ""})
    >>> [loopy_values(game("a"))[game(v)] for v in "abcd"]
    [0, 1, 1, 0]
    >>> tail = Digraph({1: [2], 2: [1, 3], 3: []})
    >>> list(loopy_values(tail(1)).values())
    [0, 1, 0]
    >>> ring = Digraph({1: [2], 2: [3, 4], 3: [1], 4: [5]})
    >>> list(loopy_values(ring(1)).values())
    [∞, ∞(1), ∞, 1, 0]

    If no position can repeat, these are the Grundy values.

    The positions are in breadth-first order. The rule must be that a player who can't move loses.

    Complexity
    ----------
    Linear in the number of moves, for each number that occurs as a value.

    References
    ----------
    Smith, "Graphs and composite games" (1966); Winning Ways, chapter 12.
    """
    rules, _ = of_one_game(*positions)
    if rules.own_ends:
        raise ValueError(
            f"{short_repr(rules)} has its own ending rule, but loopy values need a game where the player who can't move loses"
        )
    reach, at = _explored(positions)
    return dict(zip(at, loopy.labels(reach), strict=True))


@dataclass(frozen=True)
class Agreement:
    """The result of `agree`, which prints as a sentence."""

    positions: int
    games: int

    def __repr__(self) -> str:
        games = f" of {self.games} games" if self.games > 1 else ""
        return f"{self.positions:,} positions{games} compared: theorem and search agree on every one."


def agree(positions: Iterable[Position[Any]], theorem: Callable[[Any, Any], str]) -> Agreement:
    """Compare a theorem with a search by the rules alone, position by position, and return the result.

    >>> from cgkit import Bash
    >>> agree([Bash(2)(n) for n in range(50)], lambda game, heaps: "P" if heaps[0] % 3 == 0 else "N")
    50 positions compared: theorem and search agree on every one.
    >>> agree([Bash(2)(n) for n in range(50)], lambda game, heaps: "N" if heaps[0] % 3 else "P" if heaps[0] < 48 else "N")
    Traceback (most recent call last):
    AssertionError: Bash(2)(48): the theorem says N, the search P

    `theorem(ruleset, state)` must return "P", "N" or "D".

    Raises
    ------
    AssertionError : if theorem and search disagree about a position; the message gives the first such position and both answers.
    ValueError : if there are no positions to compare.

    Complexity
    ----------
    One retrograde search for each ruleset, over every position that play can reach. The search uses none of the theorems in `cgkit`.
    """
    by_game: dict[Ruleset[Any], list[Any]] = defaultdict(list)
    if not callable(theorem):
        raise TypeError(
            f"a theorem must be a function that takes a ruleset and a plain position, got {short_repr(theorem)}"
        )
    for position in positions if isinstance(positions, Mapping) else check_list(positions, "positions"):
        by_game[check_type(Position, position, EXAMPLE).rules].append(position.state)
    compared = 0
    for rules, states in by_game.items():
        reach = Reach(rules, *states)
        searched = [letter(score) for score in scores_of(reach)]
        for state, number in zip(states, reach.starts, strict=True):
            claimed = theorem(rules, state)
            if claimed != searched[number]:
                raise AssertionError(f"{rules.write(state)}: the theorem says {claimed}, the search {searched[number]}")
            compared += 1
    if not compared:
        raise ValueError("at least one position is needed, got none")
    return Agreement(compared, len(by_game))
