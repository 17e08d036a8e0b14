"""Boards and cards as SVG text, figures drawn by matplotlib, and drawings of networkx graphs.

The package imports matplotlib and networkx only when a figure or a graph needs them.
"""

from cgbook.pictures.cards import bar_picture, board_picture
from cgbook.pictures.figures import Picture, figure, outcome_map, picture, value_map
from cgbook.pictures.graphs import draw, draw_graph
from cgbook.pictures.ink import CHIP, N_INK, P_INK, SHEET
from cgbook.pictures.life import life_picture
from cgbook.pictures.matchings import draw_matching, matching_of
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
    "draw_matching",
    "figure",
    "landscape",
    "life_picture",
    "matching_of",
    "outcome_map",
    "picture",
    "value_map",
    "yard_picture",
]
