"""Wrong calls: every public name of cgkit is called with arguments that it should refuse, and must refuse them well.

A call may answer, or raise a ValueError or a TypeError whose message is our own, of at most 600 characters, within two
seconds of processor time and 500 MB; a search that it begins ends within twenty. Everything is found by introspection,
so a new public name is included by itself:

- what is called: the names in `__all__` of cgkit, its practice, widgets, pictures and stories (functions, constructors, ready
  rulesets), rulesets made by the constructors, the methods of Position and of ready objects such as `golden`;
- right arguments: the calls in the docstrings' examples. One part of them is spoilt, or one is dropped, added, swapped,
  given by a wrong keyword; and some calls are made of odd arguments alone. What is accepted is then asked a question.

An argument is always an expression, so that what failed is printed as it can be typed again::

    python -m tests.wrong_calls                             # 2,000 calls; a table of what failed, by kind and by place
    python -m tests.wrong_calls --seed 7 --calls 20000
    python -m tests.wrong_calls --only subtraction          # only what has "subtraction" in its name (any case)
    python -m tests.wrong_calls --only Position.play --all  # every failing call, not one for each place
    python -m tests.wrong_calls --call 'nim(Hostile())'     # one call, with its traceback; --list shows all targets

Each call depends on the seed and its own number only. The calls are made in worker processes; one that hangs or dies is
noted and replaced.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import dis
import doctest
import gc
import importlib
import inspect
import itertools
import json
import os
import random
import re
import selectors
import signal
import subprocess
import sys
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import cgbook
import cgkit
from cgkit import Position, Ruleset
from cgkit.read import NAMES

__all__ = ["Happened", "Target", "namespace", "run", "spell_numbers", "targets"]

HOMES = tuple(Path(*package.__path__) for package in (cgkit, cgbook))
# written with these names; cgkit's own names stand alone
WINGS = {
    "strategic": "cgkit.strategic",
    "examples": "cgbook.examples",
    "lab": "cgbook.lab",
    "practice": "cgbook.teaching.practice",
    "widgets": "cgbook.widgets",
    "pictures": "cgbook.pictures",
    "stories": "cgbook.stories",
}
MEGABYTES, MESSAGE = 500, 600
SECONDS = 20.0  # of computing, after which a call is taken for one without end: ten times what any takes
PATIENCE, START = 120.0, 300.0  # seconds after which a worker that says nothing is replaced; and one that begins
OF_A_CALL = 100_000  # positions that a call may search, for there are thousands of calls
LIMIT = 2_000  # and a question about what was accepted
SEARCHES = ("moves", "outcome", "value", "remoteness", "winning_moves")
QUESTIONS = (*(f"{name}()" for name in SEARCHES), "is_over", "__repr__()")
GOOD = ("answered", "refused")
OUTSIDE = "outside cgkit"


# --- odd arguments ---------------------------------------------------------------------------------------------------


class Hostile:
    """Its repr raises."""

    def __repr__(self) -> str:
        raise RuntimeError("no repr")


class Verbose:
    """Its repr has a million characters."""

    def __repr__(self) -> str:
        return "v" * 1_000_000


class Unhashable:
    """It can stand in no set."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return self is other


def nested(depth: int) -> list[Any]:
    """Lists in lists."""
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


