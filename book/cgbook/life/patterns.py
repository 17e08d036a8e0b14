"""Patterns of Life that have a name. What is said of them, their periods and their ends, the tests compute."""

from types import MappingProxyType

__all__ = ["PATTERNS"]

#: The rows of each pattern, with `o` for a live cell.
PATTERNS = MappingProxyType(
    {
        # still lifes
        "block": "oo oo",
        "beehive": ".oo o..o .oo",
        "loaf": ".oo o..o .o.o ..o",
        "boat": "oo o.o .o",
        # that come back
        "blinker": "ooo",
        "toad": ".ooo ooo",
        "beacon": "oo oo ..oo ..oo",
        "pulsar": "..ooo...ooo . o....o.o....o o....o.o....o o....o.o....o ..ooo...ooo . ..ooo...ooo o....o.o....o "
        "o....o.o....o o....o.o....o . ..ooo...ooo",
        "pentadecathlon": "..o....o oo.oooo.oo ..o....o",
        # that travel
        "glider": ".o ..o ooo",
        "lightweight spaceship": ".o..o o o...o oooo",
        # that live long from little
        "r-pentomino": ".oo oo .o",
        "acorn": ".o ...o oo..ooo",
        "diehard": "......o oo .o...ooo",
        # that grows for ever
        "Gosper glider gun": "........................o ......................o.o ............oo......oo............oo "
        "...........o...o....oo............oo oo........o.....o...oo oo........o...o.oo....o.o "
        "..........o.....o.......o ...........o...o ............oo",
    }
)
