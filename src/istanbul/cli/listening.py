"""Starting the table server from the command line: where it listens, and what it says."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser
from typing import Final

import segno

from istanbul.agents import roster
from istanbul.cli.help import say
from istanbul.server import journal
from istanbul.server.doors import Doors
from istanbul.server.http import screen
from istanbul.server.notices.opening import mail_of, push_is_there
from istanbul.server.processes import run_workers
from istanbul.server.running import lan_address, listen, run
from istanbul.server.settings import Settings
from istanbul.server.store.opening import default_database, is_postgres

MAIL_PASSWORD: Final = "ISTANBUL_MAIL_PASSWORD"  # not an option: others see those
EVERYWHERE: Final = ("0.0.0.0", "::")


def serve(args: argparse.Namespace) -> int:
    """Listen, say where, and serve until the end."""
    Doors(args.lan, args.origin)  # a wrong address is refused before anything else
    for name, command in args.bot:
        roster.offer(name, command)  # likewise
    host = args.host or (EVERYWHERE[0] if args.lan else "127.0.0.1")
    listening = listen(host, args.port)
    port = listening.getsockname()[1]
    here = address("127.0.0.1" if host in EVERYWHERE else host, port)
    outside = lan_address() if args.lan else None
    shown = args.origin[0] if args.origin else address(outside, port) if outside else here
    settings = Settings(
        database=args.database,
        bus=args.bus,
        bus_credentials=args.bus_credentials,
        bus_authority=args.bus_ca,
        lan=args.lan or host not in ("127.0.0.1", "::1", "localhost"),
        origins=tuple(args.origin),
        proxies=tuple(args.proxy),
        address=shown.rstrip("/"),
        webhooks=args.webhooks,
        mail=args.mail,
        mail_from=args.mail_from,
        mail_password=os.environ.get(MAIL_PASSWORD, ""),
    )
    mail_of(settings)  # what is wrong with it is said before anything else

    def ready() -> None:
        """Greet as soon as the server listens: only then the address is true."""
        for line in _greeting(args, here, shown):
            print(line)
        if args.lan and outside is None:
            print(say("cli-serve_no_network"))
        if args.lan and outside is not None:
            segno.make(shown, micro=False).terminal(out=sys.stdout, border=2, compact=True)
        sys.stdout.flush()

    journal.set_up(args.log_level)
    if args.workers > 1:
        how_many = args.workers
        run_workers(settings, listening, args.log_level, ready, count=how_many, bots=args.bot)
    else:
        run(settings, listening, args.log_level, ready)
    return 0


def address(host: str, port: int) -> str:
    """A link to type or to click; an IPv6 address stands in brackets there."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _greeting(args: argparse.Namespace, here: str, shown: str) -> list[str]:
    lines = [say("cli-serve_here", address=here)]
    if shown != here:
        lines.append(say("cli-serve_others", address=shown))
    postgres = args.database is not None and is_postgres(args.database)
    where = "PostgreSQL" if postgres else args.database or str(default_database())
    lines.append(say("cli-serve_kept", where=where))
    if not push_is_there():
        lines.append(say("cli-serve_no_push"))
    if not screen.is_built():
        lines.append(say("cli-serve_no_screen"))
    return [*lines, say("cli-serve_end")]


def play_in_browser(page: str, port: int) -> int:
    """Serve on this computer and show a page; if the port is taken, on any other."""
    try:
        listening = listen("127.0.0.1", port)
    except OSError:
        listening = listen("127.0.0.1", 0)
    here = address("127.0.0.1", listening.getsockname()[1])

    def ready() -> None:
        print(say("cli-serve_here", address=f"{here}{page}"))
        print(say("cli-serve_kept", where=str(default_database())))
        print(say("cli-serve_end_game"))
        sys.stdout.flush()
        open_browser(here + page)

    journal.set_up("warning")
    settings = Settings(address=here)
    run(settings, listening, "warning", ready)
    return 0


def open_browser(page: str) -> None:
    """Show a page, if there is a browser to show it in; its address has been printed anyway."""
    threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()
