"""The laboratory: a position as it is typed, and all that is known of it, part by part; `cgkit.widgets.lab` shows it.

>>> next(one["outcome"] for one in answers(read_position("kayles(20)")) if one["part"] == "outcome")
'N'
"""

from cgkit.lab.answers import SECONDS, along, answers
from cgkit.lab.catalogue import CATALOGUE
from cgkit.lab.clock import OutOfTimeError, within
from cgkit.lab.known import known_sequences, surveyed_code
from cgkit.lab.reading import NAMES, read_position, read_rules

__all__ = [
    "CATALOGUE",
    "NAMES",
    "SECONDS",
    "OutOfTimeError",
    "along",
    "answers",
    "known_sequences",
    "read_position",
    "read_rules",
    "surveyed_code",
    "within",
]