NUMBERS = """0 1 2 3 5 7 100 -1 -7 10**9 10**18 2**64 -2**70 2**4000 10**6+1 True False 0.5 2.0 -0.0 1e300
float('nan') float('inf') -float('inf') 1j Fraction(1,2) Fraction(4) Decimal('2') Decimal('NaN')
np.int64(3) np.uint8(200) np.int8(-1) np.int32(0) np.uint64(2**63) np.float32(2.0) np.float64('nan') np.bool_(True)
np.array(3) np.datetime64('2020-01-01')"""
TEXTS = """'' 'a' '3' '-1' '1-3' '0.77' 'P' 'take_1' '٣' chr(0) 'x'*100_000 '1'*5_000 b'ab' bytearray(3) 'S.O'"""
GROUPS = """[] () {} set() [1,2] (1,2,3) [3,1] {1,2} {1:2} {1,-1} {0} frozenset({2,5}) [True,False] (1.5,2) ['a','b']
(None,) [None]*3 [[1],[2,[3]]] ((1,2),(3,4)) [(1,),(2,3)] {'a':[1]} {(0,1):[]} {0:[1],1:[0]} [[]] [(),()]
range(4) range(10**9) range(10**18) iter([1,2]) itertools.count() itertools.repeat(1) itertools.repeat('a') nested(500)
list(range(3_000)) [10**18]*3 [-1,2] (np.int64(2),np.int64(3)) [float('nan')]
np.array([1,2,3]) np.array([[1,2],[3,4]]) np.array([]) np.array([1.5,2.5]) np.array(['a']) np.zeros((2,3),dtype=bool)
memoryview(b'abc')"""
THINGS = """None ... NotImplemented str object() Hostile() [Hostile()] Verbose() (Verbose(),) Unhashable() {'a':Hostile()}
slice(3) (lambda*a:None) (lambda*a:-1) (lambda*a:'x') (lambda*a:[a]) (lambda*a:itertools.count()) cgkit Nim nim
nim(3,4,5) kayles(7) Bash(3) Subtraction({1,3,4})(10) misere(nim(2,1)) mock_turtles(1,2) hackenbush wythoff(2,3)
queen(2,3) sos(4) nim(2)+kayles(3) [nim(2),3] (nim(1),kayles(2)) Step('take',(3,)) Move((4,),()) golden Ordinal(1,2)
nim(4).moves() nim(4).moves()[0] nx.path_graph(3) nx.DiGraph([(1,2)]) nx.DiGraph([(1,2),(2,1)]) Exception('e')"""
ODD = [(pool.split(), weight) for pool, weight in ((NUMBERS, 5), (TEXTS, 2), (GROUPS, 4), (THINGS, 4))]


ENDLESS = re.compile(
    r"\b(dict|frozenset|list|max|min|set|sorted|sum|tuple)\(itertools"
)  # Python itself would never be back


def odd(rng: random.Random) -> str:
    """An argument of any kind, as an expression."""
    (pool,) = rng.choices([pool for pool, _ in ODD], [weight for _, weight in ODD])
    return rng.choice(pool)


# --- what is called --------------------------------------------------------------------------------------------------


@dataclass
class Target:
    """A public name, or a method of an object that an expression makes, and the right calls of it that are known."""

    name: str
    examples: list[ast.Call] = field(default_factory=list)
    makers: list[str] = field(default_factory=list)  # for methods: expressions of what they belong to


def namespace() -> dict[str, Any]:
    """Everything that the expressions may name."""
    import networkx as nx
    import numpy as np

    names = {
        **NAMES,
        **{name: getattr(cgkit, name) for name in cgkit.__all__},
    }
    names |= {wing: importlib.import_module(module) for wing, module in WINGS.items()}
    odds = (Hostile, Verbose, Unhashable, nested, Fraction, Decimal, itertools)
    return names | {thing.__name__: thing for thing in odds} | {"np": np, "nx": nx, "cgkit": cgkit}


def public(names: dict[str, Any]) -> dict[str, Any]:
    """Every public name as the expressions write it, and what it is."""
    found = {name: names[name] for name in cgkit.__all__}
    for wing in WINGS:
        found |= {f"{wing}.{name}": getattr(names[wing], name) for name in names[wing].__all__}
    return found


