"""The handler of messages from the page."""

from __future__ import annotations

import json
from typing import Any

from cglive import asking, cells, controls, outputs, stand_ins, wire


async def handle(text: str) -> None:
    """Carry out the request in a message from the page, and report its end to the page."""
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
    """Cancel a question, which ends at its next part."""
    asking.cancelled.add(id)
