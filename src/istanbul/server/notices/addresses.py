"""Where people are told: adding, confirming, trying and ending addresses."""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from istanbul.server.errors import Refused
from istanbul.server.limits import Buckets
from istanbul.server.notices.kinds import AddressState, Channel, Outcome
from istanbul.server.notices.mail import checked_mail
from istanbul.server.notices.presets import checked_webhook
from istanbul.server.notices.sending import Senders
from istanbul.server.notices.subscriptions import checked_subscription
from istanbul.server.notices.words import telling, test_row
from istanbul.server.protocol.notice_bodies import MailAddress, Subscription, Webhook
from istanbul.server.store.reader import Reader
from istanbul.server.store.rows import AddressRow, NoticeWrite, Write
from istanbul.server.store.writer import Writer

MOST: Final = 10  # of one person
Unseal = Callable[[str, str], str | None]


class Addresses:
    """The addresses of everybody."""

    def __init__(
        self,
        reader: Reader,
        writer: Writer,
        senders: Senders,
        *,
        unseal: Unseal,
        address: str,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._reader, self._writer, self._senders = reader, writer, senders
        self._unseal, self._address, self._now = unseal, address, now
        self._mails = Buckets(1 / 600, 4)
        """Mails to somebody who has not asked for any yet."""

    async def of(self, person: str) -> list[AddressRow]:
        """All of somebody, the oldest first."""
        return await self._reader.read(lambda store: store.addresses_of(person))

    async def add_push(self, person: str, given: Subscription) -> None:
        """A browser, which has been asked whether it wants this."""
        await self._add(person, Channel.PUSH, checked_subscription(given), given.endpoint)

    async def add_webhook(self, person: str, given: Webhook) -> None:
        """A service of theirs."""
        await self._add(person, Channel.WEBHOOK, checked_webhook(given), given.url + given.to)

    async def add_mail(self, person: str, given: MailAddress, language: str, visitor: str) -> None:
        """A mail address. Nothing is sent there but one question, until somebody says yes to it."""
        checked_mail(given)
        if self._senders.mail is None:
            raise Refused("no_mail", "this server sends no mails")
        known = [a for a in await self.of(person) if a.body.get("address") == given.address]
        if known and known[0].state == AddressState.OK:
            return
        if not all(map(self._mails.take, (person, visitor, given.address.lower()))):
            raise Refused("too_fast", "too many mails; wait ten minutes and try again")
        row = await self._add(person, Channel.MAIL, given, given.address, AddressState.NEW)
        asked = await self._senders.confirm(row, language)
        if not asked.sent:
            await self._set(row.id, AddressState.NEW, asked.problem)

    async def _add(
        self,
        person: str,
        channel: Channel,
        given: Struct,
        what: str,
        state: AddressState = AddressState.OK,
    ) -> AddressRow:
        name = sha256(f"{person} {channel} {what}".encode()).hexdigest()[:24]
        mine = await self.of(person)
        if len(mine) >= MOST and name not in [row.id for row in mine]:
            raise Refused("too_many_addresses", f"you can have {MOST} addresses")
        body = to_builtins(given)
        row = AddressRow(name, person, channel.value, body, state.value, "", self._now())
        await self._write(NoticeWrite(address=row))
        return row

    async def end(self, person: str, address: str) -> None:
        """Tell nothing there any more."""
        await self._mine(person, address)
        await self._write(NoticeWrite(delete_address=address))

    async def test(self, person: str, address: str, language: str) -> Outcome:
        """Send something now, whatever the hour; what really happened."""
        row = await self._mine(person, address)
        if row.state == AddressState.NEW:
            raise Refused("not_confirmed", "confirm this address first: it has got a mail")
        sample = telling(test_row(person, address, self._now()), language, self._address)
        outcome = await self._senders.send(row, sample, language)
        state = AddressState.DEAD if outcome.dead else AddressState.OK
        await self._set(address, state, outcome.problem)
        return outcome

    # Links in mails.

    async def confirm(self, token: str) -> None:
        """Whoever reads mails there wants them."""
        row = await self._sealed("confirm", token)
        if row.state == AddressState.NEW:
            await self._write(NoticeWrite(address=replace(row, state="ok", problem="")))

    async def stop(self, token: str) -> None:
        """Whoever reads mails there wants no more."""
        row = await self._sealed("stop", token)
        await self._write(NoticeWrite(delete_address=row.id))

    async def _sealed(self, purpose: str, token: str) -> AddressRow:
        address = self._unseal(purpose, token)
        row = None
        if address is not None:
            row = await self._reader.read(lambda store: store.load_address(address))
        if row is None:
            raise Refused("no_address", "there is no such address any more")
        return row

    async def _mine(self, person: str, address: str) -> AddressRow:
        for row in await self.of(person):
            if row.id == address:
                return row
        raise Refused("no_address", "you have no such address")

    async def _set(self, address: str, state: AddressState, problem: str) -> None:
        await self._write(NoticeWrite(address_state=(address, state.value, problem)))

    async def _write(self, write: NoticeWrite) -> None:
        await self._writer.stored(Write(notice=write))
