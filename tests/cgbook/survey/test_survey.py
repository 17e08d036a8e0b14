"""The survey of octal codes: codes that play alike, many workers, and a checkpoint that survives a kill at any moment."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cgbook.survey import survey, workers
from cgbook.survey.checkpoint import Checkpoint
from cgbook.survey.codes import CODES, alike, bar
from cgbook.survey.cousins import standard_form
from cgkit import grundy_sequence
from cgkit.rulesets import TakeAndBreak
from cgkit.sequences.octal import read_code
from cgkit.sequences.tables import Table

SOME = ("0.77", "0.07", "0.137", "0.6", "0.4", "0.45", "0.056", "0.333", "0.001", "0.002", "0.16")
UPTO = 700


def plainly(code: str, upto: int) -> dict[str, Any]:
    """A row by the code's own values: the least start and period that fit the proof, and the heaps that the period would tell wrongly."""
    table = Table(read_code(code))
    table.grow(upto)
    values = table.values.tolist()
    if not table.period:
        return {"code": code, "start": None, "period": None, "exceptions": None, "largest": max(values)}
    length = table.period.length
    later = values + [0] * length
    untrue = [n for n in range(len(values) - length) if later[n] != later[n + length]]
    start = untrue[-1] + 1 if untrue else 0
    cycle = {n % length: values[n] for n in range(start, start + length)}
    exceptions = sum(values[n] != cycle[n % length] for n in range(start))
    return {
        "code": code,
        "start": start,
        "period": length,
        "exceptions": exceptions,
        "largest": max(values[: start + length]),
    }


def test_rows_are_what_each_code_says_by_itself() -> None:
    """All 512; a cousin may prove by a few values less what the code itself does not yet."""
    told = survey(CODES, UPTO)
    assert [row["code"] for row in told] == list(CODES)
    for row in told:
        assert row == plainly(row["code"], UPTO) or row == plainly(row["code"], UPTO + 20)
    assert sum(row["period"] is not None for row in told) >= 280


@given(st.text("01234567", min_size=1, max_size=5), st.sampled_from("04"))
def test_cousins_have_the_same_values_but_for_the_shift(tail: str, head: str) -> None:
    code = f"{head}.{tail}"
    form, shift = standard_form(code)
    values = grundy_sequence(TakeAndBreak(code), 80 + shift)
    assert values[shift:] == grundy_sequence(TakeAndBreak(form), 80)
    assert not any(values[:shift])
    assert standard_form(form) == (form, 0)


@given(st.text("0123456789abcdef", min_size=1, max_size=3), st.sampled_from("048c"))
def test_the_standard_form_of_other_codes_has_their_values(tail: str, head: str) -> None:
    for code in (f"{head}.{tail}", f"4!.{tail.translate(str.maketrans('456789abcdef', '012301230123'))}"):
        form, shift = standard_form(code)
        assert shift == 0 or not read_code(code).three
        assert grundy_sequence(TakeAndBreak(code), 40 + shift)[shift:] == grundy_sequence(TakeAndBreak(form), 40)


def test_codes_that_play_alike_are_computed_once() -> None:
    asked: list[str] = []

    def counted(function: Callable[[Any], Any], forms: Sequence[Any]) -> Iterator[Any]:
        asked.extend(forms)
        return map(function, forms)

    rows = survey(["0.07", "0.137", "0.07", "0.070"], 300, map=counted)
    assert asked == ["0.137"]
    assert [row["start"] for row in rows] == [53, 52, 53, 53]
    assert len({standard_form(code)[0] for code in CODES}) == 212
    assert len(alike(rows)) == 4


def backwards(function: Callable[[Any], Any], forms: Sequence[Any]) -> Iterable[Any]:
    return map(function, reversed(forms))


def test_any_map_will_do() -> None:
    alone = survey(SOME, UPTO)
    assert survey(SOME, UPTO, map=backwards) == alone
    with ThreadPoolExecutor(2) as pool:
        assert survey(SOME, UPTO, map=pool.map) == alone
    assert survey(SOME, UPTO, map=workers(2, prefer="threads")) == alone


