"""Pictures: boards and cards as SVG text, figures by matplotlib, graphs by networkx.

matplotlib and networkx are imported when a figure or a graph is asked for, not before.
"""

from cgbook.pictures.cards import bar_picture, board_picture
from cgbook.pictures.figures import Picture, figure, outcome_map, picture, value_map
from cgbook.pictures.graphs import draw, draw_graph
from cgbook.pictures.ink import CHIP, N_INK, P_INK, SHEET
from cgbook.pictures.life import life_picture
from cgbook.pictures.regions import landscape
from cgbook.pictures.yards import yard_picture

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
