"""What the HTTP API takes and gives about keeping an identity: passkeys and recovery codes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from istanbul.engine.node import Json
from istanbul.server.protocol.bodies import Body


class PasskeyInfo(Struct, frozen=True, kw_only=True):
    """A passkey that makes a browser me."""

    id: str
    label: str
    """The browser and the system with which it was added, if they are known."""
    created: float
    used: float
    """When it was last used; seconds since 1970."""


class MyKeys(Struct, frozen=True, kw_only=True):
    """By what I can come back when my cookie is gone."""

    passkeys: list[PasskeyInfo]
    codes: int
    """How many recovery codes have not been used."""
    obstacle: Literal["", "missing", "address", "insecure"]
    """What keeps passkeys from working here: not installed, no host name, no https."""


class PasskeyOptions(Struct, frozen=True, kw_only=True):
    """What the browser's authenticator is asked, as WebAuthn writes it. Five minutes, once."""

    options: Json


class Credential(Body, frozen=True, kw_only=True):
    """The answer of the authenticator: `PublicKeyCredential.toJSON()`."""

    credential: Json


class RecoveryCodes(Struct, frozen=True, kw_only=True):
    """New codes, in place of all older ones. They are shown this once; each works once."""

    codes: list[str]


class UseCode(Body, frozen=True, kw_only=True):
    """A recovery code, as somebody has typed it."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]
