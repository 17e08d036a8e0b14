"""Stories for `cgbook.widgets.story`, each a series of pictures with a few words below every picture."""

from cgbook.stories.columns import column_frames
from cgbook.stories.fictitious import fictitious_play_frames
from cgbook.stories.masks import loop_frames, path_frames, ring_frames, treblecross_frames
from cgbook.stories.matchings import matching_frames
from cgbook.stories.pawns import edge_frames, exchange_frames
from cgbook.stories.periods import twin_frames
from cgbook.stories.retold import retell
from cgbook.stories.reversible import reversal_frames
from cgbook.stories.sos import sos_frames
from cgbook.stories.sums import sum_frames
from cgbook.stories.tartan import tartan_frames
from cgbook.stories.threats import threat_frames
from cgbook.stories.two_forms import form_frames
from cgbook.stories.wythoff import way_frames

__all__ = [
    "column_frames",
    "edge_frames",
    "exchange_frames",
    "fictitious_play_frames",
    "form_frames",
    "loop_frames",
    "matching_frames",
    "path_frames",
    "retell",
    "reversal_frames",
    "ring_frames",
    "sos_frames",
    "sum_frames",
    "tartan_frames",
    "threat_frames",
    "treblecross_frames",
    "twin_frames",
    "way_frames",
]
