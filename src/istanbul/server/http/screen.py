"""The files of the screen, and of the one that plays without the server (docs/site.md)."""

from __future__ import annotations

import asyncio
import os
import stat
from http import HTTPStatus
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from istanbul.messages import preferred

PACKAGE: Final = Path(__file__).parents[1]
STATIC: Final = PACKAGE / "static"
"""The screen, built from web/ into the package."""
OFFLINE: Final = PACKAGE / "offline"
"""The site of `make site`, if it was made: browsers keep it for times without a connection."""
PACKED: Final = {"br": ".br", "gzip": ".gz"}
NAMED: Final = ("assets" + os.sep, "pyodide-")
"""Where names change with the content."""


def is_built() -> bool:
    """Is there a screen to show?"""
    return (STATIC / "index.html").is_file()


def plays_offline() -> bool:
    """Can a browser get what it needs to play without this server?"""
    return (OFFLINE / "index.html").is_file()


class Screen(StaticFiles):
    """The built files. Those with a hash in their name never change.

    The build leaves compressed ones beside them: to compress a file for every visitor costs more
    than a hundred moves.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, compressed if the browser takes it, with how long it may keep it."""
        path = await self._in_language("index.html" if path == "." else path, scope)
        response = await self._packed(path, scope) or await self._plain(path, scope)
        response.headers["Vary"] = "Accept-Encoding, Accept-Language"
        for_ever = path.startswith(NAMED)
        response.headers["Cache-Control"] = (
            "public, max-age=31536000, immutable" if for_ever else "no-cache"
        )
        return response

    async def _plain(self, path: str, scope: Scope) -> Response:
        """The file as it is; for a browser that looks for a page in vain, one that says so."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as problem:
            accepted = Headers(scope=scope).get("accept", "")
            if problem.status_code != HTTPStatus.NOT_FOUND or "text/html" not in accepted:
                raise
        page = await self._in_language("index.html", scope)
        full, _ = await asyncio.to_thread(self.lookup_path, page)
        return FileResponse(full, HTTPStatus.NOT_FOUND)

    async def _in_language(self, path: str, scope: Scope) -> str:
        """The page in the browser's language, as far as it speaks before its script has come."""
        if path != "index.html":
            return path
        spoken = f"index.{preferred(Headers(scope=scope).get('accept-language'))}.html"
        _, found = await asyncio.to_thread(self.lookup_path, spoken)
        return spoken if found is not None else path

    async def _packed(self, path: str, scope: Scope) -> Response | None:
        """The compressed file, if the browser takes it and there is one."""
        accepted = Headers(scope=scope).get("accept-encoding", "").replace(" ", "").split(",")
        for coding, ending in PACKED.items():
            if coding not in accepted:
                continue
            full, found = await asyncio.to_thread(self.lookup_path, path + ending)
            if found is not None and stat.S_ISREG(found.st_mode):
                response = self.file_response(full, found, scope)
                response.headers["Content-Encoding"] = coding
                response.headers["Content-Type"] = guess_type(path)[0] or "application/octet-stream"
                return response
        return None
