"""The named colours of the book, for day and for night; pages, boards, figures and graphs get their colours only from here.

The two inks on good paper are *woad*, a blue, and *madder*, a red, and pieces are the colour of straw. Colours belong to positions, and a
move has the colour of the position that it leads to. No meaning depends on colour alone:

====================  ==========================  ======================================================
what                  colour                      form, so that grey print and every eye can read it
====================  ==========================  ======================================================
P-position            `p`                         full: a full disc, a full cell
N-position            `n` on `n_tint`             open: a ring, an outlined cell
D-position            `soft`                      dashed or hatched
winning move          `p` (it leaves P)           a full outline, named in words
losing move           `n` (it leaves N)           an outline, named in words
value 0; 1, 2, 3 …    `p`; shades of straw        the number, written in the cell
preview, answer       `going`, without a colour   dashed
====================  ==========================  ======================================================

By day, no two names share a colour, so the book can turn a finished picture into its night version, colour by colour.
"""

from __future__ import annotations

from types import MappingProxyType

DAY = MappingProxyType(
    {
        "paper": "#f5f2ea",  # a page
        "leaf": "#ece7da",  # areas beside the text: sidebar, code
        "sheet": "#fffdf8",  # a board, a figure
        "field": "#ffffff",  # fields to fill in, and empty squares
        "ink": "#25211c",  # text, and the pen of the pictures
        "soft": "#5c554a",  # quiet text
        "going": "#857b6b",  # previews and traces; text in this colour is always struck out
        "line": "#d3cab8",  # decorative lines without meaning
        "p": "#1b5680",
        "on_p": "#fffdf9",
        "p_tint": "#d9e6ee",
        "n": "#b5371b",
        "n_tint": "#f6ddd3",
        "chip": "#ecd296",  # pieces
        "chip_low": "#f5e8c6",
        "chip_edge": "#25211d",
        "on_chip": "#25211b",
        "green": "#4d6b2c",  # plants
        "soil": "#8a6f4d",
        "chocolate": "#6b4023",
        "poison": "#2f5d3a",
        "cover": "#17405f",
        "cover_ink": "#f8f1e0",  # text on the cover, and on chocolate
        "cover_spot": "#f2c14e",
        # shades of a heat map, from small values to large ones
        "value_1": "#fbf4e1",
        "value_2": "#f7ebca",
        "value_3": "#f2dfae",
        "value_4": "#ecd28e",
        "value_5": "#e2c17c",
        "value_6": "#d6ae62",
        "value_7": "#c99b4b",
        "value_8": "#b98636",
    }
)
NIGHT = MappingProxyType(
    {
        "paper": "#191613",
        "leaf": "#221e19",
        "sheet": "#2e2720",
        "field": "#221d18",
        "ink": "#efe5d2",
        "soft": "#c9bda7",
        "going": "#a59880",
        "line": "#544936",
        "p": "#8cc4ea",
        "on_p": "#14110e",
        "p_tint": "#1f3a4c",
        "n": "#f8a58b",
        "n_tint": "#4d2a1f",
        "chip": "#e3bf7a",
        "chip_low": "#b99a62",
        "chip_edge": "#1b1611",
        "on_chip": "#1b1611",
        "green": "#a9c77d",
        "soil": "#b59468",
        "chocolate": "#6b4023",
        "poison": "#2f5d3a",
        "cover": "#10283a",
        "cover_ink": "#f3e8d2",
        "cover_spot": "#f2c14e",
        # shades of a heat map, from small values to large ones
        "value_1": "#352d23",
        "value_2": "#3c3326",
        "value_3": "#443929",
        "value_4": "#4c3f2c",
        "value_5": "#54462f",
        "value_6": "#5d4d33",
        "value_7": "#665437",
        "value_8": "#6f5c3b",
    }
)

#: Shades of a heat map, which are the sheet's own colour for 0 and darker and darker straw for larger values.
VALUES = (DAY["sheet"], *(DAY[f"value_{i}"] for i in range(1, 9)))


def sheet(day: str, night: str) -> str:
    """Return the colours as variables of a style sheet, such as `--cg-ink`, with a day selector and a night selector.

    >>> sheet("html", "html[data-theme=dark]").splitlines()[1]
    '  --cg-paper: #f5f2ea;'
    """
    rules = []
    for selector, colours in ((day, DAY), (night, NIGHT)):
        lines = [f"  --cg-{name.replace('_', '-')}: {colour};" for name, colour in colours.items()]
        rules.append("\n".join([f"{selector} {{", *lines, "}"]))
    return "\n".join(rules) + "\n"
