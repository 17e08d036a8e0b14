"""Formulas in Markdown, turned into MathML by the book's own KaTeX; browsers draw MathML without scripts, fonts or a network."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable
from html import escape
from pathlib import Path

from cgbook.extras import needs

SECONDS = 120
LONGEST = 2_000  # maximum number of characters in a formula
# a formula can't cross a blank line
_FORMULA = re.compile(r"\$\$((?:(?!\n\s*\n).)+?)\$\$|\$([^$\n](?:(?:(?!\n\s*\n)[^$])*[^$\s])?)\$", re.DOTALL)
_CODE = re.compile(r"(```.*?```|`[^`\n]+`)", re.DOTALL)
_MARK = "\ue000{}\ue001"

#: A formula in TeX, and whether it is displayed on a separate line.
Formula = tuple[str, bool]


class NoFormulasError(ValueError):
    """The error if a formula can't be typeset, or the program that typesets formulas isn't installed or fails."""


def formulas_in(texts: Iterable[str]) -> list[Formula]:
    """Return the formulas in Markdown texts, without repetition.

    >>> formulas_in(["If $x > 0$, then $$x = 1$$ or `$no$`."])
    [('x > 0', False), ('x = 1', True)]
    """
    parts = (part for text in texts for part in _CODE.split(text)[::2])
    return list(dict.fromkeys(_formula(match) for part in parts for match in _FORMULA.finditer(part)))


def _formula(match: re.Match[str]) -> Formula:
    return (match[1] or match[2]).strip(), match[1] is not None


def as_html(text: str, known: dict[Formula, str]) -> str:
    """Return Markdown as HTML with its known formulas inserted; other formulas stay unchanged."""
    with needs("cgbook"):
        from markdown_it import MarkdownIt

    formulas: list[str] = []

    def keep(match: re.Match[str]) -> str:
        if _formula(match) not in known:
            return match[0]
        formulas.append(known[_formula(match)])
        return _MARK.format(len(formulas) - 1)

    parts = _CODE.split(text)
    parts[::2] = [_FORMULA.sub(keep, part) for part in parts[::2]]
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render("".join(parts))
    return _in_place(html, formulas)


def as_text(text: str, known: dict[Formula, str]) -> str:
    """Return HTML that shows text unchanged, except for its known formulas."""
    formulas: list[str] = []

    def keep(match: re.Match[str]) -> str:
        formulas.append(known.get(_formula(match), escape(match[0])))
        return _MARK.format(len(formulas) - 1)

    return _in_place(escape(_FORMULA.sub(keep, text)), formulas)


def _in_place(html: str, formulas: list[str]) -> str:
    """Return HTML with its marks replaced by their formulas; a mark with another number was already in the text, and is removed."""
    return re.sub("\ue000(\\d{1,9})\ue001", lambda match: "".join(formulas[int(match[1]) :][:1]), html)


def mathml(formulas: list[Formula], root: Path, *, install: bool = True) -> dict[Formula, str]:
    """Return the MathML of each valid formula with at most 2,000 characters.

    Parameters
    ----------
    root : the clone of the book, which contains the program that typesets formulas.
    install : whether to install this program if it's missing, which needs the network.

    Raises
    ------
    NoFormulasError : if the program isn't installed, or fails.
    """
    formulas = [one for one in formulas if len(one[0]) <= LONGEST]
    if not formulas:
        return {}
    site = (root / "book" / "_site").resolve()
    program = (
        f"import sys; sys.path.insert(0, sys.argv[1]); from node import node, npm_ci; {'npm_ci(); ' * install}"
        "done = node(sys.argv[1] + '/mathematics.mjs', input=sys.stdin.read(), capture_output=True, cwd=sys.argv[1], encoding='utf8'); "
        "sys.stderr.write(done.stderr); sys.stdout.buffer.write(done.stdout.encode()); sys.exit(done.returncode)"
    )
    asked = json.dumps([{"tex": tex, "display": display} for tex, display in formulas])
    command = [sys.executable, "-c", program, str(site)]
    try:
        done = subprocess.run(command, input=asked.encode(), capture_output=True, timeout=SECONDS, check=True)
        answers = json.loads(done.stdout)
    except (OSError, subprocess.SubprocessError, ValueError) as error:
        message = getattr(error, "stderr", None) or str(error).encode()
        raise NoFormulasError(message.decode(errors="replace").strip().rpartition("\n")[2][-300:]) from None
    some = zip(formulas, answers, strict=True)
    return {formula: _mathml(answer["html"]) for formula, answer in some if "error" not in answer}


def _mathml(html: str) -> str:
    """Return the MathML in the program's output, which also has an HTML version."""
    match = re.search(r"<math.*?</math>", html, re.DOTALL)
    assert match, html[:200]
    return match[0]
