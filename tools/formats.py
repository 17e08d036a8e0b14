"""The formats of the widgets as TypeScript types in `front/formats.d.ts`, which `tools.check_front` writes before it checks.

A widget sends its synced traits to the page, and the annotations of the traits describe their content.
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from cgbook.widgets.base import Widget

TYPES = Path(__file__).parents[1] / "book" / "cgbook" / "widgets" / "front" / "formats.d.ts"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "any"}


def kinds(cls: type[Widget] = Widget) -> Iterator[tuple[str, type[Widget]]]:
    """Yield the book's kinds of widgets, with their names."""
    for each in cls.__subclasses__():
        if each.__module__.startswith("cgbook."):
            if kind := each.class_traits()["kind"].default_value:
                yield kind, each
            yield from kinds(each)


def synced_traits(cls: type[Widget]) -> dict[str, Any]:
    """Return the synced traits that a widget sends to the page, with their types."""
    hints = get_type_hints(cls)
    return {name: hints[name] for name in cls.class_traits(sync=True) if not name.startswith("_") and name in hints}


def fields(form: Any) -> dict[str, tuple[Any, bool]]:
    """Return the keys of a `TypedDict`, each with its type and whether it can be missing."""
    whole = get_type_hints(form, include_extras=True)  # `__required_keys__` is wrong if annotations are postponed
    free = {name for name, hint in whole.items() if get_origin(hint) is NotRequired or not form.__total__}
    return {name: (hint, name in free) for name, hint in get_type_hints(form).items()}


def forms(hint: Any) -> set[Any]:
    """Return every `TypedDict` within a type."""
    if is_typeddict(hint):
        return {hint}.union(*(forms(inner) for inner, _ in fields(hint).values()))
    return set().union(*map(forms, get_args(hint)))


def typescript_of(hint: Any) -> str:
    """Return a type in TypeScript's notation.

    >>> typescript_of(dict[str, list[int] | None])
    'Record<string, number[] | null>'
    """
    origin, inner = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return str(hint.__name__)
    if origin in (Union, types.UnionType):
        return " | ".join(map(typescript_of, inner))
    if origin is list:
        return f"({kind})[]" if " | " in (kind := typescript_of(inner[0])) else f"{kind}[]"
    if origin is dict:
        return f"Record<{typescript_of(inner[0])}, {typescript_of(inner[1])}>"
    return PLAIN[hint]


def typescript() -> str:
    """Return the TypeScript types of all kinds of widgets, and the types they contain."""
    every = {kind: synced_traits(cls) for kind, cls in kinds()}
    parts = {form for traits in every.values() for hint in traits.values() for form in forms(hint)}
    lines = ["// Written by tools/formats.py from the widgets in Python."]
    for form in sorted(parts, key=lambda form: str(form.__name__)):
        inner = (f"  {name}{'?' * free}: {typescript_of(hint)};" for name, (hint, free) in fields(form).items())
        lines += [f"interface {form.__name__} {{", *inner, "}"]
    lines += ["interface Traits {"]
    for kind, traits in sorted(every.items()):
        lines += [f'  "{kind}": {{ {" ".join(f"{name}: {typescript_of(hint)};" for name, hint in traits.items())} }};']
    return "\n".join([*lines, "}", ""])


def write() -> None:
    TYPES.write_text(typescript(), "utf8", newline="\n")
