"""The reference of cgkit and cgbook: a page for each wing, a section for each module that gives it a public name, made of the docstrings.

sphinx.ext.autodoc writes the entries; the headings and what is documented under them come from the code, so that a new name is there
by itself.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from docutils import nodes
from docutils.parsers.rst.states import Inliner
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.pycode import ModuleAnalyzer

from cgsite.public import FOLDER, HOMES, Entry, by_module, entries, file_of

SHORT = 60  # characters of a value that is shown
#: where the module's name does not say what a section is about
TITLES = {
    "cgbook.pictures.ink": "Colours",
    "cgkit.doors": "When a search is too long",
    "cgkit.position.ask": "All that play can reach",
    "cgkit.position.twelve_ways": "Twelve ways to play together",
    "cgkit.rulesets.cards": "Thirty-one",
    "cgkit.rulesets.coded": "Take and break",
    "cgkit.rulesets.coins.grid": "Coins on a board",
    "cgkit.rulesets.coins.known": "Rows of coins",
    "cgkit.rulesets.coins.own": "Coins by a rule of your own",
    "cgkit.rulesets.coins.tartan": "Products of rows of coins",
    "cgkit.rulesets.coins.row": "What games with coins have in common",
    "cgkit.rulesets.dynamic": "Dynamic subtraction",
    "cgkit.rulesets.graphs": "Walks on graphs and lines",
    "cgkit.rulesets.moore": "Nim with several heaps at a move",
    "cgkit.rulesets.choices": "Nim with a choice",
    "cgkit.rulesets.wythoff": "Wythoff’s game",
    "cgkit.rulesets.green": "Green Hackenbush, as it is solved",
    "cgkit.rulesets.hackenbush": "Hackenbush, as it is played",
    "cgkit.rulesets.nim": "Nim and its disguises",
    "cgkit.rulesets.rings": "Rings",
    "cgkit.rulesets.rows": "Pins and pawns in a row",
    "cgkit.rulesets.strips": "Treblecross and SOS",
    "cgkit.rulesets.subtraction": "Subtraction",
    "cgkit.rulesets.takes": "Heaps, and how many may be taken",
    "cgkit.rulesets.two_heaps": "Two heaps: Euclid, Empty and divide",
    "cgbook.examples.yard": "The girl, the dog and the house",
    "cgkit.solving.dags": "Large graphs",
    "cgkit.solving.tables": "Values of many starts",
    "cgbook.strategic.forms": "Games in strategic form",
    "cgbook.strategic.trees": "Games in extensive form",
}
_WING = re.compile(r"^```\{wing\} (\w+)\n```$", re.MULTILINE)
_NAMES = re.compile(r"\{\{names (\w+)\}\}")


def title(module: str) -> str:
    """What a section is called: the module's name in words, if it has no title."""
    if module in TITLES:
        return TITLES[module]
    words = module.rsplit(".", 1)[1].replace("_", " ")
    return words[0].upper() + words[1:]


def section(module: str, names: list[Entry]) -> str:
    """The section of a module, as Markdown with directives."""
    directives = [
        f".. automodule:: {module}\n   :no-index:\n   :no-members:\n",
        f".. py:currentmodule:: {names[0].door}\n",
    ]
    importing = [
        f"from {door} import {', '.join(entry.name for entry in names if entry.door == door)}"
        for door in dict.fromkeys(entry.door for entry in names)
    ]
    return "\n\n".join(
        [
            f"## {title(module)}",
            _rst(directives[0]),
            "```python\n" + "\n".join(importing) + "\n```",
            _rst(directives[1] + "\n" + "\n".join(map(directive, names))),
        ]
    )


def _rst(text: str) -> str:
    return f"````{{eval-rst}}\n{text}\n````"


def directive(entry: Entry) -> str:
    """The directive of a name."""
    thing = entry.thing
    if inspect.isclass(thing):
        return f".. autoclass:: {entry.path}\n   :members:\n"
    if inspect.isroutine(thing):
        return f".. autofunction:: {entry.path}\n"
    return data_directive(entry)


def data_directive(entry: Entry) -> str:
    """The directive of what is neither a class nor a function: a game that is ready, a constant, a type."""
    analyzer = ModuleAnalyzer.for_module(entry.module)
    analyzer.analyze()
    lines = [line for line in analyzer.attr_docs.get(("", entry.name), []) if line]
    kind = type(entry.thing)
    text = f".. py:data:: {entry.name}\n   :module: {entry.door}\n"
    if (value := _short_value(entry)) is not None:
        text += f"   :value: {value}\n"
    if kind.__module__.startswith(("cgbook.", "cgkit.")):
        lines.append(f"Ready to be used; what can be asked of it is told at `{kind.__name__}`.")
    return text + "\n" + "".join(f"   {line}\n" for line in lines)


def _short_value(entry: Entry) -> str | None:
    """How it is made, where that is short."""
    for node in ast.parse(file_of(entry.module).read_text("utf8")).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.lineno == entry.line and node.value is not None:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            expression = node.value
            if isinstance(target, ast.Tuple):  # twins, triplets = Twins(), Triplets()
                names = [part.id for part in target.elts if isinstance(part, ast.Name)]
                expression = (
                    expression.elts[names.index(entry.name)]
                    if isinstance(expression, ast.Tuple)
                    else ast.Constant(entry.thing)
                )
            value = ast.unparse(expression)
            return value if len(value) <= SHORT and not value.startswith("_") else None
    return None


# --- the pages -------------------------------------------------------------------------------------------------------


