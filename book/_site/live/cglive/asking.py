"""Calls a function for a page. Each part of its answer is sent as soon as it is known."""

from __future__ import annotations

import asyncio
import importlib
import inspect
from typing import Any

from cglive import outputs, wire
from cglive.stand_ins import AnyWidget

__all__ = ["ask", "cancelled"]

cancelled: set[int] = set()


async def ask(id: int, function: str, arguments: list[Any]) -> None:
    """Calls `module:function`; what a generator yields are parts, what it returns is the result, as what a function returns."""
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
    """Sends a part, and hears whether more is wanted."""
    wire.post(type="part", id=id, part=sent(part))
    await asyncio.sleep(0)
    if id in cancelled:
        wire.post(type="refused", id=id, name="Cancelled", text="cancelled")
        return True
    return False


def sent(value: Any) -> Any:
    """A value with each widget in it opened in the page, and in its place the name that it has there."""
    if isinstance(value, AnyWidget):
        return {"widget": value.open()}
    if isinstance(value, dict):
        return {key: sent(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [sent(item) for item in value]
    return value
