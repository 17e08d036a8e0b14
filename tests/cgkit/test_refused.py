"""What is refused is refused in the words that are written down: `refused.txt`, a line each."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.refused import lines, refused


@pytest.mark.parametrize("line", lines(Path(__file__).with_name("refused.txt")))
def test_it_is_refused_in_these_words(line: str) -> None:
    refused(line)
