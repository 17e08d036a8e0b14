"""Function calls for a page, with each part of the answer sent as soon as it is known."""

from __future__ import annotations

import asyncio
import importlib
import inspect
from typing import Any

from cglive import outputs, wire
from cglive.stand_ins import AnyWidget

cancelled: set[int] = set()


async def ask(id: int, function: str, arguments: list[Any]) -> None:
    """Call `module:function`, and send its result; the values that a generator yields are sent as parts of the answer."""
    with outputs.of_cell(id, fresh=True):
        try:
            module, _, name = function.partition(":")
            returned = getattr(importlib.import_module(module), name)(*arguments)
            if inspect.isasyncgen(returned):
                async for part in returned:
                    if await _cut(id, part):
                        await returned.aclose()
                        return
                value = None
            elif inspect.isgenerator(returned):
                while True:
                    try:
                        part = next(returned)
                    except StopIteration as end:
                        value = end.value
                        break
                    if await _cut(id, part):
                        returned.close()
                        return
            else:
                value = await returned if inspect.isawaitable(returned) else returned
            wire.post(type="result", id=id, value=sent(value))
        except BaseException as error:
            wire.post(type="refused", id=id, name=type(error).__name__, text=str(error))
        finally:
            cancelled.discard(id)


async def _cut(id: int, part: Any) -> bool:
    """Send a part, and return whether the page has cancelled the question."""
    wire.post(type="part", id=id, part=sent(part))
    await asyncio.sleep(0)
    if id in cancelled:
        wire.post(type="refused", id=id, name="Cancelled", text="cancelled")
        return True
    return False


def sent(value: Any) -> Any:
    """Return a value with each widget in it opened in the page and replaced by the widget's name."""
    if isinstance(value, AnyWidget):
        return {"widget": value.open()}
    if isinstance(value, dict):
        return {key: sent(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [sent(item) for item in value]
    return value
