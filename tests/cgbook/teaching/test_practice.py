"""Tests that every practice problem's answer agrees with the oracle, that likely mistakes are wrong, and that no problem occurs twice."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest

from cgbook.teaching.practice import LEVELS, Problem, practice, problem_kinds, problems
from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.registry import every_kind
from cgkit.checks import SearchLimitError
from tests.browser import ROOT
from tests.cgbook.teaching.practice_oracles import right_answers

EACH = [(kind, level) for kind in problem_kinds() for level in LEVELS]
FEW, MANY = 60, 1000


def numbers_in(given: Any) -> set[int]:
    return set().union(*map(numbers_in, given)) if isinstance(given, list) else {given}


def agrees(problem: Problem) -> None:
    """Check that a problem's answers are the oracle's, and that its likely mistakes are wrong and have replies."""
    right = right_answers(problem.kind, problem.level, problem.given)
    assert set(problem.accept) == right, (problem, problem.question)
    assert problem.check(problem.answer).right
    wrong = dict(problem.likely)
    assert len(wrong) == len(problem.likely), f"{problem}: a likely mistake is listed twice"
    assert not right & set(wrong)
    assert not right & set(dict(problem.replies))
    for text in (problem.question, problem.explain(), problem.hint, *wrong.values(), *problem.options):
        assert text.strip()
        assert not re.search(r"\b1 (chips|heaps|coins)\b|\$|\bNone\b(?! of)|\{\}|  ", text), (problem, text)


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_every_answer_agrees_with_the_oracle_and_every_mistake_is_wrong(kind: str, level: int) -> None:
    for problem in islice(problems(kind, level, seed="quick"), FEW):
        agrees(problem)


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "level"), EACH)
def test_a_thousand_problems_have_right_answers_and_are_all_different(kind: str, level: int) -> None:
    drawn = list(islice(problems(kind, level, seed=2026), MANY))
    for problem in drawn:
        agrees(problem)
    assert len({problem.question for problem in drawn}) == len({repr(problem.given) for problem in drawn}) == MANY
    # problems of a kind must not nearly all have the same answer
    answers = [problem.accept[0] for problem in drawn]
    assert max(answers.count(one) for one in set(answers)) < 0.7 * MANY


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_the_numbers_of_a_problem_are_in_its_question(kind: str, level: int) -> None:
    for problem in islice(problems(kind, level, seed="words"), 20):
        if kind in (
            "labelling",
            "hackenbush cuts",
            "coin moves",
            "tartan moves",
            "octal codes",
            "core and shapley",
            "cycles",
            "stalks",
        ):
            # in these kinds, the numbers stand for vertices, edges, games, digits or players, which have names
            continue
        shown = {int(one.replace("−", "-")) for one in re.findall(r"[-−]?\d+", problem.question)}
        assert numbers_in(problem.given) <= shown, problem


def test_a_seed_gives_the_same_problem_again() -> None:
    for kind, level in EACH:
        first, second = islice(problems(kind, level, "again"), 2)
        assert practice(kind, level, first.seed) == first != second
        assert first.seed == "again-1"
    assert practice("outcome", 1, 7) == practice("outcome", 1, "7") != practice("outcome", 1, 8)


def test_random_numbers_are_fair() -> None:
    chance = Chance("fair")
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.below(6)] += 1
    assert all(9_600 < count < 10_400 for count in counts)
    assert all(sorted(chance.sample(range(5), 5)) == list(range(5)) for _ in range(50))
    assert {chance.between(3, 5) for _ in range(99)} == {3, 4, 5}


def test_answers_can_be_given_in_any_natural_form() -> None:
    choice = practice("outcome", 1, 1)
    assert choice.check(choice.answer[0]).right
    assert choice.check(choice.options.index(choice.answer) + 1).right
    cells = practice("labelling", 1, 1)
    assert cells.check(list(cells.answer)).right
    assert cells.check(set(cells.answer)).right
    board = practice("nim moves", 1, 1)
    winning = next(move for move in board.form.position.moves() if move.text == board.answer)  # type: ignore[union-attr]
    assert board.check(winning).right
    assert board.check(f"  {winning.text.upper()}").right
    every = practice("nim moves", 2, 1)
    assert every.check(every.form.position.winning_moves()).right  # type: ignore[union-attr]


def test_a_wrong_move_gets_a_reply_and_a_short_list_is_unfit() -> None:
    board = practice("nim moves", 1, 1)
    lost = next(move for move, _ in board.replies if move not in dict(board.likely))
    assert "take " in board.check(lost).say
    assert practice("wythoff pairs", 1, 1).check([3]).verdict == "unfit"


def test_an_error_says_that_no_new_problem_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from cgbook.teaching.practice.kinds import outcome

    fixed = practice("outcome", 1, 1)
    drawn = outcome.draw(1, Chance("outcome/1/1"))
    monkeypatch.setattr(outcome, "draw", lambda level, chance: drawn)
    endless = problems("outcome", 1, 1)
    assert next(endless).given == fixed.given
    with pytest.raises(SearchLimitError, match="stopped after 1 problems of the kind 'outcome'"):
        next(endless)


def test_the_page_says_where_each_kind_is_explained() -> None:
    page = (ROOT / "book" / "practice.ipynb").read_text("utf8")
    assert [one.title for one in every_kind().values() if f"| {one.title} | [" not in page.replace("’", "'")] == []
