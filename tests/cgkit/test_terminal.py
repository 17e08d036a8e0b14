"""Tests of the command `cgkit`: values, periods, moves and play."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cgkit import Subtraction, __version__, grundy_sequence, kayles, nim, period
from cgkit.__main__ import COMMANDS, run
from cgkit.terminal import write

ROOT = Path(__file__).parents[2]
Said = pytest.CaptureFixture[str]


def main(arguments: Sequence[str]) -> int:
    """Run a command, and return its exit code."""
    return run("cg", COMMANDS, arguments)


def output_of(capsys: Said, *arguments: str, status: int = 0) -> str:
    """Run a command, check its exit code, and return its output or its error."""
    assert main(arguments) == status
    out, err = capsys.readouterr()
    assert bool(err) == bool(status)
    return out or err


@pytest.mark.parametrize("name", COMMANDS)
def test_the_examples_in_the_help_work(name: str, capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    examples = [line.strip() for line in said.splitlines() if re.match(r" *cg(kit|book) ", line)]
    assert examples
    if name != "play":
        for line in examples:
            assert main(shlex.split(line)[1:]) == 0, line
    assert main(["--help"]) == 0
    assert name in capsys.readouterr().out


def test_values_in_three_forms(capsys: Said) -> None:
    truth = grundy_sequence(kayles, 101)
    rows = list(csv.reader(io.StringIO(output_of(capsys, "values", "0.77", "--upto", "100", "--csv"))))
    assert rows == [["heap", "value"], *([str(n), str(value)] for n, value in enumerate(truth))]
    listed = json.loads(output_of(capsys, "values", "kayles", "--upto", "100", "--json"))
    assert listed == [{"heap": n, "value": value} for n, value in enumerate(truth)]
    plain = output_of(capsys, "values", "kayles", "--upto", "100")
    assert [int(word) for line in plain.splitlines() for word in line.split(":")[1].split()] == truth
    assert output_of(capsys, "values", "ruler", "--upto", "4", "--csv") == "heap,value\n1,1\n2,2\n3,1\n4,4\n"


def test_a_period_with_its_proof(capsys: Said) -> None:
    found = period(kayles)
    said = output_of(capsys, "period", "0.77")
    assert said == f"period 12 from 71 on, with 14 exceptions among the smaller heaps\n{found.certificate}\n"
    (row,) = json.loads(output_of(capsys, "period", "Subtraction({1, 3, 4})", "--json"))
    assert (row["start"], row["period"], row["proved"]) == (0, 7, True)
    assert "adding 4 each time" in output_of(capsys, "period", "lasker")
    assert output_of(capsys, "period", "0.6", "--values", "500", status=1).startswith(
        "no period is known after 500 values"
    )
    assert "no period" in output_of(capsys, "period", "aliquot", status=1)
    assert main(["period", "0.6", "--values", "500", "--json"]) == 1
    assert capsys.readouterr().out == "[]\n"


def test_moves_that_win(capsys: Said) -> None:
    said = output_of(capsys, "moves", "nim(3,4,5)").splitlines()
    assert said == [
        "nim(3, 4, 5): N, the player to move wins",
        *(str(move) for move in nim(3, 4, 5).winning_moves()),
    ]
    assert output_of(capsys, "moves", "nim(1, 2, 3)").splitlines()[1:] == ["no move wins"]
    assert output_of(capsys, "moves", "nim(0)").splitlines()[1:] == ["no moves are left"]
    rows = list(csv.DictReader(io.StringIO(output_of(capsys, "moves", "Subtraction({1,3,4})(5)", "--all", "--csv"))))
    wins = {repr(move) for move in Subtraction({1, 3, 4})(5).winning_moves()}
    assert {row["move"] for row in rows if row["wins"] == "yes"} == {text.partition(":")[0] for text in wins}
    assert len(rows) == 3
    assert "--positions" in output_of(capsys, "moves", "chomp(6, 7)", "--positions", "50", status=2)


def test_a_readers_own_game_comes_from_a_file(capsys: Said, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("from cgkit import Subtraction, kayles\nmine = Subtraction({1, 3, 4})\nrow = kayles(5)\n")
    assert output_of(capsys, "moves", "mine(7)", "--from", str(file)).startswith("Subtraction({1, 3, 4})(7): P")
    assert output_of(capsys, "moves", "mine 3 and nim 5", "--from", str(file)).startswith(
        "Subtraction({1, 3, 4})(3) + nim(5): N"
    )
    assert output_of(capsys, "moves", "row + mine(3)", "--from", str(file)).startswith("kayles(5) + Subtraction")
    assert "period 7 from 0 on" in output_of(capsys, "period", "mine", "--from", str(file))
    assert output_of(capsys, "values", "mine", "--upto", "7", "--from", str(file)) == "0: 0 1 0 1 2 3 2 0\n"
    for program, why in (
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("def (", "SyntaxError"),
        ("raise SystemExit", "SystemExit"),
        ("mine = 3", "defines no game"),
    ):
        file.write_text(program)
        assert why in output_of(capsys, "moves", "mine(7)", "--from", str(file), status=2)
    assert "No such file" in output_of(capsys, "moves", "mine(7)", "--from", str(tmp_path / "none.py"), status=2)


def test_a_game_against_cgkit(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        sys, "stdin", io.StringIO("?\ntake 9 from heap 1\n\ntake 2 from heap 1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n")
    )
    said = output_of(capsys, "play", "nim(3, 4, 5)", "--seed", "1")
    assert "'take 9 from heap 1' isn't legal" in said
    assert said.count("cgkit: ") >= 1
    assert said.splitlines()[-1] in ("You win.", "cgkit wins.")
    for second, last in (("--seed=1", "You win."), ("--second", "cgkit wins.")):
        monkeypatch.setattr(sys, "stdin", io.StringIO("take 1\n" * 3))
        assert output_of(capsys, "play", "nim(1)", second).splitlines()[-1] == last
        monkeypatch.setattr(sys, "stdin", io.StringIO("take 1\n" * 3))
        lost = output_of(capsys, "play", "nim(1).misere()", second).splitlines()[-1]
        assert lost == ("cgkit wins." if last == "You win." else "You win.")
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert output_of(capsys, "play", "nim(3)").splitlines()[-1] == "You left the game."


@pytest.mark.parametrize("size", range(1, 12))
def test_cgkit_wins_if_it_can(size: int, capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    """cgkit moves first, and the other player always chooses the first move in the list."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 20))
    said = output_of(capsys, "play", f"kayles({size})", "--second")
    assert said.splitlines()[-1] == "cgkit wins."  # cgkit wins by symmetry


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("values kayls", "Do you mean kayles"),
        ("values 0.9!", "out of place"),
        ("values 1.3", "before the point"),
        ("values 0.77 --upto -1", "--upto must be at least 0"),
        ("values 0.77 --upto 99999999999", "10,?000,?000"),
        ("period wythoff", "position"),
        ("moves __import__('os').system('ls')", "only a game can have brackets|no game is called"),
        ("moves nim(3,", "out of place"),
        ("moves nim(-1)", "got -1"),
        ("moves anti-nim", "no game is called anti-nim. Do you mean nim"),
        ("moves clobber", "no game is called clobber$"),
        ("moves nim", "Put a position in brackets"),
        ("moves Nim(3,4,5)", r"Do you mean nim\(3, 4, 5\)"),
        ("moves Kayles(10)", r"Do you mean kayles\(10\)"),
        ("play nim(3).ring()", "only a game can have brackets"),
        ("nonsense", "no command 'nonsense'"),
    ],
)
def test_an_error_is_reported_in_words(
    typed: str, why: str, capsys: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(typed.split(" ")) == 2
    out, err = capsys.readouterr()
    assert not out
    assert re.search(why, err)
    assert "Traceback" not in err


@given(st.sampled_from([*COMMANDS]), st.lists(st.text(max_size=8), max_size=3))
def test_no_input_causes_a_traceback(name: str, typed: list[str]) -> None:
    try:
        assert main([name, *typed]) in (0, 1, 2)
    except SystemExit as ended:
        if ended.code not in (0, 2):  # argparse exits with one of these codes
            raise


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Start a command, yield its process, and end it afterwards."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "book")])}
    command = [sys.executable, "-m", "cgkit" if arguments[0] in COMMANDS else "cgbook", *arguments]
    pipe = subprocess.PIPE
    # if the tests run in the background, the processes that they start ignore Ctrl-C
    heard = None if sys.platform == "win32" else lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(
        command, text=True, env=environment, stdin=pipe, stdout=pipe, stderr=pipe, preexec_fn=heard
    ) as running:
        try:
            yield running
        finally:
            running.kill()


@pytest.mark.thorough
@pytest.mark.skipif(sys.platform == "win32", reason="signals and pipes are others there")
def test_a_closed_pipe_or_ctrl_c_ends_a_command_quietly(tmp_path: Path) -> None:
    with started("values", "0.77", "--upto", "1000000", "--csv") as long:
        assert long.stdout
        assert long.stderr
        assert long.stdout.readline() == "heap,value\n"
        long.stdout.close()
        assert long.wait() == 0
        assert not long.stderr.read()
    with started("--help") as help:
        assert help.stdout
        assert help.stderr
        help.stdout.close()
        assert help.wait() == 0
        assert not help.stderr.read()
    with started("play", "nim(3)") as waiting:
        assert waiting.stdout
        said = ""
        while not said.endswith("> "):  # the command then waits for a move
            said += waiting.stdout.read(1)
        waiting.send_signal(signal.SIGINT)
        assert waiting.wait() == 130


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_characters_that_an_encoding_lacks_are_replaced(encoding: str, tmp_path: Path) -> None:
    """Output that is redirected on Windows has such an encoding."""
    environment = {
        **os.environ,
        "PYTHONIOENCODING": encoding,
        "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "book")]),
    }
    with (tmp_path / "o.txt").open("wb") as file:
        command = [sys.executable, "-m", "cgkit", "moves", "nim(3,4,5)"]
        ended = subprocess.run(command, stdout=file, stderr=subprocess.PIPE, env=environment)
    assert (ended.returncode, ended.stderr) == (0, b"")
    lines = (tmp_path / "o.txt").read_text(encoding).splitlines()
    assert lines[1] == r"take 2 from heap 1: leaves 1, 4, 5, a P-position (nim-sum 1 \u2295 4 \u2295 5 = 0)"


def test_a_table_lines_up_even_with_characters_of_double_width(capsys: pytest.CaptureFixture[str]) -> None:
    write([("尼姆", 1), ("nim", 22)], ("game", "value"), None)
    assert capsys.readouterr().out == "game  value\n尼姆  1\nnim   22\n"


@pytest.mark.parametrize("program", ["cgkit", "cgbook"])
def test_a_program_prints_its_version(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(program, {}, ["--version"]) == 0
    assert capsys.readouterr().out.split() == [program, __version__]
