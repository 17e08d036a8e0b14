"""What runs in the sandbox beside the student's code; `sandbox.py` builds a Python with this and `plain.py` in it.

It runs once, when the sandbox is built: what is imported here is what a student can import. The student's code shares the interpreter
with it and may do with it what it likes. What comes out are answers, and no mark is made here.
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
functools graphlib heapq inspect itertools logging math numbers operator pickle pprint queue re secrets statistics string textwrap
threading timeit traceback typing unicodedata"""
for name in MODULES.split():
    importlib.import_module(name)

dumps, loads = json.dumps, json.loads
main = sys.modules["__main__"] = types.ModuleType("__main__")
names = vars(main)
compiled = codeop.Compile()  # remembers what a cell takes from __future__
steps = []
NO_FILE = "\ud800"  # in no file's name: where Python finds a syntax error, it looks for a file of the code's name


class Nowhere(io.TextIOBase):
    """What is printed has no reader."""

    def write(self, text):
        return len(text)


def answered(make):
    """What is told to the judge, as JSON."""
    sys.stdout = sys.stderr = Nowhere()
    try:
        answer = dumps({"value": plain(make())})
        return answer if len(answer) <= LINE else dumps({"error": "an answer that is too long"})
    except RefusedError as error:
        return dumps({"error": str(error)[:MOST_SAID]})
    except BaseException as error:
        try:
            kind, text = type(error).__name__, str(error).replace(NO_FILE, "")
            return dumps({"raised": (f"{kind}: {text}" if text else kind)[:MOST_SAID]})
        except BaseException:
            return dumps({"raised": "an error"})


class WitWorld(wit_world.WitWorld):
    """The four things that the judge can ask for."""

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


# What follows is no fence. The fence is that the component imports nothing; what asks for more ends it, and these say why instead.


def missing(*_, **__):
    raise PermissionError("there are no files and no keyboard here")


class Random(random.Random):
    """Without a seed it would ask for entropy; here it draws the same each time, as a mark should be."""

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
sys.meta_path[:] = [finder for finder in sys.meta_path if "PathFinder" not in repr(finder)]  # it would look for a file
for name in ("os", "posix", "posixpath", "os.path", "pathlib", "shutil", "tempfile", "secrets", "subprocess"):
    sys.modules.pop(name, None)
sys.path.clear()
sys.path_importer_cache.clear()
warnings.simplefilter("ignore")  # shown with the line of a file
sys.setrecursionlimit(3_000)
