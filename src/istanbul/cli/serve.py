"""`istanbul serve`: the table server."""

from __future__ import annotations

import argparse
from typing import Final

from istanbul.cli.help import Commands, add_command
from istanbul.cli.options import add_language, whole
from istanbul.server import journal
from istanbul.server.settings import WEBHOOKS

PORT: Final = 8000


def add(commands: Commands) -> None:
    """The command's options."""
    parser = add_command(commands, "serve")
    parser.add_argument("--host")
    parser.add_argument("--port", type=whole(0, 65535), default=PORT)
    parser.add_argument("--database")
    parser.add_argument("--bus", default="", metavar="URL")
    parser.add_argument("--bus-credentials", default="", metavar="FILE")
    parser.add_argument("--bus-ca", default="", metavar="FILE")
    parser.add_argument("--workers", type=whole(1, 256), default=1)
    parser.add_argument("--lan", action="store_true")
    parser.add_argument("--origin", action="append", default=[], metavar="URL")
    parser.add_argument("--proxy", action="append", default=[], metavar="ADDRESS")
    parser.add_argument("--log-level", choices=journal.LEVELS, default="warning")
    parser.add_argument("--webhooks", choices=WEBHOOKS, default="public")
    parser.add_argument("--mail", default="", metavar="SMTP")
    parser.add_argument("--mail-from", default="", metavar="ADDRESS")
    parser.add_argument(
        "--bot", action="append", default=[], type=named_command, metavar="NAME=COMMAND"
    )
    add_language(parser)
    parser.set_defaults(func=run)


def named_command(text: str) -> tuple[str, str]:
    """For argparse: the name of a player and its command."""
    name, equals, command = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"expected NAME=COMMAND, got {text!r}")
    return name.strip(), command.strip()


def run(args: argparse.Namespace) -> int:
    """Listen until somebody ends it."""
    from istanbul.cli.listening import serve  # noqa: PLC0415 - other commands need no server

    return serve(args)
