"""Sequences of Grundy values known to the book, from its games on one heap and the octal codes of its survey.

**Convention.** Sequences are compared without their leading zeros, because the same game can start at a different n. If two finite lists of
values agree, this suggests that the games are alike, but doesn't prove it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from cgbook.survey.codes import CODES, LIMIT, LITERATURE, written
from cgkit.checks import SearchLimitError, check_ints
from cgkit.games.ruleset import Ruleset
from cgkit.rulesets import (
    Bash,
    aliquot,
    at_least_half,
    at_most_half,
    dawson_chess,
    dawson_kayles,
    dim_plus,
    even_if_not_all,
    grundys_game,
    kayles,
    lasker,
    mock_turtles,
    nim,
    ruler,
)
from cgkit.sequences.octal_codes import NAMED, plain_code, read_code
from cgkit.solving.value_tables import grundy_sequence

TERMS = 40  # number of values compared, after the leading zeros
FEWEST = 12  # shortest list of values that is worth comparing
MOST_ZEROS = 12  # maximum number of leading zeros; a list with more isn't the same game with a different start
MOST_NAMED = 4  # maximum number of names for one sequence
#: Games on one heap, starting with the best known.
_GAMES: tuple[Ruleset[Any], ...] = (
    nim, kayles, dawson_kayles, dawson_chess, grundys_game, lasker, at_least_half, at_most_half, dim_plus, aliquot, even_if_not_all,
    mock_turtles, ruler,
)  # fmt: skip


def known_sequences(values: Sequence[int]) -> list[str]:
    """Return the names of the book's games that have these first values, apart from leading zeros.

    >>> from cgkit import Subtraction, grundy_sequence, rayles
    >>> known_sequences(grundy_sequence(rayles, 60))
    ['Kayles', 'take-and-break 0.77 (Kayles)', 'take-and-break 0.771']
    >>> known_sequences(grundy_sequence(Subtraction({1, 2, 3}), 60))
    ['Bash(3)', 'take-and-break 0.222', 'take-and-break 0.223', 'take-and-break 0.232']
    >>> known_sequences([0, 3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9])
    []

    Parameters
    ----------
    values : values of heaps of 0, 1, 2, … chips; the list needs at least twelve after its leading zeros, and the first forty are compared.

    Returns
    -------
    list of str : at most four names, the best-known first; empty if too few values are given, or more than twelve leading zeros.

    Complexity
    ----------
    One pass over fewer than 200 sequences. The first call computes them, which takes a few tenths of a second.
    """
    given = _bare(list(check_ints(values, "values")))[:TERMS]
    if len(given) < FEWEST:
        return []
    return [name for row, names in _table().items() if list(row[: len(given)]) == given for name in names][:MOST_NAMED]


def surveyed_code(code: str) -> str | None:
    """Return a sentence on the period of an octal code, from the survey and the literature; None for a code that isn't in the survey.

    >>> surveyed_code("0.77")
    'The survey of octal codes has 0.77: period 12, from 71 on, with 14 exceptions.'
    >>> surveyed_code("0.16")
    'The survey of octal codes has 0.16: period 149459, from 105351 on (Gangolli and Plambeck, 1989).'
    >>> surveyed_code("0.6")
    'The survey of octal codes has 0.6: no period is proved by 100,000 values.'
    """
    plain = plain_code(code)
    full = f"{plain}{'0' * (5 - len(plain))}"
    row = _survey().get(full)
    if row is None:
        return None
    head = f"The survey of octal codes has {plain}:"
    if full in LITERATURE:
        start, length, source = LITERATURE[full]
        return f"{head} period {length}, from {start} on ({source})."
    if row["period"] is None:
        return f"{head} no period is proved by {LIMIT:,} values."
    n = row["exceptions"]
    apart = f", with {n} exception{'s' * (n > 1)}" if n else ""
    return f"{head} period {row['period']}, from {row['start']} on{apart}."


@cache
def _survey() -> dict[str, dict[str, Any]]:
    return {row["code"]: row for row in written()}


@cache
def _table() -> dict[tuple[int, ...], tuple[str, ...]]:
    """Return the names of each sequence, cut to the length that is compared; names of games come before codes."""
    names_of: dict[tuple[int, ...], list[str]] = {}
    for name, values in _named():
        row = tuple(_bare(values)[:TERMS])
        if len(row) == TERMS:
            names_of.setdefault(row, []).append(name)
    return {row: tuple(names) for row, names in names_of.items()}


def _named() -> Iterator[tuple[str, list[int]]]:
    for rules in _GAMES:
        yield rules.title.replace("'", "’"), grundy_sequence(rules, TERMS + MOST_ZEROS)
    for most in range(1, 13):
        yield f"Bash({most})", grundy_sequence(Bash(most), TERMS + MOST_ZEROS)
    names = {code: name for name, code in NAMED.items()}
    for code in ("4.3", *map(plain_code, CODES)):
        try:
            yield (
                f"take-and-break {code}" + (f" ({names[code]})" if code in names else ""),
                read_code(code).sequence(TERMS + MOST_ZEROS),
            )
        except SearchLimitError:  # too few of the code's values can be computed
            continue


def _bare(values: list[int]) -> list[int]:
    """Return the values without their leading zeros, or an empty list if there are too many zeros."""
    first = next((i for i, value in enumerate(values) if value), len(values))
    return values[first:] if first <= MOST_ZEROS else []
