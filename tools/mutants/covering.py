"""Which tests run which line: a pytest plugin that writes it down, for Python by coverage.py and for scripts by V8."""

from __future__ import annotations

import json
import os
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlparse

import coverage
import pytest

from tests import front

__all__ = ["Covering"]

WRITTEN = "MUTANTS_COVERING"  # the variable that names the file to write


class Covering:
    """For each place in the code the tests that run it, the quickest first."""

    def __init__(self, written: dict[str, Any]) -> None:
        self.seconds: dict[str, float] = written["seconds"]
        self.lines: dict[str, dict[str, list[str]]] = written["lines"]
        self.scripts: dict[str, dict[str, list[tuple[int, int]]]] = written["scripts"]

    def tests(self, file: str, source: str, at: int) -> list[str]:
        """The tests that run the place `at`, then the others that run something of this file."""
        if file.endswith(".py"):
            lines = self.lines.get(file, {})
            line = str(source.count("\n", 0, at) + 1)
            exact = set(lines.get(line, []))
            every = {test for tests in lines.values() for test in tests}
        else:
            ranges = self.scripts.get(file, {})
            every = set(ranges)
            exact = {test for test, some in ranges.items() if any(start <= at < end for start, end in some)}
        known = self.seconds.keys()
        return [
            *sorted(exact & known, key=self.seconds.__getitem__),
            *sorted((every - exact) & known, key=self.seconds.__getitem__),
        ]


# --- the plugin --------------------------------------------------------------------------------------------------------

if WRITTEN in os.environ:
    _root = Path.cwd()
    _measured = coverage.Coverage(data_file=None, source=["cgbook", "cgkit"], check_preimported=False)
    _measured.start()
    _seconds: dict[str, float] = {}
    _scripts: dict[str, dict[str, list[tuple[int, int]]]] = defaultdict(dict)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
        _measured.switch_context(item.nodeid)
        with tempfile.TemporaryDirectory() as folder:
            os.environ["NODE_V8_COVERAGE"] = folder
            result = yield
            front.end()  # so that each test has a Node, and lines, of its own
            for told in Path(folder).glob("*.json"):
                for script, ranges in _run(json.loads(told.read_text("utf8"))):
                    _scripts[script].setdefault(item.nodeid, []).extend(ranges)
        _measured.switch_context("")
        return result

    def pytest_runtest_logreport(report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            _seconds[report.nodeid] = report.duration

    def pytest_sessionfinish() -> None:
        _measured.stop()
        data = _measured.get_data()
        lines = {
            Path(file).relative_to(_root).as_posix(): {
                line: [test for test in tests if test] for line, tests in data.contexts_by_lineno(file).items()
            }
            for file in data.measured_files()
        }
        Path(os.environ[WRITTEN]).write_text(json.dumps({"seconds": _seconds, "lines": lines, "scripts": _scripts}))

    def _run(told: dict[str, Any]) -> Iterator[tuple[str, list[tuple[int, int]]]]:
        """For each script of ours the ranges that were run. V8 nests them: what is inside counts for itself."""
        for script in told["result"]:
            path = Path(unquote(urlparse(script["url"]).path))
            if not path.is_relative_to(_root / "book" / "cgbook"):
                continue
            ranges = [one for function in script["functions"] for one in function["ranges"]]
            run = bytearray(max(one["endOffset"] for one in ranges))
            for one in sorted(ranges, key=lambda one: one["startOffset"] - one["endOffset"]):
                start, end = one["startOffset"], one["endOffset"]
                run[start:end] = bytes([one["count"] > 0]) * (end - start)
            yield path.relative_to(_root).as_posix(), list(_spans(run))

    def _spans(run: bytearray) -> Iterator[tuple[int, int]]:
        start = run.find(1)
        while start >= 0:
            end = run.find(0, start)
            yield start, end if end >= 0 else len(run)
            start = run.find(1, end) if end >= 0 else -1
