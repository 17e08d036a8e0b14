"""Tests that follow the guides in a copy of the project with the guides' own code blocks, and add everything that can be added."""

from __future__ import annotations

import ast
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import cgkit
from tests import books
from tests.browser import ROOT

GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf8").partition("## Add a game")[2].partition("\n## ")[0]
CONTENT, _, REST = (ROOT / "book" / "README.md").read_text("utf8").partition("## A kind of answer")
ANSWERS, _, REST = REST.partition("## A widget")
WIDGETS, _, COLOURS = REST.partition("## A colour")


def put(path: Path, before: str, text: str) -> None:
    """Insert a text before a line that occurs once in a file."""
    whole = path.read_text("utf8")
    assert whole.count(before) == 1, before
    path.write_text(whole.replace(before, text + before), "utf8")


def project(tmp_path: Path) -> None:
    """Copy the packages, their tests and the chapters."""
    parts = [
        "cgkit",
        "book/cgbook",
        "book/exercises",
        "book/_site",
        "tools",
        "tests",
        "pyproject.toml",
        "_toc.yml",
        "book/*.ipynb",
        "book/api",
    ]
    listed = subprocess.run(
        ["git", "ls-files", *parts], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.splitlines()
    for name in listed:
        if (ROOT / name).is_file():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / name)
    widgets = "book/cgbook/widgets"  # with the bundles, which git doesn't list
    shutil.copytree(ROOT / widgets, tmp_path / widgets, dirs_exist_ok=True)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a copy of the packages and their tests, with the guide's game added."""
    project(tmp_path)
    rules, row = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    code = "\n".join(re.findall(r"^(?:>>>|\.\.\.) (.*)$", rules.partition(">>> Squares()(20)")[0], re.MULTILINE))
    (tmp_path / "cgkit" / "rulesets" / "squares.py").write_text(code + "\n", "utf8")
    put(tmp_path / "tests" / "cases.py", "from tests import oracle\n", "from cgkit.rulesets.squares import Squares\n")
    put(tmp_path / "tests" / "cases.py", "    *both(Subtraction({1, 2, 3})", f"    {row}")
    return tmp_path


def run(copy: Path, *command: str, **surroundings: str) -> subprocess.CompletedProcess[str]:
    """Run a module in the copy, or a program after `-c`, and return the finished process."""
    whole = [sys.executable, *(() if command[0] == "-c" else ("-m",)), *command]
    paths = {"PYTHONPATH": os.pathsep.join([str(copy), str(copy / "book")])}
    return subprocess.run(whole, cwd=copy, env={**os.environ, **paths, **surroundings}, capture_output=True, text=True)


def asked(copy: Path, *lines: str) -> str:
    """Return the output of a program that runs in the copy."""
    done = run(copy, "-c", "\n".join(lines))
    assert done.returncode == 0, done.stderr
    return done.stdout


def answers(copy: Path) -> subprocess.CompletedProcess[str]:
    tests = "-q -p no:cacheprovider tests/cgkit/test_three_answers.py -k Squares"
    return run(copy, "pytest", *tests.split(), KEEP_ANSWERS="1")


@pytest.mark.thorough
def test_a_game_is_added_as_the_guide_says(copy: Path) -> None:
    done = answers(copy)
    assert done.returncode == 0, done.stdout + done.stderr
    (passed,) = re.findall(r"(\d+) passed", done.stdout)
    assert int(passed) == 4  # the answers and the components, under normal and misère play
    kept, before = (json.loads((folder / "tests/kept/answers.json").read_text("utf8")) for folder in (copy, ROOT))
    assert kept.keys() - before.keys() == {"Squares()", "misere(Squares())"}
    assert kept.items() >= before.items()  # the counts of the other games haven't changed


