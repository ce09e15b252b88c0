"""What a seat has, and what it lacks for the next ruby of each source."""

from __future__ import annotations

from operator import add
from typing import Final, NamedTuple

from istanbul.engine.phrase import Reason
from istanbul.games.board.contents import PLACES
from istanbul.games.board.player.sources import (
    FROM_COFFEE_HOUSE,
    FROM_DEALER,
    FROM_PALACE,
    FROM_SMALL_MOSQUE,
    FROM_SOCIETY,
    FROM_TAVERN,
    FROM_WAINWRIGHT,
    N_SOURCES,
    NEVER,
    SOURCE_PLACE,
    is_left,
)
from istanbul.games.board.state import Public

NEAR: Final = {"lira": 5, "goods": 2, "coffee": 2, "seals": 2}
"""How little may be missing so that it is worth telling."""


class Purse(NamedTuple):
    """What a seat can pay for rubies with."""

    lira: int
    goods: tuple[int, ...]
    coffee: int
    seals: int

    @classmethod
    def of(cls, g: Public, p: int) -> Purse:
        """The purse of a seat as it is now."""
        return cls(g.lira[p], tuple(g.goods[p]), g.coffee[p], g.seals[p])

    def more(
        self, lira: int = 0, goods: tuple[int, ...] = (0, 0, 0, 0), coffee: int = 0, seals: int = 0
    ) -> Purse:
        """The purse with this added; negative numbers are taken off."""
        held = tuple(map(add, self.goods, goods))
        return Purse(self.lira + lira, held, self.coffee + coffee, self.seals + seals)


def goods_short(purse: Purse, needed: list[int], any_kind: int = 0) -> int:
    """Goods that a price lacks."""
    missing = spare = 0
    for has, need in zip(purse.goods, needed, strict=True):
        if has < need:
            missing += need - has
        else:
            spare += has - need
    return missing + max(0, any_kind - spare)


def tile_short(g: Public, purse: Purse, colour: int) -> int:
    """Goods that the next mosque tile of a colour lacks; NEVER if there is none."""
    if g.mosque_taken[colour] >= g.tables.mosque_tiles:
        return NEVER
    return max(0, g.tables.mosque_need[g.mosque_taken[colour]] - purse.goods[colour])


def lacks(g: Public, p: int, source: int, purse: Purse) -> tuple[str, int] | None:
    """What one visit there would need in addition, and of what; None: more than one thing."""
    t = g.tables
    if not is_left(g, p, source):
        return None
    if source == FROM_DEALER:
        return "lira", max(0, g.dealer - purse.lira)
    if source == FROM_PALACE:
        return "goods", goods_short(purse, t.palace_need[g.palace], t.palace_any[g.palace])
    if source == FROM_WAINWRIGHT:
        last = g.extensions[p] == t.max_extensions - 1
        return ("lira", max(0, t.extension_price - purse.lira)) if last else None
    if source == FROM_COFFEE_HOUSE:
        return "coffee", max(0, g.coffee_house - purse.coffee)
    if source == FROM_SOCIETY:
        return "seals", max(0, t.ruby_seals - purse.seals)
    if source == FROM_TAVERN:
        goods = goods_short(purse, t.baksheesh_goods[g.baksheesh])
        coffee = max(0, t.baksheesh_coffee - purse.coffee)
        if goods and coffee:
            return None
        return ("goods", goods) if goods else ("coffee", coffee)
    first = 2 * (source - FROM_SMALL_MOSQUE)
    missing = [colour for colour in (first, first + 1) if not g.tile[p][colour]]
    return ("goods", tile_short(g, purse, missing[0])) if len(missing) == 1 else None


def ready_source(g: Public, p: int, place: int, purse: Purse) -> bool:
    """Would the place's action bring a ruby?"""
    if place not in SOURCE_PLACE:
        return False
    found = lacks(g, p, SOURCE_PLACE.index(place), purse)
    return found is not None and found[1] == 0


def progress(g: Public, p: int, before: Purse, after: Purse, place: str = "") -> Reason | None:
    """What a gain brings within reach: all that a ruby lacked, or nearly so.

    With a place: the gain comes from there.
    """
    nearest: tuple[int, str, int] | None = None
    for source in range(N_SOURCES):
        old = lacks(g, p, source, before)
        if old is None or old[1] == 0:
            continue
        new = lacks(g, p, source, after)
        if new is None or old[0] != new[0] or new[1] >= old[1]:
            continue
        unit, left = new
        if left == 0:
            args: dict[str, str | int] = {"to": PLACES[SOURCE_PLACE[source]], "n": old[1]}
            if place:
                return Reason(f"reason-place_completes_{unit}", args | {"place": place})
            return Reason(f"reason-completes_{unit}", args)
        if left <= NEAR[unit] and (nearest is None or left < nearest[0]):
            nearest = left, unit, source
    if nearest is None:
        return None
    left, unit, source = nearest
    return Reason(f"reason-nears_{unit}", {"to": PLACES[SOURCE_PLACE[source]], "n": left})


def completes(reason: Reason) -> bool:
    """Is it progress that leaves nothing missing?"""
    return "completes" in reason.message


def sale_nears(sale: Reason, near: Reason) -> Reason:
    """A sale, and how little is missing after it."""
    left: dict[str, str | int] = {"to": near.args["to"], "left": near.args["n"]}
    return Reason("reason-sale_nears", sale.args | left)


def ruby(g: Public, p: int, place: str, more: int = 1) -> Reason:
    """The reason for an option that takes rubies at a place."""
    left = g.tables.goal - g.rubies[p] - more
    if left <= 0:
        return Reason("reason-winning_ruby", {"place": place})
    return Reason("reason-ruby", {"place": place, "n": left})


def mosque_tile(g: Public, p: int, colour: int, name: str) -> Reason:
    """A mosque tile is taken that brings no ruby by itself."""
    other = colour + 1 - 2 * (colour % 2)
    pair_left = g.mosque_rubies[colour // 2] and g.mosque_taken[other] < g.tables.mosque_tiles
    if pair_left and not g.tile[p][other]:
        return Reason("reason-tile_towards_pair", {"colour": name})
    return Reason("reason-tile", {"colour": name})
