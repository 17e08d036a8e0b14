"""Tests that typed text is read as a position or refused in words, and never run as a program."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import cgkit
import cgkit.partizan
import cgkit.rulesets
from cgbook.lab import NAMES, games, read_position, within
from cgbook.lab.game_list import absent_games, in_words
from cgbook.widgets.inquiry import inquire
from cgkit import Position, Ruleset, bamboo, kayles, mock_turtles, nim, ruler
from cgkit.read import unworded, used_names
from cgkit.rulesets.cards import ThirtyOne
from tests.front import ask

READ = {
    "nim(3, 4, 5)": nim(3, 4, 5),
    "  nim( 3,4 ,5 )\n": nim(3, 4, 5),
    "nim([3, 4])": nim(3, 4),
    "nim(*range(1, 4))": nim(1, 2, 3),
    "Subtraction({1, 3, 4})(20)": cgkit.Subtraction({1, 3, 4})(20),
    "Subtraction(range(1, 4))(20)": cgkit.Subtraction({1, 2, 3})(20),
    "nim(3) + kayles(5) + bamboo(2)": nim(3) + kayles(5) + bamboo(2),
    "misere(nim)(3)": nim(3).misere(),
    "nim(3).misere()": nim(3).misere(),
    "misere(nim(3) + kayles(2))": (nim(3) + kayles(2)).misere(),
    "join(nim(3), kayles(4))": cgkit.join(nim(3), kayles(4)),
    "short(selective(nim(3), kayles(4)))": cgkit.short(cgkit.selective(nim(3), kayles(4))),
    "(mock_turtles * ruler)((0, 3))": (mock_turtles * ruler)((0, 3)),
    "ThirtyOne(exceed=False)()": ThirtyOne(exceed=False)(),
    "PaintChain(2).ring(7)": cgkit.PaintChain(2).ring(7),
    "hackenbush([(0, 0), (-1, 1)])": cgkit.hackenbush([(0, 0), (-1, 1)]),
    "Digraph({'a': ['b'], 'b': {'c'}})('a')": cgkit.Digraph({"a": ["b"], "b": ["c"]})("a"),
    "+".join(["nim(1)"] * 200): sum([nim(1)] * 200),
}
OFFERED = [{"name": game.title, "type": game.type, "names": game.called} for game in games()]
# question as people write it -> position to read, and its outcome
WRITTEN = {
    "nim 3 5 7": ("nim(3, 5, 7)", "N"),
    "Nim: 3, 5 and 6": ("nim(3, 5, 6)", "P"),
    "尼姆 3 4 5": ("nim(3, 4, 5)", "N"),
    "尼姆（1，2，3）": ("nim(1, 2, 3)", "P"),
    "1-3-5-7": ("nim(1, 3, 5, 7)", "P"),
    "three heaps of 3, 4 and 5": ("nim(3, 4, 5)", "N"),
    "who wins nim 3 4 5?": ("nim(3, 4, 5)", "N"),
    "nim 10^18, 5": ("nim(10**18, 5)", "N"),
    "nim(10^18, 5)": ("nim(10**18, 5)", "N"),
    "nim 10¹⁸ 5": ("nim(10**18, 5)", "N"),
    "nim 1,000,000 1 000 000": ("nim(1000000, 1000000)", "P"),
    "anti-nim": ("misere(nim(3, 4, 5))", "N"),
    "反尼姆": ("misere(nim(3, 4, 5))", "N"),
    "misère nim 1 1 1": ("misere(nim(1, 1, 1))", "P"),
    "kayles 9, last player loses": ("misere(kayles(9))", "P"),
    "威佐夫 8 13": ("wythoff(8, 13)", "P"),
    "Wythoff 8, 13": ("wythoff(8, 13)", "P"),
    "巴什 21": ("Bash(3)(21)", "N"),
    "Bash’s game 20": ("Bash(3)(20)", "P"),
    "bash 20 3": ("Bash(3)(20)", "P"),
    "巴什博弈 20 4": ("Bash(4)(20)", "P"),
    "bash 3 5 7": ("Bash(3)(3, 5, 7)", "N"),
    "take up to 3 from 21": ("Bash(3)(21)", "N"),
    "take 1, 3 or 4 from 20": ("Subtraction({1, 3, 4})(20)", "N"),
    "take 2 or 5 from 5 and 12": ("Subtraction({2, 5})(5, 12)", "P"),
    "take {1,3,4} from 20": ("Subtraction({1, 3, 4})(20)", "N"),
    "take from 2 to 5 from 100": ("Subtraction(range(2, 6))(100)", "N"),
    "S-Nim {2,5} 5 12": ("Subtraction({2, 5})(5, 12)", "P"),
    "减法游戏 {1,3,4} 20": ("Subtraction({1, 3, 4})(20)", "N"),
    "从20个里取1、3或4个": ("Subtraction({1, 3, 4})(20)", "N"),
    "三堆石子 3 4 5": ("nim(3, 4, 5)", "N"),
    "take 3 neighbours from 6": ("TakeAndBreak({3})(6)", "N"),
    "take 2 or 3 consecutive pins from a row of 9": ("TakeAndBreak({2, 3})(9)", "N"),
    "take up to 2 adjacent from 9": ("TakeAndBreak(range(1, 3))(9)", "N"),
    "take 2 to 5 chips from a heap of 30 chips": ("Subtraction(range(2, 6))(30)", "N"),
    "阶梯博弈 2 1 3": ("staircase(2, 1, 3)", "N"),
    "fibonacci nim 21": ("fibonacci_nim(21)", "P"),
    "Dawson’s chess": ("dawson_chess(7)", "N"),
    "chomp 3×4": ("chomp(3, 4)", "N"),
    "0.77": ('TakeAndBreak("0.77")(12)', "N"),
    "octal 0.137 20": ('TakeAndBreak("0.137")(20)', "P"),
    "0.137(8, 5)": ('TakeAndBreak("0.137")(8, 5)', "N"),
    "kayles 12 + nim 3": ("kayles(12) + nim(3)", "N"),
    "kayles(7) and nim 2": ("kayles(7) + nim(2)", "P"),
    "join of nim 3 and kayles 4": ("join(nim(3), kayles(4))", "N"),
    "misère nim 1 + kayles 1": ("misere(nim(1) + kayles(1))", "N"),
}
# game that the book doesn't have -> words in the reply
ABSENT = {
    "Clobber": "Its players have different moves.",
    "tic-tac-toe": "treblecross(9)",
    "井字棋": "know 井字棋. The two",
    "how do I win at Hex?": "chomp(4, 5)",
    "Hex 11": "know Hex",
    "dots and boxes": "moves again",
    "Sprouts": "are drawings",
    "go": "know Go",
    "chess": "know chess",
    "rock-paper-scissors": "at the same time",
    "black hole": "no game called black hole",
}
UNMEANT = [
    "", "3", "nim(3, 4", "nim(3, 4)", "take from 20", "take or from 20", "take 1 prime from 20", "chess 3", "nim three", "翻四角 3 4",
    "hackenbush 0-1 0-2 2-3", "树上删边 0-1 0-2 2-3", *ABSENT,
]  # fmt: skip
MEANT = {"Kayles(3)": ["kayles(3)"], "kayls(20)": ["kayles", "rayles", "Rayles"], "KAYLES(20)": ["Kayles", "kayles"]}
REFUSED = [
    "", "nim", "Subtraction", "Subtraction()(3)", *MEANT, "7", "kayles(20", "nim(-3)", "nim('3')", "nim(1e9)", "nim(3) + 7",
    "sos(7) + nim(3)", "nim(3)(4)", "9 ** 9", "'a' * 9", "nim(range(1000000))", "range(1, 9, 0)", "().__class__.__base__", "nim.__class__",
    "nim(3).rules", "nim.moves((3,))", "nim(3).misere.__func__", "__import__('os').system('true')", "__import__('os')", "open('x')",
    "schwenk_numbers(nim, 7)", "lambda: 1", "[n for n in nim]", "f'{1}'", "nim(**{'a': 1})", "nim(x=3)",
    "Digraph({**{'a': 'b'}, 'c': 'd'})('c')", "x := 3", "nim(3); nim(4)", "\0", "-" * 500 + "1", "nim(" * 100 + "1" + ")" * 100,
    "(" * 900 + ")" * 900, "nim(" + "9" * 1_980 + ")" * 9, "n" * 2_001,
]  # fmt: skip


def test_a_position_is_read_as_people_write_it_in_the_page_and_in_python() -> None:
    read = {text: in_words(text) for text in (*WRITTEN, *UNMEANT)}
    assert read == {text: found for text, (found, _) in WRITTEN.items()} | dict.fromkeys(UNMEANT)
    (known,) = ask([["positions", OFFERED]])
    assert read == dict(zip(read, ask([["inNotation", text, known] for text in read]), strict=True))


@pytest.mark.parametrize("text", WRITTEN)
def test_a_question_as_people_write_it_is_answered(text: str) -> None:
    told = {part["part"]: part for part in inquire(text)}
    assert told["game"]["text"] == WRITTEN[text][0]
    assert told["outcome"]["outcome"] == WRITTEN[text][1]


def test_a_missing_game_is_reported_without_names_from_python() -> None:
    for text, said in ABSENT.items():
        (answer,) = ask([["board", "Laboratory", [OFFERED, absent_games(), "", {}], [["question", text, False]]]])
        assert said in answer[0]["says"], text
        with pytest.raises(ValueError, match=r"^no game is called") as caught:
            read_position(text)
        assert "CoinRing" not in str(caught.value)
    for row in absent_games():
        assert not any(map(in_words, row["names"])), row
        assert not row["type"] or read_position(row["type"]).moves()


@pytest.mark.parametrize(
    "text",
    ["nim(3, 5)", "nim(3) + kayles(4)", "misere(nim(3) + kayles(4))", 'Digraph({"a": "b+", "b": ""})("a") + nim(2)'],
)
def test_the_switches_for_the_rules_rewrite_the_position(text: str) -> None:
    ways: list[dict[str, Any]] = [
        {"loses": loses, "turn": turn} for loses in (True, False) for turn in ("join", "selective", "sum")
    ]
    for way, found in zip(ways, ask([["compounded", text, way] for way in ways]), strict=True):
        position = read_position(found)
        assert ("misere" in repr(position)) == way["loses"]
        assert (way["turn"] in repr(position)) == (way["turn"] != "sum" and "+" in text)
        assert ask([["compounded", found, way]]) == [found]


@pytest.mark.parametrize("text", READ)
def test_a_position_is_read(text: str) -> None:
    assert read_position(text) == READ[text]


@pytest.mark.parametrize("text", REFUSED)
def test_text_that_is_not_a_position_is_refused_and_similar_names_are_suggested(text: str) -> None:
    with watched() as done, pytest.raises(ValueError, match=r".") as caught:
        read_position(text)
    assert not done
    assert len(str(caught.value)) <= 400
    assert all(name in str(caught.value) for name in MEANT.get(text, ()))


def test_a_readers_own_games_are_known_by_their_names() -> None:
    @Ruleset.from_options
    def halving(n: int) -> list[int]:
        return [n - 1, n // 2] if n else []

    assert read_position("halving(9) + nim(2)", {"halving": halving}) == halving(9) + nim(2)
    assert read_position("nim(9)", {"nim": halving}) == halving(9), (
        "a reader's game must take precedence over a game of the library"
    )


def test_the_games_of_the_book_are_read_by_their_public_names() -> None:
    for game in games():
        assert read_position(game.type).moves()
        assert used_names(game.type) <= {*cgkit.rulesets.__all__, *cgkit.partizan.__all__}


def test_the_reprs_of_earlier_versions_are_still_read() -> None:
    assert read_position("AtLeastHalf()(9, 20)") == cgkit.at_least_half(9, 20)
    assert read_position("Wythoff()(6, 9)") == cgkit.wythoff(6, 9)
    assert read_position("ChooseNim()(3, 'chosen')") == cgkit.choose_nim(3, "chosen")
    assert read_position("Queen()(3, 4) + DynamicSubtraction(2)(9)") == cgkit.queen(3, 4) + cgkit.fibonacci_nim(9)


def test_the_list_of_names_has_every_game_and_nothing_else() -> None:
    made = {"join", "misere", "selective", "short"}
    functions = {"bamboo", "fibonacci_nim", "hackenbush", "red_blue", "sos", "rugs", "turning_corners"}
    for name, thing in NAMES.items():
        game = isinstance(thing, Ruleset) or (isinstance(thing, type) and issubclass(thing, Ruleset))
        assert game or name in made | functions, name
    games = {name for name in cgkit.rulesets.__all__ if isinstance(getattr(cgkit.rulesets, name), Ruleset)}
    assert games <= set(NAMES)


# --- random text ------------------------------------------------------------------------------------------------

FORBIDDEN = ("open", "exec", "import", "os.", "subprocess.", "socket.", "ctypes.", "marshal.", "pickle.", "shutil.")
seen: list[str] | None = None


def hook(event: str, _: Any) -> None:
    if seen is not None and event.startswith(FORBIDDEN):
        seen.append(event)


sys.addaudithook(hook)


@contextmanager
def watched() -> Iterator[list[str]]:
    """Yield the audit events so far, such as opening a file, that reading a position shouldn't cause."""
    global seen
    seen = []
    try:
        yield seen
    finally:
        seen = None


