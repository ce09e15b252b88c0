"""What a choice is worth beyond what it brings at once: its chance, or what it does for ever."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from istanbul.engine.node import Option
from istanbul.engine.phrase import Phrase, Reason, name
from istanbul.engine.state import State
from istanbul.games.board.events import BoardEvent
from istanbul.games.board.frames import KIND, VISIT, get
from istanbul.games.board.player.reasons_dice import chance
from istanbul.games.board.state import State as Record
from istanbul.games.board.tables import BLUE, RED

_ROLLS: Final = [first + second for first, second in product(range(1, 7), repeat=2)]


def worth(state: State, option: Option, events: Sequence[BoardEvent]) -> Phrase | None:
    """Of an option that causes these events: a number to call, a tile for the rest of the game."""
    g = state.record
    if option.kind == "act_number" and get(g, KIND) == VISIT:
        return _call(g, g.seat, int(option.args["n"]))
    for event in events:
        if event["event"] == "mosque_tile":
            return Phrase(name("tile_help", event["colour"]))
        if event["event"] == "tavern_tile":
            return Phrase(name("tavern_help", event["tile"]))
    return None


def _call(g: Record, p: int, n: int) -> Phrase:
    """The chance to reach a number, and the lira on average: with the red tile, if one has it."""
    reached = chance(n, bool(g.tile[p][RED]))
    mean = reached * n + (1 - reached) * g.tables.tea_consolation
    return Phrase("worth-call", {"percent": round(100 * reached), **_decimal(mean)})


def jewelry(g: Record, p: int) -> Reason:
    """What the dice bring at the Black Market, as far as it fits; one roll, no tile used."""
    room = g.tables.start_room + g.extensions[p] - g.goods[p][BLUE]
    found = [min(room, g.tables.jewelry_for[total]) for total in _ROLLS]
    lucky = sum(n > 0 for n in found)
    if not lucky:
        return Reason("worth-no_jewelry")
    args = {"percent": round(100 * lucky / len(found)), **_decimal(sum(found) / len(found))}
    return Reason("worth-jewelry", dict(args))


def _decimal(n: float) -> dict[str, int]:
    """A number with one decimal place; each language has its own point."""
    whole, tenths = divmod(round(10 * n), 10)
    return {"whole": whole, "tenths": tenths}
