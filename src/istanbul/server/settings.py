"""How a server is run. Light to import: the command line shows these before it needs a server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WEBHOOKS: Final = ("off", "public", "any")
"""Where "your turn" may be sent: nowhere, to public addresses, anywhere."""


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
    bot_pause: float = 0.4
    """Seconds between two moves of bots, so that people can follow them."""
    limit_scale: float = 1.0
    bot_workers: int | None = None
