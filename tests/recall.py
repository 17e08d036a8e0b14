"""What the checks of prompts (`book/recall`) and gates (`book/gates`) may use: the names of cgkit, Life, strategic games, and more."""

from __future__ import annotations

from typing import Any

import cgkit
from cgbook import examples, strategic
from cgbook.life import Life
from cgbook.pictures import hands
from cgkit import partizan
from cgkit.read import NAMES


def wins(position: Any) -> list[str]:
    """The winning moves of a position, in words."""
    return [move.text for move in position.winning_moves()]


def holds(check: str) -> bool:
    """Whether the expression is true; only `True` will do."""
    short = {"Life": Life, "cgkit": cgkit, "examples": examples, "hands": hands, "strategic": strategic, "wins": wins}
    return eval(check, {**NAMES, **vars(cgkit), **vars(partizan), **short}) is True
