"""`istanbul facts`: which numbers of the tables are not certain."""

from __future__ import annotations

import argparse
import json
from typing import Any, Final

from istanbul import all_games
from istanbul.engine.errors import MalformedInput
from istanbul.games.board.contents import marked_facts
from istanbul.games.dice.contents import marked_facts as dice_facts

MARKS: Final = {"l": "likely", "r": "reconstructed"}


def add(subparsers: Any) -> None:
    """The command's options."""
    parser = subparsers.add_parser(
        "facts",
        help="list the facts of the tables that are not certain",
        description="The tables (prices, tiles, cards) come from rulebooks and photographs. This "
        "lists the rows that are only likely or were reconstructed; all others are certain. Own "
        "numbers can be given with --tables FILE to every command that starts a game.",
    )
    parser.add_argument(
        "--game", metavar="NAME", help=f"{', '.join(all_games.NEW)} (default board)"
    )
    parser.add_argument("--json", action="store_true", help='{"facts": {"section.row": mark}}')
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Print them."""
    name = args.game or "board"
    if name not in all_games.NEW:
        raise MalformedInput(f"game {name!r} is unknown; expected {', '.join(all_games.NEW)}")
    found = dice_facts() if name == "dice" else marked_facts()
    facts = {where: MARKS[mark] for where, mark in found.items()}
    if args.json:
        print(json.dumps({"facts": facts}))
        return 0
    width = max((len(where) for where in facts), default=0)
    for where, mark in sorted(facts.items()):
        print(f"{where:<{width}}  {mark}")
    print(f"{len(facts)} of the tables' facts {'is' if len(facts) == 1 else 'are'} not certain")
    return 0
