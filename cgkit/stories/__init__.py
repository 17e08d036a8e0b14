"""Stories: pictures with a sentence each, for `cgkit.widgets.story`."""

from cgkit.stories.coins import faces, head_frames
from cgkit.stories.columns import column_frames
from cgkit.stories.fibonacci import smallest_part_frames
from cgkit.stories.joins import join_frames
from cgkit.stories.masks import path_frames, treblecross_frames
from cgkit.stories.nim_products import product_frames, rectangle_frames
from cgkit.stories.pawns import edge_frames, exchange_frames
from cgkit.stories.periods import twin_frames
from cgkit.stories.powers import card_frames
from cgkit.stories.retold import retell
from cgkit.stories.sos import sos_frames
from cgkit.stories.sums import sum_frames
from cgkit.stories.tartan import tartan_frames
from cgkit.stories.wythoff import beatty_frames, sieve_frames, way_frames

__all__ = [
    "beatty_frames",
    "card_frames",
    "column_frames",
    "edge_frames",
    "exchange_frames",
    "faces",
    "head_frames",
    "join_frames",
    "path_frames",
    "product_frames",
    "rectangle_frames",
    "retell",
    "sieve_frames",
    "smallest_part_frames",
    "sos_frames",
    "sum_frames",
    "tartan_frames",
    "treblecross_frames",
    "twin_frames",
    "way_frames",
]
