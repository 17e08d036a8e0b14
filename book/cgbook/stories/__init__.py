"""Stories: pictures with a sentence each, for `cgbook.widgets.story`."""

from cgbook.stories.columns import column_frames
from cgbook.stories.fictitious import fictitious_play_frames
from cgbook.stories.masks import path_frames, treblecross_frames
from cgbook.stories.pawns import edge_frames, exchange_frames
from cgbook.stories.periods import twin_frames
from cgbook.stories.powers import card_frames
from cgbook.stories.retold import retell
from cgbook.stories.sos import sos_frames
from cgbook.stories.sums import sum_frames
from cgbook.stories.tartan import tartan_frames
from cgbook.stories.threats import threat_frames
from cgbook.stories.wythoff import sieve_frames, way_frames

__all__ = [
    "card_frames",
    "column_frames",
    "edge_frames",
    "exchange_frames",
    "fictitious_play_frames",
    "path_frames",
    "retell",
    "sieve_frames",
    "sos_frames",
    "sum_frames",
    "tartan_frames",
    "threat_frames",
    "treblecross_frames",
    "twin_frames",
    "way_frames",
]
