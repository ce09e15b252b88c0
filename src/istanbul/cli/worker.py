"""`istanbul worker`: thinks for the servers of a bus."""

from __future__ import annotations

import argparse
import asyncio

from istanbul.cli.help import Commands, add_command, say
from istanbul.cli.options import add_language, whole
from istanbul.engine.extras import Needs
from istanbul.server import journal


def add(commands: Commands) -> None:
    """The command's options."""
    parser = add_command(commands, "worker")
    parser.add_argument("--bus", required=True, metavar="URL")
    parser.add_argument("--bus-credentials", default="", metavar="FILE")
    parser.add_argument("--bus-ca", default="", metavar="FILE")
    parser.add_argument("--processes", type=whole(1, 1024), metavar="N")
    parser.add_argument("--log-level", choices=journal.LEVELS, default="warning")
    add_language(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Think until somebody ends it."""
    with Needs("cluster"):
        from istanbul.server.cluster.worker import (  # noqa: PLC0415 - an extra
            Worker,
            WorkerSettings,
            work,
        )

    def ready(worker: Worker) -> None:
        print(say("cli-worker_here", processes=worker.processes), flush=True)
        print(say("cli-worker_end"), flush=True)

    journal.set_up(args.log_level)
    settings = WorkerSettings(args.bus, args.processes, args.bus_credentials, args.bus_ca)
    asyncio.run(work(settings, ready))
    return 0
