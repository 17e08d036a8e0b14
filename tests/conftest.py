"""The fixtures of the browser tests, and the report after the tests on how many positions the three answers were compared."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from tests.browser import again, base, browser, keeper, left_open, visit, woken  # noqa: F401  (fixtures)
from tests.cases import ANSWERS, CASES

# Otherwise jsonschema, which nbformat uses, would spend three seconds on a grammar of web addresses that nothing here
# needs.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]

# The machine can be busy, so an example that takes long isn't a failure.
settings.register_profile("cgkit", deadline=None, max_examples=60)
settings.load_profile("cgkit")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # only one process builds the bundles
        import bundle

        bundle.main()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip a file without reading it if the run would select none of its tests, because all or none of them need a browser."""
    marks = config.option.markexpr
    if collection_path.suffix != ".py" or "browser" not in marks:
        return None
    text = collection_path.read_text("utf8")
    if "not browser" in marks:
        return True if re.search(r"^pytestmark = .*mark\.browser", text, re.MULTILINE) else None
    return None if "mark.browser" in text else True


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Return one worker for each core, or three for two cores if tests wait for browsers; a worker takes six seconds to read all tests."""
    cores = os.cpu_count() or 1
    return cores if "not browser" in config.option.markexpr else cores + cores // 2


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    rows = [
        value
        for report in terminalreporter.stats.get("passed", [])
        for name, value in report.user_properties
        if name == "three answers"
    ]
    if not rows:
        return
    if os.environ.get("KEEP_ANSWERS"):
        # cases that weren't selected keep their counts, and cases that no longer exist lose theirs
        kept = json.loads(ANSWERS.read_text("utf8")) | {name: counts for name, counts, _ in rows}
        there = sorted(kept.keys() & map(str, CASES))
        lines = (f"{json.dumps(name)}: {json.dumps(kept[name])}" for name in there)
        ANSWERS.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf8")
    positions = sum(counts["positions"] for _, counts, _ in rows)
    terminalreporter.section("three answers")
    terminalreporter.write_line(f"compared for {len(rows)} rulesets on {positions:,} positions")
