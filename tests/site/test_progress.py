"""Tests of a reader's progress without a page: what counts, and how records are joined, or refused if they're damaged."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from cgsite.progress import counts, todo
from cgsite.site import Page

from tests.browser import ROOT
from tests.chapters import prose
from tests.front import ask

BOOK = {"exercises": {"first": 1, "proof": 4, "last": 2}, "boards": ["nim", "nim-no-2"]}
FORMAT = "combinatorial-games-progress"


PLACE = {"page": "03-nim", "section": "bouton-s-theorem", "title": "Bouton’s theorem"}
KINDS = ("exercise", "board", "page", "recall", "practice")
PRACTISED = {"tried": 3, "right": 2, "run": 1, "best": 1}


def _exercise(
    points: float = 0, *, opened: bool = False, answer: str = "", ticks: tuple[int, ...] = ()
) -> dict[str, Any]:
    return {"answer": answer, "ticks": list(ticks), "points": points, "opened": opened}


def _tally(kept: dict[str, Any]) -> dict[str, Any]:
    (found,) = ask([["progressTally", BOOK, "03-nim", kept]])
    assert isinstance(found, dict)
    return found


def test_solved_exercises_and_won_games_of_the_page_count() -> None:
    assert _tally({}) == {"exercises": 3, "solved": 0, "opened": 0, "boards": 2, "won": 0, "read": False}
    kept = {
        "exercise:first": _exercise(1),
        "exercise:proof": _exercise(3),  # three of four points ticked
        "exercise:last": _exercise(2, opened=True),  # right, with the solution open
        "exercise:of-another-chapter": _exercise(1),
        "board:03-nim/nim-no-2": {"won": True},
        "board:04-graph-games/nim": {"won": True},
        "page:03-nim": {"read": True},
    }
    assert _tally(kept) == {"exercises": 3, "solved": 1, "opened": 1, "boards": 2, "won": 1, "read": True}

    bare = {"exercises": {}, "boards": ["nim"]}
    (found,) = ask([["progressTally", bare, "index", {"page:index": {"read": True}}]])
    assert found["read"] is False, "a page without exercises must never count as read"
    pages = {"01-landscape": True, "06-sums": True, "06-octal": False, "08-nim-products": True, "index": True}
    entries = [
        {"page": page, "done": {"exercises": int(page != "index"), "read": read}} for page, read in pages.items()
    ]
    assert ask([["progressChapters", entries]]) == [[True, False, True]], (
        "a chapter counts as read only if all its pages do"
    )


def test_only_valid_records_count() -> None:
    records: list[tuple[str, Any, Any]] = [
        ("exercise:a", _exercise(1, answer="4"), _exercise(1, answer="4")),
        ("exercise:a", _exercise(1, opened=True), _exercise(1, opened=True)),
        ("exercise:a", {"points": 1}, _exercise(1)),  # from an earlier edition of the book
        ("exercise:a", {"answer": 7, "ticks": "no", "points": "2", "opened": 1}, None),
        ("exercise:a", {"ticks": [0, "1", None, 2.5], "points": -3}, _exercise(ticks=(0,))),
        *(("exercise:a", one, None) for one in (None, [1, 2], "text")),
        ("board:03-nim/nim", {"won": True, "more": 1}, {"won": True}),
        ("board:03-nim/nim", {"won": "yes"}, None),
        ("page:03-nim", {"read": True}, {"read": True}),
        ("page:03-nim", True, None),
        *((name, {"read": True}, None) for name in ("page:", f"page:{'x' * 500}", "theme")),
        ("__proto__", {"won": True}, None),
        ("practice:nim-moves", {**PRACTISED, "x": 0}, PRACTISED),
        ("practice:nim-moves", {"tried": 0}, None),
        ("practice:nim-moves", "3", None),
        ("place:last", {**PLACE, "more": 1}, PLACE),
        ("place:last", {**PLACE, "title": 7}, None),
        ("place:last", {**PLACE, "section": "x" * 500}, None),
    ]
    assert ask([["progressRecord", name, found] for name, found, _ in records]) == [sound for *_, sound in records]


@pytest.mark.parametrize(
    ("mine", "theirs", "both"),
    [
        (None, _exercise(1), _exercise(1)),
        (_exercise(1), None, _exercise(1)),
        (_exercise(answer="my words"), _exercise(2, ticks=(0, 1)), _exercise(2, answer="my words", ticks=(0, 1))),
        # one record says the exercise was solved without the solution
        (_exercise(2, opened=True), _exercise(2), _exercise(2)),
        (_exercise(opened=True), _exercise(), _exercise(opened=True)),
        (_exercise(opened=True), _exercise(2), _exercise(2)),
        (_exercise(1), _exercise(2, opened=True), _exercise(2, opened=True)),
        ({"won": True}, {"won": True}, {"won": True}),
        (PRACTISED, {"tried": 9, "right": 2, "run": 0, "best": 1}, {"tried": 9, "right": 2, "run": 0, "best": 1}),
        (
            {"tried": 9, "right": 4, "run": 0, "best": 1},
            {**PRACTISED, "best": 2},
            {"tried": 9, "right": 4, "run": 0, "best": 2},
        ),
        (None, PRACTISED, PRACTISED),
    ],
)
def test_two_records_of_the_same_thing_are_joined(mine: Any, theirs: Any, both: Any) -> None:
    assert ask([["progressJoined", mine, theirs]]) == [both]
    back = ask([["progressJoined", theirs, mine]])[0]
    assert {**back, "answer": ""} == {**both, "answer": ""} if "points" in both else back == both


def test_a_merge_loses_nothing_and_counts_what_is_new() -> None:
    here = {"exercise:a": _exercise(1, answer="4"), "page:03-nim": {"read": True}}
    taken = {"exercise:a": _exercise(), "exercise:b": _exercise(2), "board:03-nim/nim": {"won": True}}
    taken |= {"place:last": PLACE, "gate:scales": {"guess": 2, "open": True}, "fold:03-nim/nimble": {"open": True}}
    (found,) = ask([["progressMerge", here, taken]])
    assert found["kept"] == {**taken, **here}
    assert found["fresh"] == {**dict.fromkeys(KINDS, 0), "exercise": 1, "board": 1}
    assert ask([["progressMerge", found["kept"], taken]])[0]["fresh"] == dict.fromkeys(KINDS, 0)


def test_a_file_restores_all_records_and_counts_the_unknown_ones() -> None:
    card = {"box": 2, "on": "2026-03-01", "missed": 1}
    kept = {"exercise:a": _exercise(1, answer="⊕ and “≤”"), "board:03-nim/nim": {"won": True}, "recall:p-means": card}
    (text,) = ask([["progressWritten", kept, "2026-01-02"]])
    written = {"format": FORMAT, "version": 1, "day": "2026-01-02", "kept": kept}
    assert json.loads(text) == written
    assert ask([["progressRead", text]]) == [{"kept": kept, "unknown": 0}]
    odd = {"page:04": "yes", "__proto__": {"won": True}, "token": {"won": True}, "recall:other": {"box": 77}}
    assert ask([["progressRead", json.dumps({**written, "kept": kept | odd})]]) == [{"kept": kept, "unknown": 4}]
    later = {"recall:p-means": {**card, "box": 0, "on": "2026-03-02", "missed": 2}}
    (merged,) = ask([["progressMerge", later, kept]])
    assert merged["kept"] == kept | later


def test_a_wrong_file_is_refused() -> None:
    whole = {"format": FORMAT, "version": 1}
    refusals = {
        "": "noJson", "%PDF-1.7": "noJson", '{"format": "combinatorial-games-progress", "ver': "noJson",
        **dict.fromkeys(("null", "[]", '"text"', '{"cells": []}'), "foreign"),
        json.dumps({**whole, "version": 2, "kept": {}}): "newer",
        **{json.dumps(one): "damaged" for one in (whole, {**whole, "kept": "all"}, {**whole, "version": None, "kept": {}})},
    }  # fmt: skip
    assert [one["refused"] for one in ask([["progressRead", text] for text in refusals])] == list(refusals.values())


def test_a_line_of_progress_has_the_right_singulars_and_plurals() -> None:
    done = {"exercises": 24, "solved": 7, "opened": 1, "boards": 12, "won": 3, "read": True}
    alone = {"exercises": 0, "solved": 0, "opened": 0, "boards": 1, "won": 1, "read": False}
    assert ask([["progressLine", done], ["progressLine", alone]]) == [
        "7 of 24 exercises solved, 1 more read with its solution, 3 of 12 games won, read to the end",
        "1 of 1 game won",
    ]


def test_the_build_finds_the_exercises_and_boards_of_a_page() -> None:
    names: dict[str, str] = {}
    boards = [
        counts(id, {"kind": "player", "title": title}, names)
        for id, title in [("a", "Nim, misère"), ("b", "Nim"), ("c", "Nim"), ("b", "Nim"), ("d", "×")]
    ]
    exercise = counts("e", {"kind": "exercise", "spec": {"id": "first-move", "points": 3}}, names)
    assert counts("f", {"kind": "story", "title": "Nim"}, names) == ""
    places = "".join(f'<div class="cg-place" data-cg-model="x"{one}>' for one in [*boards, exercise])
    assert todo(Page("a", places)) == {
        "exercises": {"first-move": 3},
        "boards": ["nim-mis-re", "nim", "nim-no-2", "board"],
    }
    assert todo(Page("a", "<p>No board.</p>")) is None


def test_the_first_page_has_a_row_for_each_chapter() -> None:
    chapters = set(re.findall(r"book/(\d\d)-[\w-]+", (ROOT / "_toc.yml").read_text("utf8")))
    assert re.findall(r"^\| (\d+) \|", prose("index"), re.MULTILINE) == [str(n + 1) for n in range(len(chapters))]
