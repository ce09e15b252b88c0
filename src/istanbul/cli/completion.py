"""`istanbul completion`: a script that lets a shell complete commands, options and their values."""

from __future__ import annotations

import argparse
from typing import Any, Final

import shtab

from istanbul import all_games
from istanbul.agents import roster
from istanbul.games.board import setup
from istanbul.games.board.contents import EXPANSIONS

SHELLS: Final = ("bash", "zsh", "fish")
FILES: Final = ("FILE", "LOG", "POSITION")
"""Where the help says so, the name of a file is expected."""

DESCRIPTION: Final = """\
Prints a script for a shell. Once the shell has read it, the Tab key completes commands, options,
the names of games, expansions, layouts and computer players, and files.

  bash   istanbul completion bash > ~/.local/share/bash-completion/completions/istanbul
  zsh    istanbul completion zsh > ~/.zfunc/_istanbul     (with fpath+=~/.zfunc before compinit)
  fish   istanbul completion fish > ~/.config/fish/completions/istanbul.fish"""


def add(subparsers: Any) -> None:
    """The command's options."""
    parser = subparsers.add_parser(
        "completion",
        help="print a script that completes commands in a shell",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("shell", choices=SHELLS, help="for which shell")
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Print the script."""
    from istanbul.cli import build_parser  # noqa: PLC0415 - it asks for this module

    parser = build_parser()
    for one in with_commands(parser):
        tell_values(one)
    print(shtab.complete(parser, args.shell))
    return 0


def with_commands(parser: argparse.ArgumentParser) -> list[argparse.ArgumentParser]:
    """The parser, and those of its commands."""
    found = [parser]
    for action in parser._actions:  # argparse has no other way to look at them
        if isinstance(action, argparse._SubParsersAction):
            found += action.choices.values()
    return found


def tell_values(parser: argparse.ArgumentParser) -> None:
    """Name the values of options that read them by themselves. Nothing is parsed with it then."""
    values: dict[str, list[str]] = {
        "game": list(all_games.NEW),
        "expansions": [*EXPANSIONS, ",".join(EXPANSIONS)],
        "layout": [*setup.layout_names(()), "printed"],
        "variants": [*setup.VARIANTS, ",".join(setup.VARIANTS)],
        "edition": list(setup.EDITIONS),
        "letters_deck": list(setup.LETTERS_DECKS),
        "agents": roster.names(),
        "agent": roster.names(),
        "bots": roster.names(),
    }
    for action in parser._actions:
        if action.metavar in FILES or (action.dest == "database"):
            vars(action)["complete"] = shtab.FILE
        elif action.dest in values and action.choices is None:
            action.choices = values[action.dest]
