"""How a server is run. Light to import: the command line shows these before it needs a server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WEBHOOKS: Final = ("off", "public", "any")
"""Where notices may be sent by HTTP: nowhere, to public addresses, anywhere."""


@dataclass
class Settings:
    """How a server is run."""

    database: str | None = None
    """A file, or `postgresql://...`; None for the file in the user's data folder."""
    lan: bool = False
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    """Reverse proxies on other computers: what they say of a visitor is believed."""
    address: str = "http://127.0.0.1:8000"
    """Where people find it: for links in QR codes and notices."""
    webhooks: str = "public"
    mail: str = ""
    """The server that takes our mails: `smtp://name@host:587` or `smtps://...`; none if empty."""
    mail_from: str = ""
    mail_password: str = ""
    bus: str = ""
    """The address of the NATS server over which several servers of one database talk; none if
    this server is alone."""
    bus_credentials: str = ""
    """A file with the credentials for it, unless the address has a name and a password."""
    bus_authority: str = ""
    """A file with the certificates that it is known by."""
    lease_seconds: float = 3.0
    """After so long without a sign of life another server takes over the tables of this one."""
    leave_seconds: float = 2.0
    """How long a server that is to stop still serves, for the load balancer to notice."""
    pacing: float = 1.0
    """How long what the server does by itself takes, against the usual; 0 is no time.

    It hides what the time of a turn would tell (docs/threats.md)."""
    limit_scale: float = 1.0
    bot_workers: int | None = None
