"""Positions and views as JSON: every field, with ids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from istanbul.board_game.contents import (
    BONUS_CARDS,
    FIGURES,
    GOODS,
    GUILD_CARDS,
    KIOSK_TILES,
    MARKETS,
    PLACES,
    TAVERN_TILES,
)
from istanbul.board_game.events import over_reason
from istanbul.board_game.pending import write_pending, write_turn
from istanbul.board_game.state import (
    FIRST_NEUTRAL,
    IN_RESERVE,
    N_FIGURES,
    NOBODY,
    NOWHERE,
    Public,
    State,
)
from istanbul.board_game.tables import N_COINS, N_MARKETS
from istanbul.board_game.view import View, see

Json = dict[str, Any]
APART = ("seats", "unseen", "guild_unseen")  # what a seat knows more of than the others


def write_position(g: State) -> Json:
    """All of a state; the deck is what is named nowhere."""
    found = write_public(g)
    for p in range(g.tables.players):
        found["seats"][p]["hand"] = write_cards(g.hand[p])
        if g.tables.mocha:
            found["seats"][p]["guild"] = _flags(g.guild_hand[p], GUILD_CARDS)
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
    if v.tables.mocha:
        for p in range(v.tables.players):
            found["seats"][p]["guild_cards"] = v.guild_size[p]
        if v.viewer >= 0:
            found["seats"][v.viewer]["guild"] = _flags(v.guild_hand, GUILD_CARDS)
        found["guild_deck"] = v.guild_deck_size
        found["guild_unseen"] = _flags(v.guild_unseen, GUILD_CARDS)
    return found


def write_views(g: State, viewers: Sequence[int]) -> tuple[Json, list[Json]]:
    """The views of several seats at once: what is alike in all, and what each has besides.

    Put together, each is as `write_view` would write it.
    """
    everybody = view_of(g, NOBODY)
    public = write_view(everybody)
    apart = {name: public.pop(name) for name in APART if name in public}
    return public, [_for_seat(g, apart, everybody, viewer) for viewer in viewers]


def view_of(g: State, viewer: int) -> View:
    """The view of a seat on plain rules."""
    view = View()
    view.tables = g.tables
    see(g, viewer, view)
    return view


def _for_seat(g: State, apart: Json, everybody: View, viewer: int) -> Json:
    if viewer < 0:
        return apart
    hand, known = g.hand[viewer], g.known[viewer]
    unseen = [n - own + open_ for n, own, open_ in zip(everybody.unseen, hand, known, strict=True)]
    seat = {**apart["seats"][viewer], "hand": write_cards(hand)}
    found: Json = {"seats": list(apart["seats"]), "unseen": write_cards(unseen)}
    found["seats"][viewer] = seat
    if g.tables.mocha:
        own = g.guild_hand[viewer]
        seat["guild"] = _flags(own, GUILD_CARDS)
        left = [n - mine for n, mine in zip(everybody.guild_unseen, own, strict=True)]
        found["guild_unseen"] = _flags(left, GUILD_CARDS)
    return found


def write_public(g: Public) -> Json:
    """What lies open."""
    found: Json = {
        "round": g.round,
        "seat": g.seat,
        "last_round": bool(g.last_round),
        "ending": over_reason(g.ending) if g.ending else None,
        "over": over_reason(g.over) if g.over else None,
        "seats": [_write_seat(g, p) for p in range(g.tables.players)],
    }
    for figure, name in enumerate(FIGURES):
        if figure_is_in_play(g, name):
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
    if g.tables.mocha:
        found |= _write_mocha(g)
    if g.tables.letters:
        found |= _write_letters(g)
    found["discard"] = [BONUS_CARDS[kind] for kind in g.discard[: g.discards]]
    found["turn"] = write_turn(g)
    found["pending"] = write_pending(g)
    return found


def figure_is_in_play(g: Public, name: str) -> bool:
    """The coffee trader comes with coffee, the courier with letters."""
    return {"coffee_trader": g.tables.mocha, "courier": g.tables.letters}.get(name, 1) > 0


def _write_mocha(g: Public) -> Json:
    barrier = None
    if g.barrier_low != NOWHERE:
        between = [PLACES[g.barrier_low], PLACES[g.barrier_high]]
        barrier = {"between": between, "holder": g.barrier_holder}
    return {
        "coffee_house": g.coffee_house,
        "baksheesh": "ab"[g.baksheesh],
        "barrier": barrier,
        "guild_discard": _flags(g.guild_discard, GUILD_CARDS),
    }


def _write_letters(g: Public) -> Json:
    used = [1 - down - up for down, up in zip(g.kiosk_deck, g.kiosk_row, strict=True)]
    return {
        "letters": {"discard": _places(g.letter_discard)},
        "coins": N_COINS - g.coins_taken,
        "kiosk": {"row": _flags(g.kiosk_row, KIOSK_TILES), "discard": _flags(used, KIOSK_TILES)},
    }


def _flags(flags: list[int], names: list[str]) -> list[str]:
    return [name for name, flag in zip(names, flags, strict=True) if flag]


def _places(counts: list[int]) -> dict[str, int]:
    return {PLACES[place]: n for place, n in enumerate(counts) if n}


def write_cards(counts: list[int]) -> dict[str, int]:
    """Cards by id."""
    return {BONUS_CARDS[kind]: n for kind, n in enumerate(counts) if n}


def _place(place: int) -> str | None:
    return None if place == NOWHERE else PLACES[place]


def _write_companion(place: int) -> str | None:
    return "reserve" if place == IN_RESERVE else _place(place)


def _write_seat(g: Public, p: int) -> Json:
    found = _write_base_seat(g, p)
    if g.tables.mocha:
        found["coffee"] = g.coffee[p]
        found["tavern_tiles"] = _flags(g.tavern_tile[p], TAVERN_TILES)
    if g.tables.letters:
        fronts, backs = _places(g.letter_front[p]), _places(g.letter_back[p])
        found["letters"] = {"open": fronts, "delivered": backs}
        found["companion"] = _write_companion(g.companion[p])
        found["doubled"] = bool(g.doubled[p])
    return found


def _write_base_seat(g: Public, p: int) -> Json:
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
