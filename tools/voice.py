"""A ratchet on the voice of the project: how often each habit that the style avoids occurs in each corpus may only fall.

    python -m tools.voice                  compare the counts with tools/voice.json, as `make check` does
    python -m tools.voice --list PATH ...  print every place in these files or folders where a habit occurs
    python -m tools.voice --write          store the counts after they have fallen

The ratchet counts words and doesn't judge taste. A habit can be right in its place, so the stored counts aren't zero.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import re
import sys
import tokenize
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import yaml

ROOT = Path(__file__).parents[1]
STORED = Path(__file__).with_suffix(".json")
PREPOSITION = "of|by|from|in|at|on|with|to|under|through|beside|between|after|before|into|over|about"
HABITS = {
    "stand, lie": r"\b(stands?|stood|standing|lies|lay|lying)\b(?!-in)",
    "bear, tell": r"\b(bears?|tells)\b",
    "anew": r"\banew\b",
    "whoever": r"\b(whoever|Whoever)\b",
    "is no": r"\b(is|are|was|were) no\b(?! (more|less|longer|better|fewer|later|greater|larger|smaller)\b)",
    ", for": r"\w, for (the|it|its|a|an|he|they|there|this|that|these|you|your|we|no|in|if|one|both|then|what)\b",
    "that of": r"\b(that|those) of\b",
    "of which": rf"\b({PREPOSITION}) which\b",
    "at once": r"\b[Aa]t once\b",
    "just": r"\b[Jj]ust\b",
    "calques": r"\b(so many|if not told|ask(s|ed)? back|parted|may as well|by chance|how (it|they) (is|are) called)\b",
    "So": r"(?:^|[.!?:] )So\b",
    "the cell": r"\b([Tt]he next|[Tt]he|[Tt]his) cell (tries|does|checks|compares|executes|shows|below|builds|puts)|\b[Tt]he next cell\b",
    "two colons": r"[^.!?:\n]*\w: [^.!?:\n]*\w: [^.!?\n]*",
}
CONTRACTION = re.compile(
    r"\b(\w+n['’]t|(it|that|there|here|what|who|how|let|where)['’]s|\w+['’](ll|re|ve|d|m))\b", re.I
)
LEAST = 4.0  # contractions per 1,000 words outside theorems and proofs
SPOKEN = ("chapters", "exercises")  # the corpora that must have this many contractions
EXAMPLE = re.compile(r"for example|for instance|such as|\bsay\b|\bimagine\b|\d", re.I)
FORMAL = re.compile(r"^(:{3,})\{prf:\w+\}.*?^\1$", re.S | re.M)


class Passage(NamedTuple):
    """A piece of text, where it is, and whether it is a theorem or a proof."""

    at: str
    text: str
    formal: bool = False


def plain(text: str) -> str:
    """Return text without code, formulas, addresses and marks.

    >>> plain("Take `1` of $n$ [chips](x.md), *then* wait.")
    'Take n of n chips, then wait.'
    """
    text = re.sub(r"<!--.*?-->|\$\$.*?\$\$|^:[\w-]+:[^\n]*$|^:{3,}[^\n]*$", " ", text, flags=re.S | re.M)
    text = re.sub(r"\{\w+\}`[^`]*`|``[^`]+``|`[^`]*`|\$[^$]*\$", "n", text)
    return re.sub(r"\]\([^)]*\)|\*\*?|[\[\]]|<[^>]*>|^#+ ", "", text, flags=re.M)


def prose(at: str, markdown: str) -> Iterator[Passage]:
    """Yield the paragraphs of a Markdown text, with theorems and proofs separate from the rest."""
    markdown, last = re.sub(r"^(`{3,}).*?^\1`*$", "", markdown, flags=re.S | re.M), 0
    for found in [*FORMAL.finditer(markdown), None]:
        between = markdown[last : found.start() if found else None]
        yield from (Passage(at, part) for part in re.split(r"\n\s*\n", between) if part.strip())
        if found:
            yield Passage(at, found[0], formal=True)
            last = found.end()


def strings(node: ast.AST) -> Iterator[str]:
    """Yield the strings in a piece of Python, with n in place of inserted values."""
    if isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "n" for part in node.values)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    else:
        for child in ast.iter_child_nodes(node):
            yield from strings(child)


def texts_in(at: str, value: Any) -> Iterator[Passage]:
    """Yield the strings of two or more words in a YAML value; strings under some keys aren't shown to readers, and are left out."""
    if isinstance(value, str) and " " in value:
        yield Passage(at, value)
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        if key not in ("check", "above", "forms", "sought", "at", "zh"):
            yield from texts_in(at, inner)
            if isinstance(key, str) and " " in key:
                yield Passage(at, key)


