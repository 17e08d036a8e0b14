"""What stands between a page and the Python in it: messages in, messages out, and what a notebook's kernel would bring.

wire       messages to the page
outputs    what is printed and displayed, piece by piece
stand_ins  anywidget, ipywidgets and IPython, as far as a page needs them
controls   `interact`
cells      runs a cell
reading    which names a cell makes, and which it wants
asking     calls a function for a page, and tells its parts as they are known
programs   a reader's program, checked by the public test of its exercise
packages   what is fetched when it is first imported, and what is said of what is not there

It is packed with the site, and runs in Pyodide; the build and the tests read it too.
"""

from __future__ import annotations

import json
from typing import Any

from cglive import asking, cells, controls, outputs, stand_ins, wire

__all__ = ["cancel", "handle"]

stand_ins.install()


async def handle(text: str) -> None:
    """Does what a message of the page asks for; whatever goes wrong is told to the page."""
    given: dict[str, Any] = json.loads(text)
    try:
        match given["type"]:
            case "run":
                await cells.run(given["id"], given["code"])
            case "ask":
                await asking.ask(given["id"], given["function"], given["args"])
            case "change":
                stand_ins.receive(given["model"], given["state"])
            case "control":
                controls.answer(given["key"], given["values"])
    finally:
        outputs.flush()
        wire.post(type="done", id=given.get("id"))


def cancel(id: int) -> None:
    """Ends a question at its next part."""
    asking.cancelled.add(id)
