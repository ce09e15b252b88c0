"""`istanbul play`: a person against computer players, in the browser or in the terminal."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from istanbul.agents.base import Agent
from istanbul.agents.command import PREFIX
from istanbul.agents.roster import make, names
from istanbul.cli.console import Console
from istanbul.cli.files import read_log, replay_log, write_whole
from istanbul.cli.help import Commands, add_command, say
from istanbul.cli.options import (
    DEFAULT_PLAYERS,
    add_game_options,
    add_language,
    new_game,
    read_agents,
    whole,
    words_of,
)
from istanbul.cli.serve import PORT
from istanbul.cli.terminal import Terminal
from istanbul.engine.errors import Fault, MalformedInput
from istanbul.engine.match import Match
from istanbul.engine.node import Json
from istanbul.engine.source import SeededSource
from istanbul.messages import Words
from istanbul.messages.phrases import seat_names

PERSON: Final = "person"
ME: Final = "me"
DEFAULT_BOT: Final = "trader"
OF_THE_GAME: Final = (
    *("game", "players", "expansions", "layout", "variants", "edition", "letters_deck"),
    *("tables", "max_rounds"),
)


def add(commands: Commands) -> None:
    """The command's options."""
    parser = add_command(commands, "play")
    parser.add_argument("--terminal", action="store_true")
    parser.add_argument("--seat", type=whole(0, 4), metavar="N")
    parser.add_argument("--bots", metavar="NAME")
    parser.add_argument("--seats", metavar="A,B")
    parser.add_argument("--save", type=Path, metavar="FILE")
    parser.add_argument("--resume", metavar="FILE")
    add_language(parser)
    add_game_options(parser)
    parser.set_defaults(func=run)


@dataclass(frozen=True)
class Table:
    """A match, who of its seats is the person, and where it is saved."""

    match: Match
    you: int
    kinds: list[str]
    save: Path | None


def run(args: argparse.Namespace) -> int:
    """Set up or read a game, and play it to its end."""
    if wants_browser(args):
        from istanbul.cli.listening import play_in_browser  # noqa: PLC0415 - a server costs time
        from istanbul.server.http import screen  # noqa: PLC0415 - as above

        if screen.is_built():
            return play_in_browser(first_page(args), PORT)
        print(say("cli-play_no_screen"), file=sys.stderr)
    words = words_of(args)
    if args.bots is not None:
        make(args.bots, 0)  # a wrong name is refused before anything else
    table = _resumed(args) if args.resume is not None else _new(args, words)
    source = SeededSource(_seed(args, table.match))
    agents: dict[int, Agent] = {
        seat: make(kind, source.below(1 << 31))
        for seat, kind in enumerate(table.kinds)
        if seat != table.you
    }
    chance = SeededSource(args.seed if table.match.number == 0 else source.below(1 << 31))
    console = Console(highlight=False, soft_wrap=False)
    return Terminal(
        console, words, table.match, table.you, agents, chance=chance, save=table.save
    ).play()


def wants_browser(args: argparse.Namespace) -> bool:
    """Is the browser the place to play? Not for what only the terminal can do."""
    of_terminal = (args.seed, args.save, args.resume)
    commands = PREFIX in f"{args.bots} {args.seats}"  # a browser must not be able to start any
    wanted = not args.terminal and sys.stdin.isatty() and not commands
    return wanted and all(each is None for each in of_terminal)


def first_page(args: argparse.Namespace) -> str:
    """What the browser shows: home, or a new table with the options that were given."""
    names = (*OF_THE_GAME, "seat", "seats", "bots")
    given = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    return f"/#/new?{urlencode(given)}" if given else "/"


def _seed(args: argparse.Namespace, match: Match) -> int | None:
    """For the bots and a resumed game's dice: other numbers than those of the set-up."""
    return None if args.seed is None else (args.seed + 1) * 1_000_003 + match.number


def _new(args: argparse.Namespace, words: Words) -> Table:
    kinds = _kinds(args)
    args.players = len(kinds)
    you = kinds.index(PERSON)
    game = new_game(args)
    if args.save is not None and args.save.exists():
        text = f"{args.save}: exists already; go on with --resume, or name another"
        raise MalformedInput(text, Fault("ui-file_exists", {"path": str(args.save)}))
    colours = seat_names(words, game.players)
    seats: list[Json] = [{"name": n, "kind": k} for n, k in zip(colours, kinds, strict=True)]
    match = Match(game, seats)
    if args.save is not None:
        write_whole(args.save, match.log.to_lines())
    return Table(match, you, kinds, args.save)


def _kinds(args: argparse.Namespace) -> list[str]:
    """For each seat a person or the name of its computer player."""
    if args.seats is None:
        players = args.players or DEFAULT_PLAYERS
        you = args.seat or 0
        if you >= players:
            raise MalformedInput(f"--seat {you}: expected 0 to {players - 1}")
        bot = args.bots or DEFAULT_BOT
        return [PERSON if seat == you else bot for seat in range(players)]
    if args.seat is not None or args.bots is not None:
        raise MalformedInput("--seats names every seat: expected no --seat and no --bots with it")
    kinds = read_agents(args.seats)
    for kind in kinds:
        if kind != ME:
            make(kind, 0)
    if kinds.count(ME) != 1:
        raise MalformedInput(f"--seats {args.seats}: expected {ME} exactly once")
    if args.players not in (None, len(kinds)):
        raise MalformedInput(f"--seats {args.seats}: expected {args.players} seats (--players)")
    return [PERSON if kind == ME else kind for kind in kinds]


def _resumed(args: argparse.Namespace) -> Table:
    for name in OF_THE_GAME:
        if getattr(args, name) is not None:
            option = "--" + name.replace("_", "-")
            raise MalformedInput(f"--resume: the file tells the game; expected no {option}")
    if args.seats is not None:
        raise MalformedInput("--resume: the file tells the seats; expected no --seats")
    match = replay_log(args.resume, read_log(args.resume))
    kinds = [str(seat.get("kind")) for seat in match.log.header["seats"]]
    you = args.seat
    if you is None:
        you = kinds.index(PERSON) if PERSON in kinds else 0
    if you >= len(kinds):
        raise MalformedInput(f"--seat {you}: expected 0 to {len(kinds) - 1}")
    kinds = [
        args.bots or (kind if kind in names() else DEFAULT_BOT) if seat != you else PERSON
        for seat, kind in enumerate(kinds)
    ]
    save = args.save or (Path(args.resume) if args.resume != "-" else None)
    if args.save is not None and args.save.exists():
        text = f"{args.save}: exists already; name another file"
        raise MalformedInput(text, Fault("ui-file_exists", {"path": str(args.save)}))
    return Table(match, you, kinds, save)