def notebook(path: Path) -> Iterator[Passage]:
    for number, cell in enumerate(json.loads(path.read_text("utf8"))["cells"]):
        if cell["cell_type"] == "markdown":
            yield from prose(f"{path.relative_to(ROOT)}[{number}]", "".join(cell["source"]))


def markdown(path: Path) -> Iterator[Passage]:
    name, text = str(path.relative_to(ROOT)), path.read_text("utf8")
    yield from prose(name, re.sub(r"\A---\n.*?\n---\n", "", text, flags=re.S))
    for heading, program in re.findall(r"^## (Feedback|Form|Doubt)$.*?^```python\n(.*?)^```", text, re.S | re.M):
        yield from (Passage(f"{name} {heading}", part) for part in strings(ast.parse(program)) if part.count(" ") > 1)


def entries(path: Path) -> Iterator[Passage]:
    yield from texts_in(str(path.relative_to(ROOT)), yaml.safe_load(path.read_text("utf8")))


def catalogue(path: Path) -> Iterator[Passage]:
    code = re.sub(r"^\s*//.*$", "", path.read_text("utf8"), flags=re.M)
    for found in re.finditer(r'"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`', code):
        if " " in found[0]:
            yield Passage(f"{path.relative_to(ROOT)}:{code.count(chr(10), 0, found.start()) + 1}", found[0][1:-1])


def messages(path: Path) -> Iterator[Passage]:
    """Yield the errors and the help texts of a Python module."""
    for node in ast.walk(ast.parse(path.read_text("utf8"))):
        if isinstance(node, ast.Raise) or (
            isinstance(node, ast.keyword) and node.arg in ("help", "description", "epilog")
        ):
            line = node.lineno
            yield from (Passage(f"{path.relative_to(ROOT)}:{line}", part) for part in strings(node) if " " in part)


def remarks(path: Path) -> Iterator[Passage]:
    """Yield the docstrings and the comments of a Python module, or the comments of a script."""
    name, text = path.relative_to(ROOT), path.read_text("utf8")
    if path.suffix == ".js":
        for found in re.finditer(r"(?<![:\"'`\w])//+ ([^\n]*)$|/\*\*?(.*?)\*/", text, re.S | re.M):
            for line in filter(None, found.groups()):
                words = re.sub(
                    r"@\w+ (?s:\{.*?\}+)(?=\s|$)|@type(def)? \{.*", "", line.split("\n//")[0]
                )  # types aren't sentences
                yield Passage(f"{name}:{text.count(chr(10), 0, found.start()) + 1}", words)
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and (
            doc := ast.get_docstring(node)
        ):
            doc = re.sub(r"^ *(>>>|\.\.\.) .*$", "", doc, flags=re.M)
            line = getattr(node, "lineno", 1)
            yield from (Passage(f"{name}:{line}", part) for part in re.split(r"\n\s*\n", doc) if part.strip())
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield Passage(f"{name}:{token.start[0]}", token.string.lstrip("# "))


GUIDES = [
    ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "book/README.md", "book/_site/README.md")
]
GUIDES += [ROOT / "book/teachers.md", ROOT / "book/grading.md"]
FRONT = "book/cgbook/widgets/front/**/"
PYTHON = (
    "cgkit/**/*.py",
    "book/cgbook/**/*.py",
    "book/_site/*.py",
    "book/_site/cgsite/**/*.py",
    "book/_site/live/**/*.py",
    "tools/**/*.py",
)


def files(*patterns: str) -> list[Path]:
    return sorted({path for pattern in patterns for path in ROOT.glob(pattern)} - set(GUIDES))


CORPORA: dict[str, list[tuple[Callable[[Path], Iterator[Passage]], list[Path]]]] = {
    "chapters": [(notebook, files("book/*.ipynb")), (markdown, files("book/*.md"))],
    "exercises": [
        (markdown, files("book/exercises/*/*.md", "book/problems/*.md")),
        (entries, files("book/gates/*.yml", "book/recall/*.yml", "book/glossary.yml", "book/notes.yml")),
    ],
    "interface": [(catalogue, files(FRONT + "words.js", FRONT + "words/*.js")), (messages, files(*PYTHON))],
    "docstrings": [(remarks, files(*PYTHON, FRONT + "*.js"))],
    "guides": [(markdown, GUIDES)],
}


