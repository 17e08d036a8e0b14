"""Tests that the book's theorems state the hypotheses that they need."""

from __future__ import annotations

import re

import pytest

from tests.chapters import NOTEBOOKS, pages, source

CELLS = [(source(cell), cell) for page in NOTEBOOKS for cell in pages(page)]
BOUND = "progressively bounded"  # it isn't enough that every play ends, as the tests of joins show
#: label of a theorem -> the hypotheses that it must state
SUPPOSES = {
    "thm-pn": "always end",
    "thm-kernel": "finite graph without cycles",
    "thm-mex": "finite graph without cycles",
    "thm-sprague-grundy": BOUND,
    "thm-join": BOUND,
    "thm-short-join": BOUND,
    "thm-selective": "must end",
    "thm-sj": BOUND,
    "thm-misere-value": BOUND,
    "thm-tame": BOUND,
    "thm-quotient-check": BOUND,
    "thm-quotient-period": r"2n_0 + 2p + t - 1",
}


def said(label: str) -> str:
    """Return the statement of the theorem with this label, without its proof."""
    (text,) = [text for text, _ in CELLS if f":label: {label}\n" in text]
    return text.split(f":label: {label}\n")[1].split("\n:::")[0]


@pytest.mark.parametrize("label", SUPPOSES)
def test_a_theorem_states_its_hypotheses(label: str) -> None:
    assert SUPPOSES[label] in said(label)


def test_no_output_shows_the_repr_of_an_internal_object() -> None:
    for text, cell in CELLS:
        for output in cell.get("outputs", ()):
            assert not re.search(r"\bStep\(|misere\(\w+\(", "".join(output.get("text", ""))), text[:60]
