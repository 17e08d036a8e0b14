"""The reference for cgkit and cgbook, with a page for each wing (subpackage), where sphinx.ext.autodoc shows the docstrings.

A name is public if a door lists it in `__all__`; the doors are `cgkit`, the packages in cgkit and cgbook, the modules in `OPEN`, and the
modules of rulesets. A page asks for the names of its wing with ```{wing} numbers```, so a new name appears there automatically.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.environment import BuildEnvironment

import cgbook
import cgkit

FOLDER = "book/api"
#: more modules whose names are public, because authors of exercises need them
OPEN = ("cgbook.teaching.exercises", "cgbook.teaching.forms", "cgbook.teaching.practice")
_WING = re.compile(r"^```\{wing\} (\w+)\n```$", re.MULTILINE)


class Entry(NamedTuple):
    """A public name, with the door that exports it, its object, and the wing on whose page it appears."""

    door: str
    name: str
    thing: Any
    wing: str

    @property
    def path(self) -> str:
        """Return the full name, which is also the anchor."""
        return f"{self.door}.{self.name}"


def doors() -> Iterator[ModuleType]:
    """Yield the modules that a reader imports from, from the top of the packages down."""
    yield cgkit
    wings = [wing for home in (cgkit, cgbook) for wing in pkgutil.iter_modules(home.__path__, f"{home.__name__}.")]
    yield from (importlib.import_module(wing.name) for wing in wings if wing.ispkg)
    yield from map(importlib.import_module, OPEN)
    rulesets = importlib.import_module("cgkit.rulesets")
    for module in pkgutil.walk_packages(rulesets.__path__, "cgkit.rulesets."):
        yield importlib.import_module(module.name)


@cache
def entries() -> tuple[Entry, ...]:
    """Return every public name once, from the first door that exports it."""
    found: dict[tuple[str, int], Entry] = {}
    for door in doors():
        for name in getattr(door, "__all__", ()):
            thing = getattr(door, name)
            made = thing if inspect.isclass(thing) or inspect.isroutine(thing) else type(thing)
            _, *inside = (made.__module__ if door is cgkit else door.__name__).split(".")
            # cgkit's single modules are on the page of positions
            wing = inside[0] if len(inside) > 1 or door is not cgkit else "position"
            found.setdefault((name, id(thing)), Entry(door.__name__, name, thing, wing))
    return tuple(found.values())


@cache
def comments() -> dict[str, str]:
    """Return the text of each comment `#: …`, by the name of the constant below it."""
    files = [path for home in (cgkit, cgbook) for path in Path(home.__file__ or "").parent.rglob("*.py")]
    found = [re.findall(r"^((?:#: .*\n)+)(\w+)", path.read_text("utf8"), re.MULTILINE) for path in files]
    return {name: comment.replace("#: ", "") for listed in found for comment, name in listed}


def directive(entry: Entry) -> str:
    """Return the directive for a name: autodoc's, or a plain one for a ready-made game or a constant, whose comment autodoc can't see."""
    if inspect.isclass(entry.thing):
        return f".. autoclass:: {entry.path}\n   :members:\n"
    if inspect.isroutine(entry.thing):
        return f".. autofunction:: {entry.path}\n"
    kind = type(entry.thing)
    lines = comments().get(entry.name, "").splitlines()
    if kind.__module__.startswith(("cgbook.", "cgkit.")):
        path = next((one.path for one in entries() if one.thing is kind), kind.__name__)
        lines.append(f"Ready to use; see `~{path}` for the questions it answers.")
    return f".. py:data:: {entry.name}\n   :module: {entry.door}\n\n" + "".join(f"   {line}\n" for line in lines)


def write(app: Sphinx, page: str, source: list[str]) -> None:
    """Insert the names of a wing where its page asks for them."""
    if page.startswith(f"{FOLDER}/"):
        app.env.dependencies[page].update(str(door.__file__) for door in doors())  # modules listed on this page
        source[0] = _WING.sub(lambda match: _names(match[1]), source[0])


def _names(wing: str) -> str:
    lines = [f".. py:currentmodule:: {one.door}\n\n{directive(one)}" for one in entries() if one.wing == wing]
    return "````{eval-rst}\n" + "\n".join(lines) + "````"


def let_go(app: Sphinx, doctree: nodes.document) -> None:
    """Detach the nodes made by `eval-rst` from their temporary document, because that document keeps all of Sphinx in memory."""
    if app.env.docname.startswith(f"{FOLDER}/"):
        for node in doctree.findall():
            node.document = doctree


_HEADED = re.compile(r"^(?P<title>[A-Z][\w, ]*)\n-{3,}$", re.MULTILINE)
_ITEM = re.compile(r"(?P<names>\*{0,2}\w[\w.]*(?:, \*{0,2}\w[\w.]*)*)(?: : (?P<text>.*)|(?<!\.))")


def parts(app: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Turn the parts of a docstring (Parameters, Returns and so on) into lists with items `name : description`."""
    # a name that begins with a dot, such as `.end`, would make Sphinx link to any name with that ending
    text = re.sub(r"(?<![`\w])`(\.[\w.]+(?:\(\))?)`(?!`)", r"``\1``", "\n".join(lines))
    first, *rest = _HEADED.split(text)
    if rest:
        listed = ["", ".. container:: cg-parts", ""]
        for head, body in zip(rest[::2], rest[1::2], strict=True):
            listed += [f"    {head}", *(f"        {line}" if line else "" for line in _items(body))]
        text = "\n".join([first.rstrip(), *listed, ""])
    lines[:] = text.split("\n")


