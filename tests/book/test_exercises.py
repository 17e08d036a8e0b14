"""Tests that every exercise can be read, that its answers are right or wrong as it says, and that each chapter has enough exercises."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cgbook.teaching import check
from cgbook.teaching.answers import KINDS
from cgbook.teaching.checking import verdict
from cgbook.teaching.exercises import Exercise, exercise_files, find_exercise, number_of, read_exercise
from cgbook.teaching.forms import Board
from cgbook.teaching.items import LEVELS
from cgbook.teaching.programs import defined
from cgkit import Position
from cgkit.position import LegalMove
from tests.browser import ROOT
from tests.chapters import LISTED, ROWS, exercises, parts

FOLDER = ROOT / "book" / "exercises"
FILES = exercise_files(FOLDER)
EXERCISES = [*exercises()]
CHECKED = [one for one in EXERCISES if one.kind.name not in ("text", "code")]
CODES = [one for one in EXERCISES if one.kind.name == "code"]
TEXTS = [one for one in EXERCISES if one.kind.name == "text"]
BOARDS = [one for one in EXERCISES if one.kind.on_board]
CHAPTERS = sorted({int(one.number.split(".")[0]) for one in EXERCISES})

# Exercises that ask for more than a winning move: id -> a test of the move.
ALSO: dict[str, Callable[[LegalMove[Any]], bool]] = {
    "a-move-that-raises": lambda move: move.text != "turn coins 10 to 12"
}


def position_of(one: Exercise) -> Position[Any]:
    form = one.shown()
    assert isinstance(form, Board)
    return form.position


CLAIMS: list[tuple[list[str], Callable[[Exercise], None]]] = []  # exercises, and a claim about each of them


def of_each(exercises: list[Exercise]) -> Callable[[Callable[[Exercise], None]], Callable[[Exercise], None]]:
    """Register a claim that must hold for each of these exercises."""

    def added(claim: Callable[[Exercise], None]) -> Callable[[Exercise], None]:
        CLAIMS.append(([one.id for one in exercises], claim))
        return claim

    return added


FIRST = {(one.kind.name, type(one.shown())): one.id for one in EXERCISES}.values()  # one exercise of each kind and form


@pytest.mark.parametrize(
    "one",
    [
        pytest.param(one, id=f"{one.number}-{one.id}", marks=[pytest.mark.thorough] * (one.id not in FIRST))
        for one in EXERCISES
    ],
)
def test_an_exercise_is_as_it_should_be(one: Exercise) -> None:
    for ids, claim in CLAIMS:
        if one.id in ids:
            claim(one)


def of_chapter(chapter: int) -> list[Exercise]:
    return [one for one in EXERCISES if one.number.startswith(f"{chapter}.")]


def hidden_alone(one: Exercise, answer: Any) -> bool:
    return replace(one, public_test="").passes(answer)


def over_a_domain(one: Exercise) -> bool:
    return one.kind.name not in ("text", "code") and len(one.domain()) > 1


def test_conditions_on_answers_are_in_fields_and_only_programs_have_a_public_test() -> None:
    sections = [
        one.id for path, one in zip(FILES, EXERCISES, strict=True) if "## Public test" in path.read_text("utf8")
    ]
    assert sections == [one.id for one in CODES]


def test_ids_are_unique() -> None:
    assert [id for id, count in Counter(one.id for one in EXERCISES).items() if count > 1] == []


@of_each(EXERCISES)
def it_is_well_formed(one: Exercise) -> None:
    assert KINDS[one.kind.name] is one.kind
    assert one.level in LEVELS, f"the level must be one of {list(LEVELS)}, got {one.level}"
    assert one.points >= 1, f"an exercise must have at least 1 point, got {one.points}"
    assert one.title.strip(), "an exercise must have a title"
    assert one.rows, "rows must name at least one game of the chapter"
    assert len(one.question) > 40, f"a question must have more than 40 characters, got {len(one.question)}"
    assert len(one.solution) > 100, f"a solution must have more than 100 characters, got {len(one.solution)}"
    assert 1 <= len(one.hints) <= 3, f"an exercise must have 1 to 3 hints, got {len(one.hints)}"
    assert all(one.hints), "a hint can't be empty"
    assert find_exercise(one.id, FOLDER) == one


@of_each(EXERCISES)
def texts_that_are_shown_without_markdown_have_no_marks(one: Exercise) -> None:
    said = [text for _, text in one.wrong()] if one in CHECKED else []
    doubted = [text for doubt in one.doubts for text in (doubt.ask, *doubt.choices, *doubt.choices.values())]
    for text in [one.title, one.idea, *one.options, *one.rubric, *said, *doubted]:
        assert not re.search(r"[$\\`*_]", text), text


@of_each(EXERCISES)
def every_formula_ends_in_its_own_paragraph(one: Exercise) -> None:
    for text in [one.question, *one.hints, one.solution]:
        for paragraph in text.split("\n\n"):
            assert paragraph.count("$") % 2 == 0, paragraph


@of_each(CHECKED)
def the_solvers_answer_is_right(one: Exercise) -> None:
    domain, accepted = one.domain(), one.accepted()
    assert accepted
    assert one.spec()["accept"] == accepted
    assert (len(accepted) < len(domain)) if len(domain) > 1 else one.passes(domain[0])


@of_each(CHECKED + CODES)
def the_idea_is_a_short_sentence(one: Exercise) -> None:
    words = len(one.idea.split())
    assert 8 <= words <= 40, f"an idea must have 8 to 40 words, got {words}"
    assert one.idea.endswith((".", "?")), f"an idea must end with a full stop or a question mark, got {one.idea!r}"


@of_each(CHECKED)
def every_answer_of_the_domain_has_the_form_of_its_kind(one: Exercise) -> None:
    for answer in [*one.domain(), *(wrong for wrong, _ in one.wrong())]:
        assert one.kind.text(one.kind.read(answer, one.shown())) == one.kind.text(answer) != ""


@of_each(CHECKED)
def a_likely_wrong_answer_fails_the_hidden_test_and_gets_a_reply(one: Exercise) -> None:
    wrong = one.wrong()
    assert len(wrong) >= 2, f"feedback must have at least 2 wrong answers, got {len(wrong)}"
    assert len({one.kind.text(answer) for answer, _ in wrong}) == len(wrong), "feedback can't have an answer twice"
    for answer, text in wrong:
        assert not hidden_alone(one, answer), f"each answer under Feedback must fail the hidden test, got {answer!r}"
        assert len(text.split()) >= 4, f"a reply must have at least 4 words, got {text!r}"


@of_each(CHECKED)
def each_listed_answer_gets_its_own_reply(one: Exercise) -> None:
    right = [answer for answer in one.domain() if one.kind.text(answer) in one.accepted()]
    for answer, text in [*((answer, one.idea) for answer in right), *one.wrong()]:
        assert verdict(one, as_given(one, answer)).endswith(f" {text}")


def as_given(one: Exercise, answer: Any) -> Any:
    """Return an answer in a reader's form, with moves in words."""
    return one.kind.plain(one.kind.text(answer))


