"""Tests that each gate's answer is proved, that the gate is on its page, and that nothing above it gives the answer away."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from cgbook.pictures.hands import STILLS
from cgbook.teaching.gates import Gate, every_gate
from tests.browser import ROOT
from tests.chapters import holds, pages, source

GATES = [*every_gate(ROOT / "book" / "gates")]
of_each = pytest.mark.parametrize("gate", GATES, ids=lambda gate: gate.name)


def _asked(cell: Any, gate: Gate) -> bool:
    shown = f'hand("{gate.picture}")' if gate.picture else f'guess("{gate.name}")'
    return cell["cell_type"] == "code" and shown in source(cell)


def _opens(cell: Any, gate: Gate) -> bool:
    mark = f"gate-{gate.name}"
    return mark in cell["metadata"].get("tags", ()) or bool(re.search(rf"\{{div\}}.*\b{mark}\b", source(cell)))


def _said(cell: Any) -> str:
    """Return everything that a reader sees of a cell: its text or program, and its outputs."""
    outputs = (
        one.get("data", {}) if "data" in one else {"text/plain": one.get("text", "")} for one in cell.get("outputs", ())
    )
    shown = ["".join(part) for data in outputs for kind, part in data.items() if kind.startswith("text/")]
    hidden = {"remove-input", "setup"} & {*cell["metadata"].get("tags", ())}
    return "\n".join([*([] if hidden else [source(cell)]), *shown])


def test_each_gate_has_a_name_of_its_own() -> None:
    assert [name for name, many in Counter(gate.name for gate in GATES).items() if many > 1] == []
    assert {gate.picture for gate in GATES if gate.picture} == {*STILLS}
    assert [gate.name for gate in GATES if gate.picture and gate.picture != gate.name] == []


@of_each
def test_the_answer_is_proved(gate: Gate) -> None:
    assert holds(gate.check)


@of_each
def test_the_question_comes_before_the_part_that_it_opens(gate: Gate) -> None:
    cells = pages(gate.page)
    asked = [i for i, cell in enumerate(cells) if _asked(cell, gate)]
    opens = [i for i, cell in enumerate(cells) if _opens(cell, gate)]
    assert len(asked) == 1, asked
    assert opens, "the gate must hide something until the guess"
    assert asked[0] < opens[0], (asked, opens)


@of_each
def test_nothing_above_a_gate_gives_the_answer_away(gate: Gate) -> None:
    cells = pages(gate.page)
    end = next(i for i, cell in enumerate(cells) if _asked(cell, gate))
    for i, cell in enumerate(cells[:end]):
        if any(other.name != gate.name and _opens(cell, other) for other in GATES):
            continue  # another gate hides this cell until its own guess
        text = re.sub(r"\s+", " ", _said(cell)).casefold()
        for words in gate.above:
            assert words.casefold() not in text, (i, words)


@pytest.mark.parametrize("page", sorted({gate.page for gate in GATES}))
def test_a_hidden_theorem_has_its_check_hidden_too(page: str) -> None:
    tags = {id(cell): cell["metadata"].get("tags", ()) for cell in pages(page)}
    proofs = {tag for some in tags.values() for tag in some if tag.startswith("proof:")}
    waiting = {}
    for cell in pages(page):
        for name, text in re.findall(
            r"^::::\{div\} gate-(\S+)\n(.*?)^::::$", f"{source(cell)}\n", re.DOTALL | re.MULTILINE
        ):
            if "{prf:" in text:  # the gate hides a theorem or a proof
                labels = {f"proof:{label}" for label in re.findall(r"^:label: thm-(\S+)$", text, re.MULTILINE)}
                for tag in (proofs & {*tags[id(cell)]}) | (labels - proofs):
                    waiting[tag.replace("proof:", "theorem:")] = name
    for some in tags.values():
        for theorem in waiting.keys() & {*some}:
            assert any(tag.startswith("gate-") for tag in some), (theorem, waiting[theorem])
    for above, cell in pairwise(pages(page)):
        last = re.search(r"^::::\{div\} gate-\S+\n(?:(?!::::).*\n)*::::\s*\Z", source(above), re.MULTILINE)
        some = tags[id(cell)]
        if last and "{prf:proof}" in last[0] and any(tag.startswith("theorem:") for tag in some):
            assert any(tag.startswith("gate-") for tag in some), some