class Spelling(ast.NodeTransformer):
    """Names in an example, replaced by what they were set to, or by how this file writes them."""

    def __init__(self, file: Path, known: set[str]) -> None:
        self.known = known
        self.home = next((wing for wing in WINGS if wing in file.parts), None)
        self.set_to: dict[str, ast.expr] = {}

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self.set_to:
            return self.set_to[node.id]
        wings = ([self.home] if self.home else []) + ([] if node.id in self.known else list(WINGS))
        for wing in wings:
            if f"{wing}.{node.id}" in self.known:
                return ast.copy_location(ast.parse(f"{wing}.{node.id}", mode="eval").body, node)
        return node

    def last_of(self, target: ast.expr, group: ast.expr) -> None:
        """In a loop a name stands for many things: here for the last of them."""
        if isinstance(target, ast.Name):
            self.set_to[target.id] = ast.parse(f"[*{ast.unparse(self.visit(group))}][-1]", mode="eval").body

    def visit_Assign(self, node: ast.Assign) -> ast.Assign:
        if isinstance(node.targets[0], ast.Name):
            self.set_to[node.targets[0].id] = node.value = self.visit(node.value)
        return node

    def visit_For(self, node: ast.For) -> ast.AST:
        self.last_of(node.target, node.iter)
        return self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp) -> ast.AST:
        for clause in node.generators:
            self.last_of(clause.target, clause.iter)
        node.elt = self.visit(node.elt)
        return node


def calls_in(file: Path, known: set[str]) -> Iterator[ast.Call]:
    """Every call in the examples of a file's docstrings whose names are all known."""
    allowed = {name.split(".")[0] for name in known} | set(dir(builtins)) | {"np", "nx"}
    for node in ast.walk(ast.parse(file.read_text("utf8"))):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) or not ast.get_docstring(node):
            continue
        spelling = Spelling(file, known)
        for example in doctest.DocTestParser().get_examples(ast.get_docstring(node) or ""):
            try:
                statement = ast.parse(example.source).body[0]
            except (SyntaxError, IndexError):
                continue
            spelling.visit(statement)
            for call in ast.walk(statement):
                if isinstance(call, ast.Call):
                    used = {name.id for name in ast.walk(call) if isinstance(name, ast.Name)}
                    if used <= allowed | {name.arg for name in ast.walk(call) if isinstance(name, ast.arg)}:
                        yield call


def targets() -> list[Target]:
    """Everything that is called, sorted by name."""
    names = namespace()
    known = public(names)
    found = {name: Target(name) for name, thing in known.items() if callable(thing)}
    positions: set[str] = set()
    methods: dict[str, list[ast.Call]] = defaultdict(list)
    for file in sorted(path for home in HOMES for path in home.rglob("*.py")):
        for call in calls_in(file, set(known)):
            maker = ast.unparse(call.func)
            if maker in found:
                found[maker].examples.append(call)
            elif isinstance(call.func, ast.Call):
                if isinstance(known.get(ast.unparse(call.func.func)), type):  # Bash(3)(10)
                    found.setdefault(maker, Target(maker)).examples.append(call)
            elif isinstance(call.func, ast.Attribute):
                methods[call.func.attr].append(call)
            if isinstance(known.get(maker), Ruleset):
                positions.add(ast.unparse(call))
    for name, target in list(found.items()):
        if not isinstance(known.get(name), Ruleset | type) and name not in known:
            try:
                made = isinstance(eval(name, names), Ruleset)
            except Exception:  # an example of what is refused
                made = False
            if made:
                positions |= {ast.unparse(call) for call in target.examples}
            else:
                del found[name]
    right = sorted(filter(lambda text: is_position(text, names), positions))
    for owner, thing, makers in [("Position", Position, right), *ready_objects(known)]:
        for name in methods_of(thing):
            fit = [call for call in methods[name] if ast.unparse(call.func.value) in makers]  # type: ignore[attr-defined]
            found[f"{owner}.{name}"] = Target(f"{owner}.{name}", fit, makers)
    for owner, thing in known.items():
        for name in methods_of_class(thing) if isinstance(thing, type) else []:
            found[f"{owner}.{name}"] = Target(f"{owner}.{name}")
    found["Position"].makers = right
    return [found[name] for name in sorted(found)]


