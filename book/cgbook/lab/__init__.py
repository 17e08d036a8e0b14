"""The laboratory, which reads a typed position and works out what cgkit knows about it; `cgbook.widgets.laboratory` shows the results.

>>> next(part["outcome"] for part in answers(read_position("kayles(20)")) if part["part"] == "outcome")
'N'
"""

from cgbook.lab.answering import SECONDS, along, answers
from cgbook.lab.clock import OutOfTimeError, within
from cgbook.lab.game_list import Game, games
from cgbook.lab.known import known_sequences, surveyed_code
from cgkit.read import NAMES, read_position, read_rules

__all__ = [
    "NAMES",
    "SECONDS",
    "Game",
    "OutOfTimeError",
    "along",
    "answers",
    "games",
    "known_sequences",
    "read_position",
    "read_rules",
    "surveyed_code",
    "within",
]
