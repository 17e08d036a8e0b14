"""Gates, which ask readers to guess before the page continues, with the words that mustn't appear before the guess.

The gates of a page are in `book/gates/<page>.yml`, each under its name. `ask` is the question, and `right` is the answer, a number
or one of the `choices`. `wrong` lists likely wrong answers with a reply to each, `why` explains the right answer, and `check` is Python
that is true if the answer is right. If the reader answers with a picture, `picture` replaces `ask`, and the picture contains the
question. `above` holds the words that mustn't appear above the gate.

The parts that a gate opens have its name: a `{div}` in Markdown with the class `gate-<name>`, or a cell with the tag `gate-<name>`.
On paper, in JupyterLab and on pages without scripts, these parts are open.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from cgbook.extras import needs
from cgbook.teaching.folders import at_hand
from cgkit.checks import check_type, short_repr

FOLDER = Path("gates")
_KEYS = {"ask", "right", "choices", "wrong", "why", "check", "picture", "above"}


@dataclass(frozen=True)
class Gate:
    """A question whose answer is hidden until the reader guesses.

    >>> gate = find_gate("scales", "book/gates")
    >>> gate.page, gate.picture, gate.right
    ('04-graph-games', 'scales', '2')
    """

    name: str
    page: str
    right: str
    check: str
    ask: str = ""
    choices: tuple[str, ...] = ()
    wrong: dict[str, str] = field(default_factory=dict, hash=False)
    why: str = ""
    picture: str = ""
    above: tuple[str, ...] = ()


def _read(name: str, page: str, given: dict[str, Any]) -> Gate:
    if not {"right", "check", "above"} <= given.keys() <= _KEYS or ("ask" in given) == ("picture" in given):
        raise ValueError(
            f"{page}.yml: {name} needs the keys 'right', 'check', 'above' and exactly one of 'ask' and 'picture', and can have no keys "
            f"outside {sorted(_KEYS)}, got {sorted(given)}"
        )
    texts = {key: " ".join(str(given[key]).split()) for key in given.keys() - {"choices", "wrong", "above"}}
    wrong = {str(answer): str(words) for answer, words in given.get("wrong", {}).items()}
    choices, above = (tuple(map(str, given.get(key, ()))) for key in ("choices", "above"))
    if choices and not {texts["right"], *wrong} <= {*choices}:
        raise ValueError(
            f"{page}.yml: the answers of {name} must be among its choices, got {sorted({texts['right'], *wrong} - {*choices})}"
        )
    return Gate(name, page, choices=choices, wrong=wrong, above=above, **texts)


def every_gate(folder: Path | str = FOLDER) -> Iterator[Gate]:
    """Yield all gates, page by page."""
    with needs("cgbook"):
        import yaml
    folder = at_hand(FOLDER) if folder == FOLDER else Path(folder)
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the C loader is faster
    for path in sorted(folder.glob("*.yml")):
        for name, given in yaml.load(path.read_text("utf8"), Loader=loader).items():
            yield _read(name, path.stem, given)


def find_gate(name: str, folder: Path | str = FOLDER) -> Gate:
    """Return the gate with this name."""
    check_type(str, name, "'scales'")
    every = {gate.name: gate for gate in every_gate(folder)}
    if name not in every:
        like = get_close_matches(name, every, 3)
        hint = f"similar names: {', '.join(like)}" if like else f"the folder has {len(every)} gates"
        raise ValueError(f"no gate {short_repr(name)} in {Path(folder).resolve()}; {hint}")
    return every[name]
