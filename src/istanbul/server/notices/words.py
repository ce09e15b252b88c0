"""What a notice says, in the language of whoever gets it."""

from __future__ import annotations

from istanbul.messages import Words
from istanbul.server.notices.kinds import TEST, Telling
from istanbul.server.store.rows import DeliveryRow


def telling(row: DeliveryRow, language: str, address: str) -> Telling:
    """A delivery in words. `address` is where people find the server."""
    words = Words(language)
    return Telling(
        id=row.id,
        kind=row.kind,
        table=row.table,
        url=f"{address}/#/table/{row.table}" if row.table else f"{address}/#/settings",
        title=words.say("told-title"),
        text=words.say(f"told-{row.kind}"),
    )


def test_row(person: str, address: str, now: float) -> DeliveryRow:
    """What the test button sends; it is not stored."""
    return DeliveryRow(
        f"test {address} {now}", person, address, TEST, "", TEST, "waiting", 0, now, "", now
    )