def ready_objects(known: dict[str, Any]) -> list[tuple[str, type, list[str]]]:
    """Public objects of our own that are not called, as `golden`: their methods are."""
    return [
        (name, type(thing), [name])
        for name, thing in known.items()
        if not callable(thing)
        and type(thing).__module__.startswith(("cgbook", "cgkit"))
        and not isinstance(thing, Position)
    ]


def methods_of_class(thing: type) -> list[str]:
    """What is called on the class itself, as `Ruleset.from_options`."""
    return sorted(n for n, made in vars(thing).items() if n[0] != "_" and isinstance(made, staticmethod | classmethod))


def methods_of(thing: type) -> list[str]:
    return sorted(n for n, made in inspect.getmembers(thing) if not n.startswith("_") and inspect.isroutine(made))


def is_position(text: str, names: dict[str, Any]) -> bool:
    try:
        return isinstance(eval(text, names), Position)
    except Exception:  # an example of what is refused
        return False


# --- how it is called ------------------------------------------------------------------------------------------------


class Places(ast.NodeTransformer):
    """Counts the parts of an argument; the part with the number `at` becomes something else."""

    def __init__(self, at: int = -1, becomes: str = "None") -> None:
        self.at, self.becomes, self.seen = at, becomes, 0

    def visit(self, node: ast.AST) -> Any:
        if not isinstance(node, ast.expr):
            return self.generic_visit(node)
        self.seen += 1
        if self.seen - 1 == self.at:
            return ast.parse(self.becomes, mode="eval").body
        if isinstance(node, ast.Call):  # what makes a part stays what it is: its arguments are parts
            node.args = [self.visit(argument) for argument in node.args]
            node.keywords = [self.generic_visit(keyword) for keyword in node.keywords]  # type: ignore[misc]
            return node
        return self.generic_visit(node)


def copied(node: Any) -> Any:
    return ast.parse(ast.unparse(node), mode="eval").body


def spoilt(expression: str, rng: random.Random) -> str:
    """The expression with one part replaced by something odd."""
    if expression.startswith("*"):
        return f"*{spoilt(expression[1:], rng)}"
    whole = ast.parse(expression, mode="eval").body
    count = Places()
    count.visit(whole)
    return ast.unparse(ast.fix_missing_locations(Places(rng.randrange(count.seen), odd(rng)).visit(copied(whole))))


def a_call(target: Target, names: dict[str, Any], rng: random.Random) -> str:
    """One call of the target, as an expression."""
    maker = target.name
    if "." in maker and target.makers:
        maker = f"{rng.choice(target.makers)}.{maker.rpartition('.')[2]}"
    if target.name == "Position" and rng.random() < 0.8:
        position = rng.choice(target.makers)
        state = repr(eval(position, names).state)
        return f"Position(({position}).rules, {spoilt(state, rng)})"
    arguments, keywords = right_arguments(target, rng)
    way = rng.random()
    if not (arguments or keywords) or way < 0.25:
        arguments, keywords = [odd(rng) for _ in range(rng.choice((0, 1, 1, 1, 2, 2, 3, 4)))], {}
    elif way < 0.72:
        which = rng.randrange(len(arguments) + len(keywords))
        if which < len(arguments):
            arguments[which] = spoilt(arguments[which], rng)
        else:
            word = list(keywords)[which - len(arguments)]
            keywords[word] = spoilt(keywords[word], rng)
    elif way < 0.78 and arguments:
        arguments.pop(rng.randrange(len(arguments)))
    elif way < 0.84:
        arguments.insert(rng.randint(0, len(arguments)), odd(rng))
    elif way < 0.88:
        rng.shuffle(arguments)
    elif way < 0.97:
        keywords[rng.choice([*parameters(maker, names), "limit", "nonsense"])] = odd(rng)
    given = [*arguments, *(f"{word}={text}" for word, text in keywords.items())]
    return f"{maker}({', '.join(given)})"


