"""Small games in a table: the prisoners, the stag, chicken, pennies, two friends, the river; and one of three players.

**Invariant.** Plain data; the first choice is the one that is kind, or bold together, where there is such a thing.
"""

from __future__ import annotations

from cgbook.strategic import Bimatrix, StrategicGame

__all__ = ["chicken", "friends", "odd_one_out", "pennies", "prisoners", "river", "stag"]


def _game(title: str, rule: str, rows: str, columns: str, *pays: tuple[int, int]) -> Bimatrix:
    cells = [pays[:2], pays[2:]]
    first, second = ([[cell[player] for cell in row] for row in cells] for player in (0, 1))
    return Bimatrix(first, second, rows=rows.split(), columns=columns.split(), title=title, rule=rule)


#: Each is better off confessing, and both are worse off when they do.
prisoners = _game(
    "The prisoners",
    "Two prisoners are questioned separately, each about the other. Both silent: 3 chips each. Both confess: 1 each. If one alone "
    "confesses, that one gets 5, and the other nothing.",
    "silent confess",
    "silent confess",
    *((3, 3), (0, 5), (5, 0), (1, 1)),
)

#: Two ways to agree, one of them better, the other safer.
stag = _game(
    "The stag and the hare",
    "A stag takes two hunters, and is worth 3 chips to each. A hare, worth 2, anybody can catch alone.",
    "stag hare",
    "stag hare",
    *((3, 3), (0, 2), (2, 0), (2, 2)),
)

#: Whoever swerves alone loses face, and if nobody swerves both lose much more.
chicken = _game(
    "Chicken",
    "Two drivers head for each other. Whoever swerves alone pays the other a chip. If nobody swerves, each loses ten.",
    "swerve straight",
    "swerve straight",
    *((0, 0), (-1, 1), (1, -1), (-10, -10)),
)

#: One wants equal sides, the other different ones.
pennies = _game(
    "Matching pennies",
    "Both show a side of a coin. If the sides are equal the first player wins a chip from the second, and otherwise loses one.",
    "heads tails",
    "heads tails",
    *((1, -1), (-1, 1), (-1, 1), (1, -1)),
)

#: Both want to be together, and each would rather be so at a place of their own choice.
friends = _game(
    "Two friends",
    "Two friends go out, and cannot reach each other. The first would rather see the film, the second the match; alone, neither enjoys "
    "anything.",
    "film match",
    "film match",
    *((2, 1), (0, 0), (0, 0), (1, 2)),
)

#: A factory upstream and a fishery below it: what is best for both together is not what the factory does by itself.
river = _game(
    "The river",
    "A factory cleans its water or dumps it; a fishery below fishes or rests. Cleaning costs the factory 3 chips, "
    "and dirty water costs a fishery that fishes 8.",
    "clean dump",
    "fish rest",
    *((2, 9), (2, 4), (5, 1), (5, 3)),
)


def _odd_one(*shown: str) -> list[int]:
    return [2 if shown.count(side) == 1 else -1 if len(set(shown)) == 2 else 0 for side in shown]


#: Three coins: whose side is the only one of its kind gets a chip from each of the others.
odd_one_out = StrategicGame(
    [("heads", "tails")] * 3,
    _odd_one,
    players=("You", "Ann", "Ben"),
    title="Odd one out",
    rule="Three players show a side of a coin at the same time. If one side differs from the other two, whoever shows it gets a chip from "
    "each of the others. If all are alike, nobody pays.",
)
