"""What the book shows with `cgkit`: widgets, pictures, stories, the laboratory, exercises and what grades them.

>>> from cgkit import nim
>>> from cgbook.widgets import play
>>> play(nim(3, 4, 5))
Player(...)

Nothing is imported until it is asked for by the name of its wing. The solvers are in `cgkit`, which knows nothing of this package.
"""

__all__: list[str] = []
