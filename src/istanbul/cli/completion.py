"""`istanbul completion`: a script that lets a shell complete commands, options and their values."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final

import shtab

from istanbul import all_games
from istanbul.agents import roster
from istanbul.cli.help import Commands, Parser, add_command
from istanbul.cli.options import add_language
from istanbul.engine.kit import kits

SHELLS: Final = ("bash", "zsh", "fish")
FILES: Final = ("FILE", "LOG", "POSITION")
"""Where the help says so, the name of a file is expected."""


def add(commands: Commands) -> None:
    """The command's options."""
    parser = add_command(commands, "completion")
    parser.add_argument("shell", choices=SHELLS)
    add_language(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Print a script for the shell that was named."""
    from istanbul.cli import build_parser  # noqa: PLC0415 - it asks for this module

    parser = build_parser()
    for one in with_commands(parser):
        one.speak()
        tell_values(one)
    print(shtab.complete(parser, args.shell))
    return 0


def with_commands(parser: Parser) -> list[Parser]:
    """The parser, and those of its commands."""
    found = [parser]
    for action in parser._actions:  # argparse has no other way to look at them
        if isinstance(action, argparse._SubParsersAction):
            found += action.choices.values()
    return found


def tell_values(parser: argparse.ArgumentParser) -> None:
    """Name the values of options that read them by themselves. Nothing is parsed with it then."""
    ways = all_games.ways()
    values: dict[str, list[str]] = {
        "game": list(kits()),
        "expansions": _lists(way.options.get("expansions", []) for way in ways),
        "layout": _each(way.layouts for way in ways),
        "variants": _lists(way.variants for way in ways),
        "edition": _each(way.editions for way in ways),
        "letters_deck": _each(way.letters_decks for way in ways),
        "agents": roster.names(),
        "agent": roster.names(),
        "bots": roster.names(),
    }
    for action in parser._actions:
        if action.metavar in FILES or (action.dest == "database"):
            vars(action)["complete"] = shtab.FILE
        elif action.dest in values and action.choices is None:
            action.choices = values[action.dest]


def _each(lists: Iterable[Sequence[str]]) -> list[str]:
    """Every word of some lists, once."""
    return list(dict.fromkeys(chain.from_iterable(lists)))


def _lists(lists: Iterable[Sequence[str]]) -> list[str]:
    """Every word of some lists, and all of them together."""
    words = _each(lists)
    return [*words, ",".join(words)]
