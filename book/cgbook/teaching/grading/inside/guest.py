"""The program in the sandbox that runs the student's code; `sandbox.py` builds a Python that contains it and `plain.py`.

This module runs once, when the sandbox is built, and students can import only modules that were loaded then or are built into Python.
The student's code runs in the same interpreter and can change everything in it. That's why only answers leave the sandbox, and marks are
given outside it.
"""
# mypy: ignore-errors

import ast
import builtins
import codeop
import importlib
import io
import json
import random
import sys
import time
import types
import warnings

import wit_world
from plain import LINE, MOST_SAID, RefusedError, from_plain, plain

MODULES = """abc array bisect calendar cmath collections collections.abc contextlib copy dataclasses datetime decimal enum fractions
functools graphlib heapq inspect itertools logging math numbers operator pickle pprint queue re statistics string textwrap
threading timeit traceback typing unicodedata"""
for name in MODULES.split():
    importlib.import_module(name)

dumps, loads = json.dumps, json.loads
main = sys.modules["__main__"] = types.ModuleType("__main__")
names = vars(main)
compiled = codeop.Compile()  # remembers a cell's imports from __future__
steps = []
NO_FILE = "\ud800"  # no file can have this name; after a syntax error, Python looks for a file with the code's name


class Nowhere(io.TextIOBase):
    """A stream that discards everything printed."""

    def write(self, text):
        return len(text)


def answered(make):
    """Return the reply to the judge, as JSON, with the value that `make()` returns or the reason why there's none."""
    sys.stdout = sys.stderr = Nowhere()
    try:
        answer = dumps({"value": plain(make())})
        return answer if len(answer) <= LINE else dumps({"error": "the answer is too long"})
    except RefusedError as error:
        return dumps({"error": str(error)[:MOST_SAID]})
    except BaseException as error:
        try:
            kind, text = type(error).__name__, str(error).replace(NO_FILE, "")
            return dumps({"raised": (f"{kind}: {text}" if text else kind)[:MOST_SAID]})
        except BaseException:
            return dumps({"raised": "an error"})


class WitWorld(wit_world.WitWorld):
    """The four requests available to the judge."""

    def begin_cell(self, place, source):
        def count():
            steps[:] = [(place + NO_FILE, statement) for statement in ast.parse(source, place + NO_FILE).body]
            return len(steps)

        return answered(count)

    def run_step(self, number):
        def run():
            place, statement = steps[number]
            exec(compiled(ast.Module([statement], []), place, "exec"), names)

        return answered(run)

    def get_value(self, name):
        if names.get(name, ...) is ...:
            return dumps({"blank": True})
        return dumps({"function": True}) if callable(names[name]) else answered(lambda: names[name])

    def call_function(self, name, arguments):
        own = {"list": list, "tuple": tuple, "set": set, "dict": dict}
        return answered(lambda: names[name](*from_plain(loads(arguments), own)))


# The code below isn't what protects the computer. The component imports nothing, so a program that asks for a file or for anything else
# outside ends in any case. This code only gives the reason.


def missing(*_, **__):
    raise PermissionError("your code can't use files or the keyboard here")


class Random(random.Random):
    """A generator that always draws the same numbers if it has no seed, because marks must be reproducible and there's no entropy."""

    def __new__(cls, seed=1):
        return super().__new__(cls, seed)

    def seed(self, a=1, version=2):
        super().seed(1 if a is None else a, version)


builtins.open = io.open = builtins.input = missing
for name in ("time", "perf_counter", "monotonic", "process_time"):
    setattr(time, name, lambda: 0.0)
    setattr(time, f"{name}_ns", lambda: 0)
time.sleep = lambda _: None
random.Random, random._inst = Random, Random(1)
for name in random.__all__:
    if callable(getattr(random._inst, name, None)):
        setattr(random, name, getattr(random._inst, name))
# PathFinder looks for files, and there are none
sys.meta_path[:] = [finder for finder in sys.meta_path if "PathFinder" not in repr(finder)]
for name in ("os", "posix", "posixpath", "os.path", "pathlib", "shutil", "tempfile", "secrets", "subprocess"):
    sys.modules.pop(name, None)
sys.path.clear()
sys.path_importer_cache.clear()
warnings.simplefilter("ignore")  # Python would look up a warning's line in a file
sys.setrecursionlimit(3_000)
