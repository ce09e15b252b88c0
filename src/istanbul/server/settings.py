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
    address: str = "http://127.0.0.1:8000"
    """Where people find it: for links in QR codes and notices."""
    webhooks: str = "public"
    mail: str = ""
    """The server that takes our mails: `smtp://name@host:587` or `smtps://...`; none if empty."""
    mail_from: str = ""
    mail_password: str = ""
    pacing: float = 1.0
    """How long what the server does by itself takes, against the usual; 0 is no time.

    It hides what the time of a turn would tell (docs/threats.md)."""
    limit_scale: float = 1.0
    bot_workers: int | None = None
