"""Options that several commands share, with the names they have everywhere in the project."""

from __future__ import annotations

import argparse
import csv
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from istanbul import all_games
from istanbul.agents.roster import RUNGS
from istanbul.agents.spreading import CLUSTERS, Spread, spread
from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.games.board.contents import read_own
from istanbul.games.dice import contents as dice_contents
from istanbul.messages import LANGUAGES, Words, language_of

DEFAULT_PLAYERS: Final = 3
BOARD_ONLY: Final = ("expansions", "layout", "variants", "edition", "letters_deck")
MOST_SEED: Final = (1 << 63) - 1


def whole(low: int, high: int) -> Callable[[str], int]:
    """For argparse: a whole number within bounds, or a line that says so."""

    def read(text: str) -> int:
        if not text.lstrip("-").isdecimal() or not low <= int(text) <= high:
            bounds = f"from {low} to {high}" if high < MOST_SEED else f"from {low}"
            raise argparse.ArgumentTypeError(f"expected a whole number {bounds}, got {text!r}")
        return int(text)

    return read


def add_game_options(
    parser: argparse.ArgumentParser, players: str = str(DEFAULT_PLAYERS), rounds: str = "no limit"
) -> None:
    """What a command that starts a game asks about it, and what it takes for an answer."""
    group = parser.add_argument_group("options of the game")
    add = group.add_argument
    add("--game", metavar="NAME", help=f"{', '.join(all_games.NEW)} (default board)")
    add("--players", type=whole(2, 5), metavar="N", help=f"2 to 5, dice 2 to 4 (default {players})")
    add("--expansions", metavar="A,B", help="mocha, letters, or both: the Great Bazaar")
    add(
        "--layout",
        metavar="NAME|ROWS",
        help="short_paths (default), long_paths, in_order, random, or rows of place numbers: "
        '"15,5,2,14/4,12,7,3/8,6,11,9/13,10,1,16"; with one expansion printed (default), random '
        "or rows; with both random (default) or rows",
    )
    add("--variants", metavar="A,B", help="caravan_leader, neutral_assistants (2 to 4 players)")
    add("--edition", metavar="NAME", help="big_box (default) or first (without expansions)")
    add("--letters-deck", metavar="NAME", help="with_base (default) or new_only; for letters alone")
    add("--tables", type=Path, metavar="FILE", help="a TOML file that changes table rows")
    limit = f"stop a game after so many rounds (default {rounds})"
    add("--max-rounds", type=whole(1, 9999), metavar="N", help=limit)
    add(
        "--seed",
        type=whole(0, MOST_SEED),
        metavar="N",
        help="the same seed gives the same layout, start seat, cards and dice",
    )


def add_spread_options(parser: argparse.ArgumentParser) -> None:
    """Where the games of a plan are played."""
    jobs = "games at the same time (default 1)"
    parser.add_argument("--jobs", type=whole(1, 256), default=1, metavar="J", help=jobs)
    parser.add_argument(
        "--cluster",
        choices=CLUSTERS,
        metavar="NAME",
        help="ray: on all machines of the cluster that RAY_ADDRESS names or that runs here, else "
        "with --jobs processes of a Ray of its own; the results are the same everywhere",
    )


def spread_of(args: argparse.Namespace) -> Spread:
    """The way to play many games that was asked for."""
    return spread(args.jobs, args.cluster)


def add_language(parser: argparse.ArgumentParser) -> None:
    """In which language a command speaks."""
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        metavar="L",
        help=f"{', '.join(LANGUAGES)} (default: from the environment variable LANG, else en)",
    )


def words_of(args: argparse.Namespace) -> Words:
    """The words in the language that was asked for."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((os.environ[name] for name in names if os.environ.get(name)), None)
    return Words(args.language or language_of(locale))


def known_agents() -> str:
    """Who can be named, for the help."""
    return f"{', '.join(RUNGS)}, one of an installed package, or a command: cmd:node my_bot.js"


def read_agents(text: str) -> list[str]:
    """Names separated by commas. One with a comma in it is put in double quotes."""
    (row,) = csv.reader([text], skipinitialspace=True)
    return [name.strip() for name in row]


def game_options(args: argparse.Namespace) -> dict[str, Any]:
    """The options as `all_games` takes them: what was not given is left out, but for players."""
    found: dict[str, Any] = {"players": args.players or DEFAULT_PLAYERS}
    if args.game == "dice":
        _refuse_board_only(args)
    for name in ("game", "edition", "letters_deck", "max_rounds"):
        if getattr(args, name) is not None:
            found[name] = getattr(args, name)
    for name in ("expansions", "variants"):
        if getattr(args, name) is not None:
            found[name] = [word.strip() for word in getattr(args, name).split(",") if word.strip()]
    if args.layout is not None:
        found["layout"] = read_layout(args.layout)
    if args.tables is not None:
        read = dice_contents.read_own if args.game == "dice" else read_own
        found["tables"] = read(args.tables)
    return found


def _refuse_board_only(args: argparse.Namespace) -> None:
    for name in BOARD_ONLY:
        if getattr(args, name) is not None:
            option = "--" + name.replace("_", "-")
            raise MalformedInput(f"--game dice: {option} is for the board game only")


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
