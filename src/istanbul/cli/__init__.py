"""The command `istanbul`: one module per subcommand, each with an `add(subparsers)`."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final

from istanbul import __version__
from istanbul.cli import help
from istanbul.cli.help import Parser
from istanbul.cli.problems import told
from istanbul.cli.stopping import Stopped
from istanbul.engine.errors import GameError

COMMANDS: Final = (
    "play",
    "serve",
    "worker",
    "simulate",
    "arena",
    "check-agent",
    "replay",
    "review",
    "verify",
    "show",
    "perft",
    "bench",
    "engine",
    "facts",
    "backup",
    "completion",
)
"""Modules of this package, in the order of the help. One that is not there is left out."""

WRONG: Final = 2  # exit code: what was given cannot be used
INTERRUPTED: Final = 130
UNREAD: Final = 141  # whoever read our output has gone: as shells count a SIGPIPE


def build_parser() -> Parser:
    """What reads the words after `istanbul`: every command adds its own part."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = Parser(prog="istanbul", formatter_class=raw)
    exits = help.of_parser("show program's version number and exit")  # not asked for before 3.13
    parser.add_argument(
        "--version", action="version", version=f"istanbul {__version__}", help=exits
    )
    subparsers = parser.add_subparsers(title="cli-commands", metavar="COMMAND", required=True)
    for name in COMMANDS:
        module = f"istanbul.cli.{name.replace('-', '_')}"
        if find_spec(module) is not None:
            importlib.import_module(module).add(subparsers)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters still works
    try:
        return _run(argv)
    except BrokenPipeError:
        _silence_stdout()
        return UNREAD
    except (GameError, OSError) as problem:
        print(f"istanbul: {told(problem, help.spoken())}", file=sys.stderr)
        return WRONG
    except Stopped as stop:
        return stop.code
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(argv: Sequence[str] | None) -> int:
    try:
        help.choose(sys.argv[1:] if argv is None else argv)
        args = build_parser().parse_args(argv)
        code: int = args.func(args)
        return code
    finally:
        sys.stdout.flush()  # --help, too, finds out here that nobody reads it


def _silence_stdout() -> None:
    """Whoever read our output has gone: nothing more can be said, not even at the exit."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, sys.stdout.fileno())
    os.close(nothing)
