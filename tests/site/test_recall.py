"""Tests of the boxes for prompts without a page. The functions are given the day, and cards may be damaged."""

from __future__ import annotations

from typing import Any

import pytest

from tests.front import ask

DAY = "2026-03-01"


def _card(box: int, on: str = DAY, missed: int = 0) -> dict[str, Any]:
    return {"box": box, "on": on, "missed": missed}


def test_prompts_come_back_after_growing_times_or_the_same_day_after_a_wrong_answer() -> None:
    days = ("2026-03-01", "2026-03-02", "2026-03-05", "2026-03-12", "2026-04-02")
    (cards,) = ask([["boxAnswers", None, [[True, day] for day in days]]])
    assert [(card["box"], card["on"]) for card in cards] == list(zip([1, 2, 3, 4, 4], days, strict=True))
    assert ask([["boxWait", card, card["on"]] for card in cards]) == [1, 3, 7, 21, 21]
    (cards,) = ask([["boxAnswers", _card(3, "2026-02-01"), [[False, DAY], [False, DAY], [True, DAY], [True, DAY]]]])
    assert cards == [_card(0, missed=1), _card(0, missed=2), _card(1, missed=2), _card(1, missed=2)]
    early = _card(2, "2026-02-28")  # before a card is due, a right answer changes nothing, but a wrong one does
    assert ask([["boxAnswers", early, [[right, DAY]]] for right in (True, False)]) == [[early], [_card(0, missed=1)]]


def test_days_are_counted_across_months_and_years_and_with_wrong_clocks() -> None:
    waits: list[tuple[Any, str, int]] = [
        (_card(1, "2026-02-28"), "2026-03-01", 0),
        (_card(1, "2024-02-28"), "2024-02-29", 0),  # a leap year
        (_card(1, "2025-12-31"), "2026-01-01", 0),
        (_card(4, "2026-02-28"), "2026-03-01", 20),
        (_card(0), DAY, 0),
        (_card(2), "2026-12-01", -272),  # long overdue
        (_card(2, "2026-03-02"), DAY, 4),  # answered in a time zone further east
        (_card(2, "2999-01-01"), DAY, 0),  # the clock was wrong
    ]
    assert ask([["boxWait", card, today] for card, today, _ in waits]) == [wait for *_, wait in waits]


def test_only_valid_cards_count() -> None:
    sound = [
        (_card(2, missed=3), _card(2, missed=3)), ({"box": 2, "on": DAY}, _card(2)), ({**_card(2), "more": 1, "missed": -4}, _card(2)),
        ({**_card(2), "missed": 1e300}, _card(2, missed=9999)), ({**_card(2), "missed": "9"}, _card(2)),
    ]  # fmt: skip
    damaged: list[Any] = [
        _card(5), _card(-1), {**_card(2), "box": 1.5}, {**_card(2), "box": "2"}, _card(2, "yesterday"), _card(2, "2026-13-40"),
        {**_card(2), "on": 20_000}, {}, None, [1, 2], "text",
    ]  # fmt: skip
    cards = [*sound, *((one, None) for one in damaged)]
    for kind in (["boxCard"], ["progressRecord", "recall:any"]):
        assert ask([[*kind, found] for found, _ in cards]) == [card for _, card in cards]


@pytest.mark.parametrize(
    ("mine", "theirs", "both"),
    [
        (_card(1, "2026-02-01", 4), _card(3, "2026-03-01", 1), _card(3, "2026-03-01", 4)),  # the later answer counts
        (_card(3), _card(0, missed=1), _card(0, missed=1)),  # of two answers on the same day, the wrong one counts
        (_card(2), _card(2), _card(2)),
    ],
)
def test_two_cards_are_joined(mine: Any, theirs: Any, both: Any) -> None:
    found = ask([["boxTogether", mine, theirs], ["boxTogether", theirs, mine], ["progressJoined", mine, theirs]])
    assert found == [both] * 3
    assert ask([["progressJoined", mine, None], ["progressJoined", None, mine]]) == [mine, mine]


def test_due_prompts_come_in_order_and_removed_ones_are_passed_over() -> None:
    cards = {
        "a": _card(1, "2026-02-28"), "b": _card(1), "c": _card(3, "2026-02-01"), "gone": _card(0),
        "d": _card(0), "constructor": _card(0),
    }  # fmt: skip
    ids = ["d", "a", "b", "c", "toString"]
    assert ask([["boxDue", ids, cards, DAY], ["boxNext", ids, cards, DAY]]) == [["c", "d", "a"], 0]
    assert ask([["boxNext", ["b"], cards, DAY], ["boxNext", ["x"], cards, DAY]]) == [1, None]
    kept = {f"recall:{id}": card for id, card in cards.items()}
    book = {"01": {"recall": ["d", "a"]}, "02": {}, "03": {"recall": ["b", "c"]}}
    assert ask([["progressDue", book, {**kept, "page:01": {"read": True}}, DAY]]) == [3]


def test_choices_keep_their_order_all_day_and_every_order_occurs() -> None:
    orders = ask([["boxOrder", 3, f"prompt-{n}", DAY] for n in range(120)])
    assert len({tuple(one) for one in orders}) == 6
    assert orders == ask([["boxOrder", 3, f"prompt-{n}", DAY] for n in range(120)])
    days = ask([["boxOrder", 4, "one", f"2026-03-{n:02}"] for n in range(1, 29)])
    assert len({tuple(one) for one in days}) > 8
    assert all(sorted(one) == [0, 1, 2, 3] for one in days)


def test_readers_are_sent_back_to_missed_prompts_and_unsolved_exercises() -> None:
    places = [["a", "1#x"], ["b", "1#x"], ["c", "2#y"], ["d", "2#z"], ["e", "2#y"]]
    cards = {"a": _card(0, missed=1), "b": _card(1, missed=1), "c": _card(0, missed=3), "d": _card(2, missed=9)}
    assert ask([["boxAgain", places, cards]]) == [[{"section": "2#y", "missed": 3}, {"section": "1#x", "missed": 2}]]
    index = {"pages": {"02-x": {"at": {"a": "one", "b": "two"}}}, "exercises": {}}
    assert ask([["reviewPlaces", index]]) == [[["a", "02-x.html#one"], ["b", "02-x.html#two"]]]
    points = {"wrong": 2, "right": 2, "opened": 1, "ticked": 4, "new": 1}
    begun = {
        "wrong": ([], 0, False),
        "right": ([], 2, False),
        "opened": ([], 1, True),
        "ticked": ([0], 1, False),
        "gone": ([], 0, False),
    }
    kept = {
        f"exercise:{id}": {"answer": "4", "ticks": ticks, "points": points, "opened": opened}
        for id, (ticks, points, opened) in begun.items()
    }
    assert ask([["reviewUnsolved", kept, points]]) == [["wrong", "opened", "ticked"]]
