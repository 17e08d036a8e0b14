"""The assignment on paper, in one HTML file with the questions, room to write, and the key on separate pages."""

from __future__ import annotations

from html import escape
from pathlib import Path

from cgbook.teaching.assign.plan import Plan
from cgbook.teaching.formulas import NoFormulasError, as_html, formulas_in, mathml
from cgbook.teaching.items import Item
from cgkit.checks import short_repr

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


def sheet(plan: Plan, root: Path) -> bytes:
    """Return the assignment on paper, as an HTML page."""
    formulas = formulas_in(text for item in plan.items for text in (item.asked, _key(item)))
    try:
        known = mathml(formulas, root)
    except NoFormulasError as error:
        raise NoFormulasError(
            "the printed sheet needs the program that typesets the book's formulas. In the project's folder, "
            '`pip install . "./book[site]"` installs that program; '
            f"to do without a sheet, add `--format own`. The program's error: {error}"
        ) from None
    if unread := [tex for tex, display in formulas if (tex, display) not in known]:
        raise NoFormulasError(f"a formula in these exercises can't be typeset: {short_repr(unread[0])}")
    asked, solved = [], []
    for number, item in enumerate(plan.items, start=1):
        head = f'<h2>{number}. {escape(item.title)} <span class="points">___ / {item.points}</span></h2>'
        asked.append(
            f'<section>{head}{as_html(item.asked, known)}{item.drawing}{_begun(item)}<div class="{item.kind.room}"></div></section>'
        )
        solved.append(f"<section>{head}{as_html(_key(item), known)}</section>")
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
    return f"{item.solved}\n\n{item.read_for}".strip()
