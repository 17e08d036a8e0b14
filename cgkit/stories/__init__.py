"""Stories: pictures with a sentence each, for `cgkit.widgets.story`."""

from cgkit.stories.coins import faces, head_frames
from cgkit.stories.columns import column_frames
from cgkit.stories.retold import retell
from cgkit.stories.tartan import tartan_frames
from cgkit.stories.wythoff import beatty_frames, sieve_frames

__all__ = ["beatty_frames", "column_frames", "faces", "head_frames", "retell", "sieve_frames", "tartan_frames"]
