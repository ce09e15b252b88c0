"""`istanbul serve`: the table server."""

from __future__ import annotations

import argparse
from typing import Any, Final

from istanbul.cli.options import whole
from istanbul.server import journal
from istanbul.server.settings import WEBHOOKS

PORT: Final = 8000

DESCRIPTION: Final = """\
Runs tables for people at this computer, in the local network or elsewhere, and keeps every game.
Without --lan and --host only this computer can reach it.

Games are kept in an SQLite file in your data folder (its path is shown at the start), or in
PostgreSQL. Only one server uses a database at a time. Ctrl-C ends it; games go on next time.

Behind a reverse proxy: run it on loopback, let the proxy pass on the Host header and upgrade
/api/socket, and name the public address with --origin (docs/server.md has an example)."""

EPILOG: Final = """\
examples:
  istanbul serve                                         on this computer
  istanbul serve --lan                                   for the local network, with a QR code
  istanbul serve --origin https://istanbul.example.org   behind a reverse proxy
  istanbul serve --bot "busy=node busy.js"               a computer player of your own
  istanbul serve --database postgresql://me@host/games   tables in PostgreSQL"""


def add(subparsers: Any) -> None:
    """The command's options."""
    parser = subparsers.add_parser(
        "serve",
        help="run the table server",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", help="listen there (default 127.0.0.1, with --lan everywhere)")
    parser.add_argument(
        "--port", type=whole(0, 65535), default=PORT, help=f"default {PORT}; 0 takes a free one"
    )
    parser.add_argument("--database", help="a file, or postgresql://...")
    parser.add_argument("--lan", action="store_true", help="for the local network, on plain http")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="a public address of it"
    )
    parser.add_argument("--log-level", choices=journal.LEVELS, default="warning")
    parser.add_argument(
        "--webhooks",
        choices=WEBHOOKS,
        default="public",
        help='where "your turn" may be sent (default: public addresses)',
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        type=named_command,
        metavar="NAME=COMMAND",
        help="offer a command as a computer player (docs/engine.md); may be given several times",
    )
    parser.set_defaults(func=run)


def named_command(text: str) -> tuple[str, str]:
    """For argparse: the name of a player and its command."""
    name, equals, command = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"expected NAME=COMMAND, got {text!r}")
    return name.strip(), command.strip()


def run(args: argparse.Namespace) -> int:
    """Serve until the end."""
    from istanbul.cli.serving import serve  # noqa: PLC0415 - other commands need no server

    return serve(args)
