"""Tests of the survey of octal codes: codes with the same play, any executor, and a survey that continues where it stopped."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cgbook.survey import codes, survey
from cgbook.survey.codes import CODES, alike
from cgbook.survey.cousins import standard_form
from cgkit import grundy_sequence
from cgkit.rulesets import TakeAndBreak
from cgkit.sequences.code_tables import Table
from cgkit.sequences.octal_codes import read_code
from tests.chapters import pages, source

SETTLED = codes._settled
SOME = ("0.77", "0.07", "0.137", "0.6", "0.4", "0.45", "0.056", "0.333", "0.001", "0.002", "0.16")
UPTO = 700


def plainly(code: str, upto: int) -> dict[str, Any]:
    """Return a row computed from the code's own values: the least start and period with a proof, and the number of exceptions."""
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


def test_rows_agree_with_the_values_of_each_code() -> None:
    """All 512 codes are tested. A cousin may prove a period with fewer values than the code itself, so a few more values are allowed."""
    rows = list(survey(CODES, UPTO))
    assert sorted(row["code"] for row in rows) == list(CODES)
    for row in rows:
        assert row == plainly(row["code"], UPTO) or row == plainly(row["code"], UPTO + 20)
    assert sum(row["period"] is not None for row in rows) >= 280


@given(st.text("01234567", min_size=1, max_size=5), st.sampled_from("04"))
def test_cousins_have_the_same_values_except_for_the_shift(tail: str, head: str) -> None:
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


def by_code(rows: Iterable[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {row["code"]: row for row in rows}


def test_the_stored_survey_is_the_computed_one() -> None:
    kept = by_code(codes.written())
    assert tuple(kept) == CODES
    for one in survey([code for code in CODES if kept[code]["period"]][::7], 2_000):
        assert not one["period"] or one == kept[one["code"]] | {"largest": one["largest"]}
    assert sum(one["period"] is None for one in kept.values()) == 193


@pytest.mark.slow
def test_codes_without_a_period_in_the_survey_have_none_up_to_its_limit() -> None:
    kept = by_code(codes.written())
    assert all(
        row == kept[row["code"]]
        for row in survey([code for code in CODES if not kept[code]["period"]][::32], codes.LIMIT)
    )


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list to which each form is added when it's computed."""
    asked: list[str] = []

    def settled(form: str, upto: int) -> dict[str, Any]:
        asked.append(form)
        return SETTLED(form, upto)

    monkeypatch.setattr(codes, "_settled", settled)
    return asked


def test_codes_with_the_same_play_are_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = counted(monkeypatch)
    rows = list(survey(["0.07", "0.137", "0.07", "0.070"], 300))
    assert asked == ["0.137"]
    assert [row["start"] for row in rows] == [53, 52, 53, 53]
    assert len({standard_form(code)[0] for code in CODES}) == 212
    assert len(alike(rows)) == 4


def test_a_survey_continues_where_it_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = counted(monkeypatch)
    kept = by_code(islice(survey(SOME, UPTO), 6))
    assert len(asked) <= 6, "each row must be yielded before the next one is computed"
    asked.clear()
    rest = by_code(survey(SOME, UPTO, done=[*kept]))
    assert not rest.keys() & kept.keys()
    assert kept | rest == by_code(survey(SOME, UPTO))
    asked.clear()
    assert not list(survey(SOME, UPTO, done=SOME))
    assert not asked


@contextmanager
def dask() -> Iterator[Executor]:
    from distributed import Client

    with Client(processes=False, n_workers=2, threads_per_worker=1, dashboard_address=None) as client:  # type: ignore[no-untyped-call]
        yield client.get_executor()


@pytest.mark.thorough
@pytest.mark.parametrize("pool", [ThreadPoolExecutor, ProcessPoolExecutor, dask])
def test_any_executor_finds_the_same_rows(pool: Callable[[], AbstractContextManager[Executor]]) -> None:
    alone = by_code(survey(SOME, UPTO))
    with pool() as executor:
        assert by_code(survey(SOME, UPTO, executor=executor, done=SOME[:3])) == {code: alone[code] for code in SOME[3:]}


def test_work_that_nobody_needs_any_more_is_cancelled() -> None:
    with ThreadPoolExecutor(1) as pool:
        rows = survey(CODES, 20_000, executor=pool)
        next(rows)
        del rows
        assert pool.submit(int).result(timeout=60) == 0


@pytest.mark.thorough
def test_the_program_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", source(pages("06-survey")[-1]), re.DOTALL)
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        exec(program.replace("1_000_000", "60"), {"codes": SOME, "survey": survey})
        rows = [json.loads(line) for line in Path("survey.txt").read_text("utf8").splitlines()]
        assert sorted(row["code"] for row in rows) == sorted(SOME)
        Path("survey.txt").write_text("".join(json.dumps(row) + "\n" for row in rows[::2]), "utf8")


def test_invalid_arguments_of_a_survey_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for wrong in (0, -1, 10**18, "7", None, 2.5):
        with pytest.raises((TypeError, ValueError), match="limits"):
            survey(SOME, wrong)  # type: ignore[arg-type]
    faults: list[tuple[dict[str, Any], str]] = [
        ({"executor": map}, "map"),
        ({"done": "0.77"}, "'0.77'"),
        ({"done": [10**6]}, "1000000"),
    ]
    for more, named in faults:
        with pytest.raises((TypeError, ValueError), match=named):
            survey(SOME, 60, **more)
    monkeypatch.setattr(codes, "pays", lambda *_: False)
    with pytest.raises(ValueError, match="1,000,000"):  # a long survey needs numba
        survey(["0.6"], 10**6)


def test_the_standard_form_leaves_out_a_redundant_take_of_a_whole_heap() -> None:
    assert standard_form("8.001") == standard_form("8.") == ("8.0", 0)
