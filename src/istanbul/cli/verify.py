"""`istanbul verify`: work out every draw of a finished game again."""

from __future__ import annotations

import argparse
import json
from typing import Final

from msgspec import to_builtins

from istanbul.cli.files import read_log
from istanbul.cli.help import Commands, add_command
from istanbul.cli.options import add_language, words_of
from istanbul.engine.errors import GameError
from istanbul.server.table.fair import verify

NOT_FAIR: Final = 1  # exit code: the log can be read, but its dice do not follow from the secret


def add(commands: Commands) -> None:
    """The command's options."""
    parser = add_command(commands, "verify")
    parser.add_argument("log", metavar="LOG")
    parser.add_argument("--json", action="store_true")
    add_language(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Work out the dice of a log again; exits with NOT_FAIR if they do not follow."""
    words = words_of(args)
    log = read_log(args.log)
    try:
        report = verify(log)
    except GameError as problem:
        raise type(problem)(f"{args.log}: {problem}", problem.fault) from problem
    fair = report.problem is None
    if args.json:
        wrong = to_builtins(report.problem)
        print(json.dumps({"ok": fair, "draws": report.draws, "problem": wrong}))
    elif report.problem is None:
        print(words.say("screen-dice_right", n=report.draws))
    else:
        found = words.say(report.problem.message, **report.problem.args)
        print(words.say("screen-dice_wrong", problem=found))
    return 0 if fair else NOT_FAIR
