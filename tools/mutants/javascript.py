"""Mutants of the front end's logic, token by token: comments, strings and regular expressions are stepped over."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tools.mutants.python import Mutant

__all__ = ["mutants"]

TOKEN = re.compile(
    r"""(?P<skip>//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)
      |(?P<number>\b0x[\da-f]+|\b\d[\d_]*(?:\.\d+)?(?:e-?\d+)?n?)
      |(?P<word>[A-Za-z_$][\w$]*)
      |(?P<mark>\.\.\.|=>|>>>=?|<<=?|>>=?|\*\*|[=!]==?|[<>]=|&&=?|\|\|=?|\?\?=?|\?\.|\+\+|--|[-+*/%^&|]=|[-+*/%<>=!&|^~?:;,.(){}\[\]])""",
    re.VERBOSE | re.DOTALL,
)
REGEX = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+/[a-z]*")
SWAPPED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "===": "!==", "!==": "===", "&&": "||", "||": "&&"}
SWAPPED |= {
    "*": "+",
    "/": "*",
    "%": "*",
    "^": "|",
    "<<": ">>",
    ">>": "<<",
    "+=": "-=",
    "-=": "+=",
    "++": "--",
    "--": "++",
}
BINARY = {"+": "-", "-": "+", "&": "|", "|": "&"}
WORDS = {"min": "max", "max": "min", "some": "every", "every": "some", "true": "false", "false": "true"}
WORDS |= {"break": "continue", "continue": "break", "floor": "ceil", "find": "findLast", "findLast": "find"}
WORDS |= {"findIndex": "findLastIndex", "findLastIndex": "findIndex", "push": "unshift"}
LARGEST = 1_000
OPENERS = {"return", "typeof", "case", "of", "in", "void", "yield"}  # words after which an operand follows


def mutants(file: str, source: str) -> list[Mutant]:
    """Every mutant of a script, in the order of its text."""
    tokens = list(_tokens(source))
    found = []
    for i, (kind, start, end) in enumerate(tokens):
        text = source[start:end]
        before = tokens[i - 1] if i else ("mark", 0, 0)
        last = source[before[1] : before[2]]
        operand = (before[0] in ("number", "word", "skip") and last not in OPENERS) or last in (")", "]")
        if kind == "number" and re.fullmatch(r"\d+", text) and int(text) <= LARGEST:
            found += [(start, end, str(int(text) + 1), "constant"), (start, end, f"({int(text) - 1})", "constant")]
        elif kind == "word" and text in WORDS:
            found.append((start, end, WORDS[text], "word"))
        elif kind == "word" and text == "return" and source[end : end + 1] == " ":
            found.append((start, end, "return void", "return"))
        elif kind == "mark" and text in SWAPPED:
            found.append((start, end, SWAPPED[text], "operator"))
        elif kind == "mark" and text in BINARY and operand:
            found.append((start, end, BINARY[text], "arithmetic"))
        elif (kind == "mark" and text == "!") or (text == "-" and not operand):
            found.append((start, end, "", "operator removed"))
        elif kind == "word" and text == "if" and source[end : end + 2] == " (":
            found.append((end + 2, end + 2, "!", "condition"))
    return [Mutant(file, *one) for one in sorted(found)]


def _tokens(source: str) -> Iterator[tuple[str, int, int]]:
    """Kind, start and end of each token; a regular expression stands where an operand may."""
    at, operand = 0, False
    while at < len(source):
        if (
            source[at] == "/"
            and source[at + 1 : at + 2] not in ("/", "*")
            and not operand
            and (one := REGEX.match(source, at))
        ):
            yield "skip", at, one.end()
            at, operand = one.end(), True
            continue
        if not (one := TOKEN.match(source, at)):
            at += 1
            continue
        kind, text = str(one.lastgroup), one.group()
        at = one.end()
        if text.startswith(("//", "/*")):
            continue
        yield kind, one.start(), one.end()
        operand = kind in ("number", "skip") or text in (")", "]", "}") or (kind == "word" and text not in OPENERS)
