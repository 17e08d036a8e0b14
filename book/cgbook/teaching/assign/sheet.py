"""The assignment on paper: one HTML file, the questions with room to write, then the key on pages of its own.

Formulas are MathML, which browsers draw by themselves; the book's own KaTeX sets them, without a network.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable
from html import escape
from pathlib import Path

from cgbook.extras import needs
from cgbook.teaching.assign.plan import Plan
from cgbook.teaching.items import Item

__all__ = ["NoFormulasError", "sheet"]

SECONDS = 120
_FORMULA = re.compile(r"\$\$(.+?)\$\$|\$([^$\n](?:[^$]*[^$\s])?)\$", re.DOTALL)
_CODE = re.compile(r"(```.*?```|`[^`\n]+`)", re.DOTALL)
_MARK = "\ue000{}\ue001"
_CSS = """@page { size: A4; margin: 18mm 20mm }
body { font: 11pt/1.45 Georgia, "DejaVu Serif", serif; max-width: 17cm; margin: auto; padding: 0 1rem; color: #000; background: #fff }
header { display: flex; flex-wrap: wrap; gap: .5rem 2rem; justify-content: space-between; border-bottom: 2px solid }
h1 { font-size: 14pt; margin: 0 } h2 { font-size: 12pt; margin: 1.6em 0 .3em } section { break-inside: avoid }
.key section { break-inside: auto } h2 { break-after: avoid } p:has(+ ul) { break-after: avoid } li, pre { break-inside: avoid }
svg { max-width: 100%; height: auto }
.points { float: right; font-weight: normal; font-size: 11pt } .lines { height: 3cm; border-bottom: 1px solid #999 }
.proof { height: 9cm } .program { height: 8cm; border: 1px solid #999 } .key { break-before: page }
pre { font-size: 9.5pt; white-space: pre-wrap; overflow-wrap: anywhere } table { border-collapse: collapse }
th, td { padding: .15em .7em; border: 1px solid #999 }
@media screen { .key { margin-top: 4rem } }"""


class NoFormulasError(ValueError):
    """What sets formulas isn't installed, or fails."""


def sheet(plan: Plan, root: Path) -> bytes:
    """Return the page, in HTML.

    Parameters
    ----------
    root : the clone of the book, whose formula setter is asked.

    Raises
    ------
    NoFormulasError : when the formulas cannot be set; the message says what is missing.
    """
    texts = [text for item in plan.items for text in (item.asked, _key(item))]
    formulas = list(dict.fromkeys(formula for text in texts for formula in _formulas(text)))
    known = dict(zip(formulas, _set(formulas, root), strict=True))
    asked, solved = [], []
    for number, item in enumerate(plan.items, start=1):
        head = f'<h2>{number}. {escape(item.title)} <span class="points">___ / {item.points}</span></h2>'
        asked.append(
            f'<section>{head}{_rendered(item.asked, known)}{item.drawing}{_begun(item)}<div class="{item.kind.room}"></div></section>'
        )
        solved.append(f"<section>{head}{_rendered(_key(item), known)}</section>")
    title = escape(plan.title)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>\n<style>{_CSS}</style></head><body>\n'
        f"<header><h1>{title}</h1><span>Name: ______________________</span><span>___ / {plan.points}</span></header>\n"
        + "\n".join(asked)
        + f'\n<div class="key"><header><h1>{title}: key</h1></header>\n'
        + "\n".join(solved)
        + "\n</div></body></html>\n"
    ).encode()


def _begun(item: Item) -> str:
    return f"<pre>{escape(item.begun)}</pre>" if item.kind.is_program else ""


def _key(item: Item) -> str:
    if item.by_hand:
        return f"{item.solution}\n\n{item.read_for}"
    return item.solution if item.kind.is_program else f"**{item.right.partition('=')[2].strip()}**\n\n{item.solution}"


def _formulas(text: str) -> Iterable[tuple[str, bool]]:
    for part in _CODE.split(text)[::2]:
        for match in _FORMULA.finditer(part):
            yield _formula(match)


def _formula(match: re.Match[str]) -> tuple[str, bool]:
    return (match[1] or match[2]).strip(), match[1] is not None


def _rendered(text: str, known: dict[tuple[str, bool], str]) -> str:
    """Markdown as HTML, with its formulas."""
    with needs("cgbook"):
        from markdown_it import MarkdownIt

    formulas: list[str] = []

    def keep(match: re.Match[str]) -> str:
        formulas.append(known[_formula(match)])
        return _MARK.format(len(formulas) - 1)

    parts = _CODE.split(text)
    parts[::2] = [_FORMULA.sub(keep, part) for part in parts[::2]]
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render("".join(parts))
    return re.sub("\ue000(\\d+)\ue001", lambda match: formulas[int(match[1])], html)


def _set(formulas: list[tuple[str, bool]], root: Path) -> list[str]:
    """Each formula as MathML."""
    if not formulas:
        return []
    site = root / "book" / "_site"
    program = (
        "import sys; sys.path.insert(0, sys.argv[1]); from node import node, npm_ci; npm_ci(); "
        "done = node(sys.argv[1] + '/mathematics.mjs', input=sys.stdin.read(), capture_output=True, cwd=sys.argv[1], encoding='utf8'); "
        "sys.stderr.write(done.stderr); sys.stdout.buffer.write(done.stdout.encode()); sys.exit(done.returncode)"
    )
    asked = json.dumps([{"tex": tex, "display": display} for tex, display in formulas])
    command = [sys.executable, "-c", program, str(site)]
    try:
        done = subprocess.run(command, input=asked.encode(), capture_output=True, timeout=SECONDS, check=True)
        rendered = [answer["html"] for answer in json.loads(done.stdout) if "error" not in answer]
    except (OSError, subprocess.SubprocessError, ValueError) as error:
        message = getattr(error, "stderr", None) or str(error).encode()
        last = message.decode(errors="replace").strip().rpartition("\n")[2][-300:]
        raise NoFormulasError(
            "the printed sheet needs the book's formula setter. In the project's folder, `pip install . \"./book[site]\"` installs it; "
            f"without it, add `--format own`. It said: {last}"
        ) from None
    if len(rendered) != len(formulas):
        raise NoFormulasError("the formula setter cannot read a formula of these exercises")
    return [_mathml(html) for html in rendered]


def _mathml(html: str) -> str:
    """What the setter wrote for machines, of its two writings."""
    match = re.search(r"<math.*?</math>", html, re.DOTALL)
    assert match, html[:200]
    return match[0]
