"""The kinds of answers, each in a module of its own.

>>> from cgbook.teaching.answers import KINDS
>>> KINDS["number"].read(30 / 2), KINDS["list"].text([9, 2])
(15, '9,2')
"""

from cgbook.teaching.answers.choice import Choice
from cgbook.teaching.answers.code import Code
from cgbook.teaching.answers.kind import Kind
from cgbook.teaching.answers.list import ListOfNumbers
from cgbook.teaching.answers.move import Move
from cgbook.teaching.answers.moves import Moves
from cgbook.teaching.answers.number import Number
from cgbook.teaching.answers.set import SetOfNumbers
from cgbook.teaching.answers.text import Text

__all__ = ["KINDS", "Kind"]

#: Kinds by name.
KINDS: dict[str, Kind] = {
    kind.name: kind for kind in (Number(), ListOfNumbers(), SetOfNumbers(), Choice(), Text(), Move(), Moves(), Code())
}
