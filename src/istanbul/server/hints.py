"""Hints: what a strong player would do.

The computer players of this version do not explain themselves yet. When one does, this is the one
place to ask it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from istanbul.engine.errors import StaleAction
from istanbul.server.protocol import Hint, Hints
from istanbul.server.seats import Refused
from istanbul.server.table import Table

if TYPE_CHECKING:
    from istanbul.server.site import Site


async def hints_for(site: Site, table: Table, person: str, request: Hint) -> Hints:
    """The best few options of a seat, best first; only where the table allows hints."""
    if request.seat not in table.viewer_of(person):
        raise Refused("not_your_seat", f"seat {request.seat} is not yours")
    if not table.hints:
        raise Refused("no_hints", "this table is played without hints")
    if table.number != request.at:
        raise StaleAction(f"made for state {request.at}, but the game is at state {table.number}")
    raise Refused("no_hints_yet", "no computer player can explain its choice yet")
