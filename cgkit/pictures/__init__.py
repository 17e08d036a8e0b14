"""Pictures: boards and cards as SVG text, figures by matplotlib, graphs by networkx.

matplotlib and networkx are imported when a figure or a graph is asked for, not before.
"""

from cgkit.pictures.cards import bar_picture, board_picture
from cgkit.pictures.figures import Picture, figure, outcome_map, picture, value_map
from cgkit.pictures.graphs import draw, draw_graph
from cgkit.pictures.ink import CHIP, N_INK, P_INK, SHEET
from cgkit.pictures.landscape import landscape
from cgkit.pictures.life import life_picture
from cgkit.pictures.yards import yard_picture

__all__ = [
    "CHIP",
    "N_INK",
    "P_INK",
    "SHEET",
    "Picture",
    "bar_picture",
    "board_picture",
    "draw",
    "draw_graph",
    "figure",
    "landscape",
    "life_picture",
    "outcome_map",
    "picture",
    "value_map",
    "yard_picture",
]
