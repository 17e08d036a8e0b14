"""The fixtures of the browser tests; and, after the tests, on how many positions each ruleset's three answers were compared."""

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

# jsonschema, and so nbformat, would load a grammar of addresses for three seconds, which nothing here asks for.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]

# The machine may be busy, and a test that is slow now and then has found nothing.
settings.register_profile("cgkit", deadline=None, max_examples=60)
settings.load_profile("cgkit")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # one process for all
        import bundle

        bundle.main()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave a file unread that a run would leave out once it has read it: one of browser tests alone, or one without any."""
    marks = config.option.markexpr
    if collection_path.suffix != ".py" or "browser" not in marks:
        return None
    text = collection_path.read_text("utf8")
    if "not browser" in marks:
        return True if re.search(r"^pytestmark = .*mark\.browser", text, re.MULTILINE) else None
    return None if "mark.browser" in text else True


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Three workers for two cores where browsers are waited for; else one a core. Each worker reads all tests, for six seconds."""
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
        # those that were not asked this time keep their counts; those that are gone have none
        kept = json.loads(ANSWERS.read_text("utf8")) | {name: counts for name, counts, _ in rows}
        there = sorted(kept.keys() & map(str, CASES))
        lines = (f"{json.dumps(name)}: {json.dumps(kept[name])}" for name in there)
        ANSWERS.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf8")
    positions = sum(counts["positions"] for _, counts, _ in rows)
    terminalreporter.section("three answers")
    terminalreporter.write_line(f"compared for {len(rows)} rulesets on {positions:,} positions")
