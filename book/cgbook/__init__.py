"""The parts of the book that use `cgkit`: widgets, pictures, stories, the laboratory, exercises, and programs that grade exercises.

>>> from cgkit import nim
>>> from cgbook.widgets import play
>>> play(nim(3, 4, 5))
Player(...)

Each subpackage is imported only when its name is first used. The solvers are in `cgkit`, which doesn't depend on this package.
"""

__all__: list[str] = []
