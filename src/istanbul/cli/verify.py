"""`istanbul verify`: work out every draw of a finished game again."""

from __future__ import annotations

import argparse
import json
from typing import Any, Final

from istanbul.cli.files import read_log
from istanbul.engine.errors import GameError
from istanbul.server.table.fair import verify

NOT_FAIR: Final = 1  # exit code: the log can be read, but its dice do not follow from the secret


def add(subparsers: Any) -> None:
    """The command's options."""
    parser = subparsers.add_parser(
        "verify",
        help="check the dice of a game from a server",
        description="Works out layout, start seat, every roll and every draw of a finished game "
        "from the secret in its log, and names the first that differs (docs/fair_dice.md). "
        "The exit code is 0 if all follow, 1 if one differs.",
    )
    parser.add_argument("log", metavar="LOG", help="the log of a finished game; - : stdin")
    parser.add_argument("--json", action="store_true", help="ok, draws, problem")
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Check and tell."""
    log = read_log(args.log)
    try:
        report = verify(log)
    except GameError as problem:
        raise type(problem)(f"{args.log}: {problem}") from problem
    fair = report.problem is None
    if args.json:
        print(json.dumps({"ok": fair, "draws": report.draws, "problem": report.problem}))
    elif fair:
        print(f"ok: set-up and {report.draws} draws follow from the secret that was published")
    else:
        print(f"not fair: {report.problem}")
    return 0 if fair else NOT_FAIR
