"""One thing to one address: by push, mail or webhook, and what came of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from msgspec import convert

from istanbul.messages import Words
from istanbul.server.notices.calling import Request, call
from istanbul.server.notices.kinds import SENT, Channel, Outcome, Problem, Telling
from istanbul.server.notices.mail import Letter, Mail
from istanbul.server.notices.presets import request_of
from istanbul.server.protocol.notice_bodies import MailAddress, Subscription, Webhook
from istanbul.server.store.rows import AddressRow

if TYPE_CHECKING:
    from istanbul.server.notices.push import Push

MAIL_QUEUE: Final = "mail"
BUSY: Final = (HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.TOO_EARLY, HTTPStatus.TOO_MANY_REQUESTS)
"""Answers of those who may say yes later; so may all from 500 on."""
FIRST_ERROR: Final = 400
FIRST_FAULT: Final = 500
GONE: Final = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)
Seal = Callable[[str, str], str]


class Senders:
    """All channels of a server. `push` and `mail` are None where it cannot send that way."""

    def __init__(
        self,
        push: Push | None,
        mail: Mail | None,
        *,
        webhooks: str,
        address: str,
        seal: Seal,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.push, self.mail, self._webhooks = push, mail, webhooks
        self._address, self._seal, self._now = address, seal, now

    def queue_of(self, to: AddressRow) -> str:
        """What it waits for: one host is asked one thing at a time."""
        if to.channel == Channel.MAIL:
            return MAIL_QUEUE
        address = to.body["endpoint" if to.channel == Channel.PUSH else "url"]
        return urlsplit(address).netloc.lower()

    async def send(self, to: AddressRow, told: Telling, language: str) -> Outcome:
        """Try once."""
        if to.channel == Channel.MAIL:
            return await self._send_mail(to, told, language)
        if self._webhooks == "off":
            return Outcome(problem=Problem.OFF.said(), again=True)
        if to.channel == Channel.WEBHOOK:
            return await self._call(partial(request_of, convert(to.body, Webhook), told))
        if self.push is None:
            return Outcome(problem=Problem.MISSING.said(), again=True)
        subscription = convert(to.body, Subscription)
        return await self._call(partial(self.push.request_of, subscription, told, self._now()))

    async def _call(self, make: Callable[[], Request]) -> Outcome:
        try:
            status = await call(make(), self._webhooks == "any")
        except PermissionError:
            return Outcome(problem=Problem.NOT_PUBLIC.said(), dead=True)
        except TimeoutError:
            return Outcome(problem=Problem.TIMEOUT.said(), again=True)
        except Exception as problem:  # other people's servers fail in all ways
            return Outcome(problem=Problem.UNREACHABLE.said(type(problem).__name__), again=True)
        if status < FIRST_ERROR and status // 100 == 2:
            return SENT
        if status in GONE:
            return Outcome(problem=Problem.GONE.said(status), dead=True)
        again = status in BUSY or status >= FIRST_FAULT
        return Outcome(problem=Problem.ANSWERED.said(status), again=again, dead=not again)

    # Mails.

    async def _send_mail(self, to: AddressRow, told: Telling, language: str) -> Outcome:
        words, token = Words(language), self._seal("stop", to.id)
        page = f"{self._address}/#/stop/{token}"
        text = f"{told.text}\n{told.url}\n\n-- \n{words.say('told-mail_stop')}\n{page}\n"
        stop = f"{self._address}/api/notices/stop/{token}"
        return await self._post(to, Letter("", f"{told.title}: {told.text}", text, told.id, stop))

    async def confirm(self, to: AddressRow, language: str) -> Outcome:
        """Ask whoever reads the mail whether they want any."""
        words, page = Words(language), f"{self._address}/#/confirm/{self._seal('confirm', to.id)}"
        text = f"{words.say('told-mail_confirm')}\n{page}\n\n{words.say('told-mail_confirm_not')}\n"
        subject = f"{words.say('told-title')}: {words.say('told-mail_confirm_subject')}"
        return await self._post(to, Letter("", subject, text, f"confirm {to.id} {self._now()}"))

    async def _post(self, to: AddressRow, letter: Letter) -> Outcome:
        if self.mail is None:
            return Outcome(problem=Problem.MISSING.said(), again=True)
        address = convert(to.body, MailAddress).address
        return await self.mail.send(
            Letter(address, letter.subject, letter.text, letter.id, letter.stop)
        )
