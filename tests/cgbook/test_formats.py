"""Tests that widgets send exactly what their annotations say, and that the front end's types agree."""

# ruff: noqa: F403, F405  (a widget of each kind)

from __future__ import annotations

import importlib
import json
import re
import types
from functools import cache
from pathlib import Path
from typing import Any, Union, get_args, get_origin, is_typeddict

import pytest

from cgbook import widgets
from cgbook.examples import HABITS, chicken, majority, one_card, prisoners, roll_or_stop
from cgbook.strategic import tree_of
from cgbook.teaching.exercises import every_exercise
from cgbook.widgets import *
from cgbook.widgets.answer_boxes import answer_box
from cgbook.widgets.base import FORMAT, Widget
from cgbook.widgets.laboratory import TypedText
from cgkit import (
    Digraph,
    Position,
    Subtraction,
    bamboo,
    join,
    kayles,
    misere,
    misere_quotient,
    nim,
    observed_period,
    queen,
    sos,
)
from cgkit.rulesets import mock_turtles
from tools.formats import fields, kinds, synced_traits, typescript

S = Subtraction({1, 3})
KINDS = dict(kinds())
EXERCISES = Path(__file__).parents[2] / "book" / "exercises"


def faults(value: Any, kind: Any, where: str) -> list[str]:
    """Return the places where a value doesn't fit a TypedDict, a list, a dict or a plain type."""
    if kind is Any:
        return []
    if is_typeddict(kind):
        if not isinstance(value, dict):
            return [f"{where}: {value!r} is no {kind.__name__}"]
        known = fields(kind)
        missing = [f"{where} lacks {key}" for key, (_, free) in sorted(known.items()) if not free and key not in value]
        unknown = [f"{where} has {key!r}, of which {kind.__name__} says nothing" for key in value.keys() - known.keys()]
        return (
            missing + unknown + [x for k in value.keys() & known for x in faults(value[k], known[k][0], f"{where}.{k}")]
        )
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return [] if any(not faults(value, one, where) for one in arguments) else [f"{where}: {value!r} is no {kind}"]
    if origin is list and isinstance(value, list):
        return [fault for i, one in enumerate(value) for fault in faults(one, arguments[0], f"{where}[{i}]")]
    if origin is dict and isinstance(value, dict):
        return [fault for key, one in value.items() for fault in faults(one, arguments[1], f"{where}[{key!r}]")]
    plain = {float: (int, float)}.get(kind, kind)
    fits = origin is None and isinstance(value, plain) and (kind is bool or not isinstance(value, bool))
    return [] if fits else [f"{where}: {value!r} is no {kind}"]


PLAYED: list[Position[Any]] = [
    S(5), S(5) + kayles(4), misere(S(3, 2)), join(S(4), S(3)), sos(3), queen(2, 3), mock_turtles(1, 3), mock_turtles(2) + S(3),
    (mock_turtles * mock_turtles)((1, 1)), bamboo(2, 1), Digraph({"a": "b", "b": "a"})("a"), nim(1, 2),
]  # fmt: skip


@cache
def shown() -> list[Widget]:
    """Return widgets of each kind, with various contents."""
    period = observed_period([1, 2] * 4)
    assert period
    return [
        *(play(one, seed=3) for one in PLAYED),
        label(S(4), layout="graph"),
        label(queen(2, 2), layout="board"),
        look_into(S(4)),
        Hand(name="scales"),
        Guess(name="a", spec={"ask": "A?", "choices": ["1"], "right": "1", "wrong": {"2": "No."}, "why": ""}),
        draw_your_own("a: b"),
        heat_map([[0, 1]], title="A map", lines=[(-1, 0)], says=[["a", "b"]], ask=[(1, 0)], heaps="cards", scales=[2]),
        misere_rows(misere_quotient(kayles, 5), rows=(1, 5)),
        practice_board("periods", level=2),
        coin_rules(),
        find_period(S, S),
        explore_code("0.6"),
        life("glider"),
        share_out(majority(3), show=["core"]),
        share_estate(7, (3, 4, 5)),
        show_period("P", [1, 2, 1, 2], period),
        *(play_tree(tree, seed=1) for tree in (one_card, roll_or_stop, tree_of(S(4)))),
        bimatrix(prisoners, chicken),
        play_tree(chicken, machines={"A": HABITS["grudger"]}),
        matrix_game([[3, -1], [0, 2]]),
        own_habit(prisoners),
        story("A", [("<svg/>", "One.")]),
        side_by_side([S(2), S(3)], [S(1), S(3)], seed=1),
        sorted_table(["c", "a"], [["0.77", 1]], title="T", codes="c", alike="a"),
        sorted_table(["a"], [[1], [None], ["x"]], title="T"),
        yard(stalks=bamboo(2, 1)),
        climb(bamboo(2, 1)),
        *(lab(text) for text in ("kayles(5)", "TakeAndBreak('0.6')(4)", "sos(3)", "nim(1) + nim(2)", "nim(")),
        *(answer_box(exercise, EXERCISES) for exercise in list(every_exercise(EXERCISES))[::5]),
    ]


def test_a_widget_sends_what_its_annotations_say(subtests: pytest.Subtests) -> None:
    for i, widget in enumerate(shown()):
        with subtests.test(f"{type(widget).__name__}{i}"):
            state = widget.get_state()
            assert state["v"] == FORMAT
            for name, kind in synced_traits(KINDS[state["kind"]]).items():
                sent = json.loads(json.dumps(state[name]))
                assert sent == state[name], f"{name} changes on its way to the page"
                assert faults(sent, kind, name) == []


def test_every_kind_of_widget_is_tested_and_annotates_its_traits() -> None:
    assert {widget.kind for widget in shown()} == set(KINDS)
    for kind, cls in KINDS.items():
        holds = synced_traits(cls)
        sent = {name for name in cls.class_traits(sync=True) if not name.startswith("_")} - {
            "layout",
            "tabbable",
            "tooltip",
        }
        assert sent <= set(holds), kind
        assert [name for name in holds if holds[name] is Any and name != "options"] == []


def test_every_format_has_a_type_in_the_front_end() -> None:
    modules = [
        importlib.import_module(f"cgbook.widgets.{path.stem}")
        for path in Path(widgets.__file__).parent.glob("[!_]*.py")
    ]
    written = {one for module in modules for one in vars(module).values() if is_typeddict(one)}
    bases = {base.__name__ for one in written for base in vars(one).get("__orig_bases__", ())}
    names = {one.__name__ for one in written}
    said = set(re.findall(r"^interface (\w+) {$", typescript(), re.MULTILINE)) - {"Traits"}
    assert names - bases <= said <= names


def test_the_reply_while_a_reader_types_has_its_format() -> None:
    for text in ("nim(3)", "nim(3"):
        board = lab()
        board.draft = text
        assert faults(board.checked, TypedText, "checked") == []
        assert len(board.checked) > 1
