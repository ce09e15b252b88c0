"""What a guarded bus needs: a certificate, and accounts whose users sign what it sends them."""

from __future__ import annotations

import base64
import datetime
import ipaddress
import json
import os
from pathlib import Path
from typing import Any

import nkeys
from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.x509.oid import NameOID

DAY = datetime.timedelta(days=1)
HEADER = {"typ": "JWT", "alg": "ed25519-nkey"}


def certificate(folder: Path) -> tuple[Path, Path]:
    """One for loopback that is its own authority, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "bus")])
    now = datetime.datetime.now(datetime.UTC)
    loopback = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - DAY)
        .not_valid_after(now + DAY)
        .add_extension(loopback, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, SHA256())
    )
    paths = folder / "bus.crt", folder / "bus.key"
    paths[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    form = (
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    paths[1].write_bytes(key.private_bytes(*form))
    return paths


def guarded(folder: Path) -> tuple[str, Path, Path]:
    """The configuration of a bus that lets in one user by TLS; its authority, and credentials."""
    cert, key = certificate(folder)
    operator, account, user = (_key(kind) for kind in (b"operator", b"account", b"user"))
    accounts = _token(account, operator, {"type": "account", "limits": _unlimited()})
    config = f"""\
operator: {_token(operator, operator, {"type": "operator"})}
resolver: MEMORY
resolver_preload: {{ {_name(account)}: {accounts} }}
tls: {{ cert_file: "{cert}", key_file: "{key}" }}
"""
    credentials = folder / "node.creds"
    token = _token(user, account, {"type": "user", "subs": -1, "data": -1, "payload": -1})
    credentials.write_text(
        f"-----BEGIN NATS USER JWT-----\n{token}\n------END NATS USER JWT------\n\n"
        f"-----BEGIN USER NKEY SEED-----\n{user.seed.decode()}\n------END USER NKEY SEED------\n",
        encoding="utf-8",
    )
    return config, cert, credentials


def _key(kind: bytes) -> Any:
    prefix = {
        b"operator": nkeys.PREFIX_BYTE_OPERATOR,
        b"account": nkeys.PREFIX_BYTE_ACCOUNT,
        b"user": nkeys.PREFIX_BYTE_USER,
    }
    return nkeys.from_seed(nkeys.encode_seed(os.urandom(32), prefix[kind]))


def _name(key: Any) -> str:
    return str(key.public_key.decode())


def _unlimited() -> dict[str, int]:
    return dict.fromkeys(("subs", "data", "payload", "imports", "exports", "conn", "leaf"), -1)


def _token(whose: Any, by: Any, claims: dict[str, object]) -> str:
    body = {"jti": "1", "iat": 1, "iss": _name(by), "sub": _name(whose), "name": "test"}
    signed = f"{_base64(HEADER)}.{_base64({**body, 'nats': {**claims, 'version': 2}})}"
    return f"{signed}.{_text(by.sign(signed.encode()))}"


def _base64(claims: object) -> str:
    return _text(json.dumps(claims).encode())


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
