"""Named patterns of Life. The tests check every claim about them, such as their periods and how they end."""

from types import MappingProxyType

#: Rows of each pattern, with `o` for a live cell.
PATTERNS = MappingProxyType(
    {
        # still lifes
        "block": "oo oo",
        "beehive": ".oo o..o .oo",
        "loaf": ".oo o..o .o.o ..o",
        "boat": "oo o.o .o",
        # oscillators, which return to their first shape
        "blinker": "ooo",
        "toad": ".ooo ooo",
        "beacon": "oo oo ..oo ..oo",
        "pulsar": "..ooo...ooo . o....o.o....o o....o.o....o o....o.o....o ..ooo...ooo . ..ooo...ooo o....o.o....o "
        "o....o.o....o o....o.o....o . ..ooo...ooo",
        "pentadecathlon": "..o....o oo.oooo.oo ..o....o",
        # spaceships, which travel
        "glider": ".o ..o ooo",
        "lightweight spaceship": ".o..o o o...o oooo",
        # methuselahs, which are small and live for a long time
        "r-pentomino": ".oo oo .o",
        "acorn": ".o ...o oo..ooo",
        "diehard": "......o oo .o...ooo",
        # a gun, which grows forever
        "Gosper glider gun": "........................o ......................o.o ............oo......oo............oo "
        "...........o...o....oo............oo oo........o.....o...oo oo........o...o.oo....o.o "
        "..........o.....o.......o ...........o...o ............oo",
    }
)
