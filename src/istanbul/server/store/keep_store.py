"""What both databases answer about passkeys and recovery codes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Protocol

from msgspec import convert

from istanbul.server.store import sql
from istanbul.server.store.rows import CodeRow, PasskeyRow

PASSKEY: Final = f"SELECT {', '.join(sql.TABLES['passkeys'])} FROM passkeys"
CODE: Final = f"SELECT {', '.join(sql.TABLES['recovery_codes'])} FROM recovery_codes"


class KeepReads(Protocol):
    """What a store can be asked about them."""

    def load_passkey(self, passkey: str) -> PasskeyRow | None:
        """A passkey that has not been removed."""
        ...

    def passkeys_of(self, person: str) -> list[PasskeyRow]:
        """All of somebody, the oldest first."""
        ...

    def load_code(self, mark: str) -> CodeRow | None:
        """A recovery code that has not been used."""
        ...

    def codes_of(self, person: str) -> list[CodeRow]:
        """Those that somebody has left."""
        ...


class KeepStore(ABC):
    """The looking half of a store, as far as they need it."""

    @abstractmethod
    def _read(self, statement: str, *values: str | float) -> list[sql.Row]:
        """The rows that a statement selects."""

    def load_passkey(self, passkey: str) -> PasskeyRow | None:
        """A passkey that has not been removed."""
        found = self._read(f"{PASSKEY} WHERE id = ?", passkey)
        return convert(found[0], PasskeyRow) if found else None

    def passkeys_of(self, person: str) -> list[PasskeyRow]:
        """All of somebody, the oldest first."""
        found = self._read(f"{PASSKEY} WHERE person = ? ORDER BY created, id", person)
        return convert(found, list[PasskeyRow])

    def load_code(self, mark: str) -> CodeRow | None:
        """A recovery code that has not been used."""
        found = self._read(f"{CODE} WHERE mark = ?", mark)
        return convert(found[0], CodeRow) if found else None

    def codes_of(self, person: str) -> list[CodeRow]:
        """Those that somebody has left."""
        return convert(self._read(f"{CODE} WHERE person = ? ORDER BY mark", person), list[CodeRow])
