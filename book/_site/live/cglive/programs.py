"""The check of a reader's program by the tests of its exercise."""

from __future__ import annotations

import linecache
from typing import Any

from cgbook.teaching.programs import guarded, sentence
from cglive import outputs
from cglive.cells import no_input, traceback_from

WHERE = "<your program>"


def check(code: str, name: str, test: str) -> dict[str, Any]:
    """Return whether a program passes a test, with a comment on the program and its printed output.

    >>> check("def double(n):\\n    return n + n", "double", "assert double(3) == 6, 'twice 3 is 6'")
    {'passed': True, 'say': '', 'printed': ''}
    >>> check("def double(n):\\n    return n", "double", "assert double(3) == 6, 'twice 3 is 6'")["say"]
    'Twice 3 is 6.'
    """
    linecache.cache[WHERE] = (len(code), None, code.splitlines(True), WHERE)
    names: dict[str, Any] = {"__name__": "__main__", "input": no_input}
    say = ""
    with outputs.collected() as parts:
        try:
            exec(compile(code, WHERE, "exec"), names)
        except BaseException as error:
            say = traceback_from(error, WHERE)
        else:
            say = _fails(names, name, test)
    printed = "".join(part.get("text", "") for part in parts)
    return {"passed": not say, "say": say, "printed": printed}


def _fails(names: dict[str, Any], name: str, test: str) -> str:
    """Return a test's comment on a program that has run, or an empty string if the program passes."""
    if name not in names:
        return f"There's no function called {name}."
    try:
        exec(compile(test, "<test>", "exec"), {**names, name: guarded(names[name])})
    except (AssertionError, TypeError, ValueError, LookupError) as error:  # the returned value might have a wrong type
        return sentence(str(error)) or "One of the tests fails."
    return ""
