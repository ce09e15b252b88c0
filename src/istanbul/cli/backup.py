"""`istanbul backup`: copy the database of a server, also while it runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from istanbul.cli.help import Commands, add_command
from istanbul.cli.options import add_language
from istanbul.engine.errors import MalformedInput
from istanbul.server.errors import StorageFailed
from istanbul.server.store.opening import open_store


def add(commands: Commands) -> None:
    """The command's options."""
    parser = add_command(commands, "backup")
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--database", metavar="WHICH")
    add_language(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Copy, and say how large it became."""
    target: Path = args.file
    if target.exists():
        raise MalformedInput(f"{target}: expected a file that does not exist yet")
    if not target.parent.is_dir():
        raise MalformedInput(f"{target}: expected a file in a folder that exists")
    unfinished = target.with_name(f".{target.name}.tmp")
    unfinished.unlink(missing_ok=True)
    try:
        store = open_store(args.database, owner=False)
        try:
            store.backup(unfinished)
        finally:
            store.close()
        unfinished.rename(target)
    except StorageFailed as problem:
        raise OSError(f"{target}: no back-up was made: {problem}") from problem
    finally:
        unfinished.unlink(missing_ok=True)
    print(f"{target}: {target.stat().st_size} bytes")
    return 0
