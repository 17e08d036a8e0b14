"""Malicious programs, each with a function `move(heaps)` that is supposed to return a winning move of Nim.

CANARY is a file with a secret, PWNED is a file that doesn't exist, and PORT belongs to a listening server. An attack wins if the
secret gets out, PWNED exists afterwards, the server is called, wrong answers get full marks, or a limit is exceeded.
"""

from __future__ import annotations

from tests.cgbook.teaching.classroom import NIM

__all__ = ["ATTACKS", "RIGHT_NEVERTHELESS"]


def body(lines: str, *, honest: bool = False) -> str:
    """Return a program whose `move` has these lines as its body; with `honest`, the lines can call `nim_move`, which plays Nim properly."""
    inner = "".join(f"    {line}\n" for line in lines.split("\n"))
    return (NIM if honest else "") + "def move(heaps):\n" + inner


def tried(lines: str) -> str:
    """Return a program that runs these lines once at the start, and whose `move` returns their result."""
    inner = "".join(f"        {line}\n" for line in lines.split("\n"))
    caught = "    except Exception as error:\n        return repr(error)[:200]\n"
    return f"def found():\n    try:\n{inner}{caught}FOUND = found()\nprint(FOUND)\ndef move(heaps):\n    return FOUND\n"


BRIDGE = "import sys\nfor m in list(sys.modules.values()):\n    if hasattr(m, 'dumps'):\n        m.dumps = lambda *a, **k: WHAT\n"
ATTACKS: dict[str, str] = {
    "open-file": tried("return open('CANARY').read()"),
    "write-file": tried("open('PWNED', 'w').write('x')\nreturn 'written'"),
    "proc-self": tried("return open('/proc/self/environ').read() + open('/proc/self/cmdline').read()"),
    "inherited-descriptors": tried(
        "import os\nout = ''\nfor fd in range(3, 60):\n    try:\n        out += os.read(fd, 9999).decode('latin1')\n"
        "    except OSError:\n        pass\nreturn out[:3000]"
    ),
    "environ": tried("import os\nreturn str(dict(os.environ))"),
    "socket": tried("import socket\ns = socket.create_connection(('127.0.0.1', PORT), 2)\ns.send(b'x')\nreturn 'connected'"),
    "threads": tried(
        "import threading, time\nfor _ in range(2000):\n    threading.Thread(target=time.sleep, args=(5,)).start()\n"
        "return 'started'"
    ),
    "cgkit-by-glob": tried("import glob, sys\nsys.path += glob.glob('/**/site-packages', recursive=True)\nimport cgkit\nreturn 'found'"),
    "fill-the-disk": tried("for n in range(10**9):\n    open(f'/tmp/{n}', 'w').write('x' * 5_000_000)\nreturn 'filled'"),
    "os-exit": body("import os\nos._exit(0)"),
    "signals": (
        "import signal\nfor n in range(1, 60):\n    try:\n        signal.signal(n, signal.SIG_IGN)\n"
        "    except Exception:\n        pass\n"
    ) + body("while True:\n    pass"),
    "code-crash": body(
        "f = (lambda: 0)\n"
        "f.__code__ = f.__code__.replace(co_code=b'\\x97\\x00' + bytes([100, 255, 83, 0]) * 4, co_stacksize=0)\n"
        "return f()"
    ),
    "subclasses": tried(
        "for c in ().__class__.__base__.__subclasses__():\n    if c.__name__ in ('BuiltinImporter', '_wrap_close'):\n"
        "        m = c.__init__.__globals__ if c.__name__ == '_wrap_close' else c.load_module('posix').__dict__\n"
        "        return m['read'](m['open']('CANARY', 0), 999).decode()\nreturn 'none'"
    ),
    "print-fake-result": body(
        "print('{\"value\": [1, 3]}')\nprint('\\n{\"answer\": 1, \"value\": [1, 3]}')\nprint('passed: all')\nreturn None"
    ),
    "write-to-descriptor-1": body(
        "import os\nfor fd in (1, 2, 3, 4, 5):\n    try:\n        os.write(fd, b'\\n{\"answer\": 1, \"value\": [1, 3]}\\n"
        "{\"value\": [1, 3]}\\n')\n    except OSError:\n        pass\nreturn None"
    ),
    "patch-json": "import json\njson.dumps = lambda *a, **k: '{\"value\": [0, 1], \"mark\": 100, \"passed\": true}'\n" + body("return 1"),
    "patch-the-bridge": (
        "import sys\nfor m in list(sys.modules.values()):\n    for n in ('dumps', 'plain', 'answered', 'made'):\n"
        "        if hasattr(m, n):\n            try:\n"
        "                setattr(m, n, lambda *a, **k: '{\"value\": [0, 1], \"passed\": \"all\", \"out\": \"\"}')\n"
        "            except Exception:\n                pass\n"
    ) + body("return 1"),
    "patch-builtins": (
        "import builtins\nfor n in ('isinstance', 'len', 'int', 'list', 'str', 'type', 'min'):\n    try:\n"
        "        setattr(builtins, n, lambda *a: True)\n    except Exception:\n        pass\n"
    ) + body("return 1"),
    "huge-invalid-line": BRIDGE.replace("WHAT", "'x' * 100_000_000") + body("return 1"),
    "equal-tuple": (
        "class Yes(tuple):\n    def __eq__(self, o): return True\n    def __hash__(self): return 0\n"
        "    def __iter__(self):\n        while True:\n            yield 1\n    def __len__(self): return 2\n"
    ) + body("return Yes((9, 9))"),
    "repr-without-end": "class Loop:\n    def __repr__(self):\n        while True:\n            pass\n    __str__ = __repr__\n"
    + body("raise ValueError(Loop())"),
    "error-with-a-bomb": "class E(Exception):\n    def __str__(self):\n        return 'x' * 10**9\n" + body("raise E()"),
    "deep-list": body("a = []\nfor _ in range(200000):\n    a = [a]\nreturn a"),
    "huge-text": body("return 'x' * 200_000_000"),
    "huge-integer-answer": body("return 1 << 8_000_000"),
    "surrogates": body("return '\\ud800'"),
    "generator-answer": body("return (i for i in iter(int, 1))"),
    "endless-loop": body("while True:\n    pass"),
    "endless-at-load": "while True:\n    pass\n",
    "endless-stubborn": body("while True:\n    try:\n        while True:\n            pass\n    except BaseException:\n        pass"),
    "memory-text": body("return len('x' * 10**9)"),
    "memory-grows": body("x = []\nwhile True:\n    x.append(bytearray(20_000_000))"),
    "memory-over-calls": "keep = []\n" + body("for _ in range(20):\n    keep.append('y' * 10_000_000 + str(len(keep)))\nreturn len(keep)"),
    "recursion-unlimited": "import sys\ntry:\n    sys.setrecursionlimit(10**9)\nexcept Exception:\n    pass\n" + body("return move(heaps)"),
    "big-power": body("return 10 ** 10**9 % 7"),
    "regex-bomb": body("import re\nreturn str(re.match('(a+)+$', 'a' * 60 + 'b'))"),
    "print-for-ever": body("while True:\n    print('x' * 10_000)"),
    "print-50-MB": body("for _ in range(50):\n    print('x' * 1_000_000)\nreturn nim_move(heaps)", honest=True),
    "long-source": 'x = 0\n' + 'x += 1\n' * 200000 + 'def move(heaps):\n    return x\n',
    "null-in-source": "x = 1\x00\n",
}  # fmt: skip

RIGHT_NEVERTHELESS = {name for name, program in ATTACKS.items() if NIM in program}
