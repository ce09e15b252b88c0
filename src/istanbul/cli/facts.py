"""`istanbul facts`: which numbers of the tables are not certain."""

from __future__ import annotations

import argparse
import json
from typing import Final

from istanbul import all_games
from istanbul.cli.help import Commands, add_command, say
from istanbul.cli.options import add_language

MARKS: Final = {"l": "likely", "r": "reconstructed"}


def add(commands: Commands) -> None:
    """The command's options."""
    parser = add_command(commands, "facts")
    parser.add_argument("--game", metavar="NAME")
    parser.add_argument("--json", action="store_true")
    add_language(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """List every row of a table that carries a mark, with what the mark means."""
    found = all_games.kit(args.game or all_games.DEFAULT).part("contents").marked_facts()
    if args.json:
        print(json.dumps({"facts": {where: MARKS[mark] for where, mark in found.items()}}))
        return 0
    width = max((len(where) for where in found), default=0)
    for where, mark in sorted(found.items()):
        print(f"{where:<{width}}  {say(f'screen-explain_mark_{mark}')}")
    print(say("measure-uncertain", n=len(found)))
    return 0
