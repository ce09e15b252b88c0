"""Why an option is good, from what it would cause at once: worked out by the rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from istanbul.engine.phrase import Reason
from istanbul.engine.source import SeededSource
from istanbul.engine.state import View
from istanbul.games.board.base.market import wanted
from istanbul.games.board.catalogue import USE
from istanbul.games.board.contents import GOODS, MARKETS
from istanbul.games.board.events import BoardEvent
from istanbul.games.board.player.shortfall import (
    Purse,
    completes,
    mosque_tile,
    progress,
    ruby,
    sale_nears,
    tile_short,
)
from istanbul.games.board.player.sources import NEVER
from istanbul.games.board.state import Public
from istanbul.games.board.tables import N_GOODS

_SIGNS: Final = {
    **{"lira": ("lira", 1), "lira_paid": ("lira", -1)},
    **{"merchant_paid": ("lira", -1), "neutral_paid": ("lira", -1)},
    **{"coffee": ("coffee", 1), "coffee_paid": ("coffee", -1)},
    **{"goods": ("goods", 1), "goods_paid": ("goods", -1)},
}


@dataclass
class Gains:
    """What the one who decides would gain and pay up to the next choice or chance."""

    net: dict[str, int] = field(default_factory=lambda: {"lira": 0, "coffee": 0})
    goods: list[int] = field(default_factory=lambda: [0] * N_GOODS)
    told: dict[str, BoardEvent] = field(default_factory=dict)  # the last event of each kind
    rubies: int = 0


def foresee(events: list[BoardEvent], seat: int) -> Gains:
    """Add them up; what belongs to the next turn is left out."""
    gains = Gains()
    for event in events:
        kind = event["event"]
        if kind == "turn_begun":
            break
        if event.get("seat") != seat:
            continue
        gains.told[kind] = event
        gains.rubies += kind == "ruby"
        if kind in _SIGNS:
            what, sign = _SIGNS[kind]
            if what == "goods":
                gains.goods[GOODS.index(event["good"])] += sign * event["n"]
            else:
                gains.net[what] += sign * event["n"]
    return gains


def gained(view: View, action: int) -> Reason | None:
    """The best thing that the option brings at once, if it brings anything."""
    g: Public = view.record  # what lies open is the same in both
    events = view.world(SeededSource(0)).preview(action)
    return _say(g, view.viewer, foresee(events, view.viewer))


def kiosk_tile(view: View, action: int, tile: str) -> Reason:
    """A kiosk tile brings something when it is used, if it can be."""
    g: Public = view.record
    state = view.world(SeededSource(0)).apply(action)
    if state.is_over or state.is_chance or state.game.prompt(state.record) != "kiosk_tile":
        return Reason("reason-kiosk_tile_useless", {"kiosk": tile})
    found = None
    if USE in state.legal_actions():
        found = _say(g, view.viewer, foresee(state.preview(USE), view.viewer))
    return found or Reason("reason-kiosk_tile", {"kiosk": tile})


def _say(g: Public, p: int, gains: Gains) -> Reason | None:
    told = gains.told
    if gains.rubies:
        return ruby(g, p, told["ruby"]["place"], gains.rubies)
    if "mosque_tile" in told:
        name = told["mosque_tile"]["colour"]
        return mosque_tile(g, p, GOODS.index(name), name)
    if "extension" in told:
        left = g.tables.max_extensions - told["extension"]["n"]
        if left and g.wainwright_rubies:
            return Reason("reason-extension_towards_ruby", {"n": left})
        return Reason("reason-extension")
    if "tavern_tile" in told:
        return Reason("reason-tavern_tile", {"tavern": told["tavern_tile"]["tile"]})
    if "card_taken" in told:
        return Reason("reason-card_taken", {"card": told["card_taken"]["card"]})
    has = Purse.of(g, p)
    after = has.more(gains.net["lira"], tuple(gains.goods), gains.net["coffee"])
    near = progress(g, p, has, after, told["acted"]["place"] if "acted" in told else "")
    if "sold" in told:
        return _sold(g, p, told["sold"], near)
    if near is not None and completes(near):
        return near
    return _for_tile(g, p, has, after) or near or _things(gains) or _others(gains)


def _sold(g: Public, p: int, sold: BoardEvent, near: Reason | None) -> Reason:
    """A sale: what it makes possible, or whether more could be sold."""
    args = {"n": sum(int(digit) for digit in sold["goods"] if digit.isdigit()), "lira": sold["n"]}
    if near is not None and completes(near):
        return near
    if near is not None and near.message == "reason-nears_lira":
        return sale_nears(Reason("reason-sale", dict(args)), near)
    market = MARKETS.index(sold["place"].removesuffix("_market"))
    left = sum(wanted(g, p, market, good) for good in range(N_GOODS)) - args["n"]
    if left > 0 and args["n"] < 5:
        return Reason("reason-sale_of_some", {**args, "left": left})
    return Reason("reason-sale", dict(args))


def _for_tile(g: Public, p: int, has: Purse, after: Purse) -> Reason | None:
    """Goods that suffice for a mosque tile now."""
    for colour in range(N_GOODS):
        short = 0 if g.tile[p][colour] else tile_short(g, has, colour)
        if 0 < short < NEVER and tile_short(g, after, colour) == 0:
            args: dict[str, str | int] = {
                "n": sum(after.goods) - sum(has.goods),
                "colour": GOODS[colour],
            }
            return Reason("reason-goods_for_tile", args)
    return None


def _things(gains: Gains) -> Reason | None:
    """The reason for a gain of goods, lira or coffee, if there is one."""
    net, goods = gains.net, sum(gains.goods)
    if goods > 0 and net["lira"] > 0:
        return Reason("reason-goods_and_lira", {"n": goods, "lira": net["lira"]})
    if goods > 0 and net["lira"] < 0:
        return Reason("reason-goods_for_lira", {"n": goods, "lira": -net["lira"]})
    if goods > 0:
        return Reason("reason-goods", {"n": goods})
    for what in ("lira", "coffee"):
        if net[what] > 0:
            return Reason(f"reason-{what}", {"n": net[what]})
    return None


def _others(gains: Gains) -> Reason | None:
    """Assistants and the companion."""
    told = gains.told
    if "assistant_returned" in told:
        return Reason("reason-assistant_back", {"place": told["assistant_returned"]["place"]})
    if "companion_home" in told:
        return Reason("reason-companion_back")
    return None
