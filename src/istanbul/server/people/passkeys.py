"""Passkeys: what a browser's authenticator is asked, and whether its answer is right (WebAuthn).

A passkey belongs to a host name: browsers refuse addresses of numbers, and names without https but
for this very computer. So does the server.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final, Literal

from msgspec import Struct

from istanbul.engine.extras import Needs
from istanbul.engine.node import Json
from istanbul.server.doors import host_of
from istanbul.server.errors import Refused
from istanbul.server.store.rows import PasskeyRow

MOST: Final = 20  # passkeys of a person
RP_NAME: Final = "Istanbul"
Obstacle = Literal["", "missing", "address", "insecure"]


class Party(Struct, frozen=True):
    """Whom a passkey is shown to: this server, by the name by which the browser called it."""

    host: str
    origin: str

    @property
    def obstacle(self) -> Obstacle:
        """What keeps passkeys from working here; empty if nothing does."""
        if not is_there():
            return "missing"
        if ":" in self.host or self.host.replace(".", "").isdigit():
            return "address"
        if self.origin.startswith("http:") and self.host != "localhost":
            return "insecure"
        return ""

    def check(self) -> None:
        """Refuse where passkeys do not work."""
        if self.obstacle:
            raise Refused("no_passkeys", f"passkeys do not work here: {EXPLAINED[self.obstacle]}")


EXPLAINED: Final = {
    "missing": "pip install 'istanbul[passkeys]'",
    "address": "the server needs a name, not an address of numbers",
    "insecure": "they need https",
}


def is_there() -> bool:
    """Is all installed that passkeys need?"""
    return find_spec("webauthn") is not None


def party_of(netloc: str, secure: bool) -> Party:
    """By the Host header, which has been checked (doors.py), as cookies are."""
    scheme = "https" if secure else "http"
    return Party(host_of(netloc), f"{scheme}://{netloc.lower()}")


def text_of(raw: bytes) -> str:
    """Bytes as WebAuthn writes them: base64url."""
    return urlsafe_b64encode(raw).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    """And back."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def asked_to_make(
    party: Party, challenge: bytes, person: str, name: str, has: Sequence[PasskeyRow]
) -> Json:
    """What `navigator.credentials.create` is given."""
    with Needs("passkeys"):
        import webauthn  # noqa: PLC0415 - an extra
        from webauthn.helpers import options_to_json_dict, structs  # noqa: PLC0415 - an extra
    options = webauthn.generate_registration_options(
        rp_id=party.host,
        rp_name=RP_NAME,
        user_name=name or RP_NAME,
        user_id=person.encode(),
        challenge=challenge,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,  # it knows whose it is
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=bytes_of(row.id)) for row in has
        ],
    )
    return options_to_json_dict(options)


def made(party: Party, challenge: bytes, credential: Json) -> tuple[str, str, int]:
    """The id, public key and counter of a passkey that a browser has made."""
    with Needs("passkeys"):
        import webauthn  # noqa: PLC0415 - an extra
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.host,
            expected_origin=party.origin,
        )
    except Exception as problem:  # anybody sends these bytes, and webauthn trips over some
        raise refused() from problem
    return (
        text_of(found.credential_id),
        text_of(found.credential_public_key),
        found.sign_count,
    )


def asked_to_show(party: Party, challenge: bytes) -> Json:
    """What `navigator.credentials.get` is given: any passkey that it has for this host."""
    with Needs("passkeys"):
        import webauthn  # noqa: PLC0415 - an extra
        from webauthn.helpers import options_to_json_dict  # noqa: PLC0415 - an extra
    return options_to_json_dict(
        webauthn.generate_authentication_options(rp_id=party.host, challenge=challenge)
    )


def shown_counter(party: Party, challenge: bytes, credential: Json, row: PasskeyRow) -> int:
    """The counter of a passkey that was shown; refused unless all of it is right."""
    with Needs("passkeys"):
        import webauthn  # noqa: PLC0415 - an extra
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.host,
            expected_origin=party.origin,
            credential_public_key=bytes_of(row.public_key),
            credential_current_sign_count=row.counter,
        )
    except Exception as problem:  # anybody sends these bytes, and webauthn trips over some
        raise refused() from problem
    return found.new_sign_count


def refused() -> Refused:
    """One answer for all that can be wrong: it helps nobody who tries."""
    return Refused("passkey_refused", "this passkey is not known here, or its answer is wrong")