def function(one: Exercise, program: str) -> Callable[..., Any]:
    """Return the function that a program defines; the program can't import `cgkit`."""
    names: dict[str, Any] = {}
    exec(compile(f"{PLAIN}\n{program}", one.id, "exec"), names)
    found: Callable[..., Any] = names[one.name]
    return found


PLAIN = """
def __import__(name, *others, _importing=__import__):
    if name.startswith(("cgbook", "cgkit")):
        raise ModuleNotFoundError(name)
    return _importing(name, *others)


__builtins__ = {**(__builtins__ if isinstance(__builtins__, dict) else vars(__builtins__)), "__import__": __import__}
"""


@pytest.mark.thorough
@pytest.mark.parametrize("one", CODES, ids=[one.id for one in CODES])
def test_the_right_program_passes_with_any_seed(one: Exercise) -> None:
    right = function(one, one.program)
    assert [seed for seed in range(12) if not one.passes(right, seed=seed)] == []


@of_each(CODES)
def each_wrong_program_gets_its_own_message(one: Exercise) -> None:
    wrong = [(function(one, program), words) for program, words in one.wrong()]
    assert len({words for _, words in wrong}) == len(wrong) >= 3
    assert [words for program, words in wrong if words not in str(one.failure(program))] == []
    past_the_public_test = [program for program, _ in wrong if one.passes(program, hidden=False)]
    assert past_the_public_test, "some wrong program must pass the public test, so that the hidden test is needed"
    assert not any(one.passes(program, seed=seed) for program in past_the_public_test for seed in range(5))