def right_arguments(target: Target, rng: random.Random) -> tuple[list[str], dict[str, str]]:
    if not target.examples:
        return [], {}
    example = rng.choice(target.examples)
    named = {word.arg: ast.unparse(word.value) for word in example.keywords if word.arg}
    return [ast.unparse(argument) for argument in example.args], named


def parameters(maker: str, names: dict[str, Any]) -> list[str]:
    try:
        signature = inspect.signature(eval(maker, names))
    except (ValueError, TypeError):
        return []
    return [name for name, it in signature.parameters.items() if it.kind in (it.POSITIONAL_OR_KEYWORD, it.KEYWORD_ONLY)]


def the_call(seed: int, number: int, chosen: list[Target], names: dict[str, Any]) -> str:
    rng = random.Random(f"{seed}:{number}")
    while ENDLESS.search(call := a_call(chosen[number % len(chosen)], names, rng)):
        pass
    return call


def spell_numbers(call: str, dtype: str, most: int) -> str:
    """The call with every whole number up to `most` written as numpy's: nim(3, 4) becomes nim(np.int8(3), np.int8(4))."""

    class Spell(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> Any:
            # what numpy makes of 10**18, or of its own arguments, is no question to cgkit
            others = isinstance(node, ast.Call) and ast.unparse(node.func).startswith("np.")
            if others or isinstance(node, ast.BinOp | ast.UnaryOp | ast.Subscript | ast.Lambda):
                return node
            return super().visit(node)

        def visit_Constant(self, node: ast.Constant) -> ast.expr:
            if type(node.value) is int and node.value <= most:
                return ast.parse(f"np.{dtype}({node.value})", mode="eval").body
            return node

    return ast.unparse(ast.fix_missing_locations(Spell().visit(ast.parse(call, mode="eval"))))


# --- what happened ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Happened:
    """What a call ended in: its kind, the call, the place in cgkit where, and the message."""

    kind: str
    call: str
    place: str = ""
    message: str = ""


class Late(BaseException):
    """No `except Exception` may swallow it."""


def attempt(call: str, question: str, names: dict[str, Any]) -> Happened:
    """Make the call; ask an accepted position a question; judge what came of it."""
    here = dict(names)
    try:
        with_limits()
        with cgkit.budget(positions=OF_A_CALL, moves=10 * OF_A_CALL):
            result = eval(call, here)
            if isinstance(result, Iterator):  # it is asked now
                for _ in itertools.islice(result, 1000):
                    pass
        if isinstance(result, Position):
            call += f".{question}"
            with_limits()
            with cgkit.budget(positions=LIMIT):
                eval(f"it.{question}", {"it": result})
        return Happened("answered", call)
    except (Late, MemoryError) as error:
        where = place(error.__traceback__)
        if where == OUTSIDE:
            return Happened("refused", call, where, "the odd argument itself was too large to make")
        if isinstance(error, Late):
            return late_at(call, where)
        return Happened("too much memory", call, where, f"more than {MEGABYTES} MB")
    except BaseException as error:
        return judged(error, call)
    finally:
        without_limits()


def late_at(call: str, where: str = "") -> Happened:
    return Happened("too slow", call, where, f"more than {SECONDS:g} s")


def judged(error: BaseException, call: str) -> Happened:
    where = place(error.__traceback__)
    try:
        message = str(error)
    except Exception:
        return Happened("message that raises", call, where)
    text = message if len(message) < 300 else message[:300] + " …"
    if is_pythons_own(error):
        return Happened("refused", call, where, text)
    if isinstance(error, ModuleNotFoundError) and is_ours(error):
        return Happened("refused", call, where, text)  # what an extra of cgkit brings, and is not installed here
    if not isinstance(error, ValueError | TypeError):
        return Happened(f"wrong error: {type(error).__name__}", call, where, text)
    if not is_ours(error):
        return Happened(f"raw {type(error).__name__}", call, where, text)
    if len(message) > MESSAGE:
        return Happened("long message", call, where, text)
    return Happened("refused", call, where, text)


def frames(trace: Any) -> list[Any]:
    found = []
    while trace is not None:
        found.append(trace)
        trace = trace.tb_next
    return found


def place(trace: Any) -> str:
    """The innermost line of cgkit."""
    for frame in reversed(frames(trace)):
        file = Path(frame.tb_frame.f_code.co_filename)
        if any(map(file.is_relative_to, HOMES)):
            return f"{file}:{frame.tb_lineno} {frame.tb_frame.f_code.co_name}"
    return OUTSIDE


def is_ours(error: BaseException) -> bool:
    """A `raise` statement of cgkit made it, and not an operation that failed there."""
    last = frames(error.__traceback__)[-1]
    code = last.tb_frame.f_code
    if not any(map(Path(code.co_filename).is_relative_to, HOMES)):
        return False
    done = next(step for step in dis.get_instructions(code) if step.offset == last.tb_lasti)
    return done.opname in ("RAISE_VARARGS", "RERAISE")


def is_pythons_own(error: BaseException) -> bool:
    """Python refused what was typed before any code of ours ran, or a function that the caller brings failed by itself."""
    codes = [trace.tb_frame.f_code for trace in frames(error.__traceback__)]
    passed_on = codes[-1].co_qualname == "question.<locals>.asked"  # our own call of what was asked did not begin
    brought = (codes[-1].co_filename, codes[-1].co_name) == ("<string>", "<lambda>")
    return place(error.__traceback__) == OUTSIDE or passed_on or brought


# --- limits ----------------------------------------------------------------------------------------------------------


def with_limits() -> None:
    """Bound the next call; where the system cannot, the parent's patience is the only bound."""
    if sys.platform == "linux":
        import resource

        pages = int(Path("/proc/self/statm").read_text().split()[0])
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + MEGABYTES * 2**20, hard))
    if sys.platform != "win32":
        # processor time, so that a busy machine does not count; again and again, for one may be lost in a __del__
        signal.setitimer(signal.ITIMER_PROF, SECONDS, 0.5)


