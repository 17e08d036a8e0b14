"""The folders of exercises and gates: those where the reader works, or those that came with cgbook."""

from __future__ import annotations

from pathlib import Path

__all__ = ["at_hand"]

PACKAGE = Path(__file__).parents[1]


def at_hand(name: Path) -> Path:
    """Return the folder of this name in the working folder, or else the one that came with cgbook.

    In a clone it lies beside the package, in what a wheel installs within it.

    >>> at_hand(Path("exercises")).parts[-2:]
    ('book', 'exercises')
    """
    return next((place / name for place in (Path(), PACKAGE, PACKAGE.parent) if (place / name).is_dir()), name)
