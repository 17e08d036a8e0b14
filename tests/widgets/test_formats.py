"""What widgets send is what `cgbook.widgets.formats` says."""

from __future__ import annotations

import json
import types
from pathlib import Path
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from cgbook.examples import chicken, majority, one_card, prisoners, river, roll_or_stop
from cgbook.teaching.exercises import every_exercise
from cgbook.widgets import (
    bargain,
    bimatrix,
    build_sum,
    coin_rules,
    cold_test,
    draw_your_own,
    explore_code,
    find_period,
    formats,
    heat_map,
    lab,
    label,
    life,
    look_into,
    matrix_game,
    misere_rows,
    nim_multiplier,
    play,
    play_mixed,
    play_rounds,
    play_tree,
    practice_board,
    share_estate,
    share_out,
    show_fictitious_play,
    show_period,
    side_by_side,
    sorted_table,
    story,
    yard,
)
from cgbook.widgets.base import Widget
from cgbook.widgets.exercise import answer_box
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
from cgkit.strategic import tree_of

S = Subtraction({1, 3})
EXERCISES = Path(__file__).parents[2] / "book" / "exercises"
PERIOD = observed_period([1, 2] * 4)
assert PERIOD


def faults(value: Any, kind: Any, where: str) -> list[str]:
    """Where a value departs from a TypedDict, or from a list, dict or plain type."""
    if kind is Any:
        return []
    if is_typeddict(kind):
        hints = get_type_hints(kind)
        if not isinstance(value, dict):
            return [f"{where}: {value!r} is no {kind.__name__}"]
        missing = [f"{where} lacks {key}" for key in sorted(kind.__required_keys__ - value.keys())]
        unknown = [f"{where} has {key!r}, of which {kind.__name__} says nothing" for key in value.keys() - hints.keys()]
        return (
            missing + unknown + [x for k, v in value.items() if k in hints for x in faults(v, hints[k], f"{where}.{k}")]
        )
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return [] if any(not faults(value, one, where) for one in arguments) else [f"{where}: {value!r} is no {kind}"]
    if origin is NotRequired:
        return faults(value, arguments[0], where)
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
SHARING = {
    "games": list[formats.SharingGame],
    "options": formats.SharingOptions,
    "worth": list[int],
    "point": list[int],
}
SENT: list[tuple[Widget, dict[str, Any]]] = [
    *((play(one, seed=3), {"table": formats.TableFormat, "options": formats.PlayOptions}) for one in PLAYED),
    (label(S(4), layout="graph"), {"graph": formats.LabelFormat, "options": formats.LabelOptions}),
    (label(queen(2, 2), layout="board"), {"graph": formats.LabelFormat}),
    (look_into(S(4)), {"graph": formats.GraphFormat, "options": formats.GraphOptions}),
    (draw_your_own("a: b"), {"options": formats.GraphOptions}),
    (
        heat_map([[0, 1]], title="A map", lines=[(-1, 0)], says=[["a", "b"]], ask=[(1, 0)], heaps="cards", scales=[2]),
        {"map": formats.NumberMap, "at": list[int]},
    ),
    (cold_test((1, 2)), {"heaps": list[str], "tries": list[list[str]]}),
    (
        misere_rows(misere_quotient(kayles, 5), rows=(1, 5)),
        {"quotient": formats.QuotientFormat, "rows": list[int], "options": formats.RowOptions},
    ),
    (practice_board("periods", level=2), {"options": formats.PracticeOptions}),
    (nim_multiplier((2, 3)), {"factors": list[str], "tries": list[list[str]]}),
    (coin_rules(), {"map": formats.CoinMap, "chosen": formats.CoinRule}),
    (find_period(S, S), {"given": formats.PeriodFormat, "options": formats.FinderOptions}),
    (explore_code("0.6"), {"game": formats.OctalFormat}),
    (
        life("glider"),
        {"cells": list[list[int]], "patterns": list[formats.LifePattern], "options": formats.LifeOptions},
    ),
    (share_out(majority(3), show=["core"]), SHARING),
    (share_estate(7, (3, 4, 5)), SHARING),
    (show_period("P", [1, 2, 1, 2], PERIOD), {"given": formats.PeriodFormat}),
    *(
        (
            play_tree(tree, seed=1),
            {
                "tree": formats.TreeFormat,
                "machines": list[formats.MachineFormat],
                "plans": formats.PlanTable,
                "options": formats.TreeOptions,
                "tally": list[int],
            },
        )
        for tree in (one_card, roll_or_stop, tree_of(S(4)))
    ),
    (
        bimatrix(prisoners, chicken),
        {"games": list[formats.TableGameFormat], "pays": list[list[list[int]]], "mix": list[int]},
    ),
    (
        play_rounds(chicken, "grudger", seed=1),
        {
            "game": formats.TableGameFormat,
            "habits": list[formats.HabitFormat],
            "options": formats.RoundsOptions,
            "played": list[int],
        },
    ),
    (
        bargain(river),
        {"game": formats.TableGameFormat, "pays": list[list[list[int]]], "threats": list[int]},
    ),
    (
        matrix_game([[3, -1], [0, 2]]),
        {
            "table": formats.PayTable,
            "options": formats.MatrixOptions,
            "entries": list[list[int]],
            "struck": list[list[int]],
        },
    ),
    *(
        (
            play_mixed([[1, -1], [-1, 1]], seed=seed),
            {
                "table": formats.PayTable,
                "machines": list[formats.MixedMachine],
                "options": formats.MixedOptions,
                "tally": list[list[int]],
            },
        )
        for seed in (None, 3)
    ),
    (
        show_fictitious_play([[1, -1], [-1, 1]]),
        {"table": formats.PayTable, "options": formats.FictitiousOptions},
    ),
    (story("A", [("<svg/>", "One.")]), {"frames": list[formats.StoryFrame]}),
    (build_sum([nim(1)], nim(3), kayles(3)), {"table": formats.TableFormat, "parts": list[list[int]]}),
    (
        side_by_side([S(2), S(3)], [S(1), S(3)], seed=1),
        {"tables": list[formats.TableFormat], "options": formats.PlayOptions},
    ),
    (
        sorted_table(["c", "a"], [["0.77", 1]], title="T", codes="c", alike="a"),
        {"table": formats.TextTable},
    ),
    (sorted_table(["a"], [[1], [None], ["x"]], title="T"), {"table": formats.TextTable}),
    (
        yard(stalks=bamboo(2, 1)),
        {"pictures": list[formats.PictureFormat], "segments": list[list[float]], "options": formats.YardOptions},
    ),
    *(
        (lab(text), {"games": list[formats.OfferedGame], "parts": dict[str, formats.LabPart]})
        for text in ("kayles(5)", "TakeAndBreak('0.6')(4)", "sos(3)", "nim(1) + nim(2)", "nim(")
    ),
    *((answer_box(exercise, EXERCISES), {"spec": formats.Spec}) for exercise in list(every_exercise(EXERCISES))[::5]),
]


