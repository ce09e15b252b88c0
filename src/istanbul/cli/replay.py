"""`istanbul replay`: the story of a log in words, or a check that it replays."""

from __future__ import annotations

import argparse
import json

from rich.text import Text

from istanbul.cli.console import Console
from istanbul.cli.files import read_log, read_logs, replay_log, seat_names
from istanbul.cli.help import Commands, add_command, say
from istanbul.cli.options import MOST_SEED, add_language, whole, words_of
from istanbul.cli.screen import heading, joined, over_lines, print_lines
from istanbul.cli.show import draw
from istanbul.cli.story import Story
from istanbul.engine.errors import Fault, MalformedInput
from istanbul.engine.log import Entry
from istanbul.engine.match import Match
from istanbul.engine.node import Json, Over
from istanbul.messages import Message, Words
from istanbul.messages.phrases import Sentence, say_events
from istanbul.terminal.contract import terminal_of
from istanbul.terminal.palette import NAME, QUIET, SEATS, seat_letter


def add(commands: Commands) -> None:
    """The command's options."""
    parser = add_command(commands, "replay")
    parser.add_argument("log", metavar="LOG")
    parser.add_argument("--to", type=whole(0, MOST_SEED), metavar="ENTRY")
    parser.add_argument("--number", type=whole(1, MOST_SEED), metavar="N")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--json", action="store_true")
    add_language(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Tell the story of a log, or only check that it replays."""
    words = words_of(args)
    if args.check:
        if args.to is not None:
            raise MalformedInput("--check replays the whole log: expected no --to with it")
        return _check(args)
    log = read_log(args.log, args.number)
    if args.to is not None and args.to > len(log.entries):
        text = f"--to {args.to}: expected 0 to {len(log.entries)}, the last entry"
        raise MalformedInput(text, Fault("file-no_such_entry", {"n": len(log.entries)}))
    match = replay_log(args.log, log, args.to)
    if args.json:
        _print_json(match)
        return 0
    console = Console(highlight=False)
    _tell(console, words, match)
    names, state = seat_names(match, words), match.state
    if args.to is not None:
        draw(console, words, state, None, names)
    elif isinstance(state.node, Over):
        drawn = terminal_of(state.game).scene(words, state, None, names=names, width=console.width)
        print_lines(console, over_lines(drawn, state.node))
    return 0


def _check(args: argparse.Namespace) -> int:
    logs = read_logs(args.log)
    if args.number is not None:
        logs = [read_log(args.log, args.number)]
    for number, log in enumerate(logs, args.number or 1):
        where = args.log if len(logs) == 1 else f"{args.log}, game {number}"
        match = replay_log(where, log)
        found: Json = {"ok": True, "entries": match.number, "digest": match.state.digest()}
        found["result"] = match.log.result
        if args.json:
            print(json.dumps(found))
            continue
        ended = Message("measure-not_over")
        if (result := match.log.result) is not None:
            ranking = {"reason": result["reason"], "ranking": str(result["ranking"])}
            ended = Message("measure-ranking", ranking)
        digest: str = found["digest"]
        print(say("measure-replayed", n=match.number, digest=digest, ended=ended))
    return 0


def _print_json(match: Match) -> None:
    entries = [{**entry.to_json(), "events": events} for entry, events in Story(match).steps()]
    found = {"entries": entries, "digest": match.state.digest(), "result": match.log.result}
    print(json.dumps(found, ensure_ascii=False))


def _tell(console: Console, words: Words, match: Match) -> None:
    names, game = seat_names(match, words), match.game
    width = len(str(match.number))
    told_round = int(match.log.header.get("position", {}).get("round", 0))
    heading = words.say("ui-round", n=told_round) if told_round else words.say("ui-set_up")
    console.print(Text(heading, NAME))
    for entry, events in Story(match).told_steps():
        if isinstance(entry.by, int) and told_round == 0:
            told_round = 1
            console.print(Text(words.say("ui-round", n=1), NAME))
        about = entry.by if isinstance(entry.by, int) else -1
        sentences = say_events(words, game, events, names, about)
        console.print(_entry_line(entry, names, sentences, width))
        begun = [event["round"] for event in events if event["event"] == "turn_begun"]
        if begun and begun[-1] > told_round:
            told_round = begun[-1]
            console.print(Text(words.say("ui-round", n=told_round), NAME))


def _entry_line(entry: Entry, names: list[str], sentences: list[Sentence], width: int) -> Text:
    line = Text().append(f"{entry.n:>{width}} ", QUIET)
    if isinstance(entry.by, int):
        line.append(f" {seat_letter(entry.by)} ", SEATS[entry.by])
        line.append(f" {heading(names[entry.by], sentences)} ", NAME)
    else:
        line.append("    ")
    return line.append(joined(sentences)).append(f"  {entry.text}", QUIET)
