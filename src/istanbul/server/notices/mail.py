"""Mails: plain and short, and each has a link that ends them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from hashlib import sha256
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from istanbul.engine.errors import MalformedInput
from istanbul.engine.extras import Needs
from istanbul.server.notices.kinds import SENT, Outcome, Problem
from istanbul.server.protocol.notice_bodies import MailAddress

SECONDS: Final = 20.0  # for one mail: greylisting servers like to wait
ATOM: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
MAIL: Final = re.compile(
    # Without `=?`: in a header that begins a word in disguise, which may hold another address.
    rf"(?=[^@]{{1,64}}@)(?!.*=\?){ATOM}(?:\.{ATOM})*@(?:{LABEL}\.)+(?=[A-Za-z]){LABEL}"
)
PERMANENT: Final = 500
PORTS: Final = {"smtp": 587, "smtps": 465}


def checked_mail(given: MailAddress) -> MailAddress:
    """One that a mail can be sent to; nothing of it can become a header of its own."""
    if not MAIL.fullmatch(given.address):
        raise MalformedInput("mail: expected an address such as name@example.org")
    return given


@dataclass(frozen=True)
class Letter:
    """What a mail says."""

    to: str
    subject: str
    text: str
    id: str
    stop: str = ""
    """The address that ends these mails."""


class Mail:
    """Sends mails through one server, which takes them from us. Needs the extra `notices`."""

    def __init__(self, server: str, sender: str, password: str = "") -> None:
        """`server` is `smtp://name@host:587` (STARTTLS) or `smtps://name@host:465`."""
        with Needs("notices"):
            import aiosmtplib  # noqa: PLC0415 - an extra
        self._smtp: Any = aiosmtplib
        problem = MalformedInput(f"--mail {server}: expected smtp://name@host:587 or smtps://...")
        try:
            parts = urlsplit(server)
            port = parts.port
        except ValueError:
            raise problem from None
        if parts.scheme not in PORTS or not parts.hostname or parts.password:
            raise problem
        self._tls = parts.scheme == "smtps"
        self._host, self._port = parts.hostname, port or PORTS[parts.scheme]
        self._user = unquote(parts.username or "")
        self._password = password
        self.sender = sender
        if "@" not in parseaddr(sender)[1] or not sender.isprintable():
            raise MalformedInput(f"--mail-from {sender}: expected an address to send mails from")

    def message(self, letter: Letter) -> EmailMessage:
        """The mail as it is sent."""
        made = EmailMessage()
        made["From"], made["To"], made["Subject"] = self.sender, letter.to, letter.subject
        made["Date"] = formatdate(usegmt=True)
        # The same for the same thing: many programs show it only once.
        domain = parseaddr(self.sender)[1].rpartition("@")[2]
        made["Message-ID"] = f"<{sha256(letter.id.encode()).hexdigest()[:32]}@{domain}>"
        made["Auto-Submitted"] = "auto-generated"  # no program answers "out of office"
        if letter.stop:
            made["List-Unsubscribe"] = f"<{letter.stop}>"
            made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        made.set_content(letter.text)
        return made

    async def send(self, letter: Letter) -> Outcome:
        """Hand it over to the server; what it said."""
        smtp = self._smtp
        try:
            await smtp.send(
                self.message(letter),
                hostname=self._host,
                port=self._port,
                username=self._user or None,
                password=self._password or None,
                use_tls=self._tls,
                # Names and passwords go over an encrypted line only.
                start_tls=True if self._user and not self._tls else None,
                timeout=SECONDS,
            )
        except smtp.SMTPRecipientsRefused as problem:
            refused = problem.recipients[0]
            dead = refused.code >= PERMANENT
            said = Problem.REFUSED.said(f"{refused.code} {refused.message}")
            return Outcome(problem=said, again=not dead, dead=dead)
        except smtp.SMTPResponseException as problem:
            said = Problem.REFUSED.said(f"{problem.code} {problem.message}")
            return Outcome(problem=said, again=True)
        except (smtp.SMTPTimeoutError, TimeoutError):
            return Outcome(problem=Problem.TIMEOUT.said(), again=True)
        except (smtp.SMTPException, OSError) as problem:
            return Outcome(problem=Problem.UNREACHABLE.said(type(problem).__name__), again=True)
        return SENT