# Wrong programs for each exercise: constants, programs that ignore their arguments, and programs that are off by one.
CANNOT_PASS = {
    "any-set-of-takes": ["True", "False", "chips % 4 == 0", "chips % 3 == 0", "chips == 0", "chips % max(takes) == 0",
                         "(chips + 1) % (max(takes) + 1) == 0", "sum(takes) == chips"],
    "a-move-that-wins": ["None", "(0, 5)", "(0, heaps[0])", "(0, heaps[0]) if len(heads := heaps) == 1 else None",
                         "(0, heaps[0] - sum(heaps[1:])) if heaps[0] > sum(heaps[1:]) else None", "(1, max(heaps))"],
    "values-of-any-graph": ["[0] * len(options)", "list(range(len(options)))", "[0, 1, 2]", "[len(some) for some in options]",
                            "[len(some) + 1 for some in options]"],
    "straight-to-a-cold-pair": ["None", "(0, 0)", "(0, 0) if x == y else None", "(x - 1, y - 1)", "(0, 0) if x == y == 4 else None"],
    "a-period-that-is-proved": ["None", "(1, 2)", "(1, 2) if len(values) > 10 else None", "(1, max(values)) if len(values) > 5 else None",
                                "(1, max(values)) if len(values) > 6 else None"],
    "a-program-for-turtles": ["None", "[0]", "list(heads) or None", "[max(heads)] if heads else None", "sorted(heads)[-3:] or None",
                              "[0] if heads else None"],
    "a-program-for-corners": ["None", "(0, 1, 0, 1)", "(0, 1, 0, 1) if heads == [(1, 1)] else None",
                              "(0, heads[0][0], 0, heads[0][1]) if heads and all(heads[0]) else None"],
    "a-program-for-welter": ["None", "(max(coins), 0) if len(coins) == 1 else None", "(8, 3) if 8 in coins else None", "(coins[0], 0)"],
    "where-to-cut": ["None", "1", "len(below)", "1 if len(below) % 2 else None", "len(below) if len(below) < 2 else None"],
    "a-program-for-gardens": ["None", "(0, 0)", "(0, 0) if len(stalks) == 1 else None", "(0, len(stalks[0]) - 1)",
                              "(0, len(stalks[0]) - 1) if len(stalks) == 1 else None"],
}  # fmt: skip


@of_each(CODES)
def a_program_that_ignores_its_input_fails_the_public_test(one: Exercise) -> None:
    heading = one.starter.partition("\n")[0]
    for body in CANNOT_PASS[one.id]:
        wrong = function(one, f"{heading}\n    return {body}")
        assert not one.passes(wrong, hidden=False), body


@of_each(CODES)
def the_starter_fails_and_an_error_in_a_program_is_reported(one: Exercise) -> None:
    assert defined(one.starter) == one.name == defined(one.program)
    unfinished = function(one, one.starter)
    assert not one.passes(unfinished, hidden=False)

    def fails(*arguments: Any) -> None:
        raise ZeroDivisionError("one by nothing")

    assert "ZeroDivisionError: one by nothing" in str(one.failure(fails))
    assert one.spec() == {
        "id": one.id, "kind": "code", "points": one.points, "name": one.name, "idea": one.idea
    }  # fmt: skip


def test_an_answer_is_checked_in_a_notebook(capsys: pytest.CaptureFixture[str]) -> None:
    (one,) = (one for one in CODES if one.id == "a-move-that-wins")
    move = find_exercise("first-move", FOLDER)
    legal = next(move for move in move.moves() if move.text == "take 2")
    answers: dict[Exercise, list[Any]] = {
        one: [function(one, one.program)],
        move: ["take 2", "Take  2", legal, ["take 2"], {legal}],
    }
    for asked, given in answers.items():
        for answer in given:
            check(asked.id, answer, FOLDER)
            assert capsys.readouterr().out.endswith(f" {asked.idea}\n")
    for id, wrong in (("a-move-that-wins", lambda heaps: None), ("first-move", "take 1")):
        check(id, wrong, FOLDER)
        assert capsys.readouterr().out


