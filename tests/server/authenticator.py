"""An authenticator in software: makes passkeys and signs with them, as a browser would ask it to.

It lies where a test asks it to.
"""

from __future__ import annotations

import hashlib
import json
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from istanbul.server.people.passkeys import text_of

PRESENT_AND_VERIFIED = 0x05
WITH_KEY = 0x40


class Authenticator:
    """Holds one passkey."""

    def __init__(self, origin: str) -> None:
        self.origin, self.counter = origin, 0
        self.id = token_bytes(32)
        self._key = ec.generate_private_key(ec.SECP256R1())

    @property
    def host(self) -> str:
        return self.origin.partition("://")[2].partition(":")[0]

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        point = self._key.public_key().public_numbers()
        key = cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        )
        data = self._data(PRESENT_AND_VERIFIED | WITH_KEY)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._credential(clientDataJSON=client, attestationObject=attestation)

    def show(self, options: dict[str, Any], counter: int | None = None) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        self.counter = self.counter + 1 if counter is None else counter
        data = self._data(PRESENT_AND_VERIFIED)
        client = self._client("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(client).digest()
        signature = self._key.sign(signed, ec.ECDSA(SHA256()))
        return self._credential(clientDataJSON=client, authenticatorData=data, signature=signature)

    def _data(self, flags: int) -> bytes:
        host = hashlib.sha256(self.host.encode()).digest()
        return host + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps(
            {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        ).encode()

    def _credential(self, **response: bytes) -> dict[str, Any]:
        own = text_of(self.id)
        told = {name: text_of(raw) for name, raw in response.items()}
        return {"id": own, "rawId": own, "type": "public-key", "response": told}
