"""Functions as transforms, which change a page's document after all pages have been read and before the page is written as HTML."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform


def html_transform(
    priority: int,
) -> Callable[[Callable[[nodes.document, SphinxPostTransform], None]], type[SphinxPostTransform]]:
    """Return a decorator that turns a function into a post-transform; the function takes a document and the transform itself.

    Transforms with a lower priority number run first.
    """

    def made(change: Callable[[nodes.document, SphinxPostTransform], None]) -> type[SphinxPostTransform]:
        class Transform(SphinxPostTransform):
            default_priority, formats = priority, ("html",)

            def run(self, **_: Any) -> None:
                change(self.document, self)

        Transform.__name__, Transform.__doc__ = change.__name__, change.__doc__
        return Transform

    return made