def test_the_python_in_the_guides_has_type_annotations() -> None:
    """The guides run mypy, which allows no function without annotations."""
    programs = re.findall(r"^```python\n(.*?)^```$", GUIDE + CONTENT + ANSWERS + WIDGETS, re.MULTILINE | re.DOTALL)
    whole = [one for one in programs if re.search(r"^ *(?:\.\.\. +)?def ", one, re.MULTILINE)]
    assert len(whole) == 3
    for program in whole:
        lines = re.findall(r"^(?:>>>|\.\.\.) (.*)$", program, re.MULTILINE) or program.splitlines()
        for one in ast.walk(ast.parse("\n".join(lines))):
            if isinstance(one, ast.FunctionDef):
                assert one.returns, one.name
                assert all(argument.annotation for argument in one.args.args[one.args.args[0].arg == "self" :]), (
                    one.name
                )


@pytest.mark.thorough
def test_a_new_game_is_touched_and_its_look_is_listed_without_further_changes(copy: Path) -> None:
    folders = re.findall(r"^\| `(book/\S+)` \|.*?\| `(\w+)(\.\w+)`", GUIDE, re.MULTILINE)
    assert len(folders) == 2
    for folder, example, suffix in folders:
        shutil.copy(copy / folder / f"{example}{suffix}", copy / folder / f"squares{suffix}")
    (command,) = re.findall(r"^\S+ -m pytest (tests/site/\S+) -k .*$", GUIDE, re.MULTILINE)
    shown = asked(
        copy,
        "import sys; sys.path.insert(0, 'book/_site')",
        "import bundle",
        "from cgbook.pictures.boards import LOOKS",
        f"from {command.removesuffix('.py').replace('/', '.')} import SMALL",
        "print('import squares from' in bundle.index(), 'squares' in LOOKS, [one for one in SMALL if 'Squares' in repr(one)])",
    )
    assert re.fullmatch(r"True True \[Squares\(\)\(\d+\)\]\n", shown), shown


@pytest.mark.thorough
def test_a_mistake_in_one_version_of_a_rule_is_found(copy: Path) -> None:
    path = copy / "cgkit" / "rulesets" / "squares.py"
    path.write_text(path.read_text("utf8").replace("range(1, isqrt", "range(2, isqrt"), "utf8")
    done = answers(copy)
    assert done.returncode == 1, done.stdout
    assert "moves, Squares()(1)" in done.stdout


