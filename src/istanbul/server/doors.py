"""Which pages may talk to the server.

Host check: a page of somebody else's domain that resolves to this computer (DNS rebinding) is
refused, because its name is not one of ours. Origin check: what changes something, and the socket,
must come from a page of the very host that it talks to. Programs send no Origin, and no browser
lets a page leave it out there.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from istanbul.engine.errors import MalformedInput

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def host_of(netloc: str) -> str:
    """The name in `name:port`, `[::1]:port` or `name`; empty if it makes no sense."""
    try:
        return (urlsplit(f"//{netloc}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_loopback(address: str) -> bool:
    """Is this an address of this very computer? A reverse proxy has one."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:  # a socket in the file system
        return True


class Doors:
    """Whom the server lets in: loopback; addresses of the local network; hosts it was told."""

    def __init__(self, lan: bool = False, origins: Iterable[str] = ()) -> None:
        self.lan = lan
        self._hosts = set(LOOPBACK)
        for origin in origins:
            parts = urlsplit(origin)
            if parts.scheme not in ("http", "https") or not parts.hostname:
                raise MalformedInput(
                    f"--origin {origin}: expected https://name or http://name:port"
                )
            self._hosts.add(parts.hostname)
        if lan:
            name = socket.gethostname().lower()
            self._hosts |= {
                name,
                f"{name}.local",
                f"{name}.lan",
                f"{name}.home",
                f"{name}.fritz.box",
            }

    def host_is_ours(self, netloc: str | None) -> bool:
        """Is this Host header one that this server answers to?"""
        host = host_of(netloc or "")
        if host in self._hosts:
            return True
        try:  # an address cannot be rebound: it is what the connection went to
            ipaddress.ip_address(host)
        except ValueError:
            return False
        return self.lan

    def problem(self, scope: Scope) -> str | None:
        """The reason to refuse a request, if there is one."""
        headers = Headers(scope=scope)
        host = headers.get("host")
        if not self.host_is_ours(host):
            return "unknown_host"
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return None
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            return "cross_site"
        origin = headers.get("origin")
        if origin is None:
            return None
        try:
            parts = urlsplit(origin)
        except ValueError:
            return "cross_site"
        same = parts.scheme in ("http", "https") and parts.netloc.lower() == (host or "").lower()
        return None if same else "cross_site"


EXPLAINED: Final = {
    "unknown_host": "this server does not answer to that host name; start it with --lan, or with "
    "--origin https://your.name behind a reverse proxy",
    "cross_site": "this request came from a page of another site",
}
