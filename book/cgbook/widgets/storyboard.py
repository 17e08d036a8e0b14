"""Pictures, each with a sentence, that the reader steps through forwards and backwards."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TypedDict

import traitlets as tl

from cgbook.pictures.figures import Picture
from cgbook.widgets.base import Widget, synced
from cgkit.checks import check_list, short_repr

MOST_FRAMES = 1_000


class StoryFrame(TypedDict):
    """A picture with a sentence."""

    picture: str  # SVG
    text: str


class Story(Widget):
    """A story of pictures, each with a sentence. `story` makes one, and `step` is the number of the frame shown.

    >>> from cgbook.pictures.cards import bar_picture
    >>> bites = story("A bite", [(bar_picture((2, 2)), "The bar."), (bar_picture((2, 1)), "A corner is bitten off.")])
    >>> len(bites.frames), bites.step
    (2, 0)
    """

    kind: str = synced(tl.Unicode("story"))
    frames: list[StoryFrame] = synced(tl.List())
    step: int = synced(tl.Int(0, min=0))
    plays: bool = synced(tl.Bool(False))

    def _static(self) -> dict[str, str]:
        parts = (f"{frame['picture']}<p>{escape(frame['text'])}</p>" for frame in self.frames)
        return {"text/html": f'<div class="cg-frames">{"".join(parts)}</div>'}


def story(title: str, frames: Iterable[tuple[Picture | str, str]], *, plays: bool = False) -> Story:
    """Show a story in steps, each with a picture and a sentence.

    >>> from cgbook.pictures.cards import bar_picture
    >>> story("A bite", [(bar_picture((2, 2)), "The bar."), (bar_picture((2, 1)), "A corner is bitten off.")])
    Story('A bite')
    >>> from cgbook.pictures import draw
    >>> from cgkit import nim
    >>> story("One chip", [(draw(nim(1)), "A move takes it.")])
    Story('One chip')

    Parameters
    ----------
    frames : pairs of a picture (a `Picture`, or SVG text with its own label) and a sentence; at least one pair. On pages without scripts,
        the frames are one below another.
    plays : whether the story starts automatically when it comes into view.
    """
    pictures: list[StoryFrame] = []
    for frame in check_list(frames, "frames", MOST_FRAMES):
        pair = tuple(frame) if isinstance(frame, tuple | list) else ()
        if pair and isinstance(pair[0], Picture):
            pair = (pair[0].svg, *pair[1:])
        if len(pair) != 2 or not all(isinstance(part, str) for part in pair):
            raise ValueError(f"a frame must be a pair of a picture and a sentence, got {short_repr(frame)}")
        pictures.append({"picture": pair[0], "text": pair[1]})
    if not pictures:
        raise ValueError("a story needs at least one frame, got none")
    return Story(title=title, frames=pictures, plays=plays)
