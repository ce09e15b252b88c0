"""`istanbul facts`: which numbers of the tables are not certain."""

from __future__ import annotations

import argparse
import json
from typing import Final

from istanbul import all_games
from istanbul.cli.help import Commands, add_command
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
    facts = {where: MARKS[mark] for where, mark in found.items()}
    if args.json:
        print(json.dumps({"facts": facts}))
        return 0
    width = max((len(where) for where in facts), default=0)
    for where, mark in sorted(facts.items()):
        print(f"{where:<{width}}  {mark}")
    print(f"{len(facts)} of the tables' facts {'is' if len(facts) == 1 else 'are'} not certain")
    return 0