def passages(corpus: str) -> list[Passage]:
    return [
        each._replace(text=plain(each.text)) for read, paths in CORPORA[corpus] for path in paths for each in read(path)
    ]


def contractions(texts: Iterable[Passage]) -> float:
    """Return the contractions in 1,000 words outside theorems and proofs."""
    spoken = [each.text for each in texts if not each.formal]
    words = sum(len(re.findall(r"[^\W\d_]{2,}", text)) for text in spoken)
    return 1000 * sum(len(CONTRACTION.findall(text)) for text in spoken) / max(words, 1)


def without_example() -> Iterator[str]:
    """Yield the definitions (terms in bold) that aren't followed by an example within three blocks."""
    for path in sorted(ROOT.glob("book/[01]*.ipynb")):
        blocks = [
            (number, part)
            for number, cell in enumerate(json.loads(path.read_text("utf8"))["cells"])
            for part in re.split(r"\n\s*\n", "".join(cell["source"]))
            if part.strip()
        ]
        for place, (number, part) in enumerate(blocks):
            near = " ".join(text for _, text in blocks[place : place + 4])
            if (term := re.search(r"\*\*([^*]+)\*\*", part)) and not EXAMPLE.search(near):
                yield f"{path.relative_to(ROOT)}[{number}] {term[1]}"


def counts() -> dict[str, dict[str, int]]:
    """Return how often each habit occurs in each corpus, and how many definitions lack an example."""
    found = {}
    for corpus in CORPORA:
        texts = [each.text for each in passages(corpus)]
        found[corpus] = {
            habit: sum(len(re.findall(form, text, re.M)) for text in texts) for habit, form in HABITS.items()
        }
    found["chapters"]["definitions without an example"] = len(list(without_example()))
    return found


def places(paths: list[Path]) -> Iterator[str]:
    """Yield each place in some files or folders where a habit occurs, with the words around it."""
    wanted = [str(path.resolve().relative_to(ROOT)) for path in paths]
    for corpus in CORPORA:
        for at, text, formal in passages(corpus):
            if at.startswith(tuple(wanted)):
                for habit, form in HABITS.items():
                    for found in re.finditer(form, text, re.M):
                        around = text[max(0, found.start() - 40) : found.end() + 40].replace("\n", " ")
                        yield f"{at}{' (formal)' * formal}  {habit}:  …{around}…"
    yield from (f"{each}: no example" for each in without_example() if each.startswith(tuple(wanted)))


def summary(paths: list[Path]) -> Iterator[str]:
    wanted = tuple(str(path.resolve().relative_to(ROOT)) for path in paths)
    for corpus in CORPORA:
        if near := [each for each in passages(corpus) if each.at.startswith(wanted)]:
            yield f"{corpus}: {contractions(near):.1f} contractions per 1,000 words"


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.voice", description="Count the habits that the style avoids."
    )
    parser.add_argument(
        "--list", nargs="+", type=Path, metavar="PATH", help="show where the habits occur in these files or folders"
    )
    parser.add_argument("--write", action="store_true", help="store the new counts, if none has risen")
    asked = parser.parse_args(words)
    if asked.list:
        print(*places(asked.list), *summary(asked.list), sep="\n")
        return 0
    now = counts()
    before = json.loads(STORED.read_text("utf8")) if STORED.exists() else now
    risen = [
        f"{corpus}: {habit}: {number}, at most {before[corpus][habit]}; `--list` shows where"
        for corpus, habits in now.items()
        for habit, number in habits.items()
        if number > before[corpus][habit]
    ]
    risen += [
        f"{corpus}: {rate:.1f} contractions per 1,000 words, at least {LEAST}"
        for corpus in SPOKEN
        if (rate := contractions(passages(corpus))) < LEAST
    ]
    if risen:
        print("The voice has slipped:", *risen, sep="\n")
    elif asked.write:
        STORED.write_text(json.dumps(now, indent=2, ensure_ascii=False) + "\n", "utf8")
    return bool(risen)


if __name__ == "__main__":
    sys.exit(main())
