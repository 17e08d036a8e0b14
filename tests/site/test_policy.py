"""Tests that each page's policy says what may run, and that the page contains nothing else. All browser tests report violations."""

from __future__ import annotations

import re

import pytest

from tests.browser import Open

import cgsite.site  # isort: skip
from cgsite import policy  # isort: skip

EARLY = "let mode;"


def refused(html: str) -> list[str]:
    return policy.refused(cgsite.site.Page("a", policy.meta(EARLY) + html))


def test_forbidden_scripts_and_attributes_are_found() -> None:
    page = f'<script>{EARLY}</script><script src="a.js"></script><script type="application/ld+json">{{}}</script>'
    assert refused(page) == []
    assert refused(page + "<script>alert(1)</script>") == ["<script>alert(1)</script>"]
    assert refused(page + "<script type='text/javascript'>1</script>")
    assert refused('<a title="x" onclick="go()">')
    assert refused('<a href="javascript:go()">')
    assert refused("<pre>onclick=1 &lt;a onclick=2></pre>") == []


def test_the_policy_is_as_tight_as_the_book_allows() -> None:
    directives = dict(one.split(" ", 1) for one in policy.policy(EARLY).split("; "))
    assert directives["default-src"] == "'none'"
    assert directives["script-src"].split()[:-1] == ["'self'", "blob:", "'wasm-unsafe-eval'"]
    assert directives["script-src"].split()[-1] == policy.digest(EARLY)
    assert directives["base-uri"] == "'none'"
    assert not re.search(r"https?:|\*|'unsafe-eval'", policy.policy(EARLY))


@pytest.mark.browser
def test_a_script_that_somebody_injects_into_a_page_does_not_run(visit: Open) -> None:
    seen = visit("book/sources.html")
    seen.page.evaluate(
        "document.body.insertAdjacentHTML('beforeend', '<img src=\"data:,\" onerror=\"window.ran = 1\">');"
        "document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = 2' }));"
    )
    refused = list[str]()
    while len(refused) < 2:  # until the browser has reported both violations
        seen.page.wait_for_timeout(30)
        refused = [one for one in seen.problems if "Content Security Policy" in one]
    assert seen.page.evaluate("window.ran") is None
    seen.problems.clear()
