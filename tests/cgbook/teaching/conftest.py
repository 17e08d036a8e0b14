"""The fixture `sandbox`, built once for all workers of a test run."""

from __future__ import annotations

import time

import pytest

from cgbook.teaching.grading.sandbox import prepare


@pytest.fixture(scope="session")
def sandbox(tmp_path_factory: pytest.TempPathFactory, testrun_uid: str) -> None:
    """Build the sandbox in the first worker, unless an earlier run has built it; the other workers wait for a limited time."""
    built = tmp_path_factory.getbasetemp().parent / f"sandbox-{testrun_uid}"
    try:
        built.mkdir()
    except FileExistsError:
        for _ in range(300):
            if (built / "done").exists():
                break
            time.sleep(1)
        prepare()
    else:
        prepare()
        (built / "done").touch()
