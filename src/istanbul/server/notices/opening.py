"""Which channels a server has: by its settings, and by what is installed."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from email.utils import parseaddr
from importlib.util import find_spec
from typing import Final

from istanbul.engine.errors import MalformedInput
from istanbul.engine.extras import MissingPackageError, Needs
from istanbul.server.journal import journal
from istanbul.server.live.hub import Hub
from istanbul.server.notices.mail import Mail
from istanbul.server.notices.sending import Senders
from istanbul.server.people.identity import Signer
from istanbul.server.settings import WEBHOOKS, Settings
from istanbul.server.store.rows import PersonRow

PUSH_PERSON: Final = ":push"  # no person's id looks like this


async def open_senders(settings: Settings, hub: Hub, signer: Signer) -> Senders:
    """All that this server can send with. What is not installed is named in the log."""
    if settings.webhooks not in WEBHOOKS:
        raise MalformedInput(f"--webhooks {settings.webhooks}: expected {', '.join(WEBHOOKS)}")
    mail = mail_of(settings)
    push = None
    try:
        with Needs("notices"):
            from istanbul.server.notices.push import Push  # noqa: PLC0415 - an extra
        key = await _push_key(hub, Push.new_key)
        sender = parseaddr(settings.mail_from)[1]
        push = Push(key, f"mailto:{sender}" if sender else settings.address)
    except MissingPackageError as problem:
        journal("no_push", logging.INFO, problem=str(problem))
    return Senders(
        push, mail, webhooks=settings.webhooks, address=settings.address, seal=signer.seal
    )


def push_is_there() -> bool:
    """Is all installed that push needs?"""
    return all(find_spec(name) for name in ("cryptography", "http_ece", "py_vapid"))


def mail_of(settings: Settings) -> Mail | None:
    """The way to the mail server, if one was named; what is missing for it is an error."""
    if not settings.mail:
        return None
    return Mail(settings.mail, settings.mail_from, settings.mail_password)


async def _push_key(hub: Hub, new_key: Callable[[], str]) -> str:
    """The key that browsers know this server by. It lives in the database, as they do."""
    row = await hub.load_person(PUSH_PERSON)
    if row is None:
        row = PersonRow(PUSH_PERSON, "", "en", {"key": new_key()}, time.time())
        await hub.save_person(row)
    return str(row.body["key"])
