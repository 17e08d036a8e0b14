"""A base class for objects that compare, hash and print by their attributes."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar


class ByAttributes:
    """An object that equals any other object of its class with the same attributes; cached results don't count.

    >>> class Step(ByAttributes):
    ...     def __init__(self, size): self.size = size
    >>> Step(3) == Step(3), Step(3) == Step(4), Step(3)
    (True, False, Step(size=3))
    """

    _computed: ClassVar[frozenset[str]] = frozenset()  # names of cached properties

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        every = (pair for base in cls.__mro__ for pair in vars(base).items())
        cls._computed = frozenset(name for name, what in every if isinstance(what, cached_property))

    def _given(self) -> dict[str, Any]:
        """Return the attributes that distinguish instances of one class, without cached results."""
        return {name: value for name, value in vars(self).items() if name not in self._computed}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ByAttributes) or type(self) is not type(other):
            return NotImplemented
        return self._given() == other._given()

    def __hash__(self) -> int:
        given = self._given()
        try:
            return hash((type(self), frozenset(given.items()))) if given else hash(type(self))
        except TypeError:  # a list, for example, can't be hashed, but two objects with lists can still be compared
            return hash(type(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self._given().items())})"
