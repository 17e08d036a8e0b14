"""The commands of `cgkit COMMAND`."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from io import TextIOWrapper

from cgkit import __version__

#: name of each command -> its module, its function, and its line in --help
COMMANDS = {
    "values": ("cgkit.terminal", "values_command", "list the Grundy values of a game, heap by heap"),
    "period": ("cgkit.terminal", "period_command", "find the period of a game's values, with proof"),
    "moves": ("cgkit.terminal", "moves_command", "say who wins a position, with every winning move"),
    "play": ("cgkit.terminal", "play_command", "play a game against cgkit"),
}


def run(program: str, commands: Mapping[str, tuple[str, str, str]], arguments: Sequence[str] | None = None) -> int:
    """Run one command of a program and return its exit status; `--help` after a command explains it."""
    if isinstance(sys.stdout, TextIOWrapper):  # on Windows, a file's encoding might lack ⊕ and letters of some names
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        status = _run(program, commands, sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # the program that reads the output, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def _run(program: str, commands: Mapping[str, tuple[str, str, str]], arguments: Sequence[str]) -> int:
    command, *rest = [*arguments, ""]
    if command in commands:
        module, function, _ = commands[command]
        status: int = getattr(import_module(module), function)(rest[:-1])
        return status
    if command == "--version":
        print(program, __version__)
        return 0
    lines = "\n".join(f"  {name:8} {about}" for name, (*_, about) in commands.items())
    usage = f"usage: {program} COMMAND ...\n\n{lines}\n\nfor more about a command: {program} COMMAND --help"
    if command in ("-h", "--help"):
        print(usage)
        return 0
    print(f"{usage}\n\n{program} has no command {command!r}" if command else usage, file=sys.stderr)
    return 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a cgkit command and return its exit status."""
    return run("cgkit", COMMANDS, arguments)


if __name__ == "__main__":
    sys.exit(main())
