"""What `book/notes.yml` says of the notes is what the functions of this folder find, for those claims that a short search decides."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
import yaml

from tests.book.claims.registry import CHECKS, Facts

from cgsite.notes import FILE, VERDICTS, claims  # isort: skip

NOT_TOPICS = {"__init__", "registry", "search", "test_notes"}
for module in sorted(Path(__file__).parent.glob("*.py")):
    if module.stem not in NOT_TOPICS:
        import_module(f"tests.book.claims.{module.stem}")

BY_ID = {one.id: one for one in claims()}


@pytest.mark.parametrize("id", sorted(CHECKS))
def test_the_verdict_is_what_a_program_finds(id: str) -> None:
    assert CHECKS[id]().verdict() == BY_ID[id].verdict, BY_ID[id].claim


@pytest.mark.parametrize("facts", [Facts(False), Facts(None), Facts(True, mended=False), Facts(False, True, False)])
def test_facts_without_a_right_statement_give_none(facts: Facts) -> None:
    with pytest.raises(ValueError, match="does not hold"):
        facts.verdict()


def test_claims_stand_in_order_and_have_all_their_parts() -> None:
    assert len(BY_ID) == 95
    assert list(BY_ID) == sorted(BY_ID)
    for entry in yaml.safe_load(FILE.read_text("utf8")):
        assert entry.keys() == {"id", "note", "topic", "claim", "verdict", "rather", "at"}, entry["id"]
        assert entry["verdict"] in VERDICTS, entry["id"]
        assert entry["note"] in range(1, 6), entry["id"]
