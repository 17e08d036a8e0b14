"""The girl, the dog and the house, a picture of Green Hackenbush with cycles, branches, loops, and a door as a separate component."""

from __future__ import annotations

from typing import Any

from cgkit.checks import check_choice
from cgkit.rulesets.green_hackenbush import Point, hackenbush

Strokes = tuple[tuple[Point, ...], ...]

#: The house of `girl_dog_house`, as strokes for `hackenbush`.
HOUSE: Strokes = (
    ((0, 0), (0, 2), (1, 3), (2, 4), (4, 2), (4, 0)),  # a wall, the roof, a wall
    ((0, 2), (4, 2)),
    ((1, 3), (1, 4.4), (1, 4.4)),  # the chimney and its smoke
    ((1.4, 0), (1.4, 1.2), (2.6, 1.2), (2.6, 0)),  # the door, which isn't connected to the house
)
#: The girl, with a balloon.
GIRL: Strokes = (
    ((5.1, 0), (5.3, 1), (6.7, 1), (6.9, 0)),  # two legs and the hem of her skirt
    ((5.3, 1), (6, 2.2), (6.7, 1)),
    ((6, 2.2), (6, 3.1)),
    ((6, 3.1), (5, 2.5)),
    ((6, 3.1), (7.1, 2.7), (7.3, 3.8), (7.3, 3.8)),  # an arm, and a balloon on a string
    ((6, 3.1), (5.4, 3.9), (6, 4.7), (6.6, 3.9), (6, 3.1)),
)
#: The dog.
DOG: Strokes = (
    ((8.2, 0), (8.8, 1), (9.4, 0)),
    ((10.2, 0), (10.8, 1), (11.4, 0)),
    ((8.8, 1), (10.8, 1), (11.1, 2), (12.3, 2), (11.4, 2.9), (11.1, 2)),
    ((8.8, 1), (8.1, 1.9)),
)
FIGURES = {"house": HOUSE, "girl": GIRL, "dog": DOG}


def girl_dog_house(*names: str) -> Any:
    """Return the picture of the girl, the dog and the house, or only the named figures in the same places.

    >>> [girl_dog_house(name).value() for name in ("house", "girl", "dog")], girl_dog_house().value()
    ([3, 2, 2], 3)

    Parameters
    ----------
    names : any of "house", "girl" and "dog" (default: all three).

    Returns
    -------
    Position : a position of `Hackenbush`.
    """
    for name in names:
        check_choice(FIGURES, name, "a part of the picture")
    whole = hackenbush(*(stroke for strokes in FIGURES.values() for stroke in strokes))
    if not names:
        return whole
    numbers: list[int] = []
    first = 1
    for name, strokes in FIGURES.items():
        edges = sum(len(stroke) - 1 for stroke in strokes)
        numbers += range(first, first + edges) if name in names else ()
        first += edges
    return whole.rules(numbers)
