"""`istanbul perft`: how many lines of play there are from a position."""

from __future__ import annotations

import argparse
import json
import time

from istanbul.cli.files import read_state
from istanbul.cli.help import Commands, add_command, say
from istanbul.cli.options import add_language, whole
from istanbul.engine.node import Json
from istanbul.engine.perft import divide, perft

DEEPEST = 99


def add(commands: Commands) -> None:
    """The command's options."""
    parser = add_command(commands, "perft")
    parser.add_argument("position", metavar="POSITION")
    parser.add_argument("--depth", type=whole(0, DEEPEST), required=True, metavar="N")
    parser.add_argument("--divide", action="store_true")
    parser.add_argument("--json", action="store_true")
    add_language(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Count, and say how long it took."""
    state = read_state(args.position)
    began = time.perf_counter()
    parts = divide(state, args.depth) if args.divide else {}
    count = sum(parts.values()) if parts else perft(state, args.depth)
    seconds = time.perf_counter() - began
    if args.json:
        found: Json = {"depth": args.depth, "count": count, "seconds": round(seconds, 3)}
        if args.divide:
            found["divide"] = dict(sorted(parts.items()))
        print(json.dumps(found))
        return 0
    width = max((len(text) for text in parts), default=0)
    for text, n in sorted(parts.items()):
        print(f"{text:<{width}}  {n}")
    print(say("measure-lines", count=count, depth=args.depth, seconds=f"{seconds:.2f}"))
    return 0
