"""Options that several commands share, with the names they have everywhere in the project."""

from __future__ import annotations

import argparse
import csv
from collections.abc import Callable
from pathlib import Path
from typing import Final

from istanbul import all_games
from istanbul.agents.spreading import CLUSTERS, Spread, spread
from istanbul.cli.help import LANGUAGE, Parser, say, words_for
from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.node import Json
from istanbul.messages import LANGUAGES, Words

DEFAULT_PLAYERS: Final = 3
MOST_SEED: Final = (1 << 63) - 1


def whole(low: int, high: int) -> Callable[[str], int]:
    """For argparse: a whole number within bounds, or a line that says so."""

    def read(text: str) -> int:
        if not text.lstrip("-").isdecimal() or not low <= int(text) <= high:
            key = "cli-whole_between" if high < MOST_SEED else "cli-whole_from"
            said = say(key, low=low, high=str(high), text=text)
            raise argparse.ArgumentTypeError(said)
        return int(text)

    return read


def add_game_options(parser: Parser) -> None:
    """What a command that starts a game asks about it."""
    add = parser.add_argument_group("cli-game_options").add_argument
    add("--game", metavar="NAME")
    add("--players", type=whole(2, 5), metavar="N")
    add("--expansions", metavar="A,B")
    add("--layout", metavar="NAME|ROWS")
    add("--variants", metavar="A,B")
    add("--edition", metavar="NAME")
    add("--letters-deck", metavar="NAME")
    add("--tables", type=Path, metavar="FILE")
    add("--max-rounds", type=whole(1, 9999), metavar="N")
    add("--seed", type=whole(0, MOST_SEED), metavar="N")


def add_spread_options(parser: Parser) -> None:
    """Where the games of a plan are played."""
    parser.add_argument("--jobs", type=whole(1, 256), default=1, metavar="J")
    parser.add_argument("--cluster", choices=CLUSTERS, metavar="NAME")


def spread_of(args: argparse.Namespace) -> Spread:
    """The way to play many games that was asked for."""
    return spread(args.jobs, args.cluster)


def add_language(parser: Parser) -> None:
    """In which language a command speaks."""
    parser.add_argument(LANGUAGE, choices=LANGUAGES, metavar="L")


def words_of(args: argparse.Namespace) -> Words:
    """The words in the language that was asked for."""
    return words_for(args.language)


def read_agents(text: str) -> list[str]:
    """Names separated by commas. One with a comma in it is put in double quotes."""
    (row,) = csv.reader([text], skipinitialspace=True)
    return [name.strip() for name in row]


def game_options(args: argparse.Namespace) -> Json:
    """The options as `all_games` takes them: what was not given is left out, but for players."""
    found: Json = {"players": args.players or DEFAULT_PLAYERS}
    for name in ("game", "edition", "letters_deck", "max_rounds"):
        if getattr(args, name) is not None:
            found[name] = getattr(args, name)
    for name in ("expansions", "variants"):
        if getattr(args, name) is not None:
            found[name] = [word.strip() for word in getattr(args, name).split(",") if word.strip()]
    if args.layout is not None:
        found["layout"] = read_layout(args.layout)
    if args.tables is not None:
        kit = all_games.kit(args.game or all_games.DEFAULT)
        found["tables"] = kit.part("contents").read_own(args.tables)
    return found


def read_layout(text: str) -> str | list[list[int]]:
    """A name, or rows of place numbers: "15,5,2,14/4,12,7,3/8,6,11,9/13,10,1,16"."""
    if "," not in text and "/" not in text:
        return text
    cells = [[cell.strip() for cell in row.split(",")] for row in text.split("/")]
    for row in cells:
        for cell in row:
            if not cell.isdecimal() or len(cell) > 2:
                raise MalformedInput(
                    f"layout: expected place numbers like 15,5,2,14/4,12,7,3/..., got {cell!r}"
                )
    return [[int(cell) for cell in row] for row in cells]


def new_game(args: argparse.Namespace) -> Game:
    """The game that the options describe."""
    return all_games.new_game(game_options(args), args.seed)