def _items(body: str) -> list[str]:
    """Return the lines of a part, each item as a separate paragraph; lines below an item belong to it, indented or not."""
    listed: list[str] = []
    for line in body.strip("\n").split("\n"):
        item = _ITEM.fullmatch(line)
        if item:
            listed += ["", f"``{item['names']}``: {item['text'] or ''}".rstrip()]
        else:
            listed.append(line.strip())
    return listed[1:] if listed and not listed[0] else listed


def skip_field(app: Sphinx, what: str, name: str, thing: Any, skip: bool, options: Any) -> bool | None:
    """Skip the fields of named tuples, because their docstrings say nothing."""
    return True if str(getattr(thing, "__doc__", "")).startswith("Alias for field number") else None


def signature(
    app: Sphinx, what: str, name: str, thing: Any, options: Any, arguments: str | None, returned: str | None
) -> tuple[str | None, str | None] | None:
    """Return a signature without `(*args, **kwargs)` and `-> None`, and with `...` for a default that Sphinx can't read."""
    if arguments and re.fullmatch(r"\(\*args[^,]*, \*\*kwargs[^,]*\)", arguments):
        arguments = ""
    if arguments:
        arguments = arguments.replace("<factory>", "...")  # dataclasses write this, but Sphinx can't read it
    return arguments, None if returned == "None" else returned


def resolve(app: Sphinx, env: BuildEnvironment, node: pending_xref, content: nodes.TextElement) -> nodes.Element | None:
    """Resolve a name in single backticks that cgkit exports, no matter which module mentions it."""
    if node.get("refdomain") != "py" or "." in node["reftarget"]:
        return None
    where = (env, node["refdoc"], app.builder, "obj", f"cgkit.{node['reftarget'].removesuffix('()')}")
    found: nodes.Element | None = env.get_domain("py").resolve_xref(*where, node, content)
    return found


def configure(app: Sphinx, config: Config) -> None:
    config["toc_object_entries_show_parents"] = "hide"
    config["default_role"] = "py:obj"
    config["add_module_names"] = False
    config["autodoc_inherit_docstrings"] = False
    config["autodoc_member_order"] = "bysource"
    config["autodoc_typehints_format"] = "short"
    config["autodoc_preserve_defaults"] = True


def setup(app: Sphinx) -> None:
    app.setup_extension("sphinx.ext.autodoc")
    app.connect("config-inited", configure)
    app.connect("source-read", write)
    app.connect("doctree-read", let_go)
    app.connect("autodoc-process-docstring", parts)
    app.connect("autodoc-skip-member", skip_field)
    app.connect("autodoc-process-signature", signature)
    app.connect("missing-reference", resolve)