@pytest.mark.parametrize(
    ("id", "answer", "named"),
    [
        ("first-move", "take 9", "'take 9'"), ("first-move", ["take 1", "take 2"], r"'take 2'\]"), ("first-move", [], r"\[\]"),
        ("first-move", 2, "2"), ("a-third-heap", "seven", "'seven'"), ("a-third-heap", 7.5, "7.5"), (TEXTS[0].id, "Because.", "proof"),
        ("a-move-that-wins", 7, "7"), ("the-small-one", [1, "three"], "'three'"),
        (next(one.id for one in CHECKED if one.kind.name == "set"), [1, "three"], "'three'"),
    ],
)  # fmt: skip
def test_an_answer_of_another_kind_is_refused(id: str, answer: Any, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        check(id, answer, FOLDER)


@of_each(CHECKED)
def a_hidden_test_can_fail(one: Exercise) -> None:
    assert not all(hidden_alone(one, answer) for answer in one.kind.bogus(one))


@of_each(CHECKED)
def the_public_test_gives_nothing_away(one: Exercise) -> None:
    candidates = [*one.domain(), *one.kind.bogus(one), *(wrong for wrong, _ in one.wrong())]
    assert any(one.passes(answer, hidden=False) and not one.passes(answer) for answer in candidates)


@of_each(BOARDS)
def exactly_the_winning_moves_of_a_board_are_accepted(one: Exercise) -> None:
    asked = ALSO.get(one.id)
    moves = position_of(one).moves()
    assert len({move.text for move in moves}) == len(moves), "two moves have the same words"
    right = {move.text for move in moves if move.after.outcome() == "P" and (asked is None or asked(move))}
    accepted = {words for text in one.accepted() for words in text.split("; ")}
    assert accepted == right
    if one.kind.name == "move":
        assert {move.text for move in moves if one.passes(move)} == right
    else:
        assert not any(
            one.passes([other for other in moves if (other.text in right) != (other == move)]) for move in moves
        )
    told = dict(Board(position_of(one)).replies())
    assert told.keys() == {move.text for move in moves if move.after.outcome() == "N"}
    assert all(move.after.play(told[move.text]).outcome() == "P" for move in moves if move.text in told)


def test_a_form_that_does_not_fit_the_kind_is_refused() -> None:
    (board,) = (one for one in BOARDS if one.id == "first-move")
    for change, named in (({"kind": KINDS["number"]}, "Board"), ({"form": "form = 7"}, "got 7")):
        with pytest.raises(ValueError, match=named):
            replace(board, **change).shown()
    with pytest.raises(ValueError, match=r"first-move: .* got 'take 9'"):
        replace(board, feedback='feedback = [("take 9", "No.")]').wrong()


@of_each([one for one in CHECKED if one.kind.name == "choice"])
def a_choice_has_one_right_option(one: Exercise) -> None:
    right = [i for i in range(len(one.options)) if one.passes(i)]
    assert len(one.options) >= 3
    assert one.accepted() == [str(i) for i in right]
    assert len(right) == 1
    assert sorted(answer for answer, _ in one.wrong()) == [i for i in range(len(one.options)) if i not in right]


@of_each(TEXTS)
def a_text_has_a_rubric_to_tick(one: Exercise) -> None:
    assert 3 <= len(one.rubric) <= 5
    assert all(len(point) > 20 for point in one.rubric)
    assert one.spec()["rubric"] == list(one.rubric)
    assert "accept" not in one.spec()


@of_each(TEXTS)
def doubts_about_a_proof_are_short_and_their_replies_are_true(one: Exercise) -> None:
    assert 1 <= len(one.doubts) <= 3
    for doubt, asked in zip(one.doubts, one.spec()["doubts"], strict=True):
        right, *_ = doubt.choices
        assert asked["choices"][asked["right"]] == right
        assert dict(zip(asked["choices"], asked["say"], strict=True)) == doubt.choices
        assert len(doubt.ask) <= 240
        for choice, say in doubt.choices.items():
            assert len(choice) <= 80, choice
            assert 15 <= len(say) <= 200, say
        one.bound(doubt.check, "doubt")


def test_the_right_answer_to_a_doubt_is_not_always_the_longest() -> None:
    lengths = [list(map(len, doubt.choices)) for one in TEXTS for doubt in one.doubts]
    assert sum(right == max(right, *wrong) for right, *wrong in lengths) <= 0.5 * len(lengths)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_numbers_of_a_chapter_run_without_gaps(chapter: int) -> None:
    """The exercises are numbered page by page, in the order of the pages."""
    pages = [Path(one["file"]).name for one in LISTED if one["file"].startswith(f"book/{chapter:02}-")]
    for n, page in enumerate(pages, 1):
        numbers = [number_of(path) for path in exercise_files(FOLDER) if path.parent.name == page]
        name = f"{chapter}.{n}" if len(pages) > 1 else str(chapter)
        assert numbers == [f"{name}.{i}" for i in range(1, len(numbers) + 1)]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_has_enough_exercises_of_every_sort(chapter: int) -> None:
    exercises = of_chapter(chapter)
    many = len(exercises)
    assert many >= 12, f"a chapter must have at least 12 exercises, got {many}"
    open_ended = [one.id for one in exercises if one.kind.name == "text" or over_a_domain(one)]
    assert 3 * len(open_ended) >= many, f"a third must be open-ended, got {len(open_ended)} of {many}: {open_ended}"
    levels, kinds = Counter(one.level for one in exercises), Counter(one.kind.name for one in exercises)
    assert levels.keys() == set(LEVELS), f"a chapter must have exercises of the levels {list(LEVELS)}, got {levels}"
    assert all(count <= 0.6 * many for count in levels.values()), f"at most 60 % can be of one level, got {levels}"
    assert len(kinds) >= 4, f"a chapter must have at least 4 kinds of exercises, got {kinds}"
    assert all(count <= many / 2 for count in kinds.values()), f"at most half can be of one kind, got {kinds}"


@pytest.mark.parametrize("chapter", parts())
def test_exercises_name_only_games_of_their_chapter(chapter: int) -> None:
    games = {row for page in parts()[chapter] for row in ROWS[page]}
    for one in of_chapter(chapter):
        assert games.issuperset(one.rows), f"{one.id}: rows must be tags play:… of chapter {chapter}, got {one.rows}"


def test_no_two_questions_differ_only_in_their_numbers() -> None:
    bare = {one.id: " ".join(re.sub(r"\d+", "", one.question).split()) for one in EXERCISES}
    assert [id for id, text in bare.items() if list(bare.values()).count(text) > 1] == []


GOOD = (FOLDER / "02-take-away" / "01-first-move.md").read_text("utf8") if FOLDER.exists() else ""


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("---\n", "", "YAML"), ("## Question", "## Riddle", "'Riddle'"), ("kind: move", "kind: riddle", "riddle"),
        ("points: 1\n", "", "points"), ("level: 1", "level: 4", "level"), ("## Form", "## Hint", "['Form']"),
        ("## Solution", "## Doubt\n\nWho wins?\n\n- you: By taking 2.\n- the other\n\n## Solution", "doubt"),
        ("## Solution", "## Hint\n\nA third.\n\n## Hint\n\nA fourth.\n\n## Solution", "3"),
        ("level: 1", "level: 1\ncount: two", "'two'"), ("```python\nfrom cgkit import Bash\nfrom", "from", "```python"),
        ("## Hidden test\n\n", "## Hidden test\n\n```python\n1\n```\n\n", "exactly one"),
    ],
)  # fmt: skip
def test_a_file_that_breaks_the_format_is_refused(tmp_path: Path, old: str, new: str, named: str) -> None:
    folder = tmp_path / "02-take-away"
    folder.mkdir()
    (folder / "01-first-move.md").write_text(GOOD.replace(old, new, 1), "utf8")
    with pytest.raises(ValueError, match=re.escape(named)):
        read_exercise(folder / "01-first-move.md")


def test_an_unknown_id_is_refused_with_a_list_of_the_ids(tmp_path: Path) -> None:
    for folder, names in ((FOLDER, r"'nought'.*: \w"), (tmp_path, "'nought'")):
        with pytest.raises(ValueError, match=names):
            find_exercise("nought", folder)
