"""Nimstring: a board too large, and a line that isn't there, are refused in words."""

import pytest

from cgkit import Nimstring


def test_what_is_wrong_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="at most 12 boxes, got 4 × 4"):
        Nimstring(4, 4)
    with pytest.raises(ValueError, match="numbers of lines must be integers from 1 to 12, got 13"):
        Nimstring(2, 2)(13)
    with pytest.raises(ValueError, match="no Grundy values"):
        Nimstring(1, 1)().value()