@pytest.mark.thorough
def test_two_processes_find_the_same() -> None:
    assert survey(SOME, UPTO, map=workers(2)) == survey(SOME, UPTO)


def test_progress_goes_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    seen: list[tuple[int, int]] = []
    survey(SOME, 100, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(n, seen[0][1]) for n in range(seen[0][1] + 1)]
    bar(1, 4)
    bar(4, 4)
    out, err = capsys.readouterr()
    assert not out
    assert err == f"\r[{'#' * 10}{'.' * 30}] 1 of 4\r[{'#' * 40}] 4 of 4\n"


# --- a checkpoint -------------------------------------------------------------------------------------------------------


class StoppedError(Exception):
    """In the middle of a survey."""


def stopped_after(parts: int) -> Callable[[int, int], None]:
    def tell(done: int, total: int) -> None:
        if done == parts:
            raise StoppedError

    return tell


def test_a_survey_goes_on_where_it_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    asked: list[str] = []
    with pytest.raises(StoppedError):
        survey(SOME, UPTO, checkpoint=kept, progress=stopped_after(4))

    def counted(function: Callable[[Any], Any], forms: Sequence[Any]) -> Iterator[Any]:
        asked.extend(forms)
        return map(function, forms)

    whole = survey(SOME, UPTO)
    assert survey(SOME, UPTO, map=counted, checkpoint=kept) == whole
    assert len(asked) == len({standard_form(code)[0] for code in SOME}) - 4
    asked.clear()
    assert survey(SOME, UPTO, map=counted, checkpoint=kept) == whole
    assert not asked


def test_whatever_byte_it_was_cut_at(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    whole = survey(SOME, 60, checkpoint=kept)
    text = kept.read_bytes()
    lines = len(text.splitlines())
    for size in range(0, len(text), 3):
        kept.write_bytes(text[:size])
        with Checkpoint(kept, {"survey of": "codes", "upto": 60}) as found:
            parts = found.parts
        assert len(parts) == max(0, text[:size].count(b"\n") - 1)
        if size % 60 == 0:
            assert survey(SOME, 60, checkpoint=kept) == whole
            assert len(kept.read_bytes().splitlines()) == lines


def test_a_damaged_line_is_named_and_nothing_is_thrown_away(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    survey(SOME, 60, checkpoint=kept)
    text = kept.read_bytes()
    lines = text.splitlines(keepends=True)
    rnd = random.Random(5)
    for _ in range(50):
        place = rnd.randrange(len(lines[0]), len(text) - 1)
        spoilt = bytearray(text)
        spoilt[place] ^= 1 << rnd.randrange(7)
        kept.write_bytes(spoilt)
        if spoilt[place] == 10 or text[place] == 10:
            continue
        line = text[:place].count(b"\n") + 1
        with pytest.raises(ValueError, match=rf"damaged in line {line}; its other {len(lines) - 2} finished parts"):
            survey(SOME, 60, checkpoint=kept)
        assert kept.read_bytes() == spoilt
    kept.write_bytes(b"".join([*lines[:3], *lines[4:]]))  # as the message says
    assert survey(SOME, 60, checkpoint=kept) == survey(SOME, 60)


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    kept = tmp_path / "thesis.txt"
    for text in (b"My thesis\n", b"x", b"\n", b"0" * 100_000):
        kept.write_bytes(text)
        with pytest.raises(ValueError, match="is no checkpoint"):
            survey(SOME, 60, checkpoint=kept)
        assert kept.read_bytes() == text
    kept.unlink()
    survey(SOME, 60, checkpoint=kept)
    with pytest.raises(ValueError, match=r"is a checkpoint of .*60.*, not of .*61"):
        survey(SOME, 61, checkpoint=kept)


@pytest.mark.parametrize("wrong", [7, "", "a\0b", ["kept.txt"], b"kept"])
def test_a_checkpoint_is_a_path(wrong: Any) -> None:
    with pytest.raises(ValueError, match="the path of a file"):
        survey(SOME, 60, checkpoint=wrong)


KILLED = """
import sys
from cgbook.survey.codes import CODES, survey
survey(CODES, int(sys.argv[2]), checkpoint=sys.argv[1], progress=lambda done, total: print(done, flush=True))
"""


@pytest.mark.thorough
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL on this system")
def test_killed_at_any_moment_it_goes_on(tmp_path: Path) -> None:
    kept, rnd, kills = tmp_path / "kept.txt", random.Random(24), 0
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(str(Path(__file__).parents[3] / part) for part in ("", "book")),
    }
    while True:
        command = [sys.executable, "-c", KILLED, str(kept), "500"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as running:
            assert running.stdout
            before = len(kept.read_bytes().splitlines()) if kept.exists() else 0
            for _ in range(rnd.randrange(2, 60)):
                running.stdout.readline()
            time.sleep(rnd.random() / 100)
            running.send_signal(signal.SIGKILL)
            left = running.wait()
        assert len(kept.read_bytes().splitlines()) > before or before > len({standard_form(code)[0] for code in CODES})
        if left == 0:
            break
        kills += 1
    assert kills >= 4
    assert survey(CODES, 500, checkpoint=kept) == survey(CODES, 500)


# --- what is refused ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", [0, -1, 10**18, "7", None, 2.5])
def test_a_survey_wants_a_limit(wrong: Any) -> None:
    with pytest.raises(ValueError, match="limits"):
        survey(SOME, wrong)


def test_a_long_survey_wants_a_checkpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="name a checkpoint"):
        survey(["0.6"], 10**6)
    monkeypatch.setattr("cgbook.survey.codes.pays", lambda *_: False)
    with pytest.raises(ValueError, match="where numba is not installed"):
        survey(["0.6"], 10**6)


def test_a_survey_wants_functions() -> None:
    for wrong in ({"map": 7}, {"progress": "bar"}):
        with pytest.raises(ValueError, match="are functions"):
            survey(SOME, 60, **wrong)


def test_without_joblib_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "joblib", None)
    with pytest.raises(ModuleNotFoundError, match=r"cgbook\[survey\]"):
        workers(2)


