"""Compiles what the server in a tab imports on its way to the first choice: run by Pyodide itself.

`make tab` lets Node run this in Pyodide, with build/tab at /tab. It starts the server, plays a
round of each game, looks at what has been imported, and puts that into the archives as byte code:
to read the sources would take longer than everything else. The rest stays as it is, since byte
code is twice as large.
"""

from __future__ import annotations

import asyncio
import importlib.util
import json
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

TAB: Final = Path("/tab")
PACKAGES: Final = Path("/packages")
ARCHIVE: Final = "packages.zip"
STANDARD: Final = "python_stdlib.zip"
STANDARD_AT: Final = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
GAMES: Final = ({"game": "board"}, {"game": "dice"})
ROUNDS: Final = 2
KEPT: Final = ("istanbul/engine/", "istanbul/games/", "istanbul/search/", "anyio/")
"""Sources that are read as text: templates, the fingerprint of the rules, and late imports."""
UNUSED: Final = re.compile(
    r"(_pyrepl|unittest|multiprocessing|wsgiref|xmlrpc|xml/dom|xml/etree)/"
    r"|(pdb|pydoc|doctest|bdb|trace|cProfile|profile|pstats|modulefinder)\.py$"
    r"|(mailbox|imaplib|poplib|smtplib|ftplib|socketserver|webbrowser)\.py$"
    r"|(_pyio|_pydatetime|pickletools|optparse|plistlib|wave)\.py$"
    r"|(configparser|cmd|timeit|compileall|zipapp|pyclbr|tabnanny|rlcompleter|shelve)\.py$"
    r"|http/(server|cookiejar)\.py$|logging/(config|handlers)\.py$"
    r"|asyncio/(windows_\w+|proactor_events|tools)\.py$"
    r"|encodings/(cp(?!437)|iso|mac_|koi|big5|euc|gb|hz|johab|kz|ptcp|shift|tis|hp_|palm)"
)
"""Of the standard library: debuggers, mail, XML, servers, Windows, encodings of old, the like."""
LEVEL: Final = 2  # without docstrings
SINCE: Final = (1980, 1, 1, 0, 0, 0)


async def begin() -> None:
    """Do what a tab does at first. After a round everybody has moved, whoever had to begin."""
    server = import_module("istanbul.server.tab").Tab("/tmp/tables.db")
    await server.start()
    await server.http("GET", "/api/me")
    for options in GAMES:
        seats = [{"kind": "me"}, {"kind": "bot", "agent": "apprentice"}]
        wanted = {"options": {**options, "players": 2}, "seats": seats, "start": True}
        status, text = await server.http("POST", "/api/tables", json.dumps(wanted))
        assert status == 200, text
        heard: asyncio.Queue[str] = asyncio.Queue()
        socket = server.open(heard.put_nowait, lambda code: None)
        await play(json.loads(text)["id"], socket, heard)
        socket.close()


async def play(table: str, socket: Any, heard: asyncio.Queue[str]) -> None:
    """Take the first option each time, until the second round."""
    socket.send(json.dumps({"type": "watch", "id": 1, "table": table, "previews": True}))
    reached = 0
    while reached < ROUNDS:
        told = json.loads(await heard.get())
        if "views" not in told:
            continue
        (seen,) = told["views"]
        reached, seat, node = seen["view"]["round"], seen["seat"], seen["node"]
        if node.get("options") and node["seat"] == seat:
            act = {"type": "act", "id": 2, "table": table, "seat": seat}
            at = told.get("number", told.get("after"))
            socket.send(json.dumps({**act, "at": at, "action": node["options"][0]["action"]}))


def imported() -> Iterator[str]:
    """The sources of all modules that were imported."""
    for module in list(sys.modules.values()):
        path = getattr(module, "__file__", None) if isinstance(module, ModuleType) else None
        if path and path.endswith(".py"):
            yield path


def byte_code(source: bytes, path: str) -> bytes:
    """As in a file of byte code that never asks whether its source has changed."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=LEVEL)
    pyc: Any = import_module("importlib._bootstrap_external")
    return bytes(pyc._code_to_hash_pyc(code, bytes(8), False))


def kind_first(name: str) -> tuple[str, str]:
    """Files of a kind together, as they are alike: an archive compressed as a whole is smaller."""
    return Path(name).suffix, name


def rewrite(archive: Path, how: int, changed: Callable[[str, bytes], dict[str, bytes]]) -> None:
    """Replace each file of an archive by others."""
    entries: dict[str, bytes] = {}
    with ZipFile(archive) as read:
        for name in read.namelist():
            entries |= changed(name, read.read(name))
    with ZipFile(archive, "w") as write:
        for name in sorted(entries, key=kind_first):
            write.writestr(ZipInfo(name, SINCE), entries[name], how, 9)


async def main() -> None:
    """Compile what is imported, and leave out what nobody needs."""
    shutil.unpack_archive(TAB / ARCHIVE, PACKAGES, "zip")
    sys.path.append(str(PACKAGES))
    await begin()
    used = set(imported())

    def package(name: str, data: bytes) -> dict[str, bytes]:
        path = PACKAGES / name
        if str(path) not in used:
            return {name: data}
        code = byte_code(data, str(path))
        if not name.startswith(KEPT):
            return {f"{name}c": code}
        cached = Path(importlib.util.cache_from_source(str(path)))
        return {name: data, str(cached.relative_to(PACKAGES)): code}

    def standard(name: str, data: bytes) -> dict[str, bytes]:
        if UNUSED.match(name):
            return {}
        path = f"{STANDARD_AT}/{name}"
        return {f"{name}c": byte_code(data, path)} if path in used else {name: data}

    rewrite(TAB / ARCHIVE, ZIP_STORED, package)  # to be compressed as a whole
    rewrite(TAB / STANDARD, ZIP_DEFLATED, standard)
