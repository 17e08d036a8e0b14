"""Tests that each step of a climb is true, and that the steps together find the same cuts as `winning_cuts`."""

from __future__ import annotations

import random

from cgbook.widgets import climb
from cgkit import green_value
from cgkit.rulesets.green_hackenbush import Hackenbush
from cgkit.rulesets.hackenbush_values import winning_cuts


def test_a_climb_finds_every_winning_cut() -> None:
    rnd, climbed = random.Random(5), 0
    while climbed < 200:
        rules = Hackenbush([(rnd.randrange(6), rnd.randrange(6)) for _ in range(9)])
        picture = rules()
        if picture.outcome() == "P":
            continue
        climbed += 1
        edges = rules.still(picture.state)
        steps = climb(picture).steps
        assert sorted(win for step in steps for win in step["wins"]) == sorted(winning_cuts(edges)), picture
        for step in steps:
            assert step["has"] != step["goal"]
            if step["bridge"]:
                assert step["should"] == step["worth"] ^ step["has"] ^ step["goal"]
                left = [edge for name, edge in edges.items() if name not in step["edges"]]
                assert step["high"] or green_value(left) == step["has"] ^ step["worth"]