@pytest.mark.thorough
def test_a_kind_of_answer_is_added_in_six_files_as_the_guide_says(tmp_path: Path) -> None:
    project(tmp_path)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    (python,) = re.findall(r"^```python\n(\"\"\"A word.*?)^```$", ANSWERS, re.MULTILINE | re.DOTALL)
    (script,) = re.findall(r"^```js\n(.*?)^```$", ANSWERS, re.MULTILINE | re.DOTALL)
    (exercise,) = re.findall(r"^````md\n(.*?)^````$", ANSWERS, re.MULTILINE | re.DOTALL)
    (words,) = re.findall(r"`(wordOnly: .*?,)`", ANSWERS)
    kinds, front = (tmp_path / "book" / "cgbook" / part for part in ("teaching/answers", "widgets/front"))
    (kinds / "word.py").write_text(python, "utf8")
    put(kinds / "__init__.py", "\n__all__", "from cgbook.teaching.answers.word import Word\n")
    put(kinds / "__init__.py", "Moves(), Code())", "Word(), ")
    (front / "answers" / "word.js").write_text(script, "utf8")
    put(front / "answers" / "index.js", "\n/** @type", 'import word from "./word.js";\n')
    put(front / "answers" / "index.js", "moves, code }", "word, ")
    put(front / "words" / "games.js", "  chooseOne:", f"  {words}\n")
    home = tmp_path / "book" / "exercises" / "06-octal"
    (home / "99-a-game-of-pins.md").write_text(exercise, "utf8")
    changed = [path for path in tmp_path.rglob("*") if path.is_file() and before.get(path) != path.read_bytes()]
    assert len(changed) == 6
    (command,) = re.findall(r"^\S+ -m (pytest .*)$", ANSWERS, re.MULTILINE)
    done = run(tmp_path, *command.split(), "-q", "-n0", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout
    program = f"""
from pathlib import Path
from cgbook.teaching.assign.items import from_book
from cgbook.teaching.checking import verdict
from cgbook.teaching.exercises import read_exercise
from tests.front import ask
path = Path({str(home / "99-a-game-of-pins.md")!r})
one, item = read_exercise(path), from_book(path)
for answer in (" KAYLES", "Nim", "chess"):
    print(one.idea in verdict(one, answer), ask([["judge", one.spec(), answer]])[0])
print(ask([["judge", one.spec(), " "]])[0]["verdict"], item.begun, item.right, item.minutes)
"""
    said = run(tmp_path, "-c", program)
    assert said.stdout.splitlines() == [
        "True {'verdict': 'right', 'say': ''}",
        "False {'verdict': 'wrong', 'say': 'You play Nim with heaps.'}",
        "False {'verdict': 'wrong', 'say': ''}",
        "unread a_game_of_pins = ...  # a word, in quotes a_game_of_pins = 'kayles' 2",
    ], said.stderr


@pytest.mark.thorough
@pytest.mark.timeout(300)
def test_a_widget_is_added_in_six_files_as_the_guide_says(tmp_path: Path) -> None:
    project(tmp_path)
    for packages in ("book/_site/node_modules", "tools/front/node_modules"):
        (tmp_path / packages).symlink_to(ROOT / packages)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    (python,) = re.findall(r"^```python\n(.*?)^```$", WIDGETS, re.MULTILINE | re.DOTALL)
    (script,) = re.findall(r"^```js\n(.*?)^```$", WIDGETS, re.MULTILINE | re.DOTALL)
    patterns = (
        "(from cgbook.*?)",
        "(import die.*?)",
        "(die,)",
        "(dieRoll: .*?,) (dieRolled: .*?,)",
        r"(widgets\.die.*?)",
    )
    (export,), (line,), (entry,), words, (made,) = (re.findall(f"`{one}`", WIDGETS) for one in patterns)
    home = tmp_path / "book" / "cgbook" / "widgets"
    (home / "die.py").write_text(python, "utf8")
    put(home / "__init__.py", "from cgbook.widgets.answer_boxes import", f"{export}\n")
    put(home / "__init__.py", '    "GraphEditor",', '    "Die",\n    "die",\n')
    (home / "front" / "kinds" / "die.js").write_text(script, "utf8")
    put(home / "front" / "main.js", "import editor from", f"{line}\n")
    put(home / "front" / "main.js", "    exercise,", f"    {entry}\n")
    put(home / "front" / "words" / "games.js", "  chooseOne:", "".join(f"  {word}\n" for word in words[0]))
    put(tmp_path / "tests" / "cgbook" / "test_formats.py", '        life("glider"),', f"        {made}\n")
    changed = [path for path in tmp_path.rglob("*") if path.is_file() and before.get(path) != path.read_bytes()]
    assert len(changed) == 6
    (check,) = re.findall(r"^\S+ -m (tools.*?) --fix$", WIDGETS, re.MULTILINE)
    (tests,) = re.findall(r"^\S+ -m (pytest .*)$", WIDGETS, re.MULTILINE)
    for command in (check, f"{tests} -q -n0 -p no:cacheprovider"):
        done = run(tmp_path, *shlex.split(command))
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.thorough
def test_a_colour_is_changed_in_one_line_as_the_guide_says(tmp_path: Path) -> None:
    project(tmp_path)
    (line,) = re.findall(r"^```python\n(.*?)^```$", COLOURS, re.MULTILINE | re.DOTALL)
    name, new = re.findall(r'"(\w+)": "(.*?)"', line)[0]
    palette = tmp_path / "book" / "cgbook" / "pictures" / "palette.py"
    text = palette.read_text("utf8")
    old, _ = re.findall(rf'"{name}": "(.*?)"', text)  # the colours by day and by night
    assert text.count(old) == 1
    palette.write_text(text.replace(old, new), "utf8")
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split(
        "\n"
    )
    holds = [path for path in map(ROOT.joinpath, listed) if path.is_file() and old.encode() in path.read_bytes()]
    assert [path.name for path in holds] == ["palette.py"]
    shown = asked(
        tmp_path,
        "import sys; sys.path.insert(0, 'book/_site')",
        "import bundle",
        "from cgbook.examples import girl_dog_house",
        "from cgbook.widgets import play",
        "print(bundle.palette(), play(girl_dog_house())._static())",
    )
    assert shown.count(new) > 2
    assert old not in shown
    (command,) = re.findall(r"^\S+ -m (pytest .*)$", COLOURS, re.MULTILINE)
    done = run(tmp_path, *command.split(), "-q", "-n0", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.thorough
def test_a_chapter_an_exercise_a_prompt_and_a_gate_are_added_as_the_guide_says(tmp_path: Path) -> None:
    folder = books.book(tmp_path)
    (line,) = re.findall(r"`( +- file: .*?)`", CONTENT)
    (program,) = re.findall(r"^```python\n(import nbformat.*?)^```$", CONTENT, re.MULTILINE | re.DOTALL)
    (exercise,) = re.findall(r"^````md\n(.*?)^````$", CONTENT, re.MULTILINE | re.DOTALL)
    prompts, gates = re.findall(r"^```yaml\n(.*?)^```$", CONTENT, re.MULTILINE | re.DOTALL)
    (opened,) = re.findall(r"^```md\n(.*?)^```$", CONTENT, re.MULTILINE | re.DOTALL)
    (asked,) = re.findall(r"a cell that contains `(guess\(.*?\))`", CONTENT)
    cells = f"code({asked!r}), text({opened!r}),\n]"
    program = program.replace("\n]", f"\n    {cells}")
    with (folder / "_toc.yml").open("a", encoding="utf8") as contents:
        contents.write(f"{line}\n")
    subprocess.run([sys.executable, "-c", program], cwd=folder, check=True)
    files = {
        "exercises/14-squares/01-the-least-lost-heap.md": exercise,
        "recall/14-squares.yml": prompts,
        "gates/14-squares.yml": gates,
    }
    (on_map,) = re.findall(r"`(14: .*?),`", CONTENT)
    put(folder / "book" / "_site" / "cgsite" / "cover.py", "}\n\n\ndef chapter_map", f"    {on_map},\n")
    (command,) = re.findall(r"^\S+ -m pytest tests/book -m .*$", CONTENT, re.MULTILINE)
    assert '"[14 ' in command
    for name, text in files.items():
        assert f"`{name}`" in CONTENT
        (folder / "book" / name).parent.mkdir(exist_ok=True)
        (folder / "book" / name).write_text(text, "utf8")
    done = books.build(folder)
    assert done.returncode == 0, done.stdout + done.stderr
    page = (folder / "_build" / "html" / "book" / "14-squares.html").read_text("utf8")
    assert re.findall(r'data-kind="(\w+)"', page) == ["player", "guess", "exercise"]
    assert {*re.findall(r'data-gate="(.*?)"', page)} == {*yaml.safe_load(gates)} == {"five-chips"}
    assert "14.1" in page
    assert 'class="cg-chapter-number">14<' in page
    assert "Theorem 14.1" in page
    assert "compares the theorem with a search" in page.partition("cg-check")[2]
    drawn = subprocess.run(
        [sys.executable, "-c", "from cgsite.cover import MAP, chapter_map; print(chapter_map(str, MAP))"],
        cwd=folder / "book" / "_site", check=True, capture_output=True, text=True,
    )  # fmt: skip
    assert '<a href="14">' in drawn.stdout
    assert 'viewBox="0 0 360 534"' in drawn.stdout
    assert 'data-recall="squares-two squares-three"' in page
    (asked_for,), (gate,) = yaml.safe_load(prompts).values(), yaml.safe_load(gates).values()
    assert len(asked_for) == 2
    assert all(eval(one["check"], {"cgkit": cgkit}) is True for one in (*asked_for, gate))
