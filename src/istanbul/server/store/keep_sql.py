"""The statements that store the ways to keep an identity: passkeys and recovery codes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import astuple

from istanbul.server.store.rows import KeepWrite

TABLES: Final[dict[str, tuple[str, ...]]] = {
    "passkeys": ("id", "person", "public_key", "counter", "label", "created", "used"),
    "recovery_codes": ("mark", "person", "created"),
}
PUT_PASSKEY: Final = """\
INSERT INTO passkeys (id, person, public_key, counter, label, created, used)
VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET counter = excluded.counter, used = excluded.used"""
DELETE_PASSKEY: Final = "DELETE FROM passkeys WHERE id = ?"
ADD_CODE: Final = "INSERT INTO recovery_codes (mark, person, created) VALUES (?, ?, ?)"
FORGET_CODES: Final = "DELETE FROM recovery_codes WHERE person = ?"
USED_CODE: Final = "DELETE FROM recovery_codes WHERE mark = ?"
DELETE_PERSON: Final = ("DELETE FROM passkeys WHERE person = ?", FORGET_CODES)


def statements(
    batch: Sequence[KeepWrite],
) -> Iterator[tuple[str, Sequence[tuple[str | int | float | None, ...]]]]:
    """What a batch stores, in its order: there is seldom more than one."""
    for write in batch:
        if write.passkey:
            yield PUT_PASSKEY, [astuple(write.passkey)]
        if write.delete_passkey:
            yield DELETE_PASSKEY, [(write.delete_passkey,)]
        if write.codes:
            yield FORGET_CODES, [(write.codes[0].person,)]
            yield ADD_CODE, [astuple(row) for row in write.codes]
        if write.used_code:
            yield USED_CODE, [(write.used_code,)]