def without_limits() -> None:
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, 0)
    if sys.platform == "linux":
        import resource

        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (hard, hard))


def late(*_: Any) -> None:
    raise Late


def prepared() -> None:
    """What a worker does first: libraries are loaded before memory is counted."""
    os.environ.setdefault("MPLBACKEND", "agg")
    import matplotlib.pyplot  # noqa: F401
    import networkx  # noqa: F401
    import numpy  # noqa: F401

    sys.setswitchinterval(0.05)
    if sys.platform != "win32":
        signal.signal(signal.SIGPROF, late)


def work(seed: int, first: int, last: int, step: int, only: str) -> None:
    """Make the calls first, first + step, … and tell of each, before and after, on what was standard output."""
    with os.fdopen(os.dup(1), "w", encoding="utf8") as channel:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        prepared()
        names, chosen = namespace(), selected(only)
        for number in range(first, last, step):
            call = the_call(seed, number, chosen, names)
            question = random.Random(f"{seed}/{number}").choice(QUESTIONS)
            print(json.dumps([number, call]), file=channel, flush=True)
            got = attempt(call, question, names)
            print(json.dumps([got.kind, got.call, got.place, got.message]), file=channel, flush=True)
            if got.kind not in GOOD:
                del got
                gc.collect()
            sys.modules["matplotlib.pyplot"].close("all")


def selected(only: str) -> list[Target]:
    chosen = [target for target in targets() if only.lower() in target.name.lower()]
    if not chosen:
        raise SystemExit(f"nothing public has {only!r} in its name")
    return chosen


def run(seed: int, calls: int, only: str = "", workers: int = 2) -> list[Happened]:
    """Make so many calls in worker processes and return what happened, by the calls' numbers."""
    found: dict[int, Happened] = {}
    with ThreadPoolExecutor(workers) as pool:
        for watch in [pool.submit(_watch, seed, first, calls, workers, only, found) for first in range(workers)]:
            watch.result()
    return [found[number] for number in sorted(found)]