def write(app: Sphinx, page: str, source: list[str]) -> None:
    """Puts the sections of a wing, or the list of all names, where a page asks for them."""
    if page.startswith(f"{FOLDER}/"):
        app.env.dependencies[page].add(str(HOMES[0] / "__init__.py"))
        source[0] = _WING.sub(lambda match: _sections(app, page, match[1]), source[0])
        source[0] = _NAMES.sub(lambda match: names(match[1]), source[0])


def _sections(app: Sphinx, page: str, wing: str) -> str:
    for home in HOMES:
        if (home / wing).is_dir():
            app.env.dependencies[page].add(str(home / wing / "__init__.py"))
    modules = by_module(wing)
    top = "\n".join(f"- {title(module)}: {_links(names)}" for module, names in modules.items())
    return "\n\n".join([top, *(section(module, names) for module, names in modules.items())])


def names(wing: str) -> str:
    """The names of a wing, each a link."""
    return _links(entry for listed in by_module(wing).values() for entry in listed)


def _links(names: Iterable[Entry]) -> str:
    return ", ".join(f"{{py:obj}}`~{entry.path}`" for entry in names)


# --- docstrings ------------------------------------------------------------------------------------------------------

_HEADED = re.compile(r"^(?P<title>[A-Z][\w, ]*)\n-{3,}$", re.MULTILINE)
_ITEM = re.compile(r"(?P<names>\*{0,2}\w[\w.]*(?:, \*{0,2}\w[\w.]*)*)(?: : (?P<text>.*)|(?<!\.))")


def parts(app: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Makes a list of the parts of a docstring, Parameters, Returns and so on, whose items are `name : what it is`."""
    text = _own_names_plain("\n".join(lines), thing)
    first, *rest = _HEADED.split(text)
    if rest:
        listed = ["", ".. container:: cg-parts", ""]
        for head, body in zip(rest[::2], rest[1::2], strict=True):
            listed += [f"    {head}", *(f"        {line}" if line else "" for line in _items(body))]
        text = "\n".join([first.rstrip(), *listed, ""])
    lines[:] = text.split("\n")


def _items(body: str) -> list[str]:
    """The lines of a part, each item a paragraph of its own; what goes on below an item, indented or not, belongs to it."""
    listed: list[str] = []
    for line in body.strip("\n").split("\n"):
        item = _ITEM.fullmatch(line)
        if item:
            listed += ["", f"``{item['names']}``: {item['text'] or ''}".rstrip()]
        else:
            listed.append(line.strip())
    return listed[1:] if listed and not listed[0] else listed


def _own_names_plain(text: str, thing: Any) -> str:
    """What a function calls its own parameters is no link, though something else may have the same name."""
    try:
        own = set(inspect.signature(thing).parameters)
    except (TypeError, ValueError):
        return text
    return re.sub(r"(?<!`)`(\w+)`(?!`)", lambda match: f"``{match[1]}``" if match[1] in own else match[0], text)


def skip_field(app: Sphinx, what: str, name: str, thing: Any, skip: bool, options: Any) -> bool | None:
    """The fields of a named tuple have a docstring that says nothing."""
    return True if str(getattr(thing, "__doc__", "")).startswith("Alias for field number") else None


def signature(
    app: Sphinx, what: str, name: str, thing: Any, options: Any, arguments: str | None, returned: str | None
) -> tuple[str | None, str | None] | None:
    """A signature that says nothing is left out; a function that returns nothing does not say so; every default is Python."""
    if arguments and re.fullmatch(r"\(\*args[^,]*, \*\*kwargs[^,]*\)", arguments):
        arguments = ""
    if arguments:
        arguments = arguments.replace("<factory>", "...")  # of a dataclass: else Sphinx reads nothing of it
    return arguments, None if returned == "None" else returned


@cache
def _paths() -> dict[str, str]:
    """The full name of each public name, by that and by the module that makes it."""
    return {name: entry.path for entry in entries() for name in (entry.path, f"{entry.module}.{entry.name}")}


def name_role(
    role: str, raw: str, text: str, line: int, inliner: Inliner, options: Any = None, content: Any = ()
) -> tuple[list[nodes.Node], list[nodes.system_message]]:
    """What stands between single backticks in a docstring: code, and a link where it names something of the reference."""
    env = inliner.document.settings.env
    plain = nodes.literal(raw, text, classes=["py", "xref"])
    module, target = env.ref_context.get("py:module"), text.removesuffix("()")
    if not re.fullmatch(r"[A-Za-z_][\w.]*", target):
        return [nodes.literal(raw, text)], []
    known = _paths()
    paths = [known[path] for path in (f"{module}.{target}", f"cgkit.{target}", target) if path in known]
    link = pending_xref(
        raw, plain, refdomain="py", reftype="obj", reftarget=(paths or [target])[0], refexplicit=False, refwarn=False
    )
    link["refdoc"] = env.docname
    link["py:module"], link["py:class"] = module, env.ref_context.get("py:class")
    return [link], []


def configure(app: Sphinx, config: Config) -> None:
    config["toc_object_entries_show_parents"] = "hide"
    config["default_role"] = "cg-name"
    config["add_module_names"] = False
    config["autodoc_inherit_docstrings"] = False
    config["autodoc_member_order"] = "bysource"
    config["autodoc_typehints_format"] = "short"
    config["autodoc_preserve_defaults"] = True


def setup(app: Sphinx) -> None:
    app.setup_extension("sphinx.ext.autodoc")
    app.add_role("cg-name", name_role)
    app.connect("config-inited", configure)
    app.connect("source-read", write)
    app.connect("autodoc-process-docstring", parts)
    app.connect("autodoc-skip-member", skip_field)
    app.connect("autodoc-process-signature", signature)
