"""`istanbul check-agent`: tries a computer player with all games and options."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from typing import Final

from istanbul.agents.base import Budget
from istanbul.agents.checking import Check
from istanbul.agents.command import PREFIX
from istanbul.agents.option_sets import Options, option_sets
from istanbul.agents.roster import find, names
from istanbul.cli.help import Commands, add_command
from istanbul.cli.options import add_language, whole
from istanbul.cli.progress import with_progress
from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Json

FAULTY: Final = 1  # exit code: the player is not what it should be
SECONDS: Final = 60
SLOW: Final = 5


def add(commands: Commands) -> None:
    """The command's options."""
    parser = add_command(commands, "check-agent")
    parser.add_argument("agent", metavar="NAME")
    parser.add_argument("--seconds", type=whole(1, 86_400), default=SECONDS, metavar="S")
    parser.add_argument("--budget", metavar="B")
    parser.add_argument("--slow", type=whole(1, 600), default=SLOW, metavar="S")
    parser.add_argument("--json", action="store_true")
    add_language(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Let the player try option set after option set, then tell what went wrong."""
    budget = None if args.budget is None else Budget.read(args.budget)
    tried, began, sets = 0, time.monotonic(), option_sets()
    check = Check(args.agent, budget, float(args.slow), began + args.seconds)
    if is_there(check):
        played = play(check, sets)
        tried = sum(1 for _ in with_progress(played, len(sets), "option sets"))
    found = check.to_json()
    found |= {"option_sets": len(sets), "option_sets_tried": tried}
    found["seconds"] = round(time.monotonic() - began, 1)
    if args.json:
        print(json.dumps(found))
    else:
        for line in lines(found):
            print(line)
    return 0 if found["ok"] else FAULTY


def is_there(check: Check) -> bool:
    """Can it be loaded? A name that nobody has is refused."""
    try:
        find(check.agent)
    except MalformedInput as problem:
        if check.agent.startswith(PREFIX) or check.agent not in names():
            raise
        check.found("cannot be loaded", str(problem), "before any game")
        return False
    return True


def play(check: Check, sets: list[Options]) -> Iterator[Options]:
    """One set after the other, as long as there is time."""
    for number, options in enumerate(sets):
        if time.monotonic() > check.until:
            return
        check.play(options, number)
        yield options


def lines(found: Json) -> Iterator[str]:
    """What was found, in words."""
    yield (
        f"{found['agent']}: {found['option_sets_tried']} of {found['option_sets']} option sets, "
        f"{found['decisions']:,} decisions in {found['seconds']:g} s"
    )
    if found["decisions"]:
        yield (
            f"a decision takes {found['decision_ms_median']:g} ms (the middle), "
            f"{found['decision_ms_p99']:g} ms (99 %), {found['decision_ms_max']:g} ms at most"
        )
    if found["by_the_clock"]:
        yield "it thinks for a time, so whether it repeats itself with a seed was not tried"
    for one in found["problems"]:
        often = f", {one['times']} times" if one["times"] > 1 else ""
        yield f"{one['kind']}{often}: {one['said']}"
        yield f"    first with {one['where']}"
    yield "ok" if found["ok"] else "not ok"