def _watch(seed: int, first: int, last: int, step: int, only: str, found: dict[int, Happened]) -> None:
    """Keep one worker at its calls; replace it when it hangs or dies."""
    idle = 0  # workers in a row that made no call
    while first < last:
        command = [sys.executable, "-m", "tests.wrong_calls", "--worker", *map(str, (seed, first, last, step)), only]
        environment = {
            **os.environ,
            "OPENBLAS_NUM_THREADS": "1",
            "PYTHONPATH": os.pathsep.join(str(home.parent) for home in HOMES),
        }
        with (
            TemporaryDirectory() as folder,  # for what a call may write
            subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, env=environment) as worker,
        ):
            begun: tuple[int, str] | None = None
            for line in _lines(worker):
                told = json.loads(line)
                if begun is None:
                    begun = told[0], told[1]
                else:
                    found[begun[0]] = Happened(*told)
                    first, begun, idle = begun[0] + step, None, 0
            ended = worker.poll()
            worker.kill()
        if begun is not None:
            kind = "hung" if ended is None else f"died with {ended}"
            found[begun[0]] = Happened(kind, begun[1], "unknown")
            first = begun[0] + step
        elif first < last:
            idle += 1
            if idle > 2:
                raise RuntimeError(f"workers end before their first call: {' '.join(command)}")


def _lines(worker: subprocess.Popen[bytes]) -> Iterator[str]:
    """The lines a worker writes, until it ends or is silent too long."""
    patience = START
    assert worker.stdout is not None
    with selectors.DefaultSelector() as selector:
        selector.register(worker.stdout, selectors.EVENT_READ)
        rest = b""
        while selector.select(patience):
            patience = PATIENCE
            chunk = os.read(worker.stdout.fileno(), 65536)
            if not chunk:
                worker.wait()
                return
            *lines, rest = (rest + chunk).split(b"\n")
            yield from (line.decode("utf8") for line in lines)


# --- the table -------------------------------------------------------------------------------------------------------


def failures(happened: list[Happened]) -> list[Happened]:
    return [one for one in happened if one.kind not in GOOD]


def table(happened: list[Happened], every: bool = False) -> str:
    """How many calls ended how; then the failures by kind and place, one call of each, or all."""
    kinds = Counter(one.kind for one in happened)
    lines = [f"{len(happened)} calls: " + ", ".join(f"{count} {kind}" for kind, count in kinds.most_common())]
    groups: dict[tuple[str, str], list[Happened]] = defaultdict(list)
    for one in failures(happened):
        groups[one.kind, one.place].append(one)
    for (kind, where), some in sorted(groups.items(), key=lambda group: (group[0][0], -len(group[1]), group[0][1])):
        lines.append(f"\n{len(some):>5}  {kind}  at {where}")
        for one in some if every else sorted(some, key=lambda one: len(one.call))[:1]:
            lines.append(f"       {one.call}\n         {one.message.splitlines()[0] if one.message else ''}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.wrong_calls", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--calls", type=int, default=2000)
    parser.add_argument("--only", default="", metavar="NAME")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--all", action="store_true", help="print every failing call")
    parser.add_argument("--call", help="make this one call, without limits")
    parser.add_argument(
        "--list", action="store_true", help="print what is called, with the number of right calls known"
    )
    parser.add_argument("--worker", nargs=5, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.worker:
        *numbers, only = given.worker
        seed, first, last, step = map(int, numbers)
        work(seed, first, last, step, only)
    elif given.call:
        try:
            print(repr(eval(given.call, namespace()))[:2000])
        except Exception as error:
            traceback.print_exc()
            print(judged(error, given.call).kind)
    elif given.list:
        print("\n".join(f"{len(target.examples):>4}  {target.name}" for target in selected(given.only)))
    else:
        happened = run(given.seed, given.calls, given.only, given.workers)
        print(table(happened, given.all))
        sys.exit(bool(failures(happened)))


if __name__ == "__main__":
    main()
