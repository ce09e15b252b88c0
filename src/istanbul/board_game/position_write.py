"""Positions and views as JSON: every field, with ids."""

from __future__ import annotations

from typing import Any

from istanbul.board_game.contents import BONUS_CARDS, FIGURES, GOODS, MARKETS, PLACES
from istanbul.board_game.events import over_reason
from istanbul.board_game.pending import write_pending, write_turn
from istanbul.board_game.state import FIRST_NEUTRAL, N_FIGURES, NOBODY, NOWHERE, Public, State
from istanbul.board_game.tables import N_MARKETS
from istanbul.board_game.view import View

Json = dict[str, Any]


def write_position(g: State) -> Json:
    """All of a state; the deck is what is named nowhere."""
    found = write_public(g)
    for p in range(g.tables.players):
        found["seats"][p]["hand"] = write_cards(g.hand[p])
    return found


def write_view(v: View) -> Json:
    """All of a view: own hand, sizes of the others, and the cards they or the deck may hold."""
    found = write_public(v)
    for p in range(v.tables.players):
        found["seats"][p]["cards"] = v.hand_size[p]
    if v.viewer >= 0:
        found["seats"][v.viewer]["hand"] = write_cards(v.hand)
    found["deck"] = v.deck_size
    found["unseen"] = write_cards(v.unseen)
    return found


def write_public(g: Public) -> Json:
    """What lies open."""
    found: Json = {
        "round": g.round,
        "seat": g.seat,
        "last_round": bool(g.last_round),
        "over": over_reason(g.over) if g.over else None,
        "seats": [_write_seat(g, p) for p in range(g.tables.players)],
    }
    for figure, name in enumerate(FIGURES[:2]):
        found[name] = _place(g.figure[figure])
    if g.tables.players == 2:  # neutral merchants are for two players
        found["neutral_merchants"] = [_place(g.figure[f]) for f in range(FIRST_NEUTRAL, N_FIGURES)]
    if g.tables.neutral_assistants:
        found["neutral_assistants"] = {
            PLACES[place]: n for place, n in enumerate(g.neutral_assistant) if n
        }
    if g.tables.caravan_leader:
        found["caravan"] = None if g.caravan == NOBODY else g.caravan
    found["mail"] = g.mail
    seen = [g.demand_order[market][: g.demand_seen[market]] for market in range(N_MARKETS)]
    found["demand"] = {
        name: seen[market][g.demand_top[market]] if seen[market] else None
        for market, name in enumerate(MARKETS)
    }
    found["demand_seen"] = dict(zip(MARKETS, seen, strict=True))
    found["palace"] = g.palace
    found["dealer"] = g.dealer
    found["discard"] = [BONUS_CARDS[kind] for kind in g.discard[: g.discards]]
    found["turn"] = write_turn(g)
    found["pending"] = write_pending(g)
    return found


def write_cards(counts: list[int]) -> dict[str, int]:
    """Cards by id."""
    return {BONUS_CARDS[kind]: n for kind, n in enumerate(counts) if n}


def _place(place: int) -> str | None:
    return None if place == NOWHERE else PLACES[place]


def _write_seat(g: Public, p: int) -> Json:
    return {
        "lira": g.lira[p],
        "rubies": g.rubies[p],
        "goods": {good: n for good, n in zip(GOODS, g.goods[p], strict=True) if n},
        "extensions": g.extensions[p],
        "merchant": PLACES[g.merchant[p]],
        "stack": write_stack(g, p),
        "assistants": [PLACES[place] for place, n in enumerate(g.assistant[p]) if n],
        "family": PLACES[g.family[p]],
        "mosque_tiles": [colour for colour, n in zip(GOODS, g.tile[p], strict=True) if n],
        "known": write_cards(g.known[p]),
    }


def write_stack(g: Public, p: int) -> int | str:
    """How many; with neutral assistants who, bottom first: "nooo"."""
    if not g.tables.neutral_assistants:
        return g.stack[p]
    return "".join("n" if g.stack_neutral[p] >> i & 1 else "o" for i in range(g.stack[p]))