@pytest.mark.parametrize(
    ("widget", "traits"), SENT, ids=[f"{type(widget).__name__}{i}" for i, (widget, _) in enumerate(SENT)]
)
def test_a_widget_sends_what_its_format_says(widget: Widget, traits: dict[str, Any]) -> None:
    state = widget.get_state()
    assert state["v"] == formats.FORMAT
    for name, kind in traits.items():
        sent = json.loads(json.dumps(state[name]))
        assert sent == state[name], f"{name} changes on its way"
        assert faults(sent, kind, name) == []


def below(cls: type[Any]) -> list[type[Any]]:
    """All classes that are made from one."""
    own: list[type[Any]] = cls.__subclasses__()
    return own + [one for some in own for one in below(some)]


def test_every_kind_of_widget_and_every_format_is_among_these() -> None:
    kinds = {type(widget).__name__ for widget, _ in SENT}  # anywidget makes a class for each widget
    assert kinds == {cls.__name__ for cls in below(Widget) if cls.__module__.startswith("cgbook.")} - {
        "OneOfSeveral",
        "Table",
    }
    named = (
        str([traits for _, traits in SENT])
        + "TypedText"
        + str([get_type_hints(getattr(formats, name)) for name in formats.__all__[1:]])
    )
    assert [name for name in formats.__all__ if name not in ("FORMAT", "Drawing") and name not in named] == []


def test_what_is_said_while_one_types() -> None:
    for text in ("nim(3)", "nim(3"):
        board = lab()
        board.draft = text
        assert faults(board.checked, formats.TypedText, "checked") == []
        assert len(board.checked) > 1


def test_a_departure_is_seen() -> None:
    good = {"names": ["a"], "options": [[0]]}
    assert faults(good, formats.GraphFormat, "graph") == []
    assert faults({"names": ["a"]}, formats.GraphFormat, "graph") == ["graph lacks options"]
    assert faults({**good, "names": [1]}, formats.GraphFormat, "graph") == [f"graph.names[0]: 1 is no {str}"]
    assert "of which GraphFormat says nothing" in faults({**good, "x": 1}, formats.GraphFormat, "graph")[0]
    assert faults({"youStart": 1}, formats.PlayOptions, "options") == [f"options.youStart: 1 is no {bool}"]