def test_a_take_of_the_whole_that_three_parts_make_needless_is_left_out() -> None:
    assert standard_form("8.001") == standard_form("8.") == ("8.0", 0)


def test_a_file_that_was_cut_in_its_first_line_is_begun_anew(tmp_path: Path) -> None:
    file, about = tmp_path / "kept.txt", {"upto": 700}
    with Checkpoint(file, about) as kept:
        kept.add({"code": "0.3"})
    whole = file.read_bytes()
    for length in (0, 1, 5, whole.index(b"\n")):
        file.write_bytes(whole[:length])
        with Checkpoint(file, about) as kept:
            assert not kept.parts
            kept.add({"code": "0.3"})
        assert file.read_bytes() == whole


def test_a_second_survey_is_refused_while_the_first_runs(tmp_path: Path) -> None:
    """Another process, as two surveys begun by two people are; once the first has ended, the second goes on from what it left."""
    kept = tmp_path / "kept.txt"
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(str(Path(__file__).parents[3] / part) for part in ("", "book")),
    }
    code = "import sys; from cgbook.survey import survey; survey(['0.77', '0.6'], 700, checkpoint=sys.argv[1])"
    refused: list[str] = []

    def meanwhile(done: int, total: int) -> None:
        asked = subprocess.run([sys.executable, "-c", code, str(kept)], capture_output=True, text=True, env=environment)
        refused.append(asked.stderr.splitlines()[-1])
        with pytest.raises(ValueError, match="another survey is using the checkpoint"):
            survey(SOME, UPTO, checkpoint=kept)

    survey(["0.77"], UPTO, checkpoint=kept, progress=meanwhile)
    assert len(refused) == 2
    assert all(
        "another survey is using the checkpoint" in line and "wait until it has ended" in line for line in refused
    )
    assert len(kept.read_bytes().splitlines()) == 2
    subprocess.run([sys.executable, "-c", code, str(kept)], check=True, env=environment)
    assert len(kept.read_bytes().splitlines()) == 3
