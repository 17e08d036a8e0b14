"""The story of a tree that becomes a table: each end has the same payoff in both, and lands in the cell of its two plans."""

import re

import pytest

from cgbook.examples import stone_scissors_paper
from cgbook.stories import form_frames
from cgbook.strategic import strategic_form

WORDS = ["stone", "scissors", "paper"]
PAYS = strategic_form(stone_scissors_paper).first.rows


def ends(picture: str) -> dict[tuple[int, int], tuple[float, float, str]]:
    found = re.findall(r'<text data-key="end (\d) (\d) 1" x="([\d.]+)" y="([\d.]+)".*?>(.*?)</text>', picture)
    return {(int(i), int(j)): (float(x), float(y), pay.replace("−", "-")) for i, j, x, y, pay in found}


@pytest.mark.parametrize("pays", [PAYS, [[1, 2], [3, -4]], [[i - j * j for j in range(4)] for i in range(4)]])
def test_each_end_lands_in_the_cell_of_its_plans(pays: list[list[int]]) -> None:
    n = len(pays)
    tree, marked, table = (
        ends(picture) for picture, _ in form_frames(WORDS[:n] + ["well"] * (n > 3), pays, (0, n - 1))
    )
    told = {(i, j): str(pays[i][j]) for i in range(n) for j in range(n)}
    for frame in (tree, marked, table):
        assert {cell: pay for cell, (_, _, pay) in frame.items()} == told
    lefts, tops = [sorted({place[axis] for place in table.values()}) for axis in (0, 1)]
    assert {cell: (lefts.index(x), tops.index(y)) for cell, (x, y, _) in table.items()} == {
        (i, j): (j, i) for i, j in told
    }


@pytest.mark.parametrize(
    ("plans", "pays", "chosen"), [(WORDS, [[1, 2], [3, 4]], (0, 1)), (["a"], [[1]], (0, 0)), (WORDS, PAYS, (0,))]
)
def test_what_has_no_cell_is_refused(plans: list[str], pays: list[list[int]], chosen: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="got"):
        form_frames(plans, pays, chosen)
