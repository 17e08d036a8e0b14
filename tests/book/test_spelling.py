"""Slips of the pen: a rare word of the book that is one letter away from a frequent one is that one, misspelt, or is listed here."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

from tests.browser import ROOT

BOOK = ROOT / "book"
RARE, FREQUENT, SHORTEST = 2, 8, 5
LETTERS = "abcdefghijklmnopqrstuvwxyz"
# words that are rare and right, though another is one letter away
RIGHT = """
    across advanced arises bears beats begun billion binds books bread burning calms chair chose clean clock court doing
    early executes faint fairs farthest fills fixes folded forge forged forks forth grown hands having heading hosts
    latter leaner leaning leans light loads losers losses market martin match meant meddle mended might minimal mistaken moses mouse
    narrow nested nimbers outer patch peace pickle possibly price print problemy promised rests riddle sells serves shape sharp slower
    slowest smart sound sounds space sparse stags started state store storm texts thick thread threads valued waits world yards
"""


def _texts() -> dict[Path, str]:
    """What is to be read: the words of the notebooks, and all files that pages are made of."""
    found = {}
    for path in BOOK.glob("*.ipynb"):
        cells = json.loads(path.read_text("utf8"))["cells"]
        found[path] = "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
    for pattern in ("*.md", "*.yml", "exercises/*/*.md", "problems/*.md"):
        found |= {path: path.read_text("utf8") for path in BOOK.glob(pattern)}
    return found


def words(text: str) -> list[str]:
    """The longer words of a text, without code, formulas and addresses."""
    bare = re.sub(r"```.*?```|\$\$.*?\$\$|\$[^$]*\$|`[^`]*`|\]\([^)]*\)", " ", text, flags=re.DOTALL)
    return [word.lower() for word in re.findall(rf"[A-Za-z]{{{SHORTEST},}}", bare)]


def slips(word: str) -> set[str]:
    """All that is one letter away from a word: left out, exchanged with the next, another, one too many."""
    parts = [(word[:i], word[i:]) for i in range(len(word) + 1)]
    left_out = {a + b[1:] for a, b in parts if b}
    exchanged = {a + b[1] + b[0] + b[2:] for a, b in parts if len(b) > 1}
    return left_out | exchanged | {a + c + b[k:] for a, b in parts for c in LETTERS for k in (0, 1)}


def _only_an_ending(one: str, other: str) -> bool:
    """Whether two words differ by a last letter that English adds: heap and heaps."""
    short, long = sorted((one, other), key=len)
    return long[:-1] == short and long[-1] in "sdry"


def suspects(many: Counter[str]) -> dict[str, str]:
    """The rare words of a text that may be misspelt, each with what may be meant."""
    found = {}
    for word in (one for one, n in many.items() if n <= RARE):
        near = [one for one in slips(word) if many[one] >= FREQUENT and not _only_an_ending(word, one)]
        if near and word not in RIGHT.split():
            found[word] = max(near, key=many.__getitem__)
    return found


def test_a_slip_is_found() -> None:
    many = Counter({"position": 90, "postion": 1, "positions": 2, "chips": 50, "hcips": 1, "world": 1, "would": 30})
    assert suspects(many) == {"postion": "position", "hcips": "chips"}


def test_no_word_of_the_book_seems_misspelt() -> None:
    texts = _texts()
    many = Counter(word for text in texts.values() for word in words(text))
    assert len(many) > 2_000
    found = {
        f"{word} ({meant}?) in {path.relative_to(BOOK)}"
        for word, meant in suspects(many).items()
        for path, text in texts.items()
        if word in words(text)
    }
    assert not found, "misspelt, or to be listed in RIGHT"
