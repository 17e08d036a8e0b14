"""Small games in tables: the prisoners, the stag, chicken, pennies, two friends, the river, and a game for three players.

**Invariant.** The games are plain data. If one choice is kind, or takes courage that both players need, it comes first.
"""

from __future__ import annotations

from cgbook.strategic import Bimatrix, StrategicGame


def _game(title: str, rule: str, rows: str, columns: str, *pays: tuple[int, int]) -> Bimatrix:
    cells = [pays[:2], pays[2:]]
    first, second = ([[cell[player] for cell in row] for row in cells] for player in (0, 1))
    return Bimatrix(first, second, rows=rows.split(), columns=columns.split(), title=title, rule=rule)


#: A game where each player is better off confessing, and both are worse off if both confess.
prisoners = _game(
    "The prisoners",
    "Two prisoners are questioned separately, each about the other. If both are silent, each gets 3 chips. If both confess, each "
    "gets 1. If only one confesses, that one gets 5, and the other nothing.",
    "silent confess",
    "silent confess",
    *((3, 3), (0, 5), (5, 0), (1, 1)),
)

#: A game where the players can agree in two ways, one of them better and the other safer.
stag = _game(
    "The stag and the hare",
    "It takes two hunters to catch a stag, worth 3 chips to each. A hare, worth 2, can be caught alone.",
    "stag hare",
    "stag hare",
    *((3, 3), (0, 2), (2, 0), (2, 2)),
)

#: A game where a player who swerves alone loses face, and both lose much more if nobody swerves.
chicken = _game(
    "Chicken",
    "Two drivers head straight for each other. Whoever swerves alone pays the other a chip. If nobody swerves, each loses ten.",
    "swerve straight",
    "swerve straight",
    *((0, 0), (-1, 1), (1, -1), (-10, -10)),
)

#: A game where one player wants both coins to show the same side, and the other wants different sides.
pennies = _game(
    "Matching pennies",
    "Both show a side of a coin. If the sides are equal, the first player wins a chip from the second. Otherwise the first loses one.",
    "heads tails",
    "heads tails",
    *((1, -1), (-1, 1), (-1, 1), (1, -1)),
)

#: A game where both players want to be together, but each prefers a different place.
friends = _game(
    "Two friends",
    "Two friends go out, and can't reach each other. The first would rather see the film, and the second the match. Alone, neither "
    "enjoys anything.",
    "film match",
    "film match",
    *((2, 1), (0, 0), (0, 0), (1, 2)),
)

#: A game between a factory upstream and a fishery downstream, where what's best for the factory isn't best for both together.
river = _game(
    "The river",
    "A factory cleans its water or dumps it. A fishery downstream fishes or rests. Cleaning costs the factory 3 chips, "
    "and dirty water costs the fishery 8 if it fishes.",
    "clean dump",
    "fish rest",
    *((2, 9), (2, 4), (5, 1), (5, 3)),
)


def _odd_one(*shown: str) -> list[int]:
    return [2 if shown.count(side) == 1 else -1 if len(set(shown)) == 2 else 0 for side in shown]


#: A game with three coins, where a player who alone shows heads or tails gets a chip from each of the others.
odd_one_out = StrategicGame(
    [("heads", "tails")] * 3,
    _odd_one,
    players=("You", "Ann", "Ben"),
    title="Odd one out",
    rule="Three players show a side of a coin at the same time. If one side differs from the other two, whoever shows it gets a chip from "
    "each of the others. If all are alike, nobody pays.",
)
