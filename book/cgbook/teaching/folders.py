"""The folders of exercises and gates, which are in the reader's working folder or come with cgbook."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parents[1]


def at_hand(name: Path) -> Path:
    """Return the folder with this name in the working folder, or the one that comes with cgbook if there isn't one.

    In a clone, that folder is next to the package; in a wheel, it's inside the package.

    >>> at_hand(Path("exercises")).parts[-2:]
    ('book', 'exercises')
    """
    return next((place / name for place in (Path(), PACKAGE, PACKAGE.parent) if (place / name).is_dir()), name)