names = st.sampled_from(
    [*sorted(NAMES), "range", "open", "eval", "exec", "__import__", "getattr", "vars", "breakpoint", "print"]
)
attributes = st.sampled_from(
    ["ring", "misere", "rules", "moves", "__class__", "__init__", "__globals__", "__call__", "options"]
)
numbers = st.one_of(st.integers(-3, 12), st.integers(10**6, 10**40)).map(str)
atoms = st.one_of(numbers, names, st.sampled_from(["'a'", '"W..B"', "True", "None", "1.5", "...", "b'x'", "''", "1j"]))


def grown(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    listed = st.lists(inner, max_size=3).map(", ".join)
    signs = st.sampled_from(["+", "*", "-", "/", "**", "@", "%", "and", "<", "if"])
    return st.one_of(
        st.builds("{}({})".format, names, listed),
        st.builds("({})({})".format, inner, listed),
        st.builds("({}).{}({})".format, inner, attributes, listed),
        st.builds("({}).{}".format, inner, attributes),
        st.builds("{} {} {}".format, inner, signs, inner),
        st.builds("{{{}: {}}}".format, inner, inner),
        st.builds("{}[{}]".format, inner, inner),
        *(st.builds(form.format, names, inner) for form in ("{}(*{})", "{}(**{})", "{}(limit={})")),
        *(st.builds(form.format, listed) for form in ("[{}]", "({},)", "{{{}}}")),
        *(st.builds(form.format, inner) for form in ("-{}", "[x for x in {}]", "(lambda: {})()", "f'{{{}}}'")),
    )


EVERY = (
    *(ast.Expression, ast.Call, ast.Name, ast.Load, ast.Constant, ast.Set, ast.Tuple, ast.List, ast.Dict, ast.keyword),
    *(ast.BinOp, ast.Add, ast.Mult, ast.UnaryOp, ast.USub, ast.Starred, ast.Attribute),
)


TYPED = st.one_of(st.recursive(atoms, grown, max_leaves=8), st.text(max_size=40))


@given(TYPED)
@example("mock_turtles.__mul__(ruler)(1)")
@example("nim(range)")
@example("DynamicSubtraction(range)(5)")
@example("Digraph(open)")
@settings(max_examples=300)
def test_any_text_is_read_as_a_position_or_refused(text: str) -> None:
    said = ""
    with watched() as done, within(10):
        try:
            found: Position[Any] | None = read_position(text)
        except ValueError as error:
            found, said = None, str(error)
    assert not done, (text, done)
    assert len(said) <= 700, text
    if found is None:
        return
    assert isinstance(found, Position)
    tree = ast.parse(unworded(text, {}).strip(), mode="eval")
    for node in ast.walk(tree):
        assert isinstance(node, EVERY), text
        if isinstance(node, ast.Name):
            assert node.id in NAMES or node.id == "range", text
        if isinstance(node, ast.Attribute):
            assert node.attr in ("ring", "misere"), text
