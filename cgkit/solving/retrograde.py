"""Backward induction from the ends: one labelling for normal and misère play, for draws and for loops.

**Invariant.** Positions are labelled in order of remoteness, so the first losing option found is the quickest win, and
the last winning option found is the longest resistance.
"""

from collections import deque
from collections.abc import Hashable, Iterator
from typing import NamedTuple, TypeVar

from cgkit.games.ruleset import Ruleset
from cgkit.solving.reach import Reach

__all__ = ["Labelled", "label", "letter", "remoteness", "retrograde", "scores"]

Q = TypeVar("Q", bound=Hashable)


class Labelled(NamedTuple):
    """A step of `retrograde`: the position of this number in the `Reach` has this score, by this rule, because of these options."""

    number: int
    score: int
    rule: str
    because: tuple[int, ...]


def retrograde(reach: Reach[Q]) -> Iterator[Labelled]:
    """Yield the labels of an explored graph, each with the rule that gives it. What is never yielded is drawn.

    The rules are "terminal", "to P" (one option is lost for the player who gets it) and "all N" (every option is won).

    >>> from cgkit import Subtraction
    >>> [step.score for step in retrograde(Reach(Subtraction({1, 3}), (4,)))]
    [-1, 2, 2, -3, -3]

    Complexity
    ----------
    Linear in the number of moves.
    """
    left = list(map(len, reach.options))
    ends = [number for number, options in enumerate(reach.options) if not options]
    results = {number: reach.rules.end(reach.positions[number]) for number in ends}
    queue = deque(Labelled(number, result, "terminal", ()) for number, result in results.items() if result)
    done = {step.number for step in queue}
    while queue:
        step = queue.popleft()
        yield step
        for number in reach.before[step.number]:
            if number in done:
                continue
            left[number] -= 1
            if step.score < 0:
                labelled = Labelled(number, 1 - step.score, "to P", (step.number,))
            elif left[number] == 0:
                labelled = Labelled(number, -1 - step.score, "all N", reach.options[number])
            else:
                continue
            done.add(number)
            queue.append(labelled)


def scores(reach: Reach[Q]) -> list[int]:
    """Return the score of every position of an explored graph, in the order met; `label` says what a score means.

    >>> from cgkit import Subtraction
    >>> scores(Reach(Subtraction({1, 3}), (4,)))
    [-3, 2, 2, -3, -1]
    """
    by_number = [0] * len(reach)
    for step in retrograde(reach):
        by_number[step.number] = step.score
    return by_number


def label(rules: Ruleset[Q], *starts: Q) -> dict[Hashable, int]:
    """Return the score of every position that play can reach from the starts.

    A score of r + 1 means that the player to move wins, and r moves remain if the winner hurries and the loser delays;
    -(r + 1) that he loses in r moves; 0 that neither can force a win.

    >>> from cgkit import Subtraction
    >>> rules = Subtraction({1, 3, 4})
    >>> scores = label(rules, (7,))
    >>> scores[rules.key((7,))], scores[rules.key((5,))]
    (-5, 4)

    The dict is from `rules.key(position)`.

    Complexity
    ----------
    Linear in the number of moves between the positions reached.

    References
    ----------
    Winning Ways, chapter 9 (remoteness); Fraenkel and Smith for play that may return.
    """
    reach = Reach(rules, *starts)
    return reach.by_key(scores(reach))


def letter(score: int) -> str:
    """Return the outcome that a score means: "N", the next player wins; "P", the previous one; "D", a draw.

    >>> letter(4), letter(-1), letter(0)
    ('N', 'P', 'D')
    """
    return "N" if score > 0 else "P" if score < 0 else "D"


def remoteness(rules: Ruleset[Q], position: Q) -> int:
    """Return how many moves the game lasts if the winner hurries and the loser delays.

    >>> from cgkit import Subtraction
    >>> remoteness(Subtraction({1, 3, 4}), (7,))
    4

    It is even for a P-position of normal play, odd for an N-position; a draw has none.

    References
    ----------
    Winning Ways, chapter 9.
    """
    reach = Reach(rules, position)
    score = scores(reach)[reach.starts[0]]
    if not score:
        raise ValueError(f"{rules.write(position)} is a draw: no player can hurry to a win, so it has no remoteness")
    return abs(score) - 1
