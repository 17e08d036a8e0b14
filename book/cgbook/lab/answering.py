"""The facts about a position, found part by part, each within a time limit, and yielded as soon as they're known.

**Invariant.** A part is made of JSON types. It has either its findings or, in words, `why` there are none, but never both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from numbers import Real
from typing import Any

from cgbook.lab.clock import OutOfTimeError, within
from cgbook.lab.known import known_sequences, surveyed_code
from cgkit.checks import SMALLER, SearchLimitError, check_type, short_repr
from cgkit.games.play_conventions import Misere
from cgkit.games.ruleset import Ruleset
from cgkit.partizan import Partizan, canonical_form, outcome_class
from cgkit.position import EXAMPLE, Position, WinningMove
from cgkit.rulesets import TakeAndBreak
from cgkit.sequences.periods import NoPeriodError, Period
from cgkit.solving.outcomes import Judge
from cgkit.solving.value_tables import grundy_sequence, period
from cgkit.solving.values import Memo

Part = dict[str, Any]

#: Default time limit of one part, in seconds.
SECONDS = 3.0
LEAST, MOST = 0.01, 3_600.0  # shortest and longest time limit, in seconds
MOST_MOVES = 40  # maximum number of moves listed
MOST_SUMMANDS = 12
LONGEST_FORM = 80  # maximum length of a partizan value, in characters
TERMS = 128  # maximum number of values in a game's sequence
MOST_VALUES = 5_000  # maximum number of values searched for a period
MOST_ALONG = 40  # maximum number of positions along a line that are solved one by one
FEW_VALUES = TERMS  # maximum number of values searched for a period, if each value needs a search of its own
LOOKED_AT = 7  # number of candidates tried as the smallest n of a game
INSTEAD = "ask for a smaller position, or run its code in Python with a larger budget"


def answers(position: Position[Any], seconds: float = SECONDS) -> Iterator[Part]:
    """Yield the facts about a position: its game, who wins, the winning moves, and its value.

    >>> from cgkit import kayles
    >>> for part in answers(kayles(5)):
    ...     print(part["part"], part.get("title") or part.get("outcome") or part.get("value") or part.get("count"))
    game Kayles
    outcome N
    moves 1
    value 4

    Parameters
    ----------
    position : a position of any game.
    seconds : time limit of each part, from 0.01 to 3,600 seconds.

    Returns
    -------
    iterator of dict : each has the name of its part as "part", and either the findings or, under "why", the reason why there are none.

    Complexity
    ----------
    One search gives the outcome, the moves and the value.
    """
    rules, state = check_type(Position, position, EXAMPLE).rules, position.state
    seconds = patience(seconds)
    shared: Memo = {}  # an interrupted `Judge` can be inconsistent, but its successors share this memo, which holds only final values

    def judge() -> Judge[Any]:
        return Judge(rules, state, values=shared)

    now = judge()

    def ask(name: str, question: Callable[[Judge[Any]], Part]) -> Part:
        nonlocal now
        answer = part(name, lambda: question(now), seconds, settled=lambda: sum(map(len, shared.values())))
        if "why" in answer:
            now = judge()
        return answer

    yield ask("game", lambda _: _game(position))
    yield ask("outcome", lambda now: {"outcome": now.outcome(state)})
    yield ask("moves", lambda now: _moves(position, now))
    yield ask("value", lambda now: _value(position, now))


def part(
    name: str, question: Callable[[], Part], seconds: float = SECONDS, settled: Callable[[], int] = lambda: 0
) -> Part:
    """Return the findings for a question within its time limit, or the reason why there are none.

    >>> part("half", lambda: {"half": 7 // 2})
    {'part': 'half', 'half': 3}
    >>> part("long", lambda: {"sum": sum(len(str(n)) for n in range(10**9))}, 0.01)["why"]
    'no answer after 0.01 seconds: a smaller position takes less time, and code run in Python has no time limit'

    `settled` returns how many positions have been solved so far.
    """
    try:
        with within(seconds):
            answer = question()
    except OutOfTimeError:
        known = f", with {settled():,} positions settled" if settled() else ""
        return {
            "part": name,
            "why": f"no answer after {seconds:g} seconds{known}: "
            "a smaller position takes less time, and code run in Python has no time limit",
        }
    except SearchLimitError as error:
        return {"part": name, "why": str(error).replace(SMALLER.replace("{more}", error.more), INSTEAD)}
    except (TypeError, ValueError) as error:
        return {"part": name, "why": str(error)}
    except (RecursionError, MemoryError):
        return {"part": name, "why": f"this position is too large to analyse; {INSTEAD}"}
    except Exception as error:  # a game that a reader wrote can raise any error
        return {"part": name, "why": f"{type(error).__name__}: {short_repr(str(error))[1:-1]}"}
    return {"part": name, **answer}


def along(game: Ruleset[Any] | Position[Any], seconds: float = SECONDS) -> Part:
    """Return the values of a game for consecutive n, and if possible their period and the book's games with the same values.

    >>> from cgkit import Subtraction, sos, wythoff
    >>> line = along(Subtraction({1, 3, 4}))
    >>> line["name"], line["values"][:9], line["period"]["length"], line["period"]["proved"]
    ('Subtraction({1, 3, 4})(n)', [0, 1, 0, 1, 2, 3, 2, 0, 1], 7, True)
    >>> along(type(sos)(), 0.5)["outcomes"][:9]
    ['D', 'D', 'D', 'D', 'D', 'D', 'N', 'D', 'N']

    A game without values has outcomes instead. If a game's positions need several numbers, n is the last number, and the others stay as
    they are.

    >>> line = along(wythoff(2, 7))
    >>> line["name"], line["values"][:8]
    ('wythoff(2, n)', [2, 0, 1, 5, 3, 4, 8, 6])

    Parameters
    ----------
    game : ruleset with a position for every integer from its smallest n onwards, or a position.
    seconds : time limit of the search for values, and of the search for a period.

    Raises
    ------
    ValueError : if the game's positions aren't numbers, or the time isn't a number from 0.01 to 3,600.
    OutOfTimeError : if the time isn't enough for the first values.
    """
    rules = game.rules if isinstance(game, Position) else check_type(Ruleset, game, "Subtraction({1, 3, 4})")
    seconds = patience(seconds)
    before = () if not isinstance(game, Position) or _first(rules) is not None else _staying(game)
    first = _first(rules, before)
    if first is None:
        raise ValueError("values can be listed only for games whose positions are numbers, such as heaps or rows")
    called = ", ".join([*map(str, before), "n"])
    answer: Part = {
        "name": f"misere({rules.of!r}({called}))" if isinstance(rules, Misere) else f"{rules!r}({called})",
        "first": first,
    }
    if not rules.additive:
        return {**answer, "outcomes": _one_by_one(rules, before, first, seconds)}
    if before:
        return {**answer, "values": _one_by_one(rules, before, first, seconds)}
    values = _values(rules, first, seconds)
    answer |= {"values": values, "known": _others(rules, values)}
    if isinstance(rules, TakeAndBreak) and (surveyed := surveyed_code(rules.code)):
        answer["survey"] = surveyed
    # `period` begins at the ruleset's own smallest n
    return {**answer, **_period(rules, seconds)} if first == rules.first else answer


def patience(seconds: float) -> float:
    """Return a time as a float, or raise an error that gives the allowed times.

    >>> patience(3)
    3.0
    """
    if isinstance(seconds, bool) or not isinstance(seconds, Real) or not LEAST <= seconds <= MOST:
        raise ValueError(f"a time must be a number of seconds from {LEAST:g} to {MOST:,.0f}, got {short_repr(seconds)}")
    return float(seconds)


def _game(position: Position[Any]) -> Part:
    rules = position.rules
    return {
        "game": repr(position),
        "title": rules.title,
        "rule": f"{rules.rule} {rules.ending}".strip(),
        "over": position.is_over,
    }


def _moves(position: Position[Any], judge: Judge[Any]) -> Part:
    wins = judge.winning_moves()
    once: dict[Any, Any] = {}  # lists only the first of several moves to positions that play alike
    for win in wins:
        once.setdefault(position.rules.key(win.move.after), win)
    moves = [WinningMove(position, win.move, win.reason) for win in list(once.values())[:MOST_MOVES]]
    return {"count": len(wins), "alike": len(once), "moves": [[move.text, move.reason] for move in moves]}


def _partizan_value(position: Position[Any], sides: tuple[str, str]) -> str:
    """Return the value of a board where the players have different moves, and who wins, depending on who begins."""
    form, outcome = str(canonical_form(position)), outcome_class(position)
    who = {"L": f"{sides[0]} wins, no matter who begins", "R": f"{sides[1]} wins, no matter who begins"}
    who |= {"P": "the player who begins loses", "N": "the player who begins wins"}
    if len(form) > LONGEST_FORM:
        raise ValueError(f"the value is too long to show here ({len(form)} signs), but {who[outcome]} ({outcome})")
    return f"{form} ({outcome}: {who[outcome]})"


def _value(position: Position[Any], judge: Judge[Any]) -> Part:
    rules, state = position.rules, position.state
    if isinstance(rules, Misere):
        raise ValueError("under misère play no number can replace a position in every sum, so there's no value")
    if isinstance(rules, Partizan):
        return {"value": _partizan_value(position, rules.sides)}
    if not rules.additive:
        raise ValueError(
            "there's no value, because play can return to a position, or the last player to move might not win"
        )
    answer: Part = {"value": str(judge.value(rules, state))}
    parts = rules.pairs(state) if rules.is_sum else rules.summands(state)
    if 1 < len(parts) <= MOST_SUMMANDS:
        answer["summands"] = [[game.write(component), str(judge.value(game, component))] for game, component in parts]
    return answer


def _staying(position: Position[Any]) -> tuple[int, ...]:
    """Return all numbers of a position except the last, or () if the position can't be written as a call with several numbers."""
    rules, state = position.rules, position.state
    if not isinstance(state, tuple) or not all(type(n) is int for n in state):
        return ()
    try:
        return state[:-1] if rules.check(rules.parse(*state)) == state else ()
    except (TypeError, ValueError):
        return ()


def _first(rules: Ruleset[Any], before: tuple[int, ...] = ()) -> int | None:
    """Return the smallest n such that n, n + 1 and n + 7 each complete a position after the given numbers, or None after seven tries."""
    for first in range(rules.first, rules.first + LOOKED_AT):
        try:
            for n in (first, first + 1, first + LOOKED_AT):
                next(iter(rules.moves(rules.check(rules.parse(*before, n)))), None)
        except Exception:
            continue
        return first
    return None


def _values(rules: Ruleset[Any], first: int, seconds: float) -> list[int]:
    """Return as many of the first 128 values as the time allows."""
    values: list[int] = []
    try:
        with within(seconds):
            terms = 8
            while terms <= TERMS:
                values = grundy_sequence(rules, terms, start=first)
                terms *= 2
    except (OutOfTimeError, TypeError, ValueError):  # a line might end before n
        if not values:
            raise
    return values


def _one_by_one(rules: Ruleset[Any], before: tuple[int, ...], first: int, seconds: float) -> list[int] | list[str]:
    """Return up to 40 values, as the time allows, or outcomes for a game without values, solving the positions one by one."""
    results: list[Any] = []
    shared: Memo = {}
    try:
        with within(seconds):
            for n in range(first, first + MOST_ALONG):
                state = rules.check(rules.parse(*before, n))
                judge = Judge(rules, state, values=shared)
                results.append(judge.value(rules, state) if rules.additive else judge.outcome(state))
    except (OutOfTimeError, TypeError, ValueError):  # a line might end before n
        if not results:
            raise
    return results


def _period(rules: Ruleset[Any], seconds: float) -> Part:
    most = MOST_VALUES if rules.sequence(1) is not None else FEW_VALUES
    try:
        with within(seconds):
            proved = period(rules, most)
    except NoPeriodError as error:
        return {"noPeriod": str(error)}
    except SearchLimitError:
        return {"noPeriod": f"No period found in {most:,} values."}
    except OutOfTimeError:
        return {"noPeriod": f"No period found after {seconds:g} seconds."}
    return {"period": _as_part(proved)}


def _as_part(proved: Period) -> Part:
    return {
        "start": proved.start,
        "length": proved.length,
        "saltus": proved.saltus,
        "exceptions": [n for n, _ in proved.exceptions],
        "certificate": proved.certificate,
        "proved": proved.proved,
    }


def _others(rules: Ruleset[Any], values: list[int]) -> list[str]:
    """Return the names of the games with these values, except the game that was asked about."""
    own = {repr(rules), rules.title.replace("'", "’")}
    if isinstance(rules, TakeAndBreak):
        own.add(f"take-and-break {rules.code}")
    return [name for name in known_sequences(values) if name not in own]
