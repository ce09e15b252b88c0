"""`istanbul serve`: the table server."""

from __future__ import annotations

import argparse
import sys
from typing import Any, Final

import segno

from istanbul.cli.options import whole
from istanbul.server import journal
from istanbul.server.app import screen_is_built
from istanbul.server.notice import WEBHOOKS
from istanbul.server.running import lan_address, listen, run
from istanbul.server.security import Doors
from istanbul.server.site import Settings
from istanbul.server.store.opening import default_database, is_postgres

PORT: Final = 8000
EVERYWHERE: Final = ("0.0.0.0", "::")

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
    parser.set_defaults(func=serve)


def serve(args: argparse.Namespace) -> int:
    """Listen, say where, and serve until the end."""
    Doors(args.lan, args.origin)  # a wrong address is refused before anything else
    host = args.host or (EVERYWHERE[0] if args.lan else "127.0.0.1")
    listening = listen(host, args.port)
    port = listening.getsockname()[1]
    here = address("127.0.0.1" if host in EVERYWHERE else host, port)
    outside = lan_address() if args.lan else None
    shown = args.origin[0] if args.origin else address(outside, port) if outside else here
    settings = Settings(
        database=args.database,
        lan=args.lan or host not in ("127.0.0.1", "::1", "localhost"),
        origins=tuple(args.origin),
        address=shown.rstrip("/"),
        webhooks=args.webhooks,
    )
    for line in _greeting(args, here, shown):
        print(line)
    if args.lan and outside is None:
        print("No local network was found; only this computer can reach the server.")
    if args.lan and outside is not None:
        segno.make(shown, micro=False).terminal(out=sys.stdout, border=2, compact=True)
    sys.stdout.flush()
    journal.set_up(args.log_level)
    run(settings, listening, args.log_level)
    return 0


def address(host: str, port: int) -> str:
    """As people type it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _greeting(args: argparse.Namespace, here: str, shown: str) -> list[str]:
    lines = [f"Istanbul is at {here}"]
    if shown != here:
        lines.append(f"For others: {shown}")
    if args.database is not None and is_postgres(args.database):
        lines.append("Games are kept in PostgreSQL")
    else:
        lines.append(f"Games are kept in {args.database or default_database()}")
    if not screen_is_built():
        lines.append(
            "The screen for the browser is not built in: programs can play, browsers cannot."
        )
    return [*lines, "Ctrl-C ends the server."]
