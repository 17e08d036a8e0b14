"""Backward induction from the ends: one labelling for normal and misère play, for draws and for loops.

**Invariant.** Positions are labelled in order of remoteness, so the first losing option found is the quickest win, and
the last winning option found is the longest resistance.
"""

from collections import deque
from collections.abc import Hashable, Iterator
from typing import Generic, NamedTuple, TypeVar

from cgkit.errors import SearchLimitError
from cgkit.games.ruleset import Ruleset

__all__ = ["LIMIT", "Labelled", "Seen", "explore", "label", "letter", "remoteness", "retrograde"]

Q = TypeVar("Q", bound=Hashable)

LIMIT = 200_000


class Seen(NamedTuple, Generic[Q]):
    """A position met by `explore`, and the keys of its options, each once."""

    position: Q
    options: tuple[Hashable, ...]


class Labelled(NamedTuple):
    """A step of `retrograde`: this key has this score, by this rule, because of these options."""

    key: Hashable
    score: int
    rule: str
    because: tuple[Hashable, ...]


def explore(rules: Ruleset[Q], *starts: Q, limit: int = LIMIT) -> dict[Hashable, Seen[Q]]:
    """Return every position that play can reach, breadth first; positions that play alike are met once.

    >>> from cgkit import Subtraction
    >>> rules = Subtraction({1, 3})
    >>> [seen.position for seen in explore(rules, (4,)).values()]
    [(4,), (3,), (1,), (2,), (0,)]

    Parameters
    ----------
    rules : a ruleset.
    *starts : its plain positions.
    limit : how many positions may be met.

    Returns
    -------
    dict : `rules.key(position)` -> Seen.

    Raises
    ------
    SearchLimitError : if there are more than `limit` positions.
    """
    seen: dict[Hashable, Seen[Q]] = {}
    met = {rules.key(start): start for start in starts}
    todo = deque(met.items())
    while todo:
        key, position = todo.popleft()
        options = {rules.key(move.after): move.after for move in rules.moves(position)}
        seen[key] = Seen(position, tuple(options))
        for other, after in options.items():
            if other not in met:
                if len(met) >= limit:
                    raise SearchLimitError(len(met), f"positions of {rules!r}")
                met[other] = after
                todo.append((other, after))
    return seen


def retrograde(rules: Ruleset[Q], graph: dict[Hashable, Seen[Q]]) -> Iterator[Labelled]:
    """Yield the labels of a graph made by `explore`, each with the rule that gives it. What is never yielded is drawn.

    The rules are "terminal", "to P" (one option is lost for the player who gets it) and "all N" (every option is won).

    >>> from cgkit import Subtraction
    >>> rules = Subtraction({1, 3})
    >>> [step.score for step in retrograde(rules, explore(rules, (4,)))]
    [-1, 2, 2, -3, -3]

    Complexity
    ----------
    Linear in the number of moves.
    """
    before: dict[Hashable, list[Hashable]] = {key: [] for key in graph}
    for key, seen in graph.items():
        for option in seen.options:
            before[option].append(key)
    left = {key: len(seen.options) for key, seen in graph.items()}
    done: set[Hashable] = set()
    ends = [(key, rules.end(seen.position)) for key, seen in graph.items() if not seen.options]
    queue = deque(Labelled(key, result, "terminal", ()) for key, result in ends if result)
    done.update(step.key for step in queue)
    while queue:
        step = queue.popleft()
        yield step
        for key in before[step.key]:
            if key in done:
                continue
            left[key] -= 1
            if step.score < 0:
                found = Labelled(key, 1 - step.score, "to P", (step.key,))
            elif left[key] == 0:
                found = Labelled(key, -1 - step.score, "all N", graph[key].options)
            else:
                continue
            done.add(key)
            queue.append(found)


def label(rules: Ruleset[Q], *starts: Q, limit: int = LIMIT) -> dict[Hashable, int]:
    """Return the score of every position that play can reach from the starts.

    A score of r + 1 means that the player to move wins, and r moves remain if the winner hurries and the loser delays;
    -(r + 1) that he loses in r moves; 0 that neither can force a win.

    >>> from cgkit import Subtraction
    >>> rules = Subtraction({1, 3, 4})
    >>> scores = label(rules, (7,))
    >>> scores[rules.key((7,))], scores[rules.key((5,))]
    (-5, 4)

    Parameters
    ----------
    rules : a ruleset.
    *starts : its plain positions.
    limit : how many positions may be met.

    Returns
    -------
    dict : `rules.key(position)` -> score.

    Raises
    ------
    SearchLimitError : if there are more than `limit` positions.

    Complexity
    ----------
    Linear in the number of moves between the positions reached.

    References
    ----------
    Winning Ways, chapter 9 (remoteness); Fraenkel and Smith for play that may return.
    """
    graph = explore(rules, *starts, limit=limit)
    scores = dict.fromkeys(graph, 0)
    for step in retrograde(rules, graph):
        scores[step.key] = step.score
    return scores


def letter(score: int) -> str:
    """Return the outcome that a score means: "N", the next player wins; "P", the previous one; "D", a draw.

    >>> letter(4), letter(-1), letter(0)
    ('N', 'P', 'D')
    """
    return "N" if score > 0 else "P" if score < 0 else "D"


def remoteness(rules: Ruleset[Q], position: Q, limit: int = LIMIT) -> int:
    """Return how many moves the game lasts if the winner hurries and the loser delays.

    >>> from cgkit import Subtraction
    >>> remoteness(Subtraction({1, 3, 4}), (7,))
    4

    Parameters
    ----------
    rules : a ruleset.
    position : one of its plain positions.
    limit : how many positions may be met.

    Returns
    -------
    int >= 0: even for a P-position of normal play, odd for an N-position.

    Raises
    ------
    ValueError : if the position is a draw.
    SearchLimitError : if there are more than `limit` positions.

    References
    ----------
    Winning Ways, chapter 9.
    """
    score = label(rules, position, limit=limit)[rules.key(position)]
    if not score:
        raise ValueError(f"{rules.write(position)} is a draw: no player can hurry to a win, so it has no remoteness")
    return abs(score) - 1
