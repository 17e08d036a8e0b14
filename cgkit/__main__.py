"""`cgkit COMMAND`: what cgkit does from the command line."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from io import TextIOWrapper

from cgkit import __version__

#: a command -> the module and the function that run it, and what it does
COMMANDS = {
    "values": ("cgkit.terminal", "values_command", "Grundy values of a game, heap by heap"),
    "period": ("cgkit.terminal", "period_command", "their period, and what proves it"),
    "moves": ("cgkit.terminal", "moves_command", "who wins a position, and how"),
    "play": ("cgkit.terminal", "play_command", "a game against cgkit"),
}


def run(program: str, commands: Mapping[str, tuple[str, str, str]], arguments: Sequence[str] | None = None) -> int:
    """Run one command of a program; the command's own `--help` says more."""
    if isinstance(sys.stdout, TextIOWrapper):  # a file on Windows, say, has no letters for ⊕ and for many names
        sys.stdout.reconfigure(errors="backslashreplace")
    command, *rest = [*(sys.argv[1:] if arguments is None else arguments), ""]
    if command in commands:
        module, function, _ = commands[command]
        status: int = getattr(import_module(module), function)(rest[:-1])
        return status
    if command == "--version":
        print(program, __version__)
        return 0
    lines = "\n".join(f"  {name:8} {about}" for name, (*_, about) in commands.items())
    usage = f"usage: {program} COMMAND ...\n\n{lines}\n\n{program} COMMAND --help says more"
    if command in ("-h", "--help"):
        print(usage)
        return 0
    print(f"{usage}\n\nno command {command!r}" if command else usage, file=sys.stderr)
    return 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command of cgkit."""
    return run("cgkit", COMMANDS, arguments)


if __name__ == "__main__":
    sys.exit(main())
